"""What each standing order and each condition of a plan does, with its boundaries."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.games.happy_dayz import PACKAGE as happy_dayz
from engine.games.happy_dayz.guards import (
    FollowWith,
    LastToPlay,
    Outcome,
    Zombies,
    relative_picks,
    stretch,
)
from engine.games.happy_dayz.orders import Decline, Follow, PassOn
from engine.games.happy_dayz.picks import PlayCard, Skip, TransferPair
from engine.games.happy_dayz.powers import Antidote, Discard, Exorcise
from engine.games.happy_dayz.setup import AdoptFaction, ReplaceFaction, TransferCard
from engine.games.happy_dayz.state import HappyDayz, Played
from engine.kernel import Choice, Step, legal, namespace_of, question, registered_classes
from engine.orders import Known, Order
from engine.orders import answer as answered
from engine.plan_worlds import proposed
from engine.plans import new_line, verdict
from tests.happy_dayz.tables import cards, fresh, laid, play, until


def answer(order: Order, game: HappyDayz, seat: int = 0) -> Any:
    """What the order of a seat picks."""
    asked = question(game, seat)
    assert isinstance(asked, order.answers)
    return order.pick(Known(seat, asked, tuple(legal(game, seat)), happy_dayz.view(game, seat)))


@pytest.mark.parametrize("lane", [TransferCard(0, 1, 2), TransferCard(0, 2, 1)])
@pytest.mark.parametrize(
    ("terms", "hand", "left", "right"),
    [
        ("zombies", "dog_1 zombie_2 zombie_9 zombie_20 van_1", "zombie_20", "zombie_9"),
        ("zombies", "dog_1 hippie_13 zombie_2 van_1", "zombie_2", "hippie_13"),
        ("zombies", "dog_1 hippie_13 military_4 van_1", "hippie_13", "military_4"),
        ("zombies", "dog_1 van_1 van_2", "dog_1", "van_2"),
        ("lowest", "dog_5 hippie_2 military_4 zombie_3 van_1", "hippie_2", "zombie_3"),
        ("lowest", "hippie_4 dog_4 zombie_9 van_1", "hippie_4", "dog_4"),
        ("lowest", "dog_5 van_1 van_2", "dog_5", "van_1"),
        ("highest", "dog_5 hippie_2 zombie_9 zombie_20 van_3", "zombie_20", "zombie_9"),
        ("highest", "dog_13 hippie_12 military_11 van_3", "dog_13", "hippie_12"),
    ],
)
def test_the_order_for_transfers_sends_what_it_says(
    terms: Any, hand: str, left: str, right: str, lane: TransferCard
) -> None:
    """[transfer.pair] The first one to the left; vans only if there is nothing else."""
    game = laid(hand, "dog_10 dog_11", "dog_12 hippie_1", steps=[lane])
    assert answer(PassOn(cards=terms), game) == TransferPair(left, right)


def test_the_order_for_transfers_ends_the_transfer_alone() -> None:
    """[transfer] It answers whatever the hand is, so its seat need not be there."""
    game = fresh(3)
    orders = {"pass_on": PassOn()}
    assert answered(happy_dayz, game, 1, orders) == ("pass_on", answer(PassOn(), game, 1))


def test_at_two_the_order_for_transfers_names_the_cards_as_they_lie_in_the_hand() -> None:
    """[transfer.pair] Which goes first makes no difference."""
    game = laid("dog_1 zombie_2 zombie_9", "dog_10 dog_11", steps=[TransferCard(0, 1, 1)])
    assert answer(PassOn(), game) == TransferPair("zombie_2", "zombie_9")


@pytest.mark.parametrize(
    ("card", "hand", "played"),
    [
        ("lowest", "dog_3 dog_9 hippie_1 van_1", "dog_3"),
        ("highest", "dog_3 dog_9 hippie_13 van_1", "dog_9"),
        ("lowest", "hippie_4 military_3 zombie_2 van_1", "zombie_2"),
        ("highest", "hippie_4 military_3 zombie_17 van_1", "zombie_17"),
        ("lowest", "hippie_4 military_4 van_1", "hippie_4"),
        ("highest", "hippie_4 military_4 van_1", "hippie_4"),
        ("lowest", "van_1 van_2", "van_1"),
        ("highest", "van_1 van_2", "van_2"),
    ],
)
def test_the_order_for_following_plays_what_it_says(card: Any, hand: str, played: str) -> None:
    """[trick.follow, van.play] A van only if no other card is allowed."""
    game = laid("dog_5 dog_6", hand)
    game, _ = play(game, "dog_5")
    assert answer(Follow(card=card), game, 1) == PlayCard(played, "plus")


@pytest.mark.parametrize(
    ("height", "side", "hand", "played"),
    [
        ("lowest", "plus", "dog_3 dog_9 hippie_1 van_1", "dog_3"),
        ("highest", "plus", "dog_3 dog_9 hippie_13 van_1", "dog_9"),
        ("lowest", "plus", "hippie_4 military_3 van_1", "military_3"),
        ("highest", "plus", "hippie_3 military_4 van_1", "military_4"),
        ("lowest", "minus", "hippie_4 military_4", "hippie_4"),
        ("losing", "plus", "dog_2 dog_4 dog_9 van_1", "dog_4"),
        ("losing", "plus", "dog_7 dog_9", "dog_7"),
        ("losing", "minus", "dog_2 dog_3", "dog_3"),
        ("losing", "minus", "dog_2 dog_7 dog_9", "dog_9"),
        ("losing", "plus", "hippie_13 zombie_2 zombie_4 van_1", "zombie_4"),
        ("winning", "plus", "dog_2 dog_7 dog_9 van_1", "dog_7"),
        ("winning", "minus", "dog_2 dog_4 dog_9", "dog_4"),
        ("winning", "plus", "dog_2 dog_4", "dog_2"),
        ("winning", "minus", "dog_7 dog_9", "dog_9"),
        ("winning", "plus", "van_1 van_2", "van_1"),
    ],
)
def test_a_plan_follows_with_the_card_that_the_hand_decides(
    height: str, side: str, hand: str, played: str
) -> None:
    """[trick.follow, trick.win] When its suit is demanded, or any; a van only without another."""
    game, _ = play(laid("dog_5 dog_6", hand), "dog_5", side=side)
    for suit in ("dog", "any"):
        assert FollowWith(suit, height).resolve(game, 1) == PlayCard(played, side)
    assert FollowWith("hippie", height).resolve(game, 1) is None


def test_plans_choose_a_card_by_the_hand_where_one_follows() -> None:
    """[trick.follow] With each suit in play and with any, at no other question."""
    game = laid("dog_5 dog_6", "dog_3 dog_9")
    classes = registered_classes(namespace_of(HappyDayz))
    named = {cls.__name__ for cls in classes if issubclass(cls, Choice)}
    asked = {name: relative_picks(game, name) for name in named}
    assert {name for name, ways in asked.items() if ways} == {"FollowCard"}
    assert {*asked["FollowCard"]} == {
        FollowWith(suit, height)
        for suit in ("hippie", "dog", "military", "zombie", "any")
        for height in ("lowest", "highest", "losing", "winning")
    }


def test_a_plan_for_one_suit_leaves_other_tricks_to_its_owner_and_stays() -> None:
    """[trick.follow] The line for every trick is tried after it; a failed condition stops
    neither."""
    plan = (new_line("FollowCard", FollowWith("hippie", "highest")),)
    game, _ = play(laid("dog_5 dog_6", "dog_3 dog_9"), "dog_5")
    assert verdict(happy_dayz, game, 1, plan) is None
    unmet = replace(
        new_line("FollowCard", FollowWith("dog", "highest")), guards={"z": Zombies(trick="some")}
    )
    whole = (*plan, unmet, new_line("FollowCard", FollowWith("any", "lowest")))
    said = verdict(happy_dayz, game, 1, whole)
    assert said is not None
    assert (said.pick, said.rest) == (PlayCard("dog_3", "plus"), whole)
    assert verdict(happy_dayz, game, 1, (unmet,)) is None


def test_a_proposal_answers_whole_tricks() -> None:
    """[trick.follow] Its lines for following name no card."""
    game, _ = play(laid("dog_5 dog_6 dog_7", "dog_3 dog_9 hippie_1"), "dog_5")
    (line,) = proposed(happy_dayz, game, 1, 1)
    assert isinstance(line.pick, FollowWith)
    assert (line.question, line.stays, line.otherwise) == ("FollowCard", True, "next")
    assert line.pick.resolve(game, 1) in legal(game, 1)


DECLINED = {
    ReplaceFaction: "factions",
    AdoptFaction: "factions",
    Discard: "powers",
    Exorcise: "powers",
    Antidote: "powers",
}


@pytest.mark.parametrize("kind", DECLINED)
@pytest.mark.parametrize("factions", [True, False])
@pytest.mark.parametrize("powers", [True, False])
def test_the_order_to_change_nothing_asks_what_it_is_to_ask(
    kind: Any, factions: bool, powers: bool
) -> None:
    """[factions.replace, powers.adopt, power.sermon.discard, power.exorcism, power.antidote]"""
    steps: dict[Any, Step[Any]] = {
        ReplaceFaction: ReplaceFaction(),
        AdoptFaction: AdoptFaction(0, "headcount"),
        Discard: Discard(0, False),
        Exorcise: Exorcise(0),
        Antidote: Antidote(0),
    }
    game = laid("dog_1", "dog_2", reserve="dog_3", caught=["zombie_1"], steps=[])
    game.starter, game.demanded = 0, "scientist"
    game.trick = [Played(1, "scientist_1")]
    game.agenda.append(steps[kind])
    declines = {"factions": factions, "powers": powers}[DECLINED[kind]]
    expected = Skip() if declines else None
    assert answer(Decline(factions=factions, powers=powers), game) == expected


def test_an_order_without_terms_does_what_most_want() -> None:
    """The worst zombies go, the lowest card follows, nothing is changed."""
    assert PassOn() == PassOn(cards="zombies")
    assert Follow() == Follow(card="lowest")
    assert Decline() == Decline(factions=True, powers=True)
    assert (Outcome(), Zombies()) == (Outcome(trick="lost"), Zombies(trick="none"))


def table(trick: str, side: str, demanded: str) -> Any:
    """What seat 2 of four sees of a trick that seat 0 has led."""
    seen = happy_dayz.view(laid("dog_1", "dog_2", "dog_3", "dog_4"), 2)
    played = tuple(Played(seat, card) for seat, card in enumerate(cards(trick)))
    return replace(seen, trick=played, side=side, demanded=demanded)


@pytest.mark.parametrize(
    ("trick", "side", "demanded", "card", "wins"),
    [
        ("", "", "", "dog_1", True),
        ("dog_5", "plus", "dog", "dog_6", True),
        ("dog_5", "plus", "dog", "dog_4", False),
        ("dog_5", "minus", "dog", "dog_4", True),
        ("dog_5", "minus", "dog", "dog_6", False),
        ("dog_5 dog_9", "plus", "dog", "dog_7", False),
        ("dog_5 dog_3", "minus", "dog", "dog_4", False),
        ("dog_5 hippie_13", "plus", "dog", "dog_6", True),
        ("hippie_5 dog_13", "plus", "hippie", "hippie_6", True),
        ("zombie_5 dog_13", "plus", "zombie", "zombie_6", True),
        ("dog_5", "plus", "dog", "hippie_13", False),
        ("hippie_5", "plus", "hippie", "dog_13", False),
        ("dog_5", "minus", "dog", "van_1", False),
        ("van_1 dog_5", "plus", "dog", "dog_6", True),
        ("zombie_4", "plus", "zombie", "zombie_12", True),
    ],
)
def test_a_card_wins_or_loses_the_trick_as_it_lies(
    trick: str, side: str, demanded: str, card: str, wins: bool
) -> None:
    """[trick.win, van.rank] Higher on the plus side, lower on the minus side, of its faction."""
    public, pick = table(trick, side, demanded), PlayCard(card, side or "plus")
    assert Outcome(trick="won").holds(public, 2, pick) is wins
    assert Outcome(trick="lost").holds(public, 2, pick) is not wins


@pytest.mark.parametrize(
    ("trick", "present"),
    [("", False), ("dog_5 van_1", False), ("dog_5 zombie_1", True), ("zombie_2 dog_5", True)],
)
def test_there_is_a_zombie_in_the_trick_or_none(trick: str, present: bool) -> None:
    """[zombie.thrown] Wherever it lies."""
    public, pick = table(trick, "plus", "dog"), PlayCard("dog_1", "plus")
    assert Zombies(trick="some").holds(public, 2, pick) is present
    assert Zombies(trick="none").holds(public, 2, pick) is not present


@pytest.mark.parametrize(
    ("trick", "last"), [("", False), ("dog_5 dog_6", False), ("dog_5 dog_6 dog_7", True)]
)
def test_everybody_else_has_played(trick: str, last: bool) -> None:
    """[trick] All but one of the four."""
    public = table(trick, "plus", "dog")
    assert LastToPlay().holds(public, 3, PlayCard("dog_1", "plus")) is last


def test_a_plan_lasts_until_the_next_deal() -> None:
    """[factions.replace] It may still say whether factions are replaced."""
    spans = {}
    game = fresh(3, power_cards="none")
    for name in ("TransferCard", "LeadCard", "ReplaceFaction", "TransferCard", "LeadCard"):
        game = until(game, name)
        spans[game.round, name] = stretch(game)
    assert spans == {
        (1, "TransferCard"): 1,
        (1, "LeadCard"): 1,
        (2, "ReplaceFaction"): 1,
        (2, "TransferCard"): 2,
        (2, "LeadCard"): 2,
    }
    assert stretch(replace(game, result=(0,))) == 2, "the last round ends with the game"


def test_a_card_to_follow_with_is_nobodys_before_the_seat_is_asked() -> None:
    """[trick.follow] Whoever has led this trick is asked nothing in it any more."""
    game, _ = play(laid("dog_5 dog_1", "dog_9 dog_2", "dog_3 dog_4"), "dog_5")
    assert FollowWith("dog", "lowest").resolve(game, 0) is None
    assert FollowWith("dog", "lowest").resolve(game, 1) is not None
