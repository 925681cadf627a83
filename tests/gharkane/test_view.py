"""What each viewer sees."""

from __future__ import annotations

import dataclasses
from typing import Any

from bot.games.gharkane.hidden import hidden
from bot.render.hidden import hidden_text
from bot.texts import LOCALES, Library
from engine.games.gharkane import PACKAGE as gharkane
from engine.games.gharkane import new_game
from engine.games.gharkane.content import GAUGE_START, PLACES, RESOURCES
from engine.games.gharkane.day.day import Shelters
from engine.games.gharkane.day.disease import care_due
from engine.games.gharkane.options import Options
from engine.games.gharkane.shelter import LYING, STANDING, Gear, Hero
from engine.games.gharkane.state import Gharkane, Variant
from engine.games.gharkane.view import CityView, DayView, GharkaneView, SlotView, view
from engine.kernel import EVERYTHING, Viewer
from tests.gharkane.conftest import begin, hero, night, owns, room, standing


def table(variant: Variant | None = None) -> Gharkane:
    """A night with something of everything."""
    game = night(variant=variant)
    game.first = 1
    game.events_open, game.events_turned = ["mould"], ["raiders", "mould"]
    game.events_ahead = ["ash_storm", "burnt_forests", "mudslide", "desertions"]
    game.shelters[1].resolved = ["raiders"]
    for seat, shelter in enumerate(game.shelters):
        shelter.name, shelter.leader = ("kraveth", "nornaald")[seat], "oru_vess"
        room(game, seat, "serum_laboratory")
        shelter.hospital = 3
        shelter.gear = [Gear("drill", repaired=True, used=True)]
    owns(game, 0, food=3, med=1)
    standing(game, 0, 4, "haciendas")
    hero(game, 1, 5, "kraveth")
    game.shelters[1].hunted = {"lava_goat": 2}
    return game


def leaves(value: Any) -> set[type]:
    """The types of everything a view holds."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return set().union(*(leaves(getattr(value, f.name)) for f in dataclasses.fields(value)))
    if isinstance(value, tuple):
        return set().union(set(), *map(leaves, value))
    return {type(value)}


def test_everybody_sees_the_board() -> None:
    """[secrets.public, board.ring] The same for seats and spectators, place by place."""
    game = table()
    game.cities["sanedys"].pile, game.cities["sanedys"].discards = ["can", "wood"], ["chip"]
    game.cities["with_an"].pile, game.cities["with_an"].aside = ["can", "ammo"], ["water"]
    viewers: tuple[Viewer, ...] = (0, 1, None, EVERYTHING)
    seen: list[GharkaneView] = [view(game, viewer) for viewer in viewers]
    for gharkane_view in seen:
        assert (gharkane_view.places, gharkane_view.table, gharkane_view.days) == (
            seen[0].places,
            seen[0].table,
            seen[0].days,
        )
    places = {place.id: place for place in seen[2].places}
    assert tuple(places) == PLACES
    assert (places["nornaald"].resource, places["nornaald"].stock) == ("wood", 10)
    assert (places["nornaald"].game, places["nornaald"].game_left) == ("lava_goat", 7)
    assert places["sanedys"].city == CityView(None, 2, ("chip",), 0)
    assert places["with_an"].city == CityView("ammo", 2, (), 1)
    assert places["haciendas"].stock is None
    assert places["haciendas"].slots == (
        SlotView(3, 2, 1, None), SlotView(4, 3, 1, 0), SlotView(5, 3, 2, None),
    )  # fmt: skip
    assert places["haciendas"].heroes == ((0, Hero(4, "haciendas", STANDING)),)
    assert places["kraveth"].heroes == ((1, Hero(5, "kraveth", LYING)),)


def test_everybody_sees_the_row_of_days_and_who_resolved_what() -> None:
    """[secrets.public, night.event] Face-down cards stay unknown, to a game master too."""
    seen = view(table(), EVERYTHING)
    assert seen.days[:3] == (
        DayView(1, "raiders", 1, 4), DayView(2, "mould", None, 4), DayView(3, None, None, 0),
    )  # fmt: skip
    assert len(seen.days) == 6
    assert (seen.events_open, seen.first, seen.phase) == (("mould",), 1, "night")
    assert (seen.table[1].resolved, seen.table[1].points) == (("raiders",), 4)
    assert seen.table[1].hunted == (("lava_goat", 2),)
    assert (seen.table[0].name, seen.table[0].leader) == ("kraveth", "oru_vess")


def test_a_seat_sees_its_own_shelter_whole_and_no_other() -> None:
    """[secrets.private] Stocks, rooms, survivors, gauge, equipment; what is due."""
    game = table()
    seen = view(game, 0)
    own_shelter_view = seen.shelters[0]
    assert own_shelter_view is not None
    assert seen.shelters[1] is None
    assert dict(own_shelter_view.stores) == {**dict.fromkeys(RESOURCES, 0), "food": 3, "med": 1}
    laboratory = own_shelter_view.rooms[0]
    assert (laboratory.id, laboratory.survivors, laboratory.slots) == ("serum_laboratory", 3, 3)
    assert (laboratory.full, laboratory.food, laboratory.care) == (True, 3, 1)
    assert (own_shelter_view.hospital, own_shelter_view.survivors, own_shelter_view.gauge) == (
        3,
        6,
        GAUGE_START,
    )
    assert (own_shelter_view.food_due, own_shelter_view.care_due, own_shelter_view.rise_due) == (
        3 + 2,
        care_due(game, 0),
        1,
    )
    assert own_shelter_view.gear == (Gear("drill", True, True),)
    assert dict(own_shelter_view.points)["score.survivors"] == 6


def test_a_spectator_sees_no_shelter_and_a_game_master_all() -> None:
    """[secrets.private] And with open shelters everybody sees all."""
    assert view(table(), None).shelters == (None, None)
    assert None not in view(table(), EVERYTHING).shelters


def test_open_shelters_are_seen_by_all() -> None:
    """[option.open_shelters] By rivals and spectators alike."""
    game = table(Variant(open_shelters=True))
    assert None not in view(game, None).shelters
    assert view(game, 0).shelters == view(game, 1).shelters


def test_shelters_and_leaders_are_unknown_until_setup_is_over() -> None:
    """[setup.order, secrets.private] What was dealt is seen by its seat alone, the shelters
    first."""
    game = new_game(3, 5, Options())
    seen = view(game, 2)
    assert [seat.name for seat in seen.table] == [None, None, None]
    own_shelter_view = seen.shelters[2]
    assert own_shelter_view is not None
    assert (
        len(own_shelter_view.deal.shelters),
        len(own_shelter_view.deal.rooms),
        len(own_shelter_view.deal.leaders),
    ) == (2, 0, 0)
    assert seen.shelters[:2] == (None, None)
    assert seen.awaited == ((0, "Setup"), (1, "Setup"), (2, "Setup"))
    assert all(place.city is None or place.city.shown is None for place in seen.places)


def test_rivals_at_home_are_busy_or_done() -> None:
    """[day.private] Never the step they are at."""
    game = begin(table(), Shelters())
    game.phase = "day"
    assert view(game, None).awaited == ((0, "Day"), (1, "Day"))
    assert [seat.busy for seat in view(game, None).table] == [True, True]


def test_a_view_holds_plain_data_only() -> None:
    """[secrets.public] Ids and numbers: it can be compared, and shares nothing with the state."""
    for viewer in (0, None):
        assert leaves(view(table(), viewer)) <= {int, str, bool, type(None)}
    assert view(table(), 0) == view(table(), 0)


def test_at_the_end_all_shelters_are_open() -> None:
    """[end] Points are counted before everybody's eyes."""
    game = table()
    game.phase = "end"
    assert None not in view(game, None).shelters


def test_a_game_master_alone_sees_every_pile() -> None:
    """[secrets.public] In the order in which they will be drawn."""
    game = table()
    game.cities["sanedys"].pile = ["can", "wood"]
    game.equipment_pile = ["drill", "cart", "cart"]
    for viewer in (0, 1, None):
        assert view(game, viewer).piles is None
    piles = view(game, EVERYTHING).piles
    assert piles is not None
    assert dict(piles.search)["sanedys"] == ("wood", "can")
    assert dict(piles.game)["nornaald"][0] == game.game_piles["nornaald"][-1]
    assert piles.gear == ("cart", "cart", "drill")
    for locale in LOCALES:
        texts = Library(strict=True).texts(locale, gharkane.NAME, ("Ana", "Bo"))
        record = gharkane.record(game, EVERYTHING)
        things = hidden(view(game, EVERYTHING), view(game, None), record, texts)
        told = " ".join(hidden_text(things, texts).split())
        assert f"{texts.word('cart')} ×2" in told
        assert told.index(texts.word("ash_storm")) > told.index(texts.word("desertions"))
