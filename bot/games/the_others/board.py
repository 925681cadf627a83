"""The Others as text: mission, track, heroes, the city space by space, and the viewer's side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.games.the_others.meaning import current_meaning, hero_facts, meaning, spent
from bot.render.hidden import Hidden
from bot.render.lines import full_row, row, rows, rule, wrapped
from bot.texts import Said, Texts
from engine.games.the_others.content import GROUP, KINDS, NUMBERS, SIN
from engine.games.the_others.view import HeroView, OthersView, RollView, SpaceView
from engine.kernel import Seat


def board_text(view: OthersView, texts: Texts) -> str:
    """Return the public table."""
    lines = [*wrapped(texts.say("text-story", story=view.story, layout=view.layout))]
    if view.sins >= 0:
        lines += wrapped(sins_line(view, view.sins, texts))
    lines += _meant(view.sin, texts) if view.sin else wrapped("  " + words([*SIN], texts), "  ")
    if view.acolytes:
        lines += wrapped(texts.say("text-acolytes", acolytes=view.acolytes))
        lines += wrapped("  " + texts.say("text-joined"), "  ") if view.joined else []
    else:
        lines += wrapped(texts.say("text-groups", groups=[*GROUP]))
    if view.round:
        lines += mission_lines(view, texts)
        lines += _standing(view, texts)
    if view.roll is not None and view.roll.rolled:
        lines += roll_lines(view.roll, texts)
    for hero in view.heroes:
        lines += hero_lines(hero, view, texts)
    playing = {view.sins, *(hero.seat for hero in view.heroes)}
    lines += [texts.seat(seat) for seat in range(view.seats) if seat not in playing]
    if view.pool:
        lines.append(rule(texts.say("text-pool")))
        for id in view.pool:
            lines += [*wrapped(texts.word(id)), *wrapped("  " + hero_facts(id, texts), "  ")]
    if view.reserve:
        lines += [rule(texts.say("text-reserve")), *wrapped(words(view.reserve, texts))]
    if view.fallen:
        lines += [rule(texts.say("text-fallen")), *wrapped(words(view.fallen, texts))]
    lines += [rule(texts.say("text-city"))]
    for space in view.spaces:
        lines += space_lines(space, texts, view)
    return rows(lines)


def sins_line(view: OthersView, name: Seat | Said, texts: Texts) -> str:
    """Return who plays the Sins (a seat or a name) and which sin, once it is chosen."""
    if not view.sin:
        return texts.say("text-choosing", seat=name)
    return texts.say("text-sins", seat=name, sin=view.sin)


def _meant(word: str, texts: Texts) -> list[str]:
    """Return the meaning of a word, as lines below it."""
    return wrapped("  " + meaning(word, texts), "  ")


def mission_lines(view: OthersView, texts: Texts) -> list[str]:
    """Return the mission and its progress."""
    if not view.goal:
        lines = wrapped(texts.say("text-branching", n=view.mission))
        for way in view.ways:
            asked = texts.say("ahead-way", goal=way.goal, needed=way.needed)
            lines += wrapped(f"  {texts.word(way.way)} · {asked}", "    ")
        return lines
    title = texts.say("text-mission", n=view.mission, goal=view.goal)
    lines = [
        *wrapped(title),
        *_meant(view.goal, texts),
        row(f"  {view.progress}/{view.needed}", f"{view.done}/{view.missions}"),
    ]
    if view.delivered or view.lost or any(space.civilians for space in view.spaces):
        fates = texts.say("text-fates", delivered=view.delivered, lost=view.lost)
        lines += wrapped("  " + fates, "  ")
    return lines


def roll_lines(roll: RollView, texts: Texts) -> list[str]:
    """Return the dice of a roll: each face with its effect, and their total."""
    fighting = roll.kind == "fight"
    lines = [rule(texts.say("draw-roll", hero=roll.hero, roll=roll.kind))]
    text_id = "text-roll-attack" if roll.by_sins else "text-roll-at"
    lines += wrapped(texts.say(text_id, place=Said(roll.place.upper())))
    for kind, faces in (("hero" if fighting else "work", roll.faces), ("sins", roll.sin_faces)):
        for face, n in Counter(faces).items():
            done = texts.say(f"face-{kind}-{face}")
            lines += full_row(f"{texts.word(face)} ×{n}", done)
    sums = {name: getattr(roll, name) for name in ("fists", "shields", "claws", "tentacles")}
    lines += wrapped(texts.say("draw-rolled" if fighting else "draw-worked", **sums))
    return lines + (wrapped(texts.say("draw-rolled-sins", **sums)) if fighting else [])


def _standing(view: OthersView, texts: Texts) -> list[str]:
    lines = [
        row(texts.say("text-track"), f"{view.track}/{len(NUMBERS.track)}"),
        row(texts.say("text-deaths"), f"{len(view.fallen)}/{view.deaths}"),
        row(texts.say("text-hand"), f"{view.hand_size}"),
        row(texts.say("text-deck"), f"{view.sin_deck}"),
        row(texts.say("text-reactions"), f"{view.reactions}"),
    ]
    lines += full_row(texts.word("eclipse"), texts.say("text-dim")) if view.dim else []
    if view.shown:
        lines += [
            *wrapped(texts.say("text-open-card", card=view.shown)),
            *_meant(view.shown, texts),
        ]
    if view.offer:
        lines += wrapped(texts.say("text-offer", cards=[*view.offer]))
    gone = dict(Counter(view.gone))
    discarded = dict(Counter(view.sin_discards))
    piles = {"discards": discarded, "dead": view.dead, "box": view.box, "gone": gone}
    for name, pile in piles.items():
        if pile:
            lines += full_row(texts.say(f"text-{name}"), counted(pile, texts))
    for kind, toughness in view.toughness.items():
        if any(kind in space.monsters for space in view.spaces):
            lines.append(row(texts.word(kind), texts.say("text-left", n=toughness)))
    return lines


def counted(pile: dict[str, int], texts: Texts) -> str:
    """Return the things of a pile with their number."""
    return ", ".join(f"{texts.word(kind)} ×{n}" for kind, n in pile.items())


def words(names: Sequence[str], texts: Texts) -> str:
    """Return words as a list in one sentence."""
    return texts.listed([texts.word(name) for name in names])


def hero_lines(hero: HeroView, view: OthersView, texts: Texts) -> list[str]:
    """Return a hero's place, health and possessions."""
    lines = [rule(texts.word(hero.id)), row(texts.seat(hero.seat), hero.place.upper())]
    if view.round and view.leading == hero.id:
        lines += wrapped(texts.say("text-leading"))
    if view.active == hero.id:
        lines += wrapped(texts.say("text-playing", left=view.left))
        lines += wrapped(texts.say("text-acted")) if view.acted else []
    health = texts.say("text-health", wounds=hero.wounds, corruption=hero.corruption)
    lines += wrapped(health)
    figures = texts.say("text-figures", combat=hero.combat, skill=hero.skill, armour=hero.armour,
                        move=hero.move, reach=hero.reach)  # fmt: skip
    lines += wrapped(figures)
    if view.round:
        lines.append(row(texts.say("text-turns"), f"{hero.turns} +{hero.extra}"))
        lines += wrapped(texts.say("text-district", place=hero.district))
    if used := spent(hero, texts):
        lines += wrapped(texts.say("text-used", what=Said(texts.listed(used))))
    if hero.upgrades:
        lines += wrapped("  " + _things(hero.upgrades, texts), "    ")
    if hero.down:
        lines += wrapped(texts.say("text-down", cards=[*hero.down]))
    if hero.escorts:
        lines += wrapped(texts.say("text-escorts", n=hero.escorts))
    if hero.bared:
        lines += wrapped(texts.say("text-past", past=hero.past))
    elif hero.has_past:
        lines += wrapped(texts.say("text-past-hidden"))
    return lines


def space_facts(space: SpaceView, texts: Texts, view: OthersView) -> list[str]:
    """Return the pieces in a space, kind by kind."""
    things = [*space.tokens, *(["nest"] if space.nest else []), *(["altar"] if space.altar else [])]
    facts = [_things(space.monsters, texts), _things(things, texts)]
    facts += [texts.say("text-hidden", n=space.hidden)] if space.hidden else []
    facts += [texts.say("text-civilians", n=space.civilians)] if space.civilians else []
    facts += [texts.say("text-closed")] if space.closed else []
    facts += [texts.say("text-taken")] if space.id in taken(view) else []
    facts += [words(space.heroes, texts)] if space.heroes else []
    return [fact for fact in facts if fact]


def space_name(space: SpaceView, texts: Texts, view: OthersView) -> str:
    """Return its district, and whether heroes or the Sins' greatest monster enter there."""
    name = texts.word(space.district) if space.district else ""
    if space.id not in (view.start, view.gate):
        return name
    mark = texts.say("text-start" if space.id == view.start else "text-gate")
    return f"{name} ({mark})" if name else mark


def space_lines(space: SpaceView, texts: Texts, view: OthersView) -> list[str]:
    """Return the lines of a space; none if it is empty."""
    name, facts = space_name(space, texts, view), space_facts(space, texts, view)
    if not facts and not name:
        return []
    return [
        *full_row(space.id.upper(), name),
        *(line for fact in facts for line in wrapped("  " + fact, "    ")),
    ]


def taken(view: OthersView) -> set[str]:
    """Return the spaces whose district has been used in this round."""
    return {hero.district for hero in view.heroes if hero.district}


def _things(things: Sequence[str], texts: Texts) -> str:
    return counted(dict(Counter(things)), texts)


def sheet_text(view: OthersView, texts: Texts) -> str:
    """Return the Sins' hand and hidden tokens, or the seat's heroes with their dark pasts."""
    lines: list[str] = []
    if view.hand is not None and view.viewer == view.sins:
        lines += [rule(texts.say("text-your-hand", n=view.hand_size))]
        for card in view.hand:
            lines += [*wrapped(texts.word(card)), *_meant(card, texts)]
        for space in view.spaces:
            if space.known:
                lines += full_row(space.id.upper(), _things(space.known, texts))
        return rows([*lines, *_rules_lines(view, texts)])
    for hero in view.heroes:
        if hero.seat == view.viewer:
            lines += hero_lines(hero, view, texts)
            lines += wrapped(texts.say(f"power-{hero.id}"))
            if hero.past:
                if not hero.bared:
                    lines += wrapped(texts.say("text-past", past=hero.past))
                lines += _meant(hero.past, texts)
            for card in dict.fromkeys(hero.upgrades):
                lines += [*wrapped(texts.word(card)), *_meant(card, texts)]
    if not lines:
        return rows(wrapped(texts.say("text-no-side")))
    return rows([*lines, *_rules_lines(view, texts)])


def _rules_lines(view: OthersView, texts: Texts) -> list[str]:
    """Return the rules in force for everybody: the sin, its acolytes, its monsters."""
    if not view.sin:
        return []
    kinds = [kind for kind in KINDS if kind not in view.gone]
    lines = [rule(texts.say("text-rules"))]
    for word in (view.sin, *([view.acolytes] if view.acolytes else []), *kinds):
        lines += [
            *wrapped(texts.word(word)),
            *wrapped("  " + current_meaning(word, view, texts), "  "),
        ]
    return lines


def hidden(view: OthersView, public: OthersView, record: object, texts: Texts) -> list[Hidden]:
    """Return the sin hand, the hidden tokens of each space, and the dark pasts."""
    things = []
    if view.hand and not public.hand:
        things.append(Hidden(texts.say("text-hand"), words(view.hand, texts)))
    for space, seen in zip(view.spaces, public.spaces, strict=True):
        if space.known != seen.known:
            said = _things(space.known, texts)
            things.append(Hidden(space.id.upper(), said, (f"space:{space.id}",)))
    for hero, shown in zip(view.heroes, public.heroes, strict=True):
        if hero.past != shown.past:
            past = texts.word(hero.past)
            things.append(Hidden(texts.word(hero.id), past, (f"hero:{hero.id}",)))
    return things
