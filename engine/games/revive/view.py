"""The view of each viewer: all but the order of stacks, unexplored tiles, others' crates and secret
artifact cards."""

from __future__ import annotations

from dataclasses import dataclass

from engine.frozen import frozen
from engine.games.revive.content import HEXES, SITE_OF, TILE
from engine.games.revive.ending import score
from engine.games.revive.state import Machine, Placed, Revive, Variant
from engine.games.revive.turn.reach import walks
from engine.kernel import EVERYTHING, Seat, View, Viewer, awaited
from engine.kit.showing import shown


@frozen
class SiteView:
    """A site: its tile's back is public, its front when it is explored."""

    tile: str
    """Empty while it is face down."""
    cost: str
    reward: str
    citizen: bool
    water: str


@frozen
class TribeView:
    """The public part of a seat, and what the viewer may see beyond it."""

    seat: Seat
    id: str
    stock: dict[str, int]
    score: int
    devotion: int
    voyages: tuple[str, ...]
    """Voyages that it may still undertake."""
    sailed: tuple[str, ...]
    flasks: int
    shores: tuple[str, ...]
    """Lake and size of its buildings beside lakes."""
    offer: tuple[str, ...]
    """Drawn scyphoz among which it chooses."""
    tokens: int
    active: tuple[str, ...]
    rest: tuple[str, ...]
    slots: dict[str, tuple[Placed, ...]]
    modules: dict[str, tuple[str, ...]]
    gained: tuple[str, ...]
    tracks: dict[str, int]
    sites: tuple[str, ...]
    machines: tuple[Machine, ...]
    energy: int
    free_energy: int
    lent: int
    markers: int
    discs: int
    techs: tuple[str, ...]
    settled: dict[str, str]
    buildings: dict[str, str]
    lanterns: tuple[str, ...]
    waters: tuple[str, ...]
    explored: int
    artifacts: dict[str, int]
    crates: tuple[str, ...] | None
    """None if the viewer may not see them."""
    crate_count: int
    crates_taken: int
    switched: bool
    hibernations: int
    card: str
    """Its own artifact card, if the viewer may see it."""
    reach: int
    range: int
    """Permanently free spaces of a distance."""
    discounts: dict[str, int]
    wild: bool
    ways: dict[str, int]
    """Reachable hex -> spaces between its nearest origin and it."""
    points: dict[str, int]
    """Points so far by rule, without those that this viewer may not know."""

    def count(self, size: str) -> int:
        """Return the number of its buildings of a size."""
        return list(self.buildings.values()).count(size)


@dataclass(slots=True, kw_only=True)
class ReviveView(View):
    """The table as a viewer sees it."""

    round: int
    edition: int
    variant: Variant
    active: Seat
    left: int
    used: tuple[str, ...]
    """Machines and trades that were used in this turn."""
    ending: bool
    ender: Seat
    last: tuple[Seat, ...]
    artifacts: dict[str, int]
    late: int
    card: str
    market: tuple[str, ...]
    deck: int
    modules: tuple[str, ...]
    module_bag: int
    machines: dict[str, tuple[str, ...]]
    machine_stacks: dict[str, int]
    scyphoz: int
    voyages: tuple[str, ...]
    voyage_deck: int
    crates: int
    crate_discards: tuple[str, ...]
    locations: dict[str, str]
    terrain: dict[str, str]
    board: dict[str, SiteView]
    owed: tuple[tuple[str, ...], ...]
    tribes: tuple[TribeView, ...]

    def terrain_at(self, hex: str) -> str:
        """Return the terrain of a hex."""
        return self.terrain[hex]

    def water_at(self, hex: str) -> str:
        """Return the effects of the water on a hex."""
        return self.board[SITE_OF[hex]].water


def _site(game: Revive, site: str, sees_all: bool) -> SiteView:
    tile = game.board[site]
    row = TILE[tile.id]
    visible = tile.up or sees_all
    return shown(
        SiteView,
        row,
        tile=tile.id if visible else "",
        water=row.spring if visible else "",
    )


def _tribe(game: Revive, seat: Seat, viewer: Viewer) -> TribeView:
    tribe = game.tribes[seat]
    sees_own = viewer is EVERYTHING or viewer == seat or game.result is not None
    return shown(
        TribeView,
        tribe,
        seat=seat,
        flasks=tribe.flasks(),
        machines=tuple(Machine(machine.id, machine.spent) for machine in tribe.machines),
        crates=tuple(sorted(tribe.crates)) if sees_own else None,
        crate_count=len(tribe.crates),
        card=tribe.card if sees_own else "",
        range=tribe.figure("range"),
        ways={hex: max(0, steps - 1) for hex, steps in walks(game, seat).items()},
        points={row.rule: row.points for row in score(game)[seat].rows if sees_own or row.public},
    )


def phase(game: Revive) -> str:
    """Return the phase: setup, turn, last_turns or over."""
    if game.result is not None:
        return "over"
    if not game.round:
        return "setup"
    return "last_turns" if game.ending else "turn"


def view(game: Revive, viewer: Viewer) -> ReviveView:
    """Return the table as `viewer` may see it."""
    sees_all = viewer is EVERYTHING or game.result is not None
    return shown(
        ReviveView,
        game,
        viewer=viewer,
        phase=phase(game),
        chapter=max(game.round, 1),
        awaited=tuple(awaited(game)),
        deck=len(game.deck),
        module_bag=len(game.module_bag),
        machine_stacks={colour: len(pile) for colour, pile in game.machine_stacks.items()},
        scyphoz=len(game.scyphoz),
        voyage_deck=len(game.voyage_deck),
        crates=len(game.crates),
        crate_discards=tuple(sorted(game.crate_discards)),
        terrain={hex: game.terrain_at(hex) for hex in HEXES},
        board={site: _site(game, site, sees_all) for site in game.board},
        tribes=tuple(_tribe(game, seat, viewer) for seat in range(game.seats)),
    )
