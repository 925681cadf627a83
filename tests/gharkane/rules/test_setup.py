"""Setup: from the box to the first dusk."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.gharkane import PACKAGE
from engine.games.gharkane.content import (
    COMMON_ROOM,
    EQUIPMENT,
    EQUIPMENT_PILE,
    EVENTS,
    FORCES,
    GAME_PILE,
    GAME_PLACES,
    HACIENDAS,
    LEADERS,
    ROOM_PILE,
    ROOMS,
    SHELTERS,
)
from engine.games.gharkane.options import Options
from engine.games.gharkane.picks import (
    Build,
    Discard,
    Exchange,
    Pass,
    Place,
    Post,
    TakeLeader,
    TakeShelter,
)
from engine.games.gharkane.record import Megapole, Record
from engine.games.gharkane.redeal import redeal
from engine.games.gharkane.settling import (
    BuildFirstRoom,
    ChooseLeader,
    ChooseShelter,
    DiscardRoom,
    ExchangeGoods,
    PlaceFirstSurvivors,
)
from engine.games.gharkane.setup import MeetTheClans, Setup
from engine.games.gharkane.shelter import Deal, Gear, Room, Shelter
from engine.games.gharkane.state import Gharkane
from engine.games.gharkane.view import view
from engine.kernel import EVERYTHING, Step, Viewer, awaited, legal, pending, question, start
from tests.gharkane.conftest import begin, chosen, night, refused, stores, told


def fresh(seats: int = 4, seed: int = 7, **options: str) -> Gharkane:
    """A game at its first question, with nothing planned after setup."""
    variant = Options(**options).variant()  # type: ignore[arg-type]
    game = Gharkane(seats=seats, seed=seed, variant=variant)
    game.agenda.append(Setup())
    return start(game)


def settled(game: Gharkane) -> Gharkane:
    """Every lane played, each seat taking its first option."""
    while game.phase == "setup":
        seat, _ = awaited(game)[0]
        game = chosen(game, seat, legal(game, seat)[0])
    return game


def alone(shelter: Shelter, *steps: Step[Gharkane]) -> Gharkane:
    """Seat 0 owns this and is asked that."""
    game = night()
    game.phase = "setup"
    game.shelters[0] = shelter
    return begin(game, *steps)


def test_the_board_is_laid_out() -> None:
    """[setup.board, setup.game, setup.events] Three cities of ten tiles face down, four piles of
    seven animals with two in the box, three equipments on display, six events of eighteen."""
    game = fresh()
    assert {name: len(city.discards) for name, city in game.cities.items()} == {
        "kraveth": 10, "with_an": 10, "sanedys": 10,
    }  # fmt: skip
    assert all(city.shown() is None for city in game.cities.values())
    assert [len(game.game_piles[place]) for place in GAME_PLACES] == [7, 7, 7, 7]
    dealt = [animal for pile in game.game_piles.values() for animal in pile] + game.box.game
    assert Counter(dealt) == Counter(GAME_PILE)
    assert len(game.box.game) == 2
    assert (len(game.display), len(game.equipment_pile)) == (
        3,
        len(EQUIPMENT_PILE) - 3,
    )
    assert Counter(game.display + game.equipment_pile) == Counter(EQUIPMENT_PILE)
    assert len(game.events_ahead) == 6
    assert sorted(game.events_ahead + game.box.events) == sorted(EVENTS)
    assert set(game.stock.values()) == {0}, "dusk restocks, also on the first day"


def test_each_seat_is_dealt_two_shelters_two_leaders_and_six_rooms() -> None:
    """[setup.shelter, setup.leader, setup.rooms, setup.common_room, content.rooms] All different
    pieces of one box, and the common room besides."""
    game = fresh()
    deals = [shelter.deal for shelter in game.shelters]
    assert [(len(d.shelters), len(d.leaders), len(d.rooms)) for d in deals] == [(2, 2, 6)] * 4
    assert sorted([n for d in deals for n in d.shelters] + game.box.shelters) == sorted(SHELTERS)
    assert sorted([n for d in deals for n in d.leaders] + game.box.leaders) == sorted(LEADERS)
    rooms = [n for d in deals for n in d.rooms] + game.box.rooms
    assert Counter(rooms) == Counter(ROOM_PILE)
    assert [s.rooms for s in game.shelters] == [[Room(COMMON_ROOM)]] * 4


@pytest.mark.parametrize("open_shelters", ["no", "yes"])
def test_rooms_and_leaders_lie_face_down_until_a_shelter_is_kept(open_shelters: str) -> None:
    """[setup.order, secrets.private] Nobody sees the second choice before the first is made, nor
    takes the first back having seen it; a game master sees all."""
    game = fresh(2, open_shelters=open_shelters)
    dealt = game.shelters[0].deal
    assert deal_of(game, 0, 0) == Deal(shelters=dealt.shelters)
    assert deal_of(game, EVERYTHING, 0) == dealt
    if open_shelters == "yes":
        assert deal_of(game, 1, 0) == Deal(shelters=dealt.shelters)
    others = [redeal(game, 0, seed) for seed in range(8)]
    assert {other.shelters[0].deal.shelters for other in others} == {dealt.shelters}
    assert len({other.shelters[0].deal.leaders for other in others}) > 1
    assert len({other.shelters[0].deal.rooms for other in others}) > 1
    after, _ = told(game, 0, TakeShelter(dealt.shelters[0]))
    assert deal_of(after, 0, 0) == Deal(leaders=dealt.leaders, rooms=dealt.rooms)
    assert after.barriers == game.barriers + 1


def deal_of(game: Gharkane, viewer: Viewer, seat: int) -> Deal:
    """What a viewer sees of what a seat has been dealt."""
    shown = view(game, viewer).shelters[seat]
    assert shown is not None
    return shown.deal


def test_setup_goes_side_by_side_and_others_see_only_who_is_busy() -> None:
    """[setup.order, secrets.private] Rooms and leader come after the shelter; a seat that plays
    ahead is seen as busy like the others, and its picks are visible to it alone."""
    game = fresh(3)
    assert awaited(game) == [(0, "Setup"), (1, "Setup"), (2, "Setup")]
    kinds = []
    while pending(game):
        asked = question(game, 1)
        if asked is None:
            break
        kinds.append(type(asked))
        pick = next((p for p in legal(game, 1) if isinstance(p, Pass)), legal(game, 1)[0])
        game, events = told(game, 1, pick)
        assert [e.seen_by(0) for e in events] == [None] * len(events)
        assert (0, "Setup") in awaited(game)
    assert kinds == [
        ChooseShelter, DiscardRoom, DiscardRoom, ChooseLeader, ExchangeGoods,
        BuildFirstRoom, PlaceFirstSurvivors,
    ]  # fmt: skip
    assert awaited(game) == [(0, "Setup"), (2, "Setup")]
    why = refused(game, 1, Post(1, "haciendas"))
    assert (why.rule, why.reason) == ("setup.order", "not-your-turn")


@pytest.mark.parametrize("name", SHELTERS)
def test_every_shelter_brings_its_five_goods(name: str) -> None:
    """[setup.shelter, content.shelters] The other shelter goes back to the box."""
    other = next(n for n in SHELTERS if n != name)
    shelter = Shelter()
    shelter.deal = type(shelter.deal)(shelters=(name, other))
    game = alone(shelter, ChooseShelter(0))
    assert legal(game, 0) == [TakeShelter(name), TakeShelter(other)]
    assert refused(game, 0, TakeShelter("atlantis")).reason == "not-dealt"
    game = chosen(game, 0, TakeShelter(name))
    assert game.shelters[0].name == name
    assert stores(game, 0) == dict(SHELTERS[name].goods)
    assert sum(stores(game, 0).values()) == 5
    assert game.box.shelters == [other]


def test_the_seven_megapoles_of_the_rulebook_are_among_the_shelters() -> None:
    """[content.shelters] With five of our own: twelve."""
    ours = {"orvael", "tessim", "haldroun", "mireas", "quorvane"}
    rulebook = {"sanedys", "kraveth", "with_an", "nornaald", "jel_zaer", "jenntur", "dulaanis"}
    assert set(SHELTERS) == ours | rulebook
    assert dict(SHELTERS["kraveth"].goods) == {"med": 3, "wood": 1, "metal": 1}


@pytest.mark.parametrize("name", LEADERS)
def test_every_leader_brings_resources_and_three_starts(name: str) -> None:
    """[setup.leader, setup.heroes, content.leaders] The fourth hero starts at the haciendas."""
    other = next(n for n in LEADERS if n != name)
    shelter = Shelter(name="orvael")
    shelter.deal = type(shelter.deal)(leaders=(other, name))
    game = alone(shelter, ChooseLeader(0))
    assert refused(game, 0, TakeLeader("nobody")).reason == "not-dealt"
    game = chosen(game, 0, TakeLeader(name))
    row = LEADERS[name]
    assert game.shelters[0].leader == name
    assert {k: v for k, v in stores(game, 0).items() if v} == dict(row.resources)
    assert game.box.leaders == [other]
    game.shelters[1].leader = other
    game = begin(game, MeetTheClans())
    assert {p.place for p in legal(game, 0)} == {*row.starts, HACIENDAS}
    assert len(row.starts) == 3


def test_two_of_six_rooms_go_back_and_four_stay_in_ruins() -> None:
    """[setup.rooms, setup.common_room] Beside the common room: five in all."""
    shelter = Shelter(rooms=[Room(COMMON_ROOM)])
    rooms = ("dormitory", "dormitory", "smokehouse", "ag_radio", "barter_hall", "leaded_vault")
    shelter.deal = type(shelter.deal)(rooms=rooms)
    game = alone(shelter, DiscardRoom(0), DiscardRoom(0))
    assert len(legal(game, 0)) == 5, "two copies are one word"
    assert refused(game, 0, Discard("lookout_post")).reason == "not-dealt"
    game = chosen(game, 0, Discard("dormitory"), Discard("ag_radio"))
    kept = [COMMON_ROOM, "dormitory", "smokehouse", "barter_hall", "leaded_vault"]
    assert game.shelters[0].rooms == [Room(name) for name in kept]
    assert game.box.rooms == ["dormitory", "ag_radio"]


def test_two_of_the_shelters_goods_become_one_at_most_twice() -> None:
    """[setup.exchange, words.supplies, words.materials] Alike or not, into any other good."""
    shelter = Shelter(name="with_an")
    shelter.stores |= {"metal": 3, "can": 1, "med": 1}
    game = alone(shelter, ExchangeGoods(0))
    gets = {p.get for p in legal(game, 0) if isinstance(p, Exchange)}
    assert gets == {"food", "water", "can", "med", "wood", "metal", "chip"}
    game = chosen(game, 0, Exchange("metal", "metal", "chip"), Exchange("med", "can", "wood"))
    assert stores(game, 0) == {"metal": 1, "wood": 1, "chip": 1}
    assert not pending(game)


def test_only_the_first_five_goods_are_exchanged_and_never_for_ammo() -> None:
    """[setup.exchange, words.ammo] Not what the leader brought, nor what was exchanged before."""
    shelter = Shelter(name="with_an")
    shelter.stores |= {"metal": 3, "can": 3, "med": 1, "wood": 2, "ammo": 2}
    game = alone(shelter, ExchangeGoods(0))
    assert refused(game, 0, Exchange("wood", "metal", "chip")).reason == "not-a-first-good"
    assert refused(game, 0, Exchange("can", "can", "chip")).reason == "goods-short"
    assert refused(game, 0, Exchange("metal", "metal", "ammo")).reason == "not-a-good"
    assert refused(game, 0, Exchange("metal", "med", "med")).reason == "same-good"
    game = chosen(game, 0, Exchange("metal", "metal", "chip"))
    assert refused(game, 0, Exchange("chip", "metal", "wood")).reason == "not-a-first-good"
    assert not pending(chosen(game, 0, Pass()))


def test_one_room_is_built_for_free() -> None:
    """[setup.free_room] Any of the five, the common one too; nothing is paid."""
    rooms = [Room(COMMON_ROOM), Room("dormitory"), Room("dormitory"), Room("smokehouse")]
    game = alone(Shelter(rooms=rooms), BuildFirstRoom(0))
    assert legal(game, 0) == [Build(COMMON_ROOM), Build("dormitory"), Build("smokehouse")]
    assert refused(game, 0, Build("dormitory", wood=3)).reason == "free-of-charge"
    assert refused(game, 0, Build("ag_radio")).reason == "no-such-room"
    game = chosen(game, 0, Build("dormitory"))
    assert [r.built for r in game.shelters[0].rooms] == [False, True, False, False]
    assert stores(game, 0) == {}


@pytest.mark.parametrize("room", ROOMS)
def test_four_survivors_are_shared_between_that_room_and_the_hospital(room: str) -> None:
    """[setup.survivors, content.rooms] As far as the room has places; it may be full at once."""
    slots = ROOMS[room].slots
    game = alone(Shelter(rooms=[Room(room, built=True)]), PlaceFirstSurvivors(0))
    assert legal(game, 0) == [Place(room, count) for count in range(min(4, slots), -1, -1)]
    assert refused(game, 0, Place(room, 5)).figures == {"needed": 5, "have": min(4, slots)}
    assert refused(game, 0, Place("hospital", 4)).reason == "not-built"
    full = chosen(game, 0, Place(room, slots))
    assert full.shelters[0].hospital == 4 - slots
    assert full.shelters[0].full_rooms() == 1
    apart = chosen(game, 0, Place(room, 1))
    assert (apart.shelters[0].hospital, apart.shelters[0].rooms[0].survivors) == (3, 1)
    assert apart.shelters[0].survivors == 4


def test_names_become_known_at_once_for_all_and_each_draws_a_broken_equipment() -> None:
    """[setup.gear, secrets.public, day.repair.broken] Drawn after the display, seen by its owner
    alone."""
    game = fresh(3)
    while len(awaited(game)) > 1 or game.phase == "setup":
        last = game
        seat, _ = awaited(game)[0]
        pick = next((p for p in legal(game, seat) if isinstance(p, Pass)), legal(game, seat)[0])
        game, events = told(game, seat, pick)
        if game.phase == "setup":
            assert [e for e in events if e.name == "clan_known"] == []
    known = [e.seen_by(None) for e in events if e.name == "clan_known"]
    assert known == [
        {"seat": s, "shelter": game.shelters[s].name, "leader": game.shelters[s].leader}
        for s in game.in_turn_order()
    ]
    for seat, shelter in enumerate(game.shelters):
        (gear,) = shelter.gear
        assert gear == Gear(gear.id)
        assert gear.id in EQUIPMENT
        drawn = [e for e in events if e.name == "gear_drawn" and e.seen_by(seat)]
        assert [e.seen_by(seat) for e in drawn] == [{"seat": seat, "gear": gear.id}]
    assert len(game.equipment_pile) == len(EQUIPMENT_PILE) - 3 - 3
    assert game.barriers > last.barriers


def test_heroes_are_posted_one_by_one_in_turn_order() -> None:
    """[setup.heroes, heroes] One on each of the leader's places and one at the haciendas, where
    rivals may be too; the last place of all is no question."""
    game = settled(fresh(3, first_player="seat_2"))
    assert game.phase == "posting"
    order = []
    while pending(game):
        ((seat, _),) = awaited(game)
        order.append(seat)
        assert refused(game, seat, Post(6, HACIENDAS)).reason == "no-such-force"
        force = legal(game, seat)[0].force
        assert refused(game, seat, Post(force, "atlantis")).reason == "not-a-start"
        game = chosen(game, seat, legal(game, seat)[-1])
    assert order == [1, 2, 0] * 3
    for shelter in game.shelters:
        assert sorted(hero.force for hero in shelter.heroes) == sorted(FORCES) == [3, 3, 4, 5]
        assert {h.place for h in shelter.heroes} == {*LEADERS[shelter.leader].starts, HACIENDAS}
        assert {h.stance for h in shelter.heroes} == {"lying"}


def test_the_last_heroes_of_one_force_are_posted_without_a_question() -> None:
    """[setup.heroes, heroes] After the five and the four are placed, both threes end on the places
    left, whichever goes first."""
    game = settled(fresh(2, first_player="seat_1"))
    for force in (5, 4):
        for seat in (0, 1):
            place = next(p.place for p in legal(game, seat) if p.force == force)
            game = chosen(game, seat, Post(force, place))
    assert all(type(choice).__name__ != "PostHero" for choice, _ in pending(game))
    for shelter in game.shelters:
        assert [h.force for h in shelter.heroes] == [5, 4, 3, 3]
        assert {h.place for h in shelter.heroes} == {*LEADERS[shelter.leader].starts, HACIENDAS}


def test_the_first_player_is_random_or_the_one_the_table_names() -> None:
    """[setup.first_player, option.first_player] A named seat counts round a smaller table."""
    assert {fresh(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert [fresh(4, first_player=f"seat_{n}").first for n in (1, 2, 3, 4)] == [0, 1, 2, 3]
    assert fresh(3, first_player="seat_4").first == 0


def test_traits_decide_who_begins() -> None:
    """[option.first_player] The highest sum; if tied the highest ardence, then chance; a seat that
    gives none has nothing. What a game master names comes first."""

    def first(seed: int, *two: tuple[int, int] | None, named: int | None = None) -> int:
        seats = tuple(t and Megapole(ardence=t[0], resonance=t[1]) for t in two)
        record = Record(seats=seats, first=named)
        return PACKAGE.begin(3, seed, Options(first_player="traits"), record).first

    assert {first(seed, (2, 2), (1, 4), (4, 0)) for seed in range(9)} == {1}
    assert {first(seed, (2, 3), (1, 4), (4, 1)) for seed in range(9)} == {2}
    assert {first(seed, (3, 2), (1, 4), (3, 2)) for seed in range(30)} == {0, 2}
    assert {first(seed, None, (0, 1), None) for seed in range(9)} == {1}
    assert {first(seed, (9, 9), None, None, named=2) for seed in range(9)} == {2}
    assert {fresh(3, seed, first_player="traits").first for seed in range(30)} == {0, 1, 2}


def test_as_many_seats_as_there_are_people() -> None:
    """[goal.seats] Two to four, dealt alike."""
    for seats in (2, 3, 4):
        game = fresh(seats)
        assert len(game.shelters) == seats
        assert len(awaited(game)) == seats
