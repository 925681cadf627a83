"""What the computer that looks one pick deep makes of this game."""

from __future__ import annotations

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.picks import Pass, Snipe
from engine.kernel import pending, play
from engine.players import normal_pick
from engine.players.hard import considered
from tests.arctic_scavengers.tables import laid, sent
from tests.laws.walks import RARE, rare


def test_it_strikes_where_that_wins_the_skirmish() -> None:
    """Snipers and saboteurs alike."""
    winning = sent("sniper_team brawler", "thugs", "refugee", contested="tribe_family_5")
    assert normal_pick(winning, 0, 1) == Snipe("sniper_team", 1, "thugs")
    needed = sent("saboteur brawler", "scout spear", "scout refugee", contested="tribe_family_5")
    assert normal_pick(needed, 0, 1) != Pass()


def test_the_value_of_an_ended_game_is_about_people() -> None:
    """More people than the others look better than fewer."""
    game = laid("thugs thugs", "refugee", contested="", round=16)
    assert arctic.value(game, 0) > 0 > arctic.value(game, 1)


def test_the_end_of_a_playout_is_judged_without_the_luck_of_the_next_hands() -> None:
    """Whichever five cards of its deck a tribe has drawn, and whichever resource comes next; one
    pick deep both count."""
    weights = arctic.weights("ends")
    strong = laid("scout thugs", "refugee", decks=["refugee spear", "scavenger"])
    weak = laid("refugee spear", "refugee", decks=["scout thugs", "scavenger"], contested="grenade")
    ends = [arctic.terms_at_end(game, 0, weights) for game in (strong, weak)]
    assert ends[0] == ends[1]
    assert arctic.value(strong, 0) > arctic.value(weak, 0)
    (first, *_) = considered(strong, 0, 1)
    assert first.terms.keys() == ends[0].keys()


def test_a_playout_counts_what_rivals_have_in_full() -> None:
    """Somebody kept from the only rival is worth as much as somebody won."""
    weights = arctic.weights("ends")

    def ends(mine: str, theirs: str) -> float:
        game = laid(mine, theirs, round=14)
        game.rounds = game.round
        return sum(arctic.terms_at_end(game, 0, weights).values())

    none = ends("thugs", "thugs")
    assert none == 0
    assert ends("thugs tribe_family_3", "thugs") == -ends("thugs", "thugs tribe_family_3") == 3


def test_it_sends_spies_and_sergeants_and_watches_from_its_tower() -> None:
    """What recon brings is worth something to it."""
    (start,) = [path for path in RARE[arctic.NAME] if path.stem == "ranks"]
    unused = {"recon", "observe", "train", "regroup", "watch"}
    for seed in (0, 3):
        game = rare(start, 3, seed)
        while game.result is None and unused:
            seat = next(s for _, found in pending(game) for s in found)
            pick = normal_pick(game, seat, seed)
            unused.discard(pick.verb)
            play(game, seat, pick)
    assert unused == set()
