"""Pairs of worlds that a seat cannot tell apart, and the same done in both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from engine.copying import clone
from engine.games import GAMES
from engine.kernel import Pick, Seat, apply, awaited, legal, offered, pending, play
from engine.rng import below, shuffle
from tests.laws.walks import awaited_seats, fresh, seen, walk
from tests.laws.words.test_refusals import shown, typed
from tests.worlds.side import Shown, Side

_REFUSED = 3
"""Picks that are typed though they are not offered."""
_TRIED = 12
"""Picks of a rival that are tried until one is found that nobody else sees."""


@dataclass
class Pair:
    """A moment, a seat that looks, and another world that it cannot tell from the true one."""

    name: str
    game: Any
    other: Any
    seat: Seat
    seed: int
    refused: list[Pick]
    """What it types though it is not offered."""
    pick: Pick | None
    """What it then plays, which reveals nothing; None if there is no such pick."""
    computers: tuple[Seat, ...]
    pace: str


def pairs(name: str, seats: int, seed: int, every: int) -> Iterator[Pair]:
    """One of so many moments of random games, one game after the other, without end."""
    package: Any = GAMES[name]
    while True:
        game = fresh(name, seats, seed, seed)
        for n, (seat, choice) in enumerate(walk(game, seed)):
            if n % every == seed % every:
                yield pair(package, clone(game), seed + n)
            play(game, seat, choice)
        seed, _ = below(seed, every)


def pair(package: Any, game: Any, seed: int) -> Pair:
    """What a seat does at this moment, and what it could not tell from it."""
    seed, n = below(seed, 4)
    asked = awaited_seats(game)
    seat = asked[seed % len(asked)] if n else seed % game.seats
    other = package.redeal(game, seat, seed)
    told = [shown(package, world) for world in (game, other)]
    picks = list(typed(package, game, seat, seed, told))
    seed = shuffle(seed, picks)  # type: ignore[arg-type]
    quiet = legal(game, seat)[:40]
    seed = shuffle(seed, quiet)  # type: ignore[arg-type]
    rivals = [rival for rival in range(game.seats) if rival != seat]
    return Pair(
        name=package.NAME,
        game=game,
        other=other,
        seat=seat,
        seed=seed,
        refused=[pick for pick in picks if not offered(game, seat, pick)][:_REFUSED],
        pick=next((p for p in quiet if apply(game, seat, p)[0].barriers == game.barriers), None),
        computers=tuple(rivals[-1:]) if seed % 3 == 0 and any(rivals) else (),
        pace=("live", "async")[seed % 2],
    )


async def compare_glances(one: Side, two: Side, found: Iterable[Pair], pictured: int) -> None:
    """What is shown at moments of a game, at two existing tables, and said to illegal picks; at
    each moment of so many with pictures."""
    for n, pair in enumerate(found):
        shown = []
        for side, moment in ((one, pair.game), (two, pair.other)):
            if not n:
                await side.begin(pair.name, pair.game, pair.pace, pair.computers, pair.seat)
                await side.looks()
            side.pictured = n % pictured == 0
            await side.put(moment, pair.seat)
            said = [("refused", await side.pick(pair.seat, pick)) for pick in pair.refused]
            shown.append([*said, *await side.looks()])
        same(pair, *shown)


async def compare_lives(one: Side, two: Side, pair: Pair) -> None:
    """The same is done in both worlds; in one of them rivals are busy in secret. Whatever the seat
    and the public get is equal."""
    same(pair, await lived(one, pair, pair.game, 0), await lived(two, pair, pair.other, 2))


def same(pair: Pair, here: Shown, there: Shown) -> None:
    """Fails with what differs first."""
    for n, (mine, theirs) in enumerate(zip_longest(here, there, fillvalue=("nothing", ""))):
        if mine != theirs:
            done = [what for what, _ in here[:n] if what in ("pick", "undo", "rewind")]
            raise AssertionError(
                f"seat {pair.seat} of {pair.name}, seed {pair.seed}, after {done}:"
                f"\n{tail(mine, theirs)}\n{tail(theirs, mine)}"
            )


def tail(shown: tuple[str, str], other: tuple[str, str]) -> str:
    """Where two things that are shown begin to differ."""
    both = zip(shown[1], other[1], strict=False)
    at = next((n for n, (mine, theirs) in enumerate(both) if mine != theirs), 0)
    return f"{shown[0]}: …{shown[1][max(0, at - 120) : at + 160]}…"


async def lived(side: Side, pair: Pair, moment: Any, busy: int) -> Shown:
    """What the seat and the public get to see in one world, from this moment on."""
    seat = pair.seat

    async def stir() -> None:
        side.time.pass_(61.0)
        await secretly(side, pair, busy)

    await side.begin(pair.name, moment, pair.pace, pair.computers, seat)
    found = await side.looks()
    found += [("refused", await side.pick(seat, pick)) for pick in pair.refused]
    await stir()
    found.append(("undo", await side.undo()))
    if pair.pick is not None:
        found.append(("pick", await side.pick(seat, pair.pick)))
        await stir()
        found += await side.asked()
        found.append(("undo", await side.undo()))
        found.append(("pick", await side.pick(seat, pair.pick)))
        found.append(("rewind", await side.rewind(stir)))
    found += await side.looks()
    return [*found, *await side.papers()]


async def secretly(side: Side, pair: Pair, busy: int) -> None:
    """So many picks of rivals that the seat cannot see."""
    package: Any = GAMES[pair.name]
    for n in range(busy):
        game = await side.game()
        for rival in awaited_seats(game):
            if rival == pair.seat or rival in pair.computers:
                continue
            options = legal(game, rival)
            shuffle(pair.seed + n, options)  # type: ignore[arg-type]
            quiet = (
                p
                for p in options[:_TRIED]
                if unseen(package, game, pair.seat, rival, p)
                and not opens(package, game, pair, rival, p)
            )
            pick = next(quiet, None)
            if pick is not None:
                await side.pick(rival, pick)
                break


def unseen(package: Any, game: Any, seat: Seat, rival: Seat, pick: Pick) -> bool:
    """Whether the seat cannot see that a rival picks this."""
    after, events = apply(game, rival, pick)
    if any(event.seen_by(None) is not None for event in events) or seen(events, seat):
        return False
    return bool(around(package, game, seat) == around(package, after, seat))


def opens(package: Any, game: Any, pair: Pair, rival: Seat, pick: Pick) -> bool:
    """Whether the seat's own pick shows that the rival picked: both answer one sealed question."""
    together = any({pair.seat, rival} <= set(seats) for _, seats in pending(game))
    if not together or pair.pick is None or not offered(game, pair.seat, pair.pick):
        return False
    after, _ = apply(game, rival, pick)
    (here, told), (there, heard) = (apply(w, pair.seat, pair.pick) for w in (game, after))
    return bool(
        seen(told, pair.seat) != seen(heard, pair.seat)
        or around(package, here, pair.seat) != around(package, there, pair.seat)
    )


def around(package: Any, game: Any, seat: Seat) -> Any:
    """Everything a seat can see and do."""
    return package.view(game, seat), package.view(game, None), awaited(game), legal(game, seat)
