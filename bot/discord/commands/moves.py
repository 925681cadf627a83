"""The kinds of move as typed commands, built from the engine's picks for every game."""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from bot.discord.commands.play import one_table, play_index, show_result
from bot.discord.components.command_factory import Arg, CommandFactory, Suggest
from bot.discord.components.typed import (
    complete_fields,
    compose_fields,
    encode_value,
    fits,
    suggest_values,
)
from bot.discord.context import Context
from bot.menu import VERB, NoSuchPlace, Path, field_names, level, matching, value_at, way_into
from bot.present.ahead import offer_text, suggested_text
from bot.render.picks import matching_labels
from bot.table import Asked, Outcome, Refused
from bot.texts import Library, Texts
from engine.drafts import Draft
from engine.games import GAMES
from engine.kernel import Choice, Pick, namespace_of, registered_classes

VERBS = 25
"""Maximum number of subcommands of one group: Discord's limit, and so the games' (see
`Pick.group`)."""


@dataclass(frozen=True)
class Verb:
    """A kind of move: its picks, and all their fields, in order."""

    name: str
    kinds: tuple[type[Pick], ...]

    @property
    def group(self) -> str:
        """Its group of commands; empty for the game's own."""
        return self.kinds[0].group

    @property
    def fields(self) -> dict[str, type[str] | type[int] | type[bool]]:
        """Field name -> the type of its slash option."""
        option_types: dict[str, type[str] | type[int] | type[bool]] = {}
        for kind in self.kinds:
            for name, now in _options(kind).items():  # type: ignore[arg-type]
                option_types[name] = now if option_types.setdefault(name, now) is now else str
        return option_types


@cache
def _options(kind: type[Pick]) -> dict[str, type[str] | type[int] | type[bool]]:
    """The fields of one kind of pick, as `Verb.fields`; cached, because reading annotations is
    slow."""
    hints = get_type_hints(kind)
    return {name: _option_type(hints[name]) for name in field_names(kind)}


def _option_type(hint: Any) -> type[str] | type[int] | type[bool]:
    if get_origin(hint) in (Union, types.UnionType):
        kept = [arg for arg in get_args(hint) if arg is not type(None)]
        return _option_type(kept[0]) if len(kept) == 1 and kept[0] is int else str
    return hint if hint in (int, bool) else str


def verbs(game: str) -> list[Verb]:
    """Return the kinds of move of a game, in the order of its choices. Modules are sorted by name,
    so the commands do not depend on the order of imports."""
    by_verb: dict[str, dict[type[Pick], None]] = {}
    classes = registered_classes(namespace_of(GAMES[game].Game))
    for cls in sorted(classes, key=lambda choice: choice.__module__):
        if issubclass(cls, Choice):
            for kind in cls.picks:
                by_verb.setdefault(kind.verb, {})[kind] = None
    return [Verb(name, tuple(kinds)) for name, kinds in by_verb.items()]


def groups(library: Library) -> list[Any]:
    """Return one command group per game, with a subcommand per kind of move, some in groups of
    their own. They belong to no bot: each call finds the bot that received it."""
    factory, all_groups = CommandFactory(library), []
    for game, package in GAMES.items():
        group = factory.group("game-group", package.SLASH, game)
        inner: dict[str, Any] = {"": group}
        for verb in verbs(game):
            if verb.group not in inner:
                inner[verb.group] = factory.group(f"group-{verb.group}", game=game)
                _add_to_group(inner[verb.group], group, game)
            _add_to_group(_command(factory, game, verb), inner[verb.group], game)
        all_groups.append(group)
    return all_groups


def _add_to_group(command: Any, group: Any, game: str) -> None:
    """Add a command to a group. ValueError if the group is full."""
    if len(group.commands) == VERBS:
        raise ValueError(f"{game}: more than {VERBS} kinds of move in a group, see Pick.group")
    group.add_command(command)


def _command(factory: CommandFactory, game: str, verb: Verb) -> Any:
    async def run(ctx: Context, **arguments: Any) -> None:
        table, seat = await one_table(ctx)
        if table.game != game:
            raise Refused("other-game")
        asked = await ctx.tables.play.ask(table.id, seat)
        localized = await ctx.private(table)
        kept = {name: value for name, value in arguments.items() if value is not None}
        await _play(ctx, asked, verb, kept, localized.plain)

    args = [
        Arg(
            name,
            f"field-{name}",
            kind,
            required=False,
            suggest=None if kind is bool else _suggest(game, verb, name),
        )
        for name, kind in verb.fields.items()
    ]
    return factory.command(f"verb-{verb.name}", run, args, game=game)


def _suggest(game: str, verb: Verb, field: str) -> Suggest:
    async def suggest(ctx: Context, typed: str) -> list[tuple[str, str | int]]:
        table, seat = await one_table(ctx)
        if table.game != game:
            return []
        asked = await ctx.tables.pick_preview.with_preview(
            await ctx.tables.play.ask(table.id, seat)
        )
        texts = (await ctx.private(table)).plain
        typed_fields = ctx.typed_options(field)
        known = {k: v for k, v in _resolve(texts, asked, verb, typed_fields).items() if k != field}
        return suggestions(texts, asked, verb, known, field, typed)

    return suggest


def suggestions(
    texts: Texts, asked: Asked, verb: Verb, known: dict[str, Any], field: str, typed: str
) -> list[tuple[str, str | int]]:
    """Return the legal values of a field given the other typed fields, matching the typed text,
    each with the menu's facts about it."""
    numbers = verb.fields[field] is int
    draft = draft_of(asked, verb)
    if draft is not None:
        fitting = [
            (label, value, ()) for label, value in suggest_values(texts, draft, known, field, typed)
        ]
    else:
        by_value: dict[Any, tuple[Any, list[int]]] = {}
        for at in matching(asked.picks, verb.name, known):
            value = value_at(asked.picks[at], field)
            if isinstance(value, int) or not numbers:
                by_value.setdefault(repr(value), (value, []))[1].append(at)
        labels = [(texts.value(field, value), (value, ats)) for value, ats in by_value.values()]
        fitting = [(label, value, ats) for label, (value, ats) in matching_labels(labels, typed)]
    return [
        (
            suggested_text(label, offer_text(asked, field, value, ats, texts)),
            value if isinstance(value, int) and numbers else encode_value(value),
        )
        for label, value, ats in fitting
    ]


def draft_of(asked: Asked, verb: Verb) -> Draft | None:
    """Return the composed kind of this verb, if there is one and it offers a choice."""
    return next((d for d in asked.drafts if d.kind.verb == verb.name and not d.settled), None)


def _resolve(
    texts: Texts, asked: Asked, verb: Verb, typed_fields: Mapping[str, Any]
) -> dict[str, Any]:
    """Return the typed texts as values of the fields, taken from the legal picks where one
    matches."""
    if draft_of(asked, verb) is not None:
        return dict(typed_fields)
    known: dict[str, Any] = {}
    for field in verb.fields:
        if field not in typed_fields:
            continue
        typed = typed_fields[field]
        values = [
            value_at(asked.picks[at], field) for at in matching(asked.picks, verb.name, known)
        ]
        fitting = [v for v in values if fits(texts, field, v, typed)]
        known[field] = fitting[0] if fitting else typed
    return known


async def _play(
    ctx: Context, asked: Asked, verb: Verb, typed_fields: dict[str, Any], texts: Texts
) -> None:
    """Play the pick that was typed; if several match, show the menu at that place."""
    table, seat = asked.table, asked.seat
    draft = draft_of(asked, verb)
    if draft is not None and typed_fields:
        await _play_draft(ctx, asked, draft, typed_fields, texts)
        return
    known = _resolve(texts, asked, verb, typed_fields)
    fitting = matching(asked.picks, verb.name, known)
    if len(fitting) == 1 and draft is None:
        await play_index(ctx, table, seat, asked.revision, fitting[0])
    elif fitting:
        await ctx.show_menu(table, seat, path_to(asked, verb.name, known), asked=asked)
    else:
        await show_result(ctx, table, seat, _unlisted(ctx, asked, verb, typed_fields, texts))


async def _unlisted(
    ctx: Context, asked: Asked, verb: Verb, typed_fields: dict[str, Any], texts: Texts
) -> Outcome:
    """Have the rules refuse a pick that is not offered: by its kind, if that is not on offer and
    its fields are not all known, else by what it holds."""
    table, seat, user, play = asked.table.id, asked.seat, ctx.user.id, ctx.tables.play
    try:
        pick = closest_pick(texts, asked, verb, typed_fields)
    except Refused:
        if matching(asked.picks, verb.name, {}):
            raise
        pick = None
    if pick is None:
        return await play.refuse(table, user, seat, verb.kinds)
    return await play.pick_value(table, user, seat, pick)


async def _play_draft(
    ctx: Context, asked: Asked, draft: Draft, typed_fields: Mapping[str, Any], texts: Texts
) -> None:
    """Play the composed pick; if a field is missing, show the menu at that place."""
    table, seat = asked.table, asked.seat
    so_far = compose_fields(texts, draft, typed_fields)
    if len(so_far) < len(draft.names):
        path = way_into(asked.picks, draft, so_far, asked.drafts, asked.asides)
        await ctx.show_menu(table, seat, path, asked=asked)
        return
    pick, user = draft.kind(**so_far), ctx.user.id
    picking = ctx.tables.play.pick_value(table.id, user, seat, pick, asked.revision)
    await show_result(ctx, table, seat, picking)


def path_to(asked: Asked, verb: str, known: Mapping[str, Any]) -> Path:
    """Return the deepest menu path that the known fields determine."""
    path = Path()
    while True:
        here = level(asked.picks, path, asked.drafts, asked.asides)
        beside = next((e for e in here.beside if e.value == verb), None)
        if here.key != VERB and here.key not in known and beside is None:
            return path
        wanted = verb if here.key == VERB else known.get(here.key)
        entry = beside or next((e for e in here.entries if e.value == wanted), None)
        if entry is None:
            raise NoSuchPlace(str(path))
        path = path.to(entry.number)
        if len(entry.picks) == 1:
            return path


def closest_pick(
    texts: Texts, asked: Asked, verb: Verb, typed_fields: Mapping[str, Any]
) -> Pick | None:
    """Return the pick that the typed fields describe although it is not legal, for the rules to
    explain why: of a kind with all typed fields, preferably one that is offered now; None if no
    kind has them."""
    now = {type(pick) for pick in asked.picks}
    able = [kind for kind in verb.kinds if set(typed_fields) <= set(field_names(kind))]
    if not able:
        return None
    kind = min(
        able,
        key=lambda candidate: (
            candidate not in now,
            len(field_names(candidate)) - len(typed_fields),
        ),
    )
    return kind(**complete_fields(texts, kind, typed_fields, asked.picks))
