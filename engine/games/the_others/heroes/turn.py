"""Le tour d’un Héros: moving, one action before or after it, and actions at any time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from engine.games.the_others.content import BESIDE, NUMBERS
from engine.games.the_others.doom import corrupt
from engine.games.the_others.fights.fight import roll_steps
from engine.games.the_others.fights.rolls import BREAK, CLEAN, FIGHT, RESCUE, targets
from engine.games.the_others.heroes.board import Arrive, Leave
from engine.games.the_others.heroes.city import ERRANDS, errands, run_errand
from engine.games.the_others.picks import (
    Again,
    Attack,
    Break,
    City,
    Clean,
    EndTurn,
    Move,
    Rescue,
    Skip,
)
from engine.games.the_others.sins.moments import SinMoment
from engine.games.the_others.sins.reaction import Reaction
from engine.games.the_others.state import Hero, TheOthers, Turn
from engine.kernel import Choice, Pick, Refusal, Seat, SeatChoice, SeatStep, Step, step


@cache
def _moves(place: str) -> tuple[Pick, ...]:
    return tuple(map(Move, BESIDE[place]))


@step
class HeroTurn(Step[TheOthers]):
    """Un tour: the hero of this slot spends a turn token and plays; then the Sins may react."""

    rules = ("turn.order", "turn.tokens")
    slot: int
    extra: bool = False

    def run(self, game: TheOthers) -> None:
        hero = game.heroes[self.slot]
        if not hero.id or (not self.extra and not hero.turns):
            return
        if not self.extra:
            hero.turns -= 1
        game.turn = Turn(hero.id, moves(game, hero))
        game.tell("turn_began", seat=hero.seat, hero=hero.id, place=hero.place)
        game.then(*_turn_steps(hero.seat, hero.id))


@cache
def _turn_steps(seat: Seat, hero: str) -> tuple[Step[TheOthers], ...]:
    """Return the steps of a hero's turn."""
    start = SinMoment("start", hero)
    return start, Act(seat, hero), TurnOver(hero), Reaction(hero), CardAway()


def moves(game: TheOthers, hero: Hero) -> int:
    """Return how many spaces a hero may move in a turn of this round."""
    dim = game.dim == game.round
    return max(1, hero.row.move + hero.has("move") - dim)


def rescuing(game: TheOthers, hero: Hero) -> bool:
    """Return whether the hero may rescue a waiting civilian here."""
    waiting = game.civilians.get(hero.place, 0)
    return bool(waiting) and not game.beasts(hero.place) and hero.escorts < NUMBERS.escort


def breaking(game: TheOthers, hero: Hero) -> bool:
    """Return whether the mission lets the hero break the altar here."""
    goal = game.goal()
    is_goal = goal is not None and goal.goal == "altars"
    return is_goal and hero.place in game.altars and not game.beasts(hero.place)


@step
class Act(SeatChoice[TheOthers]):
    """Le tour d’un Héros: move up to its value, space by space, and before or after that do one
    action, or nothing.

    Actions Urbaines: district, power and upgrades at any time.
    """

    picks = (Move, Attack, Clean, Rescue, Break, *ERRANDS, EndTurn)
    rules = (
        "turn.move",
        "turn.one_action",
        "turn.whole_move",
        "action.fight",
        "action.clean",
        "action.story",
        "fight.brawl",
        "city.when",
        "city.token",
        "city.slot",
        "city.monsters",
        "upgrade.uses",
        "hero.power",
    )
    hero: str

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        hero, turn = game.hero(self.hero), game.turn
        if hero is None or turn is None:
            return []
        picks: list[Pick] = []
        if not turn.acted:
            picks += [Attack(space) for space in targets(game, hero)]
            picks += [Clean()] if game.tokens.get(hero.place) else []
            picks += [Rescue()] if rescuing(game, hero) else []
            picks += [Break()] if breaking(game, hero) else []
        if turn.left and not turn.held:
            picks += _moves(hero.place)
        return [*picks, *errands(game, hero), EndTurn.of()]

    def chosen(self, game: TheOthers, seat: Seat, pick: Pick) -> None:
        if isinstance(pick, EndTurn):
            return
        hero, turn = game.hero(self.hero), game.turn
        assert hero is not None
        assert turn is not None
        if isinstance(pick, Move):
            turn.left -= 1
            turn.moved += 1
            game.then(*_move_steps(self.seat, self.hero, pick.space))
            return
        resume = Resume.of(self.seat, self.hero)
        if isinstance(pick, ERRANDS):
            game.then(resume)
            run_errand(game, hero, pick)
            return
        turn.acted = True
        if turn.moved:
            turn.left = 0
        place = pick.at if isinstance(pick, Attack) else hero.place
        game.then(*roll_steps(game, hero, _KINDS[type(pick)], place), resume)

    def refusal(self, game: TheOthers, seat: Seat, pick: Pick) -> Refusal:
        turn = game.turn
        assert turn is not None
        if isinstance(pick, Move):
            return _no_move(turn)
        if isinstance(pick, City):
            return Refusal("city.token", "no-city-action")
        if isinstance(pick, ERRANDS):
            return Refusal("upgrade.uses", "not-offered")
        if turn.acted:
            return Refusal("turn.one_action", "has-acted")
        if isinstance(pick, Attack):
            return Refusal("action.fight", "no-target")
        if isinstance(pick, Clean):
            return Refusal("action.clean", "nothing-to-clean")
        return Refusal("action.story", "nobody-here" if isinstance(pick, Rescue) else "no-altar")


_KINDS = {Attack: FIGHT, Clean: CLEAN, Rescue: RESCUE, Break: BREAK}


def _no_move(turn: Turn) -> Refusal:
    """Return why a hero whose turn it is cannot move there."""
    if turn.held:
        return Refusal("turn.move", "is-held")
    if not turn.left and turn.acted and turn.moved:
        return Refusal("turn.whole_move", "move-is-over")
    if not turn.left:
        return Refusal("turn.move", "no-moves")
    return Refusal("turn.move", "not-beside")


@step
class Resume(SeatStep[TheOthers]):
    """Le tour d’un Héros: continue the turn if the hero lives."""

    rules = ("turn.one_action",)
    hero: str

    def run(self, game: TheOthers) -> None:
        if game.turn is not None:
            game.then(Act.of(self.seat, self.hero))


@lru_cache(maxsize=4096)
def _move_steps(seat: Seat, hero: str, space: str) -> tuple[Step[TheOthers], ...]:
    """Return the steps of a move into a space."""
    return Leave(hero), Arrive(hero, space), Resume.of(seat, hero)


@step
class TurnOver(Step[TheOthers]):
    """Le tour d’un Héros: end the turn; some sins then corrupt the hero."""

    rules = ("turn.over", "sin.passive")
    hero: str

    def run(self, game: TheOthers) -> None:
        turn, game.turn = game.turn, None
        hero = game.hero(self.hero)
        if hero is None or turn is None:
            return
        haste, linger = game.passive("haste"), game.passive("linger")
        if haste and turn.moved >= haste:
            corrupt(game, hero, 1)
        if linger and game.beasts(hero.place):
            corrupt(game, hero, linger)


@step
class CardAway(Step[TheOthers]):
    """Cartes Péché: discard the card of this turn; another may be played in the next."""

    rules = ("cards.one",)

    def run(self, game: TheOthers) -> None:
        if game.shown:
            game.sin_discards.append(game.shown)
            game.shown = ""


@step
class ExtraTurn(Choice[TheOthers]):
    """Fin du Round: after all turn tokens are spent, a hero may spend an extra one or keep it;
    after each, all are asked again."""

    picks = (Again, Skip)
    rules = ("turn.extra",)
    slot: int

    def seats(self, game: TheOthers) -> tuple[Seat, ...]:
        return (game.heroes[self.slot].seat,)

    def options(self, game: TheOthers, seat: Seat) -> Sequence[Pick]:
        hero = game.heroes[self.slot]
        return [Again(), Skip()] if hero.id and hero.extra else []

    def chosen(self, game: TheOthers, seat: Seat, pick: Pick) -> None:
        if isinstance(pick, Again):
            game.heroes[self.slot].extra -= 1
            while game.here and isinstance(game.here[-1], ExtraTurn):
                game.here.pop()
            game.then(HeroTurn(self.slot, True), ExtraTurns())


@step
class ExtraTurns(Step[TheOthers]):
    """Fin du Round: ask for extra turns, clockwise, after the turn tokens are spent."""

    rules = ("turn.extra",)

    def run(self, game: TheOthers) -> None:
        game.then(*(ExtraTurn(slot) for slot in game.clockwise()))
