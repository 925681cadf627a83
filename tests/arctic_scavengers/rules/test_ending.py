"""Fin de la partie: the count, wherever the cards lie, and its ties."""

from __future__ import annotations

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.ending import EndGame
from engine.games.arctic_scavengers.rounds import NextRound
from engine.games.arctic_scavengers.sights import CONTESTED, Piece
from engine.kernel import EVERYTHING
from tests.arctic_scavengers.tables import laid


def test_people_count_wherever_they_lie() -> None:
    """[end.count] Hand, deck, discards open and secret; tools do not."""
    game = laid("refugee spear", "", decks=["thugs"], discards=["scout"])
    tribe = game.tribes[0]
    tribe.down = ["brawler"]
    tribe.gains = [Piece("tribe_family_5", (0,), CONTESTED)]
    assert arctic.score(game)[0].total == 1 + 3 + 1 + 1 + 5


def test_people_of_secret_finds_are_no_public_points() -> None:
    """[dig.secret] Until the game is over."""
    game = laid("refugee", "")
    game.tribes[0].gains = [Piece("tribe_family_5", (0,), CONTESTED)]
    rows = {row.rule: (row.points, row.public) for row in arctic.score(game)[0].rows}
    assert rows == {"end.count": (1, True), "dig.secret": (5, False)}
    assert arctic.view(game, 1).tribes[0].people_known == 1
    assert arctic.view(game, EVERYTHING).tribes[0].people_known == 6


def test_the_game_ends_with_the_last_resource() -> None:
    """[end.last] Not before."""
    assert laid("refugee", "", contested="", steps=[NextRound()]).result == (0,)
    assert laid("refugee", "", contested="grenade", steps=[NextRound()]).result is None


def test_a_tie_goes_by_contested_resources_then_tools_then_is_shared() -> None:
    """[end.tie] In this order."""
    assert laid("sled_team", "scout scout", contested="", steps=[EndGame()]).result == (0,)
    assert laid("scout", "scout spear", contested="", steps=[EndGame()]).result == (1,)
    assert laid("scout", "scout", contested="", steps=[EndGame()]).result == (0, 1)
