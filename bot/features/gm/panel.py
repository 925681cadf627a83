"""The game master's panel: everything at the table, shown privately."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from bot.discord.access import Press
from bot.discord.components.forms import Field, ask
from bot.discord.components.ids import form_id, house_id, master_id
from bot.discord.components.parts import (
    DANGER,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    Item,
    Option,
    Page,
    button,
    select,
)
from bot.discord.context import BotContext, Context, Localized
from bot.discord.pages.over import table_or_last
from bot.discord.pages.tables import (
    awaited_lines,
    board_alt,
    dashboard_title,
    seated_text,
    sheet_alt,
)
from bot.discord.replies import may_show
from bot.discord.rights import need_begun, roles_of
from bot.features.gm.alerts import Alerts
from bot.features.gm.cues import cue_text
from bot.features.gm.disputes import Disputes
from bot.features.gm.master import Master
from bot.features.gm.rows import SceneRow
from bot.features.gm.scenes import Scenes
from bot.games import face
from bot.model.states import UNDER_WAY
from bot.present.pictures import Illustration
from bot.render.happenings import happenings
from bot.render.hidden import Hidden, hidden_text
from bot.render.lines import block
from bot.render.panel import Panel
from bot.render.phases import phase_text
from bot.render.seats import tag
from bot.slots import Slot
from bot.table import Refused, Seated, TableInfo
from bot.texts import Said, Texts, moment, named_pair
from bot.words import MAX_TEXT_CHARS, number
from engine.kernel import EVERYTHING, View

PANEL_ITEMS: Final[Slot[Callable[[BotContext, TableInfo, Texts], Sequence[Item]]]] = Slot()
"""What features put under the panel of a game that has begun."""
MAX_CUES: Final = 5
"""Maximum number of waiting scenes in words; the select has all."""
CUE_CHARS: Final = 70
"""Characters of such a scene that are shown."""
SECRET_LINES: Final = 6
"""Maximum number of secret events beside the board."""
BOARD, HIDDEN, LOG = "board", "hidden", "log"
"""What may be looked at, besides a seat's number."""
PANEL_LOG_LINES: Final = 80


async def master_table(ctx: Context) -> TableInfo:
    """Return the table that the user leads: the channel's, or the last finished one there; in a
    direct message the only unfinished one."""
    user = ctx.user.id
    if ctx.guild_id is not None:
        table = await table_or_last(ctx)
    else:
        tables = await ctx.tables.of(Master).led_by(user)
        if len(tables) != 1:
            raise Refused("several-games" if tables else "not-master")
        table = tables[0]
    return await ctx.tables.of(Master).oversee(table.id, user, roles_of(ctx))


# --- the panel ------------------------------------------------------------------------------------


async def show_panel(ctx: Context, table: TableInfo, look: str = BOARD, message: str = "") -> None:
    """Show the panel privately to the game master."""
    table = await ctx.tables.of(Master).oversee(table.id, ctx.user.id, roles_of(ctx))
    need_begun(table)
    localized = await ctx.private(table)
    waiting = await ctx.tables.of(Scenes).waiting(table.id, ctx.user.id, roles_of(ctx))
    reader = ctx.user.id if may_show(ctx.interaction) else None
    await ctx.turn(await panel_page(ctx.bot, table, localized, look, message, waiting, reader))


async def say_on_panel(ctx: Context, table: TableInfo, text_id: str, **figures: Any) -> None:
    """Show the panel with one sentence above it."""
    texts = (await ctx.private(table)).markdown
    await show_panel(ctx, table, BOARD, texts.say(text_id, **figures))


async def panel_page(
    context: BotContext,
    table: TableInfo,
    localized: Localized,
    look: str,
    message: str = "",
    waiting: Sequence[SceneRow] = (),
    reader: int | None = None,
) -> Page:
    """Return the selected view, the awaited seats, and every action of a game master. `reader`: who
    gets pictures, as they prefer them; None: nobody."""
    texts, plain = localized.markdown, localized.plain
    view = await context.tables.play.view(table.id, EVERYTHING)
    dispute = await context.tables.of(Disputes).disputed(table.id)
    place = Said(phase_text(view, texts))
    title = texts.say("gm-title", game=Said(texts.say("game-name")), phase=place)
    if dispute is not None:
        message = "\n".join(
            part for part in (message, texts.say("gm-dispute-open", words=dispute)) if part
        )
    since = await context.tables.of(Alerts).waiting(table.id)
    dues = await context.tables.of(Alerts).dues(table.id)
    parts = [(texts.say("gm-awaited"), _awaited(view, since, dues, texts))]
    if look == BOARD and (secret := await _in_secret(context, table, texts)):
        parts.append((texts.say("gm-in-secret"), secret))
    if look == BOARD and waiting:
        parts.append((texts.say("gm-cues"), _cues(waiting, texts)))
    picture = None if reader is None else await _pictured(context, table, plain, look, reader)
    beside_map = picture is not None and look == BOARD
    prose, board = await _looked_at(context, table, localized, HIDDEN if beside_map else look)
    if picture is not None and not beside_map:  # the sheet says it
        board = ""
    text = "\n".join(part for part in (message, prose) if part)
    panel = Panel(title, text, tuple(parts), board=board)
    more = PANEL_ITEMS.gather(context.features, context, table, plain)
    rows = (
        *_buttons(table, plain, dispute is not None, more),
        *_scenes(table, plain, waiting),
        (select(plain.say("gm-look"), master_id(table.id, "look"), _looks(table, plain, look)),),
    )
    if table.status == "ended":
        rows = (_buttons_over(table, plain), *_scenes(table, plain, waiting), rows[-1])
    return Page(panel=panel, rows=rows, picture=picture)


async def _pictured(
    context: BotContext, table: TableInfo, plain: Texts, look: str, reader: int
) -> Illustration | None:
    """Return the board as the table sees it, with marks on what is hidden, or a seat's sheet; None
    for what has no picture, and for readers who want none."""
    seat = number(look, len(table.seated) - 1)
    if look != BOARD and seat is None:
        return None
    screen = await context.tables.person_settings.screen(reader)
    if screen is None:
        return None
    if seat is None:
        everything, view, record = await context.tables.of(Master).hidden(table.id)
        things = face(table.game).hidden(everything, view, record, plain)
        alt = partial(_veiled_alt, table, view, things, plain)
        return await context.pictures.shown("veiled", (view, tuple(things)), plain, alt, screen)
    view = await context.tables.play.view(table.id, seat)
    alt = partial(sheet_alt, table, view, plain)
    return await context.pictures.shown("sheet", view, plain, alt)


def _veiled_alt(table: TableInfo, view: View, things: Sequence[Hidden], plain: Texts) -> str:
    """Return the board in words, after what is hidden: where, for the panel says what."""
    names = plain.listed([*dict.fromkeys(thing.name for thing in things)])
    hidden = [named_pair(plain, plain.say("gm-hidden-title"), names)] if things else []
    return "\n".join([*hidden, board_alt(table, view, plain)])


def _awaited(
    view: View, since: Mapping[int, float], dues: Mapping[int, float], texts: Texts
) -> str:
    """Return a line per awaited seat: the player, the question, and when the wait began and
    ends."""
    lines = []
    for (seat, _), line in zip(view.awaited, awaited_lines(view, texts).split("\n"), strict=False):
        if (when := since.get(seat)) is not None:
            line = texts.say("gm-since", line=Said(line), since=moment(when))
        if (due := dues.get(seat)) is not None:
            line = texts.say("gm-until", line=Said(line), due=moment(due))
        lines.append(line)
    return "\n".join(lines) or texts.say("awaited-nobody")


async def _in_secret(context: BotContext, table: TableInfo, texts: Texts) -> str:
    """Return the latest events that the table has not seen, as they are: what seats have decided in
    secret; empty if there are none among the last ones."""
    log = context.tables.play.log
    every = await log(table.id, EVERYTHING, PANEL_LOG_LINES)
    public = await log(table.id, None, PANEL_LOG_LINES)
    cut = [lines[0].ply for lines in (every, public) if len(lines) == PANEL_LOG_LINES]
    lines = [line for line in every if line.ply > max(cut, default=-1) and line not in public]
    return happenings(texts, lines[-SECRET_LINES:], 900)


async def _looked_at(
    context: BotContext, table: TableInfo, localized: Localized, look: str
) -> tuple[str, str]:
    """Return the selected view, as prose and as a board."""
    shown, plain = face(table.game), localized.plain
    if look == LOG:
        lines = await context.tables.play.log(table.id, EVERYTHING, PANEL_LOG_LINES)
        return happenings(localized.markdown, lines, 3000) or localized.markdown.say(
            "log-empty"
        ), ""
    if look == HIDDEN:
        things = shown.hidden(*await context.tables.of(Master).hidden(table.id), plain)
        hidden = hidden_text(things, plain)
        return localized.markdown.say("gm-hidden-title" if hidden else "gm-hidden-nothing"), block(
            hidden, 3000
        )
    seat = number(look, len(table.seated) - 1)
    if seat is not None:
        view = await context.tables.play.view(table.id, seat)
        name = localized.markdown.seat(seat)
        return f"**{tag(seat)} {name}**", block(shown.sheet_text(view, plain), 3000)
    view = await context.tables.play.view(table.id, EVERYTHING)
    return f"**{dashboard_title(view, plain)}**", block(shown.board_text(view, plain), 3000)


def _looks(table: TableInfo, plain: Texts, look: str) -> list[Option]:
    views = [(BOARD, plain.say("gm-look-board"))]
    for seated in table.seated:
        at = Said(tag(seated.seat))
        views.append((str(seated.seat), plain.say("gm-look-seat", letter=at, seat=seated.seat)))
    views += [(HIDDEN, plain.say("gm-look-hidden")), (LOG, plain.say("gm-look-log"))]
    return [Option(label, value, chosen=value == look) for value, label in views]


def _buttons(
    table: TableInfo, plain: Texts, disputed: bool, more: Sequence[Item]
) -> tuple[tuple[Item, ...], ...]:
    paused = table.status == "paused"
    pause_action = "resume" if paused else "pause"
    ruling = form_id(table.id, "rule" if disputed else "dispute")
    first = (
        button(plain.say("button-gm-say"), form_id(table.id, "say"), PRIMARY),
        button(plain.say("button-gm-correct"), master_id(table.id, "fix")),
        button(plain.say("button-gm-undo"), master_id(table.id, "undo")),
        button(plain.say("button-gm-seats"), master_id(table.id, "seats")),
        button(plain.say("button-gm-refresh"), master_id(table.id, "panel")),
    )
    second = (
        button(
            plain.say(f"button-gm-{pause_action}"),
            master_id(table.id, "resume" if paused else "pause"),
            SUCCESS if paused else DANGER,
            disabled=disputed,
        ),
        button(plain.say("button-gm-extend"), form_id(table.id, "extend")),
        button(
            plain.say("button-gm-rule" if disputed else "button-gm-dispute"),
            ruling,
            SUCCESS if disputed else SECONDARY,
        ),
        button(plain.say("button-gm-tales"), master_id(table.id, "tales")),
        button(plain.say("button-alerts"), house_id("alerts")),
    )
    third = [button(plain.say("button-gm-later"), form_id(table.id, "later")), *more]
    if (rival := table.own_seat) is not None:
        name = plain.written(table.characters[rival] or plain.names[rival])
        label = plain.say("button-gm-play", name=name)
        third.append(button(label, master_id(table.id, "play"), PRIMARY))
    return first, second, tuple(third)


def _scenes(
    table: TableInfo, plain: Texts, waiting: Sequence[SceneRow]
) -> tuple[tuple[Item, ...], ...]:
    """Return the scenes that wait, if there are any, those first whose moment has come."""
    options = [
        Option(
            f"{'🔔 ' * row.ready}{'🖼 ' * row.pictured}{plain.beginning(row.words, MAX_TEXT_CHARS)}",
            str(row.id),
            cue_text(plain, row.cue),
        )
        for row in sorted(waiting, key=lambda row: not row.ready)
    ]
    label = plain.say("gm-scenes", n=len(waiting))
    return ((select(label, master_id(table.id, "scene"), options),),) if options else ()


def _cues(waiting: Sequence[SceneRow], texts: Texts) -> str:
    """Return what the first waiting scenes wait for, those first whose moment has come."""
    return "\n".join(
        texts.say(
            "gm-cue",
            cue=Said(f"{'🔔 ' * row.ready}{cue_text(texts, row.cue)}"),
            words=texts.beginning(row.words, CUE_CHARS),
        )
        for row in sorted(waiting, key=lambda row: not row.ready)[:MAX_CUES]
    )


def _buttons_over(table: TableInfo, plain: Texts) -> tuple[Item, ...]:
    """Return the remaining actions after the end of the game."""
    return (
        button(plain.say("button-gm-epilogue"), form_id(table.id, "say"), PRIMARY),
        button(plain.say("button-gm-tales"), master_id(table.id, "tales")),
        button(plain.say("button-gm-seats"), master_id(table.id, "seats")),
    )


# --- seats ----------------------------------------------------------------------------------------


def seats_page(table: TableInfo, localized: Localized, message: str = "") -> Page:
    """Return a row per seat: its name in the fiction, who could play it instead, and whether the
    game master does."""
    texts, plain = localized.markdown, localized.plain
    started = table.status in UNDER_WAY
    rows = []
    for seated in table.seated:
        name = form_id(table.id, "character", str(seated.seat))
        row = [button(plain.say("button-gm-character", seat=seated.seat), name)]
        if table.own_seat is None and seated.user_id is None and table.status != "ended":
            own_form = form_id(table.id, "own", str(seated.seat))
            row.append(button(plain.say("button-gm-own", seat=seated.seat), own_form))
        rows.append((*row, *(_replacements(table, seated, plain) if started else ())))
    last = [button(plain.say("button-gm-refresh"), master_id(table.id, "panel"))] if started else []
    if table.status == "lobby" and table.own_seat is None:
        last.append(button(plain.say("button-gm-own-more"), form_id(table.id, "own"), PRIMARY))
    if last:
        rows.append(tuple(last))
    lines = "\n".join(f"{tag(s.seat)} {seated_text(table, s, texts)}" for s in table.seated)
    hint = texts.say("gm-seats-text" if started else "gm-seats-lobby")
    text = "\n\n".join(part for part in (message, lines, hint) if part)
    return Page(panel=Panel(texts.say("gm-seats-title"), text), rows=tuple(rows))


def _replacements(table: TableInfo, seated: Seated, plain: Texts) -> Iterator[Item]:
    """Yield the ways to replace a seat's player in a running game: temporarily, by offering the
    seat, or permanently."""
    if seated.kind == "human":
        label = plain.say("button-gm-regent", seat=seated.seat)
        yield button(label, master_id(table.id, "replace", f"regent-{seated.seat}"))
    elif not seated.offered:
        label = plain.say("button-gm-offer", seat=seated.seat)
        yield button(label, master_id(table.id, "replace", f"offer-{seated.seat}"))
    if seated.user_id is not None:
        label = plain.say("button-gm-hand", seat=seated.seat)
        yield button(label, master_id(table.id, "replace", f"hand-{seated.seat}"), DANGER)


# --- forms ----------------------------------------------------------------------------------------


async def ask_hours(press: Press) -> None:
    """Ask how much more time to give."""
    texts = (await _led(press)).plain
    hours = Field("hours", texts.say("gm-form-extend-words"), 3)
    await ask(press, press.custom_id, texts.say("gm-form-extend"), [hours])


async def ask_words(press: Press) -> None:
    """Ask for the text that a button of the panel needs. A form has the id of its button."""
    texts = (await _led(press)).plain
    form = press.parts["form"]
    title = f"gm-form-{form}"
    fields = [Field("words", texts.say(f"{title}-words"), MAX_TEXT_CHARS, long=True)]
    if form == "dispute":
        fields.append(Field("rule", texts.say("gm-form-dispute-rule"), 60, required=False))
    await ask(press, press.custom_id, texts.say(title), fields)


async def _led(press: Press) -> Localized:
    """Return the texts of a table, for a user who leads it."""
    by, roles = press.user.id, roles_of(press)
    await press.tables.of(Master).oversee(press.table.id, by, roles)
    return await press.private(press.table)
