"""What the computer that looks one pick deep makes of this game."""

from __future__ import annotations

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.picks import Pass, Snipe
from engine.kernel import pending, play
from engine.players import normal_pick
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


def test_hard_expects_nobody_to_win_a_tie_of_two() -> None:
    """Two seats need a margin of two; with more seats people decide a tie."""
    hard = arctic.weights("hard")
    for rivals, fewer in ((["brawler brawler"], True), (["brawler brawler"] * 2, False)):
        game = laid("brawler brawler", *rivals, contested="tribe_family_5", round=16)
        tied = arctic.terms(game, 0, hard)["skirmish"]
        half = arctic.terms(game, 0, {**hard, "margin": 0.0})["skirmish"]
        assert (0 < tied < 0.8 * half) == fewer


def test_it_sends_spies_and_sergeants_and_watches_from_its_tower() -> None:
    """What recon brings is worth something to it."""
    (start,) = [path for path in RARE[arctic.NAME] if path.stem == "ranks"]
    unused = {"recon", "observe", "train", "regroup", "watch"}
    game = rare(start, 2, 7)
    while game.result is None and unused:
        seat = next(s for _, found in pending(game) for s in found)
        pick = normal_pick(game, seat, 7)
        unused.discard(pick.verb)
        play(game, seat, pick)
    assert unused == set()
