"""Records: what a game hands over, another begins with; and nobody's secret is in somebody's."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given as draws

from engine import codec
from engine.kernel import EVERYTHING, legal, pending, play
from engine.record import Part, RecordError, read_record, set_fields
from tests.laws.test_laws import FEW, MORE, SEEDS
from tests.laws.walks import PACKAGES, Table, awaited_seats, somewhere, throughout, walk


def finished(table: Table, seed: int) -> Any:
    """A game played to its end."""
    *_, (game, _, _) = throughout(table, seed)
    return game


@draws(seed=SEEDS)
@FEW
def test_a_game_begun_from_a_record_has_what_the_record_gives(table: Table, seed: int) -> None:
    name, seats = table
    package = PACKAGES[name]
    for game in (somewhere(table, seed), finished(table, seed)):
        told = package.record(game, EVERYTHING)
        again = package.begin(seats, seed + 1, package.Options(), told)
        has, gives = set_fields(package.record(again, EVERYTHING)), set_fields(told)
        assert {field: has.get(field) for field in gives} == gives


@draws(seed=SEEDS)
@FEW
def test_a_game_begun_from_a_record_is_saved_redealt_and_ends(table: Table, seed: int) -> None:
    name, seats = table
    package = PACKAGES[name]
    told = package.record(somewhere(table, seed), EVERYTHING)
    game = package.begin(seats, seed, package.Options(), told)
    assert package.begin(seats, seed, package.Options(), told) == game
    for n, (seat, choice) in enumerate(walk(game, seed)):
        if n in (0, 20):
            assert codec.loads(codec.dumps(game)) == game
            for asked in awaited_seats(game):
                other = package.redeal(game, asked, seed)
                assert package.view(other, asked) == package.view(game, asked)
                assert legal(other, asked) == legal(game, asked)
        play(game, seat, choice)
    assert game.result is not None
    assert not pending(game)


@draws(seed=SEEDS)
@FEW
def test_a_record_that_gives_nothing_deals_as_usual(table: Table, seed: int) -> None:
    name, seats = table
    package = PACKAGES[name]
    game = package.begin(seats, seed, package.Options(), package.Record())
    usual = package.new_game(seats, seed, package.Options())
    assert awaited_seats(game) == awaited_seats(usual)
    assert set_fields(package.record(game, EVERYTHING)) == set_fields(
        package.record(usual, EVERYTHING)
    )


@draws(seed=SEEDS)
@MORE
def test_a_seats_record_tells_what_its_view_tells_and_no_more(table: Table, seed: int) -> None:
    """The same in two worlds that the seat cannot tell apart, and no rival's part at all."""
    package = PACKAGES[table[0]]
    game = somewhere(table, seed)
    whole = package.record(game, EVERYTHING)
    for seat in range(game.seats):
        own = package.record(game, seat)
        assert own == package.record(package.redeal(game, seat, seed), seat)
        assert [part is not None for part in own.seats] == [n == seat for n in range(game.seats)]
        assert own.seats[seat] == whole.seats[seat]
    outside = package.record(game, None)
    for seat in range(game.seats):
        assert outside == package.record(package.redeal(game, seat, seed), None)
    for part, full in zip(outside.seats, whole.seats, strict=True):
        told = {} if part is None else part.model_dump(exclude_none=True)
        assert told.items() <= full.model_dump().items(), "what everybody sees is so"


@draws(seed=SEEDS)
@FEW
def test_a_finished_game_is_recorded_whole_for_everybody(table: Table, seed: int) -> None:
    package = PACKAGES[table[0]]
    game = finished(table, seed)
    assert package.record(game, None) == package.record(game, EVERYTHING)
    assert None not in package.record(game, None).seats


@draws(seed=SEEDS)
@FEW
def test_a_record_is_the_same_after_being_written_and_read(table: Table, seed: int) -> None:
    package = PACKAGES[table[0]]
    told = package.record(somewhere(table, seed), EVERYTHING)
    assert read_record(package.Record, told.model_dump_json()) == told
    assert read_record(package.Record, json.loads(told.model_dump_json(exclude_none=True))) == told


@pytest.mark.parametrize("name", PACKAGES)
def test_a_record_that_cannot_be_is_refused_with_its_field(name: str) -> None:
    package = PACKAGES[name]
    for text, field, reason in (
        ("not json", "", "no-json"),
        ("[]", "", "bad-value"),
        ('{"version": 2}', "version", "bad-value"),
        ('{"version": 1, "prize": 3}', "prize", "unknown-field"),
        ('{"version": 1, "seats": [{"prize": 3}]}', "seats.0.prize", "unknown-field"),
    ):
        with pytest.raises(RecordError) as refused:
            read_record(package.Record, text)
        assert (refused.value.field, refused.value.reason) == (field, reason)
    too_many = read_record(package.Record, {"seats": [None] * (package.SEATS[0] + 1)})
    with pytest.raises(RecordError) as refused:
        package.begin(package.SEATS[0], 1, package.Options(), too_many)
    assert (refused.value.field, refused.value.reason) == ("seats", "too-many")
    with pytest.raises(ValueError, match="99"):
        package.begin(99, 1, package.Options(), package.Record())


@pytest.mark.parametrize("name", PACKAGES)
def test_a_record_is_frozen_and_versioned(name: str) -> None:
    model = PACKAGES[name].Record
    assert issubclass(model, Part)
    assert model.model_fields["version"].default == 1
    with pytest.raises(ValueError, match="frozen"):
        model().version = 2  # type: ignore[attr-defined]
