"""The games. `GAMES` is the only list of them; each entry is a package with the same face."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, cast

from pydantic import BaseModel

from engine.content import Rule
from engine.corrections import Correction
from engine.kernel import Score, Seat, View, Viewer
from engine.orders import Order
from engine.record import GameRecord


class GamePackage(Protocol):
    """What every game package provides; nothing else of it is public."""

    NAME: str
    """The game's id: its folder's name, and the name in saves and on the command line."""
    SLASH: str
    """The name of its slash command group, at most 32 characters."""
    SEATS: range
    """How many may sit at a table."""
    VERSION: int
    """Version of its saves, from 1."""
    Options: type[BaseModel]
    """Frozen pydantic model; the defaults are the rulebook with our readings. Every field is a
    Literal or a bool."""
    Game: type[Any]
    """The class of its state."""
    Record: type[GameRecord]
    """What of a game a story takes up or hands over: see `engine.record`."""
    RULES: Mapping[str, Rule]
    """The rule catalogue by id."""
    MIGRATIONS: Sequence[Callable[[dict[str, Any]], dict[str, Any]]]
    """On JSON, before decoding: entry n-1 leads from version n to n+1."""
    ORDERS: Mapping[str, type[Order]]
    """Standing orders by name, at most 25 characters each, in the order they are tried: see
    `engine.orders`."""

    CORRECTIONS: tuple[type[Correction], ...]
    """What a game master may put right, in the order of the menu (see `engine.corrections`)."""

    def new_game(self, seats: int, seed: int, options: Any) -> Any:
        """A settled game: it already waits for somebody. ValueError for seats out of range."""

    def begin(self, seats: int, seed: int, options: Any, record: Any) -> Any:
        """A settled game that starts as this Record says; what it leaves out is dealt as usual, and
        what it gives is taken from the piles. RecordError, a ValueError, names the field that
        cannot be. ValueError for seats out of range."""

    def record(self, game: Any, viewer: Viewer) -> Any:
        """The Record of what `viewer` may know: its own part, or everything (EVERYTHING, or once
        the game is over)."""

    def view(self, game: Any, viewer: Viewer) -> View:
        """What this viewer may see, built up from nothing."""

    def redeal(self, game: Any, seat: Seat, seed: int) -> Any:
        """Another world that `seat` cannot tell from this one."""

    def score(self, game: Any) -> list[Score]:
        """Itemised points per seat, also in the middle of a game."""

    def value(self, game: Any, seat: Seat) -> float:
        """How good this state looks for `seat`: for computer players that search one pick deep.
        May read only what `seat` knows (it is given a redealt world)."""


def sides_of(package: GamePackage, game: Any) -> tuple[tuple[Seat, ...], ...]:
    """Who plays together: what the package says by a `sides(game)` of its own, else each seat
    alone. A side wins together; a rival is another side."""
    sides: Any = getattr(package, "sides", None)
    return sides(game) if sides else tuple((seat,) for seat in range(game.seats))


def _all() -> dict[str, GamePackage]:
    from engine.games import gharkane, happy_dayz

    packages: tuple[Any, ...] = (gharkane, happy_dayz)
    return {package.NAME: cast(GamePackage, package) for package in packages}


GAMES: dict[str, GamePackage] = _all()
"""Game id -> package. The skeleton is not in it: it is there to be copied, not played."""
