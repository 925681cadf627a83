"""Games that begin from a story: all of it, or only what a game master cares about."""

from __future__ import annotations

from typing import Any

import pytest

from bot.present.report import in_fiction
from bot.texts import Library
from engine.games.gharkane import PACKAGE, new_game
from engine.games.gharkane.content import DAYS, EQUIPMENT_PILE, EVENTS, LEADERS, RESOURCES, SHELTERS
from engine.games.gharkane.options import Options
from engine.games.gharkane.picks import Exchange, Pass, Place, TakeLeader
from engine.games.gharkane.record import Record, record
from engine.games.gharkane.state import Gharkane
from engine.games.gharkane.view import view
from engine.kernel import EVERYTHING, legal, pending, play
from engine.record import read_record
from tests.laws.walks import draw, walk

WHOLE: dict[str, Any] = {
    "shelter": "kraveth",
    "leader": "sarko_ilven",
    "rooms": [
        {"id": "building_room", "built": True, "survivors": 2},
        {"id": "smokehouse", "built": True, "survivors": 3},
        {"id": "smokehouse"},
        {"id": "dormitory"},
        {"id": "ag_radio", "built": True},
    ],
    "hospital": 3,
    "disease": -4,
    "stores": dict.fromkeys(RESOURCES, 2),
    "gear": [{"id": "drill", "repaired": True}, {"id": "drill"}],
}


ROOMS = [
    {"id": id, "built": n == 0}
    for n, id in enumerate(("dormitory", "ag_radio", "smokehouse", "leaded_vault"))
]


def table(*seats: dict[str, Any] | None, count: int = 2, **more: Any) -> Gharkane:
    """A game begun from a record with these seats."""
    return PACKAGE.begin(count, 7, Options(), read_record(Record, {"seats": list(seats), **more}))


def until_posting(game: Gharkane) -> Gharkane:
    """Every choice of setup made, the first that is offered."""
    for seat, _ in walk(game, 1):
        if game.phase != "setup":
            break
        play(game, seat, legal(game, seat)[0])
    return game


def test_a_megapole_told_whole_stands_at_once_and_chooses_nothing() -> None:
    """[setup.record] Its owner is asked nothing before the heroes; it has what the record says."""
    game = table(WHOLE)
    assert [seats for _, seats in pending(game)] == [[1]], "only the other seat sets up"
    own = game.shelters[0]
    assert (own.name, own.leader, own.hospital, own.survivors) == ("kraveth", "sarko_ilven", 3, 8)
    assert own.stores == dict.fromkeys(RESOURCES, 2)
    assert [(r.id, r.built, r.survivors) for r in own.rooms][1] == ("smokehouse", True, 3)
    assert [(g.id, g.repaired) for g in own.gear] == [("drill", True), ("drill", False)]
    game = until_posting(game)
    assert len(game.shelters[0].gear) == 2, "recorded equipment is not added to"
    assert len(game.shelters[1].gear) == 1
    assert record(game, EVERYTHING).seats[0] == record(game, 0).seats[0]


def test_a_game_master_names_what_matters_and_the_rest_is_dealt() -> None:
    """[setup.record] Days, events, who begins, a leader, some goods: all else is asked as usual."""
    ahead = ["mould", "raiders"]
    game = table(None, {"leader": "oru_vess", "stores": {"ammo": 9}}, days=2, first=1, ahead=ahead)
    assert (game.days, game.first, game.events_ahead[::-1]) == (2, 1, ahead)
    assert len(view(game, None).days) == 2
    assert not any(isinstance(p, TakeLeader) for p in legal(game, 1))
    game = until_posting(game)
    own = game.shelters[1]
    assert own.leader == "oru_vess"
    assert own.stores["ammo"] == 9
    assert sum(own.stores.values()) > 9 + 1, "the shelter's own goods came along"
    for seat, choice in walk(game, 3):
        play(game, seat, choice)
    assert game.events_turned == ahead
    assert game.day == 2


@pytest.mark.parametrize(
    ("stores", "exchanges"), [({}, True), ({"ammo": 9}, True), (dict.fromkeys(RESOURCES, 2), False)]
)
def test_goods_are_exchanged_unless_the_record_tells_all_stores(
    stores: dict[str, int], exchanges: bool
) -> None:
    """[setup.record, setup.exchange] What it tells is set after the exchange."""
    game = table({"shelter": "kraveth", "leader": "oru_vess", "rooms": ROOMS, "stores": stores})
    offered = [pick for pick in legal(game, 0) if isinstance(pick, Exchange)]
    assert bool(offered) == exchanges
    if exchanges:
        play(game, 0, Exchange("med", "med", "chip"))
        play(game, 0, Pass())
        own = game.shelters[0].stores
        assert (own["chip"], own["med"], own["ammo"]) == (1, 1, stores.get("ammo", 2))


@pytest.mark.parametrize(
    ("first", "order", "arranged"),
    [(0, (1, 0), 1), (1, (1, 0), 0), (2, (2, None, 1), 0), (0, (1, 2), None), (None, (1, 0), None)],
)
def test_the_token_goes_with_its_seat(
    first: int | None, order: tuple[int | None, ...], arranged: int | None
) -> None:
    """[setup.record, setup.first_player] Where its seat does not play again it is drawn."""
    seats = [{"shelter": "kraveth"}, {"shelter": "tessim"}, {"shelter": "mireas"}]
    told = read_record(Record, {"first": first, "seats": seats}).arranged(order)
    assert told.first == arranged
    shelters = [seat and seat.shelter for seat in told.seats]
    assert shelters == [None if n is None else seats[n]["shelter"] for n in order]


def test_rooms_that_a_record_leaves_out_are_dealt_and_kept_down_to_four() -> None:
    """[setup.record] With two rooms given, four are dealt and two of them put back."""
    rooms = [{"id": "dormitory", "built": True}, {"id": "ag_radio"}]
    game = table({"rooms": rooms})
    assert len(game.shelters[0].deal.rooms) == 4
    asked = {type(step).__name__ for step in game.agenda[-1].lanes[0]}  # type: ignore[union-attr]
    assert "BuildFirstRoom" not in asked, "one is built already"
    assert Place("dormitory", 3) in _last_choice(game, 0)
    game = until_posting(game)
    assert [room.id for room in game.shelters[0].rooms][:3] == [
        "building_room", "dormitory", "ag_radio",
    ]  # fmt: skip
    assert len(game.shelters[0].rooms) == 5


def _last_choice(game: Gharkane, seat: int) -> list[Any]:
    """What the seat may pick at the end of its setup."""
    while not isinstance((offered := legal(game, seat))[0], Place):
        play(game, seat, Pass() if Pass() in offered else offered[0])
    return list(offered)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_record_gives_leaves_its_pile(seats: int) -> None:
    """[setup.record, setup.gear] No piece is there twice, also when all leaders are named."""
    parts = [
        {"leader": leader, "shelter": shelter, "gear": [{"id": "drill"}] if n < 2 else []}
        for n, (leader, shelter) in enumerate(zip(LEADERS, SHELTERS, strict=False))
    ][:seats]
    game = until_posting(table(*parts, count=seats, ahead=["mould"]))
    gear = [piece.id for shelter in game.shelters for piece in shelter.gear]
    assert gear == ["drill", "drill"]
    assert sorted(gear + game.equipment_pile + game.display) == sorted(EQUIPMENT_PILE)
    assert sorted(game.events_ahead + game.box.events) == sorted(EVENTS)
    names = [shelter.leader for shelter in game.shelters] + game.box.leaders
    assert sorted(names) == sorted(LEADERS)
    assert len(game.events_ahead) == DAYS


def test_a_finished_game_goes_on_in_the_next_and_its_deeds_are_not_counted_twice() -> None:
    """[setup.record, score.events] Survivors, rooms, stores and gear come along; the resolved
    events are listed, and are in the next game's pile again."""
    old = new_game(3, 11, Options())
    for seat, choice in walk(old, 5):
        play(old, seat, choice)
    told = record(old, EVERYTHING)
    game = PACKAGE.begin(3, 12, Options(), told)
    assert [s.survivors for s in game.shelters] == [s.survivors for s in old.shelters]
    assert [s.stores for s in game.shelters] == [s.stores for s in old.shelters]
    assert any(shelter.resolved for shelter in old.shelters)
    assert all(not shelter.resolved for shelter in game.shelters)
    assert sorted(game.events_ahead + game.box.events) == sorted(EVENTS)


def test_everybody_sees_whose_people_are_called_what_and_nothing_else() -> None:
    """[secrets.public] The record for those who hold no seat: what lies on the table."""
    game = new_game(3, 4, Options())
    assert all(part.shelter is None for part in record(game, None).seats)
    seed = 4
    while game.phase == "setup":
        seed, seat, pick = draw(game, seed)
        play(game, seat, pick)
    for seat, part in enumerate(record(game, None).seats):
        shelter = game.shelters[seat]
        assert (part.shelter, part.leader) == (shelter.name, shelter.leader)
        assert part.model_dump(exclude_none=True).keys() <= {
            "shelter", "leader", "hunted", "resolved",
        }  # fmt: skip
    texts = Library(strict=True).texts("fr", "gharkane", ("Ana", "Bo", "Chloé"))
    called = in_fiction(record(game, None).seats, texts)
    assert called.names == tuple(texts.word(shelter.name) for shelter in game.shelters)
