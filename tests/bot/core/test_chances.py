"""Chances and turning points of a game that is over: what playouts say, and what is said of it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.analysis.commands import percent
from engine.copying import clone
from engine.game_analysis import (
    FIRST_PLAYOUTS,
    MIN_REPORTED_GAIN,
    MIN_SWING,
    SECOND_PLAYOUTS,
    Analyst,
    ChanceScale,
    Moment,
    Points,
    Turn,
    played_out,
)  # fmt: skip
from engine.games import GAMES
from engine.kernel import Game, decision, legal, pending, play
from engine.players import one_deep_pick
from engine.rng import below
from tests.bot.core.conftest import GAME
from tests.lab.computers.settings import settings_of


def played(game: str, seed: int = 3, seats: int = 3, **options: str) -> tuple[list[Moment], Game]:
    """A game at random, and its end."""
    package = GAMES[game]
    state = package.new_game(min(seats, max(package.SEATS)), seed, package.Options(**options))
    moments = []
    while state.result is None:
        seat = pending(state)[0][1][0]
        options_now = legal(state, seat)
        seed, n = below(seed, len(options_now))
        before = clone(state)
        before.new_events.clear()
        moments.append(Moment(len(moments) + 1, seat, options_now[n], before))
        play(state, seat, options_now[n])
        state.new_events.clear()
    return moments, state


def analyst(game: str, seed: int = 3) -> Analyst:
    """The analyst of a game at random."""
    moments, end = played(game, seed)
    package = GAMES[game]
    return Analyst(package, moments, end, 5, package.shares(moments[0].before))


@pytest.mark.parametrize("game", GAMES)
def test_a_pick_is_judged_by_what_its_seat_could_know(game: str, few_worlds: None) -> None:
    """The same is found from any world that the seats could not tell from the true one, in the
    second half of a game: from the first it takes twice as long to play on to the end."""
    package, (moments, end) = GAMES[game], played(game)
    moments = moments[len(moments) // 2 :]
    others = [
        Moment(moment.ply, moment.seat, moment.pick, package.redeal(moment.before, moment.seat, 99))
        for moment in moments
    ]
    here, there = (Analyst(package, course, end, 5) for course in (moments, others))
    assert here.curve() == there.curve()
    turns, again = here.turning_points(), there.turning_points()
    assert [(t.moment.ply, t.better, t.chance, t.missed) for t in turns] == [
        (t.moment.ply, t.better, t.chance, t.missed) for t in again
    ]
    assert all(turn.missed > turn.chance for turn in turns)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_foresees_dice_in_a_playout(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each pick is the one of a normal computer that looks one pick deep, in a world of its own:
    with the playout's own dice before its eyes, the Sins won nearly all games."""
    package = GAMES[game]
    asked: list[int] = []
    redeal = package.redeal

    def drawn(world: Game, seat: int, seed: int) -> Game:
        asked.append(seat)
        other: Game = redeal(world, seat, seed)
        assert other.seed != world.seed
        return other

    monkeypatch.setattr(package, "redeal", drawn)
    monkeypatch.setattr("engine.game_analysis.MAX_PLAYOUT_PICKS", 40)
    state = package.new_game(min(3, max(package.SEATS)), 3, package.Options())
    expected = clone(state)
    played_out(package, state, 7)
    picks = 0
    while picks < 40 and expected.result is None:
        seat, options, stack = decision(expected)
        picks += len(options) > 1
        play(expected, seat, options[0], stack)
    assert len(asked) > 10


def shares_of(game: str) -> list[tuple[str, dict[str, str], int]]:
    """Each game, setting and number of seats whose computers look further than playouts do."""
    package = GAMES[game]
    return [
        (game, dict(setting.options), seats)
        for setting in settings_of(package)
        for seats in package.SEATS
        if package.AHEAD is not None and seats > 1
    ]


@pytest.mark.parametrize(
    ("game", "options", "seats"), [row for game in GAMES for row in shares_of(game)]
)
def test_a_game_begins_with_the_measured_chances(
    game: str, options: dict[str, str], seats: int, few_worlds: None
) -> None:
    """Of every story and number of seats, whatever playouts from its first pick say; without a
    measured share nothing is said, instead of what playouts say."""
    package = GAMES[game]
    moments, end = played(game, seats=seats, **options)
    measured = package.shares(moments[0].before)
    assert measured is not None
    judge = Analyst(package, moments[:3], end, 5, measured)
    ply, first = judge.curve()[0]
    assert ply == moments[0].ply
    assert judge.known
    assert first == pytest.approx(measured, abs=0.1)
    assert not Analyst(package, moments[:3], end, 5, None).known


def test_chances_are_scaled_less_and_less() -> None:
    """At the first pick to what was measured, at the end not at all."""
    scale = ChanceScale.of((0.5, 0.5), (0.2, 0.8), 1, 101)
    assert scale.chance(1, 0, 0.2) == pytest.approx(0.5)
    assert scale.chance(1, 1, 0.8) == pytest.approx(0.5)
    assert 0.2 < scale.chance(51, 0, 0.2) < 0.5
    assert scale.chance(101, 0, 0.2) == pytest.approx(0.2)
    assert ChanceScale.of(None, (0.2, 0.8), 1, 101).chance(1, 0, 0.2) == 0.2


def test_nothing_is_known_where_playouts_do_not_end(
    few_worlds: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.game_analysis.MAX_PLAYOUT_PICKS", 1)
    judge = analyst(GAME)
    judge.curve()
    assert not judge.known


def test_a_pick_that_is_not_surely_better_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best of several in a few worlds was lucky there; the worlds that prove it are others."""
    proofs: list[int] = []

    def lucky(_: Any, __: Moment, ___: Any, skipped: int, count: int) -> tuple[float, float]:
        if count == SECOND_PLAYOUTS:
            proofs.append(skipped)
            return 0.5, 0.5
        assert skipped + count <= FIRST_PLAYOUTS
        return 0.1, 0.9

    monkeypatch.setattr(Analyst, "_both", lucky)
    judges = [analyst(GAME, seed) for seed in range(1, 8)]
    assert [turn for judge in judges for turn in judge.turning_points()] == []
    assert proofs
    assert set(proofs) == {FIRST_PLAYOUTS}


@pytest.mark.parametrize("game", GAMES)
def test_a_better_pick_is_one_that_a_computer_makes(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Never advice that playouts liked by chance, such as to house nobody."""
    monkeypatch.setattr(Analyst, "_both", lambda *_: (0.1, 0.9))
    judge = analyst(game)
    turns = judge.turning_points()
    assert turns
    for turn in turns:
        assert turn.better != turn.moment.pick
        world = clone(turn.moment.before)
        assert turn.better == one_deep_pick(world, turn.moment.seat, judge.seed)


def test_a_blunder_is_found_with_a_better_pick() -> None:
    found: list[Turn] = []
    for seed in range(1, 12):
        found += analyst(GAME, seed).turning_points()
        if len(found) >= 2:
            break
    assert found
    for turn in found:
        assert turn.better in legal(turn.moment.before, turn.moment.seat)
        assert turn.better != turn.moment.pick
        assert turn.missed - turn.chance >= MIN_REPORTED_GAIN


def falling(moments: list[Moment], *shares: float) -> Points:
    """A curve of seat 0's chance, at moments spread over the game; all others share the rest."""
    plies = [moments[n * len(moments) // (len(shares) - 1)].ply for n in range(len(shares) - 1)]
    seats = moments[0].before.seats
    rows = [(share, *[(1 - share) / (seats - 1)] * (seats - 1)) for share in shares]
    return list(zip([*plies, moments[-1].ply + 1], rows, strict=True))


def measured_as(monkeypatch: pytest.MonkeyPatch, share: Any) -> None:
    """Measure seat 0's chance at a ply as `share` says; all others share the rest."""

    def again(self: Analyst, moment: Moment) -> tuple[float, ...]:
        own = share(moment.ply)
        return (own, *[(1 - own) / (self.end.seats - 1)] * (self.end.seats - 1))

    monkeypatch.setattr(Analyst, "_again", again)


def test_the_turning_point_is_the_move_at_which_a_chance_fell(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From 90 to 20 %, and no pick was clearly worse than another; the curve agrees."""
    judge = analyst(GAME)
    curve = falling(judge.moments, 0.96, 0.9, 0.5, 0.2, 0.1)
    inside = [m.ply for m in judge.moments if curve[1][0] <= m.ply < curve[2][0]]
    fatal = inside[len(inside) // 3]
    measured_as(monkeypatch, lambda ply: 0.9 if ply <= fatal else 0.2)
    monkeypatch.setattr("engine.game_analysis.MAX_HALVINGS", 99)
    found = judge.swing(curve, [])
    assert found is not None
    assert (found.seat, found.missed, found.chance) == (0, 0.9, 0.2)
    assert (found.moment.ply, found.single, found.better) == (fatal, True, None)
    assert (curve[1][1][0], curve[2][1][0]) == (0.9, 0.2)


def test_a_chance_that_fell_move_by_move_names_no_single_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judge = analyst(GAME)
    curve = falling(judge.moments, 0.96, 0.9, 0.5, 0.2, 0.1)
    first, last = curve[1][0], curve[2][0]
    measured_as(monkeypatch, lambda ply: 0.7 - 0.3 * (ply - first) / (last - first))
    found = judge.swing(curve, [])
    assert found is not None
    assert not found.single
    assert found.missed - found.chance >= MIN_SWING


@pytest.mark.parametrize("again", [0.0, 0.2])
def test_a_fall_that_is_not_measured_again_is_no_swing(
    again: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is a game turned by a pick that cost less than a swing."""
    judge = analyst(GAME)
    curve = falling(judge.moments, 0.96, 0.9, 0.5, 0.5, 0.4)
    kept = list(curve)
    measured_as(monkeypatch, lambda ply: 0.5 + (again if ply <= curve[1][0] else 0))
    moment = judge.moments[5]
    turn = Turn(moment, moment.pick, 0.1, 0.1 + MIN_SWING - 0.02)
    assert judge.swing(curve, [turn]) is None
    assert curve == kept


def test_what_is_written_of_a_swing_is_a_swing() -> None:
    """Rounded to fives, a fall of a quarter is never written as one of a fifth."""
    for n in range(760):
        high = MIN_SWING + n / 1000
        assert percent(high) - percent(high - MIN_SWING) >= 100 * MIN_SWING


def test_the_costliest_blunder_is_the_turning_point() -> None:
    judge = analyst(GAME)
    some = [moment for moment in judge.moments if len(legal(moment.before, moment.seat)) > 1][:2]
    turns = [
        Turn(one, next(pick for pick in legal(one.before, one.seat) if pick != one.pick), 0.1, best)
        for one, best in zip(some, (0.3, 0.9), strict=True)
    ]
    found = judge.swing(falling(list(judge.moments), 0.5, 0.4, 0.3, 0.3, 0.3), turns)
    assert found is not None
    assert (found.moment, found.better) == (some[1], turns[1].better)
    assert (found.chance, found.missed) == (0.1, 0.9)
