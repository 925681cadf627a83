"""Capacités des tribus: what a star does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.revive.content import BESIDE, HEXES, NUMBERS, SITE_OF, TRIBE
from engine.games.revive.effects.book import Asked, Effect, code, give, mark
from engine.games.revive.picks import Decline, Light
from engine.games.revive.state import Revive
from engine.games.revive.turn.reach import spaces_to, walks
from engine.kernel import Pick, Seat, step
from engine.kit.maps import distances

NATURAL = 8
"""Natural picks of a composed kind, at most."""
PLAIN = "A1"
"""What a star brings where tribes have no abilities yet: the first step of the learning path."""


@code("S")
@step
class Star(Effect):
    """S: the tribe's ability, so often; the first five times a disc goes onto the progress
    track."""

    rules = ("tribe.star", "tribe.discs")

    def run(self, game: Revive) -> None:
        game.then(*[StarOnce(self.seat)] * self.amount)


@step
class StarOnce(Effect):
    """S, once. A seat whose turn it is not is owed what would have to be asked."""

    rules = ("tribe.star", "tribe.discs")

    def run(self, game: Revive) -> None:
        game.tell("starred", seat=self.seat)
        row = TRIBE[game.tribes[self.seat].id]
        if game.variant.moon and game.variant.abilities:
            give(game, self.seat, row.moon)
            return
        text = row.sun if game.variant.abilities else PLAIN
        if not (game.tribes[self.seat].room() and game.modules):
            text = text.replace("M1", "P2")
        give(game, self.seat, text)
        move_disc(game, self.seat)


def move_disc(game: Revive, seat: Seat) -> None:
    """The first five times a disc goes onto the progress track."""
    tribe = game.tribes[seat]
    if tribe.discs < NUMBERS.discs:
        tribe.discs += 1
        mark(game, seat)


def lantern_spaces(game: Revive, seat: Seat) -> dict[str, int]:
    """The explored spaces on which a lantern may be put, and how many spaces lie between."""
    walked = walks(game, seat)
    taken = game.tribes[seat].lanterns
    found = {}
    for hex in HEXES:
        spaces = spaces_to(walked, hex)
        if spaces is None or spaces > NUMBERS.lantern_reach or hex in taken:
            continue
        if game.passable(hex):
            found[hex] = spaces
    return found


def by_tile(spaces: Sequence[str], so_far: Mapping[str, Any]) -> list[str]:
    """The tiles of these hexes, or those of the named tile."""
    if "tile" not in so_far:
        return list(dict.fromkeys(SITE_OF[hex] for hex in spaces))
    return [hex for hex in spaces if SITE_OF[hex] == so_far["tile"]]


@code("L")
@step
class PutLantern(Asked):
    """Lanterniers: a lantern goes onto an explored space at most two spaces away, and counts for
    range from then on; food where that cannot be."""

    picks = (Light, Decline)
    composed = (Light,)
    rules = ("tribe.lanterns",)
    reason = "no-lantern-there"

    def _spaces(self, game: Revive) -> dict[str, int]:
        if len(game.tribes[self.seat].lanterns) == NUMBERS.lanterns:
            return {}
        return lantern_spaces(game, self.seat)

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        spaces = self._spaces(game)
        if not spaces:
            return [Decline()]
        own = distances(game.origins(seat), lambda hex: BESIDE[hex])
        best = sorted(spaces, key=lambda hex: (-own[hex], -_promise(game, hex)))
        return [Light(SITE_OF[hex], hex) for hex in best[:NATURAL]]

    def values(
        self, game: Revive, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> list[str]:
        return by_tile(list(self._spaces(game)), so_far)

    def chosen(self, game: Revive, seat: Seat, pick: Pick) -> None:
        if not isinstance(pick, Light):
            give(game, seat, "F2")
            return
        game.tribes[seat].lanterns.append(pick.hex)
        game.tell("lantern_lit", seat=seat, hex=pick.hex)
        give(game, seat, "P2 F1")


def _promise(game: Revive, hex: str) -> int:
    """How much lies around a space that a lantern would bring into range."""
    return sum(
        game.terrain_at(there) in ("ice", "desert", "city", "location") for there in BESIDE[hex]
    )
