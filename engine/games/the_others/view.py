"""The view of each viewer."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.the_others.content import SPACES
from engine.games.the_others.ending import missions_done
from engine.games.the_others.fights.rolls import hero_dice, sin_dice
from engine.games.the_others.missions import BRANCHES, progress
from engine.games.the_others.sins.reaction import React
from engine.games.the_others.state import Hero, Roll, TheOthers
from engine.kernel import EVERYTHING, Seat, View, Viewer, awaited
from engine.kit.showing import shown


@dataclass(frozen=True, slots=True)
class HeroView:
    """A hero in play."""

    id: str
    seat: Seat
    place: str
    wounds: int
    corruption: int
    combat: int
    """Dice of a fight without helpers, with its upgrades."""
    skill: int
    armour: int
    move: int
    reach: int
    upgrades: tuple[str, ...]
    down: tuple[str, ...]
    turns: int
    extra: int
    district: str
    """The space of its city token; empty if it is unused."""
    escorts: int
    past: str
    """Its dark past, if the viewer may see it."""
    has_past: bool
    bared: bool
    used: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of the city."""

    id: str
    district: str
    """Empty for a street."""
    nest: bool
    """Whether it has a printed nest."""
    altar: bool
    tokens: tuple[str, ...]
    hidden: int
    """Number of face-down tokens."""
    known: tuple[str, ...]
    """Those tokens, if the viewer may see them."""
    monsters: tuple[str, ...]
    heroes: tuple[str, ...]
    civilians: int
    closed: bool


@dataclass(frozen=True, slots=True)
class RollView:
    """The roll in progress."""

    hero: str
    kind: str
    place: str
    by_sins: bool
    rolled: bool
    dice: int
    """Number of hero dice."""
    sin_dice: int
    faces: tuple[str, ...]
    sin_faces: tuple[str, ...]
    fists: int
    shields: int
    claws: int
    tentacles: int


@dataclass(slots=True, kw_only=True)
class OthersView(View):
    """The table as a viewer sees it."""

    round: int
    sins: Seat
    sin: str
    acolytes: str
    story: str
    layout: str
    start: str
    gate: str
    heroes: tuple[HeroView, ...]
    pool: tuple[str, ...]
    """Heroes that may still be chosen before the first round."""
    reserve: tuple[str, ...]
    fallen: tuple[str, ...]
    deaths: int
    """Number of deaths that loses the game."""
    leading: str
    """This round's first hero."""
    active: str
    """The hero whose turn it is."""
    left: int
    """Spaces that it may still move."""
    against: str
    """The hero whose turn is over, while the Sins may react to it."""
    acted: bool
    spaces: tuple[SpaceView, ...]
    dead: dict[str, int]
    box: dict[str, int]
    """Number of monsters that have not entered, by kind."""
    gone: tuple[str, ...]
    toughness: dict[str, int]
    """Fists needed to kill controller and avatar."""
    hand: tuple[str, ...] | None
    hand_size: int
    shown: str
    sin_deck: int
    sin_discards: tuple[str, ...]
    offer: tuple[str, ...]
    track: int
    reactions: int
    joined: bool
    dim: bool
    mission: int
    missions: int
    """Number of missions of the story."""
    ways: tuple[WayView, ...]
    """The ways to choose from, until one is chosen."""
    goal: str
    progress: int
    needed: int
    delivered: int
    lost: int
    done: int
    """Number of accomplished missions."""
    roll: RollView | None


@dataclass(frozen=True, slots=True)
class WayView:
    """A way of a mission: its goal, the amount, and the percent of games between computers won by
    heroes who chose it."""

    way: str
    goal: str
    needed: int
    won: int


def phase(game: TheOthers) -> str:
    """Return the phase: over, setup, turn, reaction or city (between turns)."""
    if game.result is not None:
        return "over"
    if not game.round:
        return "setup"
    if game.turn is not None:
        return "turn"
    names = {name for _, name in awaited(game)}
    return "reaction" if "React" in names or game.rolling else "city"


def _hero(game: TheOthers, hero: Hero, viewer: Viewer) -> HeroView:
    past_visible = (
        viewer is EVERYTHING or viewer == hero.seat or hero.bared or game.result is not None
    )
    return shown(
        HeroView,
        hero,
        combat=hero_dice(game, hero, Roll(hero.id, "fight", hero.place, no_help=True)),
        skill=hero_dice(game, hero, Roll(hero.id, "clean", hero.place, no_help=True)),
        move=hero.row.move + hero.has("move"),
        past=hero.past if past_visible else "",
        has_past=bool(hero.past),
    )


def _space(game: TheOthers, space: str, viewer: Viewer) -> SpaceView:
    hidden = game.hidden.get(space, [])
    hidden_visible = viewer is EVERYTHING or viewer == game.sins or game.result is not None
    return SpaceView(
        id=space,
        district=game.city.districts.get(space, ""),
        nest=space in game.city.nests,
        altar=space in game.altars,
        tokens=tuple(game.tokens.get(space, [])),
        hidden=len(hidden),
        known=tuple(sorted(hidden)) if hidden_visible else (),
        monsters=tuple(game.beasts(space)),
        heroes=tuple(hero.id for hero in game.at(space)),
        civilians=game.civilians.get(space, 0),
        closed=space in game.closed or bool(game.turn and game.turn.closed == space),
    )


def _roll(game: TheOthers) -> RollView | None:
    roll = game.rolling
    hero = game.hero(roll.hero) if roll else None
    if roll is None or hero is None:
        return None
    return shown(
        RollView,
        roll,
        dice=len(roll.faces) if roll.rolled else hero_dice(game, hero, roll),
        sin_dice=roll.sin_dice if roll.rolled else sin_dice(game, hero, roll),
    )


def _counts(pile: list[str]) -> dict[str, int]:
    return {kind: pile.count(kind) for kind in dict.fromkeys(pile)}


def _ways(game: TheOthers) -> tuple[WayView, ...]:
    rows = game.story_row.missions[game.mission - 1].branches
    return tuple(
        WayView(way, row.goal, game.figure(row.counts), row.won)
        for way, row in zip(BRANCHES, rows, strict=True)
    )


def _against(game: TheOthers) -> str:
    """Return the hero to whose turn the Sins may react, if it lives."""
    top = game.agenda[-1] if game.agenda else None
    return top.hero if isinstance(top, React) and game.hero(top.hero) else ""


def _deaths(game: TheOthers) -> int:
    """Return the number of deaths that loses the game: past deaths, plus the reserve without slots
    waiting for a successor, plus one."""
    if not game.round:
        return 0
    waiting = sum(not hero.id for hero in game.heroes)
    return len(game.fallen) + len(game.reserve) - waiting + 1


def view(game: TheOthers, viewer: Viewer) -> OthersView:
    """Return the table as `viewer` may see it."""
    sees_hand = viewer is EVERYTHING or viewer == game.sins or game.result is not None
    goal = game.goal()
    lasting = [kind for kind in ("controller", "avatar") if game.sin]
    leading = game.heroes[game.leading].id if game.heroes else ""
    return shown(
        OthersView,
        game,
        viewer=viewer,
        phase=phase(game),
        chapter=max(game.round, 1),
        awaited=tuple(awaited(game)),
        acolytes=game.group,
        start=game.city.start,
        gate=game.city.gate,
        heroes=tuple(_hero(game, hero, viewer) for hero in game.alive()) if game.sin else (),
        pool=() if game.round else tuple(game.pool),
        deaths=_deaths(game),
        leading=leading,
        active=game.turn.hero if game.turn else "",
        left=game.turn.left if game.turn else 0,
        against=_against(game),
        acted=bool(game.turn and game.turn.acted),
        spaces=tuple(_space(game, space, viewer) for space in SPACES),
        dead=_counts(game.dead),
        box=_counts(game.box),
        toughness={kind: game.toughness(kind) for kind in lasting},
        hand=tuple(game.hand) if sees_hand else None,
        hand_size=len(game.hand),
        sin_deck=len(game.sin_deck),
        dim=game.dim == game.round and game.round > 0,
        missions=len(game.story_row.missions),
        ways=() if goal else _ways(game),
        goal=goal.goal if goal else "",
        progress=progress(game, goal.goal) if goal and game.round else 0,
        needed=game.figure(goal.counts) if goal else 0,
        done=missions_done(game),
        roll=_roll(game),
    )
