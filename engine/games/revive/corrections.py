"""Corrections: the things of a state.

Not corrected: what was dealt and no rule changes (tribes, tiles and their sites, large locations,
artifact cards); whose turn it is, cards being chosen and effects that wait (`active`, `offer`,
`owed`), which the open questions repeat; the last turns (`last`), which follow from who triggers
the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.corrections import (
    NONE,
    YES_NO,
    Pile,
    Value,
    correctable,
    entry,
    figure,
    member,
    pile,
    retired,
)
from engine.games.revive.content import (
    ABYSS,
    CARD,
    COLOURS,
    CORNERS,
    HEXES,
    LAKE,
    MACHINE,
    NODES,
    NUMBERS,
    RESOURCES,
    SITE,
    SIZES,
    SLOTS,
    tech,
    tech_word,
)
from engine.games.revive.picks import Build, Explore, Populate
from engine.games.revive.state import BLOCKING, NOBODY, Machine, Placed, Revive, Tile, Tribe
from engine.kernel import Seat

MOST = 30
"""Maximum of what is counted."""
MOST_POINTS = 200
HALVES = ("top", "bottom")
FACES = ("set_face_down", "set_face_up", "set_face_turned")


@correctable
def things(game: Revive) -> Iterator[Value | Pile]:
    """Yield everything that can be corrected; nothing before the first round."""
    if not game.round:
        return
    yield figure("set_round", game, "round", range(1, 100))
    if not game.counting:
        yield figure("set_left", game, "left", range(3))
        yield from _used(game)
        for seat in range(game.seats):
            yield Value(
                what="set_ender", seat=seat, value=YES_NO[game.ender == seat],
                values=YES_NO if _going_on(game) else ("yes",), put=partial(_end, game, seat),
            )  # fmt: skip
    for site, tile in game.board.items():
        yield Value(
            what="set_tile", of=site, value=FACES[tile.up + tile.turned], values=FACES,
            put=partial(_turn, tile),
        )  # fmt: skip
    for colour in COLOURS:
        least = int(not game.ending and _going_on(game) == game.artifacts[colour])
        amounts = range(least, MOST + 1)
        yield figure("set_artifacts", game.artifacts, colour, amounts, of=colour)
    if game.late:
        yield figure("set_late", game, "late", range(1, MOST + 1))
    for seat, tribe in enumerate(game.tribes):
        yield from _figures(seat, tribe, game.variant.abyss)
        yield from _machines(seat, tribe)
        yield from _places(game, seat, tribe)
        yield from _boards(seat, tribe)
    yield from _table(game)


def _going_on(game: Revive) -> int:
    """Return how many artifacts and tokens are left before the end is triggered."""
    return game.artifacts_left() + game.late


def _end(game: Revive, seat: Seat, ends: str) -> None:
    """Let this seat have triggered the end, or nobody: the others after the one whose turn it is
    have a last turn."""
    game.ender = seat if ends == "yes" else NOBODY
    game.ending = game.ender != NOBODY
    after = [(game.active + n) % game.seats for n in range(1, game.seats)]
    game.last = after[: after.index(seat)] if seat in after else after
    game.last = game.last if game.ending else []


def _turn(tile: Tile, face: str) -> None:
    tile.up, tile.turned = face != FACES[0], face == FACES[2]


def _used(game: Revive) -> Iterator[Value]:
    """Yield the machines and trades that were used in this turn, and the waters that have paid."""
    tribe = game.tribes[game.active]
    trades = [node for node in tribe.techs if tech(tribe.id, node).pays]
    waters = [hex for hex in HEXES if game.variant.moon and game.terrain_at(hex) == "spring"]
    usable = {*(machine.id for machine in tribe.machines), *trades, *waters}
    machines = [*MACHINE, *(f"{tribe.id}_{node}" for node in NODES if tech(tribe.id, node).machine)]
    for tool in (*machines, *NODES, *HEXES):
        yield member("set_used", game.used, tool, YES_NO[: 1 + (tool in usable)], of=tool)


def _figures(seat: Seat, tribe: Tribe, has_devotion: bool) -> Iterator[Value]:
    """Yield the figures of a tribe."""
    own: dict[str, Any] = {"seat": seat}
    for resource in RESOURCES:
        yield figure("set_stock", tribe.stock, resource, range(MOST + 1), of=resource, **own)
    tracks = (("score", "highest", MOST_POINTS), ("devotion", "deepest", NUMBERS.devotion))
    for name, high, most in tracks[: 1 + has_devotion]:
        steps = range(most + 1)
        put = partial(_advance, tribe, name, high)
        yield Value(what=f"set_{name}", value=getattr(tribe, name), values=steps, put=put, **own)
        yield figure(f"set_{high}", tribe, high, steps[getattr(tribe, name) :], **own)
    for name in ("won", "praise")[: 1 + has_devotion]:
        yield figure(f"set_{name}", tribe, name, range(-MOST, MOST + 1), **own)
    spent = tribe.energy - tribe.free_energy
    yield figure("set_energy", tribe, "energy", range(spent, MOST + 1), **own)
    yield figure("set_lent", tribe, "lent", range(tribe.lent + tribe.free_energy + 1), **own)
    yield figure("set_markers", tribe, "markers", range(len(NUMBERS.progress_points)), **own)
    yield figure("set_discs", tribe, "discs", range(NUMBERS.discs + 1), **own)
    for name in ("tokens", "explored", "crates_taken", "hibernations", "reach"):
        yield figure(f"set_{name}", tribe, name, range(MOST + 1), **own)
    for name in ("switched", "wild"):
        yield figure(f"set_{name}", tribe, name, **own)
    for colour in COLOURS:
        yield figure("set_track", tribe.tracks, colour, range(NUMBERS.track + 1), of=colour, **own)
        yield figure(
            "set_own_artifacts", tribe.artifacts, colour, range(MOST + 1), of=colour, **own
        )
    for pick in (Explore, Build, Populate):
        yield entry(f"set_cheap_{pick.verb}", tribe.discounts, pick.verb, range(10), **own)


def _advance(tribe: Tribe, name: str, high: str, step: int) -> None:
    """Set the place on a track; the bonuses passed are not given again."""
    setattr(tribe, name, step)
    setattr(tribe, high, max(step, getattr(tribe, high)))


def _machines(seat: Seat, tribe: Tribe) -> Iterator[Value | Pile]:
    """Yield the technologies, machine sites and machines of a tribe."""
    own = [f"{tribe.id}_{node}" for node in NODES if tech(tribe.id, node).machine]
    own += [site.printed for site in SITE.values() if site.printed]
    for node in NODES:
        yield Value(
            what="set_tech", seat=seat, of=tech_word(tribe.id, node), values=YES_NO,
            value=YES_NO[node in tribe.techs], put=partial(_learn, tribe, node),
        )  # fmt: skip
    for site in SITE:
        yield member(f"set_{site}", tribe.sites, site, seat=seat)
    for id in own:
        has = tribe.machine(id) is not None
        yield Value(
            what="set_machine", seat=seat, of=id, value=YES_NO[has], values=YES_NO,
            put=partial(_install, tribe, id),
        )  # fmt: skip
    for machine in tribe.machines:
        values = YES_NO if machine.spent or tribe.free_energy else ("no",)
        yield figure("set_spent", machine, "spent", values, seat=seat, of=machine.id)
    for colour in COLOURS:
        ids = [m.id for m in tribe.machines if m.id not in own and MACHINE[m.id].colour == colour]
        yield Pile(
            what=f"set_machines_{colour}", kind=f"machines_{colour}", seat=seat, pieces=ids,
            take=partial(_remove, tribe), put=lambda id: tribe.machines.append(Machine(id)),
        )  # fmt: skip


def _learn(tribe: Tribe, node: str, learnt: str) -> None:
    """Set whether a technology is learnt; the meeple of one that is not comes back."""
    if learnt == "yes":
        tribe.techs.append(node)
        return
    tribe.techs.remove(node)
    tribe.settled = {place: other for place, other in tribe.settled.items() if other != node}


def _install(tribe: Tribe, id: str, has: str) -> None:
    if has == "yes":
        tribe.machines.append(Machine(id))
    else:
        _remove(tribe, id)


def _remove(tribe: Tribe, id: str) -> None:
    tribe.machines = [machine for machine in tribe.machines if machine.id != id]


def _places(game: Revive, seat: Seat, tribe: Tribe) -> Iterator[Value]:
    """Yield what a tribe has on the map."""
    abyss = (ABYSS,) if game.variant.abyss else ()
    cities = [hex for hex in HEXES if game.terrain_at(hex) == "city"]
    for node in tribe.techs:
        place = next((place for place, other in tribe.settled.items() if other == node), NONE)
        free = [at for at in (*CORNERS, *abyss, *cities) if at == place or at not in tribe.settled]
        yield Value(
            what="set_settled", seat=seat, of=tech_word(tribe.id, node), value=place,
            values=(NONE, *free), put=partial(_settle, tribe, node),
        )  # fmt: skip
    sizes = {"small": NUMBERS.small.count, "large": NUMBERS.large.count}
    lights = tribe.id == "lanterns"
    for hex in HEXES:
        own: dict[str, Any] = {"seat": seat, "of": hex}
        terrain, size = game.terrain_at(hex), tribe.buildings.get(hex, NONE)
        left = [] if size == NONE else [size]
        if terrain == "desert" and game.builder(hex) in (seat, NOBODY):
            left = [one for one in SIZES if one == size or tribe.count(one) < sizes[one]]
        yield Value(
            what="set_building", value=size, values=(NONE, *left),
            put=partial(_build, tribe, hex), **own,
        )  # fmt: skip
        values = YES_NO if terrain == "spring" else YES_NO[:1]
        yield member("set_waters", tribe.waters, hex, values, **own)
        if lights:
            is_room = terrain not in BLOCKING and len(tribe.lanterns) < NUMBERS.lanterns
            yield member("set_lanterns", tribe.lanterns, hex, YES_NO[: is_room + 1], **own)
    for lake in [tile.id for tile in game.board.values() if tile.id in LAKE]:
        for size in SIZES:
            yield member(f"set_shore_{size}", tribe.shores, f"{lake} {size}", seat=seat, of=lake)


def _settle(tribe: Tribe, node: str, place: str) -> None:
    tribe.settled = {at: other for at, other in tribe.settled.items() if other != node}
    if place != NONE:
        tribe.settled[place] = node


def _build(tribe: Tribe, hex: str, size: str) -> None:
    tribe.buildings.pop(hex, None)
    if size != NONE:
        tribe.buildings[hex] = size


def _boards(seat: Seat, tribe: Tribe) -> Iterator[Value | Pile]:
    """Yield the cards, modules, crates and voyages of a tribe."""
    for name in ("active", "rest"):
        yield _cards(tribe, f"set_{name}", getattr(tribe, name), seat=seat)
    for slot in SLOTS:
        placed, has = tribe.slots[slot], tribe.has_slot(slot)
        yield _cards(
            tribe, f"set_slot_{slot}", [one.card for one in placed], seat=seat,
            take=partial(_lift, placed), lay=partial(_play, placed, slot), room=has,
        )  # fmt: skip
        for n, one in enumerate(placed):
            own: dict[str, Any] = {"seat": seat, "of": one.card}
            yield figure("set_colour", (placed, n), "colour", COLOURS, **own)
            if slot == "side":
                yield figure("set_half", (placed, n), "half", HALVES, **own)
        yield pile(
            f"set_modules_{slot}", "modules", tribe.modules[slot], seat=seat,
            room=has and len(tribe.modules[slot]) < NUMBERS.slots[slot],
        )  # fmt: skip
    yield pile("set_own_crates", "crates", tribe.crates, seat=seat, sees=(seat,))
    for name in ("voyages", "sailed"):
        yield pile(f"set_own_{name}", "voyages", getattr(tribe, name), seat=seat)


def _cards(
    tribe: Tribe, what: str, cards: list[str], take: Any = None, lay: Any = None, **more: Any
) -> Pile:
    """Return a place of cards of a tribe: all but those of its beginning count as gained."""

    def taken(card: str) -> None:
        (take or cards.remove)(card)
        if card in tribe.gained:
            tribe.gained.remove(card)

    def laid(card: str) -> None:
        (lay or cards.append)(card)
        if CARD[card].kind != "start":
            tribe.gained.append(card)

    return Pile(what=what, kind="cards", pieces=cards, take=taken, put=laid, **more)


def _lift(placed: list[Placed], card: str) -> None:
    placed[:] = [one for one in placed if one.card != card]


def _play(placed: list[Placed], slot: str, card: str) -> None:
    half = HALVES[slot.startswith("bottom")]
    placed.append(Placed(card, half, CARD[card].colour or COLOURS[0]))


def _table(game: Revive) -> Iterator[Pile]:
    """Yield the places of cards, modules, machines, crates and voyages outside of the tribes."""
    stack: dict[str, Any] = {"sees": (), "ordered": True}
    yield pile("set_market", "cards", game.market)
    yield pile("set_deck", "cards", game.deck, **stack)
    if game.variant.abyss:
        yield pile("set_scyphoz", "cards", game.scyphoz, **stack)
        yield pile("set_voyages", "voyages", game.voyages)
        yield pile("set_voyage_deck", "voyages", game.voyage_deck, **stack)
        yield pile("set_destroyed", "cards", game.destroyed)
    yield pile("set_modules", "modules", game.modules)
    yield pile("set_module_bag", "modules", game.module_bag, **stack)
    for colour in COLOURS:
        kind = f"machines_{colour}"
        yield pile(f"set_market_{colour}", kind, game.machines[colour])
        yield pile(f"set_stack_{colour}", kind, game.machine_stacks[colour], **stack)
    yield pile("set_crates", "crates", game.crates, **stack)
    yield pile("set_crate_discards", "crates", game.crate_discards)


# --- what was corrected in versions 1.0.0 and 1.1.0 -----------------------------------------------


@retired(seat=int, resource=str, count=int)
def SetResource(self: Any, game: Revive) -> None:
    """Set a seat's stock of a resource."""
    game.tribes[self.seat].stock[self.resource] = self.count
    game.tell("corrected_resource", seat=self.seat, resource=self.resource, amount=self.count)


@retired(seat=int, count=int)
def SetPoints(self: Any, game: Revive) -> None:
    """Set the points of a seat on the score track."""
    _advance(game.tribes[self.seat], "score", "highest", self.count)
    game.tell("corrected_points", seat=self.seat, amount=self.count)


@retired(seat=int, machine=str)
def ReadyMachine(self: Any, game: Revive) -> None:
    """Return the energy on a machine to its seat."""
    machine = game.tribes[self.seat].machine(self.machine)
    assert machine is not None
    machine.spent = False
    game.tell("corrected_ready", seat=self.seat, machine=self.machine)


@retired(seat=int)
def SetSwitch(self: Any, game: Revive) -> None:
    """Make the switch of a seat ready again."""
    game.tribes[self.seat].switched = False
    game.tell("corrected_switch", seat=self.seat)


RETIRED = (SetResource, SetPoints, ReadyMachine, SetSwitch)
