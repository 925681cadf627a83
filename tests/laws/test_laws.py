"""The laws: one suite over every game, every number of seats, random seeds and options."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections import Counter
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import codec
from engine.copying import clone
from engine.kernel import (
    EVERYTHING,
    Choice,
    IllegalMove,
    Window,
    apply,
    awaited,
    decision,
    lane_of,
    legal,
    namespace_of,
    offered,
    pending,
    play,
    question,
    registered_classes,
)
from engine.kernel import Pick as AnyPick
from engine.rng import below
from tests.laws.walks import (
    EXAMPLES,
    KEPT,
    PACKAGES,
    Table,
    awaited_seats,
    draw_any,
    fresh,
    options_of,
    seen,
    somewhere,
    throughout,
    walk,
)

ROOT = Path(__file__).resolve().parents[2]
SEEDS = st.integers(min_value=1, max_value=2**63)
FEW = settings(max_examples=EXAMPLES)
MORE = settings(max_examples=KEPT)
"""For laws of secrets, which are often rare ones."""


@given(seed=SEEDS)
@FEW
def test_a_game_is_never_stuck_and_always_ends(table: Table, seed: int) -> None:
    name, seats = table
    game = fresh(name, seats, seed, options_seed=seed)
    for seat, choice in walk(game, seed):
        play(game, seat, choice)
    assert game.result is not None, "endless"
    told = [event.name for event in game.new_events]
    assert "ended" not in told[:-1], "nothing is told after it"
    assert set(game.result) <= set(range(seats))
    sides = PACKAGES[name].sides(game)
    assert sorted(seat for side in sides for seat in side) == list(range(seats))
    assert game.result or len(sides) == 1, "nobody won against somebody"
    for side in sides:
        assert len(set(side) & set(game.result)) in (0, len(side)), "a side wins together"
    assert not pending(game)
    assert not any(getattr(game, "owed", ())), "what was owed to a seat never came"


@given(seed=SEEDS)
@FEW
def test_saving_and_loading_after_every_move_changes_nothing(table: Table, seed: int) -> None:
    name, seats = table
    kept = fresh(name, seats, seed, options_seed=seed)
    reloaded = codec.loads(codec.dumps(kept))
    for n in range(150):
        if kept.result is not None:
            break
        seed, seat, choice = draw_any(kept, seed)
        assert codec.pick_from_json(kept, codec.pick_to_json(choice)) == choice
        kept, events = apply(kept, seat, choice)
        reloaded, told_again = apply(reloaded, seat, choice)
        assert events == told_again
        if n % 7 == 0 or kept.result is not None:
            text = codec.dumps(kept)
            reloaded = codec.loads(text)
            assert reloaded == kept
            assert codec.dumps(reloaded) == text


@given(seed=SEEDS)
@FEW
def test_apply_leaves_its_input_alone_and_agrees_with_play(table: Table, seed: int) -> None:
    game = somewhere(table, seed)
    for _ in range(12):
        if game.result is not None:
            break
        seed, seat, choice = draw_any(game, seed)
        before = codec.dumps(game)
        after, _ = apply(game, seat, choice)
        assert codec.dumps(game) == before
        played = clone(game)
        play(played, seat, choice)
        assert played == after
        game = after


@given(seed=SEEDS)
@FEW
def test_the_same_seed_and_picks_give_the_same_game(table: Table, seed: int) -> None:
    name, seats = table
    one = fresh(name, seats, seed, options_seed=seed)
    two = fresh(name, seats, seed, options_seed=seed)
    for n, (seat, choice) in enumerate(walk(one, seed)):
        assert choice in legal(two, seat)
        play(one, seat, choice)
        play(two, seat, choice)
        if n % 20 == 0:
            assert one == two
    assert codec.dumps(one) == codec.dumps(two)


@given(seed=SEEDS)
@FEW
def test_every_option_is_accepted_and_every_other_pick_refused(table: Table, seed: int) -> None:
    game = somewhere(table, seed)
    package = PACKAGES[table[0]]
    asked = set(awaited_seats(game))
    for seat in asked:
        options = legal(game, seat)
        assert len(set(options)) == len(options), "an option is options twice"
        for choice in options[:40]:
            apply(game, seat, choice)
        for other in asked - {seat}:
            for choice in legal(game, other)[:5]:
                if not offered(game, seat, choice):
                    with pytest.raises(IllegalMove) as refused:
                        apply(game, seat, choice)
                    assert refused.value.refusal.reason
        for twisted in _twisted(options):
            if not offered(game, seat, twisted):
                with pytest.raises(IllegalMove) as refused:
                    apply(game, seat, twisted)
                refusal = refused.value.refusal
                assert refusal.reason
                assert refusal.rule == "" or refusal.rule in package.RULES
    for seat in set(range(game.seats)) - asked:
        if not legal(game, seat):
            with pytest.raises(IllegalMove):
                apply(game, seat, legal(game, next(iter(asked)))[0])


def _twisted(offered: list[AnyPick]) -> list[AnyPick]:
    """Offered picks with one field changed to something absurd."""
    picks: list[AnyPick] = []
    for choice in offered[:6]:
        for field in fields(choice):  # type: ignore[arg-type]
            now = getattr(choice, field.name)
            absurd = {int: 99, str: "nowhere"}.get(type(now))
            if absurd is not None:
                picks.append(replace(choice, **{field.name: absurd}))  # type: ignore[type-var]
    return picks


@given(seed=SEEDS)
@FEW
def test_options_come_in_a_stable_order(table: Table, seed: int) -> None:
    game = somewhere(table, seed)
    again = codec.loads(codec.dumps(game))
    for seat in awaited_seats(game):
        assert legal(game, seat) == legal(game, seat) == legal(again, seat)


@given(seed=SEEDS)
@FEW
def test_a_seat_has_one_awaited_question_at_a_time(table: Table, seed: int) -> None:
    for game, _, _ in throughout(table, seed):
        asked = [s for _, some in pending(game) for s in some]
        assert len(asked) == len(set(asked)), f"asked twice: {pending(game)}"
        assert [s for s, _ in awaited(game)] == sorted(
            s
            for question, some in pending(game)
            for s in (question.seats(game) if isinstance(question, Window) else some)
        )


@given(seed=SEEDS)
@FEW
def test_a_random_game_learns_in_one_walk_what_others_ask_step_by_step(
    table: Table, seed: int
) -> None:
    game, twin = (fresh(*table, seed, options_seed=seed) for _ in range(2))
    while game.result is None:
        seat, options, where = decision(game)
        assert (seat, list(options)) == (next(s for _, some in pending(game) for s in some),
                                         legal(game, seat))  # fmt: skip
        assert where[-1] is question(game, seat)
        seed, n = below(seed, len(options))
        play(game, seat, options[n], where)
        play(twin, seat, options[n])
    assert codec.dumps(game) == codec.dumps(twin)
    with pytest.raises(LookupError):
        decision(game)


@given(seed=SEEDS)
@MORE
def test_two_worlds_a_seat_cannot_tell_apart(table: Table, seed: int) -> None:
    two_worlds(PACKAGES[table[0]], somewhere(table, seed), seed, 6)


def two_worlds(package: Any, game: Any, seed: int, picks: int) -> None:
    """At each of so many picks from here on no seat can tell the worlds apart that it is dealt."""
    for _ in range(picks):
        if game.result is not None:
            break
        for seat in range(game.seats):
            _look_alike(package, game, package.redeal(game, seat, seed), seat)
        seed, seat, choice = draw_any(game, seed)
        other = package.redeal(game, seat, seed)
        _moves_alike(package, game, other, seat, choice)
        game, _ = apply(game, seat, choice)


def _look_alike(package: Any, game: Any, other: Any, seat: int) -> None:
    assert package.view(game, seat) == package.view(other, seat)
    assert package.view(game, None) == package.view(other, None)
    assert legal(game, seat) == legal(other, seat)
    assert awaited(game) == awaited(other)
    assert lane_of(game, seat) == lane_of(other, seat)


def _moves_alike(package: Any, game: Any, other: Any, seat: int, choice: AnyPick) -> None:
    after, events = apply(game, seat, choice)
    if after.barriers > game.barriers:
        return
    other_after, other_told = apply(other, seat, choice)
    assert other_after.barriers == other.barriers, "a barrier in one world only"
    assert seen(events, seat) == seen(other_told, seat)
    assert after.result == other_after.result
    if after.result is None:  # at the end all is shown
        _look_alike(package, after, other_after, seat)


@given(seed=SEEDS)
@MORE
def test_a_redealt_world_is_made_of_what_the_seat_knows_alone(table: Table, seed: int) -> None:
    package = PACKAGES[table[0]]
    game = somewhere(table, seed)
    for _ in range(8):
        if game.result is not None:
            break
        for seat in range(game.seats):
            other = package.redeal(game, seat, seed)
            for n in range(3):
                assert package.redeal(other, seat, n) == package.redeal(game, seat, n)
        seed, seat, choice = draw_any(game, seed)
        game, _ = apply(game, seat, choice)


@given(seed=SEEDS)
@MORE
def test_a_redealt_world_can_be_played_to_its_end(table: Table, seed: int) -> None:
    package = PACKAGES[table[0]]
    game = package.redeal(somewhere(table, seed), seed % table[1], seed)
    assert codec.loads(codec.dumps(game)) == game
    for seat, choice in walk(game, seed):
        play(game, seat, choice)
    assert game.result is not None


@given(seed=SEEDS)
@FEW
def test_a_spectator_and_a_game_master_can_look_at_any_time(table: Table, seed: int) -> None:
    package = PACKAGES[table[0]]
    game = somewhere(table, seed)
    public = package.view(game, None)
    assert public.awaited == tuple(awaited(game))
    assert public.chapter == package.chapter(game)
    assert package.view(game, EVERYTHING).viewer is EVERYTHING
    scores = package.score(game)
    assert [s.seat for s in scores] == list(range(game.seats))
    for row in (r for s in scores for r in s.rows):
        assert row.rule in package.RULES
    assert isinstance(package.value(game, 0), int | float)


@pytest.mark.parametrize("name", PACKAGES)
def test_verbs_are_unique_and_few_to_a_group_and_every_step_names_known_rules(name: str) -> None:
    package = PACKAGES[name]
    classes = registered_classes(namespace_of(package.Game))
    picks = [c for c in classes if issubclass(c, AnyPick)]
    assert len({c.verb for c in picks}) == len(picks)
    asked = {kind for cls in classes if issubclass(cls, Choice) for kind in cls.picks}
    groups = Counter(c.group for c in asked)  # a pick of old saves that nobody asks is no command
    assert max(groups.values()) <= 25
    assert groups[""] + len(set(groups) - {""}) <= 25, "verbs and groups stand side by side"
    for cls in classes:
        if not issubclass(cls, AnyPick):
            assert cls.rules, f"{cls.__name__} names no rule"
            assert set(cls.rules) <= set(package.RULES), cls.__name__
        if issubclass(cls, Choice) and cls.known_as:
            assert cls.known_as in {c.__name__ for c in classes if not issubclass(c, AnyPick)}


def test_importing_a_package_registers_every_saved_name_of_its_folder() -> None:
    """Else a state would not load that names a step of a sub-folder nobody has imported."""
    completed = subprocess.run(
        [sys.executable, "-c", _NAMES], capture_output=True, text=True, check=True, cwd=ROOT
    )
    found = json.loads(completed.stdout)
    assert found.pop("kit") == []
    for name, package in PACKAGES.items():
        folder = Path(sys.modules[namespace_of(package.Game)].__file__ or "").parent
        written = [
            cls.name
            for path in folder.glob("**/*.py")
            for cls in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(cls, ast.ClassDef)
            and {d.id for d in cls.decorator_list if isinstance(d, ast.Name)} & {"step", "pick"}
        ]
        assert written
        assert sorted(written) == sorted(found[name])


_NAMES = """
import importlib, json, pkgutil
import engine.games
import engine.games._skeleton, engine.kit
from engine.kernel import registered_classes
names = {name: f"engine.games.{name}" for name in [*engine.games.GAMES, "_skeleton"]}
found = {name: [c.__name__ for c in registered_classes(at)] for name, at in names.items()}
for kit in pkgutil.iter_modules(engine.kit.__path__):
    importlib.import_module(f"engine.kit.{kit.name}")
found["kit"] = [c.__name__ for c in registered_classes("engine.kit")]
print(json.dumps(found))
"""


@pytest.mark.parametrize("name", PACKAGES)
def test_options_default_and_refuse_nonsense(name: str) -> None:
    package = PACKAGES[name]
    assert options_of(package, 0) == package.Options()
    with pytest.raises(ValueError, match="nonsense"):
        package.Options(nonsense=1)
    for seats in (package.SEATS.start - 1, package.SEATS.stop):
        with pytest.raises(ValueError, match=str(seats)):
            package.new_game(seats, 1, package.Options())
