"""The main steps of the game, in the order of the rulebook."""

from __future__ import annotations

from collections import Counter

from engine.games.the_others.content import NUMBERS, SPACES
from engine.games.the_others.doom import Advance, draw_cards
from engine.games.the_others.heroes.turn import ExtraTurns, HeroTurn
from engine.games.the_others.missions import begin, check
from engine.games.the_others.picks import Agree, First, Object
from engine.games.the_others.sins.board import LayToken, SummonOne
from engine.games.the_others.state import TheOthers
from engine.kernel import Choice, Pick, Sealed, Seat, Step, Window, step


@step
class Round(Step[TheOthers]):
    """Le Round de Jeu: the beginning, the heroes' turns with reactions of the Sins, the end."""

    rules = ("goal", "round.order")

    def run(self, game: TheOthers) -> None:
        game.round += 1
        game.kills = 0
        game.reactions = game.size + game.more_reactions
        game.tell("round_began", round=game.round)
        if game.round == 1:
            begin(game)
        game.then(
            LayToken(game.story_row.lays, "empty"),
            ProposeFirst(),
            Turns(),
            ExtraTurns(),
            StoryTasks(),
            Summoning(),
            AltarCards(),
            Reset(),
            Round(),
        )


# --- the first hero


@step
class ProposeFirst(Choice[TheOthers]):
    """Choix du Premier Héros: any seat of the heroes proposes the first hero."""

    picks = (First,)
    rules = ("first.proposal",)

    def seats(self, game: TheOthers) -> list[Seat]:
        return game.team

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        return [First.of(hero.id) for hero in game.alive()]

    def chosen(self, game: TheOthers, seat: Seat, pick: First) -> None:
        game.tell("proposed", seat=seat, hero=pick.hero)
        game.then(Objections(seat, pick.hero))


@step
class Objections(Window[TheOthers]):
    """Choix du Premier Héros: the other seats may object to the proposal; otherwise it holds."""

    picks = (Agree, Object)
    rules = ("first.objection",)
    by: Seat
    hero: str
    answers: tuple[tuple[Seat, Pick], ...] = ()

    def seats(self, game: TheOthers) -> list[Seat]:
        return [seat for seat in game.team if seat != self.by]

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        return [Agree(), Object()]

    def passed(self, game: TheOthers) -> None:
        lead(game, self.hero)

    def reacted(self, game: TheOthers, seat: Seat, pick: Pick) -> None:
        game.tell("objected", seat=seat, hero=self.hero)
        game.then(VoteFirst())


@step
class VoteFirst(Sealed[TheOthers]):
    """Choix du Premier Héros: all vote; without a majority, the hero to the left of the last
    round's first one begins."""

    picks = (First,)
    rules = ("first.vote",)
    answers: tuple[tuple[Seat, Pick], ...] = ()

    def seats(self, game: TheOthers) -> list[Seat]:
        return game.team

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        return [First.of(hero.id) for hero in game.alive()]

    def opened(self, game: TheOthers, answers: dict[Seat, First]) -> None:
        game.reveal()
        votes = Counter(pick.hero for pick in answers.values())
        (hero, count), *_ = votes.most_common()
        if 2 * count <= len(answers):
            slot = (game.leading + (game.round > 1)) % len(game.heroes)
            hero = game.heroes[slot].id
        lead(game, hero)


def lead(game: TheOthers, hero: str) -> None:
    """Make a hero the first one of this round."""
    game.leading = next(n for n, hero_in_play in enumerate(game.heroes) if hero_in_play.id == hero)
    game.tell("first_hero", seat=game.heroes[game.leading].seat, hero=hero)


# --- turns


@step
class Turns(Step[TheOthers]):
    """Tour des Héros: clockwise from the first hero, one turn token each, twice."""

    rules = ("turn.order",)

    def run(self, game: TheOthers) -> None:
        order = game.clockwise()
        game.then(*(HeroTurn(slot) for slot in order * 2))


# --- the end of the round


@step
class StoryTasks(Step[TheOthers]):
    """Tâches d’Histoire de Fin du Round: advance the track, once more if no monster died; a monster
    from the reserve enters on a printed nest."""

    rules = ("end.track", "end.reserve")

    def run(self, game: TheOthers) -> None:
        game.tell("round_ends", round=game.round, kills=game.kills)
        quiet = [] if game.kills else [Advance()]
        game.then(Advance(), *quiet, SummonOne("reserve"))


@step
class Summoning(Step[TheOthers]):
    """Invoquer des Monstres: as many dead ones return as there are heroes, on unblocked nests."""

    rules = ("end.summon",)

    def run(self, game: TheOthers) -> None:
        game.then(*[SummonOne("dead")] * game.summoned())


@step
class AltarCards(Step[TheOthers]):
    """Piocher des Cartes Péché: draw one for each space with an altar and without a hero."""

    rules = ("end.altars", "cards.deck")

    def run(self, game: TheOthers) -> None:
        count = sum(not game.at(space) for space in SPACES if space in game.altars)
        if count:
            draw_cards(game, count)


@step
class Reset(Step[TheOthers]):
    """Réinitialiser les Pions: reset turn tokens, city tokens, reactions and marks; extra turn
    tokens stay."""

    rules = ("end.reset", "reaction.count")

    def run(self, game: TheOthers) -> None:
        for hero in game.heroes:
            hero.turns = NUMBERS.turns
            hero.district = ""
            hero.used, hero.down = [], []
        game.joined = game.digested = False
        game.closed = []
        check(game)
