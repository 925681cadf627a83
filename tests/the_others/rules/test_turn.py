"""A hero's turn: moving, one action, city actions, upgrades and powers."""

from __future__ import annotations

import pytest

from engine.games.the_others import PACKAGE as others
from engine.games.the_others.content import BESIDE, LAYOUT, SIN, UPGRADE
from engine.games.the_others.heroes.turn import Act, TurnOver
from engine.games.the_others.picks import (
    Aid,
    Attack,
    Carry,
    City,
    Clean,
    EndTurn,
    Heal,
    Inject,
    Keep,
    Kill,
    Lead,
    Move,
    Purify,
    Skip,
    Suffer,
    Sweep,
    Throw,
    Transit,
)
from engine.games.the_others.rounds import Turns
from engine.games.the_others.state import Turn
from tests.the_others.tables import Dice, acting, asks, do, hero, laid, offers, refused, seen

# --- moving


def test_a_hero_moves_space_by_space_up_to_its_value() -> None:
    """[turn.move] Beside only, and no further than its value."""
    game = acting()
    assert offers(game, 1, Move) == [Move(space) for space in BESIDE["a2"]]
    assert refused(game, 1, Move("c2")).reason == "not-beside"
    game, _ = do(game, 1, Move("b2"), Move("b1"))
    assert game.heroes[0].place == "b1"
    assert refused(acting(left=0, monsters={"a2": "acolyte"}), 1, Move("a1")).reason == "no-moves"


def test_the_action_comes_before_or_after_the_whole_move(dice: Dice) -> None:
    """[turn.whole_move, turn.one_action] Having moved and acted a hero moves no more; one action a
    turn."""
    board = {"a2": ["fire"], "b2": ["pentacle"]}
    before, _ = do(acting(tokens=board), 1, Clean(), Skip())
    assert offers(before, 1, Move)
    assert refused(before, 1, Clean()).reason == "has-acted"
    after, _ = do(acting(left=3, tokens=board, monsters={"a1": "acolyte"}), 1, Move("b2"))
    after, _ = do(after, 1, Clean(), Skip())
    assert not offers(after, 1, Move)
    assert refused(after, 1, Move("b1")).reason == "move-is-over"


def test_whoever_leaves_monsters_is_hurt(dice: Dice) -> None:
    """[move.leaving] A die for each, three at most, and armour does not help."""
    team = [hero("bastien", "c2")]
    game = acting(*team, monsters={"c2": "acolyte acolyte acolyte acolyte"})
    dice.set(theirs="claw tentacle claw claw")
    game, _ = do(game, 1, Move("c1"))
    assert dice.thrown == [("sin", 3)]
    assert (game.heroes[0].wounds, game.heroes[0].corruption) == (2, 1)


def test_fires_and_corruption_hurt_whoever_enters() -> None:
    """[move.entering, tokens.fire, tokens.corruption] One each, two at most."""
    game, _ = do(acting(tokens={"a1": ["fire"] * 3}), 1, Move("a1"))
    assert game.heroes[0].wounds == 2
    game, _ = do(acting(tokens={"a1": ["corruption"] * 3}), 1, Move("a1"))
    assert game.heroes[0].corruption == 2


def test_hidden_tokens_are_turned_up_by_whoever_enters() -> None:
    """[tokens.hidden] And work at once."""
    game, events = do(acting(hidden={"a1": ["corruption", "blank"]}), 1, Move("a1"))
    assert game.tokens == {"a1": ["corruption"]}
    assert not game.hidden
    assert game.heroes[0].corruption == 1
    assert seen(events, "turned_up")[0]["tokens"] == ["blank", "corruption"]


def test_odon_ignores_one_corruption_token_a_turn() -> None:
    """[hero.power] The first that he enters."""
    tokens = {"a1": ["corruption"], "b1": ["corruption"]}
    game, _ = do(acting(hero("odon"), left=3, tokens=tokens), 1, Move("a1"))
    assert game.heroes[0].corruption == 0
    game, _ = do(game, 1, Move("b1"))
    assert game.heroes[0].corruption == 1
    team = [hero("ines"), hero("odon", seat=2)]
    led, _ = do(acting(*team, tokens=tokens), 1, Lead("lead", "odon", "a1"))
    assert led.heroes[1].corruption == 0, "whoever's turn it is"
    calling = acting(hero("odon", upgrades=["radio"]), hero("ines", seat=2), tokens=tokens)
    called, _ = do(calling, 1, Move("a1"), Lead("call", "ines", "a1"))
    assert [one.corruption for one in called.heroes] == [0, 1], "nobody else ignores any"


def test_an_eclipse_slows_all_heroes() -> None:
    """[track.omens] In the round after it one space less, neither before nor later."""
    for round, left in ((1, 2), (2, 1), (3, 2)):
        turn = laid(dim=2, round=round).turn
        assert turn is not None
        assert turn.left == left


# --- the action


def test_a_hero_may_do_nothing() -> None:
    """[turn.one_action, turn.over] Its turn ends, and the Sins may react."""
    game = laid(monsters={"c2": "acolyte"})
    game, _ = do(game, 1, EndTurn())
    assert asks(game) == "React"


def test_a_hero_fights_where_it_stands_or_cleans() -> None:
    """[action.fight, action.clean, clean.which] Monsters do not keep it from cleaning; printed
    nests and altars are nothing to clean."""
    game = acting(hero(place="d2"), monsters={"d2": "acolyte"}, tokens={"d2": ["fire"]})
    assert offers(game, 1, Attack) == [Attack("d2")]
    assert offers(game, 1, Clean)
    bare = acting(hero(place="d1"), altars=["d1"])
    assert refused(bare, 1, Clean()).reason == "nothing-to-clean"
    assert refused(acting(), 1, Attack("c2")).reason == "no-target"


def test_each_fist_takes_a_token_of_ones_choice(dice: Dice) -> None:
    """[clean.fists, clean.choose, fight.helpers, tokens.printed] Skill dice and one for each other
    hero; bursts are no success."""
    team = [hero("vigie", "d1"), hero("ines", "d1", 2)]
    game = acting(*team, tokens={"d1": ["corruption", "fire", "nest"]})
    dice.set("fist burst both shield")
    game, _ = do(game, 1, Clean(), Skip())
    assert dice.thrown == [("sin", 0), ("hero", 3)]
    assert len(offers(game, 1, Sweep)) == 3
    game, _ = do(game, 1, Sweep("nest", "d1"), Sweep("fire", "d1"))
    assert game.tokens == {"d1": ["corruption"]}
    assert game.count("d1", "nest") == 1


def test_saba_heals_when_she_cleans_enough(dice: Dice) -> None:
    """[hero.power] Two tokens, then a wound of anybody she likes in her space."""
    team = [hero("saba", "b1", wounds=1), hero("ines", "b1", 2, wounds=3)]
    game = acting(*team, tokens={"b1": ["fire", "fire"]})
    dice.set("fist fist")
    game, _ = do(game, 1, Clean(), Skip())
    assert offers(game, 1, Heal) == [Heal("saba"), Heal("ines")]
    game, _ = do(game, 1, Heal("saba"))
    assert [one.wounds for one in game.heroes] == [0, 3]
    assert asks(game) == "Act"
    for tokens in range(1, 4):
        game = acting(*team, tokens={"b1": ["fire"] * tokens})
        dice.set("fist fist fist")
        assert bool(offers(do(game, 1, Clean(), Skip())[0], 1, Heal)) == (tokens >= 2)


# --- city actions


def test_a_city_action_is_free_and_may_stand_between_steps() -> None:
    """[city.when, city.monsters] Monsters do not prevent it, and the action is left."""
    game = acting(hero(place="a1", wounds=2), monsters={"a1": "acolyte"}, left=2)
    game, _ = do(game, 1, City())
    assert game.heroes[0].wounds == 0
    assert offers(game, 1, Move)
    assert offers(game, 1, Attack)


@pytest.mark.parametrize("place", sorted(LAYOUT["a"].districts))
def test_a_district_is_closed_or_taken_by_itself(place: str) -> None:
    """[city.slot, cards.words] What happens to another one does not matter."""
    for other in LAYOUT["a"].districts:
        for more in (
            {"turn": Turn("vigie", 2, closed=other)},
            {"closed": [other]},
            {"reserve": [other]},
        ):
            taken = other if more.pop("reserve", None) else ""
            team = [hero(place=place), hero("ines", "a2", 2, district=taken)]
            game = laid(*team, **{"turn": Turn("vigie", 2), **more}, steps=[Act(1, "vigie")])
            assert bool(offers(game, 1, City)) == (place != other), more
            closed = {space.id for space in others.view(game, 1).spaces if space.closed}
            assert closed == ({other} if more else set())


def test_a_hero_has_one_city_token_and_a_district_one_slot() -> None:
    """[city.token, city.slot] Both until the round is over."""
    team = [hero(place="a1", district="b2"), hero("ines", "b2", 2)]
    assert refused(acting(*team), 1, City()).reason == "no-city-action"
    assert not offers(acting(team[1], team[0]), 2, City)
    assert offers(acting(hero("ines", "b2", 2)), 2, City)
    assert not offers(acting(hero("ines", "b2", 2), closed=["b2"]), 2, City)


def test_effects_of_a_district_in_any_order() -> None:
    """[city.all] The watchtower scouts and snipes; what has no target is left out."""
    game = acting(
        hero(place="e1"), monsters={"d1": "acolyte", "e2": "abomination"}, hidden={"a3": ["fire"]}
    )
    game, _ = do(game, 1, City())
    assert offers(game, 1, Carry) == [Carry("lookout"), Carry("snipe")]
    game, _ = do(game, 1, Carry("snipe"))
    assert game.dead == ["acolyte"]
    assert game.tokens == {"a3": ["fire"]}
    the_others, _ = do(acting(hero(place="e1"), monsters={"d1": "acolyte acolyte"}), 1, City())
    assert asks(the_others) == "CityEffects"
    the_others, _ = do(the_others, 1, Carry("lookout"))
    assert the_others.dead == ["acolyte"]


def test_hospital_and_cathedral_work_twice_on_whoever_is_there() -> None:
    """[city.effects] A wound or a corruption each."""
    game = acting(hero(place="a1", wounds=1), hero("ines", "a1", 2, wounds=2))
    game, _ = do(game, 1, City(), Heal("ines"), Heal("ines"))
    assert [one.wounds for one in game.heroes] == [1, 0]
    game = acting(hero(place="b2", corruption=2), hero("ines", "b2", 2, corruption=1))
    game, _ = do(game, 1, City(), Purify("vigie"), Purify("ines"))
    assert [one.corruption for one in game.heroes] == [1, 0]


def test_station_university_and_harbour() -> None:
    """[city.effects] A street without monsters; a token here or beside; an extra turn for a
    corruption."""
    game = acting(hero(place="d2"), monsters={"d2": "acolyte", "c2": "acolyte"})
    game, _ = do(game, 1, City())
    streets = [pick.space for pick in offers(game, 1, Transit)]
    assert "c2" not in streets
    assert "b2" not in streets
    game, _ = do(game, 1, Transit("e2"))
    assert game.heroes[0].place == "e2"
    assert game.heroes[0].wounds == 0
    held = acting(hero(place="d2"), monsters={"d2": "acolyte"})
    assert held.turn is not None
    held.turn.held = True
    held, _ = do(held, 1, City())
    assert held.heroes[0].place == "d2"
    assert asks(held) == "Act"
    game, _ = do(
        acting(hero(place="a3"), tokens={"b3": ["fire"], "a2": ["nest"]}),
        1,
        City(),
        Sweep("nest", "a2"),
    )
    assert game.tokens == {"b3": ["fire"]}
    game, _ = do(acting(hero(place="c3")), 1, City(), Carry("surge"))
    assert (game.heroes[0].extra, game.heroes[0].corruption) == (1, 1)


def test_of_two_upgrades_one_is_kept() -> None:
    """[upgrade.draw, upgrade.limit, city.effects] Face up; a hero with three gives one for it."""
    game = acting(hero(place="c1"), upgrades=["boots", "vest", "salt"])
    game, events = do(game, 1, City())
    assert sorted(seen(events, "offered")[0]["cards"]) == ["salt", "vest"]
    game, _ = do(game, 1, Keep("vest", ""))
    assert game.heroes[0].upgrades == ["vest"]
    assert game.upgrade_discards == ["salt"]
    full = acting(hero(place="c1", upgrades=["boots", "boots", "radio"]), upgrades=["vest", "salt"])
    full, _ = do(full, 1, City())
    assert Keep("vest", "") not in offers(full, 1, Keep)
    full, _ = do(full, 1, Keep("vest", "boots"))
    assert sorted(full.heroes[0].upgrades) == ["boots", "radio", "vest"]
    none, _ = do(acting(hero(place="c1"), upgrades=["vest", "salt"]), 1, City(), Skip())
    assert len(none.upgrade_discards) == 2


def test_greed_takes_a_toll() -> None:
    """[sin.passive] A corruption, or an upgrade."""
    game = acting(hero(place="a1", upgrades=["vest"], wounds=1), sin="greed")
    game, _ = do(game, 1, City())
    assert offers(game, 1, Suffer) == [Suffer("corruption"), Suffer("vest")]
    for card in UPGRADE:
        game.heroes[0].upgrades = [card]
        paid, _ = do(game, 1, Suffer(card))
        assert paid.heroes[0].upgrades == []
        assert (paid.heroes[0].wounds, paid.heroes[0].corruption) == (0, 0)
    game, _ = do(game, 1, Suffer("corruption"))
    assert game.heroes[0].corruption == 1


# --- upgrades and powers


def test_upgrades_that_always_work() -> None:
    """[upgrade.uses] Figures, an amulet, an extinguisher."""
    one = hero(upgrades=["blessed_blade", "vest", "boots"])
    assert (one.has("fight"), one.armour, one.has("move")) == (1, 1, 1)
    one.down.append("vest")
    assert one.armour == 0
    turn = laid(hero(upgrades=["boots"])).turn
    assert turn is not None
    assert turn.left == 3
    game = acting(hero(upgrades=["amulet"]), tokens={"a1": ["corruption"], "b1": ["corruption"]})
    game, _ = do(game, 1, Move("a1"))
    assert game.heroes[0].corruption == 0
    game, _ = do(game, 1, Move("b1"))
    assert game.heroes[0].corruption == 1
    game, _ = do(
        acting(hero(upgrades=["extinguisher"]), tokens={"a1": ["fire", "fire"]}), 1, Move("a1")
    )
    assert game.heroes[0].wounds == 0
    assert game.tokens == {"a1": ["fire"]}


def test_upgrades_that_are_used() -> None:
    """[upgrade.uses] First aid once a round, adrenaline and grenade discarded."""
    game = acting(hero(upgrades=["first_aid", "adrenaline"], wounds=2))
    game, _ = do(game, 1, Aid("vigie"))
    assert game.heroes[0].wounds == 1
    assert not offers(game, 1, Aid)
    two = acting(hero(upgrades=["first_aid", "first_aid"], wounds=3))
    two, _ = do(two, 1, Aid("vigie"), Aid("vigie"))
    assert two.heroes[0].wounds == 1
    assert not offers(two, 1, Aid)
    game, _ = do(game, 1, Inject())
    assert game.heroes[0].extra == 1
    assert game.upgrade_discards == ["adrenaline"]
    game = acting(hero(upgrades=["grenade"]), monsters={"b2": "acolyte abomination"})
    game, _ = do(game, 1, Throw("b2"))
    game, _ = do(game, 1, Kill(0, 1, 0, 0))
    assert len(game.dead) == 1


def test_ines_leads_and_the_radio_calls() -> None:
    """[hero.power, upgrade.uses] Another hero moves one space without being hurt for leaving."""
    team = [hero("ines"), hero("vigie", "b2", 2), hero("ursa", "e3", 2)]
    game = acting(*team, monsters={"b2": "acolyte"})
    assert {pick.hero for pick in offers(game, 1, Lead)} == {"vigie"}
    game, _ = do(game, 1, Lead("lead", "vigie", "b1"))
    assert game.heroes[1].place == "b1"
    assert game.heroes[1].wounds == 0
    assert not offers(game, 1, Lead)
    game = acting(hero("vigie", upgrades=["radio"]), hero("ursa", "e3", 2))
    assert {pick.hero for pick in offers(game, 1, Lead)} == {"ursa"}


# --- sins at the end of a turn


@pytest.mark.parametrize(("moves", "level"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_sloth_makes_haste_painful(moves: int, level: int) -> None:
    """[sin.passive] Two spaces or more cost a corruption."""
    game = laid(hero("ursa"), sin="sloth", steps=[Turns()])
    for space in ("b2", "b1", "c1")[:moves]:
        game, _ = do(game, 1, Move(space))
    if game.turn is not None:
        game, _ = do(game, 1, EndTurn())
    assert game.heroes[0].corruption == level


@pytest.mark.parametrize("sin", SIN)
def test_a_turn_that_is_over_already_ends_without_harm(sin: str) -> None:
    """[turn.over, sin.passive] Its hero has died, or has come back by a correction."""
    for turn, who in ((None, "vigie"), (Turn("odon", 0, moved=3), "odon")):
        game = laid(hero(), sin=sin, monsters={"a2": "acolyte"}, turn=turn, steps=[TurnOver(who)])
        assert (game.turn, game.heroes[0].corruption, game.heroes[0].wounds) == (None, 0, 0)


def test_lust_lingers() -> None:
    """[sin.passive] A turn that ends beside a monster costs a corruption."""
    game = laid(hero(), sin="lust", monsters={"a2": "acolyte"})
    game, _ = do(game, 1, EndTurn())
    assert game.heroes[0].corruption == 1
    assert asks(game) == "React"
