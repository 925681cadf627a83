"""Victoire et Défaite: the missions, in order; the last one wins the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.the_others.content import KINDS, Goal
from engine.games.the_others.figures import setups
from engine.games.the_others.picks import Branch
from engine.games.the_others.state import OfTheSins, TheOthers
from engine.kernel import Pick, Sealed, Seat, Step, step


def _nests(game: TheOthers) -> int:
    """Return 1 if no removable nest is left and a hero is at the gate without monsters, else 0."""
    gate = game.city.gate
    nest_left = any("nest" in tokens for tokens in game.tokens.values())
    return int(not nest_left and bool(game.at(gate)) and not game.beasts(gate))


def _held(game: TheOthers) -> int:
    """Return the number of altar spaces with a hero and without monsters or tokens."""
    free = [s for s in game.altars if not game.beasts(s) and not game.tokens.get(s)]
    return sum(bool(game.at(space)) for space in free)


def _swept(game: TheOthers) -> int:
    """Return the number of removed tokens, which counts only if no district burns."""
    burning = any(game.count(space, "fire") for space in game.districts())
    return 0 if burning else game.tally.get("tokens", 0)


def _safe(game: TheOthers) -> int:
    """Return the number of safe civilians; in the first edition lost ones count, too."""
    return game.delivered + (game.lost if game.first_edition else 0)


_DONE: Final[dict[Goal, Callable[[TheOthers], int]]] = {
    "kill": lambda game: game.tally.get("kills", 0),
    "controller": lambda game: game.gone.count("controller"),
    "avatar": lambda game: game.gone.count("avatar"),
    "nests": _nests,
    "purge": lambda game: game.tally.get("corruption", 0) + game.tally.get("pentacle", 0),
    "hold": _held,
    "altars": lambda game: game.tally.get("altars", 0),
    "civilians": _safe,
    "sweep": _swept,
    "everybody": _safe,
}


def progress(game: TheOthers, goal: Goal) -> int:
    """Return the progress of a goal."""
    return _DONE[goal](game)


def check(game: TheOthers) -> None:
    """Victoire et Défaite: end an accomplished mission and begin the next; after the last the
    heroes win."""
    goal = game.goal()
    if game.result is not None or goal is None or not game.round:
        return
    if progress(game, goal.goal) < game.figure(goal.counts):
        return
    game.tell("mission_done", mission=game.mission, goal=goal.goal)
    if game.mission == len(game.story_row.missions):
        game.result = tuple(sorted(game.team))
        game.tell("ended", winners=list(game.result), rivals=[game.sins], missions=game.mission)
        return
    game.mission += 1
    game.branch = ""
    game.tally = {}
    if game.goal() is None:
        game.then(AgreeOnBranch())
    else:
        begin(game)


def begin(game: TheOthers) -> None:
    """Begin a mission: the monster that must be killed enters, unless it has already."""
    goal = game.goal()
    assert goal is not None
    facts = {"mission": game.mission, "goal": goal.goal, "count": game.figure(goal.counts)}
    game.tell("mission_began", None, **facts)
    if goal.goal in KINDS:
        appear(game, goal.goal)
    check(game)


def appear(game: TheOthers, kind: str) -> None:
    """Put a controller or avatar at the gate, unless it has entered already."""
    if kind in game.box:
        game.box.remove(kind)
        game.put_monster(kind, game.city.gate)
        game.tell("appeared", monster=kind, place=game.city.gate)


def slay(game: TheOthers, kind: str, place: str) -> None:
    """Kill a monster: it goes to the dead ones, or leaves the game."""
    game.take_monster(kind, place)
    pile = game.gone if game.row(kind).lasts else game.dead
    pile.append(kind)
    game.damage.pop(kind, None)
    game.kills += 1
    game.tally["kills"] = game.tally.get("kills", 0) + 1
    game.tell("killed", monster=kind, place=place)


def clear(game: TheOthers, token: str, place: str) -> None:
    """Remove a token."""
    game.take_token(token, place)
    game.tell("token_gone", token=token, place=place)


def lose(game: TheOthers, place: str) -> None:
    """Lose a waiting civilian; another one appears, where the story lays one, none waits and (if
    possible) no monster is."""
    game.civilians[place] -= 1
    if not game.civilians[place]:
        del game.civilians[place]
    game.lost += 1
    game.tell("civilian_lost", place=place)
    if game.first_edition:
        check(game)
        return
    story_spaces = setups(game.edition)[f"{game.story}_{game.layout}"].civilians
    free = [space for space in story_spaces if space != place and not game.civilians.get(space)]
    if not free:  # only after a correction
        return
    new_space = next((space for space in free if not game.beasts(space)), free[0])
    game.civilians[new_space] = 1
    game.tell("civilian_came", place=new_space)


BRANCHES: Final = ("a", "b")


@step
class AgreeOnBranch(Sealed[TheOthers]):
    """Victoire et Défaite: the heroes vote on one of two ways; if they disagree, the Sins
    decide."""

    picks = (Branch,)
    rules = ("missions.branch",)
    answers: tuple[tuple[Seat, Pick], ...] = ()

    def seats(self, game: TheOthers) -> list[Seat]:
        return game.team

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        return [Branch(way) for way in BRANCHES]

    def opened(self, game: TheOthers, answers: dict[Seat, Branch]) -> None:
        if len(answers) > 1:
            game.reveal()
        ways = {pick.way for pick in answers.values()}
        if len(ways) == 1:
            game.then(TakeBranch(ways.pop()))
        else:
            game.tell("disagreed")
            game.then(RuleOnBranch())


@step
class RuleOnBranch(OfTheSins):
    """Victoire et Défaite: the Sins decide the heroes' way."""

    picks = (Branch,)
    rules = ("missions.branch",)

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        return [Branch(way) for way in BRANCHES]

    def chosen(self, game: TheOthers, seat: Seat, pick: Branch) -> None:
        game.then(TakeBranch(pick.way))


@step
class TakeBranch(Step[TheOthers]):
    """Victoire et Défaite: begin the mission in the chosen way."""

    rules = ("missions.order", "missions.win", "monsters.special")
    way: str

    def run(self, game: TheOthers) -> None:
        game.branch = self.way
        begin(game)
