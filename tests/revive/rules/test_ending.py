"""Artifacts, the end, what is counted."""

from __future__ import annotations

import pytest

from engine.games.revive import PACKAGE as revive
from engine.games.revive.ending import (
    artifact_points,
    colour_points,
    finish,
    location_points,
    score,
)
from engine.games.revive.picks import Bury, Claim, Hibernate, Row, Take
from engine.games.revive.state import Revive, Variant
from engine.kernel import legal, pending, play
from engine.players import random_pick
from engine.rng import advance
from tests.revive.tables import asked, do, end, fresh, grant, names, tribe, turned


def last_one(game: Revive, colour: str = "green") -> Revive:
    """One artifact is left."""
    game.artifacts = {"yellow": 0, "green": 0, "grey": 0, colour: 1}
    return game


def rows(game: Revive, seat: int = 0) -> dict[str, int]:
    """Points by rule."""
    return {row.rule: row.points for row in score(game)[seat].rows}


def test_an_artifact_of_any_colour() -> None:
    """[artifacts.take] As long as there are some of it."""
    game = grant(turned(), 0, "Z1")
    assert legal(game, 0) == [Claim("yellow"), Claim("green"), Claim("grey")]
    game, _ = do(game, 0, Claim("grey"))
    assert (tribe(game).artifacts["grey"], game.artifacts["grey"]) == (1, 2)


def test_the_last_artifact_ends_the_game() -> None:
    """[end.trigger, end.last, end.tokens, goal] The seat that takes it gets four points; each other
    seat has one more turn, in which an artifact is a token of two points."""
    game = grant(last_one(turned(3)), 0, "Z1")
    assert game.ending
    assert tribe(game).tokens == 4
    game = end(game, 0)
    assert (game.active, game.last) == (1, [2])
    game = grant(game, 1, "Z1")
    assert tribe(game, 1).tokens == 2
    game = end(end(game, 1), 2)
    assert game.result is not None
    assert game.result == tuple(
        one.seat for one in score(game) if one.total == max(s.total for s in score(game))
    )


def test_a_discarded_artifact_ends_the_game_too() -> None:
    """[hibernate.artifact, end.trigger] The seat that discards the last one has ended it."""
    game = last_one(turned())
    tribe(game).hibernations = 3
    tribe(game).stock["food"] = 0
    game, events = do(game, 0, Hibernate(), Row(1), Take(2, 0, 0))
    assert "ending_began" in names(events)
    assert tribe(game).tokens == 4


def test_the_long_game_has_two_more_tokens() -> None:
    """[end.tokens] Only the second one ends it."""
    game = last_one(turned(4, variant=Variant(long=True)))
    game.late = 2
    game = grant(game, 0, "Z2")
    assert not game.ending
    assert (tribe(game).tokens, game.late) == (6, 1)
    game = grant(game, 0, "Z1")
    assert game.ending


def test_a_long_table_that_sleeps_comes_to_its_end() -> None:
    """[hibernate.artifact, end.tokens] Once the artifacts are gone hibernation discards the tokens
    behind them, and who discards the second one ends the game."""
    game = turned(4, variant=Variant(long=True))
    game.artifacts, game.late = dict.fromkeys(game.artifacts, 0), 2
    for seat in (0, 1):
        tribe(game, seat).hibernations = 3
        assert not game.ending
        game, events = do(game, seat, Hibernate(), Row(1), Take(0, 2, 0))
        assert "token_buried" in names(events)
    assert (game.late, game.ending, game.ender) == (0, True, 1)
    assert [one.tokens for one in game.tribes] == [0, 0, 0, 0]


def test_alone_the_game_ends_at_once() -> None:
    """[solo] With the last artifact; each hibernation discards one; a medal wins."""
    game = turned(1)
    assert sum(game.artifacts.values()) == 6
    tribe(game).stock["food"] = 0
    game, _ = do(game, 0, Hibernate(), Take(2, 0, 0), Bury("green"))
    assert sum(game.artifacts.values()) == 5
    game = grant(last_one(game), 0, "Z1")
    assert game.result == ()
    winner = turned(1)
    tribe(winner).score = 150
    finish(winner)
    assert winner.result == (0,)


def test_what_is_owed_is_chosen_before_it_is_counted() -> None:
    """[end.count, turn.owed] By all at their own pace."""
    game = last_one(turned(2))
    game = grant(game, 0, "Z1")
    game = end(game, 0)
    game = grant(game, 0, "TA1")
    assert game.owed[0] == ["TA1"]
    game = end(game, 1)
    assert asked(game) == [("AnySteps", 0)]
    game, _ = do(game, 0, legal(game, 0)[0])
    assert game.result is not None


def test_ties() -> None:
    """[end.ties] Resources that were not counted, then steps, else together."""
    game = turned()
    for one in game.tribes:
        one.stock = {"food": 5, "book": 0, "gear": 0, "crystal": 0}
        one.id = "roots"
    finish(game)
    assert game.result == (0, 1)
    tribe(game, 1).stock["food"] = 6
    game.result = None
    finish(game)
    assert game.result == (1,)
    tribe(game).stock["food"] = 6
    game.result = None
    tribe(game).tracks["grey"] = 1
    finish(game)
    assert game.result == (0,)


@pytest.mark.parametrize(("markers", "points"), [(0, 0), (5, 6), (8, 12), (20, 55)])
def test_progress_scores_its_first_value_that_shows(markers: int, points: int) -> None:
    """[score.progress, progress] By the number of markers."""
    game = turned()
    tribe(game).markers = markers
    assert rows(game)["score.progress"] == points


def test_points_tokens_and_leftovers() -> None:
    """[score.points, score.tokens, score.leftovers] What was scored, tokens, and a point for each
    five resources."""
    game = turned()
    tribe(game).score, tribe(game).tokens = 17, 6
    tribe(game).stock = {"food": 3, "book": 3, "gear": 2, "crystal": 3}
    found = rows(game)
    assert (found["score.points"], found["score.tokens"], found["score.leftovers"]) == (17, 6, 2)


def test_colours_score_the_cards_that_were_gained() -> None:
    """[score.colours] Two points each where the track is at its end; one without a colour counts
    once."""
    own_tribe = tribe(turned())
    own_tribe.gained = ["tracker", "farmer", "teacher", "salt_weaver"]
    assert colour_points(own_tribe) == 0
    own_tribe.tracks["yellow"] = 9
    assert colour_points(own_tribe) == 6
    own_tribe.tracks["green"] = 9
    assert colour_points(own_tribe) == 8


def test_large_locations_score_at_most_twelve() -> None:
    """[score.locations] What they count, for those that have settled there."""
    game = turned()
    game.locations["a1"] = "observatory"
    tribe(game).explored = 4
    assert location_points(game, 0) == {}
    tribe(game).settled = {"a1": "t1"}
    assert location_points(game, 0) == {"observatory": 8}
    tribe(game).explored = 9
    assert location_points(game, 0) == {"observatory": 12}


def test_artifacts_multiply_what_the_card_counts() -> None:
    """[score.artifacts] The artifacts of a colour and one more: six energy and three artifacts are
    twenty-four points."""
    game = turned()
    game.card = "card_1"
    own_tribe = tribe(game)
    own_tribe.energy, own_tribe.artifacts["yellow"] = 6, 3
    assert artifact_points(game, 0, "yellow") == 24
    own_tribe.explored = 2
    assert artifact_points(game, 0, "green") == 2


def test_an_own_artifact_card_is_secret() -> None:
    """[score.artifacts] Where each seat has one, only it may know what it counts."""
    from engine.games.revive.view import view

    game = turned(variant=Variant(own_card=True))
    assert tribe(game).card
    assert view(game, 1).tribes[0].card == ""
    assert "score.artifacts" not in view(game, 1).tribes[0].points
    game = end(game, 0)
    assert view(game, 0).tribes[0].card


def test_balance_is_told_in_percent_of_the_mean() -> None:
    """Seats and tribes of a game add up to as many as there are; alone there is nobody to
    compare."""
    for seats in (1, 3):
        game, chance = fresh(seats, 4), 4
        while game.result is None:
            seat = next(one for _, some in pending(game) for one in some)
            chance, now = advance(chance)
            play(game, seat, random_pick(game, seat, now))
        found = revive.figures(game, ())
        totals = [one.total for one in revive.score(game)]
        assert found["points"] == sum(totals) / seats
        if game.result:
            assert found["winners_points"] == max(totals)
        parts = {name: part for name, part in found.items() if name.endswith("_percent")}
        assert len(parts) == (2 * seats if seats > 1 else 0)
        for seat, people in enumerate(game.tribes if seats > 1 else ()):
            part = parts[f"{people.id}_percent"]
            assert part == parts[f"seat_{seat + 1}_percent"]
            assert part * found["points"] == pytest.approx(100 * totals[seat])
