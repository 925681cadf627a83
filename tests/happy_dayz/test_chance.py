"""What chance gives: everything that is possible, as often. The referee takes it as it comes."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.happy_dayz.content import deck
from engine.games.happy_dayz.options import Options
from engine.games.happy_dayz.picks import PowerDiscard, PowerFetch
from engine.games.happy_dayz.powers import Discard, FetchCard
from engine.games.happy_dayz.setup import DrawPower, power_pile
from engine.kernel import start
from tests.happy_dayz.tables import do, fresh, laid

SEEDS = range(400)


def even(found: Counter[str], possible: list[str]) -> None:
    """Each of these was found, each about as often."""
    assert set(found) == set(possible)
    usual = found.total() / len(possible)
    assert min(found.values()) > usual / 2
    assert max(found.values()) < usual * 2


@pytest.mark.parametrize("seats", [2, 3])
def test_every_card_may_be_dealt_to_everybody_and_lie_anywhere_in_a_pile(seats: int) -> None:
    """[setup.deal, setup.reserve, setup.itinerants] Hands, and the next and last of a pile."""
    games = [fresh(seats, seed) for seed in SEEDS]
    cards = deck(games[0].factions)
    for seat in range(seats):
        even(Counter(card for game in games for card in game.hands[seat]), cards)
    for pile in ("reserve", "itinerants") if seats == 2 else ("reserve",):
        even(Counter(card for game in games for card in getattr(game, pile)), cards)
        for end in (0, -1):
            assert len({getattr(game, pile)[end] for game in games}) > len(cards) * 0.9


def test_every_power_card_that_is_not_in_play_may_be_drawn() -> None:
    """[powers.draw] Also the last of the pile."""
    found: Counter[str] = Counter()
    for seed in SEEDS:
        game = laid("", "", "", extras=["bunker"], steps=())
        game.variant = Options(power_cards="horde").variant()
        pile = power_pile(game)
        game.seed = seed
        game.agenda.append(DrawPower())
        start(game)
        found.update(e.facts["power"] for e in game.new_events if e.name == "power_drawn")
    even(found, pile)


def test_the_guard_dog_may_fetch_any_card_of_a_quarantine() -> None:
    """[power.guard_dog] Faction cards, zombies and vans alike."""
    found: Counter[str] = Counter()
    for seed in SEEDS:
        won, caught = ["dog_1", "dog_2 hippie_3", "dog_9"], ["", "zombie_1 van_1", ""]
        game = laid("", "", "", won=won, caught=caught, steps=(FetchCard(0),))
        game.seed = seed
        game, _ = do(game, 0, PowerFetch(1))
        found.update({*game.won[0], *game.caught[0]} - {"dog_1"})
    even(found, ["dog_2", "hippie_3", "zombie_1", "van_1"])


def test_any_faction_card_may_be_discarded_by_chance() -> None:
    """[power.sermon.discard] Never a zombie or a van; the card just drawn too."""
    found: Counter[str] = Counter()
    for seed in SEEDS:
        game = laid(
            "", "", reserve="zombie_9", won=["dog_1 dog_2 hippie_3"], caught=["zombie_1 van_1"],
            steps=(Discard(0, True),),
        )  # fmt: skip
        game.seed = seed
        game, _ = do(game, 0, PowerDiscard("survivor"))
        assert game.caught[0] == ["zombie_1", "van_1"]
        found[game.reserve[0]] += 1
    even(found, ["dog_1", "dog_2", "hippie_3"])
