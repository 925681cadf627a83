"""SQL that is compiled once for all databases of a process."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.store.database import opening


class Compiled:
    """The compiled statements of all databases of a dialect, in place of each engine's cache.

    Each test opens its own database and issues the same hundreds of statements: compiling them
    again took a quarter of a bot's start."""

    def __init__(self) -> None:
        self._compiled: dict[tuple[Any, ...], Any] = {}

    def get(self, key: tuple[Any, ...]) -> Any:
        return self._compiled.get(_of_any_engine(key))

    def __setitem__(self, key: tuple[Any, ...], compiled: Any) -> None:
        self._compiled[_of_any_engine(key)] = compiled


def _of_any_engine(key: tuple[Any, ...]) -> tuple[Any, ...]:
    """The key without its first part, the engine's dialect, of which the name is kept."""
    dialect, *statement = key
    return (dialect.name, *statement)


opening.sa.create_engine = partial(  # type: ignore[attr-defined]
    opening.sa.create_engine, execution_options={"compiled_cache": Compiled()}
)
