"""The main steps of the game, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Any, Final

from engine.games.revive.content import BASICS, CARD, COLOURS, SLOTS
from engine.games.revive.effects.book import give, trim
from engine.games.revive.ending import finish
from engine.games.revive.limits import ActionOver
from engine.games.revive.picks import (
    Build,
    Copy,
    Embark,
    EndTurn,
    Explore,
    Hibernate,
    Muster,
    Play,
    Populate,
    Switch,
)
from engine.games.revive.playouts import natural_plays
from engine.games.revive.state import Revive
from engine.games.revive.turn.abyss import Tide, embark, embark_values, natural_embarks
from engine.games.revive.turn.actions import DEEDS, deed_values, natural_deeds
from engine.games.revive.turn.cards import no_play, play_card, play_values
from engine.games.revive.turn.free import FreeActions, any_useful
from engine.games.revive.turn.hibernation import fall_asleep, natural_nights, night_values, no_night
from engine.games.revive.turn.switch import copy_values, natural_copies, no_switch, use_switch
from engine.kernel import (
    Pick,
    Refusal,
    Seat,
    SeatChoice,
    SeatStep,
    Several,
    Step,
    during,
    side_by_side,
    step,
)

ACTIONS = 2
MUSTERED = 3


# --- the beginning


@step
class Begin(Step[Revive]):
    """Mise en place: all choose their first citizens, at their own pace; then seats take turns."""

    rules = ("goal", "setup.cards")

    def run(self, game: Revive) -> None:
        tribes = [tribe.id for tribe in game.tribes]
        edition: dict[str, Any] = {} if game.first_edition else {"edition": game.edition}
        game.tell("game_began", tribes=tribes, **edition)  # the first edition had no such fact
        lanes = [(MusterCards(seat),) for seat in range(game.seats)]
        game.then(side_by_side(*lanes), Turn(0))


@step
class MusterCards(SeatChoice[Revive]):
    """Mise en place: three of the six citizens begin in the active area."""

    picks = (Muster,)
    composed = (Muster,)
    rules = ("setup.cards",)
    reason = "three-citizens"

    def options(self, game: Revive, seat: Seat) -> Sequence[Pick]:
        return _musters(tuple(game.tribes[seat].rest))

    def values(
        self, game: Revive, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Several:
        return Several(tuple(game.tribes[seat].rest), MUSTERED, MUSTERED)

    def chosen(self, game: Revive, seat: Seat, pick: Muster) -> None:
        tribe = game.tribes[seat]
        tribe.active += pick.cards
        tribe.rest = [card for card in tribe.rest if card not in pick.cards]
        game.tell("mustered", seat=seat, cards=list(pick.cards))


@lru_cache(maxsize=64)
def _musters(cards: tuple[str, ...]) -> tuple[Muster, ...]:
    """Return the ways to begin with one of these citizens of each colour."""
    yellow, green, grey = ([c for c in cards if CARD[c].colour == hue] for hue in COLOURS)
    return tuple([Muster(cards_chosen) for cards_chosen in product(yellow, green, grey)])


# --- a turn


@step
class Turn(SeatStep[Revive]):
    """Aperçu du tour: pending choices, then two actions or hibernation, with free actions at any
    time."""

    rules = ("turn.order", "turn.actions")

    def run(self, game: Revive) -> None:
        seat = self.seat
        if seat == 0:
            game.round += 1
            game.tell("round_began", round=game.round)
        game.active, game.left = seat, ACTIONS
        if game.first_edition:
            game.tribes[seat].won = game.tribes[seat].praise = 0
        game.tell("turn_began", seat=seat)
        aside, *steps, over = _turn_steps(seat, game.variant.abyss and game.first_edition)
        game.then(during(aside, *steps), over)


@cache
def _turn_steps(seat: Seat, exchanges: bool) -> tuple[Any, ...]:
    """Return the free actions of a turn, its steps, and what ends it."""
    tide = [Tide(seat)] if exchanges else []
    actions = [NextAction(seat), ActionOver(seat), *tide] * ACTIONS
    last = [Linger(seat), ActionOver(seat), *tide]
    return FreeActions(seat), Settle(seat), *actions, *last, TurnOver(seat)


@step
class Settle(SeatStep[Revive]):
    """Choix en attente: carry out the effects that wait for this seat's choice."""

    rules = ("turn.owed",)

    def run(self, game: Revive) -> None:
        text, game.owed[self.seat] = " ".join(game.owed[self.seat]), []
        give(game, self.seat, text)


@step
class NextAction(SeatStep[Revive]):
    """Aperçu du tour: ask for the next action, if one is left and possible.

    The any-colour effect of a machine ends with the previous action.
    """

    rules = ("turn.actions", "cards.wild")

    def run(self, game: Revive) -> None:
        if not game.left:
            return
        act, tribe = Act.of(self.seat), game.tribes[self.seat]
        if game.left < ACTIONS and not game.first_edition:
            tribe.wild = False
        hand = game.first_edition and (bool(tribe.active) or not tribe.switched)
        if game.left == ACTIONS or hand or not act.moot(game):
            game.then(act)


_SWITCHES: Final = tuple(map(Switch, BASICS))


@step
class Act(SeatChoice[Revive]):
    """Les actions principales: play a card, use the switch, explore, build, populate; or hibernate
    instead of both actions.

    Only the second action may be skipped: a turn without an action is a hibernation, so that idle
    tables end.
    """

    picks = (Play, Switch, Copy, Embark, Explore, Build, Populate, Hibernate, EndTurn)
    composed = (Play, Copy, Embark, Build, Populate, Hibernate)
    always_ask = True
    rules = (
        "turn.actions",
        "play.card",
        "play.slot",
        "play.half",
        "play.chain",
        "play.modules",
        "play.wild",
        "switch",
        "switch.copy",
        "abyss.voyages",
        "explore.cost",
        "build.cost",
        "build.desert",
        "populate.cost",
        "populate.place",
        "range.distance",
        "range.origins",
        "range.obstacles",
        "crystals",
    )

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        tribe = game.tribes[seat]
        picks: list[Pick] = [*natural_plays(tribe), *natural_deeds(game, seat)]
        if not tribe.switched:
            picks += _SWITCHES
            picks += natural_embarks(game, seat)
            picks += natural_copies(game, seat)
        if game.left == ACTIONS:
            picks += natural_nights(game, seat)
        else:
            picks.append(EndTurn.of())
        return picks

    def moot(self, game: Revive) -> bool:
        """Return whether no second action is possible, even after free actions."""
        if game.left == ACTIONS:
            return False
        tribe = game.tribes[self.seat]
        if not tribe.switched or (tribe.active and any(map(tribe.open_slot, SLOTS))):
            return False  # it can switch or play
        if any_useful(game, self.seat):
            return False
        return not natural_deeds(game, self.seat)

    def values(
        self, game: Revive, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
    ) -> Sequence[Any]:
        if kind is Play:
            return play_values(game.tribes[seat], so_far)
        if kind is Copy:
            return copy_values(game, seat, so_far)
        if kind is Hibernate:
            return night_values(game, seat, so_far)
        if kind is Embark:
            return embark_values(game, seat, so_far)
        return deed_values(DEEDS[kind](game, seat), so_far)

    def chosen(self, game: Revive, seat: Seat, pick: Pick) -> None:
        if isinstance(pick, Hibernate | EndTurn):
            game.left = 0
            game.then(*([fall_asleep(seat, pick)] if isinstance(pick, Hibernate) else []))
            return
        game.left -= 1
        if isinstance(pick, Play):
            play_card(game, seat, pick)
        elif isinstance(pick, Embark):
            embark(game, seat, pick)
        elif isinstance(pick, Switch | Copy):
            use_switch(game, seat, pick)
        else:
            DEEDS[type(pick)](game, seat).pay_and_do(pick)

    def refusal(self, game: Revive, seat: Seat, pick: Pick) -> Refusal:
        tribe = game.tribes[seat]
        if isinstance(pick, Play):
            return no_play(tribe, pick)
        if isinstance(pick, Switch | Copy | Embark):
            return no_switch(game, seat, pick)
        if isinstance(pick, Hibernate):
            return no_night(game, seat, pick, has_acted=game.left < ACTIONS)
        if isinstance(pick, EndTurn):
            return Refusal("turn.actions", "nothing-done")
        refusal = DEEDS[type(pick)](game, seat).fault(pick) if type(pick) in DEEDS else None
        return refusal or Refusal("turn.actions", "not-offered")


@step
class Linger(SeatStep[Revive]):
    """Actions gratuites: after both actions, or hibernation, ask for remaining free actions."""

    rules = ("turn.free",)

    def run(self, game: Revive) -> None:
        after = AfterTurn.of(self.seat)
        if not after.moot(game):
            game.then(after)


@step
class AfterTurn(SeatChoice[Revive]):
    """Actions gratuites: the seat ends its turn."""

    picks = (EndTurn,)
    always_ask = True
    rules = ("turn.free",)

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        return [EndTurn.of()]

    def moot(self, game: Revive) -> bool:
        """Return whether no useful free action is left."""
        return not any_useful(game, self.seat)

    def chosen(self, game: Revive, seat: Seat, pick: EndTurn) -> None:
        pass


@step
class TurnOver(SeatStep[Revive]):
    """Aperçu du tour: end effects of this turn; the next seat plays.

    After the end is triggered, every other seat has one more turn.
    """

    rules = ("turn.order", "end.last")

    def run(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        tribe.reach, tribe.discounts, tribe.wild = 0, {}, False
        if not game.first_edition:
            tribe.won = tribe.praise = 0
        game.used = []
        if not game.ending:
            game.then(Turn.of((self.seat + 1) % game.seats))
        elif game.last:
            game.then(Turn.of(game.last.pop(0)))
        else:
            game.then(Closing())


# --- the end


@step
class Closing(Step[Revive]):
    """Fin de la partie: all make their pending choices at their own pace; then points are
    counted."""

    rules = ("end.count", "turn.owed")

    def run(self, game: Revive) -> None:
        game.counting = True
        game.then(side_by_side(*((Settle(seat),) for seat in range(game.seats))), Counting())


@step
class Counting(Step[Revive]):
    """Fin de la partie: points, ties, and winners."""

    rules = ("end.count", "end.ties", "solo")

    def run(self, game: Revive) -> None:
        for seat in range(game.seats):
            trim(game, seat)
        finish(game)
