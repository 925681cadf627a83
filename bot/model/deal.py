"""Deals that anybody can check: docs/fair.md says how, and what that proves.

Before anybody joins, the bot posts the digest of a secret (the promise). Each click on Join, and
the click on Start, then adds the number that Discord gave to it. At the start the bot posts a
digest over the secret and all other sources of the deal (the seal). It deals from another digest
over the same; after the game it shows the secret. The deal of a challenge depends on a secret
promised the day before, and on no click.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from datetime import date
from typing import Annotated, Any, Final

from pydantic import Field

from bot.words import number
from engine.games import GAMES
from engine.package import SINCE
from engine.record import MAX_RECORD_TEXT_CHARS, MAX_SEATS, Part, Word

DEAL_HEADER: Final = "gharkane deal 1"
CHALLENGE_HEADER: Final = "gharkane challenge 1"
NO_PRESS: Final = "-"
"""Stands in for a missing click: a computer has none, nor has the person who opened the lobby, nor
a player of a rematch who has not clicked Join."""
START_LINE: Final = "start"
ROLES: Final = "roles"
"""Name of the line about roles; present only if the lobby gives roles. `begun` is then the record
without them."""

_SECRET: Final = re.compile("[0-9a-f]{32}")

DealLine = Annotated[str, Field(max_length=MAX_RECORD_TEXT_CHARS)]


class Deal(Part):
    """What a game was dealt from."""

    told: Annotated[tuple[DealLine, ...], Field(max_length=MAX_SEATS + 8)]
    """A line each: "name: value". All of it is public from the start on."""
    secret: Word

    @property
    def promise(self) -> str:
        """The digest posted before anybody clicked."""
        return promise_digest(self.secret)

    @property
    def seal(self) -> str:
        """The digest posted at the start."""
        return _digest(f"seal\n{self._text}")

    @property
    def seed(self) -> int:
        """The seed of the game."""
        return int(_digest(f"seed\n{self._text}")[:16], 16)

    def draw(self, purpose: str, of: int) -> int:
        """Return a number below `of`, for a purpose that is drawn before the deal."""
        return int(_digest(f"{purpose}\n{self._text}")[:16], 16) % of

    @property
    def lines(self) -> dict[str, str]:
        """The values by name, the secret included; text without ": " is skipped."""
        return dict(line.split(": ", 1) for line in self._all if ": " in line)

    @property
    def _all(self) -> tuple[str, ...]:
        return (*self.told, f"secret: {self.secret}")

    @property
    def _text(self) -> str:
        return "\n".join(self._all)


def promise_digest(secret: str) -> str:
    """Return the digest of a secret."""
    return _digest(secret)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def deal_lines(
    game: str,
    rules: int,
    options: Mapping[str, Any],
    begun: Any,
    presses: Iterable[str],
    start: str,
    roles: Any = None,
) -> list[str]:
    """Return the lines of a deal.

    `begun` is the record the game starts from, or None; `presses` are the clicks by seat, `start`
    is the click that started the game, and an empty one is missing; `roles` is what the lobby says
    about them, or None.
    """
    return [
        DEAL_HEADER,
        f"game: {game}",
        f"rules: {rules}",
        f"options: {canonical_json(options)}",
        f"begun: {NO_PRESS if begun is None else _digest(canonical_json(begun))}",
        *([] if roles is None else [f"{ROLES}: {canonical_json(roles)}"]),
        *(f"seat {seat}: {press or NO_PRESS}" for seat, press in enumerate(presses)),
        f"{START_LINE}: {start or NO_PRESS}",
    ]


def challenge_lines(game: str, rules: int, day: str) -> list[str]:
    """Return the lines of the deal of a challenge; `day` is YYYY-MM-DD."""
    return [CHALLENGE_HEADER, f"day: {day}", f"game: {game}", f"rules: {rules}"]


def canonical_json(value: Any) -> str:
    """Return JSON in the one spelling that deals use."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def first_difference(
    deal: Deal,
    game: str,
    options: Mapping[str, Any],
    begun: Any,
    seats: int,
    seed: str,
    rules: int | None = None,
) -> str | None:
    """Return the name of the first line that does not match this game; "seed" if the lines match
    but produce another seed; None if all match. `rules` is the version under which the game was
    exported; `begun` is the record before the lobby gave roles.

    Each value has one spelling: with several, a host could choose among as many seeds."""
    lines, presses = deal.lines, [f"seat {seat}" for seat in range(seats)]
    if deal.told[:1] == (CHALLENGE_HEADER,):
        same = challenge_lines(game, 0, lines.get("day", ""))
    else:
        kept = _options_at_deal(game, number(lines.get("rules", "")), options)
        pressed = [lines.get(line_name, "") for line_name in presses]
        roles = read_line(lines[ROLES]) if ROLES in lines else None
        same = deal_lines(game, 0, kept, begun, pressed, lines.get(START_LINE, ""), roles)
    names = [line.split(": ", 1)[0] for line in deal.told]
    if names != [line.split(": ", 1)[0] for line in same] or _has_line_break(deal):
        return "told"
    for name, told_line, ours in zip(names, deal.told, same, strict=True):
        if name == "rules":
            version = _number(told_line.partition(": ")[2])
            if version is None or (rules is not None and version > rules):
                return name
        elif (name == "day" and not _is_day(lines["day"])) or told_line != ours:
            return name
    for name in (*presses, START_LINE):
        if lines.get(name, NO_PRESS) != NO_PRESS and _number(lines[name]) is None:
            return name
    if not _SECRET.fullmatch(deal.secret):
        return "secret"
    return None if str(deal.seed) == seed else "seed"


def _number(text: str) -> int | None:
    """Parse a number above 0 in its only spelling; None for anything else."""
    value = number(text)
    return value if value and str(value) == text else None


def _is_day(text: str) -> bool:
    """Return whether this is a day in its only spelling, YYYY-MM-DD."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _has_line_break(deal: Deal) -> bool:
    """Return whether a line holds a line break: then two deals could share one text, and so one
    seal."""
    return any(len(f"{line}.".splitlines()) != 1 for line in (*deal.told, deal.secret))


def _options_at_deal(
    game: str, version: int | None, options: Mapping[str, Any]
) -> Mapping[str, Any]:
    """Return the options that existed in this version, and every one that differs from its default.
    So exactly the options added later, at their defaults, are missing from the deal."""
    model = GAMES[game].Options
    usual, kept = model().model_dump(mode="json"), dict[str, Any]()
    for name, value in options.items():
        extra: Any = model.model_fields[name].json_schema_extra or {}
        if extra.get(SINCE, 1) <= (version or 1) or value != usual[name]:
            kept[name] = value
    return kept


def read_line(text: str) -> Mapping[str, Any]:
    """Parse the JSON object of a line; return an empty mapping if it cannot be parsed."""
    try:
        parsed = json.loads(text)
    except ValueError:
        return {}
    return parsed if isinstance(parsed, dict) else {}
