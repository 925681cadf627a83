"""Every custom id that is built anywhere is declared once: with what it does and whom it takes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot.discord.access import MORE_BUTTONS
from bot.discord.clicks import OWNERS
from bot.discord.components import ids
from bot.features import BUTTONS, FEATURES
from tests.house.sources import nodes, python_files, source, tree

ROOT = Path(__file__).resolve().parents[2]
IDS = Path(ids.__file__)
PRESSING = (ROOT / "bot" / "playground",)
"""What reads ids off messages and presses them."""
ACTION = {"table": 1, "master": 1, "form": 1, "house": 0}
"""Kinds with several actions -> which argument of its writer says the action."""
Tree = dict[Path, ast.Module]


@cache
def trees() -> Tree:
    """The bot, without what writes the ids and what stands in for Discord."""
    ours = (p for p in python_files("bot") if p != IDS and not any(map(p.is_relative_to, PRESSING)))
    return {path: tree(path) for path in ours}


@cache
def calls(path: Path) -> tuple[tuple[str, ast.Call, ast.AST], ...]:
    """Every call of a module, by the name of what is called, and the innermost function around."""

    def below(node: ast.AST, inside: ast.AST) -> Iterator[tuple[str, ast.Call, ast.AST]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                name = child.func.attr if isinstance(child.func, ast.Attribute) else child.func
                yield name if isinstance(name, str) else getattr(name, "id", ""), child, inside
            function = isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef))
            yield from below(child, child if function else inside)

    return tuple(below(tree(path), tree(path)))


def words(value: ast.expr, inside: ast.AST, path: Path, found: Tree) -> set[tuple[str, Path]]:
    """What an expression may be, and where that is written: a word, one of two, or what a name is
    set to or is called with."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return {(value.value, path)}
    if isinstance(value, ast.IfExp):
        return words(value.body, inside, path, found) | words(value.orelse, inside, path, found)
    assert isinstance(value, ast.Name), f"{path}:{value.lineno}: an action must be written out"
    if isinstance(inside, (ast.FunctionDef, ast.AsyncFunctionDef)):
        given = [one.arg for one in inside.args.args]
        if value.id in given:
            at = given.index(value.id)
            return {
                word
                for where in found
                for name, call, around in calls(where)
                if name == inside.name and len(call.args) > at
                for word in words(call.args[at], around, where, found)
            }
    for scope in (inside, found[path]):
        for node in ast.walk(scope):
            targets = node.targets if isinstance(node, ast.Assign) else []
            targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
            if any(isinstance(one, ast.Name) and one.id == value.id for one in targets):
                assert isinstance(node, (ast.Assign, ast.AnnAssign))
                assert node.value is not None
                return words(node.value, inside, path, found)
    raise AssertionError(f"{path}:{value.lineno}: what {value.id} is cannot be read")


@cache
def built() -> set[tuple[tuple[str, str], Path]]:
    """Kind and action of every id that is built anywhere, and the file that names it."""
    found, seen = trees(), set()
    for path in found:
        for name, call, inside in calls(path):
            kind = name.removesuffix("_id")
            if kind == name or kind not in ids.ID_SHAPES:
                continue
            if kind in ACTION:
                action = call.args[ACTION[kind]]
                named = words(action, inside, path, found)
                seen |= {((kind, word), where) for word, where in named}
            else:
                seen.add(((kind, ""), path))
    return seen


def test_built_ids_are_declared_and_declared_ids_are_built_or_old() -> None:
    current = {one for one, button in BUTTONS.items() if not button.old}
    assert {one for one, _ in built()} == current


def in_feature(path: Path) -> str:
    """The feature whose folder contains a file; "" for one of the core."""
    below = path.relative_to(ROOT / "bot").parts
    return below[1] if below[0] == "features" and len(below) > 2 else ""


def test_the_core_builds_no_button_of_a_feature_and_a_feature_none_of_a_later_one() -> None:
    """Each is on pages of the core because its feature adds it there."""
    later = {(button.kind, button.name) for button in MORE_BUTTONS.of(FEATURES)}
    for name in ("", *(feature.name for feature in FEATURES)):
        if name:
            own = next(feature for feature in FEATURES if feature.name == name)
            later -= {(one.kind, one.name) for one in MORE_BUTTONS.of([own])}
        named = {one for one, path in built() if in_feature(path) == name}
        assert named & later == set(), name


def test_a_feature_offers_a_button_of_another_if_it_needs_it_or_asks_for_it() -> None:
    """So that no button is dead where one line of the list was removed."""
    owners = {
        (button.kind, button.name): feature
        for feature in FEATURES
        for button in MORE_BUTTONS.of([feature])
    }
    asked = {
        (path, word)
        for path in trees()
        for name, call, _ in calls(path)
        if name == "existing"
        for inner in ast.walk(call)
        if isinstance(inner, ast.Constant) and isinstance(word := inner.value, str)
    }
    needed = {
        (in_feature(path), node.module.split(".")[2])
        for path in trees()
        for node in nodes(path)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bot.features.")
    }
    for one, path in built():
        name, owner = in_feature(path), owners[one].name if one in owners else ""
        if owner not in ("", name) and (name, owner) not in needed:
            assert (path, one[1]) in asked, f"{path.name} offers {one} of {owner}"


def test_no_button_is_declared_twice() -> None:
    owned = [(one.kind, one.name) for owner in OWNERS for one in owner.BUTTONS]
    owned += [(button.kind, button.name) for button in MORE_BUTTONS.of(FEATURES)]
    assert len(owned) == len(BUTTONS)
    declaring = {p for p in trees() if "BUTTONS: Final = (" in source(p)}
    core = {Path(str(owner.__file__)) for owner in OWNERS}
    featured = {path for path in declaring if path.is_relative_to(ROOT / "bot" / "features")}
    assert declaring - featured == core
    names = {feature.name for feature in FEATURES if MORE_BUTTONS.of([feature])}
    assert {path.parent.name for path in featured} == names


def test_ids_are_written_in_one_place() -> None:
    """Nobody else writes a prefix."""
    prefixes = {kind.prefix for kind in ids.ID_SHAPES.values()}
    for path in trees():
        for node in nodes(path):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value.partition(":")[0] not in prefixes, f"{path}:{node.lineno}"


def test_no_id_is_of_two_kinds() -> None:
    for text in ("t1:7:0:3:2", "l1:7:play", "c1:7:1.2p3", "c1:7:0", "p1:7:pace", "h1:gone"):
        fitting = [name for name, kind in ids.ID_SHAPES.items() if kind.pattern.fullmatch(text)]
        assert len(fitting) == 1, text
