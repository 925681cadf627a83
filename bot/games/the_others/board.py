"""The Others as text: mission, track, heroes, the city space by space, and one's own side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.render.lines import named, row, rows, rule, wrapped
from bot.texts import Texts
from engine.games.the_others.content import NUMBERS
from engine.games.the_others.view import HeroView, OthersView, RollView, SpaceView


def board_text(view: OthersView, texts: Texts) -> str:
    """What lies on the table for all to see."""
    lines = [*wrapped(texts.say("text-story", story=view.story, layout=view.layout))]
    if view.sins >= 0:
        lines += wrapped(texts.say("text-sins", seat=view.sins, sin=view.sin or "any"))
    if view.acolytes:
        lines += wrapped(texts.say("text-acolytes", acolytes=view.acolytes))
    if view.round:
        lines += mission_lines(view, texts)
        lines += _standing(view, texts)
    if view.roll is not None and view.roll.rolled:
        lines += roll_lines(view.roll, texts)
    for hero in view.heroes:
        lines += hero_lines(hero, view, texts)
    playing = {view.sins, *(hero.seat for hero in view.heroes)}
    lines += [texts.seat(seat) for seat in range(view.seats) if seat not in playing]
    if view.reserve:
        lines += [rule(texts.say("text-reserve")), *wrapped(words(view.reserve, texts))]
    if view.round:
        lines += [rule(texts.say("text-city"))]
        for space in view.spaces:
            lines += space_lines(space, texts)
    return rows(lines)


def mission_lines(view: OthersView, texts: Texts) -> list[str]:
    """The mission and how far it is."""
    if not view.goal:
        return wrapped(texts.say("text-branching", n=view.mission))
    title = texts.say("text-mission", n=view.mission, goal=view.goal)
    return [
        *wrapped(title),
        row(f"  {view.progress}/{view.needed}", f"{view.done}/{view.missions}"),
    ]


def roll_lines(roll: RollView, texts: Texts) -> list[str]:
    """The dice of a roll: each face with what it does, and what all come to."""
    fighting = roll.kind == "fight"
    told = [rule(texts.say("draw-roll", hero=roll.hero, roll=roll.kind))]
    for kind, faces in (("hero" if fighting else "work", roll.faces), ("sins", roll.sin_faces)):
        for face, n in Counter(faces).items():
            done = texts.say(f"face-{kind}-{face}")
            told += named(f"{texts.word(face)} ×{n}", done)
    sums = {name: getattr(roll, name) for name in ("fists", "shields", "claws", "tentacles")}
    told += wrapped(texts.say("draw-rolled" if fighting else "draw-worked", **sums))
    return told + (wrapped(texts.say("draw-rolled-sins", **sums)) if fighting else [])


def _standing(view: OthersView, texts: Texts) -> list[str]:
    lines = [
        row(texts.say("text-track"), f"{view.track}/{len(NUMBERS.track)}"),
        row(texts.say("text-deaths"), f"{len(view.fallen)}/{view.deaths}"),
        row(texts.say("text-hand"), f"{view.hand_size}"),
        row(texts.say("text-reactions"), f"{view.reactions}"),
    ]
    for name, pile in (("dead", view.dead), ("box", view.box)):
        if pile:
            lines += named(texts.say(f"text-{name}"), counted(pile, texts))
    for kind, left in view.toughness.items():
        if any(kind in space.monsters for space in view.spaces):
            lines.append(row(texts.word(kind), texts.say("text-left", n=left)))
    return lines


def counted(pile: dict[str, int], texts: Texts) -> str:
    """Things of a pile with their number."""
    return ", ".join(f"{texts.word(kind)} ×{n}" for kind, n in pile.items())


def words(names: Sequence[str], texts: Texts) -> str:
    """Words in a row."""
    return texts.listed([texts.word(name) for name in names])


def card_text(card: str, texts: Texts) -> str:
    """What a sin card or an upgrade does."""
    return texts.say(f"card-{card.replace('_', '-')}")


def hero_lines(hero: HeroView, view: OthersView, texts: Texts) -> list[str]:
    """A hero: where it stands, how it is, what it carries."""
    lines = [rule(texts.word(hero.id)), row(texts.seat(hero.seat), hero.place.upper())]
    health = texts.say("text-health", wounds=hero.wounds, corruption=hero.corruption)
    lines += wrapped(health)
    figures = texts.say("text-figures", combat=hero.combat, skill=hero.skill, armour=hero.armour,
                        move=hero.move, reach=hero.reach)  # fmt: skip
    lines += wrapped(figures)
    if view.round:
        lines.append(row(texts.say("text-turns"), f"{hero.turns} +{hero.extra}"))
    if hero.upgrades:
        lines += wrapped("  " + _things(hero.upgrades, texts), "    ")
    if hero.down:
        lines += wrapped(texts.say("text-down", cards=[*hero.down]))
    if hero.escorts:
        lines += wrapped(texts.say("text-escorts", n=hero.escorts))
    if hero.bared:
        lines += wrapped(texts.say("text-past", past=hero.past))
    return lines


def space_lines(space: SpaceView, texts: Texts) -> list[str]:
    """A space, unless nothing is to be said of it."""
    name = texts.word(space.district) if space.district else ""
    things = [*space.tokens, *(["nest"] if space.nest else []), *(["altar"] if space.altar else [])]
    found = [_things(space.monsters, texts), _things(things, texts)]
    found += [texts.say("text-hidden", n=space.hidden)] if space.hidden else []
    found += [texts.say("text-civilians", n=space.civilians)] if space.civilians else []
    found += [texts.say("text-closed")] if space.closed else []
    found += [words(space.heroes, texts)] if space.heroes else []
    said = [one for one in found if one]
    if not said and not name:
        return []
    return [
        row(space.id.upper(), name),
        *(line for one in said for line in wrapped("  " + one, "    ")),
    ]


def _things(things: Sequence[str], texts: Texts) -> str:
    return counted(dict(Counter(things)), texts)


def sheet_text(view: OthersView, texts: Texts) -> str:
    """The Sins' hand and hidden tokens, or the seat's heroes with their dark pasts."""
    lines: list[str] = []
    if view.hand is not None and view.viewer == view.sins:
        lines += [rule(texts.say("text-your-hand", n=view.hand_size))]
        for card in view.hand:
            lines += [*wrapped(texts.word(card)), *wrapped("  " + card_text(card, texts))]
        for space in view.spaces:
            if space.known:
                lines += named(space.id.upper(), _things(space.known, texts))
        return rows(lines)
    for hero in view.heroes:
        if hero.seat == view.viewer:
            lines += hero_lines(hero, view, texts)
            lines += wrapped(texts.say(f"power-{hero.id}"))
            if hero.past and not hero.bared:
                lines += wrapped(texts.say("text-past", past=hero.past))
            for card in dict.fromkeys(hero.upgrades):
                lines += [*wrapped(texts.word(card)), *wrapped("  " + card_text(card, texts))]
    return rows(lines or wrapped(texts.say("text-no-side")))


def hidden_text(view: OthersView, record: object, texts: Texts) -> str:
    """What lies hidden: the sin hand and the tokens, for a game master."""
    lines: list[str] = []
    if view.hand:
        lines += [rule(texts.say("text-hand")), *wrapped(words(view.hand, texts))]
    for space in view.spaces:
        if space.known:
            lines += named(space.id.upper(), _things(space.known, texts))
    return rows(lines)
