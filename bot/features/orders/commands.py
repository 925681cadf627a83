"""/orders: what one's seat answers by itself, and what that would have done last time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.discord.access import SEAT, Button, Press, at_table
from bot.discord.commands.play import chooser_page, play_index
from bot.discord.components.command_factory import Making
from bot.discord.components.ids import table_id
from bot.discord.components.parts import (
    DANGER,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    Item,
    Option,
    Page,
    button,
    in_rows,
    select,
)
from bot.discord.context import Context
from bot.features.orders.service import GivenOrder, Orders
from bot.features.orders.words import last_texts, order_name, order_text, value_label
from bot.menu import Path
from bot.render.panel import Panel
from bot.table import Asked, Refused, TableInfo
from bot.texts import Said, Texts

ORDERS_ACTION: Final = "orders"
"""The action that shows them all: `l1:<table>:orders`."""


def orders_commands(making: Making) -> list[Any]:
    """The one command."""

    async def orders(ctx: Context) -> None:
        own = await ctx.own_tables()
        if len(own) > 1:
            await ctx.answer(await chooser_page(ctx, own, ORDERS_ACTION))
        else:
            await show_orders(ctx, own[0], "")

    return [making.command("command-orders", orders)]


async def show_orders(ctx: Context, table: TableInfo, _: str) -> None:
    """All orders of the person who asks, with their current terms."""
    table, orders = await _found(ctx, table)
    localized = await ctx.private(table)
    await ctx.turn(orders_page(table, orders, localized.markdown, localized.plain))


async def show_order(ctx: Context, table: TableInfo, name: str) -> None:
    """One order, to be changed."""
    table, orders = await _found(ctx, table)
    one = next((order for order in orders if order.name == name), None)
    if one is None:
        raise Refused("old-button")
    localized = await ctx.private(table)
    await ctx.turn(order_page(table, one, localized.markdown, localized.plain))


async def _found(ctx: Context, table: TableInfo) -> tuple[TableInfo, list[GivenOrder]]:
    if table.status == "lobby":
        raise Refused("not-started")
    return await ctx.tables.of(Orders).given(table.id, ctx.user.id)


async def _switch(ctx: Context, table: TableInfo, which: str) -> None:
    """Put an order in force, or out of it."""
    name, _, state = which.rpartition("-")
    on = state == "on"
    await ctx.tables.of(Orders).set_order(table.id, ctx.user.id, name, active=on)
    await show_order(ctx, table, name)


async def _set(press: Press) -> None:
    """Change one of an order's terms to the value selected."""
    table = press.table
    name, _, field = press.argument.partition("-")
    _, orders = await _found(press, table)
    values = next((type(order.order).values() for order in orders if order.name == name), {})
    fitting = [value for value in values.get(field, ()) if [str(value)] == list(press.values)]
    if not fitting:
        raise Refused("old-button")
    await press.tables.of(Orders).set_order(table.id, press.user.id, name, {field: fitting[0]})
    await show_order(press, table, name)


def orders_page(
    table: TableInfo, found: Sequence[GivenOrder], markdown: Texts, plain: Texts
) -> Page:
    """Every order: whether it is in force, what it does, and what it would have done."""
    parts = []
    for order in found:
        state = markdown.say("orders-on" if order.active else "orders-off")
        name = markdown.say(
            "orders-entry", name=Said(order_name(markdown, order.name)), state=Said(state)
        )
        lines = [order_text(markdown, order), *last_texts(markdown, order)]
        parts.append("\n".join([f"**{name}**", *lines]))
    items: list[Item] = [
        button(
            order_name(plain, one.name), table_id(table.id, "order", one.name),
            SUCCESS if one.active else SECONDARY,
        )
        for one in found
    ]  # fmt: skip
    text = "\n\n".join([markdown.say("orders-text"), *parts])
    panel = Panel(markdown.say("orders-title"), text, footer=markdown.say("orders-small"))
    return Page(panel=panel, rows=tuple(in_rows(items)))


def order_page(table: TableInfo, one: GivenOrder, markdown: Texts, plain: Texts) -> Page:
    """One order with a select for each of its terms."""
    state = markdown.say("orders-on" if one.active else "orders-off")
    lines = [f"**{state}**", order_text(markdown, one), *last_texts(markdown, one)]
    rows: list[tuple[Item, ...]] = []
    for field, values in type(one.order).values().items():
        now = getattr(one.order, field)
        label = plain.say(f"order-{one.name}-{field}")
        options = [
            Option(
                plain.say(
                    "menu-value",
                    field=Said(label),
                    value=Said(value_label(plain, one.name, field, value)),
                ),
                str(value),
                chosen=value == now,
            )
            for value in values
        ]
        rows.append(
            (select(label, table_id(table.id, "order_set", f"{one.name}-{field}"), options),)
        )
    switch = "off" if one.active else "on"
    rows.append(
        (
            button(
                plain.say(f"button-order-{switch}"),
                table_id(table.id, "order_switch", f"{one.name}-{switch}"),
                DANGER if one.active else SUCCESS,
            ),
            button(plain.say("button-orders"), table_id(table.id, ORDERS_ACTION)),
            button(plain.say("button-play"), table_id(table.id, "play"), PRIMARY),
        )
    )
    panel = Panel(
        order_name(markdown, one.name), "\n".join(lines), footer=markdown.say("orders-small")
    )
    return Page(panel=panel, rows=tuple(rows))


async def _always(ctx: Context, table: TableInfo, name: str) -> None:
    """Put an order in force from the very menu of its question, and take the only answer there
    is now; where there is a choice it stays with its owner."""
    user, seat = ctx.user.id, ctx.own_seat(table)
    await ctx.tables.of(Orders).set_order(table.id, user, name, active=True)
    asked = await ctx.tables.play.ask(table.id, seat)
    if len(asked.picks) == 1:
        await play_index(ctx, asked.table, seat, asked.revision, 0)
        return
    said = (await ctx.private(table)).markdown.say("order-in-force")
    await ctx.show_menu(table, seat, Path(), said)


def menu_row(asked: Asked, texts: Texts) -> list[Item]:
    """The standing orders by which a question need not be asked again, a tap each, where the game
    has words for that."""
    if asked.preview is None:
        return []
    return [
        button(texts.say(text_id), table_id(asked.table.id, "order_always", name))
        for name in asked.preview.offers
        if texts.has(text_id := f"order-{name}.always")
    ]


def menu_lines(asked: Asked, texts: Texts) -> list[str]:
    """What such an order would do, for people who have never had it."""
    if asked.preview is None:
        return []
    fresh = [name for name in asked.preview.offers if name not in asked.preview.offered]
    return [texts.say(text_id) for name in fresh if texts.has(text_id := f"order-{name}.offer")]


BUTTONS: Final = (
    at_table("order_always", SEAT, _always),
    at_table(ORDERS_ACTION, SEAT, show_orders),
    at_table("order", SEAT, show_order),
    at_table("order_switch", SEAT, _switch),
    Button("table", _set, SEAT, "order_set"),
)
