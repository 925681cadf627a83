"""Installation: decks, market, junkyard, contested resources, two seats, the quick game."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.content import CARD, NUMBERS, START
from engine.games.arctic_scavengers.options import Options
from engine.kernel import play
from tests.arctic_scavengers.tables import census, fresh
from tests.laws.walks import walk


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_tribe_starts_with_the_same_ten_cards(seats: int) -> None:
    """[setup.deck, setup.seats] Whatever was drawn of them; from two seats to five."""
    game = fresh(seats)
    assert len(game.tribes) == seats
    for tribe in game.tribes:
        assert Counter(tribe.owned()) == Counter(START) == Counter(NUMBERS.deck)
        assert len(tribe.hand) == NUMBERS.hand


@pytest.mark.parametrize("seats", [1, 6])
def test_no_other_number_of_seats(seats: int) -> None:
    """[setup.seats] Nobody plays alone, nor six."""
    with pytest.raises(ValueError, match=str(seats)):
        arctic.new_game(seats, 1, Options())


@pytest.mark.parametrize(("seats", "scavengers", "brawlers"), [(2, 14, 8), (3, 11, 7), (5, 5, 5)])
def test_the_market_holds_what_the_decks_leave(seats: int, scavengers: int, brawlers: int) -> None:
    """[setup.market] Eight piles; no refugees for hire."""
    market = fresh(seats).market
    assert len(market) == 8
    assert (market["scavenger"], market["brawler"]) == (scavengers, brawlers)
    assert market["thugs"] == CARD["thugs"].copies
    assert "refugee" not in market


@pytest.mark.parametrize(("seats", "left"), [(3, 40), (4, 38), (5, 36)])
def test_the_junkyard_holds_the_rest(seats: int, left: int) -> None:
    """[setup.junkyard] Without the spears and shovels of the decks; no two games alike."""
    game = fresh(seats)
    assert len(game.junkyard) == left
    assert Counter(p.card for p in game.junkyard)["spear"] == CARD["spear"].copies - seats
    assert [p.card for p in game.junkyard] != [p.card for p in fresh(seats, seed=2).junkyard]


def test_two_of_each_kind_leave_the_junkyard_at_two_seats() -> None:
    """[two.junkyard] Sixteen cards."""
    left = Counter(piece.card for piece in fresh(2).junkyard)
    assert left == {
        "junk": 5,
        "pills": 7,
        "medkit": 4,
        "net": 2,
        "pickaxe": 2,
        "multitool": 2,
        "shovel": 2,
        "spear": 2,
    }


def test_fourteen_contested_resources_make_sixteen_rounds() -> None:
    """[setup.contested] Two of each kind, in an order that nobody knows."""
    game = fresh(4)
    assert Counter(p.card for p in game.contested) == {
        card.id: 2 for card in CARD.values() if card.place == "contested" and card.box == "base"
    }
    assert game.rounds == 16
    assert all(not piece.seen for piece in game.contested)


def test_a_quick_game_has_eight_resources_and_ten_rounds() -> None:
    """[setup.quick] One of each kind, and a second family of five."""
    game = fresh(3, length="quick")
    assert Counter(p.card for p in game.contested) == Counter(NUMBERS.quick)
    assert game.rounds == 10
    for seat, pick in walk(game, 7):
        play(game, seat, pick)
    assert game.round == 10


def test_no_card_is_made_or_lost() -> None:
    """[trash.anyone, dig.back] From the first round to the last, at any number of seats."""
    for seats in arctic.SEATS:
        game = fresh(seats, seed=seats)
        whole = census(game)
        for n, (seat, pick) in enumerate(walk(game, seats)):
            play(game, seat, pick)
            if n % 10 == 0:
                assert census(game) == whole
        assert census(game) == whole
