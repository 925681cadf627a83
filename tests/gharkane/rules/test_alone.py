"""Alone: the wanderers' way, what they take, their pressure; medals."""

from __future__ import annotations

import pytest

from bot.lab.simulate import simulate
from engine.corrections import SetFigure
from engine.games.gharkane import PACKAGE, new_game
from engine.games.gharkane.content import DAYS, EDITION, FORCES, PLACES, STOCK
from engine.games.gharkane.guards import NoStronger
from engine.games.gharkane.night.moves import NextHero
from engine.games.gharkane.night.pressure import FacePressure
from engine.games.gharkane.night.wanderers import WandererMoves
from engine.games.gharkane.options import Options
from engine.games.gharkane.picks import Defend, Forage, Give, MoveHero, Pass, Stay
from engine.games.gharkane.record import Record
from engine.games.gharkane.redeal import redeal
from engine.games.gharkane.rounds import Dawn, Dusk
from engine.games.gharkane.score import End, medals
from engine.games.gharkane.shelter import CLOSED, LYING, STANDING, Hero
from engine.games.gharkane.state import NOBODY, Gharkane, Variant
from engine.games.gharkane.view import view
from engine.kernel import Event, legal, play, question
from engine.record import read_record
from tests.gharkane.conftest import begin, chosen, four_heroes, hero, night, owns, standing, told


def alone(*wanderers: Hero) -> Gharkane:
    """A night of one seat with these wanderers."""
    game = night(1)
    game.wanderers = list(wanderers)
    return game


def rolled(game: Gharkane, die: int) -> Gharkane:
    """The game with a seed that rolls this next."""
    for seed in range(1000):
        game.seed = seed
        trial = Gharkane(seats=1, seed=seed)
        if 1 + trial.roll(6) == die:
            return game
    raise AssertionError("a die that never comes")


def named(events: list[Event], name: str) -> list[dict[str, object]]:
    """The facts of every event of that name."""
    return [dict(event.facts) for event in events if event.name == name]


def wander(game: Gharkane, die: int) -> list[Event]:
    """One wanderer moves; return the events."""
    begin(rolled(game, die), WandererMoves())
    return list(game.new_events)


def test_four_wanderers_begin_on_every_other_place_and_only_alone() -> None:
    """[alone, alone.wanderers] Forces as those of a seat, the strongest in Sanedys."""
    game = new_game(1, 5, Options())
    assert game.wanderers == [
        Hero(3, "nornaald"),
        Hero(3, "jenntur"),
        Hero(4, "with_an"),
        Hero(5, "sanedys"),
    ]
    assert [PLACES.index(wanderer.place) for wanderer in game.wanderers] == [0, 2, 4, 6]
    assert sorted(wanderer.force for wanderer in game.wanderers) == sorted(FORCES)
    for seats in (2, 3, 4):
        assert new_game(seats, 5, Options()).wanderers == []


@pytest.mark.parametrize(("die", "steps"), [(1, 1), (2, 2), (3, 1), (4, 2), (5, 1), (6, 2)])
def test_an_odd_die_is_one_place_and_an_even_one_two(die: int, steps: int) -> None:
    """[alone.move] Clockwise, from the last place to the first."""
    game = alone(Hero(4, "dulaanis"))
    events = wander(game, die)
    place = PLACES[steps - 1]
    assert game.wanderers == [Hero(4, place, STANDING)]
    (facts,) = named(events, "wandered")
    assert facts == {"force": 4, "origin": "dulaanis", "place": place, "die": die}


def test_collapsed_roads_hold_a_wanderer_up() -> None:
    """[alone.move, night.event.lasting] An even die is one place then."""
    game = alone(Hero(4, "dulaanis"))
    game.events_open = ["collapsed_roads"]
    wander(game, 6)
    assert game.wanderers[0].place == "nornaald"


def test_the_strongest_goes_first_and_each_once_a_night() -> None:
    """[alone.order] Of two alike the one in front in the tables; nobody moves a fifth time."""
    game = alone(Hero(3, "nornaald"), Hero(3, "jenntur"), Hero(4, "with_an"), Hero(5, "sanedys"))
    begin(game, *[WandererMoves()] * 5)
    moved = named(list(game.new_events), "wandered")
    assert [facts["origin"] for facts in moved] == ["sanedys", "with_an", "nornaald", "jenntur"]
    assert {wanderer.stance for wanderer in game.wanderers} == {STANDING}


def test_one_moves_after_each_hero_once_it_has_acted() -> None:
    """[alone.order, night.move.order] After the visit, before the next hero is asked for."""
    game = alone(Hero(3, "jenntur"), Hero(5, "sanedys"))
    hero(game, 0, 4, "nornaald")
    hero(game, 0, 3, "kraveth")
    game = begin(game, NextHero(0))
    game, events = told(game, 0, MoveHero(4, "nornaald", "jel_zaer", deed="none"))
    assert not named(events, "wandered")
    game, events = told(game, 0, Forage(collect=4))
    assert [facts["force"] for facts in named(events, "wandered")] == [5]
    assert any(isinstance(pick, MoveHero) for pick in legal(game, 0))


def test_the_others_set_out_when_no_hero_can_move() -> None:
    """[alone.order, night.move.stuck] Each wanderer walks once a night, whatever the heroes do."""
    game = alone(*[Hero(3, place) for place in ("dulaanis", "nornaald", "jel_zaer", "jenntur")])
    game.events_open = ["collapsed_roads"]
    four_heroes(game, 0, "nornaald", "jel_zaer", "jenntur", "kraveth")
    game.shelters[0].heroes[0] = Hero(5, "nornaald", CLOSED)
    game.shelters[0].heroes[2:] = [Hero(3, "jenntur", CLOSED), Hero(3, "dulaanis", CLOSED)]
    game = begin(game, NextHero(0))
    assert legal(game, 0) == [Stay()]
    game, events = told(game, 0, Stay())
    assert len(named(events, "wandered")) == 4


def test_a_wanderer_removes_as_many_as_its_force() -> None:
    """[alone.take] No more than there are, and nothing of game, rubble or equipment."""
    game = alone(Hero(5, "with_an"), Hero(4, "haciendas"))
    before = (game.game_piles, game.cities, list(game.display), game.equipment_pile)
    wander(game, 2)
    assert game.wanderers[0].place == "sanedys"
    assert game.stock["sanedys"] == 1
    events = wander(game, 1)
    assert game.stock["sanedys"] == 0
    assert named(events, "emptied") == [
        {"force": 5, "place": "sanedys", "resource": "chip", "amount": 5},
        {"force": 4, "place": "sanedys", "resource": "chip", "amount": 1},
    ]
    assert before == (game.game_piles, game.cities, game.display, game.equipment_pile)
    assert {place: n for place, n in game.stock.items() if n != 6} == {"sanedys": 0}


def test_ashes_slow_wanderers_as_they_slow_heroes() -> None:
    """[alone.take, night.event.lasting] One action less."""
    game = alone(Hero(3, "with_an"))
    game.events_open = ["ash_storm"]
    wander(game, 2)
    assert game.stock["sanedys"] == 4


def test_at_the_haciendas_it_takes_nothing_and_holds_the_slot_of_its_force() -> None:
    """[alone.take, night.haciendas.slots] Until dawn; one that lies there holds none."""
    game = alone(Hero(4, "with_an"))
    hero(game, 0, 4, "sanedys")
    game = begin(game, NextHero(0))
    there = [pick for pick in legal(game, 0) if getattr(pick, "place", "") == "haciendas"]
    assert there
    events = wander(game, 1)
    assert not named(events, "emptied")
    slot = next(s for p in view(game, 0).places for s in p.slots if s.force == 4)
    assert slot.taken == NOBODY
    game = begin(game, NextHero(0))
    assert all(getattr(pick, "place", "") != "haciendas" for pick in legal(game, 0))
    begin(game, Dawn())
    assert game.wanderers == [Hero(4, "haciendas", LYING)]


def test_it_presses_a_weaker_active_hero_and_what_is_left_goes_to_the_reserve() -> None:
    """[alone.press, night.pressure.defend, night.pressure.give] By the difference, less ammo."""
    game = alone(Hero(5, "nornaald"))
    standing(game, 0, 3, "jel_zaer")
    owns(game, 0, ammo=1, wood=2)
    events = wander(game, 1)
    assert named(events, "wanderer_pressed") == [
        {"seat": 0, "force": 5, "place": "jel_zaer", "pressure": 2}
    ]
    assert question(game, 0) == FacePressure(0, NOBODY, 2)
    game = chosen(game, 0, Defend(1))
    assert game.shelters[0].stores["ammo"] == 0
    game, events = told(game, 0, Give("wood"))
    assert named(events, "left_behind") == [{"seat": 0, "good": "wood"}]
    assert game.shelters[0].stores["wood"] == 1
    assert not game.agenda


def test_who_has_nothing_leaves_nothing() -> None:
    """[alone.press, night.pressure.give]"""
    game = alone(Hero(5, "nornaald"))
    standing(game, 0, 4, "jel_zaer")
    wander(game, 1)
    game = chosen(game, 0, Defend(0))
    _, events = told(game, 0, Pass())
    assert [event.name for event in events] == ["had_nothing_to_leave"]


@pytest.mark.parametrize(
    ("force", "stance"), [(5, STANDING), (4, STANDING), (3, LYING), (3, CLOSED)]
)
def test_it_presses_no_hero_as_strong_nor_one_that_rests(force: int, stance: str) -> None:
    """[alone.press, night.pressure.active]"""
    game = alone(Hero(4, "nornaald"))
    hero(game, 0, force, "jel_zaer", stance)
    wander(game, 1)
    assert not game.agenda


def test_a_hero_that_arrives_presses_no_wanderer() -> None:
    """[alone.wanderers] They have nothing to take."""
    game = alone(Hero(3, "jel_zaer", STANDING))
    hero(game, 0, 5, "nornaald")
    game = begin(game, NextHero(0))
    _, events = told(game, 0, MoveHero(5, "nornaald", "jel_zaer", deed="none"))
    assert [event.name for event in events] == ["moved"]


def test_a_hero_is_threatened_where_a_stronger_one_may_come() -> None:
    """[alone.press] Two places behind it at most, and only by one that has not moved."""
    game = alone(Hero(5, "nornaald"))
    for place, expected in (("jel_zaer", (0,)), ("jenntur", (0,)), ("kraveth", ())):
        game.shelters[0].heroes = [Hero(4, place, STANDING)]
        there = next(place_view for place_view in view(game, None).places if place_view.id == place)
        assert there.threatened == expected
    game.shelters[0].heroes = [Hero(4, "jel_zaer", STANDING)]
    game.wanderers = [Hero(5, "nornaald", STANDING)]
    assert all(not one.threatened for one in view(game, None).places)


@pytest.mark.parametrize("restock", ["flat", "scaled"])
def test_alone_every_place_is_filled_up_to_six(restock: str) -> None:
    """[alone.restock, dusk.restock] Scaled, two tiles of each city are out too."""
    game = night(1)
    game.variant = Options(restock=restock).variant()
    game.stock = dict.fromkeys(STOCK, 2)
    begin(game, Dusk())
    assert set(game.stock.values()) == {6}
    assert {len(city.aside) for city in game.cities.values()} == {0 if restock == "flat" else 2}


def ended(survivors: int, days: int = 6) -> tuple[Gharkane, list[Event]]:
    """A game that is over with so many points."""
    game = night(1)
    game.events_turned = ["mould"] * days
    game.shelters[0].hospital = survivors
    game = begin(game, End())
    return game, list(game.new_events)


@pytest.mark.parametrize(
    ("points", "won", "missed"),
    [
        (39, None, ("bronze", 1)),
        (40, "bronze", ("silver", 12)),
        (51, "bronze", ("silver", 1)),
        (52, "silver", ("gold", 12)),
        (64, "gold", None),
    ],
)
def test_medals(points: int, won: str | None, missed: tuple[str, int] | None) -> None:
    """[alone.medals] Bronze wins; an event says how far the next one was."""
    game, events = ended(points)
    assert game.result == ((0,) if won else ())
    assert named(events, "medal_won") == ([{"seat": 0, "medal": won}] if won else [])
    lacking = [{"seat": 0, "medal": missed[0], "amount": missed[1]}] if missed else []
    assert named(events, "medal_missed") == lacking
    assert not named(events, "ended")


def test_a_shorter_game_takes_fewer_points() -> None:
    """[alone.medals] Ten, and 5, 7 or 9 a day."""
    game, _ = ended(25, days=3)
    assert medals(game) == {"bronze": 25, "silver": 31, "gold": 37}
    assert game.result == (0,)
    assert view(game, 0).medals == (("bronze", 25), ("silver", 31), ("gold", 37))
    assert view(night(2), 0).medals == ()


def test_medals_take_fewer_points_where_beds_limit_the_recruits() -> None:
    """[alone.medals, option.recruits] Not in games that began with the first edition."""
    game = night(1, Variant(recruits="beds"))
    game.events_turned = ["mould"] * DAYS
    game.edition = EDITION
    assert medals(game) == {"bronze": 34, "silver": 46, "gold": 52}
    game.edition = 1
    assert medals(game) == {"bronze": 40, "silver": 52, "gold": 64}


def test_a_game_begun_from_a_record_has_its_wanderers() -> None:
    """[alone.wanderers, setup.record]"""
    game = PACKAGE.begin(1, 3, Options(), read_record(Record, {"days": 2}))
    assert len(game.wanderers) == 4
    assert medals(game)["bronze"] == 20


def test_a_wanderer_is_corrected() -> None:
    """[alone.wanderers] It is put where it should be; by day it lies, and one not there is none."""
    game = alone(Hero(3, "nornaald"), Hero(5, "sanedys"))
    moved = SetFigure("set_wanderer_5", -1, "", "jel_zaer")
    assert moved.refusal(game) is None
    moved.amend(game)
    SetFigure("set_wanderer_stance_5", -1, "", STANDING).amend(game)
    assert game.wanderers == [Hero(3, "nornaald"), Hero(5, "jel_zaer", STANDING)]
    assert [event.name for event in game.new_events] == ["figure_set", "figure_set"]
    for wrong, reason in (
        (SetFigure("set_wanderer_4", -1, "", "jel_zaer"), "correction-unknown"),
        (SetFigure("set_wanderer_5", -1, "", "jel_zaer"), "correction-same"),
        (SetFigure("set_wanderer_5", -1, "", "nowhere"), "correction-unknown"),
    ):
        refused = wrong.refusal(game)
        assert refused is not None
        assert refused.reason == reason
    game.phase = "day"
    stands = SetFigure("set_wanderer_stance_3", -1, "", STANDING)
    assert stands.refusal(game) is not None


def test_a_plan_sees_wanderers() -> None:
    """[alone.wanderers] A guard against stronger heroes counts them."""
    game = alone(Hero(4, "jel_zaer", STANDING))
    public = view(game, None)
    weak = MoveHero(3, "nornaald", "jel_zaer")
    assert not NoStronger().holds(public, 0, weak)
    assert NoStronger().holds(public, 0, MoveHero(4, "nornaald", "jel_zaer"))
    assert not NoStronger(nobody=True).holds(public, 0, MoveHero(4, "nornaald", "jel_zaer"))


def test_computers_play_alone_and_normal_makes_more_of_it() -> None:
    """[alone.medals] And it is counted which medals they reach, also where nobody wins."""
    easy, normal = (simulate("gharkane", 1, 12, 3, [kind]) for kind in ("easy", "normal"))
    assert not easy["stuck"] + normal["stuck"]
    assert normal["points"]["seat"][0] > easy["points"]["seat"][0] + 5
    for found in (easy, normal):
        shares = [found["figures"][f"medal_{medal}"][0] for medal in ("bronze", "silver", "gold")]
        assert shares == sorted(shares, reverse=True)
        assert shares[0] == pytest.approx(found["win_share"][0], abs=0.001)
    assert easy["win_share"][0] < 1


def test_no_die_is_foreseen() -> None:
    """[alone.move] In worlds that the seat cannot tell apart the same wanderer goes elsewhere."""
    game = new_game(1, 2, Options())
    while game.phase != "night" or not isinstance(legal(game, 0)[0], MoveHero):
        play(game, 0, legal(game, 0)[0])
    ways = set()
    for seed in range(12):
        other = redeal(game, 0, seed)
        assert view(other, 0) == view(game, 0)
        play(other, 0, next(p for p in legal(other, 0) if p.deed == "collect"))
        ways.add(tuple(facts["place"] for facts in named(list(other.new_events), "wandered")))
    assert len(ways) == 2
