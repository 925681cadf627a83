"""Recon's fifth module: refugees for hire, humanitarians, maps, the swindler and the yardmaster."""

from __future__ import annotations

import pytest

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.content import CARD, NUMBERS
from engine.games.arctic_scavengers.ending import EndGame
from engine.games.arctic_scavengers.gathering.turn import Turn
from engine.games.arctic_scavengers.picks import (
    Bury,
    Dig,
    Draw,
    Finish,
    Hire,
    Hunt,
    Keep,
    OnTop,
    Recall,
    Sort,
    Swindle,
)
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.kernel import legal
from tests.arctic_scavengers.tables import asks, census, do, fresh, kinds, laid, refused, seen
from tests.pieces import pieces


def led(leader: str, *hands: str, junkyard: str = "") -> ArcticScavengers:
    """A table whose first seat has this leader, about to gather."""
    game = laid(*hands, junkyard=junkyard, hq=3, oddments=True)
    game.tribes[0].leader = leader
    return game


def test_refugees_are_for_hire_beside_the_ten_piles() -> None:
    """[odds.refugees] Twenty plain ones for nothing, twenty scouting ones for a food each."""
    game = fresh(3, oddments=True)
    assert game.market["refugee"] == NUMBERS.refugees_for_hire == 20
    assert game.market["scouting_refugee"] == CARD["scouting_refugee"].copies
    assert len(fresh(5, oddments=True, liars=True, hq="2").market) == 12
    assert pieces(game)["cards"].astray == {}
    assert "refugee" not in fresh(3, liars=True).market
    poor = laid("junk", "", oddments=True)
    poor.market["refugee"] = 2
    poor, events = do(poor, 0, Hire("refugee", ()))
    assert seen(events, "hired") == [{"seat": 0, "card": "refugee", "cards": []}]
    assert poor.market["refugee"] == 1
    assert "hire" not in kinds(poor, 0), "it is the hire of the round"


def test_humanitarians_join_whoever_has_most_refugees() -> None:
    """[odds.humanitarians] Scouting ones count; tied, they join nobody."""
    game = laid("refugee scouting_refugee", "refugee", steps=[EndGame()], oddments=True)
    assert seen(game.new_events, "gang_joined") == [
        {"seat": 0, "gang": "humanitarians", "people": 5}
    ]
    assert arctic.score(game)[0].total == 7
    tied = laid("refugee", "scouting_refugee", steps=[EndGame()], oddments=True)
    assert seen(tied.new_events, "gang_alone") == [{"gang": "humanitarians"}]
    assert not laid("refugee", "", steps=[EndGame()]).new_events[0].facts.get("gang")


def test_a_map_takes_somebody_back_for_another_action() -> None:
    """[odds.map] Somebody shown for the action just done; the map is discarded, a tool stays."""
    game = laid(
        "map brawler shovel scavenger refugee", "", junkyard="junk pills net", oddments=True
    )
    assert "recall" not in kinds(game, 0)
    game, _ = do(game, 0, Hunt(("scavenger",)))
    game, _ = do(game, 0, Dig(("brawler", "shovel")))
    game, _ = do(game, 0, Keep("net"))
    assert [pick for pick in legal(game, 0) if isinstance(pick, Recall)] == [
        Recall("map", "brawler")
    ]
    for wrong in ("shovel", "scavenger"):
        assert refused(game, 0, Recall("map", wrong)).reason == "cannot-recall"
    assert refused(game, 0, Recall("binoculars", "brawler")).reason == "not-in-hand"
    game, events = do(game, 0, Recall("map", "brawler"))
    assert seen(events, "recalled", 1) == [{"seat": 0, "card": "map", "target": "brawler"}]
    assert game.tribes[0].hand == ["refugee", "brawler"]
    assert game.tribes[0].discard == ["scavenger", "shovel", "map"]
    assert refused(game, 0, Dig(("brawler",))).reason == "done-already"
    assert game.tribes[0].finds == []


def test_a_map_takes_nobody_out_of_a_shuffled_deck() -> None:
    """[odds.map] Who was shuffled in with the discards is gone; nor does it reach into a new
    turn."""
    game = laid("map map scavenger scout", "refugee", decks=["junk"], oddments=True)
    game, _ = do(game, 0, Draw(("scavenger",)))
    game, _ = do(game, 0, Recall("map", "scavenger"))
    game, _ = do(game, 0, Hunt(("scavenger",)))
    game, _ = do(game, 0, Recall("map", "scavenger"))
    assert "scavenger" in game.tribes[0].hand
    other = laid(
        "scavenger", "map", discards=["", "scavenger"], steps=[Turn(0), Turn(1)], oddments=True
    )
    other, _ = do(other, 0, Hunt(("scavenger",)))
    other, _ = do(other, 0, Finish())
    assert "recall" not in kinds(other, 1)


def test_a_map_needs_no_bearer_and_is_no_tool() -> None:
    """[odds.map] It cannot be sent along with an action, nor be disarmed in one."""
    game = laid("map scavenger", "saboteur", oddments=True)
    assert refused(game, 0, Hunt(("map", "scavenger"))).reason == "cannot-help"
    assert CARD["map"].kind == "instant"


def test_a_swindler_pays_with_refugees() -> None:
    """[leader.swindler] One is worth a food, two a medicine; once a round, for hiring."""
    game = led("swindler", "refugee refugee refugee", "")
    food, events = do(game, 0, Swindle(("refugee",)))
    facts = {"seat": 0, "cards": ["refugee"], "food": 1, "medicine": 0}
    assert seen(events, "swindled") == [facts]
    assert Hire("scavenger", ()) in legal(food, 0)
    assert refused(food, 0, Swindle(("refugee",))).reason == "leader-done"
    medicine, _ = do(game, 0, Swindle(("refugee", "refugee")))
    assert medicine.tribes[0].discard == ["refugee", "refugee"]
    assert Hire("hunter", ()) in legal(medicine, 0)
    assert refused(game, 0, Swindle(("refugee",) * 3)).reason == "one-or-two-refugees"
    other = led("swindler", "refugee brawler", "")
    assert refused(other, 0, Swindle(("brawler",))).reason == "needs-refugee"
    assert refused(led("ranger", "refugee", ""), 0, Swindle(("refugee",))).reason == (
        "not-your-leader"
    )


@pytest.mark.parametrize(
    ("pick", "left"),
    [(OnTop(), ["net", "pills", "spear"]), (Bury(), ["pills", "spear", "net"])],
)
def test_a_yardmaster_sorts_the_top_of_the_junkyard(pick: OnTop | Bury, left: list[str]) -> None:
    """[leader.yardmaster] Two cards, in their order, on top or to the bottom; it alone sees them,
    and knows them as long as they lie there."""
    game = led("yardmaster", "brawler", "", junkyard="net pills spear")
    whole = census(game)
    game, events = do(game, 0, Sort())
    assert seen(events, "yard_seen", 1) == [{"seat": 0, "amount": 2}]
    assert seen(events, "yard_seen", 0)[0]["cards"] == ["spear", "pills"]
    assert asks(game, 0) == "SortYard"
    assert arctic.view(game, 0).dug == ("spear", "pills")
    assert arctic.view(game, 1).dug == ()
    game, _ = do(game, 0, pick)
    assert [piece.card for piece in game.junkyard] == left
    assert census(game) == whole
    for seed in range(9):
        world = arctic.redeal(game, 0, seed)
        assert [piece.card for piece in world.junkyard] == left
    assert refused(game, 0, Sort()).reason == "leader-done"


def test_a_yardmaster_finds_an_empty_junkyard() -> None:
    """[leader.yardmaster] There is nothing to sort."""
    game = led("yardmaster", "brawler", "")
    assert "sort" not in kinds(game, 0)
    assert refused(game, 0, Sort()).reason == "no-junkyard"


def test_recons_leaders_join_those_of_the_headquarters() -> None:
    """[leaders.choose] Without those there are no leaders at all."""
    dealt = {
        leader
        for seed in range(12)
        for tribe in fresh(5, seed=seed, hq="3", oddments=True).tribes
        for leader in tribe.dealt
    }
    assert dealt >= {"swindler", "yardmaster"}
    assert not any(tribe.dealt for tribe in fresh(5, oddments=True).tribes)
