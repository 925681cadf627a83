"""/game seat: who plays which seat; regents, offering a seat, taking one, leaving."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from bot.discord.access import LOOK, PLAY, SEAT, at_table
from bot.discord.commands.play import one_table
from bot.discord.components.command_factory import Arg, Making
from bot.discord.components.ids import table_id
from bot.discord.components.parts import DANGER, SUCCESS, Item, Page, button, in_rows
from bot.discord.context import Context, called
from bot.discord.pages.tables import seated_text
from bot.discord.rights import leads
from bot.menu import Path
from bot.model.states import UNDER_WAY
from bot.render.panel import Panel
from bot.render.picks import found
from bot.render.seats import letter, tag
from bot.table import Refused, Seated, TableInfo
from bot.texts import Said, Texts
from bot.words import number
from engine.kernel import Seat

if TYPE_CHECKING:
    from bot.features.feature import Feature


def add_seats_commands(making: Making, group: Any) -> None:
    """Add the subgroup to the group of the table's commands."""

    async def show(ctx: Context) -> None:
        await show_seats(ctx, await ctx.table_here())

    async def offer(ctx: Context, seat: str | None = None) -> None:
        table = await ctx.table_here()
        at = table.seat_of(ctx.user.id) if seat is None else seat_named(seat)
        if at is None:
            raise Refused("not-seated")
        if at == table.seat_of(ctx.user.id):
            await offer_seat(ctx, table, str(at))
        else:
            await ask_replace(ctx, table, f"offer-{at}")

    async def take(ctx: Context, seat: str | None = None) -> None:
        table = await ctx.table_here()
        offered = [s.seat for s in table.seated if s.offered]
        if seat is None and len(offered) != 1:
            if not offered:
                raise Refused("no-open-seat")
            await show_seats(ctx, table)
            return
        at = offered[0] if seat is None else seat_named(seat)
        await take_seat(ctx, table, str(at))

    async def back(ctx: Context) -> None:
        table, _ = await one_table(ctx)
        await come_back(ctx, table, "")

    which = Arg("seat", "arg-seat", required=False, suggest=suggested_seats)
    made = making.group("command-seat")
    made.add_command(making.command("command-seat-show", show))
    made.add_command(making.command("command-seat-offer", offer, [which]))
    made.add_command(making.command("command-seat-take", take, [which]))
    made.add_command(making.command("command-seat-back", back))
    for feature in making.features:
        if feature.commands.seat is not None:
            feature.commands.seat(making, made)
    group.add_command(made)


async def suggested_seats(ctx: Context, typed: str) -> list[tuple[str, str | int]]:
    """What an option that names a seat of the table here suggests."""
    table = await ctx.table_here()
    texts = (await ctx.private(table)).plain
    named = [(f"{tag(s.seat)} {texts.seat(s.seat)}", letter(s.seat)) for s in table.seated]
    return [(label, value) for label, value in found(named, typed)]


def seat_named(typed: str) -> Seat:
    """The seat of a letter, or of the number in a button."""
    if (seat := number(typed)) is not None:
        return seat
    at = typed.strip().upper()
    if len(at) != 1 or not "A" <= at <= "Z":
        raise Refused("no-such-seat")
    return ord(at) - ord("A")


# --- the page -----------------------------------------------------------------------------------


async def show_seats(ctx: Context, table: TableInfo, _: str = "") -> None:
    """Who sits where, and what the one who asks may do about it."""
    localized = await ctx.private(table)
    user = ctx.user.id
    leader = leads(ctx, table)
    page = seats_page(table, user, leader, localized.markdown, localized.plain, ctx.bot.features)
    await ctx.turn(page)


def seats_page(
    table: TableInfo,
    user: int,
    leader: bool,
    texts: Texts,
    plain: Texts,
    features: Sequence[Feature] = (),
) -> Page:
    """Who sits where. A person may leave their own seat, have it played, and do what `features`
    add; or take one that is offered; the table's leader manages the seats of others."""
    lines = [f"{tag(s.seat)} {seated_text(table, s, texts)}" for s in table.seated]
    own = next((s for s in table.seated if s.user_id == user), None)
    items = [button(texts.say("button-leave"), table_id(table.id, "leave"), DANGER)] if own else []
    more = [item for feature in features if own for item in feature.seat.items(table, own, texts)]
    if table.status == "lobby":
        items.append(button(texts.say("button-remove"), table_id(table.id, "removes")))
        items += more
    elif table.status in UNDER_WAY and table.learner is None:
        if own is not None:
            items += [*_own_buttons(table, own, texts), *more]
        else:
            items += [take_button(table, s.seat, plain) for s in table.seated if s.offered]
        if leader:
            items += [_others_button(table, s, plain) for s in table.seated if s.user_id != user]
    panel = Panel(texts.say("seats-title"), "\n".join(lines) or texts.say("lobby-empty"))
    return Page(panel=panel, rows=tuple(in_rows(items)))


def take_button(table: TableInfo, seat: Seat, texts: Texts) -> Item:
    """The way into an offered seat."""
    return button(texts.say("button-take", seat=seat), table_id(table.id, "take", seat), SUCCESS)


def _own_buttons(table: TableInfo, own: Seated, texts: Texts) -> list[Item]:
    """Back from a regent or an offer, else the way to either."""
    if own.regent_at is not None:
        return [button(texts.say("button-back-again"), table_id(table.id, "back"), SUCCESS)]
    away = button(texts.say("button-regent-own"), table_id(table.id, "regent", own.seat))
    what = "withdraw" if own.offered else "offer"
    offer = button(texts.say(f"button-{what}-own"), table_id(table.id, what, own.seat))
    return [away, offer]


def _others_button(table: TableInfo, seated: Seated, texts: Texts) -> Item:
    """A regent for somebody who is away; or whether a seat that a computer plays is offered."""
    if seated.offered:
        label = texts.say("button-withdraw", seat=seated.seat)
        return button(label, table_id(table.id, "withdraw", seated.seat))
    what = "regent" if seated.kind == "human" else "offer"
    label = texts.say(f"button-{what}", seat=seated.seat)
    return button(label, table_id(table.id, "replace", f"{what}-{seated.seat}"))


async def ask_replace(ctx: Context, table: TableInfo, asked: str) -> None:
    """Somebody else's seat: is it meant? `asked` is what is to be done, and the seat."""
    what, at = replacing(table, asked)
    does = {
        "regent": table_id(table.id, "regent", at.seat),
        "offer": table_id(table.id, "offer", at.seat),
    }
    texts = (await ctx.private(table)).markdown
    await ctx.turn(replace_page(what, at, does, table_id(table.id, "seats"), texts))


def replacing(table: TableInfo, asked: str) -> tuple[str, Seated]:
    """What is to be done with which seat, as a button's argument says."""
    what, _, typed = asked.partition("-")
    seat = seat_named(typed)
    if seat >= len(table.seated):
        raise Refused("no-such-seat")
    return what, table.seated[seat]


def replace_page(what: str, at: Seated, does: Mapping[str, str], keep: str, texts: Texts) -> Page:
    """A confirmation: what happens to a seat and who will be notified; `does` gives the id that
    does it, `keep` the one that goes back."""
    if what not in does:
        raise Refused("old-button")
    row = (
        button(texts.say("button-replace"), does[what], DANGER),
        button(texts.say("button-keep"), keep),
    )
    said = texts.say(f"replace-{what}", seat=at.seat, letter=Said(tag(at.seat)))
    return Page(said, rows=(row,))


# --- what is done -------------------------------------------------------------------------------


async def offer_seat(ctx: Context, table: TableInfo, seat: str) -> None:
    """Offer a seat: a notice in the channel has a button to take it."""
    user, manager = ctx.user.id, leads(ctx, table)
    now = await ctx.tables.seats.offer(table.id, user, seat_named(seat), manager=manager)
    await show_seats(ctx, now)


async def withdraw_seat(ctx: Context, table: TableInfo, seat: str) -> None:
    """End the offer of a seat."""
    user, manager = ctx.user.id, leads(ctx, table)
    now = await ctx.tables.seats.withdraw(table.id, user, seat_named(seat), manager=manager)
    await show_seats(ctx, now)


async def call_regent(ctx: Context, table: TableInfo, seat: str) -> None:
    """A regent plays a seat until its person is back."""
    user, manager = ctx.user.id, leads(ctx, table)
    now = await ctx.tables.seats.regent(table.id, user, seat_named(seat), manager=manager)
    await show_seats(ctx, now)


async def take_seat(ctx: Context, table: TableInfo, seat: str) -> None:
    """Sit down at an offered seat, and see what it may do."""
    user, locale = ctx.user, ctx.locale
    at = seat_named(seat)
    now = await ctx.tables.seats.take(table.id, user.id, called(user), locale, at)
    await _at_table(ctx, now, at, "seat-took")


async def come_back(ctx: Context, table: TableInfo, _: str) -> None:
    """Dismiss one's regent, and end the offer of one's seat."""
    seat = ctx.own_seat(table)
    now = await ctx.tables.seats.back(table.id, ctx.user.id)
    await _at_table(ctx, now, seat, "back-again")


async def _at_table(ctx: Context, table: TableInfo, seat: Seat, said: str) -> None:
    """A sentence, and the menu of one's seat while the game runs."""
    text = (await ctx.private(table)).markdown.say(said)
    if table.status == "running":
        await ctx.show_menu(table, seat, Path(), text)
    else:
        await ctx.turn(Page(text))


# --- leaving ------------------------------------------------------------------------------------


async def ask_leave(ctx: Context, table: TableInfo) -> None:
    """Leaving a game that has begun takes a second click; there may be a better way."""
    seat = ctx.own_seat(table)
    texts = (await ctx.private(table)).markdown
    rows: list[Sequence[Item]] = [
        (
            button(texts.say("button-leave"), table_id(table.id, "leave_sure"), DANGER),
            button(texts.say("button-concede"), table_id(table.id, "concede"), DANGER),
            button(texts.say("button-keep"), table_id(table.id, "again")),
        )
    ]
    own = table.seated[seat]
    if table.learner is None:
        rows.append(_own_buttons(table, own, texts))
    await ctx.turn(Page(texts.say("leave-sure"), rows=tuple(tuple(row) for row in rows)))


async def leave(ctx: Context, table: TableInfo, _: str) -> None:
    """A computer takes one's seat over permanently."""
    seat = ctx.own_seat(table)
    await ctx.tables.seats.hand_over(table.id, ctx.user.id, seat)
    texts = (await ctx.private(table)).markdown
    await ctx.turn(Page(texts.say("left")))


async def concede(ctx: Context, table: TableInfo, _: str) -> None:
    """The same, with a notice to the table that one has given up."""
    await ctx.tables.seats.concede(table.id, ctx.user.id)
    texts = (await ctx.private(table)).markdown
    await ctx.turn(Page(texts.say("left")))


async def hand_over(ctx: Context, table: TableInfo, seat: str) -> None:
    """The host gives a person's seat to a computer permanently: a button of older messages."""
    user, manager = ctx.user.id, leads(ctx, table)
    now = await ctx.tables.seats.hand_over(table.id, user, seat_named(seat), manager=manager)
    await show_seats(ctx, now)


BUTTONS: Final = (
    at_table("seats", LOOK, show_seats),
    at_table("replace", PLAY, ask_replace),
    at_table("offer", PLAY, offer_seat),
    at_table("withdraw", PLAY, withdraw_seat),
    at_table("regent", PLAY, call_regent),
    at_table("take", LOOK, take_seat),
    at_table("back", SEAT, come_back),
    at_table("leave_sure", SEAT, leave),
    at_table("concede", SEAT, concede),
    at_table("hand", PLAY, hand_over, old=True),
)
