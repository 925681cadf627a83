"""What a game master may put right, thing by thing: all that each may be, in any position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.copying import clone
from engine.corrections import Pile, Value, things_of
from engine.games.revive import PACKAGE as revive
from engine.games.revive.content import HEXES
from engine.games.revive.options import Options
from engine.games.revive.record import Record
from engine.games.revive.state import Machine, Placed, Revive
from engine.kernel import legal, play
from tests.laws.walks import awaited_seats
from tests.revive.referee import (
    BLOCKING,
    COLOURS,
    CORNERS,
    LAKES,
    MACHINES,
    NODES,
    NUMBERS,
    SITES,
    TRIBES,
)

Key = tuple[str, int, str]
PEOPLES = ("embers", "lanterns", "frost_scribes", "scrappers")
NO, EITHER, NOTHING = ("no",), ("no", "yes"), "set_none"
SLOTS = ("top_left", "top_right", "bottom_left", "bottom_right", "side")
PRINTED = ("stove", "desk", "forge")
"""The machines that every board shows from the start."""
POSITIONS = range(7)


@cache
def position(seed: int) -> Revive:
    """A game of four peoples with all that there is in some of them: each has its limits reached
    in one position, and one left to go in another."""
    options = Options(abyss=seed % 2 == 0, moon=seed % 3 == 0, giant_crystals=True)
    tribes = [*PEOPLES[seed % 4 :], *PEOPLES[: seed % 4]]
    parts = [{"tribe": one, "techs": ["t1", "l2", "r2", "m2", "l3"][: seed + 1]} for one in tribes]
    game: Revive = revive.begin(4, seed, options, Record.model_validate({"seats": parts}))
    dice = Random(seed)
    for _ in range(24 * seed + 8):
        if game.result is None:
            seat = awaited_seats(game)[0]
            play(game, seat, dice.choice(legal(game, seat)))
    assert game.result is None
    game.active = 2 if game.round else game.active
    for tile in game.board.values():
        tile.up = tile.up or dice.random() < 0.5
    bare = [hex for hex in HEXES if game.terrain_at(hex) not in BLOCKING]
    deserts = [hex for hex in HEXES if game.terrain_at(hex) == "desert"]
    for seat, tribe in enumerate(game.tribes):
        tribe.lanterns = bare[: NUMBERS["lanterns"] - seed % 2]
        most = {size: NUMBERS[size]["count"] if seat == 1 else 1 for size in ("small", "large")}
        sizes = [size for size, count in most.items() for _ in range(count)]
        tribe.buildings = {deserts.pop(): size for size in sizes[seed % 2 :]}
        tribe.machines = [Machine("stove"), Machine("desk", spent=True), Machine("winch")]
        tribe.energy, tribe.lent = 1 + (seed + seat) % 2, 0
        for slot in ("bottom_left", "side"):
            tribe.slots[slot] = [
                Placed(game.deck.pop(), half, "grey") for half in ("top", "bottom")
            ]
            tribe.modules[slot] = [game.module_bag.pop(), game.module_bag.pop()]
        tribe.voyages, tribe.sailed = game.voyage_deck[:2], game.voyage_deck[2:4]
    game.used = ["stove", "t1", "e4"]
    if seed == 3:
        game.artifacts, game.late = dict.fromkeys(COLOURS, 0), 0
    game.counting = seed == 5
    return game


def yes(fact: object) -> str:
    return "yes" if fact else "no"


def words(game: Revive) -> Iterator[tuple[Key, str, tuple[str, ...]]]:
    """Each thing that is a word, what it is, and all that it may be."""
    if not game.counting:
        yield from used(game)
        for seat in range(game.seats):
            goes_on = sum(game.artifacts.values()) + game.late
            is_ender = yes(game.ender == seat)
            yield ("set_ender", seat, ""), is_ender, EITHER if goes_on else ("yes",)
    for site, tile in game.board.items():
        face = "turned" if tile.turned else "up" if tile.up else "down"
        faces = ("set_face_down", "set_face_up", "set_face_turned")
        yield ("set_tile", -1, site), f"set_face_{face}", faces
    for seat, tribe in enumerate(game.tribes):
        for name in ("switched", "wild"):
            yield (f"set_{name}", seat, ""), yes(getattr(tribe, name)), EITHER
        yield from on_boards(seat, tribe)
        yield from on_the_map(game, seat, tribe)


def name_of(tribe: str, node: str) -> str:
    return {"m2": "side_slot", "m3": "relic"}.get(node, f"{tribe}_{node}")


def tech(tribe: Any, node: str, field: str) -> str:
    return str(TRIBES[tribe.id].techs.get(node, {}).get(field, ""))


def used(game: Revive) -> Iterator[tuple[Key, str, tuple[str, ...]]]:
    """Machines and trades of the tribe whose turn it is, and waters that pay for its ferries."""
    tribe = game.tribes[game.active]
    own = [name_of(tribe.id, node) for node in NODES if tech(tribe, node, "machine")]
    can_be = {machine.id for machine in tribe.machines}
    can_be |= {node for node in tribe.techs if tech(tribe, node, "pays")}
    if game.variant.moon:
        can_be |= {hex for hex in HEXES if game.terrain_at(hex) == "spring"}
    for tool in (*MACHINES, *own, *NODES, *HEXES):
        may_be = EITHER if tool in can_be else NO
        yield ("set_used", -1, tool), yes(tool in game.used), may_be


def on_boards(seat: int, tribe: Any) -> Iterator[tuple[Key, str, tuple[str, ...]]]:
    """Technologies, machine sites, machines that are no card of the market, and cards in slots."""
    for node in NODES:
        yield ("set_tech", seat, name_of(tribe.id, node)), yes(node in tribe.techs), EITHER
    for site in SITES:
        yield (f"set_{site}", seat, ""), yes(site in tribe.sites), EITHER
    own = [name_of(tribe.id, node) for node in NODES if tech(tribe, node, "machine")]
    own += PRINTED
    has = [machine.id for machine in tribe.machines]
    for id in own:
        yield ("set_machine", seat, id), yes(id in has), EITHER
    left = tribe.energy - tribe.lent - sum(machine.spent for machine in tribe.machines)
    for machine in tribe.machines:
        can_be = EITHER if machine.spent or left else NO
        yield ("set_spent", seat, machine.id), yes(machine.spent), can_be
    for slot in SLOTS:
        for placed in tribe.slots[slot]:
            yield ("set_colour", seat, placed.card), placed.colour, (*COLOURS,)
            if slot == "side":
                yield ("set_half", seat, placed.card), placed.half, ("top", "bottom")


def on_the_map(game: Revive, seat: int, tribe: Any) -> Iterator[tuple[Key, str, tuple[str, ...]]]:
    """[populate.place, build.desert, build.cost, build.water, tribe.lanterns, abyss.lakes]"""
    cities = [hex for hex in HEXES if game.terrain_at(hex) == "city"]
    places = [*CORNERS, *(["abyss"] if game.variant.abyss else []), *cities]
    at = {node: place for place, node in tribe.settled.items()}
    for node in tribe.techs:
        place = at.get(node, NOTHING)
        free = [one for one in places if one == place or one not in tribe.settled]
        yield ("set_settled", seat, name_of(tribe.id, node)), place, (NOTHING, *free)
    standing = [*tribe.buildings.values()]
    room = [s for s in ("small", "large") if standing.count(s) < NUMBERS[s]["count"]]
    others = {hex for other in game.tribes if other is not tribe for hex in other.buildings}
    for hex in HEXES:
        size, terrain = tribe.buildings.get(hex, NOTHING), game.terrain_at(hex)
        sizes = [s for s in ("small", "large") if s == size or (terrain == "desert" and s in room)]
        here = sizes if hex not in others else []
        yield ("set_building", seat, hex), size, (NOTHING, *here)
        is_water = terrain == "spring"
        yield ("set_waters", seat, hex), yes(hex in tribe.waters), EITHER if is_water else NO
        if tribe.id == "lanterns":
            can_stand = len(tribe.lanterns) < NUMBERS["lanterns"] and terrain not in BLOCKING
            lit = yes(hex in tribe.lanterns)
            yield ("set_lanterns", seat, hex), lit, EITHER if can_stand else NO
    for tile in game.board.values():
        for size in ("small", "large") if tile.id in LAKES else ():
            has_shore = yes(f"{tile.id} {size}" in tribe.shores)
            yield (f"set_shore_{size}", seat, tile.id), has_shore, EITHER


def piles(game: Revive) -> Iterator[tuple[Key, str, list[str], Any, bool, bool]]:
    """Each pile: the kind of its pieces, those that lie there, who sees them (None: everybody),
    whether another has room, and whether they lie in an order."""
    for seat, tribe in enumerate(game.tribes):
        yield from own_piles(seat, tribe)
    abyss = game.variant.abyss
    stacks = [("deck", "cards", game.deck), ("module_bag", "modules", game.module_bag)]
    stacks += [("crates", "crates", game.crates)]
    stacks += [("scyphoz", "cards", game.scyphoz)] if abyss else []
    stacks += [("voyage_deck", "voyages", game.voyage_deck)] if abyss else []
    shown = [("market", "cards", game.market), ("modules", "modules", game.modules)]
    shown += [("crate_discards", "crates", game.crate_discards)]
    shown += [("voyages", "voyages", game.voyages)] if abyss else []
    shown += [("destroyed", "cards", game.destroyed)] if abyss else []
    for hue in COLOURS:
        stacks.append((f"stack_{hue}", f"machines_{hue}", game.machine_stacks[hue]))
        shown.append((f"market_{hue}", f"machines_{hue}", game.machines[hue]))
    for name, kind, pieces in stacks:
        yield (f"set_{name}", -1, ""), kind, pieces, (), True, True
    for name, kind, pieces in shown:
        yield (f"set_{name}", -1, ""), kind, pieces, None, True, False


def own_piles(seat: int, tribe: Any) -> Iterator[tuple[Key, str, list[str], Any, bool, bool]]:
    """[play.slot, modules.gain, crates] A slot that is not learnt takes nothing."""
    for hue in COLOURS:
        of_market = [
            machine.id
            for machine in tribe.machines
            if machine.id in MACHINES
            and MACHINES[machine.id].colour == hue
            and machine.id not in PRINTED
        ]
        yield (f"set_machines_{hue}", seat, ""), f"machines_{hue}", of_market, None, True, False
    for name in ("active", "rest"):
        yield (f"set_{name}", seat, ""), "cards", getattr(tribe, name), None, True, False
    for slot in SLOTS:
        cards = [placed.card for placed in tribe.slots[slot]]
        has = slot != "side" or "m2" in tribe.techs
        yield (f"set_slot_{slot}", seat, ""), "cards", cards, None, has, False
        modules = tribe.modules[slot]
        has_room = has and len(modules) < NUMBERS["slots"][slot]
        yield (f"set_modules_{slot}", seat, ""), "modules", modules, None, has_room, False
    yield ("set_own_crates", seat, ""), "crates", tribe.crates, (seat,), True, False
    for name in ("voyages", "sailed"):
        yield (f"set_own_{name}", seat, ""), "voyages", getattr(tribe, name), None, True, False


@pytest.mark.parametrize("seed", POSITIONS)
def test_a_word_may_be_put_right_to_what_the_rules_allow_there(seed: int) -> None:
    """[populate.place, build.desert, build.water, tribe.lanterns, abyss.lakes, machines.use]"""
    game = position(seed)
    told = {key: (now, may_be) for key, now, may_be in words(game)}
    things = {
        thing.key: (thing.value, (*thing.values,))
        for thing in things_of(game)
        if isinstance(thing, Value) and not isinstance(thing.values, range)
    }
    assert things == told


@pytest.mark.parametrize("seed", POSITIONS)
def test_pieces_lie_where_the_rules_have_a_place_for_them(seed: int) -> None:
    """[play.slot, modules.gain, crates, cards.areas]"""
    game = position(seed)
    told = {key: facts for key, *facts in piles(game)}
    things = {
        thing.key: [
            thing.kind, [*thing.pieces], thing.sees, bool(thing.room), thing.ordered,
        ]
        for thing in things_of(game)
        if isinstance(thing, Pile)
    }  # fmt: skip
    assert things == told


@pytest.mark.parametrize("seed", [3, 6])
def test_a_word_is_put_right_and_no_other(seed: int) -> None:
    """[populate.place, end.trigger] All that a word of each name may be, at one thing of that name;
    who triggered the end, another has not."""
    dice = Random(seed)
    chances: dict[tuple[str, str], list[Key]] = {}
    for key, now, may_be in words(position(seed)):
        for value in {*may_be[:4]} - {now}:
            chances.setdefault((key[0], value), []).append(key)
    for (_, value), keys in sorted(chances.items()):
        game, key = clone(position(seed)), dice.choice(keys)
        before = {thing.key: thing for thing in things_of(game) if isinstance(thing, Value)}
        before[key].put(value)
        after = {thing.key: thing for thing in things_of(game) if isinstance(thing, Value)}
        both = before.keys() & after.keys()
        changed = {one for one in both if after[one].value != before[one].value}
        assert after[key].value == value
        assert {one[2] for one in before.keys() ^ after.keys()} <= {key[2]}
        assert changed - {key} == {
            one for one in changed - {key} if one[0] == key[0] == "set_ender"
        }


def of_key(game: Revive, key: Key) -> Any:
    return next(thing for thing in things_of(game) if thing.key == key)


def lying(game: Revive) -> dict[Key, Any]:
    """What each thing is, or the pieces that lie there."""
    things = [*things_of(game)]
    return {
        thing.key: [*thing.pieces] if isinstance(thing, Pile) else thing.value for thing in things
    }


@pytest.mark.parametrize("seed", [3, 6])
def test_a_piece_is_taken_and_laid_and_no_other(seed: int) -> None:
    """[cards.gain, play.half] Each piece, taken and laid there again; cards of the beginning are no
    gain."""
    dice = Random(seed)
    for key, _, pieces, *_, has_room, _ in piles(position(seed)):
        if not pieces or not has_room:
            continue
        game, piece = clone(position(seed)), dice.choice(pieces)
        before = lying(game)
        of_key(game, key).take(piece)
        left = lying(game)
        of_key(game, key).put(piece)
        laid = lying(game)
        assert Counter(before[key]) - Counter(left[key]) == Counter([piece])
        assert Counter(laid[key]) == Counter(before[key])
        assert laid[key][-1] == piece
        assert {one[2] for one in before.keys() ^ left.keys()} <= {piece}
        assert before.keys() == laid.keys()
