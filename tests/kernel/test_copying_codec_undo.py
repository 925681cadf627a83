"""Copies share nothing that changes; saves come back equal or are refused; undo stops in time."""

from __future__ import annotations

import json
import types
from dataclasses import dataclass
from typing import Any

import pytest

from engine import codec
from engine.codec import UnreadableSave
from engine.copying import clone
from engine.games import GAMES
from engine.kernel import Lanes, apply, awaited, during, legal
from engine.undo import CannotUndo, undo
from tests.kernel.toy import (
    AlwaysTake,
    Bag,
    Hand,
    Note,
    Shout,
    Shouting,
    Stop,
    Take,
    TakeSome,
    Threat,
    Toy,
    toy,
)


def _forget(state: dict[str, Any]) -> dict[str, Any]:
    return {**state, "log": ["migrated"]}


@pytest.fixture(autouse=True)
def toy_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy can be saved, at version 2, whose migration from 1 rewrites the log."""
    package: Any = types.SimpleNamespace(
        NAME="toy", FIRST_VERSION=1, VERSION=2, MIGRATIONS=[_forget], Game=Toy,
        migrated=lambda state, version: _forget(state) if version == 1 else state,
    )  # fmt: skip
    monkeypatch.setitem(GAMES, "toy", package)


def full() -> Toy:
    game = toy([[TakeSome(0, 2), Note("x")], [TakeSome(1, 2)]], Hand(2, answers=((0, Take(1)),)))
    game.bags[0] = Bag(3, ["a"], (1, "b"))
    game.counts = {"wood": 2}
    game.named = {"spare": Bag(1)}
    return game


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    game = full()
    game.spare = Bag(9)
    copy = clone(game)
    assert copy == game
    copy.bags[0].marks.append("new")
    copy.counts["wood"] = 0
    copy.named["spare"].coins = 7
    assert copy.spare is not None
    copy.spare.coins = 0
    lanes = copy.agenda[-1]
    assert isinstance(lanes, Lanes)
    lanes.lanes[0].clear()
    fresh = full()
    fresh.spare = Bag(9)
    assert game == fresh


def test_asides_and_steps_stored_in_the_state_are_copied_and_saved() -> None:
    aside = Shouting((0, 1), ("a", "b"))
    game = toy(during(aside, Threat((1,), Hand(2)), TakeSome(0, 2)))
    game.owed = [[Note("later"), TakeSome(1, 2)], []]
    copy = clone(game)
    loaded = codec.loads(codec.dumps(game))
    assert copy == loaded == game
    after, _ = apply(game, 0, Shout("a"))
    assert copy == game, "what is open from then on is the copy's"
    assert codec.loads(codec.dumps(after)) == after
    copy.owed[0].clear()
    assert len(game.owed[0]) == 2


def test_lanes_without_an_aside_keep_their_save_format() -> None:
    (lanes,) = codec.encode(toy([[TakeSome(0, 2)], [TakeSome(1, 2)]]))["agenda"]
    assert list(lanes) == ["is", "lanes"]


def test_only_dataclasses_can_be_copied() -> None:
    with pytest.raises(TypeError, match="cannot copy int"):
        clone(3)


@dataclass
class Odd:
    """Containers whose content is not declared, and sets."""

    bare: list  # type: ignore[type-arg]
    words: set[str]
    table: dict  # type: ignore[type-arg]


def test_sets_and_bare_containers_are_copied_too() -> None:
    odd = Odd([1], {"a"}, {"k": 1})
    copy = clone(odd)
    assert copy == odd
    assert copy.bare is not odd.bare
    assert copy.words is not odd.words
    assert copy.table is not odd.table


def test_a_save_loads_equal() -> None:
    game = full()
    text = codec.dumps(game)
    assert "\n" not in text
    assert codec.loads(text) == game
    assert codec.dumps(codec.loads(text)) == text
    assert codec.game_name(Toy) == "toy"


def test_an_old_save_is_migrated() -> None:
    head = json.loads(codec.dumps(full()))
    head["version"] = 1
    loaded = codec.loads(json.dumps(head))
    assert isinstance(loaded, Toy)
    assert loaded.log == ["migrated"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nonsense", "not a saved game"),
        ("[]", "not a saved game"),
        ('{"game":"toy"}', "not a saved game"),
        ('{"game":"chess","version":1,"state":{}}', "unknown kind: 'chess'"),
        ('{"game":"toy","version":3,"state":{}}', "of version 3: this program reads 1 to 2"),
        ('{"game":"toy","version":"2","state":{}}', "of version '2'"),
        ('{"game":"toy","version":2,"state":{}}', "is broken"),
    ],
)
def test_an_unreadable_save_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(UnreadableSave, match=sentence):
        codec.loads(text)


def test_picks_survive_json() -> None:
    game = full()
    assert codec.pick_from_json(game, codec.pick_to_json(Take(2))) == Take(2)
    for broken in ({"is": "Nothing"}, {"is": "Take"}, {"is": "Note", "text": "x"}):
        with pytest.raises(UnreadableSave, match="not a pick"):
            codec.pick_from_json(game, broken)


def test_unsavable_values_are_named() -> None:
    with pytest.raises(TypeError, match="keys of a saved dict"):
        codec._codec(dict[int, str], "tests.kernel")
    with pytest.raises(TypeError, match="no way to save"):
        codec._codec(bytes, "tests.kernel")
    with pytest.raises(LookupError, match="no game in GAMES"):
        codec.game_name(Bag)  # type: ignore[arg-type]


def test_undo_reverts_the_last_pick() -> None:
    game = toy(TakeSome(0, 2), TakeSome(0, 3))
    after, _ = apply(game, 0, Take(2))
    assert undo(game, [(0, Take(2))], 0) == game
    assert after != game


def test_undo_in_a_lane_replays_later_picks_of_others() -> None:
    game = toy([[TakeSome(0, 2), AlwaysTake(0, 1)], [TakeSome(1, 2), AlwaysTake(1, 1)]])
    back = undo(game, [(0, Take(2)), (1, Take(1))], 0)
    assert [bag.coins for bag in back.bags] == [0, 1]
    assert legal(back, 0) == [Take(1), Take(2)]


def test_undo_stops_at_another_seats_answer_in_the_same_stack() -> None:
    game = toy(TakeSome(0, 2), TakeSome(1, 2), AlwaysTake(0, 1))
    with pytest.raises(CannotUndo) as refused:
        undo(game, [(0, Take(1)), (1, Take(1))], 0)
    assert refused.value.reason == "answered"


def test_undo_stops_at_private_questions_of_others_answered_or_not() -> None:
    lanes = [[AlwaysTake(0, 2)], [AlwaysTake(1, 2), AlwaysTake(1, 1)]]
    for asked, answer in ((lanes, Take(1)), (Threat((1, 2), Note("hit")), Shout("no"))):
        game = toy(TakeSome(0, 2), asked, seats=3)
        for moves in ([], [(1, answer)]):
            with pytest.raises(CannotUndo) as refused:
                undo(game, [(0, Take(1)), *moves], 0)
            assert refused.value.reason == "private"


def test_undo_of_a_sealed_answer_keeps_the_answers_of_others() -> None:
    game = toy(Hand(3), seats=3)
    for others in ([], [(1, Take(1))], [(1, Take(1)), (1, Take(2))]):
        back = undo(game, [(0, Take(1)), *others], 0)
        assert [seat for seat, _ in awaited(back)] == [0, 2] if others else [0, 1, 2]
    opened = [(0, Take(1)), (1, Take(1)), (2, Take(1))]
    with pytest.raises(CannotUndo) as refused:
        undo(game, opened, 0)
    assert refused.value.reason == "answered"


def test_a_pick_whose_question_has_changed_cannot_be_undone() -> None:
    with pytest.raises(CannotUndo) as refused:
        undo(toy(TakeSome(0, 2)), [(0, Take(3))], 0)
    assert refused.value.reason == "answered"


def test_undo_without_a_pick_is_refused() -> None:
    game = toy(AlwaysTake(0, 1))
    with pytest.raises(CannotUndo) as refused:
        undo(game, [], 0)
    assert refused.value.reason == "nothing"
    with pytest.raises(CannotUndo):
        undo(game, [(1, Stop())], 0)
