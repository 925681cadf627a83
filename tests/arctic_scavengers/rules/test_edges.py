"""Conditions and figures at their edges: each of these tests fails when one of them is changed."""

from __future__ import annotations

import pytest

from engine.games.arctic_scavengers.abilities import total
from engine.games.arctic_scavengers.content import BUILDING, CARD
from engine.games.arctic_scavengers.ending import EndGame
from engine.games.arctic_scavengers.gathering.sites import Progress
from engine.games.arctic_scavengers.gathering.turn import Turn
from engine.games.arctic_scavengers.picks import (
    Build,
    Demolish,
    Disarm,
    Errand,
    Finish,
    Gas,
    Hire,
    Hunt,
    Martyr,
    Pass,
    Raise,
    Retrieve,
    Sacrifice,
    Save,
    Snipe,
    Store,
    Swindle,
    Work,
)
from engine.games.arctic_scavengers.rounds import DrawHands
from engine.games.arctic_scavengers.sights import CONTESTED, Piece
from engine.games.arctic_scavengers.skirmish import Skirmish, people
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Site, Tribe
from engine.kernel import legal, start
from tests.arctic_scavengers.tables import (
    asked,
    asks,
    do,
    gathers,
    kinds,
    laid,
    refused,
    seen,
    sent,
)


def begun(game: ArcticScavengers, *steps: object) -> ArcticScavengers:
    """The same table, about to do these."""
    game.agenda[:] = [*steps[::-1]]  # type: ignore[list-item]
    return start(game)


# --- the end


def test_a_gang_joins_nobody_who_has_none_of_what_it_counts() -> None:
    """[end.gang_tie] An engineer breaks a tie of buildings, and is none."""
    game = laid("engineer", "refugee", contested="", steps=[EndGame()], hq=2)
    assert {"gang": "masons"} in seen(game.new_events, "gang_alone")


def test_masons_join_who_has_most_buildings_that_work() -> None:
    """[end.gang, end.gang_tie] Neither sites nor broken ones; engineers break a tie."""
    game = laid("refugee", "engineer", "refugee", contested="", steps=[], hq=4)
    game.tribes[0].sites = [Site("armory", []), Site("armory_2", ["junk"])]
    game.tribes[1].sites = [Site("pharmacy", [])]
    game.tribes[2].sites = [Site("armory", [], disabled=True), Site("pharmacy", [], disabled=True)]
    game = begun(game, EndGame())
    assert {e["gang"]: e["seat"] for e in seen(game.new_events, "gang_joined")}["masons"] == 1


def test_pharmers_go_by_cards_before_medics() -> None:
    """[end.gang_tie] Two pills are two cards, a medic and a pill are two as well; then medics."""
    cards = laid("pills pills", "medkit", contested="", steps=[EndGame()], hq=1)
    assert {e["gang"]: e["seat"] for e in seen(cards.new_events, "gang_joined")}["pharmers"] == 0
    more = laid("pills pills pills", "medkit medic", contested="", steps=[EndGame()], hq=1)
    assert {e["gang"]: e["seat"] for e in seen(more.new_events, "gang_joined")}["pharmers"] == 0
    medic = laid("pills pills", "pills medic", contested="", steps=[EndGame()], hq=1)
    assert {e["gang"]: e["seat"] for e in seen(medic.new_events, "gang_joined")}["pharmers"] == 1


# --- buildings


def test_what_is_stored_comes_back_in_the_next_round() -> None:
    """[build.retrieve] And once a round it is stored or taken back again."""
    game = laid("net", "", hq=2, steps=[])
    game.tribes[0].sites = [Site("armory", [])]
    game = begun(game, Turn(0), Progress(), Turn(0))
    game, _ = do(game, 0, Store("armory", ("net",)))
    assert refused(game, 0, Retrieve("armory", ("net",))).reason == "not-with-that-building"
    game, _ = do(game, 0, Finish())
    game, _ = do(game, 0, Retrieve("armory", ("net",)))
    assert game.tribes[0].hand == ["net"]
    assert Store("armory", ("net",)) in legal(game, 0)


@pytest.mark.parametrize("building", list(BUILDING))
def test_a_building_one_card_short_is_not_begun(building: str) -> None:
    """[build.short] With just enough it is, and all of them lie on it."""
    time = BUILDING[building].time
    for cards in (time - 1, time):
        game = laid("engineer", "", decks=["junk"], discards=["net " * (cards - 1)], hq=2)
        game.schematics = [Piece(building)]
        game, _ = do(game, 0, Build(("engineer",)))
        assert (Raise(building) in legal(game, 0)) is (cards == time)
    game, _ = do(game, 0, Raise(building))
    assert len(game.tribes[0].sites[0].timer) == time


def test_each_toolkit_on_a_site_needs_somebody() -> None:
    """[build.work, tools.bearer] Two of them, two people."""
    game = laid("refugee refugee toolkit toolkit", "", hq=2, steps=[])
    game.tribes[0].sites = [Site("tribe_bunker", ["junk"] * 5, round=1)]
    game = begun(game, Turn(0))
    short = Work("tribe_bunker", ("refugee", "toolkit", "toolkit"))
    assert refused(game, 0, short).reason == "needs-bearer"
    game, _ = do(game, 0, Work("tribe_bunker", ("refugee", "refugee", "toolkit", "toolkit")))
    assert game.tribes[0].sites[0].finished


@pytest.mark.parametrize("left", [1, 2, 3])
def test_a_demolition_sets_a_site_back_to_its_time_and_no_further(left: int) -> None:
    """[prizes.demolition] However many cards were on it."""
    game = laid("demolition_team", "", decks=["", "net " * 9], hq=2, unknown_prizes=True)
    game.tribes[1].sites = [Site("armory", ["junk"] * left)]
    game, events = do(game, 0, Demolish("demolition_team", 1, "armory"))
    assert len(game.tribes[1].sites[0].timer) == BUILDING["armory"].time == 3
    assert seen(events, "reset")[0]["left"] == 3
    assert len(game.tribes[1].deck) == 9 - (3 - left)


def test_a_garden_finished_as_the_round_begins_feeds_once() -> None:
    """[build.garden, build.done] In the turn that follows; the food of a turn before is gone."""
    game = laid("refugee", "", hq=2, steps=[])
    game.tribes[0].sites = [Site("hydroponic_garden", ["junk"])]
    game.tribes[1].sites = [Site("hydroponic_garden", ["junk"])]
    Progress().run(game)
    assert game.food == 0
    assert begun(game, Turn(0)).food == 1


# --- prices


def test_what_a_hire_leaves_of_food_is_lost_at_once() -> None:
    """[hire.food, hire.over] Also of what a leader brought."""
    game = laid("hunter refugee", "", hq=3)
    game.tribes[0].leader = "cannibal"
    game, _ = do(game, 0, Hunt(("hunter",)))
    game, _ = do(game, 0, Sacrifice("refugee"))
    assert game.purse() == 3, "no other food adds to it"
    game, _ = do(game, 0, Hire("scavenger", ()))
    assert (game.food, game.ration, game.medicine, game.purse()) == (0, 0, 0, 0)
    butcher = laid("hunter refugee", "", hq=3)
    butcher.tribes[0].leader = "butcher"
    butcher, _ = do(butcher, 0, Hunt(("hunter",)))
    butcher, _ = do(butcher, 0, Sacrifice("refugee"))
    assert (butcher.purse(), butcher.medicine) == (3, 1)


def test_an_excavators_refugees_dig_better_by_one_with_any_tool() -> None:
    """[leader.excavator] Others bear tools for their figure."""
    tribe = Tribe(leader="excavator")
    assert total(tribe, ["refugee", "shovel"], "dig") == 2
    assert total(tribe, ["refugee", "brawler", "shovel"], "dig") == 1 + 1 + 2
    assert total(tribe, ["refugee", "brawler", "shovel", "shovel"], "dig") == 1 + 1 + 2 + 1


def test_a_leader_may_do_it_again_in_the_next_round() -> None:
    """[leaders.once] Not in the same one."""
    game = laid("refugee refugee", "", decks=["refugee " * 5, "junk " * 5], hq=3)
    game.tribes[0].leader = "butcher"
    game, _ = do(game, 0, Sacrifice("refugee"))
    assert refused(game, 0, Sacrifice("refugee")).reason == "leader-done"
    game.round = 2
    game = begun(game, DrawHands(), Turn(0))
    assert Sacrifice("refugee") in legal(game, 0)


def test_an_errand_whose_refugee_is_shot_brings_nothing() -> None:
    """[leader.organizer, strike.action] The draw is used up all the same."""
    game = laid("refugee", "sniper_team", decks=["junk net"], hq=3)
    game.tribes[0].leader = "organizer"
    game, _ = do(game, 0, Errand("refugee"))
    game, events = do(game, 1, Snipe("sniper_team", 0, "refugee"))
    assert seen(events, "drew") == [{"seat": 0, "amount": 0}]
    assert gathers(game, 0)
    assert game.used == ["draw"]


def test_cards_kept_in_a_round_without_a_skirmish_go_face_down() -> None:
    """[gather.keep, ranks.hardy] At the draw of rounds 2 and 3; from then on those in hand came
    back from a skirmish and stay."""
    for number, kept in ((2, 0), (3, 0), (4, 1)):
        game = laid("spear", "", decks=["junk " * 5, "junk " * 5], steps=[], round=number)
        DrawHands().run(game)
        assert game.tribes[0].hand.count("spear") == kept
        assert game.tribes[0].down == ["spear"] * (1 - kept)


# --- answers, saving, the skirmish


def test_who_has_passed_is_not_asked_again() -> None:
    """[strike.when] Only those behind the one who struck."""
    game = laid("hunter hunter hunter", "sniper_team", "sniper_team", "sniper_team")
    game, _ = do(game, 0, Hunt(("hunter", "hunter", "hunter")))
    game, _ = do(game, 1, Pass())
    game, _ = do(game, 2, Snipe("sniper_team", 0, "hunter"))
    assert asked(game) == [3]


def test_who_shoots_saves_nobody_from_it() -> None:
    """[save.who] Others do."""
    game = laid("hunter hunter", "sniper_team medic", "medic", hq=1)
    game, _ = do(game, 0, Hunt(("hunter", "hunter")))
    game, _ = do(game, 1, Snipe("sniper_team", 0, "hunter"))
    assert asked(game) == [2]
    alone = laid("hunter hunter", "sniper_team medic", "refugee", hq=1)
    alone, _ = do(alone, 0, Hunt(("hunter", "hunter")))
    alone, events = do(alone, 1, Snipe("sniper_team", 0, "hunter"))
    assert seen(events, "struck")


@pytest.mark.parametrize("weapon", ["sniper_team", "assassin"])
def test_a_medic_saves_from_whoever_shoots(weapon: str) -> None:
    """[save, liars.assassin] While others gather and in the skirmish; not from a saboteur."""
    game = laid("hunter spear", weapon, "medic", hq=1, liars=True)
    game, _ = do(game, 0, Hunt(("hunter", "spear")))
    game, _ = do(game, 1, Snipe(weapon, 0, "hunter"))
    assert asked(game) == [2]
    game, events = do(game, 2, Save("medic"))
    assert seen(events, "saved")
    force = sent(weapon, "brawler", "medic", hq=1, liars=True)
    force, _ = do(force, 0, Snipe(weapon, 1, "brawler"))
    assert asks(force, 2) == "Shield"
    tool = laid("hunter spear", "saboteur", "medic", hq=1)
    tool, _ = do(tool, 0, Hunt(("hunter", "spear")))
    _, events = do(tool, 1, Disarm("saboteur", 0, "spear"))
    assert seen(events, "struck")


def test_combat_medics_of_the_hand_are_spent_like_others() -> None:
    """[prizes.medics] They stay in a skirmish alone."""
    game = laid("hunter hunter", "sniper_team", "combat_medics", unknown_prizes=True)
    game, _ = do(game, 0, Hunt(("hunter", "hunter")))
    game, _ = do(game, 1, Snipe("sniper_team", 0, "hunter"))
    game, _ = do(game, 2, Save("combat_medics"))
    assert game.tribes[2].discard == ["combat_medics"]
    assert game.tribes[2].hand == []


@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 2), (2, 2)])
def test_the_first_rogue_counts_from_the_initiator(first: int, winner: int) -> None:
    """[liars.rogue] In the order of turns, not of seats."""
    game = laid("rogue", "scavenger", "rogue", contested="grenade", liars=True, steps=[])
    game.initiator = first
    game = begun(game, Skirmish())
    assert seen(game.new_events, "stole") == [{"seat": winner}]


def test_an_odd_card_feigns_nobody() -> None:
    """[ranks.decoys] One for two cards, rounded down; two decoys add up."""
    for sent_cards, count in ((1, 0), (2, 1), (3, 1), (4, 2)):
        tribe = Tribe(played=["junk"] * sent_cards, sites=[Site("portable_decoys", [])])
        assert people(tribe) == count
        tribe.sites.append(Site("portable_decoys_2", []))
        assert people(tribe) == 2 * count


def test_who_only_adds_may_be_gassed_as_well() -> None:
    """[prizes.gas] Group leaders, but no refugee and no tool."""
    game = sent("tear_gas", "brawler group_leaders refugee spear", "net", unknown_prizes=True)
    targets = {pick.target for pick in legal(game, 0) if isinstance(pick, Gas)}
    assert targets == {"brawler", "group_leaders"}


@pytest.mark.parametrize(
    ("people", "hunt", "fight"), [(2, 1, 0), (3, 1, 1), (4, 2, 1)], ids=["two", "three", "four"]
)
def test_tribal_hunters_hunt_and_fight_by_their_row(people: int, hunt: int, fight: int) -> None:
    """[prizes.mixed] They bear weapons, too."""
    card = f"tribal_hunters_{people}"
    assert total(Tribe(), [card], "hunt") == hunt
    assert total(Tribe(), [card], "fight") == fight
    assert total(Tribe(), [card, "spear"], "fight") == fight + 2
    assert CARD[card].people == people


def test_a_leader_that_is_wounded_is_shot_at_no_more() -> None:
    """[tricks.wound] Nor one that nobody has."""
    game = laid("sniper_team", "", "", hq=4)
    game.tribes[1].leader, game.tribes[1].wounded = "ranger", True
    assert "wound" not in kinds(game, 0)


def test_what_was_dug_up_and_shown_makes_no_later_find_uncertain() -> None:
    """[dig.secret, strike.when] Who hides nothing but what it won has no saboteur."""
    game = laid("grenade", "hunter spear", junkyard="saboteur", contested="wolf_pack")
    tribe = game.tribes[0]
    tribe.finds, tribe.from_junkyard = [Piece("grenade", (0,))], 1
    game.spend(0, ["grenade"])
    tribe.gains = [Piece("sled_team", (0,), CONTESTED)]
    game.gather_discards(0)
    game.take_hand(0, game.draw_cards(0, 2))
    assert not game.could(0, "disarm")


def test_the_winner_has_seen_what_it_won() -> None:
    """[skirmish.winner] As far as all know it was won, so that it is a contested resource."""
    game = sent("brawler spear", "scout", "refugee")
    assert game.tribes[0].gains == [Piece("wolf_pack", (0,), CONTESTED)]


def test_a_fanatic_gives_up_one_refugee_a_round() -> None:
    """[leader.fanatic, leaders.once] In a skirmish as well, however many it sends."""
    game = laid("refugee refugee", "thugs", "brawler", hq=3, steps=[])
    game.tribes[0].leader = "fanatic"
    game = begun(game, Skirmish())
    game, _ = do(game, 0, Martyr("refugee", 1, "thugs"))
    assert not any(isinstance(pick, Martyr) for pick in legal(game, 0))
    assert game.tribes[0].won == 0


def test_nobody_disarms_a_sergeant_at_arms_in_a_skirmish() -> None:
    """[leader.sergeant] A saboteur has other targets; once the leader is wounded, these too."""
    for wounded, targets in ((False, {"net"}), (True, {"net", "spear"})):
        game = laid("saboteur", "brawler spear", "net brawler", hq=4, steps=[])
        game.tribes[1].leader, game.tribes[1].wounded = "sergeant_at_arms", wounded
        game = begun(game, Skirmish())
        assert {pick.target for pick in legal(game, 0) if isinstance(pick, Disarm)} == targets


def test_a_building_with_room_takes_cards_once_a_round() -> None:
    """[build.store, build.work_quiet] And gives some back once a round."""
    game = laid("refugee refugee", "", hq=2, steps=[])
    game.tribes[0].sites = [Site("tribe_bunker", [], ["thugs"])]
    game = begun(game, Turn(0))
    game, _ = do(game, 0, Store("tribe_bunker", ("refugee",)))
    assert refused(game, 0, Store("tribe_bunker", ("refugee",))).reason == "not-with-that-building"
    game, _ = do(game, 0, Retrieve("tribe_bunker", ("thugs",)))
    assert "retrieve" not in kinds(game, 0)


def test_contested_resources_break_a_final_tie_before_tools() -> None:
    """[end.tie] One of them beats two tools."""
    game = laid("sled_team", "scout scout spear spear", contested="", steps=[EndGame()])
    assert game.result == (0,)


@pytest.mark.parametrize(("count", "paid"), [(1, (1, 0)), (2, (0, 1))])
def test_a_swindlers_refugees_are_worth_food_or_medicine(count: int, paid: tuple[int, int]) -> None:
    """[leader.swindler] One food for one, one medicine for two, never both."""
    game = laid("refugee refugee", "", hq=3, oddments=True)
    game.tribes[0].leader = "swindler"
    game, _ = do(game, 0, Swindle(("refugee",) * count))
    assert (game.food, game.medicine) == paid
