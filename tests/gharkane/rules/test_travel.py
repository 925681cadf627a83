"""Night, moving: the ring and the five rules."""

from __future__ import annotations

from engine.games.gharkane.content import PLACES
from engine.games.gharkane.night.moves import ChooseMove, NextHero
from engine.games.gharkane.night.travel import threatened
from engine.games.gharkane.picks import MoveHero, Pass, Place, Stay
from engine.games.gharkane.shelter import CLOSED, LYING, STANDING
from engine.games.gharkane.state import Gharkane
from engine.kernel import awaited, legal, pending
from tests.gharkane.conftest import (
    begin,
    chosen,
    four_heroes,
    hero,
    night,
    owns,
    refused,
    repaired,
    standing,
    stores,
    told,
)


def places(game: Gharkane, seat: int = 0) -> set[str]:
    return {pick.place for pick in legal(game, seat) if isinstance(pick, MoveHero)}


def test_the_ring_closes_and_a_hero_goes_one_or_two_places_either_way() -> None:
    """[board.ring, night.move, night.move.range] From Nornaald two places each way round."""
    assert PLACES == (
        "nornaald", "jel_zaer", "jenntur", "kraveth", "with_an", "haciendas", "sanedys", "dulaanis",
    )  # fmt: skip
    game = night()
    hero(game, 0, 5, "nornaald")
    game = begin(game, ChooseMove(0))
    assert places(game) == {"jel_zaer", "jenntur", "dulaanis", "sanedys"}
    refusal = refused(game, 0, MoveHero(5, "nornaald", "with_an"))
    assert (refusal.rule, refusal.reason) == ("night.move.range", "too-far")
    assert refusal.figures == {"needed": 4, "most": 2}


def test_a_hero_stands_up_where_it_arrives() -> None:
    """[night.move, heroes.active] The hero that moved is upright, the others still lie."""
    game = night()
    four_heroes(game, 0, "nornaald", "kraveth", "with_an", "haciendas")
    game = chosen(begin(game, ChooseMove(0)), 0, MoveHero(5, "nornaald", "jenntur"))
    heroes = game.shelters[0].heroes
    assert (heroes[0].place, heroes[0].stance) == ("jenntur", STANDING)
    assert {h.stance for h in heroes[1:]} == {LYING}


def test_a_move_never_ends_where_it_began() -> None:
    """[night.move.no_return] Out and back is no move."""
    game = night()
    hero(game, 0, 5, "nornaald")
    game = begin(game, ChooseMove(0))
    assert "nornaald" not in places(game)
    assert refused(game, 0, MoveHero(5, "nornaald", "nornaald")).rule == "night.move.no_return"


def test_two_own_heroes_never_share_a_place_but_may_cross() -> None:
    """[night.move.one_per_place, night.move.crossing] A lying or standing hero of one's own is
    passed by, and so are full haciendas."""
    game = night()
    hero(game, 0, 5, "nornaald")
    hero(game, 0, 3, "jel_zaer")
    standing(game, 0, 4, "dulaanis")
    game = begin(game, ChooseMove(0))
    assert {p.place for p in legal(game, 0) if p.origin == "nornaald"} == {"jenntur", "sanedys"}
    refusal = refused(game, 0, MoveHero(5, "nornaald", "jel_zaer"))
    assert (refusal.rule, refusal.reason) == ("night.move.one_per_place", "own-hero-there")

    crossing = night()
    hero(crossing, 0, 4, "with_an")
    standing(crossing, 1, 4, "haciendas")
    crossing = begin(crossing, ChooseMove(0))
    assert "haciendas" not in places(crossing)
    assert "sanedys" in places(crossing)


def test_a_hero_may_stop_where_rivals_are() -> None:
    """[night.move.rivals] Heroes of other seats, lying or standing, are no obstacle."""
    game = night()
    hero(game, 0, 3, "nornaald")
    hero(game, 1, 5, "jel_zaer")
    standing(game, 1, 4, "jenntur")
    assert {"jel_zaer", "jenntur"} <= places(begin(game, ChooseMove(0)))


def test_who_can_move_must_and_any_lying_hero_will_do() -> None:
    """[night.move.compulsory] No staying while a lying hero can go somewhere."""
    game = night()
    four_heroes(game, 0, "nornaald", "kraveth", "with_an", "haciendas")
    game = begin(game, ChooseMove(0))
    assert {p.origin for p in legal(game, 0)} == {"nornaald", "kraveth", "with_an", "haciendas"}
    refusal = refused(game, 0, Stay())
    assert (refusal.rule, refusal.reason) == ("night.move.compulsory", "must-move")


def stuck() -> Gharkane:
    """Seat 0: only the hero at Sanedys lies, and roads have collapsed: its own hero is on one side,
    a rival of its force holds its slot on the other."""
    game = night()
    hero(game, 0, 4, "sanedys")
    standing(game, 0, 5, "dulaanis")
    standing(game, 1, 4, "haciendas")
    game.events_open = ["collapsed_roads"]
    return game


def test_a_seat_that_cannot_move_stays_and_its_heroes_are_played_but_not_active() -> None:
    """[night.move.stuck, secrets.private] It is asked all the same, so that being asked tells
    nothing about equipment; its hero then is neither upright nor lying."""
    game = begin(stuck(), ChooseMove(0))
    assert legal(game, 0) == [Stay()]
    game = chosen(game, 0, Stay())
    assert [h.stance for h in game.shelters[0].heroes] == [CLOSED, STANDING]
    assert "sanedys" not in [h.place for _, h in game.standing_at("sanedys")]


def test_staying_closes_every_hero_that_lies() -> None:
    """[night.move.stuck, night.move.order] They are played together: the seat is asked no more, and
    an upright hero stays upright."""
    game = stuck()
    hero(game, 0, 3, "with_an")
    standing(game, 0, 3, "kraveth")
    standing(game, 1, 3, "haciendas")
    game = begin(game, NextHero(0))
    assert legal(game, 0) == [Stay()]
    game = chosen(game, 0, Stay())
    assert [h.stance for h in game.shelters[0].heroes] == [CLOSED, STANDING, CLOSED, STANDING]
    assert pending(game) == []


def test_equipment_may_move_a_stuck_hero_or_not() -> None:
    """[night.move.stuck, night.move.gear] Exo legs go up to four places, whatever the roads are
    like, and staying remains possible."""
    game = stuck()
    repaired(game, 0, "exo_legs")
    game = begin(game, ChooseMove(0))
    assert Stay() in legal(game, 0)
    assert places(game) == {"nornaald", "jel_zaer", "jenntur", "kraveth", "with_an"} - {"haciendas"}
    game, events = told(game, 0, MoveHero(4, "sanedys", "jel_zaer"))
    assert [e.facts["gear"] for e in events if e.name == "went_far"] == ["exo_legs"]
    assert game.shelters[0].gear[0].used


def test_far_moves_need_the_equipment_and_happen_once_a_turn() -> None:
    """[day.repair.once, night.move.gear] A near move leaves it ready; two copies work once."""
    game = night()
    four_heroes(game, 0, "nornaald", "jenntur", "with_an", "sanedys")
    repaired(game, 0, "exo_legs", "exo_legs")
    game = begin(game, ChooseMove(0), ChooseMove(0), ChooseMove(0))
    game = chosen(game, 0, MoveHero(3, "sanedys", "haciendas"), Place("hospital", 1))
    assert not any(g.used for g in game.shelters[0].gear)
    game = chosen(game, 0, MoveHero(5, "nornaald", "kraveth"), Pass())
    assert [g.used for g in game.shelters[0].gear] == [True, False]
    assert refused(game, 0, MoveHero(4, "jenntur", "dulaanis")).reason == "too-far"


def test_collapsed_roads_leave_one_place() -> None:
    """[night.event.lasting] Heroes go one place only while it is unresolved."""
    game = night()
    hero(game, 0, 5, "nornaald")
    game.events_open = ["collapsed_roads"]
    assert places(begin(game, ChooseMove(0))) == {"jel_zaer", "dulaanis"}


def test_seats_alternate_until_every_hero_has_played() -> None:
    """[night.move.order] From the first player to the left; who has none left is passed over."""
    game = night(3)
    for place in ("nornaald", "kraveth"):
        hero(game, 1, 3, place)
    hero(game, 2, 5, "with_an")
    hero(game, 0, 4, "sanedys")
    game.stock = dict.fromkeys(game.stock, 0)
    game.game_piles = {place: [] for place in game.game_piles}
    game.display, game.cities = [], {}
    game = begin(game, NextHero(1))
    order = []
    while pending(game):
        ((seat, name),) = awaited(game)
        assert name == "ChooseMove"
        order.append(seat)
        near = [p for p in legal(game, seat) if p.place != "haciendas"]
        game = chosen(game, seat, near[0])
    assert order == [1, 2, 0, 1]


def test_why_a_move_is_refused() -> None:
    """[night.move, heroes] The sentence names the first rule broken."""
    game = night()
    hero(game, 0, 5, "nornaald")
    standing(game, 0, 3, "kraveth")
    game = begin(game, ChooseMove(0))
    assert refused(game, 0, MoveHero(4, "nornaald", "jenntur")).reason == "no-such-hero"
    assert refused(game, 0, MoveHero(3, "kraveth", "with_an")).reason == "already-played"
    assert refused(game, 0, MoveHero(5, "nornaald", "atlantis")).reason == "no-such-place"
    refusal = refused(game, 0, MoveHero(5, "nornaald", "jenntur", "plasma_saw"))
    assert (refusal.rule, refusal.reason) == ("day.repair.once", "bonus-not-ready")


def test_moving_costs_nothing_but_what_is_collected_is_gained() -> None:
    """[night.collect.supply] Entering Jel Zaer is free."""
    game = night()
    hero(game, 0, 5, "nornaald")
    owns(game, 0, chip=1)
    game = chosen(begin(game, ChooseMove(0)), 0, MoveHero(5, "nornaald", "jel_zaer"))
    assert stores(game, 0) == {"chip": 1}


def test_bad_roads_make_two_places_a_long_move() -> None:
    """[night.move.gear, night.event.lasting] It spends the equipment, as any beyond the limit."""
    game = night()
    hero(game, 0, 5, "nornaald")
    repaired(game, 0, "exo_legs")
    game.events_open = ["collapsed_roads"]
    game = chosen(begin(game, ChooseMove(0)), 0, MoveHero(5, "nornaald", "jenntur"))
    assert game.shelters[0].gear[0].used


def test_a_hero_that_lies_where_a_rival_stands_cannot_press_it_there() -> None:
    """[night.move.no_return] It must go elsewhere, so that it threatens nobody at its place."""
    game = night()
    standing(game, 0, 3, "nornaald")
    hero(game, 1, 5, "nornaald")
    assert threatened(game, "nornaald") == ()
    hero(game, 1, 4, "jel_zaer")
    assert threatened(game, "nornaald") == (0,)
