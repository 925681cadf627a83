"""Night, start: events, one by one, and how they add up."""

from __future__ import annotations

import pytest

from engine.games.gharkane.content import EVENTS, GAUGE
from engine.games.gharkane.night.happenings import ApplyEvents, TurnEvent
from engine.games.gharkane.picks import Lose, Pass
from engine.games.gharkane.state import Gharkane, Variant
from engine.kernel import apply, awaited, legal, pending
from tests.gharkane.conftest import begin, chosen, night, owns, refused, room, stores, told

LAST = len(GAUGE) - 1


def strikes(game: Gharkane, *events: str) -> Gharkane:
    """These events are open, the last one is new, and they strike."""
    game.events_open = list(events)
    return begin(game, ApplyEvents())


def test_an_event_is_turned_up_and_stays() -> None:
    """[night.event, setup.events] It is a barrier to undo, and public."""
    game = night()
    game.events_open = ["mould"]
    game.events_ahead = ["raiders", "mudslide"]
    game = begin(game, TurnEvent())
    assert game.events_open == ["mould", "mudslide"]
    assert game.events_ahead == ["raiders"]
    assert game.events_turned == ["mudslide"]
    assert game.barriers == 1
    assert game.new_events[-1].seen_by(None) == {"event": "mudslide", "day": 1}


@pytest.mark.parametrize(
    ("event", "places"),
    [
        ("burnt_forests", ["nornaald"]),
        ("flooded_shafts", ["with_an"]),
        ("fried_circuits", ["sanedys"]),
        ("murky_springs", ["jel_zaer"]),
        ("expired_serums", ["kraveth"]),
        ("looted_arsenals", ["jenntur", "dulaanis"]),
    ],
)
def test_a_shortage_leaves_half_of_the_restock(event: str, places: list[str]) -> None:
    """[night.event.cap, content.events] The others keep all."""
    game = strikes(night(), event)
    assert {p for p, n in game.stock.items() if n == 5} == set(places)
    assert {n for p, n in game.stock.items() if p not in places} == {10}


def test_a_cap_never_adds_and_counts_once() -> None:
    """[night.event.cap, night.event.cumulate] Two cuts on a place leave half, not a quarter."""
    game = night()
    game.stock["nornaald"] = 3
    assert strikes(game, "burnt_forests").stock["nornaald"] == 3
    game = night()
    assert strikes(game, "burnt_forests", "burnt_forests").stock["nornaald"] == 5


def test_a_cap_follows_the_restock_of_the_option() -> None:
    """[night.event.cap, option.restock] Three seats, scaled: 8, so 4."""
    game = strikes(night(3, Variant(restock="scaled")), "burnt_forests")
    assert game.stock["nornaald"] == 4


@pytest.mark.parametrize(
    ("event", "losable"),
    [("starving_rodents", ["food", "water", "can"]), ("mudslide", ["wood", "metal", "chip"])],
)
def test_a_loss_of_the_seats_choice(event: str, losable: list[str]) -> None:
    """[night.event.choice, content.events] One of what it owns of the kinds named; all seats answer
    side by side; nothing owned, nothing lost."""
    game = night(3)
    owns(game, 0, food=1, water=1, can=1, med=1, wood=1, metal=1, chip=1, ammo=1)
    owns(game, 1, **{losable[1]: 2})
    game = strikes(game, event)
    assert awaited(game) == [(0, "ApplyEvents"), (1, "ApplyEvents"), (2, "ApplyEvents")]
    assert legal(game, 0) == [Lose(what) for what in losable]
    assert legal(game, 1) == [Lose(losable[1])]
    assert legal(game, 2) == [Pass()]
    assert refused(game, 0, Lose("ammo")).reason == "not-to-be-lost"
    assert refused(game, 0, Lose("survivor")).reason == "not-to-be-lost"
    assert refused(game, 1, Lose(losable[0])).reason == "none-of-it"
    assert refused(game, 0, Pass()).reason == "must-lose"
    game = chosen(game, 2, Pass())
    early = refused(game, 2, Pass())
    assert (early.rule, early.reason) == ("night.event.cumulate", "not-your-turn")
    game, events = told(game, 1, Lose(losable[1]))
    assert [e.seen_by(0) for e in events] == [None], "kind and number lost are secret"
    game = chosen(game, 0, Lose(losable[2]))
    assert losable[2] not in stores(game, 0)
    assert stores(game, 1) == {losable[1]: 1}
    assert not pending(game)


@pytest.mark.parametrize(
    ("owned", "left"),
    [
        ({"can": 2, "med": 2}, {"can": 1, "med": 2}),
        ({"med": 2, "food": 3}, {"med": 1, "food": 3}),
        ({"food": 3}, {"food": 3}),
    ],
)
def test_mould_takes_a_can_or_else_a_medicine(owned: dict[str, int], left: dict[str, int]) -> None:
    """[content.events, night.event.choice] Where nobody could ever choose, nobody is asked."""
    game = night()
    owns(game, 0, **owned)
    game = strikes(game, "mould")
    assert not pending(game)
    assert stores(game, 0) == left


def test_raiders_take_ammo_or_else_a_material() -> None:
    """[content.events, night.event.choice] The seat is asked either way, for its ammo is secret."""
    game = night()
    owns(game, 0, ammo=1, wood=1, chip=1)
    owns(game, 1, wood=1, chip=1, can=1)
    game = strikes(game, "raiders")
    assert legal(game, 0) == [Lose("ammo")]
    assert legal(game, 1) == [Lose("wood"), Lose("chip")]
    game = chosen(chosen(game, 0, Lose("ammo")), 1, Lose("chip"))
    assert stores(game, 0) == {"wood": 1, "chip": 1}
    assert stores(game, 1) == {"wood": 1, "can": 1}


def test_desertions_cost_something_edible_or_a_survivor_as_one_likes() -> None:
    """[night.event.desertion, content.events] A seat that can pay may still let a survivor go."""
    game = night()
    owns(game, 0, can=1, med=1)
    room(game, 0, "dormitory", survivors=2)
    game.shelters[0].hospital = 1
    game = strikes(game, "desertions")
    assert legal(game, 0) == [
        Lose("can"),
        Lose("survivor", "hospital"),
        Lose("survivor", "dormitory"),
    ]
    assert legal(game, 1) == [Pass()]
    assert stores(chosen(game, 0, Lose("can")), 0) == {"med": 1}
    from_room = chosen(game, 0, Lose("survivor", "dormitory"))
    assert (from_room.shelters[0].hospital, from_room.shelters[0].survivors) == (1, 2)
    from_hospital = chosen(game, 0, Lose("survivor", "hospital"))
    assert from_hospital.shelters[0].hospital == 0
    assert refused(game, 0, Lose("survivor", "smokehouse")).reason == "nobody-there"
    _, events = told(game, 1, Pass())
    assert [e.name for e in events] == ["lost_nothing"], "with neither, nothing is lost"


def test_a_room_that_loses_a_survivor_loses_its_bonus() -> None:
    """[rooms.bonus, night.event.desertion] Until it is full again. Of two copies, the emptier one
    is left first."""
    game = night()
    room(game, 0, "lookout_post")
    assert game.shelters[0].ready_room("lookout_post") == 0
    game = chosen(strikes(game, "desertions"), 0, Lose("survivor", "lookout_post"))
    assert game.shelters[0].ready_room("lookout_post") is None

    twice = night()
    room(twice, 0, "dormitory")
    room(twice, 0, "dormitory", survivors=1)
    twice = chosen(strikes(twice, "desertions"), 0, Lose("survivor", "dormitory"))
    assert [r.survivors for r in twice.shelters[0].rooms] == [3, 0]


def test_fever_moves_every_gauge_down_a_cell() -> None:
    """[night.event.fever, content.events] Told to the seat alone."""
    game = strikes(night(), "ardent_fever")
    assert awaited(game) == [(0, "ApplyEvents"), (1, "ApplyEvents")]
    start = game.shelters[0].gauge
    game.shelters[0].hospital = 1
    assert refused(game, 0, Lose("survivor", "hospital")).reason == "not-to-be-lost"
    game, events = told(game, 0, Pass())
    assert game.shelters[0].gauge == start + 1
    assert [e.seen_by(0) for e in events] == [{"seat": 0, "event": "ardent_fever", "points": -1}]
    assert [e.seen_by(1) for e in events] == [None]


def test_fever_beyond_the_last_cell_costs_a_survivor_of_ones_choice() -> None:
    """[night.event.fever] The marker stays; with nobody left, nothing more happens."""
    game = night()
    game.shelters[0].gauge = game.shelters[1].gauge = LAST
    game.shelters[0].hospital = 1
    room(game, 0, "dormitory", survivors=1)
    game = strikes(game, "ardent_fever")
    assert legal(game, 0) == [Lose("survivor", "hospital"), Lose("survivor", "dormitory")]
    assert refused(game, 0, Pass()).reason == "must-lose"
    game = chosen(game, 0, Lose("survivor", "dormitory"))
    assert (game.shelters[0].gauge, game.shelters[0].survivors) == (LAST, 1)
    game = chosen(game, 1, Pass())
    assert game.shelters[1].gauge == LAST


def test_the_new_event_strikes_first_then_the_others_from_the_oldest() -> None:
    """[night.event.cumulate] Each again every night until somebody resolves it."""
    game = night()
    owns(game, 0, can=2, wood=1)
    room(game, 0, "dormitory", survivors=1)
    game = strikes(game, "desertions", "starving_rodents", "mudslide")
    assert legal(game, 0) == [Lose("wood")]
    game = chosen(game, 0, Lose("wood"))
    assert Lose("survivor", "dormitory") in legal(game, 0)
    game = chosen(game, 0, Lose("can"))
    assert legal(game, 0) == [Lose("can")]
    game = chosen(game, 0, Lose("can"))
    assert stores(game, 0) == {}


def test_same_events_add_up() -> None:
    """[night.event.cumulate] Amounts of open events of a kind are summed."""
    game = night()
    game.events_open = ["panicked_game", "ash_storm", "panicked_game"]
    assert game.open_amount("tougher_game") == 2
    assert game.open_amount("fewer_actions") == 1


def test_lasting_events_do_nothing_by_themselves_at_night() -> None:
    """[night.event.lasting] They are felt where they matter: in the files of those rules."""
    for event in EVENTS.values():
        if event.effect not in ("lose", "worse_gauge", "desertion", "cap_stock"):
            game = strikes(night(), event.id)
            assert not pending(game)
            assert game.stock == night().stock


def test_open_shelters_tell_losses_to_all() -> None:
    """[option.open_shelters] The same fact, for everybody."""
    game = night(2, Variant(open_shelters=True))
    owns(game, 0, wood=1)
    game = strikes(game, "mudslide")
    _, events = apply(game, 0, Lose("wood"))
    assert events[0].seen_by(1) == {
        "seat": 0, "event": "mudslide", "what": "wood", "room": "none",
    }  # fmt: skip


def test_nobody_leaves_a_cell_before_the_end_of_the_gauge() -> None:
    """[night.event.fever] The marker still has a cell to go to."""
    game = night()
    game.shelters[0].gauge = LAST - 1
    room(game, 0, "dormitory", survivors=2)
    game = strikes(game, "ardent_fever")
    assert legal(game, 0) == [Pass()]
    game = chosen(game, 0, Pass())
    assert (game.shelters[0].gauge, game.shelters[0].survivors) == (LAST, 2)
