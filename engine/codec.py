"""Convert states to JSON text and back.

The field types of the dataclasses say how. Steps and picks are saved by class name, within the name
space of their game's package. A save names its game and version; migrations run on the JSON before
it is decoded.
"""

from __future__ import annotations

import json
import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from engine import kernel
from engine.corrections import GENERAL, Correction
from engine.games import GAMES
from engine.kernel import TRANSIENT, Game, Lanes, Pick, Step

Convert = Callable[[Any], Any]
G = TypeVar("G", bound=Game)


_to_text = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


class UnreadableSave(Exception):
    """A saved game that cannot be read; the message is one sentence saying why."""


class OldSave(UnreadableSave):
    """A saved game from before version 1.0.0 of the bot."""


def dumps(game: Game) -> str:
    """Return the whole game as one line of JSON: {"game", "version", "state"}."""
    name = game_name(type(game))
    head = {"game": name, "version": GAMES[name].VERSION, "state": encode(game)}
    return _to_text(head)


def loads(text: str) -> Game:
    """Return the game saved by `dumps`, migrated to the current version.

    Raises UnreadableSave for text that is not a save, an unknown game or version, or a broken
    state; OldSave for one from before version 1.0.0.
    """
    try:
        head = json.loads(text)
        name, version, state = head["game"], head["version"], head["state"]
    except (ValueError, KeyError, TypeError) as error:
        raise UnreadableSave(f"not a saved game: {error}") from error
    if name not in GAMES:
        raise UnreadableSave(f"saved game of an unknown kind: {name!r}")
    package = GAMES[name]
    oldest, newest = package.FIRST_VERSION, package.VERSION
    if not isinstance(version, int) or not 1 <= version <= newest:
        raise UnreadableSave(
            f"saved {name} of version {version!r}: this program reads {oldest} to {newest}"
        )
    if version < oldest:
        raise OldSave(f"saved {name} of version {version}, from before version 1.0.0 of the bot")
    try:
        state = package.migrated(state, version)
        state.setdefault("edition", 1)  # older saves of games that had a single edition then
        game = decode(package.Game, state)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise UnreadableSave(f"saved {name} is broken: {error!r}") from error
    assert isinstance(game, Game)
    return game


def is_old(text: str) -> bool:
    """Return whether a save that `loads` reads has an older version than those of `dumps`."""
    head = json.loads(text)
    return bool(head["version"] < GAMES[head["game"]].VERSION)


def game_name(kind: type[Game]) -> str:
    """Return the id of the game whose state class is `kind`; LookupError if it is not in GAMES."""
    for name, package in GAMES.items():
        if package.Game is kind:
            return name
    raise LookupError(f"{kind.__name__} is the state of no game in GAMES")


def encode(game: Game) -> dict[str, Any]:
    """Return a state as plain JSON data."""
    kind: Any = type(game)
    state: dict[str, Any] = _codec(kind, kernel.namespace_of(kind))[0](game)
    return state


def decode(kind: type[G], state: dict[str, Any]) -> G:
    """Return the state of class `kind` from plain JSON data."""
    hint: Any = kind
    game: G = _codec(hint, kernel.namespace_of(kind))[1](state)
    return game


def pick_to_json(pick: Pick) -> dict[str, Any]:
    """Return a pick as plain JSON data: {"is": class name, field: value, …}."""
    data: dict[str, Any] = _named_encode(pick, kernel.namespace_of(type(pick)))
    return data


def pick_from_json(game: Game, data: dict[str, Any]) -> Pick:
    """Return the pick of this game saved by `pick_to_json`; UnreadableSave for an unknown kind."""
    try:
        pick = _named_decode(data, kernel.namespace_of(type(game)))
    except (KeyError, TypeError) as error:
        raise UnreadableSave(f"not a pick of this game: {data!r}") from error
    if not isinstance(pick, Pick):
        raise UnreadableSave(f"not a pick of this game: {data!r}")
    return pick


def correction_from_json(game: Game, data: dict[str, Any]) -> Correction:
    """Return the correction saved by `pick_to_json`; UnreadableSave for an unknown kind."""
    package = GAMES[game_name(type(game))]
    kind: Any = {cls.__name__: cls for cls in (*GENERAL, *package.RETIRED)}.get(data.get("is", ""))
    if kind is None:
        raise UnreadableSave(f"not a correction of this game: {data!r}")
    try:
        namespace = kernel.namespace_of(kind)
        correction = kind(**{name: dec(data[name]) for name, _, dec in _members(kind, namespace)})
    except (KeyError, TypeError) as error:
        raise UnreadableSave(f"not a correction of this game: {data!r}") from error
    assert isinstance(correction, Correction)
    return correction


# --- a pair of converters per type --------------------------------------------------------------


def _same(value: Any) -> Any:
    return value


_PLAIN: tuple[Convert, Convert] = (_same, _same)


@cache
def _codec(hint: Any, package: str) -> tuple[Convert, Convert]:
    """Return the encoder and the decoder for values of type `hint`; TypeError if there is none."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _union(args, package)
    if origin is list:
        return _list(_codec(args[0], package))
    if origin is tuple:
        return _tuple(args, package)
    if origin is dict:
        if args[0] is not str:
            raise TypeError(f"keys of a saved dict must be str: {hint}")
        return _dict(_codec(args[1], package))
    if hint is Any or origin is Literal or hint in (int, str, bool, float, type(None)):
        return _PLAIN
    bare = origin if isinstance(origin, type) else hint
    if isinstance(bare, type):
        if issubclass(bare, Step | Pick | Lanes):
            return (
                lambda value: _named_encode(value, package),
                lambda data: _named_decode(data, package),
            )
        if is_dataclass(bare):
            return _record(bare, package)
    raise TypeError(f"no way to save a value of type {hint}")


def _union(args: tuple[Any, ...], package: str) -> tuple[Convert, Convert]:
    hints = [arg for arg in args if arg is not type(None)]
    pairs = {_codec(arg, package) for arg in hints}
    if pairs == {_PLAIN}:
        return _PLAIN
    if len(hints) < len(args) and len(hints) == 1:
        ((enc, dec),) = pairs
        return (
            lambda value: None if value is None else enc(value),
            lambda data: None if data is None else dec(data),
        )
    return (  # steps and lanes on an agenda
        lambda value: _named_encode(value, package),
        lambda data: _named_decode(data, package),
    )


def _list(item: tuple[Convert, Convert]) -> tuple[Convert, Convert]:
    if item == _PLAIN:
        return _PLAIN
    enc, dec = item
    return lambda value: [enc(v) for v in value], lambda data: [dec(d) for d in data]


def _dict(item: tuple[Convert, Convert]) -> tuple[Convert, Convert]:
    if item == _PLAIN:
        return _PLAIN
    enc, dec = item
    return (
        lambda value: {k: enc(v) for k, v in value.items()},
        lambda data: {k: dec(d) for k, d in data.items()},
    )


def _tuple(args: tuple[Any, ...], package: str) -> tuple[Convert, Convert]:
    if len(args) == 2 and args[1] is Ellipsis:
        enc, dec = _codec(args[0], package)
        if (enc, dec) == _PLAIN:
            return _same, tuple
        return (
            lambda value: [enc(v) for v in value],
            lambda data: tuple([dec(d) for d in data]),
        )
    pairs = [_codec(arg, package) for arg in args]
    return (
        lambda value: [enc(v) for (enc, _), v in zip(pairs, value, strict=True)],
        lambda data: tuple([dec(d) for (_, dec), d in zip(pairs, data, strict=True)]),
    )


@cache
def _members(cls: Any, package: str) -> list[tuple[str, Convert, Convert]]:
    hints = get_type_hints(cls)
    return [
        (f.name, *_codec(hints[f.name], package)) for f in fields(cls) if f.name not in TRANSIENT
    ]


@cache
def _encoder(cls: Any, package: str) -> Convert:
    """Compile the encoder of a class: one display of a dict instead of a loop over its fields."""
    scope: dict[str, Any] = {}
    items = []
    for name, enc, _ in _members(cls, package):
        scope[f"encode_{name}"] = enc
        items.append(f"{name!r}: value.{name}" if enc is _same
                     else f"{name!r}: encode_{name}(value.{name})")  # fmt: skip
    exec(f"def encode(value):\n return {{{', '.join(items)}}}", scope)
    return scope["encode"]  # type: ignore[no-any-return]


def _record(cls: type, package: str) -> tuple[Convert, Convert]:
    def enc(value: Any) -> dict[str, Any]:
        return _encoder(cls, package)(value)  # type: ignore[no-any-return]

    def dec(data: dict[str, Any]) -> Any:
        return cls(**{name: d(data[name]) for name, _, d in _members(cls, package)})

    return enc, dec


def _named_encode(value: Any, package: str) -> dict[str, Any]:
    data: dict[str, Any]
    if isinstance(value, Lanes):
        lanes = [[_named_encode(s, package) for s in lane] for lane in value.lanes]
        data = {"is": "Lanes", "lanes": lanes}
        if value.aside is not None:
            data["aside"] = _named_encode(value.aside, package)
        return data
    cls: Any = type(value)
    data = {"is": cls.__name__}
    for name, enc, _ in _members(cls, package):
        data[name] = enc(getattr(value, name))
    return data


def _named_decode(data: dict[str, Any], package: str) -> Any:
    if data["is"] == "Lanes":
        lanes = [[_named_decode(d, package) for d in lane] for lane in data["lanes"]]
        aside = _named_decode(data["aside"], package) if "aside" in data else None
        return Lanes(lanes, aside)
    cls: Any = kernel.registered(package, data["is"])
    members = _members(cls, package)  # a field that an older save lacks has a default
    return cls(**{name: dec(data[name]) for name, _, dec in members if name in data})
