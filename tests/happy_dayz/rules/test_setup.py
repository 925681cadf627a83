"""Factions, the deal, the transfer, who starts, and power cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games.happy_dayz import PACKAGE as happy_dayz
from engine.games.happy_dayz.content import FACTIONS, HAND, SUIT, TRIOS, deck
from engine.games.happy_dayz.picks import Replace, Skip, TransferPair, Vote
from engine.games.happy_dayz.rounds import FirstLead, NextStarter, Round
from engine.games.happy_dayz.setup import (
    AdoptFaction,
    Deal,
    DrawPower,
    FirstStarter,
    TransferCard,
    power_pile,
)
from engine.games.happy_dayz.tricks import Trick
from engine.kernel import awaited, legal, start
from tests.happy_dayz.tables import (
    asked,
    do,
    everything,
    fresh,
    laid,
    question_is,
    refused,
    seen,
    transferred,
    until,
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hands_and_reserve_for_every_number_of_seats(seats: int) -> None:
    """[setup.deal, setup.reserve, goal.seats] Hands of 17, 15, 13, 11; the rest is the reserve."""
    game = fresh(seats)
    assert [len(hand) for hand in game.hands] == [HAND[seats]] * seats
    assert HAND[seats] == {2: 17, 3: 15, 4: 13, 5: 11}[seats]
    assert len(game.reserve) == {2: 11, 3: 17, 4: 10, 5: 7}[seats]
    assert everything(game) == deck(game.factions)
    assert len(everything(game)) == 62


def test_seats_out_of_range_are_refused() -> None:
    """[goal.seats] One seat is too few, six are too many."""
    for seats in (1, 6):
        with pytest.raises(ValueError, match=str(seats)):
            fresh(seats)


def test_two_seats_have_a_pile_of_itinerants_of_which_one_is_visible() -> None:
    """[setup.itinerants] Seventeen cards, the next one visible."""
    game = fresh(2)
    shown = happy_dayz.view(game, 0)
    assert (len(game.itinerants), shown.itinerants) == (17, 17)
    assert shown.itinerant == game.itinerants[-1]
    assert fresh(3).itinerants == []


def test_everybody_starts_with_66_survivors() -> None:
    """[setup.survivors] The count of the start, also as points."""
    game = fresh(4)
    assert game.survivors == [66] * 4
    assert [score.total for score in happy_dayz.score(game)] == [66] * 4


def test_factions_come_from_the_list() -> None:
    """[setup.factions] The default is Hippies, Dogs, Military; a list gives its three, in order."""
    assert fresh(3).factions == ["hippie", "dog", "military"]
    assert fresh(3).powers == ["gift", "scent", "requisition"]
    assert fresh(3, factions="dog_scientist_children").factions == ["dog", "scientist", "children"]
    for trio in TRIOS:
        assert fresh(2, factions="_".join(trio)).factions == list(trio)


def test_factions_by_chance() -> None:
    """[setup.factions.random] Each of them turns up at each place, three at a time."""
    found = [tuple(fresh(2, seed, factions="random").factions) for seed in range(60)]
    assert {len(set(trio)) for trio in found} == {3}
    for place in range(3):
        assert {trio[place] for trio in found} == set(FACTIONS)


def test_factions_by_secret_vote() -> None:
    """[setup.factions.vote] The most named are in play; nobody sees a ballot before the last."""
    game = fresh(3, factions="vote")
    assert asked(game) == [0, 1, 2]
    assert len(legal(game, 0)) == 20
    before = happy_dayz.view(game, 2)
    game, events = do(game, 0, Vote("dog", "preacher", "children"))
    assert events == []
    assert [seat for seat, _ in awaited(game)] == [1, 2]
    assert happy_dayz.view(game, 2).factions == before.factions == ()
    game, _ = do(game, 1, Vote("preacher", "scientist", "children"))
    game, events = do(game, 2, Vote("dog", "preacher", "children"))
    assert game.factions[0] in ("preacher", "children")
    assert set(game.factions) == {"preacher", "children", "dog"}
    assert len(seen(events, "voted")) == 3
    assert refused(fresh(2, factions="vote"), 0, Vote("dog", "dog", "dog")).reason == (
        "three-factions"
    )


def test_two_cards_go_one_to_each_neighbour() -> None:
    """[transfer, transfer.pair] Any two cards, one to each side; named are the worst."""
    game = fresh(4)
    assert asked(game) == [0, 1, 2, 3]
    hand = list(game.hands[1])
    for seat in range(4):
        pairs = {(pick.left, pick.right) for pick in legal(game, seat)}  # type: ignore[attr-defined]
        assert len(pairs) == 12
        assert pairs == {(right, left) for left, right in pairs}
    damage = [game.damage(pick.left) for pick in legal(game, 1)]  # type: ignore[attr-defined]
    assert damage == sorted(damage, reverse=True)
    after, events = do(game, 1, TransferPair(hand[3], hand[0]))
    assert seen(events, "put_before", 1) == [
        {"card": hand[3], "to": 2}, {"card": hand[0], "to": 0},
    ]  # fmt: skip
    assert not any(seen(events, "put_before", other) for other in (0, 2, 3, None))
    assert asked(after) == [0, 2, 3]
    assert refused(game, 1, TransferPair(hand[3], hand[3])).reason == "already-sent"
    assert refused(game, 1, TransferPair(hand[3], "nothing")).figures == {"card": ""}


@pytest.mark.parametrize(
    ("hand", "worst"),
    [
        ("dog_3 zombie_2 zombie_14 zombie_20 van_1", "zombie_20 zombie_14 zombie_2 dog_3"),
        ("hippie_9 dog_3 zombie_2 van_1 van_3", "zombie_2 hippie_9 dog_3 van_1"),
        ("van_1 van_2 van_3 dog_3 dog_9", "dog_3 dog_9 van_1 van_2"),
    ],
)
def test_offered_first_are_the_cards_that_one_would_be_rid_of(hand: str, worst: str) -> None:
    """[transfer.pair] Zombies by their damage, cards as they lie in the hand, then vans."""
    game = laid(hand, "dog_1", "dog_2", steps=(TransferCard(0, 1, 2),))
    lefts = [pick.left for pick in legal(game, 0)]  # type: ignore[attr-defined]
    assert [*dict.fromkeys(lefts)] == worst.split()


def test_at_two_seats_both_cards_go_to_the_opponent() -> None:
    """[transfer.pair] Both cards to the only neighbour; in which order makes no difference."""
    game = fresh(2)
    first, second = game.hands[0][:2]
    assert len(legal(game, 0)) == 6
    assert refused(game, 0, TransferPair(second, first)).reason == "one-order"
    game, _ = do(game, 0, TransferPair(first, second))
    assert asked(game) == [1]
    game = transferred(game)
    assert set(game.open[1]) == {first, second}


def test_rivals_see_only_who_is_still_busy() -> None:
    """[transfer] Neither the cards nor their directions show."""
    game = fresh(3)
    one, _ = do(game, 0, TransferPair(*game.hands[0][:2]))
    other, _ = do(game, 0, TransferPair(*game.hands[0][5:7]))
    assert happy_dayz.view(one, 2) == happy_dayz.view(other, 2)
    assert awaited(one) == [(1, "TransferCard"), (2, "TransferCard")]


def test_transfers_are_shown_together_and_belong_to_the_hand() -> None:
    """[transfer.open] Face up for all, still cards of the hand."""
    game = fresh(3)
    given: list[Any] = [legal(game, seat)[0] for seat in range(3)]
    after = transferred(game)
    assert after.open[1] == sorted([given[0].left, given[2].right], key=list(SUIT).index)
    assert [len(hand) for hand in after.hands] == [15] * 3
    assert set(after.open[1]) <= set(after.hands[1])
    for viewer in (0, 2, None):
        assert happy_dayz.view(after, viewer).open[1] == tuple(after.open[1])
    assert everything(after) == everything(game)


def test_every_round_has_its_transfer() -> None:
    """[transfer.rounds, round] After the count comes another deal and another transfer."""
    game = until(fresh(3), "ReplaceFaction")
    assert game.round == 2
    game, events = do(game, game.starter, Skip())
    assert awaited(game) == [(seat, "TransferCard") for seat in range(3)]
    assert seen(events, "dealt")
    assert game.open == [[], [], []]


def first_starter(*received: str, seed: int = 1) -> int:
    """Who starts if these cards lie face up."""
    game = laid(*("hippie_1" for _ in received), steps=())
    game.open = [text.split() for text in received]
    game.seed = seed
    game.agenda.append(FirstStarter())
    return start(game).starter


def test_the_best_card_received_starts() -> None:
    """[starter.first] Van before zombie before the factions in their order."""
    assert first_starter("military_13 dog_2", "van_1 hippie_1", "zombie_20 zombie_19") == 1
    assert first_starter("military_13 dog_13", "hippie_1 dog_1", "zombie_1 dog_2") == 2
    assert first_starter("military_13 dog_13", "hippie_1 dog_1", "dog_3 dog_2") == 1


def test_among_cards_of_a_kind_the_highest_starts_and_chance_decides_between_vans() -> None:
    """[starter.tie, starter.chance] Rank first; vans have none."""
    assert first_starter("zombie_4 dog_1", "zombie_9 dog_2", "zombie_7 zombie_8") == 1
    found = {first_starter("van_1 dog_1", "van_3 dog_2", "van_2 dog_3", seed=n) for n in range(30)}
    assert found == {0, 1, 2}


def test_the_weakest_starts_later_rounds() -> None:
    """[starter.next, starter.chance] Fewest survivors, then the greater loss, then chance."""

    def starter(survivors: list[int], change: list[int], seed: int = 1) -> int:
        game = laid("", "", "", survivors=survivors, steps=())
        game.change, game.seed = change, seed
        game.agenda.append(NextStarter())
        return start(game).starter

    assert starter([40, 30, 50], [0, -1, -9]) == 1
    for seed in range(20):
        assert starter([40, 30, 30], [0, -1, -9], seed) == 2
        assert starter([30, 30, 40], [-9, 4, -20], seed) == 0
    assert {starter([30, 30, 50], [-2, -2, 0], seed) for seed in range(20)} == {0, 1}


def test_a_tie_of_starters_is_settled_by_even_chance() -> None:
    """[starter.chance, starter.next] Over many seeds each of those tied, and nobody else."""

    def starter(seed: int) -> int:
        game = laid("", "", "", "", survivors=[30, 41, 30, 30], steps=())
        game.change, game.seed = [-5, -9, -5, -5], seed
        game.agenda.append(NextStarter())
        return start(game).starter

    found = Counter(starter(seed) for seed in range(600))
    assert set(found) == {0, 2, 3}
    assert min(found.values()) > 150
    vans = ("van_1 dog_1", "hippie_1 dog_2", "van_2 dog_3")
    first = Counter(first_starter(*vans, seed=seed) for seed in range(600))
    assert set(first) == {0, 2}
    assert min(first.values()) > 250


def test_who_starts_a_round_replaces_and_adopts_in_it() -> None:
    """[factions.replace, powers.adopt] Not the seat that started the last one."""
    adopters = 0
    for seed in range(12):
        game = until(fresh(3, seed, power_cards="box", factions="random"), "ReplaceFaction", seed)
        weakest = min(zip(game.survivors, game.change, range(3), strict=True))[:2]
        assert asked(game) == [game.starter]
        assert (game.survivors[game.starter], game.change[game.starter]) == weakest
        game, _ = do(game, game.starter, Skip())
        if question_is(game, "AdoptFaction"):
            adopters += 1
            assert asked(game) == [game.starter]
    assert adopters > 2


def test_the_starter_may_replace_one_faction() -> None:
    """[factions.replace] Any of the three by any absent one, in the same place; or none."""
    game = until(fresh(3), "ReplaceFaction")
    seat = game.starter
    assert asked(game) == [seat]
    assert len(legal(game, seat)) == 10
    kept, events = do(game, seat, Skip())
    assert kept.factions == ["hippie", "dog", "military"]
    assert seen(events, "factions_kept") == [{"seat": seat}]
    after, _ = do(game, seat, Replace("dog", "children"))
    assert after.factions == ["hippie", "children", "military"]
    assert after.powers == ["gift", "headcount", "requisition"]
    assert everything(after) == deck(["hippie", "children", "military"])
    refusal = refused(game, seat, Replace("dog", "hippie"))
    assert (refusal.rule, refusal.reason) == ("factions.replace", "faction-exchange")


def test_vans_won_are_kept_and_count_in_the_hand() -> None:
    """[van.kept, van.deal] They start in hand; the hand is as large as every other."""
    caught = ("van_1 van_3 zombie_2", "", "van_2")
    game = laid("", "", "", caught=caught, steps=(Deal(),))
    assert {"van_1", "van_3"} <= set(game.hands[0])
    assert "van_2" in game.hands[2]
    assert [len(hand) for hand in game.hands] == [15, 15, 15]
    assert game.caught == [[], [], []]
    assert Counter(everything(game)) == Counter(deck(game.factions))
    assert {"seat": 0, "cards": ["van_1", "van_3"]} in seen(game.new_events, "vans_kept")


def drawn(power: str, seed_limit: int = 400, **table: object) -> object:
    """A table on which this power card has just been drawn."""
    for seed in range(seed_limit):
        game = laid("", "", "", steps=(), **table)  # type: ignore[arg-type]
        game.variant = happy_dayz.Options(power_cards="horde").variant()
        game.seed = seed
        game.agenda.append(DrawPower())
        start(game)
        if seen(game.new_events, "power_drawn") == [{"power": power}]:
            return game
    raise AssertionError(f"{power} is never drawn")


def test_the_pile_of_power_cards() -> None:
    """[powers.draw] Those not in play, never van and zombie; the Horde only if asked for."""
    game = laid("", "", "")
    assert "horde" not in power_pile(game)
    game.variant = happy_dayz.Options(power_cards="box").variant()
    pile = power_pile(game)
    assert len(pile) == 10
    assert not {"van", "zombie", "horde", "gift", "scent", "requisition"} & set(pile)
    game.variant = happy_dayz.Options(power_cards="horde").variant()
    assert len(power_pile(game)) == 11
    game.extras = ["bunker"]
    assert "bunker" not in power_pile(game)
    assert not seen(fresh(3).new_events, "power_drawn")
    assert len(seen(fresh(3, power_cards="box").new_events, "power_drawn")) == 1


def test_another_power_of_a_faction_in_play_takes_the_place_of_its_power() -> None:
    """[powers.own] Nobody is asked."""
    game = drawn("guard_dog")
    assert game.powers == ["gift", "guard_dog", "requisition"]  # type: ignore[attr-defined]
    assert game.agenda == []  # type: ignore[attr-defined]


def test_bunker_and_horde_are_added() -> None:
    """[powers.extra] The three factions keep their powers."""
    for power in ("bunker", "horde"):
        game = drawn(power)
        assert game.extras == [power]  # type: ignore[attr-defined]
        assert game.powers == ["gift", "scent", "requisition"]  # type: ignore[attr-defined]


def test_an_added_power_stays_for_the_rounds_that_follow() -> None:
    """[powers.extra] The next round's card, of no faction as well, comes beside it."""
    both = 0
    for seed in range(200):
        game = laid("", "", "", steps=())
        game.variant = happy_dayz.Options(power_cards="horde").variant()
        game.seed, game.extras = seed, ["bunker"]
        game.agenda.append(Round())
        start(game)
        assert game.round == 2
        game, _ = do(game, asked(game)[0], Skip())
        assert game.extras[0] == "bunker"
        both += game.extras == ["bunker", "horde"]
    assert both


def test_a_power_of_an_absent_faction_may_bring_it_in() -> None:
    """[powers.adopt] The starter may put it in the place of any faction, or leave it."""
    game = laid("", "", "", leader=2, steps=(AdoptFaction(2, "school_bus"),))
    assert asked(game) == [2]
    assert len(legal(game, 2)) == 4
    after, _ = do(game, 2, Replace("dog", "children"))
    assert after.factions == ["hippie", "children", "military"]
    assert after.powers == ["gift", "school_bus", "requisition"]
    left, events = do(game, 2, Skip())
    assert left.factions == ["hippie", "dog", "military"]
    assert seen(events, "power_refused") == [{"seat": 2, "power": "school_bus"}]
    assert refused(game, 2, Replace("dog", "preacher")).rule == "powers.adopt"
    in_first_round = [fresh(3, seed, power_cards="box") for seed in range(60)]
    drawers = {asked(game)[0] for game in in_first_round if question_name(game) == "AdoptFaction"}
    assert drawers == {0, 1, 2}


def question_name(game: object) -> str:
    """The kind of the first open question."""
    return type(game.agenda[-1]).__name__  # type: ignore[attr-defined]


def test_chance_settles_tied_votes() -> None:
    """[setup.factions.vote] All six named once: each of them is left out in some games."""
    chosen = set()
    for seed in range(40):
        game = fresh(2, seed, factions="vote")
        game, _ = do(game, 0, Vote("hippie", "dog", "military"))
        game, _ = do(game, 1, Vote("preacher", "scientist", "children"))
        chosen.add(tuple(sorted(game.factions)))
    assert len(chosen) > 8


def test_who_starts_a_round_leads_its_first_trick() -> None:
    """[trick.lead] The leader of the last trick of the previous round."""
    game = laid("dog_1", "dog_2", "dog_3", steps=())
    game.starter, game.leader = 2, 1
    game.agenda.extend([Trick(), FirstLead()])
    assert asked(start(game)) == [2]
