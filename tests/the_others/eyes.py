"""What a viewer of The Others may see: a plain list from the referee's facts.

Everybody sees the board, the dice and what lies open. The sin hand and what hidden tokens are is
the secret of the Sins, a dark past that of its hero's seat until it shows. A game master sees all,
and so does everybody once the game is over.
"""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace as Facts
from typing import Any

from tests.the_others.referee import HEROES, SPACES, Referee


def seen_by(referee: Referee, viewer: Any, everything: bool) -> Facts:
    """Return all that a viewer sees: a seat, None for a spectator, or everything."""
    facts = referee.facts
    sees_all = everything or facts.result is not None
    sees_sins = sees_all or viewer == facts.sins
    turn, goal = facts.turn, referee.goal()
    before = facts.round == 0
    waiting = sum(not hero.id for hero in facts.heroes)
    return Facts(
        viewer=viewer,
        seats=facts.seats,
        phase=phase(referee),
        chapter=max(1, facts.round),
        chapters=0,
        awaited=[list(pair) for pair in referee.awaited()],
        result=facts.result,
        round=facts.round,
        sins=facts.sins,
        sin=facts.sin,
        acolytes=facts.group,
        story=facts.story,
        layout=facts.layout,
        start=referee.layout().start,
        gate=referee.layout().gate,
        heroes=[hero_view(referee, hero, viewer, sees_all) for hero in referee.in_play()]
        if facts.sin
        else [],
        pool=facts.pool if before else [],
        reserve=facts.reserve,
        fallen=facts.fallen,
        deaths=0 if before else len(facts.fallen) + len(facts.reserve) - waiting + 1,
        leading=facts.heroes[facts.leading].id if facts.heroes else "",
        active=turn.hero if turn else "",
        left=turn.left if turn else 0,
        against=referee.against,
        acted=turn.acted if turn else False,
        spaces=[space(referee, place, sees_sins) for place in SPACES],
        dead=dict(Counter(facts.dead)),
        box=dict(Counter(facts.box)),
        gone=facts.gone,
        toughness={kind: referee.needed(kind) for kind in ("controller", "avatar")}
        if facts.sin
        else {},
        hand=facts.hand if sees_sins else None,
        hand_size=len(facts.hand),
        shown=facts.shown,
        sin_deck=len(facts.sin_deck),
        sin_discards=facts.sin_discards,
        offer=facts.offer,
        track=facts.track,
        reactions=facts.reactions,
        joined=facts.joined,
        dim=0 < facts.dim == facts.round,
        mission=facts.mission,
        missions=len(referee.story().missions),
        ways=ways(referee),
        goal=goal["goal"] if goal else "",
        progress=referee.progress(goal["goal"]) if goal else 0,
        needed=referee.by_heroes(goal["counts"]) if goal else 0,
        delivered=facts.delivered,
        lost=facts.lost,
        done=referee.done,
        roll=roll(referee),
    )


def phase(referee: Referee) -> str:
    """Return the stretch of the round."""
    facts = referee.facts
    if facts.result is not None:
        return "over"
    if facts.round == 0:
        return "setup"
    if facts.turn:
        return "turn"
    return "reaction" if referee.against or facts.rolling else "city"


def hero_view(referee: Referee, hero: Facts, viewer: Any, sees_all: bool) -> Facts:
    """A hero: its figures with upgrades, and its past for its own seat."""
    knows = sees_all or viewer == hero.seat or hero.bared
    return Facts(
        id=hero.id,
        seat=hero.seat,
        place=hero.place,
        wounds=hero.wounds,
        corruption=hero.corruption,
        combat=referee.envied(hero, referee.combat(hero)),
        skill=referee.envied(hero, referee.skill(hero)),
        armour=referee.armour(hero),
        move=HEROES[hero.id].move + referee.gear(hero, "move"),
        reach=referee.reach(hero),
        upgrades=hero.upgrades,
        down=hero.down,
        turns=hero.turns,
        extra=hero.extra,
        district=hero.district,
        escorts=hero.escorts,
        past=hero.past if knows else "",
        has_past=bool(hero.past),
        bared=hero.bared,
        used=hero.used,
    )


def space(referee: Referee, place: str, sees_sins: bool) -> Facts:
    """A space: everybody sees how many tokens are hidden there, the Sins what they are."""
    facts = referee.facts
    hidden = referee.hidden(place)
    closed = place in facts.closed or bool(facts.turn and facts.turn.closed == place)
    return Facts(
        id=place,
        district=referee.district(place),
        nest=place in referee.layout().nests,
        altar=place in facts.altars,
        tokens=referee.tokens(place),
        hidden=len(hidden),
        known=hidden if sees_sins else [],
        monsters=referee.monsters(place),
        heroes=[hero.id for hero in referee.heroes_at(place)],
        civilians=facts.civilians.get(place, 0),
        closed=closed,
    )


def ways(referee: Referee) -> list[Facts]:
    """Missions.branch: the ways to choose from, until one is chosen."""
    branches = referee.branches()
    if len(branches) == 1 or referee.facts.branch:
        return []
    return [
        Facts(
            way=way,
            goal=branch["goal"],
            needed=referee.by_heroes(branch["counts"]),
            won=branch["won"],
        )
        for way, branch in zip("ab", branches, strict=True)
    ]


def roll(referee: Referee) -> Facts | None:
    """The roll in progress: how many dice will be thrown, or what they gave."""
    rolling = referee.facts.rolling
    throwers = [hero for hero in referee.in_play() if rolling and hero.id == rolling.hero]
    if not throwers:
        return None
    names = ("hero", "kind", "place", "by_sins", "rolled", "faces", "sin_faces")
    figures = ("fists", "shields", "claws", "tentacles")
    return Facts(
        **{name: getattr(rolling, name) for name in (*names, *figures)},
        dice=len(rolling.faces) if rolling.rolled else referee.hero_dice(throwers[0]),
        sin_dice=rolling.sin_dice if rolling.rolled else referee.sin_dice(throwers[0]),
    )
