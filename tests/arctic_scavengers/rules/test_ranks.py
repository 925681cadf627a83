"""Recon's third module: four mercenaries, two buildings, and scavengers who come back."""

from __future__ import annotations

from collections import Counter

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.content import CARD
from engine.games.arctic_scavengers.ending import counted
from engine.games.arctic_scavengers.picks import (
    Build,
    Dig,
    DigAt,
    Draw,
    Drop,
    Keep,
    KeepNone,
    Pass,
    Peer,
    PeerDeck,
    PutBack,
    Regroup,
    Snipe,
    Train,
    Watch,
)
from engine.games.arctic_scavengers.rounds import DrawHands
from engine.games.arctic_scavengers.sights import Piece
from engine.games.arctic_scavengers.skirmish import Skirmish
from engine.games.arctic_scavengers.tribe import Site
from engine.kernel import legal, start
from tests.arctic_scavengers.tables import (
    asks,
    census,
    do,
    fresh,
    gathers,
    laid,
    refused,
    seen,
    sent,
)


def test_the_ranks_bring_their_piles_plans_and_kits() -> None:
    """[ranks.plans, ranks.hardy] Scavengers of the start are hardy ones; the rest is for hire."""
    game = fresh(3, ranks=True)
    assert {"courier", "drill_sergeant", "scrappers", "tinker"} <= set(game.market)
    assert len(game.schematics) == 18
    assert census(game)["toolkit"] == 4
    assert game.market["hardy_scavenger"] == 20 - 9
    assert all(Counter(tribe.owned())["hardy_scavenger"] == 3 for tribe in game.tribes)
    assert not any("scavenger" in tribe.owned() for tribe in game.tribes)
    assert len(fresh(3, ranks=True, hq="2").schematics) == 18
    assert len(fresh(3, hq="2").schematics) == 12


def test_a_courier_draws_three_and_keeps_one() -> None:
    """[ranks.courier] Two are discarded for each; which, nobody else sees."""
    game = laid("courier", "", decks=["junk net pills spear"], ranks=True)
    game, _ = do(game, 0, Draw(("courier",)))
    assert asks(game, 0) == "DropCards"
    assert game.tribes[0].drawn == ["pills", "net", "spear"]
    assert refused(game, 0, Drop(("pills",))).reason == "so-many-of-these"
    game, events = do(game, 0, Drop(("pills", "spear")))
    assert game.tribes[0].hand == ["net"]
    assert seen(events, "dropped", 1) == [{"seat": 0, "amount": 2}]
    helped = laid("courier group_leaders", "", decks=["junk net pills spear shovel"], ranks=True)
    helped, _ = do(helped, 0, Draw(("group_leaders", "courier")))
    helped, _ = do(helped, 0, Drop(("junk", "pills")))
    assert len(helped.tribes[0].hand) == 3


def test_a_courier_who_is_shot_discards_nothing() -> None:
    """[ranks.courier] For each one that is left."""
    hands = ("courier scout", "sniper_team")
    game = laid(*hands, decks=["junk net pills"], ranks=True)
    game, _ = do(game, 0, Draw(("scout", "courier")))
    game, _ = do(game, 1, Snipe("sniper_team", 0, "courier"))
    assert game.tribes[0].hand == ["pills", "net"]
    assert gathers(game, 0)


def test_a_sergeant_shuffles_discards_in_and_draws_two() -> None:
    """[ranks.sergeant] It is no draw action; the face-down ones stay secret."""
    game = laid("drill_sergeant scout", "", decks=["junk"], discards=["net pills"], ranks=True)
    game.tribes[0].gains = [Piece("grenade", (0,))]
    assert refused(game, 0, Train("scout")).reason == "no-sergeant"
    game, _ = do(game, 0, Train("drill_sergeant"))
    assert asks(game, 0) == "ChooseRegroup"
    assert Regroup(()) in legal(game, 0)
    assert refused(game, 0, Regroup(("net", "net"))).reason == "so-many-of-these"
    game, events = do(game, 0, Regroup(("net", "grenade")))
    assert seen(events, "regrouped", 1) == [{"seat": 0, "amount": 2, "cards": ["net"]}]
    assert len(game.tribes[0].hand) == 3
    assert game.tribes[0].finds == [Piece("grenade", (0,))]
    assert sorted(game.tribes[0].discard) == ["drill_sergeant", "pills"]
    assert refused(game, 0, Train("drill_sergeant")).reason == "done-already"
    game, _ = do(game, 0, Draw(("scout",)))
    assert gathers(game, 0), "the draw of the round is still free"


def test_a_sergeant_needs_no_discards_and_may_be_shot() -> None:
    """[ranks.sergeant] Then nothing is drawn."""
    game = laid("drill_sergeant", "sniper_team", decks=["junk net"], ranks=True)
    game, _ = do(game, 0, Train("drill_sergeant"))
    calm, _ = do(game, 1, Pass())
    assert legal(calm, 0) == [Regroup(())]
    calm, _ = do(calm, 0, Regroup(()))
    assert sorted(calm.tribes[0].hand) == ["junk", "net"]
    shot, _ = do(game, 1, Snipe("sniper_team", 0, "drill_sergeant"))
    assert gathers(shot, 0)
    assert shot.tribes[0].hand == []


def test_scrappers_dig_at_either_end_and_put_back_at_either() -> None:
    """[ranks.scrappers] In the order they were seen; others see how many went where."""
    game = laid("scrappers", "", junkyard="spear net junk pills shovel", ranks=True)
    game, _ = do(game, 0, Dig(("scrappers",)))
    assert legal(game, 0) == [DigAt("top"), DigAt("bottom")]
    game, events = do(game, 0, DigAt("bottom"))
    assert seen(events, "dug", 0)[0]["cards"] == ["spear", "net", "junk"]
    game, _ = do(game, 0, Keep("spear"))
    assert asks(game, 0) == "PutBackSome"
    game, events = do(game, 0, PutBack(("net",)))
    assert seen(events, "put_back") == [{"seat": 0, "amount": 1, "under": 1}]
    assert [piece.card for piece in game.junkyard] == ["junk", "pills", "shovel", "net"]
    assert arctic.view(game, 0).tops["junkyard"] == ("net",)
    top = laid("scrappers", "", junkyard="spear net junk pills shovel", ranks=True)
    top, _ = do(top, 0, Dig(("scrappers",)))
    top, events = do(top, 0, DigAt("top"))
    assert seen(events, "dug", 0)[0]["cards"] == ["shovel", "pills", "junk"]
    top, _ = do(top, 0, KeepNone())
    top, _ = do(top, 0, PutBack(("shovel", "pills", "junk")))
    assert [piece.card for piece in top.junkyard] == ["spear", "net", "junk", "pills", "shovel"]


def test_without_scrappers_a_dig_has_one_end() -> None:
    """[ranks.scrappers, dig] If they are shot, the others dig on top."""
    game = laid("scrappers brawler", "sniper_team", junkyard="spear net", ranks=True)
    game, _ = do(game, 0, Dig(("brawler", "scrappers")))
    game, _ = do(game, 1, Snipe("sniper_team", 0, "scrappers"))
    assert legal(game, 0) == [Keep("net"), KeepNone()]


def test_a_tinker_lets_others_dig_the_schematics() -> None:
    """[ranks.tinker] She adds to their dig, and is no engineer for the Masons."""
    game = laid("tinker brawler", "", decks=["junk net pills"], ranks=True)
    game.schematics = [Piece("armory"), Piece("pharmacy")]
    assert refused(game, 0, Build(("brawler",))).reason == "needs-engineer"
    assert refused(game, 0, Build(("tinker",))).reason == "needs-somebody"
    game, events = do(game, 0, Build(("brawler", "tinker")))
    assert seen(events, "planned", 0) == [{"seat": 0, "amount": 2, "plans": ["pharmacy", "armory"]}]
    assert counted(game.tribes[0], "engineers") == 0
    assert CARD["tinker"].adds == {"dig": 1, "hunt": 1, "fight": 1}


def test_decoys_count_one_more_for_two_cards_sent() -> None:
    """[ranks.decoys] They break a tie of the highest fight."""
    game = laid("brawler junk", "brawler", "refugee", contested="net", ranks=True, steps=[])
    game.tribes[0].sites = [Site("portable_decoys", [])]
    game.agenda.append(Skirmish())
    game = start(game)
    assert {e["seat"]: e["people"] for e in seen(game.new_events, "fought")} == {0: 2, 1: 1, 2: 1}
    assert game.tribes[0].won == 1


def test_a_tower_shows_two_piles_for_a_card() -> None:
    """[ranks.tower] Once a round each; two cards of each pile."""
    hands = ("junk net", "refugee", "")
    game = laid(*hands, decks=["", "pills spear shovel"], junkyard="junk pills net", ranks=True)
    assert refused(game, 0, Watch("junk")).reason == "no-tower"
    game.tribes[0].sites = [Site("scout_tower", [])]
    game, events = do(game, 0, Watch("junk"))
    assert game.tribes[0].discard == ["junk"]
    assert legal(game, 0) == [Peer("junkyard"), Peer("contested"), PeerDeck(1)]
    game, _ = do(game, 0, PeerDeck(1))
    assert refused(game, 0, PeerDeck(1)).reason == "another-pile"
    game, events = do(game, 0, Peer("junkyard"))
    assert seen(events, "peered", 1) == [{"seat": 0, "pile": "junkyard", "amount": 2}]
    view = arctic.view(game, 0)
    assert view.tops["junkyard"] == ("net", "pills")
    assert view.tribes[1].sighted == (("deck", ("shovel", "spear")),)
    assert refused(game, 0, Watch("net")).reason == "no-tower"
    two = laid("junk", "", decks=["", "pills"], junkyard="junk", ranks=True)
    two.tribes[0].sites = [Site("scout_tower", [])]
    two, _ = do(two, 0, Watch("junk"))
    assert legal(two, 0) == [Peer("junkyard"), PeerDeck(1)], "no contested resources"
    two, _ = do(two, 0, PeerDeck(1))
    assert gathers(two, 0), "the other one is the only one left"
    assert arctic.view(two, 0).tops["junkyard"] == ("junk",)


def test_hardy_scavengers_come_back_from_a_skirmish_that_was_not_won() -> None:
    """[ranks.hardy] Beside the five of the next round; all know that they are in hand."""
    decks = ["junk " * 5, "junk " * 5, "junk " * 5]
    game = sent(
        "hardy_scavenger hardy_scavenger refugee",
        "thugs hardy_scavenger",
        "refugee",
        decks=decks,
        ranks=True,
    )
    assert game.tribes[1].won == 1
    assert seen(game.new_events, "came_back") == [
        {"seat": 0, "cards": ["hardy_scavenger", "hardy_scavenger"]}
    ]
    assert game.tribes[0].hand == ["hardy_scavenger", "hardy_scavenger"]
    assert arctic.view(game, 2).tribes[0].sighted == (
        ("hand", ("hardy_scavenger", "hardy_scavenger")),
    )
    game.round += 1
    game.agenda[:] = [DrawHands()]
    game = start(game)
    assert len(game.tribes[0].hand) == 7
    assert game.tribes[1].hand == ["junk"] * 5
    assert {
        tuple(arctic.redeal(game, 2, n).tribes[0].hand).count("hardy_scavenger") for n in range(9)
    } == {2}


def test_a_hardy_scavenger_who_is_shot_does_not_come_back() -> None:
    """[ranks.hardy, skirmish.hit] Nor is anybody else sent back."""
    game = sent("hardy_scavenger brawler", "sniper_team", "refugee", ranks=True)
    game, events = do(game, 1, Snipe("sniper_team", 0, "hardy_scavenger"))
    assert not seen(events, "came_back")
    assert "hardy_scavenger" in game.tribes[0].discard


def test_in_a_deadlock_they_all_come_back() -> None:
    """[ranks.hardy, skirmish.deadlock] Nobody has won."""
    game = sent("hardy_scavenger", "hardy_scavenger", "", ranks=True)
    assert [fact["seat"] for fact in seen(game.new_events, "came_back")] == [0, 1]
