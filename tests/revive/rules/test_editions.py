"""Games keep the rules that they began with: see data/revive/editions.toml."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.table.after.replay import GameHistory, initial_game
from engine import codec
from engine.games.revive import PACKAGE as revive
from engine.games.revive.content import EDITION, LAKE, TRIBE, numbers, stack, tribes
from engine.games.revive.picks import (
    Convert,
    EndTurn,
    Finish,
    Hibernate,
    OpenCrate,
    Play,
    Switch,
    Take,
)
from engine.games.revive.record import Record
from engine.games.revive.setup import new_table
from engine.games.revive.state import Machine, Revive, Variant
from engine.games.revive.turn.abyss import Exchanging, exchanges
from engine.kernel import legal, pending, play
from engine.players.idle import idle_pick
from tests.laws.walks import fresh as any_fresh
from tests.laws.walks import walk
from tests.revive.tables import asked, do, end, fresh, grant, tribe, turned

BOTH = Variant(giants=True, abyss=True)


def laid(game: Revive) -> tuple[int, int]:
    """Giant crystals and lakes on the board."""
    tiles = [tile.id for tile in game.board.values()]
    return sum(id in stack("giants") for id in tiles), sum(id in LAKE for id in tiles)


def test_giant_crystals_and_lakes_do_not_take_each_others_place() -> None:
    """[setup.board] Two of each, whatever the shuffle; in the first edition a lake could take the
    place of a giant crystal."""
    first = {laid(new_table(2, seed, BOTH, Record(), edition=1)) for seed in range(30)}
    assert {laid(new_table(2, seed, BOTH, Record())) for seed in range(30)} == {(2, 2)}
    assert (1, 2) in first


@pytest.mark.parametrize("edition", [1, 2])
def test_a_game_of_before_is_dealt_again_by_its_own_rules(edition: int) -> None:
    """Its row says by which; a replay gives the table of that time."""
    game = new_table(3, 8, BOTH, Record(), edition)
    assert (game.edition, game == fresh(3, 8, giant_crystals=True, abyss=True)) == (edition, False)
    options = {"giant_crystals": True, "abyss": True}
    row: Any = SimpleNamespace(options=options, record=None, edition=edition)
    first: Any = SimpleNamespace(kind="start", pick="8")
    course = GameHistory(revive, row, 3, [first])
    assert initial_game(course) == game


@pytest.mark.parametrize(
    ("literal", "long", "own", "moon", "abyss"),
    list(product([False, True], repeat=5)),
)
@pytest.mark.parametrize("seats", revive.SEATS)
def test_a_table_that_sleeps_ends_whatever_its_options(
    seats: int, literal: bool, long: bool, own: bool, moon: bool, abyss: bool
) -> None:
    """[hibernate.artifact] Also where an artifact goes at every fourth hibernation alone."""
    game = fresh(
        seats, literal_hib4=literal, length="long" if long else "usual",
        artifact_card="own" if own else "shared", moon=moon, abyss=abyss,
    )  # fmt: skip
    while game.result is None:
        seat = next(one for _, some in pending(game) for one in some)
        play(game, seat, idle_pick(game, seat, game.round))
        assert game.round < 40


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_out_of_turn_is_over_a_limit(seats: int) -> None:
    """[limits, crystals.surplus] At any moment of random games with random options."""
    for seed in range(1, 7):
        game = any_fresh("revive", seats, seed, seed * 7)
        for seat, pick in walk(game, seed):
            play(game, seat, pick)
            for other, one in enumerate(game.tribes):
                if game.round and other != game.active and not game.counting:
                    assert max(one.stock[what] for what in ("food", "book", "gear")) <= 6
                    assert one.stock["crystal"] <= 3


def test_what_an_exchange_brings_is_within_the_limits_too() -> None:
    """[limits, abyss.exchange] A bonus of the last exchange of a turn is cut before the next seat
    plays."""
    game = turned(variant=Variant(abyss=True))
    game = grant(game, 0, "V2")
    own_tribe = tribe(game)
    own_tribe.score, own_tribe.highest, own_tribe.devotion, own_tribe.deepest = 14, 14, 4, 4
    own_tribe.stock |= {"gear": 5, "book": 4}
    game, _ = do(game, 0, Switch("gear"), Play("storyteller", "top_left", "green"))
    assert asked(game) == [("AfterTurn", 0)]
    game, _ = do(
        game, 0, *[pick for pick in legal(game, 0) if type(pick).__name__ == "Convert"][:1]
    )
    game, _ = do(game, 0, Take(0, 2, 0))
    assert asked(game) == [("Act", 1)]
    assert tribe(game).stock["book"] == 6


def test_crystals_that_come_after_the_action_are_exchanged_too() -> None:
    """[crystals.surplus] Those that a free action brings while the action waits for its end."""
    game = turned()
    tribe(game).crates = ["box_crystal"]
    tribe(game).stock |= {"crystal": 3, "book": 0}
    game, _ = do(game, 0, Switch("food"))
    assert asked(game) == [("Overflow", 0)]
    game, _ = do(game, 0, OpenCrate("box_crystal"))
    assert asked(game) == [("AnyResources", 0)]
    game, _ = do(game, 0, Take(0, 1, 0))
    assert tribe(game).stock == {"food": 6, "book": 1, "gear": 6, "crystal": 3}


def test_alone_what_is_over_the_limits_is_not_counted() -> None:
    """[limits, solo] The game ends in the middle of an action; what is too much is lost first."""
    game = turned(1)
    game.artifacts = {"yellow": 0, "green": 1, "grey": 0}
    tribe(game).stock |= {"food": 16, "book": 0, "gear": 0}
    game = grant(game, 0, "Z1")
    assert game.result is not None
    assert tribe(game).stock["food"] == 6


def test_a_question_for_free_actions_closes_with_the_last_of_them() -> None:
    """[turn.free] Nobody is asked whether a turn or an action is over that has nothing left."""
    game = turned()
    tribe(game).crates, tribe(game).stock["gear"] = ["box_gear"], 0
    game, _ = do(game, 0, Switch("food"), *([Finish()]), EndTurn())
    assert asked(game) == [("AfterTurn", 0)]
    game, _ = do(game, 0, OpenCrate("box_gear"))
    assert asked(game) == [("Act", 1)]
    game = turned()
    tribe(game).crates = ["box_gear"]
    tribe(game).stock |= {"gear": 0}
    game, _ = do(game, 0, Switch("food"), OpenCrate("box_gear"))
    assert asked(game) == [("Act", 0)]


def test_a_second_action_that_is_impossible_is_not_asked() -> None:
    """[turn.actions] Cards without a slot, nothing to pay with."""
    game = turned()
    own_tribe = tribe(game)
    own_tribe.stock = dict.fromkeys(own_tribe.stock, 0)
    own_tribe.active = []
    for tile in game.board.values():
        tile.id = tile.id if tile.up else "tile_c6"
    game, _ = do(game, 0, Switch("food"))
    assert asked(game) == [("Act", 1)]
    game = turned()
    own_tribe = tribe(game)
    own_tribe.stock = dict.fromkeys(own_tribe.stock, 0)
    own_tribe.active, own_tribe.machines = [], [Machine("stove")]
    game, _ = do(game, 0, Switch("food"))
    assert asked(game) == [("Act", 0)]


def test_literal_readings() -> None:
    """[hibernate.artifact] Every fourth hibernation; in the first edition the fourth alone."""
    for edition, before, loses in ((2, 3, True), (2, 7, True), (1, 7, False), (2, 4, False)):
        game = turned(variant=Variant(literal_hib4=True), edition=edition)
        tribe(game).hibernations = before
        tribe(game).stock = dict.fromkeys(tribe(game).stock, 0)
        game, _ = do(game, 0, Hibernate())
        game = end(game, 1) if game.active else game
        kinds = {name for name, _ in asked(game)}
        assert "ChooseRow" in kinds
        row = [pick for pick in legal(game, 0) if pick.verb == "row"][-1]
        game, _ = do(game, 0, row, Take(2, 0, 0))
        assert (asked(game) == [("LoseArtifact", 0)]) == loses


def test_stars_and_first_stocks_keep_their_edition() -> None:
    """[tribe.star, setup.start] Roots and ferriers, the third seat and the fourth, since the
    fourth edition; ferriers and what a lantern brings, since the fifth."""
    roots = ("TA1", "TA1", "TA1", "TA1 P1", "TA1 P1")
    ferriers = ("B1 F1 P2", "B1 F1 P2", "B1 F1 P2", "B1 F1 P1", "B2 F1 P3")
    for edition in range(1, EDITION + 1):
        late, new = edition >= 4, edition >= 5
        stars = {"roots": roots[min(edition, 5) - 1], "ferriers": ferriers[min(edition, 5) - 1]}
        for id in TRIBE:
            assert tribes(edition)[id].sun == stars.get(id, TRIBE[id].sun)
        assert numbers(edition).lantern_gift == ("P1 F1" if edition >= 5 else "P2 F1")
        stocks = [one.stock for one in new_table(4, 1, Variant(), Record(), edition).tribes]
        assert [one["food"] for one in stocks] == [2, 3 - new, 2 + (edition == 4), 2]
        assert [one["book"] for one in stocks] == [1, 1, 2, 1 + late]
        assert [one["crystal"] for one in stocks] == [1, 1 + new, 1 + new, 2]
        for id, points in (("roots", late), ("ferriers", (2, 2, 2, 1, 3)[min(edition, 5) - 1])):
            game = turned(tribe=id, edition=edition)
            before = tribe(game).score
            game = grant(game, 0, "S1")
            if asked(game) == [("AnySteps", 0)]:
                game, _ = do(game, 0, legal(game, 0)[0])
            assert tribe(game).score - before == points


COURSES = json.loads((Path(__file__).parents[1] / "first_edition.json").read_text(encoding="utf-8"))
"""Whole games as they were played before there were editions."""


@pytest.mark.parametrize("course", COURSES, ids=lambda one: str(one["seed"]))
def test_finished_games_of_before_come_to_the_same_end(course: dict[str, Any]) -> None:
    """Every pick of then, played by today's program from the same deal."""
    options = revive.Options(**course["options"])
    game = revive.new_game(course["seats"], course["seed"], options, edition=1)
    for seat, data in course["picks"]:
        play(game, seat, codec.pick_from_json(game, data))
    assert [score.total for score in revive.score(game)] == course["totals"]
    assert list(game.result or ()) == course["result"]


def test_the_first_edition_offers_an_exchange_of_what_was_won_up_to_ten_times() -> None:
    """[abyss.exchange] Two of what was won each time."""
    for won, praise in product((0, 1, 2, 3, 19, 20, 22), repeat=2):
        picks = Exchanging(0, won, praise).options(fresh(2), 0)
        times = {"devotion": won, "points": praise}
        assert picks[0] == Finish()
        assert picks[1:] == [
            Convert(into, n) for into in times for n in range(1, min(times[into] // 2, 10) + 1)
        ]


@pytest.mark.parametrize("edition", range(1, EDITION + 1))
@pytest.mark.parametrize("devotion", [27, 28, 29, 30])
def test_nothing_is_won_past_the_end_of_the_track(edition: int, devotion: int) -> None:
    """[abyss.devotion, abyss.exchange] Since the sixth edition neither a gain nor an exchange is
    more than the spaces that are left; before, all of it was won."""
    game = turned(2, "roots", Variant(abyss=True), edition)
    tribe(game).devotion = tribe(game).deepest = devotion
    tribe(game).score, tribe(game).won = 40, 4
    left = min(2, 30 - devotion)
    most = 2 if edition < 6 else left
    if edition > 1:
        into = {pick.amount for pick in exchanges(game, 0) if pick.into == "devotion"}
        assert into == {most} - {0}

    game = grant(game, 0, "V2")
    assert (tribe(game).devotion, tribe(game).praise) == (devotion + left, most)
    told = [event.facts["amount"] for event in game.new_events if event.name == "devoted"]
    assert told == [most] * (most > 0)
