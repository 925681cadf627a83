"""From one position of a game to another by corrections: the fields that differ, and a chain."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from typing import Any

from engine import codec
from engine.corrections import MovePiece, Pile, SetFigure, Value, correct, things_of
from engine.games.revive.content import COLOURS
from engine.kernel import IllegalMove, Seat

NEVER = {
    "agenda": "the open question, which is asked as before or anew",
    "seed": "the chance to come",
    "barriers": "where an undo stops",
    "result": "a game that is over is not corrected",
}
"""Fields of every game that no correction sets, and why."""

LEFT_OUT: dict[str, dict[str, str]] = {
    "_skeleton": {},
    "arctic_scavengers": {
        "actor": "whose turn it is: the open question repeats it",
        "acted": "the people of the last action, which a map may take back",
        "brought": "cards of modules that are not in play",
        "finds": "what all know of cards follows the moves",
        "from_junkyard": "see finds",
        "sights": "see finds",
        "sunk": "see finds",
        "seen": "see finds",
        "source": "see finds",
        "told_of_reactions": "which seats were told of a setting",
    },
    "revive": {
        "active": "whose turn it is: the open question repeats it",
        "offer": "cards that are being chosen",
        "owed": "effects that wait for a seat's choice",
        "last": "follows from who triggers the end",
    },
    "happy_dayz": {
        "leader": "who leads, and the side: the open question repeats them",
        "side": "see leader",
        "demanded": "follows from the trick",
        "sent": "transfers that nobody has seen yet are being decided",
        "seen": "what all know of cards follows the moves",
        "known": "see seen",
        "tally": "the rows of points: corrections have one of their own",
    },
    "gharkane": {
        "day": "the day and its phase: the planned steps repeat them",
        "phase": "see day",
        "deal": "cards of the setup, before which nothing is corrected",
        "asked": "whether a seat has been asked at home today",
    },
    "the_others": {
        "variant": "what the night was set up with",
        "rolling": "a roll in progress is being decided",
        "hero": "whose turn it is: the open question repeats it",
    },
}
"""Fields by game that no correction sets, and why."""
IN_ANY_ORDER: dict[str, set[str]] = {
    "_skeleton": {"spent", "lost", "taken"},
    "arctic_scavengers": {
        "played", "discard", "down", "drawn", "gains", "spent", "gassed", "saved", "gone", "used",
        "sites", "fresh", "cut", "dug", "plans",
    },
    "revive": {
        "active", "rest", "gained", "techs", "sites", "machines", "lanterns", "waters", "shores",
        "crates", "crate_discards", "voyages", "sailed", "destroyed", "market", "modules", "used",
        "top_left", "top_right", "bottom_left", "bottom_right", "side", *COLOURS,
    },
    "happy_dayz": {"trick"},
    "gharkane": {
        "rooms", "heroes", "wanderers", "gear", "resolved", "display", "discards", "aside", "game",
    },
    "the_others": {
        "altars", "closed", "used", "pool", "reserve", "fallen", "turned", "dead", "box", "gone",
        "sin_discards", "upgrade_discards", "past_discards", "omen_discards", "upgrades", "down",
    },
}  # fmt: skip
"""Lists whose order says nothing, or follows from what is left out."""
REVEALING = {"set_bared", "set_tile"}
"""Figures whose correction lays something open to all, as at the table of the people: a past, the
tile under the ice."""


def reveals(game: Any, correction: Any) -> bool:
    """Whether a correction shows something, as it would at a table of people: what it lays open;
    the hidden event that takes the place of an open one; which of alike cards went, to a seat that
    has seen one of them."""
    item = getattr(correction, "item", "")
    if item.startswith("set_event_") and correction.value in game.events_turned:
        return True
    seen = [piece for pile in ("contested", "cut", "junkyard") for piece in getattr(game, pile, ())]
    alike = {piece.card for piece in seen if piece.seen}
    return item in REVEALING or getattr(correction, "piece", None) in alike


ALIKE: dict[str, Callable[[Any], Any]] = {
    "_skeleton": lambda game: (
        game.cards, game.full, game.against, game.round > 0, [*map(len, game.hands)],
        [*map(bool, game.aside)], [stake < 0 for stake in game.stakes],
    ),
    "arctic_scavengers": lambda game: (game.round > 0, game.quiet, game.gathering, [*game.market]),
    "revive": lambda game: (
        game.round > 0, game.counting, game.active, game.locations, game.card,
        [tile.id for tile in game.board.values()], [(t.id, t.card) for t in game.tribes],
    ),
    "happy_dayz": lambda game: game.starter < 0,
    "gharkane": lambda game: (game.day, game.phase),
    "the_others": lambda game: (
        game.round > 0, game.turn is None, game.sins, game.sin, game.group, game.story, game.layout,
    ),
}  # fmt: skip
"""What two positions need to have in common besides what is asked."""


def undecided(game: Any) -> bool:
    """Whether something is half decided, which is not corrected away; or nothing can be yet."""
    things = [*things_of(game)]
    sent = any(getattr(game, "sent", ()))
    rolling = getattr(game, "rolling", None) is not None
    setup = getattr(game, "phase", "") in ("setup", "posting")
    return not things or setup or sent or rolling or any(thing.locked for thing in things)


def state(
    game: Any, left_out: Collection[str], in_any_order: Collection[str] = ()
) -> dict[str, Any]:
    """The saved state without what is left out; lists of some fields sorted. Both are names of
    fields, at any depth."""

    def kept(data: Any, loose: bool = False) -> Any:
        if isinstance(data, dict):
            return {
                key: kept(value, key in in_any_order)
                for key, value in data.items()
                if key not in left_out and value not in ([], {})
            }
        if not isinstance(data, list):
            return data
        rows = [kept(value, loose) for value in data]
        return (
            sorted(rows, key=str)
            if loose and not any(isinstance(row, list) for row in rows)
            else rows
        )

    found: dict[str, Any] = kept(json.loads(codec.dumps(game))["state"])
    return {key: value for key, value in found.items() if key not in NEVER}


Things = dict[tuple[str, Seat, str], Value | Pile]


def things_by_key(game: Any) -> Things:
    return {thing.key: thing for thing in things_of(game)}


def next_links(here: Things, there: Things) -> Iterator[SetFigure | MovePiece]:
    """What would bring the game of these things nearer to its aim, the best first."""
    for key, thing in here.items():
        wanted = there.get(key)
        if isinstance(thing, Value) and isinstance(wanted, Value) and thing.value != wanted.value:
            yield SetFigure(*key, wanted.value)
    piles = {k: thing for k, thing in here.items() if isinstance(thing, Pile) and k in there}
    more: list[tuple[Any, Any]] = []
    short: list[tuple[Any, Any]] = []
    for key, lying in piles.items():
        target = there[key]
        assert isinstance(target, Pile)
        goal = Counter(target.pieces)
        found = Counter(lying.pieces)
        more += [(key, piece) for piece in (found - goal).elements()]
        short += [(key, piece) for piece in (goal - found).elements()]
    for key, piece in short:
        for other, spare in more:
            if spare == piece and piles[key].kind == piles[other].kind:
                yield MovePiece(*other, piece, *key)
    if more or short:
        return
    for key, lying in piles.items():
        target = there[key]
        assert isinstance(target, Pile)
        if lying.ordered and list(lying.pieces) != list(target.pieces):
            yield MovePiece(*key, _next_on_top([*lying.pieces], [*target.pieces]), *key)


def _next_on_top(lying: list[Any], aim: list[Any]) -> Any:
    """The piece that goes on top next: what lies in the wanted order below stays, unless a piece
    like those above is among it, since the lowest of equal ones moves."""
    alike = next((n for n, piece in enumerate(lying) if piece != aim[n]), len(aim))
    stay = max(n for n in range(alike + 1) if not {*aim[:n]} & {*aim[n:]})
    lying, aim = lying[stay:], aim[stay:]
    run = max(n for n in range(len(aim)) if not n or lying[-n:] == aim[:n])
    return aim[run]


def chain(game: Any, aim: Any, most: int = 2000) -> tuple[Any, list[SetFigure | MovePiece]]:
    """The game brought to the aim as far as corrections lead, and the corrections."""
    made: list[SetFigure | MovePiece] = []
    there = things_by_key(aim)
    while len(made) < most:
        for link in next_links(things_by_key(game), there):
            try:
                game, _ = correct(game, link)
            except IllegalMove:
                continue
            made.append(link)
            break
        else:
            return game, made
    raise AssertionError(f"more than {most} corrections: {made[-6:]}")
