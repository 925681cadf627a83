"""A menu reaches every legal pick, in few steps, and never outgrows a message."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.menu import (
    MAX_ENTRY_BUTTONS,
    SELECT_ENTRIES,
    NoSuchPlace,
    Path,
    groups,
    level,
    matching,
)
from engine.kernel import Pick, pick


@pick
class Take(Pick):
    verb: ClassVar[str] = "take"
    what: str
    n: int


@pick
class Swap(Pick):
    verb: ClassVar[str] = "swap"
    what: str
    rival: int
    hidden: bool


@pick
class Rest(Pick):
    verb: ClassVar[str] = "rest"


@pick
class Nap(Pick):
    verb: ClassVar[str] = "rest"


words = st.sampled_from([f"w{n}" for n in range(60)])
some_picks: Any = st.lists(
    st.one_of(
        st.builds(Take, what=words, n=st.integers(0, 40)),
        st.builds(Swap, what=words, rival=st.integers(0, 3), hidden=st.booleans()),
        st.builds(Rest),
        st.builds(Nap),
    ),
    min_size=1,
    max_size=120,
    unique=True,
)


@given(some_picks)
def test_a_group_is_the_level_of_its_path(picks: list[Pick]) -> None:
    assert [group for group in groups(picks) if group != level(picks, group.path)] == []


@given(some_picks)
def test_every_legal_pick_is_reached_once_and_every_level_fits(picks: list[Pick]) -> None:
    reached: list[int] = []
    todo = [Path()]
    while todo:
        here = level(picks, todo.pop())
        if here.ready is not None:
            reached.append(here.ready)
            assert not here.entries
            continue
        seen = []
        for page in range(here.pages):
            shown = level(picks, Path(here.path.steps, page)).shown
            assert 0 < len(shown) <= SELECT_ENTRIES
            seen += [entry.number for entry in shown]
        assert seen == list(range(len(here.entries)))
        assert len(seen) >= 2
        assert sorted(at for e in here.entries for at in e.picks) == sorted(here.picks)
        todo += [here.path.to(entry.number) for entry in here.entries]
        assert len(f"m1:{2**63}:3:999999:{here.path}") <= 100
    assert sorted(reached) == list(range(len(picks)))


def test_a_level_with_one_value_is_skipped() -> None:
    picks = [Swap("wood", 1, False), Swap("wood", 1, True), Swap("wood", 2, False)]
    first = level(picks, Path())
    assert first.key == "rival"
    assert first.few
    assert [e.value for e in first.entries] == [1, 2]
    second = level(picks, Path((0,)))
    assert second.key == "hidden"
    assert second.chosen == (("rival", 1),)
    assert level(picks, Path((1,))).ready == 2


def test_true_and_1_are_different_values() -> None:
    assert len(level([Take("a", 1), Take("a", True)], Path()).entries) == 2


def test_more_entries_than_buttons_make_a_select() -> None:
    assert not level([Take("a", n) for n in range(MAX_ENTRY_BUTTONS + 1)], Path()).few


@pytest.mark.parametrize("text", ["x", "1.", ".1", "-1", "1p", "999999999", "1.2.3q"])
def test_an_invented_path_is_refused(text: str) -> None:
    with pytest.raises(NoSuchPlace):
        Path.parse(text)


def test_a_path_to_nowhere_is_refused() -> None:
    with pytest.raises(NoSuchPlace):
        level([Take("a", 1), Take("a", 2)], Path((2,)))
    with pytest.raises(NoSuchPlace):
        level([Take("a", 1)], Path((0,)))
    with pytest.raises(NoSuchPlace):
        level([], Path())


@given(st.lists(st.integers(0, 9999), max_size=12), st.integers(0, 999))
def test_a_path_survives_writing_and_reading(steps: list[int], page: int) -> None:
    path = Path(tuple(steps), page)
    assert Path.parse(str(path)) == path


def test_matching_compares_only_the_given_fields() -> None:
    picks = [Take("a", 1), Take("a", 2), Take("b", 1), Rest()]
    assert matching(picks, "take", {"what": "a"}) == [0, 1]
    assert matching(picks, "take", {"what": "b", "n": 2}) == []
    assert matching(picks, "rest", {}) == [3]
