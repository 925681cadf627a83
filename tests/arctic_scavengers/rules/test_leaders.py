"""Leaders: choosing one, and what each of them does; dirty tricks against them."""

from __future__ import annotations

import pytest

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.abilities import price, total
from engine.games.arctic_scavengers.content import CARD, LEADER, Cost
from engine.games.arctic_scavengers.gathering.turn import Turn
from engine.games.arctic_scavengers.picks import (
    Build,
    Dig,
    Disarm,
    Draw,
    Drop,
    Errand,
    Heal,
    Hire,
    Hunt,
    Lead,
    Martyr,
    Pass,
    Sabotage,
    Sacrifice,
    Save,
    Snipe,
    Wound,
)
from engine.games.arctic_scavengers.sights import Piece, Sight
from engine.games.arctic_scavengers.skirmish import Skirmish, fight, people
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Site, Tribe
from engine.kernel import awaited, legal, start
from tests.arctic_scavengers.tables import asks, do, fresh, gathers, kinds, laid, refused, seen


def led(leader: str, *hands: str, **more: object) -> ArcticScavengers:
    """A table on which seat 0 has this leader."""
    game = laid(*hands, hq=4, **more)  # type: ignore[arg-type]
    game.tribes[0].leader = leader
    return game


def test_everybody_keeps_one_of_two_leaders_in_secret() -> None:
    """[leaders.choose] All are shown together."""
    game = fresh(3, hq="3")
    assert arctic.view(game, None).phase == "leaders"
    dealt = [tribe.dealt for tribe in game.tribes]
    assert len({leader for pair in dealt for leader in pair}) == 6
    assert arctic.view(game, 0).tribes[1].dealt == ()
    assert refused(game, 0, Lead(dealt[1][0])).reason == "not-dealt"
    game, events = do(game, 0, Lead(dealt[0][1]))
    assert not events
    other = arctic.redeal(game, 1, 3)
    assert other.tribes[1].dealt == dealt[1]
    game, _ = do(game, 1, Lead(dealt[1][0]))
    game, events = do(game, 2, Lead(dealt[2][0]))
    assert [e["leader"] for e in seen(events, "leader_chosen")] == [
        dealt[0][1],
        dealt[1][0],
        dealt[2][0],
    ]
    assert [tribe.leader for tribe in game.tribes] == [dealt[0][1], dealt[1][0], dealt[2][0]]
    assert game.round == 1
    assert all(tribe.leader == "" for tribe in fresh(3, hq="2").tribes)


def test_the_peacemaker_has_a_refugee_help_a_hunt_or_a_dig() -> None:
    """[leader.peacemaker, leaders.once] Two more, once a round; not a draw."""
    game = led("peacemaker", "refugee refugee hunter scavenger", "", junkyard="junk junk junk")
    assert refused(game, 0, Draw(("refugee", "scavenger"))).reason == "cannot-help"
    game, events = do(game, 0, Hunt(("refugee", "hunter")))
    assert seen(events, "hunted") == [{"seat": 0, "amount": 4}]
    assert game.tribes[0].led
    assert total(game.tribes[0], ["refugee", "scavenger"], "dig") == 1


def test_the_mentor_has_a_refugee_help_any_action() -> None:
    """[leader.mentor] One more, draws too."""
    game = led("mentor", "refugee scout", "", decks=["junk junk junk"])
    game, events = do(game, 0, Draw(("refugee", "scout")))
    assert seen(events, "drew", 1) == [{"seat": 0, "amount": 3}]
    assert total(Tribe(leader="mentor"), ["refugee"], "dig") == 0, "another person's action"


def test_the_gangsters_refugees_bear_weapons_and_count_twice_in_ties() -> None:
    """[leader.gangster] People of other cards count as ever."""
    tribe = Tribe(leader="gangster", played=["refugee", "spear", "thugs"])
    assert fight(tribe) == 2 + 3
    assert people(tribe) == 2 + 3
    assert fight(Tribe(played=["refugee", "spear"])) == 0


def test_the_butcher_makes_food_and_medicine_of_somebody() -> None:
    """[leader.butcher, leaders.once] The card leaves the game."""
    game = led("butcher", "refugee refugee pills", "")
    assert refused(game, 0, Sacrifice("pills")).reason == "needs-people"
    game, events = do(game, 0, Sacrifice("refugee"))
    assert seen(events, "sacrificed") == [{"seat": 0, "card": "refugee", "food": 1, "medicine": 1}]
    assert game.gone == ["refugee"]
    assert refused(game, 0, Sacrifice("refugee")).reason == "leader-done"
    game, _ = do(game, 0, Hire("saboteur", ()))
    assert (game.food, game.medicine) == (0, 0)


def test_the_cannibals_food_goes_with_no_other() -> None:
    """[leader.cannibal] Three, or what was hunted."""
    game = led("cannibal", "refugee scavenger hunter hunter", "")
    game, _ = do(game, 0, Sacrifice("refugee"))
    assert game.purse() == 3
    game, _ = do(game, 0, Hunt(("scavenger",)))
    assert game.purse() == 3
    assert arctic.view(game, 0).food == 3
    hunted = led("cannibal", "refugee hunter hunter", "")
    hunted, _ = do(hunted, 0, Hunt(("hunter", "hunter")))
    hunted, _ = do(hunted, 0, Sacrifice("refugee"))
    assert hunted.purse() == 4


def test_the_fanatic_gives_up_a_refugee_to_have_a_card_discarded() -> None:
    """[leader.fanatic] As an answer, whatever the card is, once a round."""
    game = laid("hunter spear", "refugee refugee", hq=3)
    game.tribes[1].leader = "fanatic"
    game.tribes[1].sights = [Sight(2, hand=["refugee", "refugee"])]
    game, _ = do(game, 0, Hunt(("hunter", "spear")))
    assert asks(game, 1) == "Interrupt"
    game, events = do(game, 1, Martyr("refugee", 0, "spear"))
    assert seen(events, "struck") == [{"seat": 0, "by": 1, "weapon": "refugee", "card": "spear"}]
    assert game.gone == ["refugee"]
    assert game.tribes[1].led
    assert game.tribes[1].sights == [Sight(2, hand=["refugee"])], "one of the two is certain still"
    assert seen(events, "hunted") == [{"seat": 0, "amount": 2}]


@pytest.mark.parametrize("pick", [Dig(("engineer",)), Build(("engineer",))])
def test_a_power_that_was_used_stays_used(pick: Dig | Build) -> None:
    """[leaders.once] Whatever else is done in the round, with the leader's help or without."""
    for used in (False, True):
        game = led("mentor", "engineer", "", junkyard="junk")
        game.schematics, game.tribes[0].led = [Piece("armory")], used
        game, _ = do(game, 0, pick)
        assert game.tribes[0].led is used


def test_who_is_shot_is_helped_by_no_leader() -> None:
    """[leader.mentor, leaders.once, strike.action] Its power is not used up."""
    game = led("mentor", "hunter refugee", "sniper_team")
    game, _ = do(game, 0, Hunt(("hunter",)))
    game, events = do(game, 1, Snipe("sniper_team", 0, "hunter"))
    assert seen(events, "hunted") == [{"seat": 0, "amount": 0}]
    assert not game.tribes[0].led


def test_who_saw_the_refugee_that_the_fanatic_gives_up_sees_it_go() -> None:
    """[leader.fanatic] It is no longer known to be in the hand; an equal one is not known to be."""
    game = laid("hunter spear", "refugee refugee", hq=3)
    game.tribes[1].leader = "fanatic"
    game.tribes[1].watch(0).see_hand(["refugee"])
    assert arctic.view(game, 0).tribes[1].sighted == (("hand", ("refugee",)),)
    game, _ = do(game, 0, Hunt(("hunter", "spear")))
    game, _ = do(game, 1, Martyr("refugee", 0, "spear"))
    assert arctic.view(game, 0).tribes[1].sighted == ()
    assert arctic.view(arctic.redeal(game, 0, 5), 0) == arctic.view(game, 0)


def test_the_fanatic_works_in_the_skirmish_too() -> None:
    """[leader.fanatic] With a refugee that was sent."""
    game = laid("refugee brawler", "scout", "thugs", hq=3, steps=[])
    game.tribes[0].leader = "fanatic"
    game.agenda.append(Skirmish())
    game = start(game)
    assert refused(game, 0, Martyr("brawler", 2, "thugs")).reason == "cannot-hit"
    game, events = do(game, 0, Martyr("refugee", 2, "thugs"))
    assert seen(events, "struck")
    assert {e["seat"]: e["people"] for e in seen(events, "fought")} == {0: 1, 1: 1, 2: 0}


def test_the_organizer_sends_a_refugee_for_two_cards_and_keeps_one() -> None:
    """[leader.organizer] In place of the draw; the other one is discarded unseen."""
    game = led("organizer", "refugee scout", "", decks=["junk net pills"])
    assert refused(game, 0, Errand("scout")).reason == "needs-refugee"
    game, events = do(game, 0, Errand("refugee"))
    assert asks(game, 0) == "DropCards"
    assert seen(events, "drew", 1) == [{"seat": 0, "amount": 2}]
    assert legal(game, 0) == [Drop(("pills",)), Drop(("net",))]
    assert refused(game, 0, Drop(("net", "pills"))).reason == "so-many-of-these"
    game, events = do(game, 0, Drop(("net",)))
    assert seen(events, "dropped", 1) == [{"seat": 0, "amount": 1}]
    assert sorted(game.tribes[0].hand) == ["pills", "scout"]
    assert game.tribes[0].down == ["net"]
    assert "draw" not in kinds(game, 0)
    assert len({arctic.redeal(game, 1, n).tribes[0].down[0] for n in range(20)}) > 1


def test_the_sergeants_tools_are_safe_and_saboteurs_cheap() -> None:
    """[leader.sergeant] One medicine; a saboteur finds no target."""
    game = led("sergeant_at_arms", "hunter spear pills", "saboteur")
    assert price(game.tribes[0], "saboteur") == Cost(medicine=1)
    assert price(game.tribes[1], "saboteur") == CARD["saboteur"].cost
    game, events = do(game, 0, Hunt(("hunter", "spear")))
    assert seen(events, "hunted"), "nobody could answer"


def test_the_excavators_refugees_dig() -> None:
    """[leader.excavator] One each, and one more with a tool in place of its figure."""
    tribe = Tribe(leader="excavator")
    assert total(tribe, ["refugee"], "dig") == 1
    assert total(tribe, ["refugee", "shovel"], "dig") == 2
    assert total(tribe, ["refugee", "scavenger", "shovel"], "dig") == 1 + 1 + 2
    assert total(tribe, ["refugee", "scavenger", "shovel", "pickaxe"], "dig") == 1 + 1 + 2 + 1
    assert total(Tribe(leader="excavator", wounded=True), ["refugee", "shovel"], "dig") == 2


def test_the_rangers_refugees_and_families_hunt() -> None:
    """[leader.ranger] One each."""
    tribe = Tribe(leader="ranger")
    assert total(tribe, ["refugee", "tribe_family_5"], "hunt") == 2
    assert total(Tribe(), ["refugee", "tribe_family_5"], "hunt") == 0


def test_every_leader_of_the_box_is_spoken_for() -> None:
    """[leaders.choose] Ten of them, each with words that a rule plays."""
    assert sum(row.box == "hq" for row in LEADER.values()) == 10
    assert all(row.words for row in LEADER.values())


# --- dirty tricks


def test_a_saboteur_disables_a_finished_building() -> None:
    """[tricks.disable] In the own turn, discarded; it does nothing, and still counts."""
    game = laid("saboteur", "", hq=4)
    game.tribes[1].sites = [Site("armory", [], ["net"]), Site("pharmacy", ["junk"])]
    assert refused(game, 0, Sabotage("saboteur", 1, "pharmacy")).reason == "cannot-disable"
    game, events = do(game, 0, Sabotage("saboteur", 1, "armory"))
    assert seen(events, "disabled") == [
        {"seat": 1, "by": 0, "weapon": "saboteur", "building": "armory"}
    ]
    assert game.tribes[0].discard == ["saboteur"]
    assert not game.tribes[1].sites[0].works
    assert "net" in game.tribes[1].owned()
    clean = laid("saboteur", "", hq=3)
    clean.tribes[1].sites = [Site("armory", [])]
    assert "sabotage" not in kinds(clean, 0)


def test_a_saboteur_disables_a_building_in_the_skirmish() -> None:
    """[tricks.disable] It stays, and no longer fights."""
    game = laid("saboteur", "refugee", "refugee", hq=4, steps=[])
    game.tribes[1].sites = [Site("armory", [])]
    game.agenda.append(Skirmish())
    game = start(game)
    game, events = do(game, 0, Sabotage("saboteur", 1, "armory"))
    assert seen(events, "disabled")
    assert {e["seat"]: e["fight"] for e in seen(events, "fought")}[0] == 0


@pytest.mark.parametrize(("hq", "offered"), [(3, False), (4, True)])
def test_leaders_and_buildings_are_attacked_by_dirty_tricks_alone(hq: int, offered: bool) -> None:
    """[tricks.wound, tricks.disable] That is the fourth module, gathering and in the skirmish."""
    for step in (Turn(0), Skirmish()):
        game = laid("sniper_team saboteur", "refugee", hq=hq, steps=[])
        game.tribes[1].leader, game.tribes[1].sites = "butcher", [Site("armory", [])]
        game.agenda.append(step)
        tricks = kinds(start(game), 0) & {"wound", "sabotage"}
        assert tricks == ({"wound", "sabotage"} if offered else set())


def test_snipers_wound_a_leader_who_then_does_nothing() -> None:
    """[tricks.wound, tricks.heal] A medic may stop it; assassins cannot; any medicine heals."""
    game = laid("sniper_team assassin", "medic", "medic pills refugee", hq=4)
    game.tribes[2].leader = "butcher"
    assert refused(game, 0, Wound("assassin", 2)).reason == "cannot-wound"
    aimed, _ = do(game, 0, Wound("sniper_team", 2))
    assert [seat for seat, _ in awaited(aimed)] == [1, 2]
    saved, _ = do(aimed, 2, Pass())
    saved, events = do(saved, 1, Save("medic"))
    assert seen(events, "saved")
    assert not saved.tribes[2].wounded
    hit, _ = do(aimed, 2, Pass())
    hit, events = do(hit, 1, Pass())
    assert seen(events, "wounded") == [
        {"seat": 2, "by": 0, "weapon": "sniper_team", "leader": "butcher"}
    ]
    assert gathers(hit, 0)
    assert not hit.tribes[2].has_leader("give_up")


def test_a_medicine_heals_the_own_leader() -> None:
    """[tricks.heal] Until then it does nothing."""
    game = led("butcher", "refugee pills medic", "")
    assert refused(game, 0, Heal("pills")).reason == "not-wounded"
    game.tribes[0].wounded = True
    assert refused(game, 0, Sacrifice("refugee")).reason == "leader-wounded"
    assert refused(game, 0, Heal("refugee")).reason == "no-medicine"
    game, events = do(game, 0, Heal("medic"))
    assert seen(events, "healed") == [{"seat": 0, "card": "medic", "leader": "butcher"}]
    assert Sacrifice("refugee") in legal(game, 0)


def test_leaders_of_others_are_no_ones_business() -> None:
    """[leaders.once] A power is its owner's alone."""
    game = led("ranger", "refugee", "")
    assert refused(game, 0, Sacrifice("refugee")).reason == "not-your-leader"
    assert refused(game, 0, Errand("refugee")).reason == "not-your-leader"
    assert Dig.verb not in kinds(game, 0)
    assert {Snipe.verb, Disarm.verb}.isdisjoint(kinds(game, 0))
