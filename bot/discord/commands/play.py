"""Playing: /play, /sheet, /move, and the picks of each game as commands of their own."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, Final

import discord

from bot.discord.access import LOOK, SEAT, Button, Press, at_table
from bot.discord.components.ids import table_id
from bot.discord.components.making import Arg, Making
from bot.discord.components.parts import Item, Page, button, in_rows
from bot.discord.house import House, Interaction, Reading, answer, turn
from bot.discord.pages import looks
from bot.discord.pages.over import show_over
from bot.discord.pages.places import made_at, narrowed, place_of, played_at_once
from bot.discord.pages.tables import board_page
from bot.discord.replies import may_show
from bot.menu import Path
from bot.present.ahead import ahead_text, suggested_text
from bot.render.digest import gathered, news
from bot.render.happenings import Seen, seen
from bot.render.panel import Panel
from bot.render.picks import found, pick_text
from bot.render.refusals import rules_refusal
from bot.table import Asked, Outcome, Refused, TableInfo
from bot.texts import Said, Texts
from bot.words import cleaned, number
from engine.games import GAMES

NEWS: Final = 900
"""Characters of what happened since somebody last looked."""
OWN_WORD: Final = "game-sheet-command"
"""The text by which a game has a command of its own for its private sheet, beside `/sheet`."""


def commands(house: House, making: Making) -> list[Any]:
    """The commands that every game shares, and what a game calls its sheet."""

    async def play(interaction: Interaction) -> None:
        await open_play(house, interaction, "play")

    async def sheet(interaction: Interaction) -> None:
        await open_play(house, interaction, "sheet")

    def called_by_its_game(game: str) -> Any:
        async def own_sheet(interaction: Interaction) -> None:
            await open_play(house, interaction, "sheet", game)

        return making.command(OWN_WORD, own_sheet, game=game)

    async def move(interaction: Interaction, pick: str) -> None:
        table, seat = await one_table(house, interaction)
        asked = await house.tables.play.ask(table.id, seat)
        revision, index = await _typed_move(house, interaction, asked, pick)
        await play_index(house, interaction, table, seat, revision, index)

    async def moves(interaction: Interaction, typed: str) -> list[tuple[str, str | int]]:
        table, seat = await one_table(house, interaction)
        asked = await house.tables.foresight.foreseen(await house.tables.play.ask(table.id, seat))
        texts = (await house.private(interaction, table)).raw
        return [
            (suggested_text(label, ahead_text(asked, at, texts)), f"{asked.revision}:{at}")
            for label, at in found(labels(texts, asked), typed)
        ]

    return [
        making.command("command-play", play),
        making.command("command-sheet", sheet),
        making.command("command-move", move, [Arg("pick", "arg-pick", suggest=moves)]),
        *(
            called_by_its_game(game)
            for game in GAMES
            if house.library.texts(None, game).has(f"{OWN_WORD}.name")
        ),
    ]


def labels(texts: Texts, asked: Asked) -> list[tuple[str, int]]:
    """Every legal pick as a sentence, with its index."""
    return [(pick_text(texts, pick), at) for at, pick in enumerate(asked.picks)]


async def _typed_move(
    house: House, interaction: Interaction, asked: Asked, typed: str
) -> tuple[int, int]:
    """Revision and index of what was typed or taken from the suggestions."""
    revision, _, index = typed.partition(":")
    chosen = number(revision), number(index)
    if chosen[0] is not None and chosen[1] is not None:
        return chosen[0], chosen[1]
    reading = await house.private(interaction, asked.table)
    fitting = found(labels(reading.raw, asked), typed, 2)
    if len(fitting) != 1:
        raise Refused("no-such-move" if not fitting else "several-moves")
    return asked.revision, fitting[0][1]


async def one_table(house: House, interaction: Interaction) -> tuple[TableInfo, int]:
    """The one table that is meant, and the seat there of the one who acts; Refused otherwise."""
    own = await house.own_tables(interaction)
    if len(own) > 1:
        raise Refused("several-games")
    return own[0], await house.seat_at(own[0], interaction.user.id)


async def open_play(
    house: House, interaction: Interaction, what: str, game: str | None = None
) -> None:
    """The menu ("play") or the sheet ("sheet"); a chooser where several games may be meant. Said in
    the word of a `game`, a table of that game is meant, if there is one."""
    try:
        own = await house.own_tables(interaction)
    except Refused as refused:
        if refused.reason != "no-table-here":
            raise
        await show_over(house, interaction)
        return
    own = [table for table in own if table.game == game] or own
    if len(own) > 1:
        await answer(interaction, await chooser_page(house, interaction, own, what))
        return
    table = own[0]
    seat = await house.seat_at(table, interaction.user.id)
    if what == "sheet":
        await show_sheet(house, interaction, table, seat)
    elif table.status == "lobby":
        raise Refused("not-started")
    else:
        await open_menu(house, interaction, table, seat)


async def open_menu(house: House, interaction: Interaction, table: TableInfo, seat: int) -> None:
    """The menu, and above it what others have done to this seat since its person last looked: it
    stays there until it has been shown."""
    unseen = await house.tables.past.unseen(table.id, seat)
    reading = await house.private(interaction, table)
    told = news(reading.prose, unseen.lines, seat, GAMES[table.game].LOSSES, NEWS)
    more = folded_items(house, table, reading.prose) if told.folded else []
    await house.show_menu(
        interaction, table, seat, Path(), told.text, under=more, asked=unseen.asked
    )
    if told.text:
        await house.tables.past.saw(table.id, seat, unseen.ply)


def folded_items(house: House, table: TableInfo, texts: Texts) -> list[Item]:
    """What leads to everything that a digest has folded."""
    return [item for one in house.features for item in one.folded_items(table, texts)]


async def chooser_page(
    house: House, interaction: Interaction, own: list[TableInfo], what: str
) -> Page:
    """Which of one's games is meant, by channel and game."""
    reading = await house.private(interaction)
    items = []
    for table in own:
        game = house.library.texts(reading.raw.locale, table.game).say("game-name")
        where = f"#{channel_name(interaction.client, table)}" if table.learner is None else "🎓"
        items.append(button(f"{where} · {game}", table_id(table.id, what)))
    return Page(panel=Panel(reading.prose.say("choose-game")), rows=tuple(in_rows(items)))


def channel_name(client: discord.Client, table: TableInfo) -> str:
    """The name of the table's channel if known, else its number."""
    channel = client.get_channel(table.channel_id)
    return cleaned(getattr(channel, "name", None) or "") or str(table.channel_id)


async def show_sheet(
    house: House, interaction: Interaction, table: TableInfo, seat: int, *, as_text: bool = False
) -> None:
    """The private sheet of a seat, shown to its owner in the place of the menu it was asked from;
    direct messages may be tried again."""
    if table.status == "lobby":
        raise Refused("not-started")
    now = await house.tables.showing.sheet(table.id, seat)
    reading = await house.private(interaction, table)
    page = await looks.sheet(house, now, reading, may_show(interaction) and not as_text)
    await turn(interaction, page)
    await house.waiting.opened(interaction, table, seat)
    await house.tables.dm_status.dm_opened(table.id, seat)


async def play_index(
    house: House, interaction: Interaction, table: TableInfo, seat: int, revision: int, index: int
) -> None:
    """Play a legal pick by its index; a stale click gets a sentence and a fresh menu."""
    picking = house.tables.play.pick(table.id, interaction.user.id, seat, revision, index)
    await show_result(house, interaction, table, seat, picking)


async def show_result(
    house: House,
    interaction: Interaction,
    table: TableInfo,
    seat: int,
    picking: Awaitable[Outcome],
) -> None:
    """What a pick did. A stale or illegal one gets a sentence, and what may be done instead."""
    try:
        outcome = await picking
    except Refused as refused:
        if refused.reason == "stale":
            await show_stale(house, interaction, table, seat)
            return
        if refused.refusal is None:
            raise
        reading = await house.private(interaction, table)
        said = rules_refusal(reading.prose, refused.refusal)
        why = refused.refusal
        under = [i for one in house.features for i in one.refusal_items(table, why, reading.raw)]
        await house.show_menu(interaction, table, seat, Path(), said, under)
        return
    await show_outcome(house, interaction, outcome)


async def show_stale(house: House, interaction: Interaction, table: TableInfo, seat: int) -> None:
    """An old button: say so kindly, and show what may be done now."""
    await house.seat_of_owner(table, seat, interaction.user.id)
    reading = await house.private(interaction, table)
    await house.show_menu(interaction, table, seat, Path(), reading.prose.say("refused-stale"))


def outcome_text(outcome: Outcome, reading: Reading) -> tuple[str, int]:
    """What one's pick did, in sentences, and how many lines of it are folded."""
    if outcome.undone is not None:
        what = Said(pick_text(reading.prose, outcome.undone))
        return reading.prose.say("undo-done", what=what), 0
    lines: list[Seen] = seen(outcome.events, outcome.seat)
    told = gathered(reading.prose, lines, outcome.seat, 1500)
    if not told.text and not outcome.asked.picks:
        return reading.prose.say("menu-done"), told.folded
    return told.text, told.folded


async def show_outcome(house: House, interaction: Interaction, outcome: Outcome) -> None:
    """What one's pick did, and what one is asked next."""
    reading = await house.private(interaction, outcome.table)
    said, folded = outcome_text(outcome, reading)
    pictured = may_show(interaction)
    page = await house.menu(outcome.asked, Path(), reading, said, pictured=pictured)
    if folded and (more := folded_items(house, outcome.table, reading.prose)):
        page = replace(page, rows=(*page.rows, tuple(more)))
    await turn(interaction, page)
    await house.waiting.showed(interaction, outcome.asked)


# --- the menu's buttons ---------------------------------------------------------------------------


async def _own(press: Press) -> tuple[int, int]:
    """The seat and the revision that the id names; Refused unless the seat is one's own."""
    seat, revision = int(press.parts["seat"]), int(press.parts["revision"])
    await press.house.seat_of_owner(press.table, seat, press.interaction.user.id)
    return seat, revision


async def _asked(press: Press) -> Asked | None:
    """The seat's question; None, with an answer that says so, if it is no longer the button's."""
    seat, revision = await _own(press)
    asked = await press.house.tables.play.ask(press.table.id, seat)
    if "path" in press.parts:
        _ = press.place  # one that cannot be is refused, whatever is asked now
    if asked.revision == revision:
        return asked
    await show_stale(press.house, press.interaction, press.table, seat)
    return None


async def _pick(press: Press) -> None:
    seat, revision = await _own(press)
    index = int(press.parts["index"])
    await play_index(press.house, press.interaction, press.table, seat, revision, index)


async def _made(press: Press) -> None:
    asked = await _asked(press)
    if asked is None:
        return
    made = made_at(asked, press.place)
    user, table = press.interaction.user.id, press.table
    play = press.house.tables.play
    picking = play.pick_value(table.id, user, asked.seat, made, asked.revision)
    await show_result(press.house, press.interaction, table, asked.seat, picking)


async def _menu(press: Press) -> None:
    asked = await _asked(press)
    if asked is not None:
        await _go(press, asked, press.place)


async def _any(press: Press) -> None:
    asked = await _asked(press)
    if asked is not None:
        await _go(press, asked, place_of(asked, press.chosen))


async def _narrow(press: Press) -> None:
    asked = await _asked(press)
    if asked is not None:
        await _go(press, asked, narrowed(asked, press.place, press.values))


async def _go(press: Press, asked: Asked, path: Path) -> None:
    """Show a place of the menu; where one pick is left that needs no second thought, play it."""
    house, interaction, table, seat = press.house, press.interaction, press.table, asked.seat
    last = await played_at_once(house, asked, path)
    if last is not None:
        await play_index(house, interaction, table, seat, asked.revision, last)
    else:
        await house.show_menu(interaction, table, seat, path, asked=asked)


# --- the table's buttons --------------------------------------------------------------------------


async def _play(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    seat = await house.seat_at(table, interaction.user.id)
    if table.status == "lobby":
        raise Refused("not-started")
    await open_menu(house, interaction, table, seat)


async def _sheet(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    seat = await house.seat_at(table, interaction.user.id)
    await show_sheet(house, interaction, table, seat)


async def _sheet_text(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    seat = await house.seat_at(table, interaction.user.id)
    await show_sheet(house, interaction, table, seat, as_text=True)


async def _text(house: House, interaction: Interaction, table: TableInfo, _: str) -> None:
    if table.status == "lobby":
        raise Refused("not-started")
    view = await house.tables.play.view(table.id, None)
    reading = await house.private(interaction, table)
    await answer(interaction, board_page(table, view, reading.prose, reading.raw))


async def _tableau(house: House, interaction: Interaction, table: TableInfo, seat: str) -> None:
    await _show_tableau(house, interaction, table, seat, may_show(interaction))


async def _tableau_text(
    house: House, interaction: Interaction, table: TableInfo, seat: str
) -> None:
    await _show_tableau(house, interaction, table, seat, pictured=False)


async def _show_tableau(
    house: House, interaction: Interaction, table: TableInfo, which: str, pictured: bool
) -> None:
    """What a seat has before it, as everybody sees it; of the first seat where none is named."""
    if table.status == "lobby":
        raise Refused("not-started")
    view = await house.tables.play.view(table.id, None)
    seat = number(which, view.seats - 1) if which else 0
    if seat is None:
        raise Refused("old-button")
    reading = await house.private(interaction, table)
    await turn(interaction, await looks.tableau(house, table, view, seat, reading, pictured))


BUTTONS: Final = (
    Button("pick", _pick, SEAT),
    Button("made", _made, SEAT),
    Button("menu", _menu, SEAT),
    Button("any", _any, SEAT),
    Button("narrow", _narrow, SEAT),
    at_table("play", SEAT, _play),
    at_table("again", SEAT, _play),
    at_table("sheet", SEAT, _sheet),
    at_table("sheet_text", SEAT, _sheet_text),
    at_table("text", LOOK, _text),
    at_table("tableau", LOOK, _tableau),
    at_table("tableau_text", LOOK, _tableau_text),
)
