"""Ingénieurs et bâtiments: planning, building sites, working on them, storing, repairing."""

from __future__ import annotations

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.content import BUILDING
from engine.games.arctic_scavengers.gathering.sites import Progress
from engine.games.arctic_scavengers.gathering.turn import Turn
from engine.games.arctic_scavengers.picks import (
    Build,
    Dig,
    KeepNone,
    Raise,
    Repair,
    Retrieve,
    Snipe,
    Store,
    Work,
)
from engine.games.arctic_scavengers.rounds import Round
from engine.games.arctic_scavengers.sights import Piece
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Site
from engine.kernel import legal, start
from tests.arctic_scavengers.tables import (
    asks,
    census,
    do,
    fresh,
    gathers,
    kinds,
    laid,
    refused,
    seen,
)
from tests.pieces import pieces


def planned(*hands: str, schematics: str, **more: object) -> ArcticScavengers:
    """A table with these schematics, seat 0 about to gather."""
    game = laid(*hands, hq=2, **more)  # type: ignore[arg-type]
    game.schematics = [Piece(card) for card in schematics.split()]
    return game


def with_site(
    building: str, timer: str = "", stored: str = "", hand: str = "", began: int = 1
) -> ArcticScavengers:
    """A table on which seat 0 has this building and hand."""
    game = laid(hand, "", hq=4, steps=[])
    game.tribes[0].sites = [Site(building, timer.split(), stored.split(), round=began)]
    game.agenda.append(Turn(0))
    return start(game)


def test_schematics_come_with_the_second_module() -> None:
    """[build] Three of each building."""
    assert len(fresh(3, hq="2").schematics) == 12
    assert not fresh(3, hq="1").schematics
    assert "engineer" in fresh(3, hq="2").market
    assert "engineer" not in fresh(3, hq="1").market


def test_an_engineer_looks_at_schematics_and_begins_one() -> None:
    """[build, build.dig, build.raise] What helps digging shows more; dig itself stays free."""
    game = planned(
        "engineer shovel scavenger",
        "",
        schematics="hydroponic_garden armory pharmacy armory tribe_bunker",
        decks=["junk junk junk pills net"],
        junkyard="junk",
    )
    game, events = do(game, 0, Build(("shovel", "engineer")))
    assert seen(events, "planned", 1) == [{"seat": 0, "amount": 4}]
    assert {pick.building for pick in legal(game, 0) if isinstance(pick, Raise)} == {
        "pharmacy",
        "armory",
        "tribe_bunker",
    }
    assert arctic.view(game, 1).plans == ()
    assert refused(game, 0, Raise("hydroponic_garden")).reason == "not-planned"
    game, events = do(game, 0, Raise("armory"))
    assert seen(events, "raised") == [{"seat": 0, "building": "armory", "amount": 3}]
    assert game.tribes[0].sites[0].timer == ["junk", "pills", "net"]
    assert sorted(game.tribes[0].discard) == ["engineer", "shovel"]
    assert [piece.seen for piece in game.schematics] == [(0,), (0,), (0,), ()]
    assert "build" not in kinds(game, 0)
    assert any(isinstance(pick, Dig) for pick in legal(game, 0))


def test_only_an_engineer_digs_schematics() -> None:
    """[build] Others help, and an engineer that is shot helps nobody."""
    game = planned("engineer brawler", "sniper_team", schematics="armory armory armory")
    assert refused(game, 0, Build(("brawler",))).reason == "needs-engineer"
    game, _ = do(game, 0, Build(("brawler", "engineer")))
    game, events = do(game, 1, Snipe("sniper_team", 0, "engineer"))
    assert seen(events, "planned") == [{"seat": 0, "amount": 0}]
    assert gathers(game, 0)
    empty = planned("engineer", "", schematics="")
    assert refused(empty, 0, Build(("engineer",))).reason == "no-schematics"


def test_a_building_needs_cards_enough_to_lie_on_it() -> None:
    """[build.short] Discards are shuffled for it; none need be begun."""
    game = planned("engineer", "", schematics="tribe_bunker pharmacy", discards=["junk net"])
    game, _ = do(game, 0, Build(("engineer",)))
    assert legal(game, 0) == [Raise("pharmacy"), KeepNone()]
    refusal = refused(game, 0, Raise("tribe_bunker"))
    assert (refusal.reason, refusal.figures) == ("too-few-cards", {"count": 5})
    built, _ = do(game, 0, Raise("pharmacy"))
    assert sorted(built.tribes[0].sites[0].timer) == ["junk", "net"]
    left, events = do(game, 0, KeepNone())
    assert seen(events, "raised_nothing") == [{"seat": 0}]
    assert sorted(piece.card for piece in left.schematics) == ["pharmacy", "tribe_bunker"]


def test_a_card_goes_from_each_site_at_the_start_of_a_round() -> None:
    """[build.progress, build.cards, build.done] Face down to the discards; then it works."""
    game = laid("", "", hq=2, steps=[])
    game.tribes[0].sites = [Site("pharmacy", ["junk", "net"]), Site("armory", ["pills"])]
    Progress().run(game)
    assert [site.works for site in game.tribes[0].sites] == [False, True]
    assert game.tribes[0].down == ["net", "pills"]
    assert [e["building"] for e in seen(game.new_events, "built")] == ["armory"]
    assert seen(game.new_events, "progressed", 1)[0] == {
        "seat": 0,
        "building": "pharmacy",
        "left": 1,
    }


def test_what_comes_off_a_site_can_be_drawn_at_once() -> None:
    """[build.progress, round.draw] It lies among the discards before hands are drawn."""
    game = laid("", "", hq=2, decks=["junk junk junk junk"], steps=[])
    game.tribes[0].sites = [Site("pharmacy", ["net"])]
    game.agenda.append(Round())
    game = start(game)
    assert game.tribes[0].hand == ["junk"] * 4 + ["net"]


def test_people_and_toolkits_hurry_a_site_on_from_the_next_round() -> None:
    """[build.work, build.work_quiet] One card a person, two more a toolkit that somebody bears."""
    game = with_site("tribe_bunker", "junk junk junk junk", hand="refugee refugee toolkit")
    alone = refused(game, 0, Work("tribe_bunker", ("toolkit",)))
    assert (alone.reason, alone.figures) == ("needs-bearer", {"count": 1})
    game, events = do(game, 0, Work("tribe_bunker", ("refugee", "toolkit")))
    assert seen(events, "progressed", 1) == [{"seat": 0, "building": "tribe_bunker", "left": 1}]
    assert sorted(game.tribes[0].discard) == ["refugee", "toolkit"]
    game, events = do(game, 0, Work("tribe_bunker", ("refugee",)))
    assert seen(events, "built") == [{"seat": 0, "building": "tribe_bunker"}]
    new = with_site("tribe_bunker", "junk", hand="refugee", began=3)
    assert refused(new, 0, Work("tribe_bunker", ("refugee",))).reason == "not-with-that-building"


def test_a_building_stores_cards_of_its_kind() -> None:
    """[build.store, build.retrieve] Once a round each, and what is stored now comes back later."""
    game = with_site("armory", stored="net", hand="spear shovel grenade pills")
    game, events = do(game, 0, Store("armory", ("spear",)))
    assert seen(events, "stored", 1) == [{"seat": 0, "building": "armory", "cards": ["spear"]}]
    assert refused(game, 0, Store("armory", ("shovel",))).reason == "not-with-that-building"
    assert refused(game, 0, Retrieve("armory", ("spear",))).reason == "not-these-cards"
    game, _ = do(game, 0, Retrieve("armory", ("net",)))
    assert "net" in game.tribes[0].hand
    assert arctic.view(game, 1).tribes[0].sites[0].stored == ("spear",)
    full = with_site("pharmacy", stored="pills medkit", hand="pills")
    assert "store" not in kinds(full, 0)
    nearly = with_site("pharmacy", stored="pills", hand="pills medkit")
    assert refused(nearly, 0, Store("pharmacy", ("pills", "medkit"))).figures == {"count": 1}
    assert Store("pharmacy", ("medkit",)) in legal(nearly, 0)
    twice = with_site("armory", stored="net spear")
    twice, _ = do(twice, 0, Retrieve("armory", ("net",)))
    assert refused(twice, 0, Retrieve("armory", ("spear",))).reason == "not-with-that-building"
    wrong = with_site("pharmacy", hand="spear pills")
    assert refused(wrong, 0, Store("pharmacy", ("spear",))).reason == "not-these-cards"


def test_people_in_a_bunker_still_count() -> None:
    """[build.store, end.count] Three of them at most."""
    assert BUILDING["tribe_bunker"].room == 3
    game = with_site("tribe_bunker", stored="thugs", hand="refugee")
    assert arctic.score(game)[0].total == 4


def test_a_garden_feeds_each_round_and_gardens_add_up() -> None:
    """[build.garden] One food each, as soon as it works."""
    game = laid("refugee", "", hq=2, steps=[])
    game.tribes[0].sites = [
        Site("hydroponic_garden", []),
        Site("hydroponic_garden", []),
        Site("hydroponic_garden", ["junk"], round=1),
        Site("hydroponic_garden", [], disabled=True),
    ]
    game.agenda.append(Turn(0))
    game = start(game)
    assert game.food == 2
    game, _ = do(game, 0, Work("hydroponic_garden", ("refugee",)))
    assert game.food == 3


def test_somebody_repairs_a_building_that_was_disabled() -> None:
    """[tricks.repair] It works at once; stored cards were locked."""
    game = with_site("armory", stored="net", hand="refugee pills spear")
    game.tribes[0].sites[0].disabled = True
    assert refused(game, 0, Retrieve("armory", ("net",))).reason == "not-with-that-building"
    for thing in ("pills", "spear"):
        assert refused(game, 0, Repair("armory", thing)).reason == "needs-people"
    assert refused(game, 0, Repair("pharmacy", "refugee")).reason == "not-with-that-building"
    game, events = do(game, 0, Repair("armory", "refugee"))
    assert seen(events, "repaired") == [{"seat": 0, "building": "armory", "card": "refugee"}]
    assert Retrieve("armory", ("net",)) in legal(game, 0)


def test_equally_useful_people_repair_in_the_order_of_the_hand() -> None:
    """[tricks.repair] The order must be the same in every process."""
    game = with_site("armory", hand="brawler engineer")
    game.tribes[0].sites[0].disabled = True
    repairs = [pick.card for pick in legal(game, 0) if isinstance(pick, Repair)]
    assert repairs == game.tribes[0].hand == ["brawler", "engineer"]


def test_a_garden_that_is_repaired_feeds_in_the_same_round() -> None:
    """[tricks.repair, build.garden] As one that is finished in the turn does."""
    game = with_site("hydroponic_garden", hand="refugee")
    game.tribes[0].sites[0].disabled, game.food = True, 0
    game, _ = do(game, 0, Repair("hydroponic_garden", "refugee"))
    assert game.food == 1


def test_what_lies_on_a_site_is_unknown_even_to_its_owner() -> None:
    """[build.raise] In another world other cards of the deck do."""
    game = laid("", "", decks=["pills net spear"], hq=2, steps=[])
    game.tribes[0].sites = [Site("pharmacy", ["junk", "scout"])]
    worlds = [arctic.redeal(game, 0, seed) for seed in range(20)]
    assert len({tuple(world.tribes[0].sites[0].timer) for world in worlds}) > 3
    assert all(census(world) == census(game) for world in worlds)
    assert asks(game, 0) == ""
    game.schematics = [Piece("armory", (0,)), Piece("pharmacy"), Piece("tribe_bunker")]
    assert {arctic.redeal(game, 0, n).schematics[0].card for n in range(9)} == {"armory"}
    assert len({arctic.redeal(game, 1, n).schematics[0].card for n in range(9)}) > 1


def test_of_two_like_buildings_one_is_chosen() -> None:
    """[build.retrieve, build.store, build.work] Each has its name, and its own cards."""
    game = laid("net", "", hq=2, steps=[])
    game.tribes[0].sites = [Site("armory", [], ["net"]), Site("armory_2", [], ["spear"])]
    game.agenda.append(Turn(0))
    game = start(game)
    assert {p for p in legal(game, 0) if isinstance(p, Retrieve)} == {
        Retrieve("armory", ("net",)),
        Retrieve("armory_2", ("spear",)),
    }
    game, _ = do(game, 0, Retrieve("armory_2", ("spear",)))
    assert game.tribes[0].hand == ["net", "spear"]
    assert [site.stored for site in game.tribes[0].sites] == [["net"], []]
    game, _ = do(game, 0, Store("armory_2", ("net",)))
    assert [site.stored for site in game.tribes[0].sites] == [["net"], ["net"]]


def test_a_second_building_of_a_kind_is_told_apart() -> None:
    """[build.raise] By its number, in the order in which they were begun."""
    game = planned("engineer", "", schematics="pharmacy armory", decks=["junk junk junk junk"])
    game.tribes[0].sites = [Site("armory", [])]
    game, _ = do(game, 0, Build(("engineer",)))
    game, events = do(game, 0, Raise("armory"))
    assert seen(events, "raised") == [{"seat": 0, "building": "armory_2", "amount": 3}]
    assert pieces(game)["schematics"].astray.get("armory_2") is None
