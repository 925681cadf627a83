"""Rehearsals: nothing that the view does not say, nothing that others notice, and no promise that
the table does not keep."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
import sqlalchemy as sa

from bot.features.rehearsal.copies import Tried, dealt, planned, try_in
from bot.features.rehearsal.page import rehearsal_page
from bot.features.rehearsal.rows import rehearsals
from bot.features.rehearsal.service import Rehearsal, Rehearsals
from bot.menu import Path
from bot.store.schema import metadata
from bot.texts import LOCALES
from engine.copying import clone
from engine.games import GAMES
from engine.kernel import Pick, apply, awaited, legal, must_answer, play, question
from engine.plans import Plan, verdict
from engine.rng import below
from tests.bot.face.limits import check_page
from tests.laws.walks import awaited_seats, fresh, walk
from tests.worlds.conftest import Sides
from tests.worlds.pairs import pairs, same
from tests.worlds.side import PEOPLE, Shown, Side

MOMENTS = 2
"""Pairs of worlds of each game and number of seats in which is rehearsed."""
PICKS = 4
"""Picks of a rehearsal."""
TABLES = [(name, seats) for name, package in GAMES.items() for seats in package.SEATS]


async def rehearsed(side: Side, seat: int, seed: int) -> Shown:
    """What a seat is shown that rehearses: some picks, with a guess of the others' where they have
    to pick, and one taken back."""
    service, table, user = side.tables.of(Rehearsals), side.table.id, PEOPLE[seat]

    async def page(now: Rehearsal, path: Path = Path()) -> tuple[str, str]:  # noqa: B008 - frozen
        info = await side.tables.table_queries.info(table)
        localized = side.context.localized(LOCALES[seat % 2], info, seat)
        shown = await rehearsal_page(side.context, now, path, localized, pictured=False)
        check_page(shown)
        return f"version {now.row.version}", side.text(shown)

    now = await service.begin(table, user)
    found = [await page(now)]
    for n in range(PICKS):
        if now.position.game.result is not None:
            break
        if now.asked.picks:
            seed, at = below(seed, len(now.asked.picks))
            now = await service.pick(table, user, now.row.version, now.asked.picks[at])
        else:
            now = await service.go_on(table, user, now.row.version)
        found.append(await page(now))
        if n == 1:
            now = await service.back(table, user, now.row.version)
            found += [await page(now), await page(now, Path((0,)))]
    again = await service.look(table, user)
    service._states.clear()  # as after a restart
    derived = await service.look(table, user)
    assert await page(derived) == await page(again)
    return found


async def rows(side: Side) -> dict[str, list[Any]]:
    """All rows of the database but those of rehearsals."""
    others = [one for one in metadata.sorted_tables if one is not rehearsals]
    return await side.store.read(
        lambda tx: {one.name: [tuple(r) for r in tx.execute(sa.select(one))] for one in others}
    )


@pytest.mark.parametrize(("game", "seats"), TABLES)
async def test_a_rehearsal_is_the_same_in_both_worlds_and_leaves_nothing_at_the_table(
    game: str, seats: int, sides: Sides
) -> None:
    for n, pair in enumerate(islice(pairs(game, seats, seed=seats + 3, every=23), MOMENTS)):
        shown = []
        for side, moment in zip(sides, (pair.game, pair.other), strict=True):
            if not n:
                await side.begin(pair.name, pair.game, pair.pace, (), pair.seat)
            await side.put(moment, pair.seat)
            before = await rows(side)
            shown.append(await rehearsed(side, pair.seat, pair.seed))
            assert await rows(side) == before
        same(pair, *shown)


def answers(package: Any, game: Any, seat: int, plan: Plan) -> Iterator[Pick]:
    """What this plan plays, one pick after the other."""
    while plan and (answer := verdict(package, game, seat, plan, by_hand=True)) is not None:
        assert answer.pick is not None, answer
        yield answer.pick
        plan = answer.rest
        play(game, seat, answer.pick)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_not_guessed_comes_true_at_the_table(game: str) -> None:
    """A seat picks in a copy and in the true game; until something is guessed it sees the same, and
    the plan made of it answers each question so."""
    package: Any = GAMES[game]
    certain = guessed = planning = needed = 0
    for seed in range(1, 5):
        true = fresh(game, package.SEATS[seed % len(package.SEATS)], seed, seed)
        for n, (mover, choice) in enumerate(walk(true, seed)):
            if n % 7 == seed % 7:
                seat = awaited_seats(true)[0]
                world, copy = clone(true), dealt(package, true, seat, seed)
                trail, kept = list[Tried](), 0
                for m in range(4):
                    if not must_answer(copy, seat) or copy.result is not None:
                        break
                    picks = legal(copy, seat)
                    pick = picks[(n + m) % len(picks)]
                    copy, _, tried = try_in(package, copy, seat, pick, n + m, known=False)
                    world, _ = apply(world, seat, pick)
                    trail.append(tried)
                    if tried.guessed:
                        guessed += 1
                        break
                    certain += 1
                    if awaited(copy) != awaited(world):
                        break  # rivals had answered in secret, and it goes on without waiting
                    assert package.view(copy, seat) == package.view(world, seat), (n, pick)
                    assert legal(copy, seat) == legal(world, seat)
                    kept = len(trail)
                plan = planned(package, dealt(package, true, seat, seed), trail[:kept], seat)
                planning += len(plan)
                every = planned(package, dealt(package, true, seat, seed), trail, seat)
                needed += sum(len(line.guards) for line in every)
                assert [line.pick for line in plan] == [*answers(package, clone(true), seat, plan)]
            play(true, mover, choice)
    assert certain > 10
    assert planning > 10
    assert bool(needed) == bool(package.GUARDS)
    assert guessed > 5


@pytest.mark.parametrize("game", [game for game, package in GAMES.items() if package.GUARDS])
def test_a_rehearsed_line_asks_again_only_where_a_condition_fails(game: str) -> None:
    """It answers in the position in which it was rehearsed, and in none where one of its
    conditions, in another form, does not hold."""
    package: Any = GAMES[game]
    held = failed = 0
    for seed in range(1, 4):
        true = fresh(game, package.SEATS[seed % len(package.SEATS)], seed, seed)
        for mover, choice in walk(true, seed):
            asked = question(true, mover)
            trail = [Tried(mover, choice, type(asked).__name__)] if must_answer(true, mover) else []
            for line in planned(package, clone(true), trail, mover):
                answer = verdict(package, true, mover, (line,), by_hand=True)
                assert answer is not None
                assert answer.pick == choice
                public = package.view(true, None)
                held += bool(line.guards)
                for name in line.guards:
                    for form in package.GUARDS[name].ways().values():
                        changed = replace(line, guards={**line.guards, name: form})
                        answer = verdict(package, true, mover, (changed,), by_hand=True)
                        assert answer is not None
                        assert (answer.pick is not None) == form.holds(public, mover, choice)
                        failed += answer.pick is None
            play(true, mover, choice)
    assert held > 10
    assert failed > 5
