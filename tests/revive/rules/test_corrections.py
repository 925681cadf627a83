"""What a game master may put right: resources, tracks, machines, the map, cards, the end."""

from __future__ import annotations

from itertools import product

import pytest

from engine.corrections import Correction, MovePiece, SetFigure, Value, correct, things_of
from engine.games.revive.content import CARD, HEXES
from engine.games.revive.corrections import ReadyMachine, SetPoints, SetResource, SetSwitch
from engine.games.revive.state import Machine, Revive, Variant
from engine.kernel import IllegalMove
from tests.revive.tables import turned


def reason(game: Revive, one: Correction) -> str:
    """Why a correction is refused."""
    with pytest.raises(IllegalMove) as refused:
        correct(game, one)
    return refused.value.refusal.reason


def figure(what: str, value: str | int, seat: int = 0, which: str = "") -> SetFigure:
    return SetFigure(f"set_{what}", seat, which, value)


def test_points_put_right_give_no_bonus_of_the_track_again() -> None:
    game = turned()
    after, (event,) = correct(game, figure("score", 12))
    assert (after.tribes[0].score, after.tribes[0].highest) == (12, 12)
    assert event.seen_by(None) == {"thing": ["set_score", 0], "value": 12}
    back, _ = correct(after, figure("score", 4))
    assert (back.tribes[0].score, back.tribes[0].highest) == (4, 12)
    assert reason(back, figure("highest", 3)) == "correction-number"


def test_a_technology_taken_back_takes_its_settler_back() -> None:
    game, _ = correct(turned(), figure("tech", "yes", 0, "roots_t1"))
    game, _ = correct(game, figure("settled", "a1", 0, "roots_t1"))
    assert (game.tribes[0].techs, game.tribes[0].settled) == (["t1"], {"a1": "t1"})
    game, _ = correct(game, figure("tech", "no", 0, "roots_t1"))
    assert (game.tribes[0].techs, game.tribes[0].settled) == ([], {})


def test_energy_on_machines_is_energy_that_a_tribe_has() -> None:
    game, _ = correct(turned(), figure("machine", "yes", 0, "stove"))
    game, _ = correct(game, figure("spent", "yes", 0, "stove"))
    assert game.tribes[0].machines == [Machine("stove", True)]
    assert reason(game, figure("energy", 0)) == "correction-number"
    game, _ = correct(game, figure("machine", "yes", 0, "desk"))
    assert reason(game, figure("spent", "yes", 0, "desk")) == "correction-unknown"


def test_a_building_stands_on_a_desert_of_nobody_else() -> None:
    game = turned()
    deserts = [hex for hex in HEXES if game.terrain_at(hex) == "desert"]
    game, _ = correct(game, figure("building", "small", 0, deserts[0]))
    assert game.tribes[0].buildings == {deserts[0]: "small"}
    assert reason(game, figure("building", "small", 1, deserts[0])) == "correction-unknown"


def test_a_card_put_into_a_slot_lies_as_it_would_be_played() -> None:
    game = turned()
    card = game.tribes[0].active[0]
    into = MovePiece("set_active", 0, "", card, "set_slot_bottom_left", 0, "")
    after, (event,) = correct(game, into)
    (placed,) = after.tribes[0].slots["bottom_left"]
    assert (placed.card, placed.half) == (card, "bottom")
    assert event.seen_by(1)["piece"] == card
    side = MovePiece("set_active", 0, "", card, "set_slot_side", 0, "")
    assert reason(game, side) == "correction-no-place"
    won, _ = correct(game, MovePiece("set_market", -1, "", game.market[0], "set_rest", 0, ""))
    assert won.tribes[0].gained == [game.market[0]]


def test_a_card_without_a_colour_lies_as_a_yellow_one() -> None:
    """[abyss.scyphoz] Until its colour is put right, too. It counts as gained, others than those of
    the beginning do."""
    game = turned(variant=Variant(abyss=True))
    for card in (game.scyphoz[-1], game.market[0], game.tribes[1].rest[0]):
        game.tribes[0].rest.append(card)
    scyphoz, citizen, start = game.tribes[0].rest[-3:]
    for card in (scyphoz, citizen, start):
        into = MovePiece("set_rest", 0, "", card, "set_slot_top_left", 0, "")
        game, _ = correct(game, into)
    placed = game.tribes[0].slots["top_left"]
    assert [(one.card, one.colour) for one in placed] == [
        (scyphoz, "yellow"), (citizen, CARD[citizen].colour), (start, CARD[start].colour),
    ]  # fmt: skip
    assert game.tribes[0].gained == [scyphoz, citizen]


def test_who_triggered_the_end_is_put_right() -> None:
    """[end.last] The others after the seat whose turn it is have a last one."""
    game, _ = correct(turned(3), figure("ender", "yes", 2))
    assert (game.ending, game.ender, game.last) == (True, 2, [1])
    game, _ = correct(game, figure("ender", "no", 2))
    assert (game.ending, game.ender, game.last) == (False, -1, [])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_last_turn_comes_to_all_between_the_one_at_turn_and_who_triggered_the_end(
    seats: int,
) -> None:
    """[end.last] In the order of turns; to all others if it is the one at turn."""
    for active, ender in product(range(seats), repeat=2):
        game = turned(seats)
        game.active = active
        things = {(thing.what, thing.seat): thing for thing in things_of(game)}
        ends = things["set_ender", ender]
        assert isinstance(ends, Value)
        ends.put("yes")
        in_turn = [*range(active + 1, seats), *range(active)]
        last = in_turn[: in_turn.index(ender)] if ender != active else in_turn
        assert (game.ender, game.last) == (ender, last)


def test_corrections_of_1_0_0_are_replayed_as_they_were() -> None:
    game = turned()
    tribe = game.tribes[0]
    tribe.machines, tribe.switched = [Machine("stove", True)], True
    for one, name in (
        (SetResource(0, "food", 3), "corrected_resource"),
        (SetPoints(0, 7), "corrected_points"),
        (ReadyMachine(0, "stove"), "corrected_ready"),
        (SetSwitch(0), "corrected_switch"),
    ):
        game, (event,) = correct(game, one)
        assert event.name == name
    tribe = game.tribes[0]
    assert (tribe.stock["food"], tribe.score, tribe.highest) == (3, 7, 7)
    assert (tribe.machines, tribe.switched) == ([Machine("stove")], False)
