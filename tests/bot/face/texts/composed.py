"""Which ids of texts the code puts together, with a star for each value."""

from __future__ import annotations

import ast
import re
from functools import cache

from bot.texts import DATA, house_files
from tests.fluent import variables_of
from tests.house.sources import nodes

ROOT = DATA.parent
SAYS = {"say", "has", "needs", "optional"}
"""Methods of texts whose first argument is an id."""


def shape(node: ast.JoinedStr) -> str:
    """The id with a star for each value in it."""
    return "".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in node.values)


@cache
def beginnings() -> frozenset[str]:
    """What the ids of all texts begin with: "event-", "button-gm-"."""
    ids: set[str] = set()
    for path in (*house_files("fr"), *DATA.glob("*/fr.ftl")):
        ids |= variables_of(path.read_text("utf-8"), path.name).keys()
    return frozenset(text_id[: n.end()] for text_id in ids for n in re.finditer("-", text_id))


@cache
def shapes(folder: str, but: frozenset[str] = frozenset()) -> frozenset[str]:
    """The shapes of all ids that the code in a folder puts together."""
    found = set()
    for path in sorted((ROOT / folder).rglob("*.py")):
        if set(path.relative_to(ROOT / folder).parts) & but:
            continue
        said = {
            id(node.args[0])
            for node in nodes(path)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in SAYS
            and node.args
        }
        for node in nodes(path):
            if isinstance(node, ast.JoinedStr):
                like = shape(node)
                begun = like.partition("*")[0]
                if "*" in like and (id(node) in said or begun in beginnings()):
                    found.add(like)
    return frozenset(found)


@cache
def texts_given(call: str, at: int, folder: str) -> frozenset[str]:
    """Every text written as that argument of such a call, both ends of a choice, and constants."""
    found: set[str] = set()
    constants: dict[str, str] = {}
    calls: list[ast.expr] = []
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in nodes(path):
            if isinstance(node, ast.AnnAssign | ast.Assign) and isinstance(
                node.value, ast.Constant
            ):
                target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                if isinstance(target, ast.Name) and target.id.isupper():
                    constants.setdefault(target.id, str(node.value.value))
            elif isinstance(node, ast.Call) and len(node.args) > at:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name == call:
                    calls.append(node.args[at])
    for argument in calls:
        found |= texts_in(argument, constants) - {""}
    return frozenset(found)


def texts_in(node: ast.expr, constants: dict[str, str]) -> set[str]:
    """What an argument may be: a text, a constant, or either end of a choice."""
    if isinstance(node, ast.IfExp):
        return texts_in(node.body, constants) | texts_in(node.orelse, constants)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    return {constants[node.id]} if isinstance(node, ast.Name) and node.id in constants else set()
