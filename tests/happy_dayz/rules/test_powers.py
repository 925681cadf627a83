"""What the winner of a trick does with the power of the faction demanded."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games.happy_dayz import PACKAGE as happy_dayz
from engine.games.happy_dayz.picks import (
    PowerCure,
    PowerDiscard,
    PowerFetch,
    PowerGift,
    PowerGive,
    PowerSend,
    Skip,
)
from engine.games.happy_dayz.powers import Discard, GiveBack, GiveCard
from engine.games.happy_dayz.setup import TransferCard
from engine.games.happy_dayz.tricks import FollowCard
from engine.kernel import EVERYTHING, Step, legal
from tests.happy_dayz.tables import asked, do, everything, laid, play, question, refused, seen


def won_by(faction: str, power: str, **table: object) -> tuple[happy_dayz.Game, list]:
    """Seat 1 has just won a trick of this faction, led by seat 0, with two survivors in it."""
    others = [f for f in ("hippie", "dog", "military") if f != faction]
    game = laid(
        f"{faction}_5 {faction}_1",
        f"{faction}_9 {faction}_2",
        f"{faction}_3 {faction}_4",
        factions=(faction, *others[:2]),
        powers=(power, "commune", "escort"),
        **table,  # type: ignore[arg-type]
    )
    return play(game, f"{faction}_5", f"{faction}_9", f"{faction}_3")


def test_hippies_give_the_whole_trick_away() -> None:
    """[power.gift] To another community, never to oneself."""
    game, _ = won_by("hippie", "gift")
    assert {pick.to for pick in legal(game, 1)} == {0, 2}
    assert refused(game, 1, PowerGift(1)).reason == "another-community"
    game, events = do(game, 1, PowerGift(2))
    assert game.won == [[], [], ["hippie_5", "hippie_9", "hippie_3"]]
    assert seen(events, "gave_trick") == [{"seat": 1, "to": 2}]


def test_a_power_works_on_the_trick_or_on_the_quarantine_and_the_itinerant_comes_last() -> None:
    """[trick.moment, two.itinerant] Given away before it is collected; commanded after."""
    given, _ = won_by("hippie", "gift")
    assert (len(given.trick), given.won[1]) == (3, [])
    military, _ = won_by("military", "requisition")
    assert (military.trick, len(military.won[1])) == ([], 3)
    pair = laid(
        "military_5 dog_1", "military_9 dog_2", itinerants="dog_3 zombie_4", reserve="dog_4"
    )
    pair, _ = play(pair, "military_5", "military_9")
    assert question(pair) == "GiveCard"
    assert (pair.itinerants, pair.caught[1]) == (["dog_3", "zombie_4"], [])
    after, _ = do(pair, 1, PowerGive("military_5", 0))
    assert (after.itinerants, after.caught[1]) == (["dog_3"], ["zombie_4"])


def test_the_lead_is_not_given_away() -> None:
    """[power.gift.lead] The seat whose card won leads the next trick."""
    game, _ = do(won_by("hippie", "gift")[0], 1, PowerGift(2))
    assert (asked(game), question(game)) == ([1], "LeadCard")


def test_dogs_send_the_reserves_next_card_anywhere() -> None:
    """[power.scent] The winner alone sees it; its own quarantine is allowed."""
    game, told = won_by("dog", "scent", reserve="military_2 military_7")
    assert seen(told, "looked", 1) == [{"seat": 1, "card": "military_7"}]
    assert seen(told, "looked", 0) == seen(told, "looked") == [{"seat": 1}]
    assert happy_dayz.view(game, 1).looked == ("military_7",)
    assert happy_dayz.view(game, 0).looked == ()
    assert {pick.to for pick in legal(game, 1)} == {0, 1, 2}
    assert refused(game, 1, PowerSend(9)).reason == "no-such-community"
    own, _ = do(game, 1, PowerSend(1))
    assert "military_7" in own.won[1]
    assert own.reserve == ["military_2"]


def test_a_card_sent_stays_hidden_unless_it_lies_open() -> None:
    """[power.scent.secret] The target is public; a zombie or van is too."""
    game, _ = won_by("dog", "scent", reserve="military_7")
    after, events = do(game, 1, PowerSend(0))
    assert seen(events, "sent_card", 1) == [{"seat": 1, "to": 0, "card": "military_7"}]
    assert seen(events, "sent_card", 0) == [{"seat": 1, "to": 0}]
    assert "military_7" in after.won[0]
    for card in ("zombie_7", "van_1"):
        game, _ = won_by("dog", "scent", reserve=card)
        after, events = do(game, 1, PowerSend(0))
        assert seen(events, "sent_card_open") == [{"seat": 1, "to": 0, "card": card}]
        assert after.caught[0] == [card]
        assert after.barriers > game.barriers


@pytest.mark.parametrize(("faction", "power"), [("dog", "scent"), ("preacher", "sermon")])
def test_an_empty_reserve_makes_a_power_do_nothing(faction: str, power: str) -> None:
    """[reserve.empty] It is said, and the next trick begins."""
    game, told = won_by(faction, power, caught=("", "zombie_2", ""))
    assert seen(told, "reserve_empty") == [{"seat": 1}]
    assert question(game) == "LeadCard"


def test_soldiers_give_a_card_of_the_own_quarantine_away() -> None:
    """[power.requisition] Any card, the trick's and zombies too, to another community; it must."""
    game, _ = won_by("military", "requisition", won=("", "dog_4", ""), caught=("", "zombie_9", ""))
    cards = {"dog_4", "zombie_9", "military_5", "military_9", "military_3"}
    assert {(p.card, p.to) for p in legal(game, 1)} == {(c, to) for c in cards for to in (0, 2)}
    assert refused(game, 1, PowerGive("dog_4", 1)).reason == "another-community"
    assert refused(game, 1, PowerGive("dog_1", 0)).figures == {"card": "dog_1"}
    after, events = do(game, 1, PowerGive("dog_4", 2))
    assert after.won[2] == ["dog_4"]
    assert seen(events, "gave_card", 1) == [{"seat": 1, "to": 2, "card": "dog_4"}]
    assert seen(events, "gave_card", 2) == [{"seat": 1, "to": 2}]
    after, events = do(game, 1, PowerGive("zombie_9", 0))
    assert after.caught[0] == ["zombie_9"]
    assert seen(events, "gave_card_open") == [{"seat": 1, "to": 0, "card": "zombie_9"}]


def test_one_looks_into_ones_quarantine_only_while_a_power_asks() -> None:
    """[quarantine.look] During the question, not before and not after."""
    game, _ = won_by("military", "requisition", won=("hippie_1", "dog_4", ""))
    shown = happy_dayz.view(game, 1)
    assert set(shown.looked) == set(game.won[1])
    assert happy_dayz.view(game, 0).looked == happy_dayz.view(game, None).looked == ()
    after, _ = do(game, 1, PowerGive("dog_4", 2))
    assert happy_dayz.view(after, 1).looked == ()
    assert happy_dayz.view(after, EVERYTHING).won == tuple(map(tuple, after.won))


def test_preachers_draw_a_card_that_they_alone_see() -> None:
    """[power.sermon] It joins the quarantine; a zombie or van is seen by all."""
    game, told = won_by("preacher", "sermon", reserve="dog_1 dog_8")
    assert game.won[1][-1] == "dog_8"
    assert seen(told, "drew", 1) == [{"seat": 1, "card": "dog_8"}]
    assert seen(told, "drew", 2) == [{"seat": 1}]
    assert happy_dayz.view(game, 1).looked == ("dog_8",)
    game, told = won_by("preacher", "sermon", reserve="dog_1 van_2")
    assert seen(told, "drew_open") == [{"seat": 1, "card": "van_2"}]
    assert happy_dayz.view(game, 1).looked == ()


def test_preachers_may_discard_a_card_under_the_reserve() -> None:
    """[power.sermon.discard, reserve.under] A zombie or van by name, a faction card by chance."""
    game, _ = won_by("preacher", "sermon", reserve="dog_1 dog_8", caught=("", "zombie_3 van_1", ""))
    names = {pick.card for pick in legal(game, 1) if isinstance(pick, PowerDiscard)}
    assert names == {"survivor", "zombie_3", "van_1"}
    assert refused(game, 1, PowerDiscard("dog_8")).rule == "power.sermon.discard"
    after, _ = do(game, 1, PowerDiscard("zombie_3"))
    assert after.reserve == ["zombie_3", "dog_1"]
    kept, events = do(game, 1, Skip())
    assert kept.reserve == ["dog_1"]
    assert seen(events, "kept_all") == [{"seat": 1}]
    found = set()
    for seed in range(40):
        game.seed = seed
        after, events = do(game, 1, PowerDiscard("survivor"))
        found.add(after.reserve[0])
        assert seen(events, "discarded", 1) == [{"seat": 1, "card": "survivor"}]
        assert everything(after) == everything(game)
    assert found == {"preacher_5", "preacher_9", "preacher_3", "dog_8"}


def test_exorcism_exchanges_a_zombie_for_the_reserves_next_card_unseen() -> None:
    """[power.exorcism, reserve.under] The taker does not see what it took."""
    game, _ = won_by("preacher", "exorcism", reserve="dog_1 dog_8", caught=("", "zombie_3", ""))
    assert legal(game, 1) == [Skip(), PowerDiscard("zombie_3")]
    after, events = do(game, 1, PowerDiscard("zombie_3"))
    assert after.reserve == ["zombie_3", "dog_1"]
    assert "dog_8" in after.won[1]
    assert seen(events, "drew", 1) == [{"seat": 1}]
    assert refused(game, 1, PowerDiscard("van_1")).rule == "power.exorcism"
    opened, _ = won_by("preacher", "exorcism", reserve="zombie_1", caught=("", "zombie_3", ""))
    after, events = do(opened, 1, PowerDiscard("zombie_3"))
    assert seen(events, "drew_open") == [{"seat": 1, "card": "zombie_1"}]
    without, _ = won_by("preacher", "exorcism", reserve="dog_1")
    assert question(without) == "LeadCard"
    kept, _ = do(game, 1, Skip())
    assert kept.caught[1] == ["zombie_3"]


def test_an_exorcism_needs_a_card_of_the_reserve() -> None:
    """[reserve.empty, power.exorcism] An empty reserve gives nothing, so it takes no zombie."""
    empty, told = won_by("preacher", "exorcism", caught=("", "zombie_3", ""))
    assert seen(told, "reserve_empty") == [{"seat": 1}]
    assert question(empty) == "LeadCard"
    assert (empty.reserve, empty.caught[1]) == ([], ["zombie_3"])


@pytest.mark.parametrize(("power", "caught"), [("sermon", ""), ("exorcism", "zombie_3")])
def test_what_lies_face_down_cannot_be_read_by_typing_every_card(power: str, caught: str) -> None:
    """[quarantine, power.sermon.discard, power.exorcism] Each is refused in the same words."""
    game, _ = won_by("preacher", power, reserve="dog_1 dog_8", caught=("", caught, ""))
    hidden = [card for card in everything(game) if PowerDiscard(card) not in legal(game, 1)]
    assert set(game.won[1]) < set(hidden)
    said = {str(refused(game, 1, PowerDiscard(card))) for card in hidden}
    assert len(said) == 1


def test_the_antidote_takes_a_scientist_of_the_trick_and_a_zombie() -> None:
    """[power.antidote, reserve.under] Both go under the reserve; the rest is collected."""
    game, _ = won_by(
        "scientist", "antidote", reserve="dog_1", caught=("", "zombie_3", ""), won=("", "dog_2", "")
    )
    pairs = {(p.card, p.zombie) for p in legal(game, 1) if isinstance(p, PowerCure)}
    assert pairs == {(f"scientist_{n}", "zombie_3") for n in (3, 5, 9)}
    assert refused(game, 1, PowerCure("dog_2", "zombie_3")).reason == "cure-pair"
    after, _ = do(game, 1, PowerCure("scientist_5", "zombie_3"))
    assert after.won[1] == ["dog_2", "scientist_9", "scientist_3"]
    assert after.reserve == ["zombie_3", "scientist_5", "dog_1"]
    assert everything(after) == everything(game)
    kept, _ = do(game, 1, Skip())
    assert len(kept.won[1]) == 4
    hands = ("scientist_5 dog_1", "scientist_9 dog_2", "zombie_3 dog_3")
    thrown = laid(*hands, factions=("scientist", "dog", "hippie"), powers=("antidote", "", ""))
    thrown, _ = play(thrown, "scientist_5", "scientist_9", "zombie_3")
    assert PowerCure("scientist_9", "zombie_3") in legal(thrown, 1)


def test_the_guard_dog_fetches_by_chance_and_gives_one_back() -> None:
    """[power.guard_dog, quarantine.look] From a seat with cards; the taker looks, then gives."""
    piles = {"won": ("hippie_1 hippie_2", "", ""), "caught": ("zombie_7", "", "")}
    game, told = won_by("dog", "guard_dog", **piles)
    # only one rival has cards: it is taken from unasked
    assert question(game) == "GiveBack"
    assert len(game.won[0]) + len(game.caught[0]) == 2
    assert {pick.to for pick in legal(game, 1)} == {0}
    assert set(happy_dayz.view(game, 1).looked) == set(game.won[1])
    assert refused(game, 1, PowerGive("military_1", 0)).rule == "power.guard_dog"
    after, _ = do(game, 1, PowerGive("dog_3", 0))
    assert "dog_3" in after.won[0]
    assert everything(after) == everything(game)

    both, _ = won_by("dog", "guard_dog", won=("hippie_1", "", ""), caught=("", "", "van_1"))
    assert legal(both, 1) == [PowerFetch(2), PowerFetch(0)]
    assert refused(both, 1, PowerFetch(1)).reason == "nothing-to-fetch"
    after, told = do(both, 1, PowerFetch(2))
    assert seen(told, "fetched_open") == [{"seat": 1, "rival": 2, "card": "van_1"}]
    after, told = do(both, 1, PowerFetch(0))
    assert seen(told, "fetched", 1) == [{"seat": 1, "rival": 0, "card": "hippie_1"}]
    assert seen(told, "fetched", 0) == [{"seat": 1, "rival": 0}]

    nobody, _ = won_by("dog", "guard_dog")
    assert question(nobody) == "LeadCard"


def test_the_guard_dog_takes_any_card_with_the_same_chance() -> None:
    """[power.guard_dog] Face down or open: over many seeds each card about as often."""
    piles = {"won": ("hippie_1 hippie_2", "", "military_8"), "caught": ("zombie_7 van_1", "", "")}
    found: Counter[str] = Counter()
    game, _ = won_by("dog", "guard_dog", **piles)
    for seed in range(600):
        game.seed = seed
        after, _ = do(game, 1, PowerFetch(0))
        found += Counter(set(after.won[1] + after.caught[1]) - set(game.won[1] + game.caught[1]))
    assert set(found) == {"hippie_1", "hippie_2", "zombie_7", "van_1"}
    assert min(found.values()) > 110


def test_a_card_that_is_sent_unseen_is_not_taken_for_one_that_all_have_seen() -> None:
    """[power.scent.secret] What lies in the trick is; what came from the reserve is not."""
    game, _ = won_by("dog", "scent", reserve="military_2 military_7")
    game, _ = do(game, 1, PowerSend(0))
    assert sorted(game.seen) == ["dog_3", "dog_5", "dog_9"]


def test_the_antidote_takes_scientists_alone() -> None:
    """[power.antidote] Not what others threw into the trick."""
    game = laid(
        "scientist_5 dog_1",
        "scientist_9 dog_2",
        "hippie_3 dog_4",
        factions=("scientist", "hippie", "dog"),
        powers=("antidote", "commune", "scent"),
        caught=("", "zombie_3", ""),
    )
    game, _ = play(game, "scientist_5", "scientist_9", "hippie_3")
    cured = {pick.card for pick in legal(game, 1) if isinstance(pick, PowerCure)}
    assert cured == {"scientist_5", "scientist_9"}
    assert refused(game, 1, PowerCure("hippie_3", "zombie_3")).rule == "power.antidote"


@pytest.mark.parametrize(
    ("step", "hand", "won"),
    [
        (GiveCard(0), "hippie_5", "dog_9"),
        (GiveBack(0, 1), "hippie_5", "dog_9"),
        (Discard(0, False), "hippie_5", ""),
        (TransferCard(0, 1, 1), "hippie_5 hippie_6", ""),
        (FollowCard(0), "hippie_5", ""),
    ],
)
def test_a_single_answer_is_asked_for_where_hidden_cards_leave_it(
    step: Step[Any], hand: str, won: str
) -> None:
    """[power.requisition, power.guard_dog, power.sermon.discard, transfer, trick.follow] Played
    unasked it would tell the others that there is no other."""
    game = laid(hand, "dog_7", won=(won,), steps=(step,))
    assert (asked(game), len(legal(game, 0))) == ([0], 1)
