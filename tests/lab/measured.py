"""What the bench prints: figures as they are measured, or all of them as JSON."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from functools import partial
from typing import Any

import typer

from tests.lab.bench import as_text
from tests.lab.clicks.presses import PRESSES_HEADER, presses, rehearsed
from tests.lab.load import load, stored
from tests.lab.measure import Measure
from tests.lab.shared import shared
from tests.lab.touch import touch


class Figures:
    """Prints each figure at once, unless `as_json`; `rows` keeps them all."""

    def __init__(self, as_json: bool) -> None:
        self.as_json = as_json
        self.rows: list[dict[str, Any]] = []

    def show(self, measures: Iterable[Measure]) -> None:
        """Keep figures and print them."""
        for measure in measures:
            self.rows.append(measure.as_dict())
            self._print(as_text(measure))

    def _print(self, line: str) -> None:
        if not self.as_json:
            typer.echo(line)

    async def _follow(self, measures: AsyncIterator[Measure]) -> None:
        async for measure in measures:
            self.show([measure])

    def of_load(self, game: str, *, turns: bool) -> None:
        """Show stored games, and a loaded bot."""

        async def measured() -> None:
            for rows in (stored(game), load(game, turns=turns)):
                await self._follow(rows)

        asyncio.run(measured())

    def of_presses(self, games: Iterable[str]) -> None:
        """Show a table of prices for each game."""
        for game in games:
            asyncio.run(self._prices(game))

    def of_rehearsals(self, games: Iterable[str]) -> None:
        """Show what presses in rehearsals cost the event loop, game by game."""
        for game in games:
            asyncio.run(self._follow(rehearsed(game)))

    async def _prices(self, game: str) -> None:
        self._print(f"{game}\n{PRESSES_HEADER}")
        async for price in presses(game):
            self.rows.extend(row.as_dict() for row in price.rows(game))
            self._print(price.as_text())
        if price.factor is not None:
            self._print(
                f"scaled: to the targets' machine, of whose speed this has {price.factor:.2f}"
            )

    def of_touch(self, game: str, seconds: float) -> None:
        """Show a bot with open pages of the touch board; progress goes to stderr."""
        asyncio.run(self._follow(touch(game, seconds, partial(typer.echo, err=True))))

    def of_shared(self, game: str, url: str) -> None:
        """Show several processes on this empty database."""
        asyncio.run(self._follow(shared(game, url)))
