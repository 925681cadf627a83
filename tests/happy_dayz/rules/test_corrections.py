"""What a game master may put right: cards where they lie, figures, factions, who starts."""

from __future__ import annotations

import pytest

from engine.corrections import Correction, MovePiece, SetFigure, correct
from engine.games.happy_dayz import PACKAGE as happy_dayz
from engine.games.happy_dayz.content import NUMBERS, OPEN_SUITS, SUIT, by_order, deck
from engine.games.happy_dayz.corrections import SetStarter, SetSurvivors, SwapCards
from engine.games.happy_dayz.state import HappyDayz
from engine.kernel import EVERYTHING, IllegalMove
from tests.happy_dayz.tables import everything, fresh, until


def reason(game: HappyDayz, one: Correction) -> str:
    """Why a correction is refused."""
    with pytest.raises(IllegalMove) as refused:
        correct(game, one)
    return refused.value.refusal.reason


def test_corrected_survivors_are_a_row_of_the_points() -> None:
    """[count.master] Points are still the survivors, and say where they come from."""
    game = until(fresh(3), "LeadCard")
    after, (event,) = correct(game, SetFigure("set_survivors", 1, "", NUMBERS.survivors + 4))
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
