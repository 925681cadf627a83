"""What a viewer of Revive may see: a plain list from the referee's facts.

Everybody sees the board, the cards of all and the backs of tiles. A crate that is not open and an
own artifact card are their seat's secret; the fronts of tiles under the ice and the order of stacks
nobody sees. A game master sees crates, cards and fronts, and so does everybody once the game is
over.
"""

from __future__ import annotations

from types import SimpleNamespace as Facts
from typing import Any

from tests.revive.referee import SITE_OF, TILES, Referee


def seen_by(referee: Referee, viewer: Any, everything: bool) -> Facts:
    """Return all that a viewer sees: a seat, None for a spectator, or everything."""
    facts = referee.facts
    sees_all = everything or facts.result is not None
    stacks = ("deck", "module_bag", "scyphoz", "voyage_deck", "crates")
    public = (
        "seats", "result", "round", "variant", "active", "left", "used", "ending", "ender", "last",
        "artifacts", "late", "card", "market", "modules", "machines", "voyages",
        "locations", "owed",
    )  # fmt: skip
    return Facts(
        viewer=viewer,
        phase=phase(referee),
        chapter=max(1, facts.round),
        chapters=0,
        awaited=[list(pair) for pair in referee.awaited()],
        edition=referee.edition,
        crate_discards=sorted(facts.crate_discards),
        machine_stacks={colour: len(stack) for colour, stack in facts.machine_stacks.items()},
        terrain={hex: referee.terrain(hex) for hex in SITE_OF},
        board={site: place(tile, sees_all) for site, tile in facts.board.items()},
        tribes=[tribe(referee, seat, sees_all or seat == viewer) for seat in range(facts.seats)],
        **{name: getattr(facts, name) for name in public},
        **{name: len(getattr(facts, name)) for name in stacks},
    )


def phase(referee: Referee) -> str:
    facts = referee.facts
    if facts.result is not None:
        return "over"
    if not facts.round:
        return "setup"
    return "last_turns" if facts.ending else "turn"


def place(tile: Facts, sees_all: bool) -> Facts:
    """explore.cost: a tile's cost and reward are on its back, its front is under the ice."""
    shown = tile.up or sees_all
    row = TILES[tile.id]
    return Facts(
        tile=tile.id if shown else "",
        cost=getattr(row, "cost", ""),
        reward=getattr(row, "reward", ""),
        citizen=getattr(row, "citizen", True),
        water=getattr(row, "spring", "") if shown else "",
    )


def tribe(referee: Referee, seat: int, own: bool) -> Facts:
    """A seat: its crates and its own artifact card are secret."""
    tribe = referee.tribe(seat)
    public = (
        "id", "stock", "score", "devotion", "voyages", "sailed", "shores", "offer", "tokens",
        "active", "rest", "slots", "modules", "gained", "tracks", "sites", "machines", "energy",
        "lent", "markers", "discs", "techs", "settled", "buildings", "lanterns", "waters",
        "explored", "artifacts", "crates_taken", "switched", "hibernations", "reach", "discounts",
        "wild",
    )  # fmt: skip
    steps = referee.steps_from(referee.origins(seat))
    points = referee.points(seat)
    if referee.facts.variant.own_card and not own:
        del points["score.artifacts"]
    return Facts(
        seat=seat,
        flasks=referee.flasks(seat),
        free_energy=referee.free_energy(seat),
        crates=sorted(tribe.crates) if own else None,
        crate_count=len(tribe.crates),
        card=tribe.card if own else "",
        range=referee.always(seat, "range"),
        ways={hex: max(0, count - 1) for hex, count in steps.items()},
        points=points,
        **{name: getattr(tribe, name) for name in public},
    )
