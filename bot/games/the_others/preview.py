"""What somebody would look up before a pick: what stands in a space, what a card does, how a hero
is, what the dice would be.

Read from what the seat sees.
"""

from __future__ import annotations

from bot.games import Offer
from bot.games.the_others.board import card_text, space_lines
from bot.texts import Texts
from engine.games.the_others.content import CARD, HERO, NUMBERS, SIN, SPACES, UPGRADE
from engine.games.the_others.picks import Branch
from engine.games.the_others.view import OthersView, WayView

TELLING = frozenset(
    {
        "agree", "object", "end", "pass", "skip", "rescue", "break_altar",
        "join", "inject", "again", "suffer", "carry_out", "city", "clean",
        "assault", "block", "kill", "reroll",
        "kill.acolytes", "kill.abominations", "kill.controller", "kill.avatar", "block.claws",
        "reroll.face", "suffer.cost", "carry_out.effect", "lead.means", "keep.drop", "tempt",
    }
)  # fmt: skip
"""What says all there is to know by its name alone."""


def preview(view: OthersView, offer: Offer, texts: Texts) -> list[str]:
    """What a space holds, what a card does, how a hero is."""
    pick = offer.picks[0] if len(offer.picks) == 1 else None
    if pick is not None and pick.verb == "tempt":
        return _tempted(view, texts)
    ways = {way.way: way for way in view.ways}
    if isinstance(pick, Branch) and pick.way in ways:
        return _way(ways[pick.way], texts)
    words = [offer.value] if isinstance(offer.value, str) else []
    if pick is not None:
        words = [getattr(pick, name) for name in _FIELDS if hasattr(pick, name)]
    return [told for word in words for told in _of_word(view, str(word), texts)][:3]


_FIELDS = ("card", "upgrade", "sin", "hero", "space", "at", "token", "monster", "acolytes")


def _of_word(view: OthersView, word: str, texts: Texts) -> list[str]:
    if word in CARD or word in UPGRADE:
        return [card_text(word, texts)]
    if word in SIN:
        return [texts.say(f"option-sin-{word}.text")]
    if word in HERO:
        return _hero(view, word, texts)
    if word in SPACES:
        space = next(one for one in view.spaces if one.id == word)
        lines = [" ".join(line.split()) for line in space_lines(space, texts)[:4]]
        return [", ".join(lines) or texts.say("text-bare")]
    for kind in ("token", "monster", "group-power"):
        if texts.has(f"{kind}-{word}"):
            return [texts.say(f"{kind}-{word}")]
    return []


def _hero(view: OthersView, word: str, texts: Texts) -> list[str]:
    """How a hero in play is, or what one could do."""
    for hero in view.heroes:
        if hero.id == word and view.round:
            return [texts.say("text-health", wounds=hero.wounds, corruption=hero.corruption)]
    row = HERO[word]
    figures = texts.say("text-figures", combat=row.combat, skill=row.skill, armour=row.armour,
                        move=row.move, reach=row.amount("range"))  # fmt: skip
    return [figures, texts.say(f"power-{word}")]


def _way(way: WayView, texts: Texts) -> list[str]:
    """What is to be done, and how it went for others."""
    told = texts.say("ahead-way", goal=way.goal, needed=way.needed)
    return [told, texts.say("ahead-way.odds", won=way.won)]


def _tempted(view: OthersView, texts: Texts) -> list[str]:
    """What the level brings."""
    if view.roll is None:
        return []
    hero = next((one for one in view.heroes if one.id == view.roll.hero), None)
    level = min((hero.corruption if hero else 0) + 1, NUMBERS.corruption)
    dice, fists = NUMBERS.bonus_dice[level], NUMBERS.bonus_fists[level]
    return [texts.say("ahead-tempt", dice=dice, fists=fists, level=level)]


def scene(view: OthersView, texts: Texts) -> list[str]:
    """Above a menu: the roll, and whose turn it is."""
    told = []
    roll = view.roll
    if roll is not None and roll.rolled:
        facts = {name: getattr(roll, name) for name in ("fists", "shields", "claws", "tentacles")}
        told.append(texts.say("scene-rolled", hero=roll.hero, **facts))
    elif roll is not None:
        told.append(texts.say("scene-roll", hero=roll.hero, dice=roll.dice, sin_dice=roll.sin_dice))
    if view.active:
        hero = next((one for one in view.heroes if one.id == view.active), None)
        if hero is not None:
            health = texts.say("text-health", wounds=hero.wounds, corruption=hero.corruption)
            told += [
                texts.say("scene-turn", hero=hero.id, place=hero.place, left=view.left),
                health,
            ]
    if view.viewer == view.sins and view.hand:
        told.append(texts.say("scene-hand", cards=[*view.hand]))
    return told
