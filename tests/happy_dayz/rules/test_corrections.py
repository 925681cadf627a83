"""What a game master may put right: cards where they lie, figures, factions, who starts."""

from __future__ import annotations

import pytest

from engine.corrections import (
    Correction,
    MovePiece,
    Pile,
    SetFigure,
    Value,
    correct,
    offered,
    things_of,
    unfinished,
)
from engine.games.happy_dayz import PACKAGE as happy_dayz
from engine.games.happy_dayz.content import FACTION, NUMBERS, OPEN_SUITS, SUIT, by_order, deck
from engine.games.happy_dayz.corrections import SetStarter, SetSurvivors, SwapCards
from engine.games.happy_dayz.setup import AdoptFaction, TransferCard
from engine.games.happy_dayz.state import HappyDayz, Sent
from engine.games.happy_dayz.tricks import Trick
from engine.kernel import EVERYTHING, IllegalMove
from tests.happy_dayz.tables import everything, fresh, laid, play, question, until


def reason(game: HappyDayz, one: Correction) -> str:
    """Why a correction is refused."""
    with pytest.raises(IllegalMove) as refused:
        correct(game, one)
    return refused.value.refusal.reason


def test_corrected_survivors_are_a_row_of_the_points() -> None:
    """[count.master] Points are still the survivors, and say where they come from."""
    game = until(fresh(3), "LeadCard")
    after, (event,) = correct(game, SetFigure("set_survivors", 1, "", NUMBERS.survivors + 4))
    assert after.tally[1] == {"count.master": 4}
    after, _ = correct(after, SetFigure("set_survivors", 1, "", NUMBERS.survivors + 1))
    score = happy_dayz.score(after)[1]
    assert score.total == after.survivors[1] == NUMBERS.survivors + 1
    assert [(r.rule, r.points) for r in score.rows][1:] == [("count.master", 1)]
    assert event.seen_by(None) == {"thing": ["set_survivors", 1], "value": NUMBERS.survivors + 4}
    for beyond in (0, 151):
        with pytest.raises(IllegalMove) as refused:
            correct(after, SetFigure("set_survivors", 1, "", beyond))
        assert refused.value.refusal.reason == "correction-number"
        assert refused.value.refusal.figures == {"least": 1, "most": 150}
    assert correct(after, SetFigure("set_survivors", 1, "", 1))[0].survivors[1] == 1
    assert reason(after, SetFigure("set_survivors", 7, "", 1)) == "correction-unknown"


def test_a_card_that_changes_hands_is_seen_by_both_and_by_nobody_else() -> None:
    """The third community learns that a card changed hands, not which."""
    game = until(fresh(3), "LeadCard")
    mine = next(card for card in game.hands[0] if card not in game.open[0])
    after, (event,) = correct(game, MovePiece("set_hand", 0, "", mine, "set_hand", 1, ""))
    assert mine in after.hands[1]
    assert after.hands == [by_order(hand) for hand in after.hands]
    assert after.hands[2] == game.hands[2]
    assert everything(after) == everything(game) == deck(game.factions)
    public = {"thing": ["set_hand", 0], "destination": ["set_hand", 1]}
    assert event.seen_by(2) == event.seen_by(None) == public
    assert event.seen_by(0) == event.seen_by(1) == event.seen_by(EVERYTHING)
    assert event.seen_by(0) == {**public, "piece": mine}
    again = MovePiece("set_hand", 0, "", mine, "set_hand", 1, "")
    assert reason(after, again) == "correction-no-piece"
    assert reason(game, MovePiece("set_hand", 0, "", mine, "set_hand", 0, "")) == "correction-same"


def test_only_survivors_lie_face_down_in_a_quarantine() -> None:
    game = until(fresh(3), "LeadCard")
    kinds = {}
    for seat in range(3):
        for card in game.hands[seat]:
            if card not in game.open[seat]:
                kinds.setdefault(SUIT[card] in OPEN_SUITS, (seat, card))
    for is_open, (seat, card) in kinds.items():
        into, other = ("set_caught", "set_won") if is_open else ("set_won", "set_caught")
        after, _ = correct(game, MovePiece("set_hand", seat, "", card, into, 0, ""))
        assert card in (after.caught if is_open else after.won)[0]
        wrong = MovePiece("set_hand", seat, "", card, other, 0, "")
        assert reason(game, wrong) == "correction-no-place"


def test_another_faction_brings_its_cards() -> None:
    """Rank by rank, wherever they lie; two in play change places."""
    game = until(fresh(3), "LeadCard")
    first, second, _ = game.factions
    absent = next(f for f in ("children", "scientist", "preacher") if f not in game.factions)
    after, _ = correct(game, SetFigure("set_faction_1", -1, "", absent))
    assert after.factions[0] == absent
    assert everything(after) == deck(after.factions)
    swapped, _ = correct(game, SetFigure("set_faction_1", -1, "", second))
    assert swapped.factions[:2] == [second, first]
    assert swapped.hands == game.hands


def test_the_last_card_of_the_seat_that_leads_stays() -> None:
    """A correction does not take away what is being decided."""
    game = until(fresh(3), "LeadCard")
    seat = game.leader
    for card in [*game.hands[seat]][:-1]:
        pile = "set_open" if card in game.open[seat] else "set_hand"
        game, _ = correct(game, MovePiece(pile, seat, "", card, "set_reserve", -1, ""))
    (last,) = game.hands[seat]
    pile = "set_open" if last in game.open[seat] else "set_hand"
    gone = MovePiece(pile, seat, "", last, "set_reserve", -1, "")
    assert reason(game, gone) == "leaves-no-answer"


def test_corrections_of_1_0_0_are_replayed_as_they_were() -> None:
    game = until(fresh(3), "LeadCard")
    mine = next(card for card in game.hands[0] if card not in game.open[0])
    theirs = next(card for card in game.hands[1] if card not in game.open[1])
    after, (event,) = correct(game, SwapCards(0, mine, 1, theirs))
    assert theirs in after.hands[0]
    assert mine in after.hands[1]
    assert event.seen_by(2) == {"seat": 0, "rival": 1}
    after, (event,) = correct(game, SetSurvivors(1, 5))
    assert (after.survivors[1], event.seen_by(None)) == (5, {"seat": 1, "amount": 5})
    after, (event,) = correct(game, SetStarter(1))
    assert (after.starter, event.seen_by(None)) == (1, {"seat": 1})


LYING_OPEN = {"set_open", "set_caught", "set_trick", "set_itinerant"}
HIDDEN = {"set_hand", "set_won", "set_reserve", "set_itinerants"}


@pytest.mark.parametrize(
    ("itinerants", "none_from"),
    [("dog_10 hippie_10", "set_itinerant"), ("dog_10", "set_itinerants")],
)
def test_all_know_where_a_card_is_that_they_saw_go_there(itinerants: str, none_from: str) -> None:
    """[quarantine, van.kept, reserve.under] From wherever to wherever: it is known by its place, or
    as one of a quarantine; what goes from one hidden place to another is known no longer."""
    game = laid(
        "dog_5 dog_6 van_1", "dog_7 hippie_1 van_2", reserve="hippie_2 dog_8 zombie_3",
        itinerants=itinerants, won=("hippie_3", "dog_9"), caught=("zombie_1", "van_3"),
    )  # fmt: skip
    game.open[1] = ["hippie_1"]
    game.known = ["van_2", "hippie_2"]
    game, _ = play(game, "dog_5")
    ways = set()
    for one in offered(game):
        if isinstance(one, MovePiece) and {one.item, one.goal} <= LYING_OPEN | HIDDEN:
            after, _ = correct(game, one)
            ways.add((one.item, one.goal))
            hidden_now = one.item in LYING_OPEN and one.goal in HIDDEN
            in_quarantine = one.goal == "set_won"
            assert (one.piece in after.known) is (hidden_now and not in_quarantine), one
            assert (one.piece in after.seen) is (hidden_now and in_quarantine), one
            assert {*after.known} ^ {*game.known} <= {one.piece}, one
            assert everything(after) == everything(game)
    sources, goals = map(set, zip(*ways, strict=True))
    assert (sources, goals) == ((LYING_OPEN | HIDDEN) - {none_from}, LYING_OPEN | HIDDEN)


@pytest.mark.parametrize(
    ("seat", "card", "other", "demanded"),
    [(1, "dog_5", "hippie_9", "hippie"), (1, "dog_5", "van_2", ""), (0, "van_1", "van_3", "dog")],
)
def test_another_card_in_the_trick_may_demand_something_else(
    seat: int, card: str, other: str, demanded: str
) -> None:
    """[trick.follow, van.lead] As the first card does that is no van."""
    hands = ("van_1 van_3 dog_1", "dog_5 hippie_9 van_2", "dog_7 hippie_8", "dog_8 hippie_7")
    game, _ = play(laid(*hands), "van_1", "dog_5")
    game, _ = correct(game, MovePiece("set_trick", seat, "", card, "set_hand", seat, ""))
    game, _ = correct(game, MovePiece("set_hand", seat, "", other, "set_trick", seat, ""))
    assert game.demanded == demanded


def test_a_collected_trick_demands_what_it_did() -> None:
    """[trick.power] Cards that are put right beside its power change nothing of it."""
    game = laid("dog_5 dog_6", "dog_4 hippie_1", "dog_2 dog_3", reserve="hippie_9")
    game, _ = play(game, "dog_5", "dog_4", "dog_2")
    assert (question(game), game.trick, game.demanded) == ("SendCard", [], "dog")
    after, _ = correct(game, MovePiece("set_hand", 1, "", "hippie_1", "set_hand", 2, ""))
    assert after.demanded == "dog"


def test_power_cards_of_no_faction_lie_in_play_or_in_the_box() -> None:
    """[powers.extra] Each of them, in one of both."""
    game = until(fresh(3, power_cards="horde"), "LeadCard")
    for extras in ([], ["horde"], ["horde", "bunker"], ["bunker"]):
        game.extras = extras
        piles = {thing.what: thing for thing in things_of(game)}
        assert list(piles["set_extras"].pieces) == extras
        assert {*piles["set_box"].pieces} == {"horde", "bunker"} - {*extras}
        assert piles["set_box"].kind == piles["set_extras"].kind
    after, _ = correct(game, MovePiece("set_box", -1, "", "horde", "set_extras", -1, ""))
    assert after.extras == ["bunker", "horde"]
    after, _ = correct(after, MovePiece("set_extras", -1, "", "bunker", "set_box", -1, ""))
    assert after.extras == ["horde"]


def test_a_faction_has_one_of_its_two_powers() -> None:
    """[powers.own] Of those in play, each in its place."""
    game = until(fresh(3, power_cards="box"), "LeadCard")
    game.powers = [FACTION[faction].power for faction in game.factions]
    for n, faction in enumerate(game.factions):
        row = FACTION[faction]
        (thing,) = [one for one in things_of(game) if (one.what, one.of) == ("set_power", faction)]
        assert isinstance(thing, Value)
        assert (thing.value, {*thing.values}) == (row.power, {row.power, row.second})
        game, _ = correct(game, SetFigure("set_power", -1, faction, row.second))
        assert game.powers[n] == row.second


def test_powers_are_put_right_in_games_with_power_cards_alone() -> None:
    """[powers.draw]"""
    powers = {"set_power", "set_extras", "set_box"}
    for option, offered_ones in (("none", set()), ("box", powers), ("horde", powers)):
        game = until(fresh(3, power_cards=option), "LeadCard")
        assert powers & {thing.what for thing in things_of(game)} == offered_ones


def test_cards_of_a_trick_are_put_right_while_it_lies_there() -> None:
    """[trick, power.gift] Also before its power, and where one follows into an empty one; before
    the leader has played there is none."""

    def tricks(game: HappyDayz) -> list[int]:
        return [thing.seat for thing in things_of(game) if thing.what == "set_trick"]

    game = laid("hippie_5 dog_6", "hippie_9 dog_1", "hippie_2 dog_3")
    assert (question(game), tricks(game)) == ("LeadCard", [])
    game, _ = play(game, "hippie_5")
    assert (question(game), tricks(game)) == ("FollowCard", [0, 1, 2])
    empty, _ = correct(game, MovePiece("set_trick", 0, "", "hippie_5", "set_hand", 0, ""))
    assert (empty.trick, tricks(empty)) == ([], [0, 1, 2])
    game, _ = play(game, "hippie_9", "hippie_2")
    assert (question(game), tricks(game)) == ("GiveTrick", [0, 1, 2])


def known_rows(game: HappyDayz) -> list[list[str]]:
    """Where cards lie, and what all know of them."""
    return [*game.hands, *game.open, *game.won, game.reserve, game.seen, game.known]


@pytest.mark.parametrize(
    ("place", "old", "card", "demanded", "led"),
    [
        ("set_faction_2", "dog", "dog_5", "children", "children_5"),
        ("set_faction_1", "hippie", "dog_5", "dog", "dog_5"),
        ("set_faction_2", "dog", "hippie_3", "hippie", "hippie_3"),
    ],
)
def test_another_faction_brings_its_cards_into_the_trick(
    place: str, old: str, card: str, demanded: str, led: str
) -> None:
    """[trick.follow, quarantine] And what is demanded, and what all know of the old cards."""
    game = laid(
        "dog_5 dog_6 hippie_3", "hippie_7 dog_9 zombie_1", "dog_7 military_2",
        reserve="dog_1 hippie_1", won=("dog_2 hippie_2",),
    )  # fmt: skip
    game.seen, game.known, game.open[1] = ["hippie_2", "dog_2"], ["dog_1", "hippie_1"], ["dog_9"]
    game, _ = play(game, card)
    after, _ = correct(game, SetFigure(place, -1, "", "children"))
    assert (after.demanded, [played.card for played in after.trick]) == (demanded, [led])
    for pile, there in zip(known_rows(game), known_rows(after), strict=True):
        assert sorted(there) == sorted(card.replace(old, "children") for card in pile)
    assert after.hands == [by_order(hand) for hand in after.hands]


@pytest.mark.parametrize(("won", "locked"), [("dog_1", False), ("children_1", True)])
def test_factions_stay_while_cards_of_one_that_has_left_lie_there(won: str, locked: bool) -> None:
    """[factions.replace] Between the exchange and the deal, which the starter may still be asked
    about; zombies and vans are of no faction."""
    game = laid("", "", "", won=(won,), reserve="zombie_1 van_1", leader=1)
    game.agenda = [AdoptFaction(1, "research")]
    locks = [thing.locked for thing in things_of(game) if thing.what.startswith("set_faction_")]
    assert locks == [unfinished(1) if locked else None] * 3


@pytest.mark.parametrize(
    ("lying", "into", "then"),
    [
        ("dog_10 hippie_10", "set_itinerants", "dog_10 dog_6 hippie_10"),
        ("dog_10 hippie_10", "set_itinerant", "dog_10 hippie_10 dog_6"),
        ("dog_10", "set_itinerants", "dog_6 dog_10"),
        ("", "set_itinerants", None),
        ("", "set_itinerant", "dog_6"),
    ],
)
def test_a_card_comes_before_or_after_the_itinerant_that_lies_open(
    lying: str, into: str, then: str | None
) -> None:
    """[two.itinerant] Behind it if there is one; or it becomes the visible one."""
    game = laid("dog_5 dog_6", "dog_7 hippie_1", itinerants=lying)
    moved = MovePiece("set_hand", 0, "", "dog_6", into, -1, "")
    if then is None:
        assert reason(game, moved) == "correction-no-place"
    else:
        assert correct(game, moved)[0].itinerants == then.split()


def test_the_only_itinerant_is_not_put_behind_itself() -> None:
    """[two.itinerant] And at more seats than two there is none."""
    game = laid("dog_5 dog_6", "dog_7 hippie_1", itinerants="dog_10")
    behind = MovePiece("set_itinerant", -1, "", "dog_10", "set_itinerants", -1, "")
    assert reason(game, behind) == "correction-no-place"
    three = things_of(laid("dog_5", "dog_7", "dog_8"))
    assert not {"set_itinerants", "set_itinerant"} & {thing.what for thing in three}


def test_a_card_that_was_put_down_for_a_neighbour_stays() -> None:
    """[transfer] Like those that lie open it is no card of the hidden hand."""
    game = laid("dog_5 dog_6 dog_7", "dog_8", "dog_9", steps=(TransferCard(0, 1, 2), Trick()))
    game.open[0], game.sent[0] = ["dog_5"], [Sent("dog_6", 1)]
    hidden = [thing for thing in things_of(game) if thing.key == ("set_hand", 0, "")]
    assert [list(thing.pieces) for thing in hidden if isinstance(thing, Pile)] == [["dog_7"]]
