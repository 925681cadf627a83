"""The facts of a thing of Revive in a line: a card, a voyage, a module, a technology, a star."""

from __future__ import annotations

from bot.games.revive.effects import effect_text
from bot.texts import Said, Texts
from engine.games.revive.content import CARD, MODULE, SITE, VOYAGE, numbers, tech_word, tribes
from engine.games.revive.effects.moon import WATERS_AGAIN
from engine.games.revive.view import ReviveView
from engine.kernel import Seat


def card_text(card: str, texts: Texts) -> str:
    """Return the facts of a card: its colour, its halves, whether they chain."""
    row_ = CARD[card]
    halves = {}
    for half in ("top", "bottom"):
        effect = effect_text(row_.text(half), texts)
        halves[half] = Said(f"{effect} {texts.say('card-chain')}" if half in row_.chain else effect)
    return texts.say("card-text", colour=row_.colour or "wild", **halves)


def voyage_text(voyage: str, texts: Texts) -> str:
    """Return the colour of the card that a voyage takes, and its points."""
    row_ = VOYAGE[voyage]
    counted = Said(texts.say(f"counts-{row_.counts.replace('_', '-')}"))
    return texts.say("text-voyage", colour=row_.colour or "wild", what=counted)


def module_text(module: str, texts: Texts) -> str:
    """Return the effect of a module, and its colours."""
    return f"{texts.listed([texts.word(c) for c in MODULE[module].colours])} · " + effect_text(
        MODULE[module].effect, texts
    )


def tech_text(tribe: str, node: str, texts: Texts) -> str:
    """Return the effect of a technology."""
    if node in ("m2", "m3"):
        return texts.say("tech-side-slot" if node == "m2" else "tech-relic")
    return texts.say(f"tech-{tribe}-{node}")


def tech_name(tribe: str, node: str, texts: Texts) -> str:
    """Return the name of a technology."""
    return texts.word(tech_word(tribe, node))


def star_text(view: ReviveView, seat: Seat, texts: Texts) -> str:
    """Return the effect of a star for a tribe."""
    if not view.variant.abilities:
        return texts.say("tribe-plain")
    tribe = view.tribes[seat].id
    if view.variant.moon:
        return texts.say(f"tribe-{tribe}-moon", again=int(view.edition >= WATERS_AGAIN))
    return sun_text(tribe, view.edition, texts)


def sun_text(tribe: str, edition: int, texts: Texts) -> str:
    """Return the effect of a star on the sun side of a tribe in an edition."""
    effect = Said(effect_text(tribes(edition)[tribe].sun, texts))
    if texts.has(note := f"tribe-{tribe}-note"):
        gift = Said(effect_text(numbers(edition).lantern_gift, texts))
        return texts.say("tribe-sun-noted", what=effect, note=Said(texts.say(note, gift=gift)))
    return texts.say("tribe-sun", what=effect)


def needs_text(site: str, texts: Texts) -> str:
    """Return the steps that open a machine site."""
    needs = SITE[site].needs.items()
    return ", ".join(f"{texts.word(colour)} {n}" for colour, n in needs)
