"""Facts to look up before a pick: the content of a space, the effect of a card, the state of a
hero, the dice, certain harm.

Reads only what the seat sees.
"""

from __future__ import annotations

from bot.games import Offer
from bot.games.the_others.board import space_facts, space_name
from bot.games.the_others.meaning import current_meaning, hero_facts, meaning
from bot.texts import Texts
from engine.games.the_others.content import HERO, NUMBERS, SPACES, UPGRADE
from engine.games.the_others.picks import Assault, Branch, City, Move, Suffer, Tempt
from engine.games.the_others.view import HeroView, OthersView, SpaceView, WayView
from engine.kernel import Pick

SELF_EXPLANATORY = frozenset(
    {
        "agree", "object", "end", "pass", "skip", "rescue", "break_altar",
        "join", "inject", "again", "suffer", "carry_out", "city", "clean",
        "assault", "block", "kill", "reroll",
        "kill.acolytes", "kill.abominations", "kill.controller", "kill.avatar", "block.claws",
        "reroll.face", "suffer.cost", "carry_out.effect", "lead.means", "keep.drop", "tempt",
    }
)  # fmt: skip
"""Verbs, and "verb.field", that need no preview."""


def preview(view: OthersView, offer: Offer, texts: Texts) -> list[str]:
    """Return the content of a space, the effect of a card, the state of a hero, or certain harm."""
    pick = offer.picks[0] if len(offer.picks) == 1 else None
    if pick is not None and (lines := _of_pick(view, pick, offer, texts)):
        return lines
    words = [offer.value] if isinstance(offer.value, str) else []
    if pick is not None:
        words = [getattr(pick, name) for name in _FIELDS if hasattr(pick, name)]
    return [line for word in words for line in _of_word(view, str(word), texts)][:3]


_FIELDS = ("card", "upgrade", "sin", "hero", "space", "at", "token", "monster", "acolytes")


def _of_pick(view: OthersView, pick: Pick, offer: Offer, texts: Texts) -> list[str]:
    """Return the facts of a pick as a whole; empty if its words say enough."""
    acting = _named(view, view.active)
    if isinstance(pick, Tempt):
        return _tempted(view, texts)
    if isinstance(pick, Branch):
        return [line for way in view.ways if way.way == pick.way for line in _way(way, texts)]
    if isinstance(pick, Assault) and (victim := _named(view, view.against)) is not None:
        return [texts.word(victim.id), _health(victim, texts)]
    if isinstance(pick, City) and acting is not None:
        return _of_district(_space(view, acting.place), texts)
    if isinstance(pick, Move) and acting is not None:
        there = _space(view, pick.space)
        return [*_entering(acting, view, there, texts), *_of_space(there, view, texts)][:3]
    if isinstance(pick, Suffer):
        return _suffered(view, pick, offer, texts)
    return []


def _of_word(view: OthersView, word: str, texts: Texts) -> list[str]:
    if word in HERO:
        return _hero(view, word, texts)
    if word in SPACES:
        return _of_space(_space(view, word), view, texts)
    meant = current_meaning(word, view, texts)
    return [meant] if meant else []


def _named(view: OthersView, id: str) -> HeroView | None:
    return next((hero_view for hero_view in view.heroes if hero_view.id == id), None)


def _space(view: OthersView, id: str) -> SpaceView:
    return next(space_view for space_view in view.spaces if space_view.id == id)


def _of_space(space: SpaceView, view: OthersView, texts: Texts) -> list[str]:
    """Return a space's name and its pieces."""
    name = space_name(space, texts, view)
    parts = ([name] if name else []) + space_facts(space, texts, view)
    return [" · ".join(parts) or texts.say("text-bare")]


def _of_district(space: SpaceView, texts: Texts) -> list[str]:
    return [meaning(space.district, texts)] if space.district else []


def _health(hero: HeroView, texts: Texts) -> str:
    return texts.say("text-health", wounds=hero.wounds, corruption=hero.corruption)


def _hero(view: OthersView, word: str, texts: Texts) -> list[str]:
    """Return the state of a hero in play, or what a hero could do."""
    hero_view = _named(view, word)
    if hero_view is not None and view.round:
        return [_health(hero_view, texts)]
    row = HERO[word]
    odds = texts.say("ahead-hero-odds", won=row.won)
    return [hero_facts(word, texts), meaning(word, texts), odds]


def _way(way: WayView, texts: Texts) -> list[str]:
    """Return the task of this way, and the results of others."""
    asked = texts.say("ahead-way", goal=way.goal, needed=way.needed)
    return [asked, meaning(way.goal, texts), texts.say("ahead-way.odds", won=way.won)]


# --- certain harm ----


def _tempted(view: OthersView, texts: Texts) -> list[str]:
    """Return what the level yields and costs."""
    hero = _named(view, view.roll.hero) if view.roll is not None else None
    if hero is None:
        return []
    level = min(hero.corruption + 1, NUMBERS.corruption)
    dice, fists = NUMBERS.bonus_dice[level], NUMBERS.bonus_fists[level]
    bonus = texts.say("ahead-tempt", dice=dice, fists=fists, level=level)
    return [bonus, *_harm(hero, 0, 1, texts)]


def _suffered(view: OthersView, pick: Suffer, offer: Offer, texts: Texts) -> list[str]:
    """Return what this payment costs; for an upgrade that is given up, its effect."""
    if pick.cost in UPGRADE:
        return [meaning(pick.cost, texts)]
    hero = _named(view, str(offer.figures.get("hero", "")))
    if hero is None:
        return []
    wounded = pick.cost == "wound"
    levels = 0 if wounded else int(offer.figures.get("amount", 1))
    return _harm(hero, int(wounded), max(0, levels - _warded(hero)), texts)


def _entering(hero: HeroView, view: OthersView, there: SpaceView, texts: Texts) -> list[str]:
    """Return the cost of leaving monsters and entering a space, as far as it is known."""
    fires = 0 if "extinguisher" in _face_up(hero) else there.tokens.count("fire")
    taints = min(there.tokens.count("corruption"), NUMBERS.entering)
    lines = _harm(hero, min(fires, NUMBERS.entering), max(0, taints - _warded(hero)), texts)
    leaving = min(len(_space(view, hero.place).monsters), NUMBERS.leaving)
    return [texts.say("ahead-leaving", n=leaving), *lines] if leaving else lines


def _harm(hero: HeroView, wounds: int, levels: int, texts: Texts) -> list[str]:
    """Return wounds and corruption as text; whether a dark past is revealed, and whether the hero
    dies."""
    beyond = max(0, hero.corruption + levels - NUMBERS.corruption)
    if hero.wounds + wounds + beyond >= NUMBERS.wounds:
        return [texts.say("ahead-dies", hero=hero.id)]
    lines = [texts.say("ahead-wounds", n=wounds + beyond)] if wounds + beyond else []
    lines += [texts.say("ahead-corruption", n=levels - beyond)] if levels > beyond else []
    if hero.has_past and not hero.bared and hero.corruption + levels >= NUMBERS.corruption:
        lines.append(texts.say("ahead-past"))
    return lines


def _face_up(hero: HeroView) -> list[str]:
    upgrades = list(hero.upgrades)
    for card in hero.down:
        upgrades.remove(card)
    return upgrades


def _warded(hero: HeroView) -> bool:
    """Return whether an amulet prevents the next corruption."""
    return "amulet" in _face_up(hero) and "ward" not in hero.used


# --- above a menu


def scene(view: OthersView, texts: Texts) -> list[str]:
    """Return the lines above a menu: the roll, whose turn it is or was, and the state of that
    hero."""
    sentences = []
    roll = view.roll
    if roll is not None and roll.rolled:
        facts = {name: getattr(roll, name) for name in ("fists", "shields", "claws", "tentacles")}
        sentences.append(texts.say("scene-rolled", hero=roll.hero, **facts))
    elif roll is not None:
        sentences.append(
            texts.say("scene-roll", hero=roll.hero, dice=roll.dice, sin_dice=roll.sin_dice)
        )
    acting, meant = _named(view, view.active), view.active or view.against
    if acting is not None:
        sentences.append(
            texts.say("scene-turn", hero=acting.id, place=acting.place, left=view.left)
        )
    elif view.against:
        sentences.append(
            texts.say("scene-against", hero=view.against, place=_place(view, view.against))
        )
    shown = _named(view, roll.hero if roll is not None else meant)
    if shown is not None:
        sentences.append(_health(shown, texts))
    if view.viewer == view.sins and view.hand:
        sentences.append(texts.say("scene-hand", cards=[*view.hand]))
    return sentences


def _place(view: OthersView, id: str) -> str:
    return next(hero_view.place for hero_view in view.heroes if hero_view.id == id)
