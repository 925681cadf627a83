"""Mutants drawn by machine: a seeded sample of single changes of a game's rule files.

cosmic-ray's operators find the places and write the changes. Its runner executes thousands of
mutants with one command each; `tests.lab.mutants` runs a sample, nearest tests first. mutmut was
tried: most of its mutants put None in the place of an argument or a value, which any test notices,
and it negates no condition.

Left out is what holds no rule: what computers judge by, annotations, unions of types, decorators,
assertions, and operators that raise an error for most values here or differ by identity only.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import parso
from cosmic_ray.operators.operator import Operator
from cosmic_ray.operators.provider import OperatorProvider

from tests.lab.mutants import ROOT, Mutant, fault

_MEANINGLESS = re.compile(
    "RemoveDecorator|Variable|Exception|_(Pow|RShift|LShift|BitXor|Div|Mod|UAdd|Invert)$"
    "|_(Eq|NotEq|Lt|LtE|Gt|GtE)_Is(Not)?$"
)

_OF_COMPUTERS = ("value.py", "playouts.py", "computer/")


class NegateFilter(Operator):
    """Negate the condition of a comprehension, which cosmic-ray's AddNot leaves."""

    def mutation_positions(self, node: Any) -> Iterator[object]:
        if node.type == "comp_if":
            yield node.start_pos

    def mutate(self, node: Any, index: int) -> Any:
        node.children[1] = parso.parse(f" not ({node.children[1].get_code().strip()})")
        return node

    examples = classmethod(lambda _: ())


class NegateMembership(Operator):
    """Swap `in` and `not in`: cosmic-ray changes other comparisons only."""

    def mutation_positions(self, node: Any) -> Iterator[object]:
        if node.type == "comparison" and node.children[1].get_code().split()[-1] == "in":
            yield node.start_pos

    def mutate(self, node: Any, index: int) -> Any:
        was_in = node.children[1].get_code().strip() == "in"
        node.children[1] = parso.parse(" not in" if was_in else " in")
        return node

    examples = classmethod(lambda _: ())


def _operators() -> list[Operator]:
    """Return the operators whose changes mean something, ordered by name."""
    provider = OperatorProvider()
    kept = sorted(name for name in provider if not _MEANINGLESS.search(name))
    return [*(provider[name]() for name in kept), NegateFilter(), NegateMembership()]


def _nodes(node: Any) -> Iterator[Any]:
    """Yield the nodes that hold rules, parents first."""
    union_of_types = node.type == "expr" and node.get_first_leaf().value[0].isupper()
    if union_of_types or node.type == "assert_stmt":
        return
    yield node
    children = list(getattr(node, "children", ()))
    if node.type in ("annassign", "tfpdef"):
        children = children[2:] if node.type == "annassign" else []
    elif node.type == "funcdef":
        children = [child for child in children if child is not node.annotation]
    elif node.type == "decorated":
        children = children[1:]
    for child in children:
        yield from _nodes(child)


def _changed(source: str, node_index: int, operator: Operator, index: int) -> str:
    """Return the source with the operator applied to the node of this index."""
    tree = parso.parse(source)
    node = list(_nodes(tree))[node_index]
    siblings = node.parent.children
    place = next(n for n, sibling in enumerate(siblings) if sibling is node)
    siblings[place] = operator.mutate(node, index)
    return tree.get_code()


def _changes(node: Any, operators: Sequence[Operator]) -> list[tuple[Operator, int]]:
    """Return what can be done to a node: an operator, and which of its changes."""
    return [(o, index) for o in operators for index, _ in enumerate(o.mutation_positions(node))]


def changes_of(source: str) -> list[str]:
    """Return every changed source of these lines."""
    operators = _operators()
    return [
        _changed(source, n, *change)
        for n, node in enumerate(_nodes(parso.parse(source)))
        for change in _changes(node, operators)
    ]


def _row(file: str, source: str, changed: str, about: str) -> Mutant:
    """Write a change as a row: the lines that differ, and lines before until they occur once."""
    before, after = source.splitlines(keepends=True), changed.splitlines(keepends=True)
    start = next(n for n, (a, b) in enumerate(zip(before, after, strict=False)) if a != b)
    end = next(n for n, (a, b) in enumerate(zip(before[::-1], after[::-1], strict=False)) if a != b)
    first = start
    while source.count("".join(before[first : len(before) - end])) > 1:
        first -= 1
    return Mutant(
        file=file,
        find="".join(before[first : len(before) - end]),
        replace="".join(after[first : len(after) - end]),
        about=f"line {start + 1}: {about}",
    )


def drawn(game: str, seed: int, count: int) -> list[Mutant]:
    """Return `count` mutants of a game's rule files, each at another node; fewer if it has fewer.

    The same seed draws the same mutants of the same tree, and a smaller sample is the start of a
    larger one.
    """
    folder = ROOT / "engine/games" / game
    sources = {
        str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*.py"))
        if not path.relative_to(folder).as_posix().startswith(_OF_COMPUTERS)
    }
    nodes = [
        (file, n, node)
        for file, source in sources.items()
        for n, node in enumerate(_nodes(parso.parse(source)))
    ]
    operators = _operators()
    chance = random.Random(seed)
    chance.shuffle(nodes)
    rows: list[Mutant] = []
    for file, n, node in nodes:
        if len(rows) < count and (changes := _changes(node, operators)):
            operator, index = chance.choice(changes)
            changed = _changed(sources[file], n, operator, index)
            row = _row(file, sources[file], changed, type(operator).__name__)
            if not fault(row, game):  # cosmic-ray takes the star of a signature for a product
                rows.append(row)
    return rows
