"""One answer to a visit, and one to a move that says beforehand what its hero does."""

from __future__ import annotations

from engine.copying import clone
from engine.games.gharkane import PACKAGE as gharkane
from engine.games.gharkane.content import ROOM_PILE
from engine.games.gharkane.night.moves import ChooseMove
from engine.games.gharkane.night.visit import Visit
from engine.games.gharkane.picks import (
    Forage,
    Lodge,
    MoveHero,
)
from engine.games.gharkane.redeal import redeal
from engine.games.gharkane.state import Gharkane, Variant
from engine.kernel import apply, awaited, legal, offered
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


def test_hunting_and_collecting_are_one_answer() -> None:
    """[night.actions, night.hunt.ammo] Five actions and three ammo against a goat of five: the
    actions that are left collect."""
    game = night()
    owns(game, 0, ammo=3)
    game = begin(game, Visit(0, "nornaald", 5))
    assert Forage("lava_goat", ammo=3, collect=3) in legal(game, 0)
    after = chosen(game, 0, Forage("lava_goat", ammo=3, collect=3))
    assert stores(after, 0) == {"food": 4, "wood": 3}
    assert awaited(after) == []
    short = refused(game, 0, Forage("lava_goat", ammo=2, collect=3))
    assert (short.reason, short.figures) == ("actions-short", {"needed": 3, "have": 2})
    assert chosen(game, 0, Forage("lava_goat", ammo=2, collect=1)).agenda == [
        Visit(0, "nornaald", 1, hunted=True)
    ], "what is left is asked"


def test_in_a_city_gear_searches_and_the_resource_are_one_answer() -> None:
    """[night.search, night.gear] The tile that is drawn comes last: with an action left, its seat
    looks at it first."""
    game = night()
    game.cities["kraveth"].pile = ["can", "cupboard", "water", "wood"]
    game = begin(game, Visit(0, "kraveth", 5))
    mixed = Forage(search=1, gear=("plasma_saw", "woven_cuirass"), collect=1)
    assert offered(game, 0, mixed)
    after, events = told(game, 0, mixed)
    assert [event.name for event in events] == [
        "collected", "gear_taken", "gear_displayed", "gear_taken", "gear_displayed", "found",
    ]  # fmt: skip
    assert stores(after, 0) == {"med": 1, "wood": 1}
    assert after.agenda == [Visit(0, "kraveth", 1, searches=1, taken=2)]
    often = chosen(game, 0, Forage(search=4, collect=1))
    assert stores(often, 0) == {"med": 1, "can": 1, "water": 1, "wood": 1}
    assert awaited(often) == []
    over = refused(game, 0, Forage(search=4, gear=("plasma_saw",), collect=1))
    assert over.figures == {"needed": 6, "have": 5}
    assert refused(game, 0, Forage(gear=("drill",))).reason == "not-on-display"
    assert refused(game, 0, Forage(use="cavity_detector")).rule == "night.search.bonus"
    assert refused(game, 0, Forage()).reason == "at-least-one"
    assert refused(game, 0, Forage(collect=1, ammo=1)).reason == "nothing-of-that"
    game.cities["kraveth"].pile = ["can", "water"]
    many = refused(game, 0, Forage(search=3))
    assert (many.reason, many.figures) == ("stock-short", {"needed": 3, "have": 2})


def test_a_bonus_that_draws_the_last_tiles_leaves_the_actions() -> None:
    """[night.search.bonus] Three searches were requested, one emptied the pile."""
    game = night()
    game.cities["kraveth"].pile = ["can", "water", "wood"]
    room(game, 0, "sorting_room")
    repaired(game, 0, "cavity_detector")
    game = begin(game, Visit(0, "kraveth", 4))
    game = chosen(game, 0, Forage(search=3, use="all"))
    assert stores(game, 0) == {"can": 1, "water": 1, "wood": 1}
    assert game.agenda == [Visit(0, "kraveth", 3, searches=1, sorting="sorting_room")]


def test_a_move_may_say_what_its_hero_does() -> None:
    """[night.move, night.actions] As much as can be collected; or the hunt with as little ammo as
    can be, and the rest collected; or nothing yet."""
    game = night()
    hero(game, 0, 4, "jel_zaer")
    owns(game, 0, ammo=3)
    game = begin(game, ChooseMove(0))
    there = [p.deed for p in legal(game, 0) if isinstance(p, MoveHero) and p.place == "nornaald"]
    assert there == ["hunt", "collect", "none"]
    collected = chosen(game, 0, moved("collect"))
    assert stores(collected, 0) == {"wood": 4, "ammo": 3}
    assert collected.agenda == []
    hunted = chosen(game, 0, moved("hunt"))
    assert stores(hunted, 0) == {"food": 4, "ammo": 2}
    later = chosen(game, 0, moved("none"), Forage(collect=4))
    assert later.shelters == collected.shelters
    helped = clone(game)
    repaired(helped, 0, "toothed_trap")
    room(helped, 0, "hunting_lodge")
    helped = chosen(helped, 0, moved("hunt"))
    assert stores(helped, 0) == {"food": 5, "wood": 2, "ammo": 3}, "every bonus that is ready"
    owns(game, 0, ammo=0)
    assert refused(begin(game, ChooseMove(0)), 0, moved("hunt")).reason == "nothing-of-that"


def moved(deed: str) -> MoveHero:
    return MoveHero(4, "jel_zaer", "nornaald", deed=deed)


def test_where_newcomers_live_is_said_beforehand_whether_or_not_there_is_place() -> None:
    """[night.haciendas.full, secrets.private] First there, then wherever there is place. There is
    always something to say, so that who is not asked tells nothing of its places."""
    game = night()
    hero(game, 0, 5, "kraveth")
    room(game, 0, "lookout_post", survivors=3)
    game = begin(game, ChooseMove(0))
    arriving = MoveHero(5, "kraveth", "haciendas", deed="lookout_post")
    after = chosen(game, 0, arriving)
    assert (after.shelters[0].full_rooms(), after.shelters[0].hospital) == (1, 1)
    assert awaited(after) == []
    asked = chosen(game, 0, MoveHero(5, "kraveth", "haciendas"), Lodge("lookout_post", "hospital"))
    assert asked.shelters == after.shelters

    game.shelters[0].hospital = 7
    game.shelters[0].rooms.clear()
    full = begin(game, ChooseMove(0))
    nobody = MoveHero(5, "kraveth", "haciendas", deed="nobody")
    assert [p for p in legal(full, 0) if p == nobody]
    assert chosen(full, 0, nobody).shelters[0].survivors == 7


def pressed(deed: str) -> Gharkane:
    """Seat 0 has come with 4 upon 3, and has said what it will do there."""
    game = night(3)
    standing(game, 1, 3, "nornaald")
    hero(game, 0, 4, "jel_zaer")
    owns(game, 0, ammo=5)
    owns(game, 1, metal=1, ammo=1)
    game.box.rooms = list(ROOM_PILE)
    return chosen(begin(game, ChooseMove(0)), 0, moved(deed))


def test_what_was_said_beforehand_waits_for_the_pressure_and_nobody_knows_it() -> None:
    """[night.pressure.order] The victim's worlds do not know it, whatever was said, so that what it
    is shown of its answers is the same: whether the hero acts or is asked comes to light then, and
    its defence cannot be taken back."""
    worlds = {deed: pressed(deed) for deed in ("collect", "hunt", "none")}
    for deed, game in worlds.items():
        assert awaited(game) == [(1, "FacePressure")]
        for rival in (1, 2):
            assert redeal(game, rival, seed=7) == redeal(worlds["none"], rival, seed=7), deed
        assert redeal(game, 0, seed=7).agenda == game.agenda
        for world in (game, redeal(game, 1, seed=7)):
            assert apply(world, 1, legal(world, 1)[1])[0].barriers > world.barriers, deed
    defended, _ = apply(worlds["collect"], 1, legal(worlds["collect"], 1)[1])
    assert stores(defended, 0) == {"wood": 4, "ammo": 5}


def test_an_option_doubles_the_ammo_of_an_action() -> None:
    """[option.ammo] The place loses one for each action; nothing but ammo is doubled."""
    for place, resource, each in (("jenntur", "ammo", 2), ("nornaald", "wood", 1)):
        game = begin(night(variant=Variant(ammo="two")), Visit(0, place, 3))
        after, events = told(game, 0, Forage(collect=3))
        assert stores(after, 0) == {resource: 3 * each}
        assert after.stock[place] == game.stock[place] - 3
        assert events[0].facts["amount"] == 3 * each
        seen = gharkane.view(game, 0).places
        assert [row.each for row in seen if row.id == place] == [each]


def test_a_move_offers_only_what_its_hero_could_do_there() -> None:
    """[night.hunt.cost, night.actions, night.collect] Panicked game takes an action more; a hero
    that an event leaves no action does nothing; where nothing is left nothing is collected."""

    def said(*events: str, force: int = 5, stock: int = 10) -> list[str]:
        game = night()
        hero(game, 0, force, "jel_zaer")
        game.events_open = list(events)
        game.stock["nornaald"] = stock
        picks = legal(begin(game, ChooseMove(0)), 0)
        return [p.deed for p in picks if isinstance(p, MoveHero) and p.place == "nornaald"]

    assert said() == ["hunt", "collect", "none"]
    assert said("panicked_game") == ["collect", "none"]
    assert said(stock=0) == ["hunt", "none"]
    assert said("ash_storm", force=1) == ["none"]


def test_an_ash_storm_takes_an_action_of_each_hero_that_arrives() -> None:
    """[night.event.lasting, night.actions]"""
    game = night()
    hero(game, 0, 4, "jel_zaer")
    game.events_open = ["ash_storm"]
    game = chosen(begin(game, ChooseMove(0)), 0, moved("none"))
    assert game.agenda == [Visit(0, "nornaald", 3)]


def test_a_bonus_deepens_the_first_search_of_an_answer() -> None:
    """[night.search.bonus] Two searches and one detector: three tiles."""
    game = night()
    game.cities["kraveth"].pile = ["wood", "can", "water", "metal"]
    repaired(game, 0, "cavity_detector")
    game = begin(game, Visit(0, "kraveth", 3))
    game = chosen(game, 0, Forage(search=2, use="cavity_detector"))
    assert stores(game, 0) == {"can": 1, "water": 1, "metal": 1}


def test_nobody_is_asked_to_search_beyond_the_limit_of_the_night() -> None:
    """[night.event.lasting] With nothing else left there the visit is over."""
    game = night()
    game.events_open = ["unstable_rubble"]
    game.stock["kraveth"], game.display = 0, []
    game = chosen(begin(game, Visit(0, "kraveth", 5)), 0, Forage(search=1))
    assert awaited(game) == []
