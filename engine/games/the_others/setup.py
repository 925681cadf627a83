"""Mise en place: the seat of the Sins, the sin, the team, and the city."""

from __future__ import annotations

from collections import Counter

from engine.games.the_others.content import (
    GROUP,
    HERO,
    KINDS,
    LAYOUT,
    LEADERS,
    NUMBERS,
    PAST,
    SIN,
    STORY,
    UPGRADE,
    by_order,
    deck,
    monster,
    omens,
)
from engine.games.the_others.doom import deal_past
from engine.games.the_others.figures import numbers, setups
from engine.games.the_others.options import Options
from engine.games.the_others.picks import Enlist, Incarnate
from engine.games.the_others.record import Record, take_up
from engine.games.the_others.rounds import Round
from engine.games.the_others.state import NOBODY, Hero, OfTheSins, TheOthers
from engine.kernel import Pick, Refusal, Seat, SeatChoice, Step, start, step


def begin(seats: int, seed: int, options: Options, record: Record, edition: int) -> TheOthers:
    """Begin a game with what a record says, up to its first question. Raises RecordError."""
    game = TheOthers(seats=seats, seed=seed, edition=edition, variant=options.variant())
    take_up(game, record)
    game.pool = [id for id in HERO if id not in [*game.reserve, *(h.id for h in game.heroes)]]
    parts = enumerate(record.seats)
    brought = [
        (n, *row) for n, part in parts if part for row in (part.brought or {}).items() if row[1]
    ]
    game.agenda.append(Setup(tuple(brought)))
    return start(game)


@step
class Setup(Step[TheOthers]):
    """Mise en place: choose the seat of the Sins (random unless recorded), sin, team and city."""

    rules = ("setup.story", "setup.sides")
    brought: tuple[tuple[Seat, str, int], ...] = ()
    """What a campaign brings: the seat, what, and how many."""

    def run(self, game: TheOthers) -> None:
        game.story = _drawn(game, game.variant.story, list(STORY))
        game.layout = _drawn(game, game.variant.layout, list(LAYOUT))
        if not game.sin and game.variant.sin != "choose":
            game.sin = _drawn(game, game.variant.sin, list(SIN))
        game.tell("story_begins", story=game.story, layout=game.layout)
        if game.sins == NOBODY:
            game.sins = game.roll(game.seats)
            game.tell("sides", seat=game.sins, rivals=game.team)
        game.then(ChooseSin(), Team(), LayOut(self.brought), Round())


def _drawn(game: TheOthers, word: str, choices: list[str]) -> str:
    return choices[game.roll(len(choices))] if word == "random" else word


@step
class ChooseSin(OfTheSins):
    """Mise en place: the Sins choose a sin and a group of acolytes."""

    picks = (Incarnate,)
    rules = ("setup.sin",)

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        sins = [game.sin] if game.sin else list(SIN)
        groups = [game.group] if game.group else list(GROUP)
        return [Incarnate(sin, group) for sin in sins for group in groups]

    def chosen(self, game: TheOthers, seat: Seat, pick: Incarnate) -> None:
        game.sin, game.group = pick.sin, pick.acolytes
        game.tell("incarnated", seat=seat, sin=pick.sin, group=pick.acolytes)


@step
class Team(Step[TheOthers]):
    """Mise en place: choose the heroes in play, then the reserve, in turn; a player alone against
    the Sins plays two."""

    rules = ("setup.team", "setup.heroes", "setup.reserve")

    def run(self, game: TheOthers) -> None:
        team = game.team
        recorded = {seat: [hero for hero in game.heroes if hero.seat == seat] for seat in team}
        seats = sorted((team[n % len(team)] for n in range(game.size)), key=team.index)
        game.heroes = [recorded[s].pop(0) if recorded[s] else Hero("", s) for s in seats]
        open_slots = [(hero.seat, slot) for slot, hero in enumerate(game.heroes) if not hero.id]
        if not game.reserve:
            lacking = NUMBERS.deaths[game.variant.reserve] - 1
            open_slots += [(team[n % len(team)], NOBODY) for n in range(lacking)]
        last_index = len(open_slots) - 1
        game.then(
            *(EnlistOne(seat, slot, n == last_index) for n, (seat, slot) in enumerate(open_slots))
        )


@step
class EnlistOne(SeatChoice[TheOthers]):
    """Mise en place: a seat takes a hero into the team, to play or for the reserve; one of the team
    must be a leader."""

    picks = (Enlist,)
    rules = ("setup.team", "setup.leader")
    slot: int
    """The hero's slot; -1 for the reserve."""
    last: bool

    def options(self, game: TheOthers, seat: Seat) -> list[Pick]:
        led = any(id in LEADERS for id in [*game.reserve, *(hero.id for hero in game.alive())])
        pool = game.pool if led or not self.last else [id for id in game.pool if id in LEADERS]
        return [Enlist(id) for id in pool]

    def chosen(self, game: TheOthers, seat: Seat, pick: Enlist) -> None:
        game.pool.remove(pick.hero)
        waits = self.slot == NOBODY
        if waits:
            game.reserve.append(pick.hero)
        else:
            game.heroes[self.slot].id = pick.hero
        game.tell("enlisted", seat=seat, hero=pick.hero, reserve=int(waits))

    def refusal(self, game: TheOthers, seat: Seat, pick: Enlist) -> Refusal:
        if pick.hero in game.pool:
            return Refusal("setup.leader", "no-leader")
        return Refusal("setup.team", "not-offered")


@step
class LayOut(Step[TheOthers]):
    """Mise en place: place heroes, monsters and tokens by the story, shuffle decks, draw five sin
    cards. House: what a campaign brings is a turn token or an upgrade of the seat's first hero; the
    Sins draw a card for each."""

    rules = ("setup.city", "setup.monsters", "setup.hand", "past.dealt")
    brought: tuple[tuple[Seat, str, int], ...] = ()
    """As in `Setup`."""

    def run(self, game: TheOthers) -> None:
        game.sin_deck, game.omens = deck(game.sin), _omens(game)
        game.upgrades = _supply(game)
        game.bag = [token for token, n in NUMBERS.bag.items() for _ in range(n)]
        for card in game.hand:
            game.sin_deck.remove(card)
        for pile in (game.sin_deck, game.upgrades, game.bag):
            game.shuffle(pile)
        for hero in game.heroes:
            hero.place, hero.turns = game.city.start, NUMBERS.turns
        if game.story_row.pasts:
            game.pasts = list(PAST)
            game.shuffle(game.pasts)
            for hero in game.heroes:
                deal_past(game, hero)
        _lay_city(game)
        more = sum(self._bring(game, *row) for row in self.brought)
        dealt = [game.sin_deck.pop() for _ in range(NUMBERS.hand - len(game.hand))]
        dealt += [game.sin_deck.pop() for _ in range(more)]
        game.hand = by_order([*game.hand, *dealt])
        game.reveal()
        secret = {game.sins: {"cards": list(game.hand)}}
        game.tell("drew", secret, seat=game.sins, amount=len(game.hand))

    def _bring(self, game: TheOthers, seat: Seat, what: str, amount: int) -> int:
        """Give a hero what its seat is brought; return how many cards the Sins draw instead."""
        if seat == game.sins:
            return amount
        hero = next(hero for hero in game.heroes if hero.seat == seat)
        for _ in range(amount):
            if what == "turn":
                hero.extra += 1
                game.tell("extra_gained", seat=seat, hero=hero.id, extra=hero.extra)
            elif len(hero.upgrades) < NUMBERS.upgrades:
                hero.upgrades.append(game.upgrades.pop())
                game.tell("equipped", seat=seat, hero=hero.id, upgrade=hero.upgrades[-1])
        return 0


def _omens(game: TheOthers) -> list[str]:
    """Return the apocalypse deck, with a recorded card on top."""
    top = game.omens
    pile = [omen for omen in omens(game.story) if omen not in top]
    game.shuffle(pile)
    return [*pile, *(omen for omen in top if omen in omens(game.story))]


def _supply(game: TheOthers) -> list[str]:
    """Return the upgrades that no hero has."""
    used_upgrades = [card for hero in game.heroes for card in hero.upgrades]
    all_upgrades = Counter({card: row.copies for card, row in UPGRADE.items()})
    return list((all_upgrades - Counter(used_upgrades)).elements())


def _lay_city(game: TheOthers) -> None:
    """Put the story's pieces into the city."""
    row = setups(game.edition)[f"{game.story}_{game.layout}"]
    game.altars = list(row.altars)
    for token, spaces in row.tokens.items():
        for space in spaces:
            game.put_token(token, space)
    for space in row.hidden:
        game.hidden[space] = [*game.hidden.get(space, []), game.bag.pop()]
    for space in row.civilians[: game.figure(numbers(game.edition).civilians)]:
        game.civilians[space] = game.civilians.get(space, 0) + 1
    game.box = [kind for kind in KINDS for _ in range(monster(game.sin, kind).count)]
    for kind, spaces, counts in (
        ("acolyte", row.acolytes, NUMBERS.acolytes),
        ("abomination", row.abominations, NUMBERS.abominations),
    ):
        for space in spaces[: game.figure(counts) - game.figure(row.fewer)]:
            game.box.remove(kind)
            game.put_monster(kind, space)
    game.reveal()
