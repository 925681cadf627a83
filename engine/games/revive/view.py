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


@frozen
class SiteView:
    """A site: its tile's back is public, its front when it is explored."""

    tile: str
    """Empty while it is face down."""
    turned: bool
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
        """Its buildings of a size."""
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
    return SiteView(
        tile=tile.id if visible else "",
        turned=tile.turned,
        cost=row.cost,
        reward=row.reward,
        citizen=row.citizen,
        water=row.spring if visible else "",
    )


def _tribe(game: Revive, seat: Seat, viewer: Viewer) -> TribeView:
    tribe = game.tribes[seat]
    sees_own = viewer is EVERYTHING or viewer == seat or game.result is not None
    return TribeView(
        seat=seat,
        id=tribe.id,
        stock=dict(tribe.stock),
        score=tribe.score,
        devotion=tribe.devotion,
        voyages=tuple(tribe.voyages),
        sailed=tuple(tribe.sailed),
        flasks=tribe.flasks(),
        shores=tuple(tribe.shores),
        offer=tuple(tribe.offer),
        tokens=tribe.tokens,
        active=tuple(tribe.active),
        rest=tuple(tribe.rest),
        slots={slot: tuple(pile) for slot, pile in tribe.slots.items()},
        modules={slot: tuple(pile) for slot, pile in tribe.modules.items()},
        gained=tuple(tribe.gained),
        tracks=dict(tribe.tracks),
        sites=tuple(tribe.sites),
        machines=tuple(Machine(machine.id, machine.spent) for machine in tribe.machines),
        energy=tribe.energy,
        free_energy=tribe.free_energy,
        lent=tribe.lent,
        markers=tribe.markers,
        discs=tribe.discs,
        techs=tuple(tribe.techs),
        settled=dict(tribe.settled),
        buildings=dict(tribe.buildings),
        lanterns=tuple(tribe.lanterns),
        waters=tuple(tribe.waters),
        explored=tribe.explored,
        artifacts=dict(tribe.artifacts),
        crates=tuple(sorted(tribe.crates)) if sees_own else None,
        crate_count=len(tribe.crates),
        crates_taken=tribe.crates_taken,
        switched=tribe.switched,
        hibernations=tribe.hibernations,
        card=tribe.card if sees_own else "",
        reach=tribe.reach,
        range=tribe.figure("range"),
        discounts=dict(tribe.discounts),
        wild=tribe.wild,
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
    return ReviveView(
        viewer=viewer,
        seats=game.seats,
        phase=phase(game),
        chapter=max(game.round, 1),
        awaited=tuple(awaited(game)),
        result=game.result,
        round=game.round,
        edition=game.edition,
        variant=game.variant,
        active=game.active,
        left=game.left,
        used=tuple(game.used),
        ending=game.ending,
        ender=game.ender,
        last=tuple(game.last),
        artifacts=dict(game.artifacts),
        late=game.late,
        card=game.card,
        market=tuple(game.market),
        deck=len(game.deck),
        modules=tuple(game.modules),
        module_bag=len(game.module_bag),
        machines={colour: tuple(pile) for colour, pile in game.machines.items()},
        machine_stacks={colour: len(pile) for colour, pile in game.machine_stacks.items()},
        scyphoz=len(game.scyphoz),
        voyages=tuple(game.voyages),
        voyage_deck=len(game.voyage_deck),
        crates=len(game.crates),
        crate_discards=tuple(sorted(game.crate_discards)),
        locations=dict(game.locations),
        terrain={hex: game.terrain_at(hex) for hex in HEXES},
        board={site: _site(game, site, sees_all) for site in game.board},
        owed=tuple(tuple(pile) for pile in game.owed),
        tribes=tuple(_tribe(game, seat, viewer) for seat in range(game.seats)),
    )
