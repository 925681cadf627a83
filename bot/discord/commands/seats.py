"""/game seat: the players of all seats; regents, offering, taking and leaving a seat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from bot.discord.access import LOOK, PLAY, SEAT, at_table
from bot.discord.commands.play import one_table
from bot.discord.components.command_factory import Arg, CommandFactory, Suggest
from bot.discord.components.ids import table_id
from bot.discord.components.parts import DANGER, SUCCESS, Item, Page, button, in_rows
from bot.discord.context import Action, Context, display_name
from bot.discord.pages.tables import seated_text
from bot.discord.rights import leads
from bot.menu import Path
from bot.model.states import UNDER_WAY
from bot.render.panel import Panel
from bot.render.picks import matching_labels
from bot.render.seats import letter, tag
from bot.slots import Feature, Slot
from bot.table import Refused, Seated, TableInfo
from bot.table.seats import Seats
from bot.texts import Said, Texts
from bot.words import number
from engine.kernel import Seat

SEAT_COMMANDS: Final[Slot[Callable[[CommandFactory, Any], None]]] = Slot()
"""Adds commands to the group `/game seat`, its last argument."""
SEAT_ITEMS: Final[Slot[Callable[[TableInfo, Seated, Texts], Sequence[Item]]]] = Slot()
"""Adds buttons for the reader's own seat to the page of seats."""


def add_seats_commands(factory: CommandFactory, group: Any) -> None:
    """Add the subgroup to the group of the table's commands."""

    async def show(ctx: Context) -> None:
        await show_seats(ctx, await ctx.table_here())

    async def offer(ctx: Context, seat: str | None = None) -> None:
        table = await ctx.table_here()
        at = table.seat_of(ctx.user.id) if seat is None else parse_seat(seat)
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
        at = offered[0] if seat is None else parse_seat(seat)
        await take_seat(ctx, table, str(at))

    async def back(ctx: Context) -> None:
        table, _ = await one_table(ctx)
        await come_back(ctx, table, "")

    async def concede(ctx: Context) -> None:
        table, _ = await one_table(ctx)
        await ask_concede(ctx, table)

    own = Arg("seat", "arg-seat", required=False, suggest=seats_where(_may_offer))
    offered = Arg("seat", "arg-seat", required=False, suggest=seats_where(_may_take))
    seat_group = factory.group("command-seat")
    seat_group.add_command(factory.command("command-seat-show", show))
    seat_group.add_command(factory.command("command-seat-offer", offer, [own]))
    seat_group.add_command(factory.command("command-seat-take", take, [offered]))
    seat_group.add_command(factory.command("command-seat-back", back))
    seat_group.add_command(factory.command("command-seat-concede", concede))
    for add in SEAT_COMMANDS.of(factory.features):
        add(factory, seat_group)
    group.add_command(seat_group)


def seats_where(fits: Callable[[Context, TableInfo, Seated], bool]) -> Suggest:
    """Return the suggestions of an option that names a seat of the table here: those that fit."""

    async def suggest(ctx: Context, typed: str) -> list[tuple[str, str | int]]:
        table = await ctx.table_here()
        texts = (await ctx.private(table)).plain
        fitting = [seated for seated in table.seated if fits(ctx, table, seated)]
        labels = [(f"{tag(s.seat)} {texts.seat(s.seat)}", letter(s.seat)) for s in fitting]
        return [(label, value) for label, value in matching_labels(labels, typed)]

    return suggest


def _may_offer(ctx: Context, table: TableInfo, seated: Seated) -> bool:
    """Return whether the user may offer a seat: their own, or, as the leader, one that is played by
    a computer."""
    if seated.offered or table.status not in UNDER_WAY:
        return False
    if seated.conceded:
        return False
    return seated.user_id == ctx.user.id or (seated.kind != "human" and leads(ctx, table))


def _may_take(ctx: Context, table: TableInfo, seated: Seated) -> bool:
    """Return whether a seat is offered, and to the user: whoever sits or leads takes none."""
    user = ctx.user.id
    return seated.offered and table.seat_of(user) is None and user != table.master_id


def has_clock(_: Context, table: TableInfo, seated: Seated) -> bool:
    """Return whether a seat can be given time: a person plays it, and the table has clocks."""
    timed = table.terms.decision and table.status in UNDER_WAY
    return bool(timed) and seated.kind == "human"


def seat_at(table: TableInfo, typed: str) -> Seated:
    """Return the seat of this letter or number. Refused: "no-such-seat"."""
    seat = parse_seat(typed)
    if seat >= len(table.seated):
        raise Refused("no-such-seat")
    return table.seated[seat]


def parse_seat(typed: str) -> Seat:
    """Return the seat of a letter, or of the number in a button."""
    if (seat := number(typed)) is not None:
        return seat
    at = typed.strip().upper()
    if len(at) != 1 or not "A" <= at <= "Z":
        raise Refused("no-such-seat")
    return ord(at) - ord("A")


# --- the page -----------------------------------------------------------------------------------


async def show_seats(ctx: Context, table: TableInfo, _: str = "") -> None:
    """Show the seats, and the user's actions."""
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
    """Return the seats with their players. A person may leave their own seat, have it played, and
    do what `features` add; or take an offered seat; the table's leader manages the seats of
    others."""
    lines = [f"{tag(s.seat)} {seated_text(table, s, texts)}" for s in table.seated]
    own_seat = next((s for s in table.seated if s.user_id == user), None)
    items = (
        [button(texts.say("button-leave"), table_id(table.id, "leave"), DANGER)] if own_seat else []
    )
    more = SEAT_ITEMS.gather(features, table, own_seat, texts) if own_seat else []
    if table.status == "lobby":
        items.append(button(texts.say("button-remove"), table_id(table.id, "removes")))
        items += more
    elif table.status in UNDER_WAY and table.learner is None:
        if own_seat is not None:
            items += [*_own_buttons(table, own_seat, texts), *more]
        else:
            items += [take_button(table, s.seat, plain) for s in table.seated if s.offered]
        if leader:
            others = [s for s in table.seated if s.user_id != user and not s.conceded]
            items += [_others_button(table, s, plain) for s in others]
    panel = Panel(texts.say("seats-title"), "\n".join(lines) or texts.say("lobby-empty"))
    return Page(panel=panel, rows=tuple(in_rows(items)))


def take_button(table: TableInfo, seat: Seat, texts: Texts) -> Item:
    """Return the button to take an offered seat."""
    return button(texts.say("button-take", seat=seat), table_id(table.id, "take", seat), SUCCESS)


def _own_buttons(table: TableInfo, own_seat: Seated, texts: Texts) -> list[Item]:
    """Return the buttons to end one's regent or offer, else those to start either."""
    if own_seat.regent_at is not None:
        return [button(texts.say("button-back-again"), table_id(table.id, "back"), SUCCESS)]
    away = button(texts.say("button-regent-own"), table_id(table.id, "regent", own_seat.seat))
    action = "withdraw" if own_seat.offered else "offer"
    offer = button(texts.say(f"button-{action}-own"), table_id(table.id, action, own_seat.seat))
    return [away, offer]


def _others_button(table: TableInfo, seated: Seated, texts: Texts) -> Item:
    """Return the button to appoint a regent for another person, or to offer a computer's seat."""
    if seated.offered:
        label = texts.say("button-withdraw", seat=seated.seat)
        return button(label, table_id(table.id, "withdraw", seated.seat))
    action = "regent" if seated.kind == "human" else "offer"
    label = texts.say(f"button-{action}", seat=seated.seat)
    return button(label, table_id(table.id, "replace", f"{action}-{seated.seat}"))


async def ask_replace(ctx: Context, table: TableInfo, asked: str) -> None:
    """Ask to confirm an action on another person's seat; the id's argument names the action and the
    seat."""
    action, at = replacing(table, asked)
    does = {
        "regent": table_id(table.id, "regent", at.seat),
        "offer": table_id(table.id, "offer", at.seat),
    }
    texts = (await ctx.private(table)).markdown
    await ctx.turn(replace_page(action, at, does, table_id(table.id, "seats"), texts))


def replacing(table: TableInfo, asked: str) -> tuple[str, Seated]:
    """Return the action and the seat that a button's argument names."""
    action, _, typed = asked.partition("-")
    return action, seat_at(table, typed)


def replace_page(action: str, at: Seated, does: Mapping[str, str], keep: str, texts: Texts) -> Page:
    """Return a confirmation: what happens to a seat and who will be notified; `does` gives the id
    that does it, `keep` the one that cancels."""
    if action not in does:
        raise Refused("old-button")
    row = (
        button(texts.say("button-replace"), does[action], DANGER),
        button(texts.say("button-keep"), keep),
    )
    question = texts.say(f"replace-{action}", seat=at.seat, letter=Said(tag(at.seat)))
    return Page(question, rows=(row,))


# --- actions ------------------------------------------------------------------------------------


def _changes(change: Callable[..., Awaitable[TableInfo]]) -> Action:
    """Return what a button does that changes a seat by this method of `Seats`."""

    async def act(ctx: Context, table: TableInfo, seat: str) -> None:
        user, at, manager = ctx.user.id, parse_seat(seat), leads(ctx, table)
        now = await change(ctx.tables.seats, table.id, user, at, manager=manager)
        await show_seats(ctx, now)

    return act


offer_seat: Final = _changes(Seats.offer)


async def take_seat(ctx: Context, table: TableInfo, seat: str) -> None:
    """Take an offered seat, and show its menu."""
    user, locale = ctx.user, ctx.locale
    at = parse_seat(seat)
    now = await ctx.tables.seats.take(table.id, user.id, display_name(user), locale, at)
    await _at_table(ctx, now, at, "seat-took")


async def come_back(ctx: Context, table: TableInfo, _: str) -> None:
    """Dismiss one's regent, and end the offer of one's seat."""
    seat = ctx.own_seat(table)
    now = await ctx.tables.seats.back(table.id, ctx.user.id)
    await _at_table(ctx, now, seat, "back-again")


async def _at_table(ctx: Context, table: TableInfo, seat: Seat, message: str) -> None:
    """Show a message, and the menu of one's seat while the game runs."""
    text = (await ctx.private(table)).markdown.say(message)
    if table.status == "running":
        await ctx.show_menu(table, seat, Path(), text)
    else:
        await ctx.turn(Page(text))


# --- leaving ------------------------------------------------------------------------------------


async def ask_leave(ctx: Context, table: TableInfo) -> None:
    """Ask to confirm leaving a started game, and offer the alternatives."""
    seat = ctx.own_seat(table)
    texts = (await ctx.private(table)).markdown
    rows: list[Sequence[Item]] = [
        (
            button(texts.say("button-leave"), table_id(table.id, "leave_sure"), DANGER),
            button(texts.say("button-concede"), table_id(table.id, "concede"), DANGER),
            button(texts.say("button-keep"), table_id(table.id, "again")),
        )
    ]
    own_seat = table.seated[seat]
    if table.learner is None:
        rows.append(_own_buttons(table, own_seat, texts))
    await ctx.turn(Page(texts.say("leave-sure"), rows=tuple(tuple(row) for row in rows)))


async def ask_concede(ctx: Context, table: TableInfo) -> None:
    """Ask to confirm that the user concedes a started game."""
    ctx.own_seat(table)
    if table.status not in UNDER_WAY:
        raise Refused("not-started" if table.status == "lobby" else "ended")
    texts = (await ctx.private(table)).markdown
    row = (
        button(texts.say("button-concede"), table_id(table.id, "concede"), DANGER),
        button(texts.say("button-keep"), table_id(table.id, "again")),
    )
    await ctx.turn(Page(texts.say("concede-sure"), rows=(row,)))


async def leave(ctx: Context, table: TableInfo, _: str) -> None:
    """Give one's seat to a computer permanently."""
    seat = ctx.own_seat(table)
    await ctx.tables.seats.hand_over(table.id, ctx.user.id, seat)
    await ctx.turn_to("left", table=table)


async def concede(ctx: Context, table: TableInfo, _: str) -> None:
    """Give the game up: a computer plays the user's seat to the end, and it counts as last."""
    await ctx.tables.seats.concede(table.id, ctx.user.id)
    await ctx.turn_to("conceded", table=table)


BUTTONS: Final = (
    at_table("seats", LOOK, show_seats),
    at_table("replace", PLAY, ask_replace),
    at_table("offer", PLAY, offer_seat),
    at_table("withdraw", PLAY, _changes(Seats.withdraw)),
    at_table("regent", PLAY, _changes(Seats.regent)),
    at_table("take", LOOK, take_seat),
    at_table("back", SEAT, come_back),
    at_table("leave_sure", SEAT, leave),
    at_table("concede", SEAT, concede),
)
