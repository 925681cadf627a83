"""/dossier: prepare interludes, copy them, bring them as files, and open one in a lobby."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import discord

from bot.discord.access import LEAD, Button, Press, at_table, of_person, only, sent_number
from bot.discord.commands.game import open_lobby
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.forms import Field, ask
from bot.discord.components.forms import submitted_fields as entered
from bot.discord.components.ids import house_id
from bot.discord.components.parts import Attached, Page, button
from bot.discord.context import Context
from bot.discord.pages.beginning import uploaded_json
from bot.discord.rights import leads, roles_of
from bot.features.dossiers.dossier import Dossier, Role, as_stored, ours, read_dossier
from bot.features.dossiers.page import dossier_page, list_page, moments, player, scene_page
from bot.features.dossiers.service import Dossiers
from bot.features.gm.cues import Cue
from bot.table import Refused, TableInfo
from bot.texts import fold
from bot.words import MAX_CHARACTER_CHARS, MAX_NAME_CHARS, MAX_TEXT_CHARS, cleaned, number
from engine.games import GAMES

BETWEEN: Final = "/"
"""What stands between a character and its player in the form."""


def dossiers_commands(factory: CommandFactory) -> list[Any]:
    """Return the group of three commands."""
    group = factory.group("command-dossier")

    async def show(ctx: Context) -> None:
        await ctx.answer(await _list(ctx))

    async def new(ctx: Context, game: str, name: str) -> None:
        await _keep(ctx, {"game": game, "name": name})

    async def bring(ctx: Context, file: discord.Attachment) -> None:
        await _keep(ctx, await uploaded_json(ctx, file))

    games = tuple((game, "game-name", game) for game in GAMES)
    game = Arg("game", "arg-game", choices=games)
    name = Arg("name", "arg-dossier-name", most=MAX_NAME_CHARS)
    file = Arg("file", "arg-dossier-file", kind=discord.Attachment)
    group.add_command(factory.command("command-dossier-show", show))
    group.add_command(factory.command("command-dossier-new", new, [game, name]))
    group.add_command(factory.command("command-dossier-import", bring, [file]))
    return [group]


# --- which one ------------------------------------------------------------------------------------


async def _own(ctx: Context) -> dict[str, dict[str, Any]]:
    """Return one's own dossiers by key."""
    own = await ctx.tables.of(Dossiers).of_person(ctx.user.id)
    return {str(row.id): row.content for row in own}


async def _ours(ctx: Context) -> Mapping[str, Dossier[Any]]:
    """Return ours in the reader's language by key."""
    return ours(ctx.bot.library, (await ctx.private()).plain.locale)


async def _dossier(ctx: Context, key: str) -> Dossier[Any]:
    """Return the dossier of this key: one's own, or one of ours. Refused: "dossier-gone"."""
    dossier_id = number(key)
    if dossier_id is not None:
        return as_stored(await ctx.tables.of(Dossiers).one(ctx.user.id, dossier_id))
    known = await _ours(ctx)
    if key not in known:
        raise Refused("dossier-gone")
    return known[key]


async def _keep(ctx: Context, data: bytes | dict[str, Any]) -> None:
    """Keep a new dossier, and show it."""
    dossier = await asyncio.to_thread(read_dossier, data, ctx.bot.library)
    key = str(await ctx.tables.of(Dossiers).add(ctx.user.id, dossier))
    localized = await ctx.private()
    kept = localized.markdown.say("dossier-kept")
    await ctx.turn(dossier_page(dossier, key, localized, kept))


async def _list(ctx: Context, table: TableInfo | None = None) -> Page:
    localized = await ctx.private()
    opened = "" if table is None else await ctx.tables.of(Dossiers).opened(table.id)
    return list_page(await _own(ctx), await _ours(ctx), localized, table, opened)


# --- the whole ------------------------------------------------------------------------------------


async def _show(ctx: Context, argument: str, values: Sequence[str]) -> None:
    key = argument or only(values)
    await ctx.turn(dossier_page(await _dossier(ctx, key), key, await ctx.private()))


async def _show_list(ctx: Context, _: str, __: Sequence[str]) -> None:
    await ctx.turn(await _list(ctx))


async def _open(ctx: Context, argument: str, values: Sequence[str]) -> None:
    """Open a dossier in this channel's lobby; without a table here, in a new lobby."""
    dossier = await _dossier(ctx, argument or only(values))
    table, manager = None, False
    if ctx.channel_id is not None and ctx.guild_id is not None:
        table = await ctx.tables.table_queries.at_channel(ctx.channel_id)
    if table is None:
        table = await open_lobby(ctx, dossier.game)
        if table is None:
            return
    else:
        manager = leads(ctx, table)
    await ctx.tables.of(Dossiers).open(table.id, ctx.user.id, dossier, manager=manager)
    texts = (await ctx.private(table)).markdown
    await ctx.turn(Page(texts.say("dossier-opened", name=texts.written(dossier.name))))


async def _copy(ctx: Context, key: str, _: Sequence[str]) -> None:
    dossier = await _dossier(ctx, key)
    texts = (await ctx.private()).plain
    name = texts.say("dossier-copy", name=texts.written(dossier.name))
    await _keep(ctx, {**dossier.stored(), "name": cleaned(name)})


async def _file(ctx: Context, key: str, _: Sequence[str]) -> None:
    ctx.count("exports")
    texts = (await ctx.private()).markdown
    await ctx.answer(_attached(await _dossier(ctx, key), texts.say("dossier-file")))


def _attached(dossier: Dossier[Any], sentence: str) -> Page:
    name = "-".join(fold(dossier.name).split()) or dossier.game
    return Page(sentence, files=(Attached(f"{name[:60]}.json", dossier.to_json().encode()),))


async def _drop(ctx: Context, key: str, _: Sequence[str]) -> None:
    """Delete a dossier, and give it back as a file."""
    dossier = await _dossier(ctx, key)
    await ctx.tables.of(Dossiers).drop(ctx.user.id, sent_number(key))
    texts = (await ctx.private()).markdown
    row = (button(texts.say("button-dossiers"), house_id("dossier_list")),)
    await ctx.turn(replace(_attached(dossier, texts.say("dossier-dropped")), rows=(row,)))


# --- changes --------------------------------------------------------------------------------------


async def _change(ctx: Context, key: str, **changed: Any) -> Dossier[Any]:
    """Change fields of one's own dossier, and return it. Refused: "record-…" for an impossible
    one."""
    content = (await _dossier(ctx, key)).stored() | changed
    dossier = await asyncio.to_thread(read_dossier, content, ctx.bot.library)
    await ctx.tables.of(Dossiers).change(ctx.user.id, sent_number(key), dossier)
    return dossier


async def _changed(ctx: Context, key: str, **changed: Any) -> None:
    dossier = await _change(ctx, key, **changed)
    await ctx.turn(dossier_page(dossier, key, await ctx.private()))


async def _ask_text(press: Press) -> None:
    dossier, texts = await _dossier(press, press.argument), (await press.private()).plain
    name = Field("name", texts.say("dossier-name"), MAX_NAME_CHARS, filled=dossier.name)
    pitch = Field(
        "pitch",
        texts.say("dossier-pitch"),
        MAX_TEXT_CHARS,
        long=True,
        required=False,
        filled=dossier.pitch,
    )
    await ask(press, press.custom_id, texts.say("button-dossier-text"), [name, pitch])


async def _text(press: Press) -> None:
    await _changed(press, press.argument, **entered(press))


async def _ask_who(press: Press) -> None:
    """Ask for a character and a player per part, a line each."""
    dossier, texts = await _dossier(press, press.argument), (await press.private()).plain
    parts = [(dossier.character(seat), player(dossier, seat)) for seat in range(dossier.parts)]
    lines = [f"{character} {BETWEEN} {name}" if name else character for character, name in parts]
    seats = GAMES[dossier.game].SEATS[-1]
    most = seats * (MAX_CHARACTER_CHARS + MAX_NAME_CHARS + 4)
    field = Field(
        "who", texts.say("dossier-who"), most, long=True, required=False, filled="\n".join(lines)
    )
    await ask(press, press.custom_id, texts.say("button-dossier-who"), [field])


async def _who(press: Press) -> None:
    roles = []
    for line in entered(press).get("who", "").splitlines():
        character, _, name = line.partition(BETWEEN)
        roles.append(
            Role(
                character=cleaned(character, MAX_CHARACTER_CHARS), player=cleaned(name)
            ).model_dump()
        )
    await _changed(press, press.argument, seats=roles)


async def _take(ctx: Context, key: str, _: Sequence[str]) -> None:
    """Take the options, the people and the beginning of this channel's lobby."""
    table, dossier = await ctx.table_here(), await _dossier(ctx, key)
    taken = await ctx.tables.of(Dossiers).taken(
        table.id, ctx.user.id, dossier, roles_of(ctx), manager=leads(ctx, table)
    )
    fields = taken.stored()
    names = ("options", "record", "campaign", "seats")
    await _changed(ctx, key, **{name: fields.get(name) for name in names})


async def _last(ctx: Context, key: str, _: Sequence[str]) -> None:
    """Continue the last game of the campaign, or no longer."""
    campaign = not (await _dossier(ctx, key)).campaign
    await _changed(ctx, key, campaign=campaign, **({"record": None} if campaign else {}))


# --- scenes ---------------------------------------------------------------------------------------


async def _scene_of(ctx: Context, place: str) -> tuple[str, int, Dossier[Any]]:
    """Return the key, the scene's index and the dossier of a place such as "12-3". Refused:
    "scene-gone"."""
    key, _, typed = place.partition("-")
    dossier, n = await _dossier(ctx, key), number(typed)
    if n is None or n >= len(dossier.scenes):
        raise Refused("scene-gone")
    return key, n, dossier


async def _scene(ctx: Context, argument: str, values: Sequence[str]) -> None:
    key, n, dossier = await _scene_of(ctx, argument or only(values))
    await ctx.turn(scene_page(dossier, key, n, await ctx.private()))


async def _change_scene(ctx: Context, place: str, **changed: Any) -> None:
    key, n, dossier = await _scene_of(ctx, place)
    scenes = dossier.stored()["scenes"]
    scenes[n] |= changed
    dossier = await _change(ctx, key, scenes=scenes)
    await ctx.turn(scene_page(dossier, key, n, await ctx.private()))


async def _ask_words(press: Press) -> None:
    """Ask for the words of a new scene, or of this one."""
    texts, filled = (await press.private()).plain, ""
    if "-" in press.argument:
        _, n, dossier = await _scene_of(press, press.argument)
        filled = dossier.scenes[n].words
    field = Field("words", texts.say("dossier-words"), MAX_TEXT_CHARS, long=True, filled=filled)
    await ask(press, press.custom_id, texts.say("button-dossier-words"), [field])


async def _add(press: Press) -> None:
    """Add a scene, for the end of the game until its moment is chosen."""
    key, words = press.argument, entered(press).get("words", "")
    scenes = (await _dossier(press, key)).stored().get("scenes", [])
    scene = {"cue": {"at": "end"}, "words": words}
    dossier = await _change(press, key, scenes=[*scenes, scene])
    await press.turn(scene_page(dossier, key, len(scenes), await press.private()))


async def _words(press: Press) -> None:
    await _change_scene(press, press.argument, words=entered(press).get("words", ""))


async def _cue(press: Press) -> None:
    _, _, dossier = await _scene_of(press, press.argument)
    texts = press.bot.library.texts(press.locale, dossier.game)
    offered = moments(dossier, texts)
    if press.chosen >= len(offered):
        raise Refused("old-button")
    await _change_scene(press, press.argument, cue=offered[press.chosen])


async def _ask_event(press: Press) -> None:
    texts = (await press.private()).plain
    field = Field("event", texts.say("dossier-event"), MAX_NAME_CHARS)
    await ask(press, press.custom_id, texts.say("button-dossier-event"), [field])


async def _event(press: Press) -> None:
    """Set the card, the room, the people whose first mention is a scene's moment. Refused:
    "dossier-no-word"."""
    _, _, dossier = await _scene_of(press, press.argument)
    texts = press.bot.library.texts((await press.private()).plain.locale, dossier.game)
    typed = cleaned(entered(press).get("event", ""))
    words = texts.words_called(typed)
    if not words:
        raise Refused("dossier-no-word", {"word": typed})
    await _change_scene(press, press.argument, cue=Cue(at="event", event=words[0]).stored())


async def _alone(ctx: Context, place: str, _: Sequence[str]) -> None:
    _, n, dossier = await _scene_of(ctx, place)
    await _change_scene(ctx, place, alone=not dossier.scenes[n].alone)


async def _cut(ctx: Context, place: str, _: Sequence[str]) -> None:
    key, n, dossier = await _scene_of(ctx, place)
    scenes = dossier.stored()["scenes"]
    await _changed(ctx, key, scenes=[*scenes[:n], *scenes[n + 1 :]])


# --- in a lobby -----------------------------------------------------------------------------------


async def _in_lobby(ctx: Context, table: TableInfo, _: str) -> None:
    if table.status != "lobby":
        raise Refused("already-started")
    await ctx.turn(await _list(ctx, table))


async def _close(ctx: Context, table: TableInfo, _: str) -> None:
    await ctx.tables.of(Dossiers).close(table.id, ctx.user.id, manager=leads(ctx, table))
    await ctx.say("lobby-changed", table=table)


def _form(
    action: str,
    asking: Callable[[Press], Awaitable[None]],
    filled: Callable[[Press], Awaitable[None]],
) -> Button:
    return Button("house", asking, name=action, filled=filled)


BUTTONS: Final = (
    of_person("dossier", _show),
    of_person("dossier_list", _show_list),
    of_person("dossier_open", _open),
    of_person("dossier_copy", _copy),
    of_person("dossier_file", _file),
    of_person("dossier_drop", _drop),
    of_person("dossier_take", _take),
    of_person("dossier_last", _last),
    _form("dossier_text", _ask_text, _text),
    _form("dossier_who", _ask_who, _who),
    of_person("dossier_scene", _scene),
    _form("dossier_add", _ask_words, _add),
    _form("dossier_words", _ask_words, _words),
    Button("house", _cue, name="dossier_cue"),
    _form("dossier_event", _ask_event, _event),
    of_person("dossier_alone", _alone),
    of_person("dossier_cut", _cut),
    at_table("dossiers", LEAD, _in_lobby),
    at_table("undossier", LEAD, _close),
)
