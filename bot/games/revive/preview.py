"""Facts to look up before a pick: costs and yields of places, effects of cards, machines,
technologies.

Reads only what the seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.games import Offer
from bot.games.revive.descriptions import card_text, module_text, tech_name, tech_text, voyage_text
from bot.games.revive.effects import effect_text
from bot.games.revive.facts import brings, hooked, machine_of, price
from bot.texts import Said, Texts
from engine.games.revive import picks
from engine.games.revive.content import (
    CARD,
    CRATE,
    HEXES_OF,
    LOCATION,
    MACHINE,
    MODULE,
    NODES,
    NUMBERS,
    RESOURCES,
    TILE,
    VOYAGE,
    learned_points,
    tech,
)
from engine.games.revive.ending import COUNT
from engine.games.revive.tools import tool_text
from engine.games.revive.turn.cards import half_of, slot_of, sources, text_of
from engine.games.revive.view import ReviveView, TribeView
from engine.kernel import Pick, Seat

SELF_EXPLANATORY: Final = frozenset(
    {
        "switch", "end", "next", "skip", "take", "take.food", "take.book", "take.gear",
        "play.colour", "switch.resource", "orient.way",
        "claim", "bury", "hibernate", "advance", "muster", "recover", "accept",
        "convert", "convert.into", "convert.amount",
        "play.take", "copy.take", "hibernate.take", "machine.take", "open.take", "use.take",
        "hibernate.row", "orient.card",
    }
)  # fmt: skip
"""Verbs, and "verb.field", that need no preview."""


def costs(pick: Pick) -> bool:
    """Return whether the pick spends resources, energy, a crate or a card's turn."""
    return isinstance(
        pick,
        picks.Explore | picks.Build | picks.Populate | picks.OpenCrate | picks.UseAll | picks.Bury,
    )


def preview(view: ReviveView, offer: Offer, texts: Texts) -> list[str]:
    """Return what a pick costs and yields; else the effect of its word."""
    if [type(pick) for pick in offer.picks] == [picks.Orient] and "tile" in offer.figures:
        [laid] = offer.picks
        card = getattr(laid, "card", "")
        shown = _of_word(view, view.seat, "card", card, texts) if card else []
        return [_lies(view, offer.figures["tile"], getattr(laid, "way", ""), texts), *shown]
    if len(offer.picks) == 1 and (lines := _of_pick(view, view.seat, offer.picks[0], texts)):
        return lines
    if offer.key == "row" and isinstance(offer.value, int) and offer.value:
        return [_brings(NUMBERS.hibernation[offer.value - 1], texts)]
    if offer.key == "way" and "tile" in offer.figures:  # the same for each citizen
        return [_lies(view, offer.figures["tile"], str(offer.value), texts)]
    if offer.key == "rival" and isinstance(offer.value, int):
        tops = copied(view.tribes[offer.value])
        return [texts.say("ahead-tops", cards=tops)]
    if not isinstance(offer.value, str):
        return []
    lines = _of_word(view, view.seat, offer.key, offer.value, texts)
    if not lines and offer.key in ("machine", "tools"):  # a technology that works as a machine
        return [_brings(tool_text(view.tribes[view.seat].id, offer.value), texts)]
    return lines


def _of_pick(view: ReviveView, seat: Seat, pick: Any, texts: Texts) -> list[str]:
    """Return the price, then the yield."""
    match pick:
        case picks.Explore():
            back = view.board[pick.tile]
            gains = [back.reward, *["C1"] * back.citizen, *hooked(view.tribes[seat], "explore")]
            return [_cost(view, seat, pick, texts), _brings(" ".join(gains), texts)]
        case picks.Build():
            built = brings(view, pick.hex, pick.size, seat)
            return [_cost(view, seat, pick, texts), _brings(built, texts)]
        case picks.Populate():
            lines = [_cost(view, seat, pick, texts), *_there(view, pick.hex, texts)]
            points = learned_points(view.edition, view.variant.cheap, pick.tech)
            rewards = [*hooked(view.tribes[seat], "populate"), *[f"P{points}"] * (points > 0)]
            if rewards:
                lines.append(_brings(" ".join(rewards), texts))
            return [*lines, tech_told(view.tribes[seat].id, pick.tech, texts)]
        case picks.Play():
            half, tribe = half_of(pick.slot), view.tribes[seat]
            codes = [text_of(tribe, half, source) for source in sources(tribe, pick)]
            return [_brings(" ".join(codes), texts)]
        case picks.Copy():
            return [_brings(CARD[pick.card].top, texts)]
        case picks.UseAll():
            tools = [tool_text(view.tribes[seat].id, tool) for tool in pick.tools]
            return [_brings(" ".join(tools), texts)]
        case picks.Hibernate() if pick.row:
            return [_brings(NUMBERS.hibernation[pick.row - 1], texts)]
        case picks.Recover(machine=picks.FROM_TRADE):
            return [_from_trade(view.tribes[seat].id, texts)]
        case picks.UseMachine() | picks.Recover():
            return [_brings(machine_of(view.tribes[seat], pick.machine), texts)]
        case picks.Row():
            return [_brings(NUMBERS.hibernation[pick.row - 1], texts)]
        case picks.Trade():
            row = tech(view.tribes[seat].id, pick.tech)
            return [tech_text(view.tribes[seat].id, pick.tech, texts)] if row.pays else []
        case picks.Embark():
            return [voyage_text(pick.voyage, texts)]
        case picks.Sail():
            return [_sailing(view.tribes[seat], pick.voyage, texts)]
        case picks.First():
            return [_source(view, seat, pick.source, texts)]
    word = next((str(value) for name in _WORDS if (value := getattr(pick, name, ""))), "")
    return _of_word(view, seat, pick.verb, word, texts) if word else []


_WORDS: Final = ("module", "card", "machine", "crate", "tech", "hex")


def copied(tribe: TribeView) -> list[str]:
    """Return the cards of a tribe whose top half is visible."""
    return [placed.card for pile in tribe.slots.values() for placed in pile if placed.half == "top"]


def _cost(
    view: ReviveView, seat: Seat, pick: picks.Explore | picks.Build | picks.Populate, texts: Texts
) -> str:
    cost = price(view, seat, pick)
    if not any(cost.values()):
        return texts.say("ahead-free")
    tribe = view.tribes[seat]
    short = sum(max(0, n - tribe.stock[resource]) for resource, n in cost.items())
    return texts.say("ahead-costs", cost=dict(cost), crystals=short)


def _lies(view: ReviveView, site: str, way: str, texts: Texts) -> str:
    """Return the terrain of each hex of a tile."""
    spaces = TILE[view.board[site].tile].spaces
    laid = zip(HEXES_OF[site], spaces[::-1] if way == "turned" else spaces, strict=True)
    return ", ".join(f"{hex.upper()} {texts.word(space)}" for hex, space in laid)


def _sailing(tribe: TribeView, voyage: str, texts: Texts) -> str:
    level = COUNT[VOYAGE[voyage].counts](tribe) + tribe.flasks
    reached = [n for at, n in NUMBERS.voyage_levels.items() if level >= int(at)]
    n = max(reached, default=0)
    return texts.say("ahead-sail", level=level, n=n)


def _brings(codes: str, texts: Texts) -> str:
    if not codes:
        return texts.say("ahead-nothing")
    return texts.say("ahead-brings", what=Said(effect_text(codes, texts)))


def _there(view: ReviveView, place: str, texts: Texts) -> list[str]:
    """Return how many rivals have settled there, and what a large location counts."""
    there = sum(place in tribe.settled for tribe in view.tribes)
    lines = [texts.say("ahead-rivals", n=there)] if there else []
    if location := view.locations.get(place):
        lines.append(texts.say(f"location-{location.replace('_', '-')}"))
    return lines


def _source(view: ReviveView, seat: Seat, source: str, texts: Texts) -> str:
    if source in MODULE:
        return module_text(source, texts)
    return card_text(source, texts)


def _of_word(view: ReviveView, seat: Seat, key: str, word: str, texts: Texts) -> list[str]:
    """Return the effect of a word of the game, by its kind."""
    tribe = view.tribes[seat]
    kinds: dict[str, tuple[Mapping[str, Any] | tuple[str, ...], Callable[[], str]]] = {
        "card": (CARD, lambda: card_text(word, texts)),
        "module": (MODULE, lambda: module_text(word, texts)),
        "machine": (MACHINE, lambda: effect_text(MACHINE[word].effect, texts)),
        "crate": (CRATE, lambda: effect_text(CRATE[word].effect, texts)),
        "tech": (NODES, lambda: tech_told(tribe.id, word, texts)),
        "voyage": (VOYAGE, lambda: voyage_text(word, texts)),
        "location": (LOCATION, lambda: texts.say(f"location-{word.replace('_', '-')}")),
    }
    for known, describe in kinds.values():
        if word in known:
            return [describe()]
    return _of_place(view, seat, key, word, texts)


def _of_place(view: ReviveView, seat: Seat, key: str, word: str, texts: Texts) -> list[str]:
    """Return the content of a slot, a tile or a hex; the price of a building."""
    tribe = view.tribes[seat]
    if key in ("slot", "end"):
        placed = [placed_card.card for placed_card in tribe.slots[slot_of(word)]]
        things = [*placed, *tribe.modules[slot_of(word)]]
        return [texts.say("ahead-slot", things=things) if things else texts.say("ahead-empty")]
    if key == "size":
        return [texts.counted("gear", NUMBERS.building(word).gears)]
    if word == "deck":
        return [texts.say("ahead-deck", n=view.deck)]
    if word in view.locations:
        return [texts.word(view.locations[word])]
    if key == "tile" and word in view.board:
        if view.terrain_at(word) == "ice":
            return [effect_text(view.board[word].cost, texts)]
        return [texts.listed([texts.word(view.terrain_at(hex)) for hex in HEXES_OF[word]])]
    if view.terrain.get(word) == "desert":
        return [_brings(brings(view, word, "small", seat), texts)]
    return [texts.word(view.terrain_at(word))] if word in view.terrain else []


def _from_trade(tribe: str, texts: Texts) -> str:
    """Return which trades take energy, and that one is free again; the trade itself waits for the
    next turn."""
    paid = [node for node in NODES if tech(tribe, node).pays == "energy"]
    names = texts.listed([tech_name(tribe, node, texts) for node in paid])
    return texts.say("ahead-from-trade", trade=Said(names))


def tech_told(tribe: str, node: str, texts: Texts) -> str:
    """Return a technology's name and effect."""
    return f"{tech_name(tribe, node, texts)} · {tech_text(tribe, node, texts)}"


def scene(view: ReviveView, texts: Texts) -> list[str]:
    """Return the lines above a menu: actions left, what there is to pay with, the active cards."""
    tribe = view.tribes[view.seat]
    lines = []
    if view.round == 0:  # setup: three of them are chosen
        lines += [
            texts.say("scene-citizen", card=card, what=Said(card_text(card, texts)))
            for card in tribe.rest
        ]
    if view.active == view.seat and view.result is None:
        lines.append(texts.say("scene-left", n=view.left))
    stock = {resource: tribe.stock[resource] for resource in RESOURCES} | {
        "energy": tribe.free_energy
    }
    lines.append(texts.say("scene-stock", stock=stock))
    if tribe.active:
        lines.append(texts.say("scene-active", cards=[*tribe.active]))
    cheaper = {"explore": "DE", "build": "DB", "populate": "DP"}
    codes = [f"{cheaper[resource]}{n}" for resource, n in tribe.discounts.items() if n]
    codes += [f"R{tribe.reach}"] if tribe.reach else []
    codes += ["W1"] if tribe.wild else []
    if codes:
        lines.append(texts.say("scene-discount", what=Said(effect_text(" ".join(codes), texts))))
    if owed := view.owed[view.seat]:
        lines.append(texts.say("scene-owed", what=Said(effect_text(" ".join(owed), texts))))
    return lines
