"""The heroes' plan: who goes where for the missions, and how many turns of a hero the story needs.

One measure, turns, for all that the missions ask for: what each step of a mission is worth is the
turns that it saves, so that nothing jumps when a civilian is taken or delivered.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine.games.the_others.content import Mission, apart
from engine.games.the_others.heroes.turn import moves
from engine.games.the_others.missions import progress
from engine.games.the_others.state import Hero, TheOthers

FISTS: Final = 2.4
"""Fists of a usual roll."""
TURNS: Final = {"kill": 0.8, "purge": 0.9, "sweep": 0.9, "hold": 2.0, "altars": 3.0, "rescue": 4.0}
"""What a mission counts -> turns for each, the way included."""
TRIES: Final = {"rescue": 1.2, "altars": 2.0}
"""What a skill roll achieves -> turns until it does."""
LASTING: Final = ("controller", "avatar")
"""Missions to kill a monster that lasts: fists count, now or later."""
RESCUES: Final = ("civilians", "everybody")
"""Missions that need civilians at the start."""


class Task(NamedTuple):
    """What a hero does for the story."""

    place: str
    """Where it goes."""
    turns: float = 0.0
    """Turns that are needed there and after."""
    hunt: bool = False
    """Whether it goes to kill. A hero alone dies there, so heroes are attracted less, to come
    together."""


@dataclass(slots=True)
class Plan:
    """What the heroes do for the story, and what nobody does yet."""

    tasks: dict[str, Task] = field(default_factory=dict)
    """Hero -> its task."""
    rest: float = 0.0
    """Turns that no task counts."""
    lasting: set[str] = field(default_factory=set)
    """The lasting monsters that must die, for this mission or a later one."""

    def turns(self, game: TheOthers, hero: Hero, hunt: float) -> float:
        """Return the turns that a hero's task needs, from its place; `hunt` is the part of the way
        to monsters that counts."""
        task = self.tasks.get(hero.id)
        if task is None:
            return 0.0
        way = apart(hero.place, task.place) / moves(game, hero)
        return way * (hunt if task.hunt else 1.0) + task.turns


def plan(game: TheOthers) -> Plan:
    """Return the heroes' plan. While they choose a way it is that of the first one."""
    made, (mission, *later) = Plan(), game.story_row.missions[game.mission - 1 :]
    goal = game.goal() or mission.branches[0]
    for following in later:
        _need(game, made, following.branches[0], 0)
    heroes = _rescues(game, made, list(game.alive()))
    _need(game, made, goal, progress(game, goal.goal))
    tokens = game.tokens.items()
    if goal.goal in ("altars", "hold"):
        _altars(game, made, heroes, goal)
    elif goal.goal in LASTING:
        _send(made, heroes, [s for s, kinds in game.monsters.items() if goal.goal in kinds], True)
    elif goal.goal == "kill":
        _send(made, heroes, game.monsters, True)
    elif goal.goal == "purge":
        _send(made, heroes, [s for s, t in tokens if "corruption" in t or "pentacle" in t])
    elif goal.goal == "nests":
        nests, gate = [space for space, kinds in tokens if "nest" in kinds], game.city.gate
        made.rest += sum(game.tokens[space].count("nest") for space in nests) + clearing(game, gate)
        _send(made, heroes, nests or [gate])
    elif goal.goal == "sweep":
        burning = [space for space in game.districts() if game.count(space, "fire")]
        fires = sum(game.count(space, "fire") for space in burning)
        missing = game.figure(goal.counts) - game.tally.get("tokens", 0)
        made.rest += TURNS["sweep"] * max(missing, fires)
        _send(made, heroes, burning or game.tokens)
    return made


def clearing(game: TheOthers, place: str) -> float:
    """Return the turns that killing the monsters of a space takes."""
    return sum(game.toughness(kind) for kind in game.beasts(place)) / FISTS


def size(game: TheOthers, kind: str) -> int:
    """Return the total fists to kill a lasting monster."""
    row = game.row(kind)
    return row.tough + row.more * game.size


def _need(game: TheOthers, made: Plan, goal: Mission, done: int) -> None:
    """Count the turns of a mission that depend on no place."""
    if goal.goal in LASTING:
        made.lasting.add(goal.goal)
        if goal.goal not in game.gone:
            made.rest += (size(game, goal.goal) - game.damage.get(goal.goal, 0)) / FISTS
    elif goal.goal in ("kill", "purge") or (goal.goal == "altars" and goal is not game.goal()):
        made.rest += TURNS[goal.goal] * (game.figure(goal.counts) - done)


def _send(made: Plan, heroes: list[Hero], places: Collection[str], hunt: bool = False) -> None:
    """Send each hero to the nearest of these places."""
    for hero in heroes if places else ():
        nearest = min(places, key=lambda place: apart(hero.place, place))
        made.tasks[hero.id] = Task(nearest, 0.0, hunt)


def _share_out(
    game: TheOthers, made: Plan, heroes: list[Hero], work: Mapping[str, float], count: int, of: str
) -> list[Hero]:
    """Give `count` works (place -> turns there and after) to different heroes, the shortest first;
    what nobody does is counted as `of`. Return the heroes without a task."""
    while count > 0 and heroes and work:
        _, _, hero, place = min(
            (apart(hero.place, place) / moves(game, hero) + there, slot, hero, place)
            for slot, hero in enumerate(heroes)
            for place, there in work.items()
        )
        made.tasks[hero.id] = Task(place, work[place])
        heroes = [other for other in heroes if other is not hero]
        work = {space: there for space, there in work.items() if space != place}
        count -= 1
    made.rest += TURNS[of] * max(0, count)
    return heroes


def _rescues(game: TheOthers, made: Plan, heroes: list[Hero]) -> list[Hero]:
    """Plan for the civilians that the story asks for, now or later; return the other heroes."""
    branches = [b for row in game.story_row.missions[game.mission - 1 :] for b in row.branches]
    asked = max((game.figure(b.counts) for b in branches if b.goal in RESCUES), default=0)
    start, leading = game.city.start, [hero for hero in heroes if hero.escorts]
    missing = asked - game.delivered - sum(hero.escorts for hero in leading)
    _send(made, leading, [start])
    work = {
        place: clearing(game, place) + TRIES["rescue"] + apart(place, start) / 2
        for place in game.civilians
    }
    free = [hero for hero in heroes if not hero.escorts]
    return _share_out(game, made, free, work, missing, "rescue")


def _altars(game: TheOthers, made: Plan, heroes: list[Hero], goal: Mission) -> None:
    """Plan to hold altars, or to break them; heroes that are too many go to the nearest one."""
    hold, missing, work = goal.goal == "hold", game.figure(goal.counts), {}
    for space in game.altars:
        there = len(game.tokens.get(space, ())) / FISTS if hold else TRIES["altars"]
        work[space] = clearing(game, space) + there
    missing -= 0 if hold else progress(game, goal.goal)
    _send(made, _share_out(game, made, heroes, work, missing, goal.goal), game.altars)
