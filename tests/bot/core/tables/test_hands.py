"""No step takes a seat out of the hands of a person who is there: every step is listed here, and
each is tried by the host, a manager of the channel and the game master."""

from __future__ import annotations

import ast
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.features.gm.characters import Characters
from bot.features.gm.master import Master
from bot.model.person import Preferences
from bot.model.terms import PRESETS
from bot.store import people
from bot.table import Refused
from bot.table.clocks.absence import PATIENCE_DAYS_S, PATIENCE_LIVE_S
from bot.table.seats import DISCORD_EPOCH_S
from tests.bot.core.conftest import ANN, BOB, CAT, GUEST, Program
from tests.bot.core.tables.test_lobby import refused
from tests.house.sources import python_files, tree

ROOT = Path(__file__).resolve().parents[4]
HANDS = {"user_id", "kind", "offered"}
"""Columns of a seat that say in whose hands it is, or may come."""
STEPS = {
    "bot/table/seats.py": {
        "appoint": "guard",
        "bring_back": "gives it back",
        "put_up": "guard",
        "_withdraw": "gives it back",
        "sit_down": "needs an offer",
        "leave": "guard",
        "concede": "withdraws one's own offer, then leaves",
    },
    "bot/features/gm/characters.py": {"release": "a rival of the game master, in a lobby"},
}
"""Module -> function that changes one of these columns of one seat -> what protects its person."""
CALLERS = {
    "appoint": {"bot/table/seats.py", "bot/table/clocks/effects.py"},
    "put_up": {"bot/table/seats.py", "bot/table/clocks/effects.py"},
    "sit_down": {"bot/table/seats.py", "bot/features/gm/characters.py"},
    "leave": {"bot/table/seats.py", "bot/features/gm/characters.py"},
}
"""Step -> the modules that take it, in a transaction that is open."""


def calls(path: Path) -> list[tuple[str, ast.Call]]:
    """Every call of a module, with the innermost function around it."""
    found = []
    for function in ast.walk(tree(path)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            found += [(function.name, n) for n in ast.walk(function) if isinstance(n, ast.Call)]
    return found


def test_every_step_that_changes_hands_is_listed() -> None:
    found: dict[str, set[str]] = {}
    takers: dict[str, set[str]] = {name: set() for name in CALLERS}
    for path in python_files("bot"):
        module = str(path.relative_to(ROOT))
        if module.startswith(("bot/store/", "bot/lab/")):
            continue
        for around, call in calls(path):
            name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
            given = {keyword.arg for keyword in call.keywords}
            if name == "set_seat" and (given & HANDS):
                found.setdefault(module, set()).add(around)
            owner = ast.unparse(call.func.value) if isinstance(call.func, ast.Attribute) else ""
            of_seats = owner.endswith("seats") or (owner == "self" and module in STEPS)
            if name in takers and of_seats:
                takers[name].add(module)
    assert found == {module: set(steps) for module, steps in STEPS.items()}
    assert takers == CALLERS


Step = Callable[[Program, int, int], Awaitable[object]]
TRIED: dict[str, Step] = {
    "regent": lambda p, t, by: p.tables.seats.regent(t, by, 1, manager=True),
    "offer": lambda p, t, by: p.tables.seats.offer(t, by, 1, manager=True),
    "hand_over": lambda p, t, by: p.tables.seats.hand_over(t, by, 1, manager=True),
    "take": lambda p, t, by: p.tables.seats.take(t, by, "X", None, 1),
    "remove": lambda p, t, by: p.tables.lobby.remove(t, by, 1, manager=True),
    "play as a rival": lambda p, t, by: p.tables.of(Characters).tell(t, by, "X", None, "Y", 1),
}


@pytest.mark.parametrize("by", [ANN, GUEST, CAT])
@pytest.mark.parametrize("step", TRIED)
async def test_nobody_takes_the_seat_of_a_person_who_is_there(
    program: Program, step: str, by: int
) -> None:
    table = await program.game(BOB, CAT)
    await program.tables.of(Master).appoint(table.id, ANN, GUEST)
    before = (await program.tables.table_queries.info(table.id)).seated[1]
    with pytest.raises(Refused):
        await TRIED[step](program, table.id, by)
    assert (await program.tables.table_queries.info(table.id)).seated[1] == before


# --- a regent is called for people who are absent ------------------------------------------------


async def test_a_regent_is_called_for_an_overdue_turn_only(program: Program) -> None:
    table = await program.game(BOB, CAT)
    regent = program.tables.seats.regent
    program.time.pass_(PATIENCE_LIVE_S - 1)
    await refused(regent(table.id, ANN, 1), "seat-in-time")
    await program.play(table, 1)  # Bob has set a card aside, and is not awaited
    program.time.pass_(1)
    await refused(regent(table.id, ANN, 1), "seat-in-time")
    assert (await regent(table.id, ANN, 2)).seated[2].kind == "normal"


async def test_with_a_clock_it_is_the_clock_that_says_so(program: Program) -> None:
    table = await program.lobby(BOB)
    await program.tables.lobby.set_pace(table.id, ANN, "async")
    await program.tables.lobby.start(table.id, ANN)
    decision = float(PRESETS["async"]["decision"] + PRESETS["async"]["bank"])
    program.time.pass_(decision - 1)
    await refused(program.tables.seats.regent(table.id, ANN, 1), "seat-in-time")
    program.time.pass_(2)
    assert (await program.tables.seats.regent(table.id, ANN, 1)).seated[1].kind == "normal"


async def test_over_days_without_a_clock_a_waking_day_passes(program: Program) -> None:
    table = await program.lobby(BOB)
    await program.tables.lobby.set_pace(table.id, ANN, "async")
    await program.tables.lobby.set_term(table.id, ANN, "decision", 0)
    await program.tables.lobby.start(table.id, ANN)
    program.time.pass_(PATIENCE_LIVE_S)
    await refused(program.tables.seats.regent(table.id, ANN, 1), "seat-in-time")
    program.time.pass_(3 * PATIENCE_DAYS_S)
    assert (await program.tables.seats.regent(table.id, ANN, 1)).seated[1].kind == "normal"


async def test_a_person_who_is_declared_away_gets_one_at_once(program: Program) -> None:
    table = await program.game(BOB)
    now = program.time.now()

    def away(tx):
        people.set_person_settings(tx, BOB, Preferences())
        people.set_away(tx, BOB, (now, now + 86_400.0))

    await program.store.write(away)
    assert (await program.tables.seats.regent(table.id, ANN, 1)).seated[1].kind == "normal"
    await refused(program.tables.seats.offer(table.id, ANN, 1), "seat-missed")


async def test_an_account_that_is_younger_than_the_game_takes_no_seat_of_it(
    program: Program,
) -> None:
    program.time.pass_(DISCORD_EPOCH_S + 86_400.0)
    table = await program.game(BOB)
    await program.tables.seats.offer(table.id, BOB, 1)
    began = int((program.time.now() - DISCORD_EPOCH_S) * 1000)
    young, old = (began + 1) << 22, (began - 1) << 22
    take = program.tables.seats.take
    await refused(take(table.id, young, "Young", None, 1), "seat-newcomer")
    assert (await take(table.id, old, "Old", None, 1)).seated[1].user_id == old
