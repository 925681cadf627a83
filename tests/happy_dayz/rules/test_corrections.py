"""What a game master may put right: survivors, a misdealt card, who starts the round."""

from __future__ import annotations

import pytest

from engine.corrections import correct, offered
from engine.games.happy_dayz import PACKAGE as happy_dayz
from engine.games.happy_dayz.content import NUMBERS, by_order, deck
from engine.games.happy_dayz.corrections import CORRECTIONS, SetStarter, SetSurvivors, SwapCards
from engine.games.happy_dayz.state import HappyDayz
from engine.kernel import EVERYTHING, IllegalMove, play
from tests.happy_dayz.tables import everything, fresh, until
from tests.laws.walks import draw


def test_corrected_survivors_are_a_row_of_the_points() -> None:
    """[count.master] Points are still the survivors, and say where they come from."""
    game = until(fresh(3), "LeadCard")
    after, (event,) = correct(game, SetSurvivors(1, NUMBERS.survivors + 4))
    after, _ = correct(after, SetSurvivors(1, NUMBERS.survivors + 1))
    score = happy_dayz.score(after)[1]
    assert score.total == after.survivors[1] == NUMBERS.survivors + 1
    assert [(r.rule, r.points) for r in score.rows][1:] == [("count.master", 1)]
    assert event.seen_by(None) == {"seat": 1, "amount": NUMBERS.survivors + 4}
    for beyond in (0, 151):
        with pytest.raises(IllegalMove) as refused:
            correct(after, SetSurvivors(1, beyond))
        assert refused.value.refusal.reason == "correction-number"
        assert refused.value.refusal.figures == {"least": 1, "most": 150}
    assert correct(after, SetSurvivors(1, 1))[0].survivors[1] == 1
    assert correct(after, SetSurvivors(1, 150))[0].survivors[1] == 150


def reason(game: HappyDayz, one: SetSurvivors | SwapCards | SetStarter) -> str:
    """Why a correction is refused."""
    with pytest.raises(IllegalMove) as refused:
        correct(game, one)
    return refused.value.refusal.reason


def test_a_misdealt_card_is_seen_by_both_hands_and_by_nobody_else() -> None:
    """The third community learns that cards changed hands, not which."""
    game = until(fresh(3), "LeadCard")
    mine = next(card for card in game.hands[0] if card not in game.open[0])
    theirs = next(card for card in game.hands[1] if card not in game.open[1])
    after, (event,) = correct(game, SwapCards(0, mine, 1, theirs))
    assert theirs in after.hands[0]
    assert mine in after.hands[1]
    assert after.hands == [by_order(hand) for hand in after.hands]
    assert after.hands[2] == game.hands[2]
    assert everything(after) == everything(game) == deck(game.factions)
    assert event.seen_by(2) == event.seen_by(None) == {"seat": 0, "rival": 1}
    assert event.seen_by(0) == event.seen_by(1) == event.seen_by(EVERYTHING)
    assert happy_dayz.view(after, 2) == happy_dayz.view(game, 2)
    assert reason(after, SwapCards(0, mine, 1, theirs)) == "correction-no-card"
    if game.open[0]:
        assert reason(game, SwapCards(0, game.open[0][0], 1, theirs)) == "correction-no-card"


def test_who_starts_is_named_before_the_first_trick_only() -> None:
    """[starter.next] From the second round on, while cards change hands."""
    game = until(fresh(3), "LeadCard")
    assert reason(game, SetStarter(2)) == "correction-round-begun"
    seed = 1
    while not any(isinstance(correction, SetStarter) for correction in offered(CORRECTIONS, game)):
        seed, seat, pick = draw(game, seed)
        play(game, seat, pick)
    assert game.round > 1
    other = (game.starter + 1) % 3
    after, _ = correct(game, SetStarter(other))
    after = until(after, "LeadCard")
    assert after.leader == other
    game.starter = 0
    after, (event,) = correct(game, SetStarter(1))
    assert (after.starter, event.seen_by(None)) == (1, {"seat": 1})
    assert reason(game, SetStarter(0)) == "correction-same"
    game.starter = -1
    assert reason(game, SetStarter(0)) == "correction-round-begun"
