"""Phase de pioche: discards, the hand, the peek, the initiator; rounds follow rounds."""

from __future__ import annotations

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.picks import Finish
from engine.games.arctic_scavengers.rounds import DrawHands, Peek
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.kernel import Event, play
from tests.arctic_scavengers.tables import asked, asks, do, fresh, gathers, laid, seen
from tests.laws.walks import walk


def finish_round(game: ArcticScavengers) -> tuple[ArcticScavengers, list[Event]]:
    """Everybody does nothing until the next round has begun."""
    told: list[Event] = []
    now = game.round
    while game.round == now and game.result is None:
        game, events = do(game, asked(game)[0], Finish())
        told += events
    return game, told


def test_all_gather_in_turn_from_the_initiator() -> None:
    """[gather.order] Clockwise."""
    game = fresh(4)
    order = []
    for _ in range(4):
        order.append(asked(game)[0])
        assert gathers(game, order[-1])
        game, _ = do(game, order[-1], Finish())
    first = order[0]
    assert order == [(first + n) % 4 for n in range(4)]


def test_the_initiator_passes_on_from_the_fourth_round() -> None:
    """[round.first] Rounds 1 to 3 begin with the same seat."""
    game = fresh(3)
    firsts = [game.initiator]
    for _ in range(4):
        game, events = finish_round(game)
        firsts.append(game.initiator)
        assert seen(events, "round_began")[-1] == {"round": game.round, "first": game.initiator}
    first = firsts[0]
    assert firsts == [first, first, first, (first + 1) % 3, (first + 2) % 3]


def test_what_is_left_is_discarded_and_five_are_drawn() -> None:
    """[round.discard, round.draw, gather.keep] What was shown openly, what was not face down."""
    deck = "junk junk junk junk junk pills"
    game = laid("refugee spear", "", decks=[deck, deck], steps=[])
    tribe = game.tribes[0]
    tribe.played = ["brawler"]
    DrawHands().run(game)
    assert tribe.discard == ["brawler"]
    assert sorted(tribe.down) == ["refugee", "spear"]
    assert tribe.hand == ["junk", "junk", "junk", "junk", "pills"]
    assert arctic.view(game, 1).tribes[0].down == 2


def test_a_deck_that_runs_out_is_refilled_by_the_discards() -> None:
    """[round.draw, round.short] What is left is drawn first; then as many as there are."""
    game = laid("", "", decks=["pills"], discards=["scout scout"], steps=[])
    DrawHands().run(game)
    tribe = game.tribes[0]
    assert sorted(tribe.hand) == ["pills", "scout", "scout"]
    assert not tribe.deck
    assert not tribe.discard
    assert "shuffled" in [event.name for event in game.new_events]


def test_only_the_initiator_looks_at_the_next_resource_from_the_third_round() -> None:
    """[round.peek] It keeps seeing it, and the winner's card is no news to it."""
    game = laid("refugee", "refugee", "refugee", steps=[Peek()])
    assert arctic.view(game, 0).prize == "wolf_pack"
    assert [arctic.view(game, seat).prize for seat in (1, 2, None)] == ["", "", ""]
    early = laid("refugee", "refugee", "refugee", steps=[Peek()], round=2)
    assert arctic.view(early, 0).prize == ""


def test_nobody_peeks_at_two_seats() -> None:
    """[two.peek] Nor later."""
    game = laid("refugee", "refugee", steps=[Peek()])
    assert arctic.view(game, 0).prize == ""


def test_sizes_of_hands_are_public() -> None:
    """[round.size] At any time."""
    game = fresh(3)
    public = arctic.view(game, None)
    assert [tribe.hand_size for tribe in public.tribes] == [5, 5, 5]
    assert [tribe.hand for tribe in public.tribes] == [None, None, None]


def test_before_the_first_round_its_number_is_shown() -> None:
    """[gather.order] While leaders are chosen, and from then on that of the round."""
    assert arctic.view(fresh(3, hq="3"), None).chapter == 1
    for number in (1, 2, 7):
        assert arctic.view(laid("", "", round=number), None).chapter == number


def test_no_skirmish_in_the_first_two_rounds() -> None:
    """[skirmish.when, end.last] Then one a round until the last resource is gone."""
    game = fresh(3, seed=4)
    rounds = []
    events: list[Event] = []
    while game.result is None:
        seat = asked(game)[0]
        pick = Finish() if gathers(game, seat) else None
        assert pick is not None, asks(game, seat)
        now = game.round
        game, events = do(game, seat, pick)
        if seen(events, "fought"):
            rounds.append(now)
    assert rounds == list(range(3, 17))
    assert not game.contested
    assert seen(events, "ended")


def test_the_goal_is_the_largest_tribe() -> None:
    """[goal] At the end of a whole game."""
    game = fresh(4, seed=3)
    for seat, pick in walk(game, 3):
        play(game, seat, pick)
    totals = [row.total for row in arctic.score(game)]
    assert all(totals[winner] == max(totals) for winner in game.result or ())
