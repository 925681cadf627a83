"""Frozen classes that are made quickly are those of `dataclasses` in all else."""

from __future__ import annotations

import dataclasses
import inspect
import pickle

import pytest

from engine.frozen import frozen, is_frozen, replace


@frozen
class Made:
    """Something with every kind of field there is."""

    seat: int
    word: str = "none"
    things: list[str] = dataclasses.field(default_factory=list)

    def __post_init__(self) -> None:
        if self.seat < 0:
            raise ValueError("no seat")


@frozen
class Heir(Made):
    """More fields after those it has inherited."""

    last: int = 7


@frozen
class Bare:
    """Nothing."""


def test_fields_are_positional_or_named_with_defaults() -> None:
    assert Made(1) == Made(seat=1, word="none", things=[])
    assert Made(1).things is not Made(1).things
    assert Heir(1, "a", ["b"], 2) == Heir(1, things=["b"], last=2, word="a")
    assert [field.name for field in dataclasses.fields(Heir)] == ["seat", "word", "things", "last"]
    assert list(inspect.signature(Heir).parameters) == ["seat", "word", "things", "last"]
    assert Bare() == Bare()
    with pytest.raises(TypeError, match="missing"):
        Made()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="unexpected"):
        Made(1, colour=2)  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="no seat"):
        Made(-1)


def test_a_frozen_class_is_immutable_and_has_slots() -> None:
    heir = Heir(1)
    with pytest.raises(dataclasses.FrozenInstanceError):
        heir.seat = 2  # type: ignore[misc]
    with pytest.raises((AttributeError, TypeError)):
        heir.other = 2  # type: ignore[attr-defined]
    assert not hasattr(heir, "__dict__")
    assert pickle.loads(pickle.dumps(heir)) == heir


def test_a_frozen_class_compares_and_prints_like_a_dataclass() -> None:
    @dataclasses.dataclass(frozen=True, slots=True)
    class Plain:
        seat: int
        word: str = "none"

    @frozen
    class Quick:
        seat: int
        word: str = "none"

    told = repr(Plain(1, "{a}")).replace("Plain", "Quick")
    assert [repr(Quick(1, "{a}")), repr(Quick(1, "{a}"))] == [told, told]
    assert [repr(Made(1)), repr(Heir(1)), repr(Bare())] == [
        "Made(seat=1, word='none', things=[])",
        "Heir(seat=1, word='none', things=[], last=7)",
        "Bare()",
    ]
    assert hash(Quick(1, "a")) == hash(Quick(1, "a")) != hash(Quick(1, "b"))
    assert Quick(1, "a") == Quick(1, "a") != Quick(1, "b")
    assert Quick(1) != Plain(1)
    assert Made(1) != Heir(1)
    assert len({Bare(), Bare(), Quick(1), Quick(1)}) == 2
    assert is_frozen(Quick)
    assert is_frozen(Plain)
    assert not is_frozen(dataclasses.make_dataclass("Open", ["seat"]))


def test_replace_returns_a_copy_with_other_values() -> None:
    heir = Heir(1, "a", ["b"])
    assert replace(heir, word="c", last=3) == dataclasses.replace(heir, word="c", last=3)
    assert heir == Heir(1, "a", ["b"])
    with pytest.raises(TypeError, match="colour"):
        replace(heir, colour=3)
    with pytest.raises(ValueError, match="no seat"):
        replace(heir, seat=-2)


def test_unsupported_fields_are_refused() -> None:
    with pytest.raises(TypeError, match="not a field of a plain frozen class"):

        @frozen
        class Named:
            seat: int = dataclasses.field(kw_only=True)


def test_equal_fields_of_two_classes_hash_differently() -> None:
    @frozen
    class Pass:
        pass

    @frozen
    class Stay:
        pass

    assert hash(Pass()) == hash(Pass()) != hash(Stay())
