"""The laws of corrections, over every game: whatever a game master may put right, the game stays
whole, settled and playable, and nobody learns more than they may."""

from __future__ import annotations

import itertools
import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given, settings

from engine import codec
from engine.copying import clone
from engine.corrections import Correction, Pile, Value, amend, correct, offered, things_of
from engine.kernel import EVERYTHING, IllegalMove, legal, pending, play
from engine.rng import below
from tests.laws.chains import ALIKE, IN_ANY_ORDER, LEFT_OUT, chain, reveals, state, undecided
from tests.laws.test_laws import FEW, SEEDS
from tests.laws.walks import PACKAGES, TESTS, Table, draw, somewhere, throughout

TRIED = 8
"""Corrections of each kind that are tried at a moment."""


def chosen(game: Any, name: str, seed: int) -> Iterator[Correction]:
    """Some of the corrections offered now, of every kind."""
    corrections = offered(game)
    for _, same in itertools.groupby(corrections, key=type):
        kind = list(same)
        for _ in range(TRIED):
            seed, n = below(seed, len(kind))
            yield kind[n]


def _made(game: Any, correction: Correction) -> Any:
    """The game after a correction, and its events; None if something that is being decided depends
    on what is corrected."""
    try:
        return correct(game, correction)
    except IllegalMove as error:
        if error.refusal.reason in ("leaves-no-answer", "correction-unplayable"):
            return None
        raise


@pytest.mark.usefixtures("unprobed")
@given(seed=SEEDS)
@FEW
def test_every_correction_offered_is_accepted_and_leaves_a_whole_game(
    table: Table, seed: int
) -> None:
    name, _ = table
    game = somewhere(table, seed)
    before = codec.dumps(game)
    for correction in chosen(game, name, seed):
        assert codec.correction_from_json(game, codec.pick_to_json(correction)) == correction
        made = _made(game, correction)
        if made is None:
            continue
        after, events = made
        assert codec.loads(codec.dumps(after)) == after
        assert events, "nothing was told"
        for _, seats in pending(after):
            assert all(legal(after, seat) for seat in seats), f"{correction}: nothing to answer"
        again = clone(game)
        amend(again, correction)
        assert again == after, "played again, a correction does something else"
    assert codec.dumps(game) == before, "the game given was changed"


@pytest.mark.parametrize("name", PACKAGES)
def test_things_are_put_right_as_the_table_of_the_game_says(name: str) -> None:
    """[correct] `bounds.json`, over two games of every number of seats: of each number the least
    and the most, of each word what it may be, of each pile its kind and whether its pieces lie in
    an order; who sees it, and why it is locked at times."""
    met: dict[str, dict[str, set[Any]]] = defaultdict(lambda: defaultdict(set))
    for table, n in itertools.product([(name, seats) for seats in PACKAGES[name].SEATS], (0, 1)):
        for game, _, _ in throughout(table, n):
            for thing in things_of(game):
                row = met[thing.what]
                row["seen by"].add(_seers(thing))
                row["locked"] |= {thing.locked.reason} if thing.locked else set()
                if isinstance(thing, Pile):
                    row["pile"].add(f"{thing.kind}, {'ordered' if thing.ordered else 'bag'}")
                    row["only to"] |= set() if thing.only is None else {thing.only or "none"}
                else:
                    row["values"] |= {*thing.values}
    bounds = {what: {at: _short(row[at]) for at in row if row[at]} for what, row in met.items()}
    path = TESTS / name / "bounds.json"
    assert bounds == json.loads(path.read_text(encoding="utf-8")), json.dumps(bounds)


def _seers(thing: Value | Pile) -> str:
    if thing.sees is None:
        return "all"
    return "nobody" if not thing.sees else "owner" if {*thing.sees} == {thing.seat} else "some"


def _short(values: set[Any]) -> list[Any] | str:
    """A stretch of numbers by its ends, a single word as it is."""
    if all(isinstance(value, int) for value in values):
        return [min(values), max(values)]
    return sorted(values, key=str) if len(values) > 1 else f"{min(values, key=str)}"


@given(seed=SEEDS)
@FEW
def test_a_corrected_game_is_played_to_its_end(table: Table, seed: int) -> None:
    """Corrected again and again on the way."""
    name, seats = table
    game = PACKAGES[name].new_game(seats, seed, PACKAGES[name].Options())
    made = 0
    for n in itertools.count():
        if game.result is not None:
            break
        assert n < 20_000, "endless"
        if n % 9 == 4:
            corrections = offered(game)
            seed, at = below(seed, max(len(corrections), 1))
            if corrections and (after := _made(game, corrections[at])):
                game, made = after[0], made + 1
        seed, seat, pick = draw(game, seed)
        play(game, seat, pick)
    assert made
    assert not offered(game)


@given(seed=SEEDS)
@FEW
def test_a_correction_that_is_not_offered_is_refused_with_a_reason(table: Table, seed: int) -> None:
    name, _ = table
    game = somewhere(table, seed)
    corrections = set(offered(game))
    for correction in list(chosen(game, name, seed)):
        for field in fields(correction):  # type: ignore[arg-type]
            now = getattr(correction, field.name)
            twisted = replace(
                correction, **{field.name: 999 if isinstance(now, int) else "nowhere"}
            )  # type: ignore[type-var]
            assert twisted not in corrections
            with pytest.raises(IllegalMove) as refused:
                correct(game, twisted)
            assert refused.value.refusal.reason


@pytest.mark.usefixtures("unprobed")
@given(seed=SEEDS)
@FEW
def test_a_correction_shows_a_seat_nothing_that_was_hidden_from_it(table: Table, seed: int) -> None:
    """What a seat sees after a correction of another's secrets is what it would see if the other
    had had something else to begin with; its events name no secret of others."""
    name, seats = table
    package = PACKAGES[name]
    game = somewhere(table, seed)
    worlds = [package.redeal(game, seat, seed) for seat in range(seats)]
    for correction in chosen(game, name, seed):
        made = _made(game, correction)
        if made is None or reveals(game, correction):
            continue
        after, events = made
        for seat, world in enumerate(worlds):
            if all(event.hidden or event.seen_by(seat) == event.facts for event in events):
                facts = [event.facts for event in events]
                twin = _elsewhere(world, correction)
                if twin is not None:
                    assert [event.facts for event in twin[1]] == facts
                    assert package.view(twin[0], seat) == package.view(after, seat)


def _elsewhere(world: Any, correction: Correction) -> Any:
    """The same correction in another world, if it fits there."""
    try:
        return correct(world, correction)
    except IllegalMove:
        return None


@given(seed=SEEDS)
@FEW
def test_words_of_corrections_differ_from_those_of_moves(table: Table, seed: int) -> None:
    keys = [thing.key for thing in things_of(somewhere(table, seed))]
    assert all(what.startswith("set_") for what, _, _ in keys)
    assert len(keys) == len(set(keys)), "a correction names one thing"


@given(seed=SEEDS)
@FEW
def test_a_game_that_is_over_is_not_corrected(table: Table, seed: int) -> None:
    name, _ = table
    game = somewhere(table, seed)
    correction = next(chosen(game, name, seed), None)
    if correction is None:  # in the setup of some games nothing is corrected
        return
    *_, (game, _, _) = throughout(table, seed)  # to its end, all one game
    assert game.result is not None
    with pytest.raises(IllegalMove, match="game-over"):
        correct(game, correction)
    assert PACKAGES[name].view(game, EVERYTHING).result is not None


@given(seed=SEEDS)
@settings(max_examples=1)
def test_corrections_lead_from_any_position_to_any_other(table: Table, seed: int) -> None:
    """Of the same options, at which the same is asked; what is left out is named with its
    reason."""
    name, _ = table
    if name not in LEFT_OUT:  # a game that was just written
        return
    left_out, loose = LEFT_OUT[name], IN_ANY_ORDER[name]
    game = somewhere(table, seed)
    aims = (somewhere(table, seed + n) for n in range(1, 100))
    aim = next((one for one in aims if _alike(name, game, one)), None)
    if aim is None or undecided(game) or undecided(aim):
        return
    reached, _ = chain(game, aim)
    assert state(reached, left_out, loose) == state(aim, left_out, loose)


def _alike(name: str, game: Any, other: Any) -> bool:
    """Whether corrections can lead from the one to the other: nobody is asked anything else."""
    asked = [
        ({type(question) for question, _ in pending(one)}, ALIKE[name](one))
        for one in (game, other)
    ]
    return asked[0] == asked[1] and getattr(game, "variant", 0) == getattr(other, "variant", 0)
