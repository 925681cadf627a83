"""Night, collecting: pressure on weaker active rivals."""

from __future__ import annotations

from engine.games.gharkane.night.moves import ChooseMove
from engine.games.gharkane.night.pressure import FacePressure, GiveGoods, Press
from engine.games.gharkane.night.visit import Visit
from engine.games.gharkane.picks import Defend, Forage, Give, MoveHero, Pass
from engine.games.gharkane.shelter import CLOSED
from engine.games.gharkane.state import Gharkane
from engine.kernel import awaited, legal, pending
from tests.gharkane.conftest import (
    begin,
    chosen,
    hero,
    night,
    owns,
    refused,
    repaired,
    room,
    standing,
    stores,
    told,
)


def question(game: Gharkane) -> object:
    ((choice, _),) = pending(game)
    return choice


def arrives(game: Gharkane, force: int) -> Gharkane:
    """A hero of seat 0 comes to Nornaald."""
    hero(game, 0, force, "jel_zaer")
    return chosen(begin(game, ChooseMove(0)), 0, MoveHero(force, "jel_zaer", "nornaald"))


def test_an_arriving_hero_presses_a_weaker_one_before_it_collects_for_free() -> None:
    """[night.pressure, night.pressure.amount] Five against three: two, and five actions remain."""
    game = night()
    standing(game, 1, 3, "nornaald")
    game = arrives(game, 5)
    assert question(game) == FacePressure(1, 0, 2)
    game = chosen(game, 1, Defend(0), Pass())
    assert question(game) == Visit(0, "nornaald", 5)


def test_each_ammo_lowers_the_pressure_by_one() -> None:
    """[night.pressure.defend] One ammo leaves one good to give, two leave none."""
    game = night()
    standing(game, 1, 3, "nornaald")
    owns(game, 1, ammo=3, wood=1, can=1)
    game = arrives(game, 5)
    assert legal(game, 1) == [Defend(0), Defend(1), Defend(2)]
    assert question(chosen(game, 1, Defend(2))) == Visit(0, "nornaald", 5)
    game = chosen(game, 1, Defend(1))
    assert question(game) == GiveGoods(1, 0, 1)
    assert legal(game, 1) == [Give("can"), Give("wood")]
    game = chosen(game, 1, Give("wood"))
    assert stores(game, 1) == {"can": 1, "ammo": 2}
    assert stores(game, 0) == {"wood": 1}
    assert question(game) == Visit(0, "nornaald", 5)


def test_no_more_ammo_is_spent_than_there_is_pressure_or_ammo() -> None:
    """[night.pressure.defend] The refusal gives the figures."""
    game = night()
    standing(game, 1, 4, "nornaald")
    owns(game, 1, ammo=3)
    game = arrives(game, 5)
    assert refused(game, 1, Defend(2)).figures == {"needed": 2, "most": 1}
    assert refused(game, 1, Defend(9)).figures == {"needed": 9, "have": 3}


def test_only_the_victim_spends_ammo() -> None:
    """[night.pressure.attacker] The attacker is not asked, and its ammo stays."""
    game = night(3)
    standing(game, 1, 3, "nornaald")
    standing(game, 2, 3, "nornaald")
    owns(game, 0, ammo=5)
    owns(game, 1, ammo=5)
    owns(game, 2, med=5)
    game = arrives(game, 5)
    assert [seat for seat, _ in awaited(game)] == [1]
    game = chosen(game, 1, Defend(2))
    assert question(game) == FacePressure(2, 0, 2), "the defence of one protects no other"
    game = chosen(game, 2, Defend(0), Give("med"), Give("med"))
    assert stores(game, 0) == {"ammo": 5, "med": 2}


def test_every_weaker_rival_suffers_the_whole_difference_clockwise() -> None:
    """[night.pressure.order, night.pressure.amount] From the attacker's left; equals are spared."""
    game = night(4)
    game.shelters.append(game.shelters.pop(0))
    standing(game, 3, 3, "nornaald")
    standing(game, 0, 4, "nornaald")
    standing(game, 1, 5, "nornaald")
    hero(game, 2, 5, "jel_zaer")
    game = chosen(begin(game, ChooseMove(2)), 2, MoveHero(5, "jel_zaer", "nornaald"))
    assert question(game) == FacePressure(3, 2, 2)
    game = chosen(game, 3, Defend(0), Pass())
    assert question(game) == FacePressure(0, 2, 1)
    game = chosen(game, 0, Defend(0), Pass())
    assert question(game) == Visit(2, "nornaald", 5)


def test_lying_and_closed_heroes_and_stronger_ones_are_not_pressed() -> None:
    """[night.pressure.active, heroes.active] Nor is a weaker hero who arrives."""
    game = night(4)
    hero(game, 1, 3, "nornaald")
    hero(game, 2, 3, "nornaald", CLOSED)
    standing(game, 3, 5, "nornaald")
    assert question(arrives(game, 4)) == Visit(0, "nornaald", 4)


def test_pressure_holds_at_the_haciendas_too() -> None:
    """[night.pressure.active] The slots come after it."""
    game = night()
    standing(game, 1, 3, "haciendas")
    hero(game, 0, 4, "with_an")
    game = chosen(begin(game, ChooseMove(0)), 0, MoveHero(4, "with_an", "haciendas"))
    assert question(game) == FacePressure(1, 0, 1)
    assert stores(game, 0) == {}


def test_goods_are_given_but_never_ammo_and_who_has_less_gives_less() -> None:
    """[night.pressure.give, words.ammo, words.supplies] Medicine counts; ammo stays."""
    game = night()
    owns(game, 1, ammo=4, med=1)
    game = begin(game, GiveGoods(1, 0, 2))
    assert legal(game, 1) == [Give("med")]
    assert refused(game, 1, Give("ammo")).reason == "not-a-good"
    assert refused(game, 1, Give("wood")).reason == "none-of-it"
    assert refused(game, 1, Pass()).reason == "must-give"
    game = chosen(game, 1, Give("med"))
    assert legal(game, 1) == [Pass()]
    game = chosen(game, 1, Pass())
    assert stores(game, 1) == {"ammo": 4}
    assert not pending(game)


def test_the_victim_is_asked_even_with_nothing_to_answer() -> None:
    """[secrets.private] A missing question would tell that it has no ammo."""
    game = night()
    standing(game, 1, 3, "nornaald")
    game = arrives(game, 5)
    assert legal(game, 1) == [Defend(0)]
    assert awaited(game) == [(1, "FacePressure")]


def test_a_woven_cuirass_takes_two_off_one_pressure_a_turn() -> None:
    """[night.pressure.bonus, content.equipment, day.repair.once] Ammo may add to it."""
    game = night()
    repaired(game, 1, "woven_cuirass", "woven_cuirass")
    owns(game, 1, ammo=3, wood=5)
    game = begin(game, FacePressure(1, 0, 3), FacePressure(1, 0, 3))
    assert Defend(1, "woven_cuirass") in legal(game, 1)
    assert refused(game, 1, Defend(2, "woven_cuirass")).figures == {"needed": 2, "most": 1}
    game, events = told(game, 1, Defend(0, "woven_cuirass"))
    assert events[0].seen_by(0) == {
        "seat": 1, "by": 0, "ammo": 0, "use": "woven_cuirass", "pressure": 1,
    }  # fmt: skip
    assert question(game) == GiveGoods(1, 0, 1)
    game = chosen(game, 1, Give("wood"))
    assert refused(game, 1, Defend(0, "woven_cuirass")).reason == "bonus-not-ready"


def test_a_lookout_post_cancels_one_pressure_and_each_copy_works_once() -> None:
    """[night.pressure.bonus, content.rooms, day.build.copies, rooms.bonus] Only while full."""
    game = night()
    room(game, 1, "lookout_post")
    room(game, 1, "lookout_post")
    game = begin(game, *[FacePressure(1, 0, 3) for _ in range(3)])
    game = chosen(game, 1, Defend(0, "lookout_post"))
    assert question(game) == FacePressure(1, 0, 3)
    game = chosen(game, 1, Defend(0, "lookout_post"))
    assert refused(game, 1, Defend(0, "lookout_post")).rule == "night.pressure.bonus"

    partly = night()
    room(partly, 1, "lookout_post", survivors=3)
    assert legal(begin(partly, FacePressure(1, 0, 3)), 1) == [Defend(0)]


def test_no_ammo_goes_with_a_cancelled_pressure() -> None:
    """[night.pressure.bonus, night.pressure.defend] Nothing is left to spend it on."""
    game = night()
    room(game, 1, "lookout_post")
    owns(game, 1, ammo=3)
    game = begin(game, FacePressure(1, 0, 2))
    assert refused(game, 1, Defend(1, "lookout_post")).figures == {"needed": 1, "most": 0}


def test_aiming_goggles_add_one_to_victims_already_weaker() -> None:
    """[night.pressure.bonus, content.equipment] Offered only where there is such a victim."""
    game = night(3)
    standing(game, 1, 3, "nornaald")
    standing(game, 2, 5, "nornaald")
    repaired(game, 0, "aiming_goggles")
    hero(game, 0, 5, "jel_zaer")
    game = begin(game, ChooseMove(0))
    offered = {(p.place, p.gear) for p in legal(game, 0)}
    assert ("nornaald", "aiming_goggles") in offered
    assert ("nornaald", "none") in offered
    assert ("jenntur", "aiming_goggles") not in offered
    game = chosen(game, 0, MoveHero(5, "jel_zaer", "nornaald", "aiming_goggles"))
    assert question(game) == FacePressure(1, 0, 3)
    assert game.shelters[0].gear[0].used
    game = chosen(game, 1, Defend(0), Pass())
    assert question(game) == Visit(0, "nornaald", 5)
    assert Forage(collect=5) in legal(game, 0)


def test_pressing_nobody_asks_nobody() -> None:
    """[night.pressure] Alone at a place."""
    game = night()
    assert not pending(begin(game, Press(0, 5, "nornaald")))


def test_everybody_hears_the_pressure_that_equipment_makes() -> None:
    """[night.pressure.amount, night.pressure.bonus] The difference of force and what is added."""
    game = begin(night(), Press(0, 5, "nornaald"))
    standing(game, 1, 3, "nornaald")
    game = begin(game, Press(0, 5, "nornaald", more=1))
    heard = [e.seen_by(None) for e in game.new_events if e.name == "pressed"]
    assert [facts["pressure"] for facts in heard if facts] == [3]
    assert question(game) == FacePressure(1, 0, 3)
