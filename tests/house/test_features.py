"""A feature is one folder and one line in a list: without its line the bot starts and plays."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer

from bot.cli.commands import complete_app
from bot.discord.access import MORE_BUTTONS
from bot.discord.clicks import buttons, declaration_of
from bot.discord.client import all_commands
from bot.discord.commands import moves
from bot.discord.commands.moves import groups as made_groups
from bot.discord.components import ids
from bot.discord.context import BotContext
from bot.discord.rates import Rates
from bot.features import FEATURES, tables_over
from bot.slots import Feature, Slot
from bot.store import Store
from bot.table import Refused, Tables
from bot.table.consequences import CORE, Consequences
from bot.table.moves import After
from bot.table.tables import COMMAND_LINE
from bot.texts import LOCALES, Library, house_files
from engine.games import GAMES
from tests.fluent import variables_of
from tests.house.sources import nodes, tree
from tests.house.test_rooms import FLOORS, imported, modules, room
from tests.prepared import prepared

ROOT = Path(__file__).resolve().parents[2]
HOST = 7


def test_every_folder_is_listed_once_by_its_name() -> None:
    folders = {path.parent.name for path in (ROOT / "bot" / "features").glob("*/__init__.py")}
    names = [feature.name for feature in FEATURES]
    assert len(names) == len(set(names))
    assert set(names) == folders


def test_the_core_imports_no_feature() -> None:
    for module in modules():
        if room(module) in {*FLOORS[: FLOORS.index("playground")], ""} - {"features"}:
            found = {one for one in imported(module, typing=True) if one.startswith("bot.features")}
            assert found <= ({"bot.features"} if room(module) == "app" else set()), module


def texts_of_features() -> dict[str, str]:
    """The id of each text that a feature has in its folder -> the feature."""
    return {
        text_id.partition(".")[0]: path.parent.name
        for path in house_files(LOCALES[0])
        if path.stem == LOCALES[0]
        for text_id in variables_of(path.read_text(encoding="utf-8"), path.name)
    }


def test_the_core_says_no_text_of_a_feature_and_a_feature_none_of_a_later_one() -> None:
    """What is said by a name that is put together (`command-...`) is said for a feature."""
    owners, names = texts_of_features(), [feature.name for feature in FEATURES]
    assert {"find", "missed", "notes"} <= set(owners.values()) <= set(names)
    reasons = {
        text_id.removeprefix("refused-"): owner
        for text_id, owner in owners.items()
        if text_id.startswith("refused-")
    }
    for module, path in modules().items():
        parts = module.split(".")
        own = parts[2] if len(parts) > 2 and parts[1] == "features" else ""
        may = set(names[: names.index(own) + 1]) if own in names else set()
        for node in nodes(path):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                owner = owners.get(node.value) or reasons.get(node.value)
                assert owner is None or owner in may, f"{path}:{node.lineno}: {node.value}"


def needed(feature: Feature) -> set[str]:
    """The features whose modules this one imports."""
    own = f"bot.features.{feature.name}"
    found = {
        other
        for module in modules()
        if f"{module}.".startswith(f"{own}.")
        for other in imported(module)
    }
    names = {other.split(".")[2] for other in found if other.startswith("bot.features.")}
    return names - {feature.name}


def test_a_feature_imports_only_features_before_it() -> None:
    names = [feature.name for feature in FEATURES]
    for module in modules():
        parts = module.split(".")
        if parts[:2] != ["bot", "features"] or len(parts) == 2:
            continue
        may = names[: names.index(parts[2]) + 1]
        wrong = {
            other
            for other in imported(module, typing=True)
            if other.startswith("bot.features") and other.split(".")[2:3][0] not in may
        }
        assert wrong == set(), module


async def test_consequences_of_features_follow_those_that_they_name(tmp_path: Path) -> None:
    """All of them, in the order in which they run."""
    store = await Store.open(prepared(tmp_path / "games.db"))
    try:
        consequences = tables_over(store).moves.consequences
    finally:
        await store.close()
    assert [one.__name__ for one in consequences] == [
        "note_taught", "settle_clocks", "store_move", "follow", "store_state", "raise_revisions",
        "plans_follow", "begin_decisions", "follow", "begin_story", "announce", "await_computers",
        "await_orders", "await_clocks", "store_at_end", "end_attempt", "end", "tell_waiting",
    ]  # fmt: skip


async def test_a_consequence_that_follows_an_unknown_one_is_refused(tmp_path: Path) -> None:
    store = await Store.open(prepared(tmp_path / "games.db"))
    try:
        tables = tables_over(store)
    finally:
        await store.close()
    core = Consequences(
        tables.clocks, tables.reminders, tables.announcer, tables.turns, tables.ending
    )
    ordered = core.in_order([After(None, print), After(Consequences.end, dir)])
    assert (ordered[0], ordered[-1], len(ordered)) == (print, dir, len(CORE) + 2)
    with pytest.raises(ValueError, match="print"):
        core.in_order([After(print, print)])


def test_what_slots_hold_comes_in_the_order_of_features() -> None:
    lists: Slot[Callable[[int], list[int]]] = Slot()
    single: Slot[str] = Slot()
    keyed: Slot[Mapping[str, int]] = Slot()
    one = Feature("one", lists(lambda n: [n], lambda n: [n + 1]), single("a"), keyed({"x": 1}))
    two = Feature("two", lists(lambda n: [n * 9]), keyed({"y": 2}))
    assert lists.gather([one, two], 2) == [2, 3, 18]
    assert lists.gather([two, one], 2) == [18, 2, 3]
    assert single.first([two]) is None
    assert single.first([two, one]) == "a"
    assert [keyed.under([one, two], key) for key in "xyz"] == [1, 2, None]


def test_a_slot_filled_twice_is_refused() -> None:
    """By one feature, or by two where only one may."""
    slot: Slot[str] = Slot()
    with pytest.raises(ValueError, match="both fills a slot twice"):
        Feature("both", slot("a"), slot("b"))
    with pytest.raises(ValueError, match=r"only one feature may add here: \['a', 'b'\]"):
        slot.first([Feature("one", slot("a")), Feature("two", slot("b"))])


def test_every_slot_is_declared_once_with_its_type_and_filled() -> None:
    """A slot that no feature fills is dead."""
    declared = [
        node.target.id
        for path in modules().values()
        for node in tree(path).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if node.value is not None and ast.unparse(node.value) == "Slot()"
    ]
    assert len(declared) == len(set(declared))
    filled = {slot for feature in FEATURES for slot in feature.adds}
    assert len(filled) == len(declared)


@cache
def _groups() -> list[Any]:
    return made_groups(Library())


def game_groups(_: Library) -> list[Any]:
    """The commands of the games, which depend on no feature. Making them takes most of a start."""
    return _groups()


@pytest.mark.parametrize("removed", FEATURES, ids=lambda feature: feature.name)
async def test_without_a_feature_the_bot_still_plays(
    removed: Feature, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its commands and buttons are gone, all others are there but those that need it, and a game
    begins."""
    left = tuple(
        feature for feature in FEATURES if removed.name not in {feature.name, *needed(feature)}
    )
    monkeypatch.setattr(moves, "groups", game_groups)
    store = await Store.open(prepared(tmp_path / "games.db"))
    try:
        tables = Tables(store, left)
        context = BotContext(tables, Library(), "fr", Rates(lambda: 0.0), features=left)
        assert {command.name for command in all_commands(context)} >= {"game", "play"}
        for button in MORE_BUTTONS.of([removed]):
            assert (button.kind, button.name) not in buttons(left)
            if button.kind == "table":
                with pytest.raises(Refused, match="old-button"):
                    declaration_of(ids.table_id(1, button.name), left)
        table = await tables.lobby.open(next(iter(GAMES)), 1, 2, HOST, "Ann", "fr")
        await tables.lobby.add_computer(table.id, HOST, "easy")
        await tables.lobby.start(table.id, HOST)
        asked = await tables.play.ask(table.id, 0)
        assert asked.picks
        await tables.play.pick(table.id, HOST, 0, asked.revision, 0)
        assert await tables.play.log(table.id, 0, 10)
    finally:
        await store.close()


def test_the_command_line_has_the_commands_of_features() -> None:
    of_features = typer.Typer()
    for add in COMMAND_LINE.of(FEATURES):
        add(of_features, lambda: "")
    added = {command.name for command in of_features.registered_commands}
    assert "disputes" in added
    assert added <= {command.name for command in complete_app().registered_commands}
