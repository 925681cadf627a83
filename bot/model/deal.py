"""Deals that anybody can check: docs/fair.md says how, and what that proves.

Before anybody joins, the bot posts the digest of a secret (the promise). Each click on Join, and
the click on Start, then adds the number that Discord gave to it. At the start the bot posts a
digest over the secret and all other sources of the deal (the seal), and deals from another digest
over the same; after the game it shows the secret. The deal of a challenge depends on a secret
promised the day before, and on no click.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final

from pydantic import Field

from bot.words import number
from engine.games import GAMES
from engine.record import LENGTH, SEATS, Part, Word

DEAL_HEADER: Final = "gharkane deal 1"
CHALLENGE_HEADER: Final = "gharkane challenge 1"
NO_PRESS: Final = "-"
"""Replaces a missing click: of a computer, of the person who opened the lobby, or of one seated
again for a rematch who has not clicked Join."""
START_LINE: Final = "start"
ROLES: Final = "roles"
"""What the lobby says of roles; the line is there only if it gives any. `begun` is then the record
without them."""

Told = Annotated[str, Field(max_length=LENGTH)]


class Deal(Part):
    """What a game was dealt from."""

    told: Annotated[tuple[Told, ...], Field(max_length=SEATS + 8)]
    """A line each: "name: value". All of it is public from the start on."""
    secret: Word

    @property
    def promise(self) -> str:
        """What was posted before anybody pressed."""
        return promised(self.secret)

    @property
    def seal(self) -> str:
        """What was posted at the start."""
        return _digest(f"seal\n{self._text}")

    @property
    def seed(self) -> int:
        """What the game was dealt with."""
        return int(_digest(f"seed\n{self._text}")[:16], 16)

    def draw(self, what: str, of: int) -> int:
        """A number below `of` for `what` chance has to settle before the game is dealt."""
        return int(_digest(f"{what}\n{self._text}")[:16], 16) % of

    @property
    def lines(self) -> dict[str, str]:
        """The values by name, the secret among them; what is no line of a deal is left out."""
        return dict(line.split(": ", 1) for line in self._all if ": " in line)

    @property
    def _all(self) -> tuple[str, ...]:
        return (*self.told, f"secret: {self.secret}")

    @property
    def _text(self) -> str:
        return "\n".join(self._all)


def promised(secret: str) -> str:
    """The digest of a secret."""
    return _digest(secret)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def made_of(
    game: str,
    rules: int,
    options: Mapping[str, Any],
    begun: Any,
    presses: Iterable[str],
    start: str,
    roles: Any = None,
) -> list[str]:
    """The lines of a deal. `begun` is the record the game begins from, or None; `presses` are
    clicks by seat, `start` is the click that began the game, and an empty one is missing; `roles`
    is what the lobby says about them, or None."""
    return [
        DEAL_HEADER,
        f"game: {game}",
        f"rules: {rules}",
        f"options: {_plain(options)}",
        f"begun: {NO_PRESS if begun is None else _digest(_plain(begun))}",
        *([] if roles is None else [f"{ROLES}: {_plain(roles)}"]),
        *(f"seat {seat}: {press or NO_PRESS}" for seat, press in enumerate(presses)),
        f"{START_LINE}: {start or NO_PRESS}",
    ]


def made_for_all(game: str, rules: int, day: str) -> list[str]:
    """The lines of the deal of a challenge: of `day`, YYYY-MM-DD."""
    return [CHALLENGE_HEADER, f"day: {day}", f"game: {game}", f"rules: {rules}"]


def _plain(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def differing(
    deal: Deal,
    game: str,
    options: Mapping[str, Any],
    begun: Any,
    seats: int,
    seed: str,
    rules: int | None = None,
) -> str | None:
    """The name of the first line that cannot be of this game, "seed" if they make another one than
    it was dealt with; None if all is well. `rules` is the version under which the game was written
    to its file. `begun` is as it was before the lobby gave roles."""
    lines, presses = deal.lines, [f"seat {seat}" for seat in range(seats)]
    if deal.told[:1] == (CHALLENGE_HEADER,):
        same = made_for_all(game, 0, lines.get("day", ""))
    else:
        kept = _options_then(game, read_line(lines.get("options", "")), options)
        pressed = [lines.get(one, "") for one in presses]
        roles = read_line(lines[ROLES]) if ROLES in lines else None
        same = made_of(game, 0, kept, begun, pressed, lines.get(START_LINE, ""), roles)
    names = [line.split(": ", 1)[0] for line in deal.told]
    if names != [line.split(": ", 1)[0] for line in same] or _broken(deal):
        return "told"
    for name, told, ours in zip(names, deal.told, same, strict=True):
        if name == "rules":
            version = number(lines["rules"])
            if version is None or (rules is not None and version > rules):
                return name
        elif told != ours:
            return name
    for name in (*presses, START_LINE):
        if lines.get(name, NO_PRESS) != NO_PRESS and number(lines[name]) is None:
            return name
    return None if str(deal.seed) == seed else "seed"


def _broken(deal: Deal) -> bool:
    """Whether a line holds a line break: two deals would share one text, and so one seal."""
    return any(len(f"{line}.".splitlines()) != 1 for line in (*deal.told, deal.secret))


def _options_then(
    game: str, named: Mapping[str, Any], options: Mapping[str, Any]
) -> Mapping[str, Any]:
    """What the game was played with, of those options that the deal names, and of all that differ
    from their defaults: only an option that came up since, at its default, may be missing."""
    usual = GAMES[game].Options().model_dump(mode="json")
    return {
        name: value for name, value in options.items() if name in named or value != usual.get(name)
    }


def read_line(text: str) -> Mapping[str, Any]:
    """What a line names; nothing where it cannot be read."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
