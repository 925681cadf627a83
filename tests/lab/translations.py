"""What a language still lacks beside French, and what is too long for its place on Discord.

    python -m tests.lab translations de

reads the files alone: the language need not be known to the bot yet.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from fluent.syntax import ast

from bot.texts import DATA, LOCALES, house_files
from engine.games import GAMES
from tests.fluent import parsed, variables_of

SOURCE: Final = LOCALES[0]
"""The language that the others are compared with."""
LONGEST: Final = (
    (r"button-.*", 80),
    (r"(?!refused-).*-(form|label)", 45),
    (r"(command|arg|field)-.*\.name", 32),
    (r"(command|arg|field|option)-.*\.text", 100),
)
"""Pattern of a text's id -> the characters that Discord allows there: buttons, titles and fields of
forms, names and explanations of commands and options."""
OF_RULES: Final = ("title", "text", "section")


def findings(code: str, data: Path = DATA, games: Collection[str] = tuple(GAMES)) -> Iterator[str]:
    """Yield a line for each fault of a language, by its code: texts that are missing, unknown, with
    other variables, or too long."""
    for source in _sources(data, games):
        path = source.with_name(f"{code}.ftl")
        if source.parent.name == SOURCE:
            path = source.parent.with_name(code) / source.name
        name = path.relative_to(data.parent)
        text = path.read_text("utf-8") if path.is_file() else ""
        wanted = variables_of(source.read_text("utf-8"), source.name)
        found = variables_of(text, str(name))
        for text_id, variables in wanted.items():
            if text_id not in found:
                yield f"{name}: {text_id}: missing"
            elif found[text_id] != variables:
                names = ", ".join(f"${variable}" for variable in sorted(variables)) or "none"
                yield f"{name}: {text_id}: its variables must be {names}"
        yield from (f"{name}: {text_id}: unknown" for text_id in found.keys() - wanted.keys())
        for text_id, length in _lengths(text).items():
            most = _most(text_id)
            if length > most:
                yield f"{name}: {text_id}: {length} characters, at most {most}"
    for game in games:
        rules = data / game / "rules.toml"
        for rule in tomllib.loads(rules.read_text("utf-8"))["rule"]:
            for field in (_field(field, code) for field in OF_RULES):
                if not rule.get(field):
                    yield f"{rules.relative_to(data.parent)}: {rule['id']}: {field} missing"


def _sources(data: Path, games: Collection[str]) -> list[Path]:
    return [*house_files(SOURCE, data), *(data / game / f"{SOURCE}.ftl" for game in games)]


def _field(field: str, code: str) -> str:
    return field if (field, code) == ("section", SOURCE) else f"{field}_{code}"


def _most(text_id: str) -> float:
    fitting = [most for pattern, most in LONGEST if re.fullmatch(pattern, text_id)]
    return min(fitting, default=float("inf"))


def _lengths(source: str) -> dict[str, int]:
    """Return the characters of each text in its longest variant, without what variables add."""
    lengths = {}
    for entry in parsed(source).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                lengths[entry.id.name] = _length(entry.value)
            for attribute in entry.attributes:
                lengths[f"{entry.id.name}.{attribute.id.name}"] = _length(attribute.value)
    return lengths


def _length(pattern: ast.Pattern) -> int:
    total = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            total += len(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            total += max(_length(variant.value) for variant in element.expression.variants)
        elif isinstance(element.expression, ast.StringLiteral):
            total += len(element.expression.value)
    return total


def main(
    code: Annotated[str, typer.Argument(help="The language's code, such as de.")],
) -> None:
    """List what a language lacks beside French, or says at too great length."""
    lines = list(findings(code))
    for line in lines:
        typer.echo(line)
    if lines:
        raise typer.Exit(1)
    typer.echo(f"{code} is complete.")
