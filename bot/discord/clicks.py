"""Every button and select there is, answered from its id alone: none ever dies."""

from __future__ import annotations

from typing import Any

import discord

from bot.discord.access import admitted, needed
from bot.discord.commands import (
    aid,
    away,
    campaigns,
    gm,
    halts,
    hello,
    learn,
    mine,
    missed,
    orders,
    privacy,
    replay,
    seats,
    settings,
    undo,
)
from bot.discord.commands.aid import show_rule
from bot.discord.commands.game import end_page, open_in_thread
from bot.discord.commands.play import play_index, show_result, show_sheet, show_stale
from bot.discord.components import ids
from bot.discord.components.parts import Page
from bot.discord.house import Action, House, Interaction, answer, called, turn
from bot.discord.pages import gm_prepare, pace
from bot.discord.pages.beginning import begins
from bot.discord.pages.gm_panel import open_form
from bot.discord.pages.menus import place_at
from bot.discord.pages.tables import (
    board_page,
    computers_page,
    lobby_page,
    option_values,
    options_page,
    removes_page,
)
from bot.discord.replies import on_private_message, reply_to
from bot.discord.rights import leads
from bot.menu import COMPOSE, PAGE, WHOLE, NoSuchPlace, Path
from bot.render.ahead import must_confirm
from bot.table import Asked, Refused, TableInfo
from bot.texts import Said
from bot.words import number
from engine.players import PLAYERS


def dynamic_item(house: House) -> type[discord.ui.DynamicItem[Any]]:
    """The one dynamic item of the bot: it takes every custom id and answers every click."""

    class Anything(discord.ui.DynamicItem[Any], template=r"(?s:.+)"):
        """A button or a select of ours, of whatever age."""

        @classmethod
        async def from_custom_id(
            cls, interaction: Interaction, item: Any, match: Any, /
        ) -> Anything:
            """The item that was clicked."""
            return cls(item)

        async def callback(self, interaction: Interaction) -> None:
            """Answer the click."""
            data: Any = interaction.data
            values: list[str] = data.get("values", [])
            work = clicked(house, interaction, self.custom_id, values)
            await house.guarded(interaction, work)

    return Anything


async def clicked(
    house: House, interaction: Interaction, custom_id: str, values: list[str]
) -> None:
    """Answer a click on the component of this id; `values` are a select's."""
    kind, parts = ids.parse(custom_id)
    if kind == "thread":
        await open_in_thread(house, interaction, parts["game"])
        return
    if kind == "house":
        await _about_no_table(house, interaction, parts, values)
        return
    if kind == "learn":
        await learn.learn_game(house, interaction, parts["game"])
        return
    if kind == "rule":
        rule = parts.get("rule") or "".join(values)
        await show_rule(house, interaction, parts["game"], rule)
        return
    if not kind:
        raise Refused("old-button")
    table = await admitted(house, interaction, parts["table"], needed(kind, parts))
    if kind == "table":
        await ACTIONS[parts["action"]](house, interaction, table, parts.get("argument", ""))
    elif kind == "master":
        argument = "".join(values) or parts.get("argument", "")
        await gm.ACTIONS[parts["action"]](house, interaction, table, argument)
    elif kind in ("amend", "amend_select"):
        await gm.clicked(house, interaction, table, parts["path"], values)
    elif kind in ("wish", "wish_select"):
        await gm_prepare.clicked(house, interaction, table, parts["path"], values)
    elif kind == "form":
        form, argument = parts["form"], parts.get("argument", "")
        await open_form(house, interaction, table, form, argument)
    elif kind == "option":
        await _set_option(house, interaction, table, parts["option"], values)
    elif kind == "term":
        await pace.set_term(house, interaction, table, parts["term"], values)
    else:
        await _pick_or_menu(house, interaction, table, kind, parts, values)


def chosen(values: list[str]) -> int:
    """The number that was chosen; Refused for what no menu of ours offers."""
    found = number(values[0]) if len(values) == 1 else None
    if found is None:
        raise Refused("old-button")
    return found


async def filled(house: House, interaction: Interaction) -> None:
    """Answer a form from its id alone, also one that was opened before a restart."""
    data: Any = interaction.data
    kind, parts = ids.parse(data["custom_id"])
    if kind != "form":
        raise Refused("old-button")
    table = await admitted(house, interaction, parts["table"], needed(kind, parts))
    await gm.submitted(house, interaction, table, parts)


async def _about_no_table(
    house: House, interaction: Interaction, parts: dict[str, str], values: list[str]
) -> None:
    """Opening a first table, turning the list of one's own, or one's own settings."""
    personal = PERSONAL.get(parts["action"])
    if personal is not None:
        await personal(house, interaction, parts.get("argument", ""), values)
    elif parts["action"] == "open":
        await hello.open_table(house, interaction, parts.get("argument", ""))
    elif parts["action"] == "mine":
        await mine.turn_page(house, interaction, chosen(values))
    elif parts["action"] == "forget":
        await privacy.forget(house, interaction, parts.get("argument", ""))
    elif parts["action"] == "past" and len(values) == 1:
        await replay.show_chosen(house, interaction, values[0], "1")
    elif parts["action"] == "replay" and len(values) == 1:
        await replay.show_chosen(house, interaction, parts.get("argument", ""), values[0])
    else:
        raise Refused("old-button")


async def _pick_or_menu(
    house: House,
    interaction: Interaction,
    table: TableInfo,
    kind: str,
    parts: dict[str, str],
    values: list[str],
) -> None:
    seat, revision = int(parts["seat"]), int(parts["revision"])
    await house.seat_of_owner(table, seat, interaction.user.id)
    if kind == "pick":
        await play_index(house, interaction, table, seat, revision, int(parts["index"]))
        return
    asked = await house.tables.play.ask(table.id, seat)
    try:
        path = Path.parse(parts["path"])
    except NoSuchPlace:
        raise Refused("old-button") from None
    if asked.revision != revision:
        await show_stale(house, interaction, table, seat)
        return
    if kind == "narrow":
        path = _narrowed(asked, path, values)
    here = place_at(asked, path) if path.steps and asked.picks else None
    if kind == "made":
        if here is None or here.made is None:
            raise Refused("old-button")
        user = interaction.user.id
        picking = house.tables.play.pick_value(table.id, user, seat, here.made, revision)
        await show_result(house, interaction, table, seat, picking)
        return
    put_together = here is not None and (WHOLE, COMPOSE) in here.chosen
    last = None if here is None or put_together else here.ready
    if last is not None and not must_confirm(await house.tables.foresight.foreseen(asked), last):
        await play_index(house, interaction, table, seat, revision, last)
    else:
        await house.show_menu(interaction, table, seat, path)


def _narrowed(asked: Asked, path: Path, values: list[str]) -> Path:
    """One level deeper, by what was chosen in a select: of several things each is a bit."""
    if not asked.picks or place_at(asked, path).several is None:
        return path.to(chosen(values))
    bits = {number(value, PAGE) for value in values}
    if None in bits:
        raise Refused("old-button")
    return path.to(sum(1 << bit for bit in bits if bit is not None))


# --- the lobby ----------------------------------------------------------------------------------


async def _lobby_again(house: House, interaction: Interaction, table: TableInfo) -> None:
    """The lobby message itself shows the change at once; elsewhere a sentence says it is done."""
    if on_private_message(interaction):
        texts = (await house.private(interaction, table)).prose
        await turn(interaction, Page(texts.say("lobby-changed")))
        return
    reading = house.reading(table.locale, table)
    page = lobby_page(table, reading.prose, await begins(house, table, reading))
    done = Page((await house.private(interaction, table)).prose.say("lobby-changed"))
    await reply_to(interaction).redraw(page, done)


def _must_be_lobby(table: TableInfo) -> None:
    if table.status != "lobby":
        raise Refused("already-started" if table.status in ("running", "paused") else "ended")


async def _join(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    locale = interaction.locale.value.split("-")[0]
    user = interaction.user
    await _lobby_again(
        house,
        interaction,
        await house.tables.lobby.join(table.id, user.id, called(user), locale),
    )


async def _leave(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    """Leave a lobby at once; a running game only after a second click."""
    if table.status == "lobby":
        left = await house.tables.lobby.leave(table.id, interaction.user.id)
        await _lobby_again(house, interaction, left)
        return
    await seats.ask_leave(house, interaction, table)


async def _computers(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    _must_be_lobby(table)
    reading = await house.private(interaction, table)
    await turn(interaction, computers_page(table, list(PLAYERS), reading.prose))


async def _computer(house: House, interaction: Interaction, table: TableInfo, kind: str) -> None:
    if kind not in PLAYERS:
        raise Refused("old-button")
    changed = await house.tables.lobby.add_computer(
        table.id, interaction.user.id, kind, manager=leads(interaction, table)
    )
    await _lobby_again(house, interaction, changed)


async def _options(house: House, interaction: Interaction, table: TableInfo, page: str) -> None:
    _must_be_lobby(table)
    reading = await house.private(interaction, table)
    await turn(interaction, options_page(table, reading.raw, number(page) or 0))


async def _set_option(
    house: House, interaction: Interaction, table: TableInfo, name: str, values: list[str]
) -> None:
    known = option_values(table.game)
    at = chosen(values)
    if name not in known or at >= len(known[name]):
        raise Refused("old-button")
    value = known[name][at]
    changed = await house.tables.lobby.set_option(
        table.id, interaction.user.id, name, value, manager=leads(interaction, table)
    )
    page = list(known).index(name) // 4
    await _options(house, interaction, changed, str(page))


async def _removes(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    _must_be_lobby(table)
    reading = await house.private(interaction, table)
    await turn(interaction, removes_page(table, reading.raw))


async def _remove(house: House, interaction: Interaction, table: TableInfo, seat: str) -> None:
    changed = await house.tables.lobby.remove(
        table.id, interaction.user.id, chosen([seat]), manager=leads(interaction, table)
    )
    await _lobby_again(house, interaction, changed)


async def _start(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    started = await house.tables.lobby.start(
        table.id, interaction.user.id, manager=leads(interaction, table)
    )
    reading = await house.private(interaction, started)
    said = reading.prose.say("started")
    seat = started.seat_of(interaction.user.id)
    if seat is None:
        await turn(interaction, Page(said))
    else:
        await house.show_menu(interaction, started, seat, Path(), said)


async def _cancel(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    await house.tables.lobby.cancel(
        table.id, interaction.user.id, manager=leads(interaction, table)
    )
    texts = (await house.private(interaction, table)).prose
    await turn(interaction, Page(texts.say("cancelled-text")))


# --- the running table --------------------------------------------------------------------------


async def _play(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    seat = await house.seat_at(table, interaction.user.id)
    if table.status == "lobby":
        raise Refused("not-started")
    await house.show_menu(interaction, table, seat)


async def _sheet(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    seat = await house.seat_at(table, interaction.user.id)
    await show_sheet(house, interaction, table, seat)


async def _text(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    if table.status == "lobby":
        raise Refused("not-started")
    view = await house.tables.play.view(table.id, None)
    reading = await house.private(interaction, table)
    await answer(interaction, board_page(table, view, reading.prose, reading.raw))


async def _undo(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    await undo.undo(house, interaction, table)


async def _rematch(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    again = await house.tables.lobby.rematch(table.id, interaction.user.id)
    texts = (await house.private(interaction, again)).prose
    await answer(interaction, Page(texts.say("rematch-opened")))


async def _end(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    await turn(interaction, await end_page(house, interaction, table))


async def _end_sure(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    ended = await house.tables.conduct.end(
        table.id, interaction.user.id, manager=leads(interaction, table)
    )
    texts = (await house.private(interaction, ended)).prose
    if ended.status == "ended":
        await turn(interaction, Page(texts.say("ended")))
    else:
        waiting = [
            texts.seat(s.seat) for s in ended.seated if s.kind == "human" and not s.wants_end
        ]
        await turn(interaction, Page(texts.say("end-agreed", who=Said(texts.listed(waiting)))))


PERSONAL = {**settings.ACTIONS, **away.ACTIONS}
"""What `h1:<action>` does about the one who clicks. Names stay: old messages carry them."""

ACTIONS: dict[str, Action] = {
    "join": _join,
    "leave": _leave,
    "computers": _computers,
    "computer": _computer,
    "options": _options,
    "removes": _removes,
    "remove": _remove,
    "start": _start,
    "cancel": _cancel,
    "play": _play,
    "again": _play,
    "sheet": _sheet,
    "text": _text,
    "undo": _undo,
    "rematch": _rematch,
    "end": _end,
    "end_sure": _end_sure,
    **aid.ACTIONS,
    **learn.ACTIONS,
    **undo.ACTIONS,
    **missed.ACTIONS,
    **campaigns.ACTIONS,
    **replay.ACTIONS,
    **orders.ACTIONS,
    **seats.ACTIONS,
    **halts.ACTIONS,
    **pace.ACTIONS,
}
"""What `l1:<table>:<action>` does. Names stay: old messages carry them."""
