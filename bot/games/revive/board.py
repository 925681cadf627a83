"""Revive as text: the map, the display, the tribes, and a tribe's whole board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.games.revive.descriptions import (
    card_text,
    needs_text,
    star_text,
    tech_name,
    tech_text,
    voyage_text,
)
from bot.games.revive.effects import effect_text
from bot.games.revive.facts import brings, building_sites, machine_of, pieces, points_of, stores
from bot.render.hidden import Hidden
from bot.render.lines import full_row, row, rows, rule, wrapped
from bot.render.seats import letter
from bot.texts import Said, Texts
from engine.games.revive.content import (
    ARTIFACT_CARD,
    CARD,
    COLOURS,
    CORNERS,
    HEXES,
    MACHINE,
    NODES,
    NUMBERS,
    RESOURCES,
    SITE,
    SITES,
    SLOTS,
    book_cost,
    learned_points,
    opened_by,
)
from engine.games.revive.ending import COUNT
from engine.games.revive.view import ReviveView, TribeView
from engine.kernel import Seat
from engine.kit.maps import hex_at


def board_text(view: ReviveView, texts: Texts) -> str:
    """Return the public table."""
    lines: list[str] = []
    if view.active >= 0 and view.result is None:
        lines += wrapped(texts.say("draw-acts", seat=view.active, n=view.left))
        lines += _ending(view, texts)
    for seat in range(view.seats):
        lines += _short(view, seat, texts)
    lines += [rule(texts.say("text-map")), *_map(view, texts)]
    lines += wrapped(texts.say("text-map-key"))
    lines += _places(view, texts)
    lines += _display(view, texts)
    return rows(lines)


def _ending(view: ReviveView, texts: Texts) -> list[str]:
    """Return who has triggered the end, and who still has a turn."""
    if not view.ending:
        return []
    lines = wrapped(texts.say("text-ender", seat=view.ender)) if view.ender >= 0 else []
    seats = Said(texts.listed([texts.seat(seat) for seat in view.last]))
    return [*lines, *(wrapped(texts.say("text-last", seats=seats)) if view.last else [])]


def _short(view: ReviveView, seat: Seat, texts: Texts) -> list[str]:
    """Return a short form of a tribe, like its strip on the picture."""
    tribe = view.tribes[seat]
    lines = [rule(f"{letter(seat)} {texts.seat(seat)}")]
    lines += full_row(tribe_name(view, seat, texts), texts.counted("point", points_of(view, seat)))
    stock = {name: stores(view, seat)[name] for name in (*RESOURCES, "energy")}
    lines += wrapped(texts.counts(stock))
    lines += wrapped(
        texts.say(
            "text-tribe",
            artifacts=sum(tribe.artifacts.values()),
            markers=tribe.markers,
            crates=tribe.crate_count,
            hibernations=tribe.hibernations,
        )
    )
    if view.variant.abyss:
        lines += wrapped(texts.say("text-devotion", n=tribe.devotion, flasks=tribe.flasks))
    return [*lines, *wrapped(texts.say(switch_id(tribe)))]


def switch_id(tribe: TribeView) -> str:
    """Return the id of a switch's text."""
    return "text-switch-used" if tribe.switched else "text-switch-free"


def tribe_name(view: ReviveView, seat: Seat, texts: Texts) -> str:
    """Return the tribe's name, and whether its moon side is up."""
    name = texts.word(view.tribes[seat].id)
    return f"{name} {texts.say('text-moon')}" if view.variant.moon else name


def _map(view: ReviveView, texts: Texts) -> list[str]:
    """Return a line for each row of hexes: a letter for the terrain, and the owner of its
    building."""
    standing = pieces(view)
    lines = []
    for at in range(10):
        cells = []
        for place in range(10):
            hex = hex_at(at, place)
            pieces_here = standing.get(hex, ())
            seats = "".join(letter(seat) for seat, kind in pieces_here if kind != "lantern")
            mark = texts.say(f"letter-{view.terrain_at(hex).replace('_', '-')}")
            cells.append(mark + (seats[:1] if len(seats) < 2 else "+" if seats else " ").ljust(1))
        lines.append(f"{chr(ord('A') + at)} {' ' * (at % 2)}{''.join(cells)}")
    return lines


def _places(view: ReviveView, texts: Texts) -> list[str]:
    """Return what can be explored, built and settled, place by place."""
    lines = [rule(texts.say("text-places"))]
    for place, location in view.locations.items():
        lines += wrapped(f"{place.upper() if place in CORNERS else '—'} {texts.word(location)}")
    for site in SITES:
        if view.terrain_at(site) == "lake":
            lines += wrapped(f"{site.upper()} {texts.word(view.board[site].tile)}")
    for site in SITES:
        back = view.board.get(site)
        if back is not None and view.terrain_at(site) == "ice":
            price = effect_text(back.cost, texts)
            reward = " ".join([back.reward, *["C1"] * back.citizen])
            lines += wrapped(f"{site.upper()} {price} → {effect_text(reward, texts)}", "   ")
    yields: dict[str, list[str]] = {}  # equal ones share a line, so that a late table fits
    for hex in building_sites(view):
        yields.setdefault(effect_text(brings(view, hex), texts), []).append(hex)
    bare = yields.pop("", [])
    for description, hexes in yields.items():
        lines += wrapped(f"{_hexes(hexes)} ⌂ {description}", "   ")
    if bare:
        lines += wrapped(texts.say("text-free", hexes=Said(_hexes(bare))))
    for hex in HEXES:
        if view.terrain_at(hex) == "spring":
            lines += wrapped(f"{hex.upper()} ≈ {effect_text(view.water_at(hex), texts)}", "   ")
    words: dict[tuple[Seat, str], list[str]] = {
        (seat, kind): [] for seat in range(view.seats) for kind in _KINDS
    }
    for hex, standing in pieces(view).items():
        for seat, kind in standing:
            words[seat, kind].append(hex.upper())
    for (seat, kind), hexes in words.items():
        if hexes:
            lines += wrapped(f"{letter(seat)} {texts.word(kind)} {' '.join(hexes)}")
    return lines


_KINDS = ("small", "large", "meeple", "lantern")


def _display(view: ReviveView, texts: Texts) -> list[str]:
    """Return artifacts, cards, modules, machines, and the size of the piles."""
    lines = [rule(texts.say("draw-artifacts"))]
    lines += [row(texts.word(colour), f"{view.artifacts[colour]}") for colour in COLOURS]
    if view.late:
        lines.append(row(texts.say("text-late"), f"{view.late}"))
    if view.voyages:
        lines.append(rule(texts.say("draw-voyages")))
    for voyage in view.voyages:
        lines += [*wrapped(texts.word(voyage)), *wrapped("  " + voyage_text(voyage, texts), "   ")]
    lines.append(rule(texts.say("text-market")))
    for card in view.market:
        lines += [*wrapped(texts.word(card)), *wrapped("  " + card_text(card, texts), "   ")]
    lines.append(rule(texts.say("draw-modules")))
    lines += [line for module in view.modules for line in wrapped(texts.word(module))]
    lines.append(rule(texts.say("draw-machines")))
    for colour in COLOURS:
        for machine in view.machines[colour]:
            lines += wrapped(f"{texts.word(machine)} ({texts.word(colour)})")
            lines += wrapped("  " + effect_text(MACHINE[machine].effect, texts), "   ")
    return [*lines, *_piles(view, texts)]


def _piles(view: ReviveView, texts: Texts) -> list[str]:
    """Return what is left in the piles."""
    machines = [f"{texts.word(colour)} {n}" for colour, n in view.machine_stacks.items()]
    lines = wrapped(
        texts.say(
            "text-piles",
            cards=view.deck,
            modules=view.module_bag,
            crates=view.crates,
            machines=Said(", ".join(machines)),
        )
    )
    if view.variant.abyss:
        abyss = texts.say("text-piles-abyss", voyages=view.voyage_deck, scyphoz=view.scyphoz)
        lines += wrapped(abyss)
    return lines


def sheet_text(view: ReviveView, texts: Texts) -> str:
    """Return the viewer's board."""
    return tribe_text(view, view.seat, texts)


def tribe_text(view: ReviveView, seat: Seat, texts: Texts) -> str:
    """Return a tribe's whole board, which is public."""
    tribe = view.tribes[seat]
    lines = [*_short(view, seat, texts), *wrapped(star_text(view, seat, texts))]
    lines.append(rule(texts.say("draw-machines")))
    for colour in COLOURS:
        lines.append(row(texts.say("text-track", track=colour), f"{tribe.tracks[colour]}/9"))
    for machine in tribe.machines:
        state = texts.say("text-spent" if machine.spent else "text-ready")
        if not machine.spent and seat == view.active and machine.id in view.used:
            state = texts.say("text-used")
        lines += full_row(texts.word(machine.id), state)
        lines += wrapped("  " + effect_text(machine_of(tribe, machine.id), texts), "   ")
    for site in SITE:
        if site not in tribe.sites:
            needs = Said(needs_text(site, texts))
            if printed := SITE[site].printed:
                lines += wrapped(texts.say("text-site-printed", machine=printed, needs=needs))
                lines += wrapped("  " + effect_text(MACHINE[printed].effect, texts), "   ")
            else:
                lines += wrapped(texts.say("text-site", colour=SITE[site].colour, needs=needs))
    lines += _slots(tribe, texts)
    for name in ("active", "rest"):
        lines.append(rule(texts.say(f"draw-{name}")))
        for card in getattr(tribe, name):
            lines += [*wrapped(texts.word(card)), *wrapped("  " + card_text(card, texts), "   ")]
    lines.append(rule(texts.say("draw-tree")))
    for node in NODES:
        lines += full_row(tech_name(tribe.id, node, texts), node_state(view, tribe, node, texts))
        lines += wrapped("  " + node_text(view, tribe, node, texts), "   ")
    lines.append(rule(texts.say("draw-count")))
    for line in tribe_facts(view, seat, texts):
        lines += wrapped(line)
    return rows(lines)


def node_state(view: ReviveView, tribe: TribeView, node: str, texts: Texts) -> str:
    """Return whether a technology is known, or its price in books."""
    if node in tribe.techs:
        used = tribe.seat == view.active and node in view.used
        return texts.say("text-tech-used" if used else "text-known")
    return texts.counted("book", book_cost(view.edition, view.variant.cheap, node))


def node_text(view: ReviveView, tribe: TribeView, node: str, texts: Texts) -> str:
    """Return the effect of a technology, and the points for learning it."""
    effect, points = (
        tech_text(tribe.id, node, texts),
        learned_points(view.edition, view.variant.cheap, node),
    )
    if node in tribe.techs or not points:
        return effect
    return f"{effect} · {texts.say('text-learned', n=points)}"


def open_node(tribe: TribeView, node: str) -> bool:
    """Return whether a technology may be learnt next."""
    return node not in tribe.techs and (not opened_by(node) or opened_by(node) in tribe.techs)


def _slots(tribe: TribeView, texts: Texts) -> list[str]:
    lines = [rule(texts.say("draw-slots"))]
    for slot in SLOTS:
        if slot == "side" and "m2" not in tribe.techs:
            lines += full_row(texts.word(slot), texts.say("text-closed"))
            continue
        room = f"{len(tribe.modules[slot])}/{NUMBERS.slots[slot]}"
        lines += full_row(texts.word(slot), texts.say("text-modules", n=Said(room)))
        for placed in tribe.slots[slot]:
            effect = effect_text(CARD[placed.card].text(placed.half), texts)
            name = f"{texts.word(placed.card)} ({texts.word(placed.colour)})"
            lines += wrapped(f"  {name} {effect}", "   ")
        for module in tribe.modules[slot]:
            lines += wrapped("  " + texts.word(module), "   ")
    return lines


def tribe_facts(view: ReviveView, seat: Seat, texts: Texts) -> list[str]:
    """Return the figures for the end, what is left to build, and what else a tribe has: a sentence
    each."""
    return [*counted_facts(view, seat, texts), *other_facts(view, seat, texts)]


def left_to_build(tribe: TribeView) -> dict[str, int]:
    """Return how many buildings of each size a tribe has left."""
    built = Counter(tribe.buildings.values())
    return {size: NUMBERS.building(size).count - built[size] for size in ("small", "large")}


def counted_facts(view: ReviveView, seat: Seat, texts: Texts) -> list[str]:
    """Return the figures for the end, and what is left to build: a sentence each."""
    tribe = view.tribes[seat]
    lines = [
        texts.say("text-left", **left_to_build(tribe)),
        texts.say("text-progress", n=NUMBERS.progress_points[tribe.markers], markers=tribe.markers),
        texts.say(
            "text-done", explored=tribe.explored, discs=tribe.discs, crates=tribe.crates_taken
        ),
    ]
    card = tribe.card or view.card
    for colour in COLOURS:
        n = tribe.artifacts[colour]
        if not card:
            lines.append(texts.say("text-artifact-plain", colour=colour, n=n))
            continue
        line = ARTIFACT_CARD[card].of(colour)
        have = COUNT[line.counts](tribe)
        counted = Said(texts.say(f"counts-{line.counts.replace('_', '-')}"))
        total = (n + 1) * have * line.points
        lines.append(
            texts.say("text-artifact", colour=colour, n=n, have=have, what=counted,
                      points=line.points, total=total)
        )  # fmt: skip
    for site, location in view.locations.items():
        if site in tribe.settled:
            does = Said(texts.say(f"location-{location.replace('_', '-')}"))
            lines.append(texts.say("text-location", place=location, does=does))
    if view.variant.abyss:
        lines.append(texts.say("text-devotion", n=tribe.devotion, flasks=tribe.flasks))
    return lines


def other_facts(view: ReviveView, seat: Seat, texts: Texts) -> list[str]:
    """Return what a tribe has that is not on every board: a sentence each."""
    tribe, lines = view.tribes[seat], list[str]()
    if tribe.voyages:
        lines.append(texts.say("text-voyages", voyages=[*tribe.voyages]))
    if tribe.sailed:
        lines.append(texts.say("text-sailed", voyages=[*tribe.sailed]))
    if tribe.lent:
        lines.append(texts.say("text-lent", n=tribe.lent))
    if tribe.waters:
        lines.append(texts.say("text-waters", hexes=Said(_hexes(tribe.waters))))
    if tribe.lanterns:
        lines.append(texts.say("text-lanterns", hexes=Said(_hexes(tribe.lanterns))))
    if tribe.crates:
        lines.append(texts.say("text-crates", crates=[*tribe.crates]))
    if view.crate_discards:
        opened = Said(texts.counts(Counter(view.crate_discards)))
        lines.append(texts.say("text-crates-opened", crates=opened))
    if tribe.tokens:
        lines.append(texts.say("text-tokens", n=tribe.tokens))
    return lines


def _hexes(hexes: Iterable[str]) -> str:
    return ", ".join(hex.upper() for hex in hexes)


def hidden(view: ReviveView, public: ReviveView, record: object, texts: Texts) -> list[Hidden]:
    """Return the tile under the ice of each site, and what only a tribe knows about its own."""
    things = [
        Hidden(site.upper(), texts.word(back.tile), (f"tile:{site}",))
        for site, back in view.board.items()
        if back.tile and not public.board[site].tile
    ]
    for tribe, known in zip(view.tribes, public.tribes, strict=True):
        own = [*(tribe.crates or ()), *([tribe.card] if tribe.card else [])]
        if own and (known.crates, known.card) != (tribe.crates, tribe.card):
            said = ", ".join(map(texts.word, own))
            things.append(Hidden(texts.seat(tribe.seat), said, (f"rival:{tribe.seat}",)))
    return things
