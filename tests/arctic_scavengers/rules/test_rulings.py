"""Readings where the book is silent: what is an action, who may shoot at it, what a map does."""

from __future__ import annotations

import pytest

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.abilities import base, total
from engine.games.arctic_scavengers.content import CARD, LEADER
from engine.games.arctic_scavengers.orders import Done
from engine.games.arctic_scavengers.picks import (
    Build,
    Demolish,
    Dig,
    Draw,
    Drop,
    Errand,
    Finish,
    Heal,
    Hire,
    Hunt,
    Observe,
    Recall,
    Recon,
    Repair,
    Retrieve,
    Sabotage,
    Sacrifice,
    Sort,
    Store,
    Swindle,
    Train,
    Trash,
    Watch,
    Work,
    Wound,
)
from engine.games.arctic_scavengers.sights import Piece
from engine.games.arctic_scavengers.skirmish import fight
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Site, Tribe
from engine.kernel import Pick, legal
from engine.orders import answer
from tests.arctic_scavengers.tables import asks, do, gathers, laid, refused


def full(hand: str, leader: str = "") -> ArcticScavengers:
    """Seat 0 gathers with this hand, buildings of every sort, and a wounded leader if it has none
    that is named; seat 1 has somebody who shoots, and a site."""
    game = laid(
        hand, "sniper_team", decks=["junk " * 9, "pills net"], junkyard="junk pills net", hq=4
    )
    game.schematics = [Piece("armory"), Piece("pharmacy")]
    own_tribe, rival = game.tribes[0], game.tribes[1]
    own_tribe.leader, own_tribe.wounded = leader or "ranger", not leader
    rival.leader = "ranger"
    own_tribe.sites = [
        Site("tribe_bunker", ["junk", "junk"]),
        Site("armory", [], ["net"]),
        Site("pharmacy", [], disabled=True),
        Site("scout_tower", []),
    ]
    rival.sites = [Site("armory", ["junk"]), Site("pharmacy", [])]
    game.market["refugee"] = 2
    return game


SHOT_AT: list[tuple[str, Pick]] = [
    ("scout", Draw(("scout",))),
    ("brawler", Dig(("brawler",))),
    ("hunter", Hunt(("hunter",))),
    ("engineer", Build(("engineer",))),
    ("spy", Recon(("spy",), 1, "deck")),
    ("drill_sergeant", Train("drill_sergeant")),
    ("refugee", Errand("refugee")),
]
QUIET: list[tuple[str, Pick]] = [
    ("refugee", Hire("refugee", ())),
    ("refugee", Trash(("refugee",))),
    ("binoculars", Observe("binoculars")),
    ("refugee", Work("tribe_bunker", ("refugee",))),
    ("spear", Store("armory", ("spear",))),
    ("refugee", Retrieve("armory", ("net",))),
    ("refugee", Repair("pharmacy", "refugee")),
    ("refugee", Watch("refugee")),
    ("pills", Heal("pills")),
    ("refugee", Sacrifice("refugee")),
    ("refugee", Swindle(("refugee",))),
    ("refugee", Sort()),
    ("saboteur", Sabotage("saboteur", 1, "pharmacy")),
    ("sniper_team", Wound("sniper_team", 1)),
    ("demolition_team", Demolish("demolition_team", 1, "armory")),
]
LEADERS = {Errand: "organizer", Sacrifice: "butcher", Swindle: "swindler", Sort: "yardmaster"}


@pytest.mark.parametrize(("hand", "pick"), SHOT_AT, ids=str)
def test_somebody_may_shoot_at_the_cards_of_an_action(hand: str, pick: Pick) -> None:
    """[strike.when] Before it happens."""
    game, _ = do(full(hand, LEADERS.get(type(pick), "")), 0, pick)
    assert asks(game, 1) == "Interrupt"


@pytest.mark.parametrize(("hand", "pick"), QUIET, ids=str)
def test_nobody_shoots_at_what_happens_at_once(hand: str, pick: Pick) -> None:
    """[strike.when, build.work_quiet, prizes.demolition] Hiring, work, buildings, attacks."""
    game, _ = do(full(hand, LEADERS.get(type(pick), "")), 0, pick)
    assert asks(game, 1) == ""


def test_nobody_takes_the_same_action_twice_with_a_map() -> None:
    """[odds.map, prizes.demolition, gather.once] Who has set a site back may dig, but not set
    another one back; nor may a second team."""
    game = full("map demolition_team demolition_team")
    game.tribes[1].sites.append(Site("armory_2", ["junk"]))
    game, _ = do(game, 0, Demolish("demolition_team", 1, "armory"))
    second = Demolish("demolition_team", 1, "armory_2")
    assert refused(game, 0, second).reason == "done-already"
    game, _ = do(game, 0, Recall("map", "demolition_team"))
    assert refused(game, 0, second).reason == "done-already"
    assert Dig(("demolition_team",)) in legal(game, 0)


def test_who_worked_on_a_site_is_not_brought_back() -> None:
    """[odds.map, build.work] They take part in nothing else this round."""
    game = full("map refugee hunter")
    game, _ = do(game, 0, Work("tribe_bunker", ("refugee",)))
    assert refused(game, 0, Recall("map", "refugee")).reason == "cannot-recall"
    game, _ = do(game, 0, Hunt(("hunter",)))
    if asks(game, 1):
        game, _ = do(game, 1, legal(game, 1)[0])
    assert {p for p in legal(game, 0) if isinstance(p, Recall)} == {Recall("map", "hunter")}


def test_the_gangster_makes_no_refugee_weaker() -> None:
    """[leader.gangster] Who may fight for nothing or add one does what brings more."""
    gang = Tribe(leader="gangster")
    assert total(gang, ["brawler", "scouting_refugee"], "fight") == 3
    assert total(gang, ["scouting_refugee"], "fight") == 0
    assert total(gang, ["scouting_refugee", "scouting_refugee"], "fight") == 1
    assert total(gang, ["scouting_refugee", "spear"], "fight") == 2
    assert total(gang, ["brawler", "scouting_refugee", "spear", "net"], "fight") == 5
    assert fight(Tribe(leader="gangster", played=["refugee", "scouting_refugee"])) == 1
    dig = Tribe(leader="excavator")
    assert total(dig, ["scouting_refugee", "brawler"], "dig") == 2
    assert total(dig, ["scouting_refugee", "scouting_refugee"], "dig") == 2


@pytest.mark.parametrize(
    ("hand", "deck", "dropped"),
    [("courier", 3, 2), ("courier", 2, 1), ("courier", 1, 0), ("courier courier", 5, 3)],
)
def test_a_courier_with_too_few_cards_discards_fewer(hand: str, deck: int, dropped: int) -> None:
    """[ranks.courier] The draw keeps what it would have kept."""
    game = laid(hand, "", decks=["junk " * deck], ranks=True)
    game, _ = do(game, 0, Draw(tuple(hand.split())))
    if dropped:
        assert {len(p.cards) for p in legal(game, 0) if isinstance(p, Drop)} == {dropped}
        game, _ = do(game, 0, Drop(("junk",) * dropped))
    assert gathers(game, 0)
    assert game.tribes[0].hand == ["junk"] * (deck - dropped)


def test_who_has_nothing_left_to_do_need_not_say_so() -> None:
    """[gather.keep] With an empty hand, and nothing that can be done without one."""
    game = laid("junk", "", junkyard="pills")
    orders = {"done": Done()}
    assert Done.given
    assert answer(arctic, game, 0, orders) is None
    game, _ = do(game, 0, Trash(("junk",)))
    assert answer(arctic, game, 0, orders) == ("done", Finish())
    game.tribes[0].sites = [Site("armory", [], ["net"])]
    assert answer(arctic, game, 0, orders) is None


@pytest.mark.parametrize("leader", ["", *LEADER])
def test_whoever_is_gassed_gives_nothing_under_any_leader(leader: str) -> None:
    """[prizes.gas, leader.gangster] Neither their own fight nor what they add; they bear a weapon
    if they have a fight."""
    for card in (id for id, row in CARD.items() if row.kind == "person"):
        force = Tribe(leader=leader, played=["brawler", card], gassed=[card])
        assert fight(force) == 2, card
        able = base(force, card, "fight") is not None
        armed = Tribe(leader=leader, played=[card, "spear"], gassed=[card])
        assert fight(armed) == (2 if able else 0), card
        lookout = (leader, card) == ("gangster", "scouting_refugee")
        assert fight(force, edition=1) == 2 + lookout, card
