"""/orders: what one's seat answers automatically, and what that would have done last time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.discord.access import SEAT, Button, Press, at_table
from bot.discord.commands.play import chooser_page, play_index
from bot.discord.components.command_factory import CommandFactory
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
from bot.discord.rights import need_begun
from bot.features.orders.service import GivenOrder, Orders
from bot.features.orders.words import last_texts, order_name, order_text, value_label
from bot.menu import Path
from bot.render.panel import Panel
from bot.table import Asked, Refused, TableInfo
from bot.texts import Said, Texts
from engine.games import GAMES

ORDERS_ACTION: Final = "orders"
"""The action that shows all orders: `l1:<table>:orders`."""


def orders_commands(factory: CommandFactory) -> list[Any]:
    """Return the only command."""

    async def orders(ctx: Context) -> None:
        own_tables = await ctx.own_tables()
        if len(own_tables) > 1:
            await ctx.answer(await chooser_page(ctx, own_tables, ORDERS_ACTION))
        else:
            await show_orders(ctx, own_tables[0], "")

    return [factory.command("command-orders", orders)]


async def show_orders(ctx: Context, table: TableInfo, _: str) -> None:
    """Show all orders of the user, with their current terms."""
    table, orders = await _given_orders(ctx, table)
    localized = await ctx.private(table)
    await ctx.turn(orders_page(table, orders, localized.markdown, localized.plain))


async def show_order(ctx: Context, table: TableInfo, name: str) -> None:
    """Show one order, to change it."""
    table, orders = await _given_orders(ctx, table)
    chosen = next((order for order in orders if order.name == name), None)
    if chosen is None:
        raise Refused("old-button")
    localized = await ctx.private(table)
    await ctx.turn(order_page(table, chosen, localized.markdown, localized.plain))


async def _given_orders(ctx: Context, table: TableInfo) -> tuple[TableInfo, list[GivenOrder]]:
    need_begun(table)
    return await ctx.tables.of(Orders).given_orders(table.id, ctx.user.id)


async def _switch(ctx: Context, table: TableInfo, which: str) -> None:
    """Activate or deactivate an order."""
    name, _, state = which.rpartition("-")
    on = state == "on"
    await ctx.tables.of(Orders).set_order(table.id, ctx.user.id, name, active=on)
    await show_order(ctx, table, name)


async def _set(press: Press) -> None:
    """Set one of an order's terms to the selected value."""
    table = press.table
    name, _, field = press.argument.partition("-")
    kind = GAMES[table.game].ORDERS.get(name)
    values = {} if kind is None else kind.values()
    fitting = [value for value in values.get(field, ()) if [str(value)] == list(press.values)]
    if not fitting:
        raise Refused("old-button")
    await press.tables.of(Orders).set_order(table.id, press.user.id, name, {field: fitting[0]})
    await show_order(press, table, name)


def orders_page(
    table: TableInfo, given_orders: Sequence[GivenOrder], markdown: Texts, plain: Texts
) -> Page:
    """Return every order: whether it is active, what it does, and what it would have done."""
    parts = []
    for order in given_orders:
        state = markdown.say("orders-on" if order.active else "orders-off")
        name = markdown.say(
            "orders-entry", name=Said(order_name(markdown, order.name)), state=Said(state)
        )
        lines = [order_text(markdown, order), *last_texts(markdown, order)]
        parts.append("\n".join([f"**{name}**", *lines]))
    items: list[Item] = [
        button(
            order_name(plain, given_order.name), table_id(table.id, "order", given_order.name),
            SUCCESS if given_order.active else SECONDARY,
        )
        for given_order in given_orders
    ]  # fmt: skip
    text = "\n\n".join([markdown.say("orders-text"), *parts])
    panel = Panel(markdown.say("orders-title"), text, footer=markdown.say("orders-small"))
    return Page(panel=panel, rows=tuple(in_rows(items)))


def order_page(table: TableInfo, given_order: GivenOrder, markdown: Texts, plain: Texts) -> Page:
    """Return one order with a select for each of its terms."""
    state = markdown.say("orders-on" if given_order.active else "orders-off")
    lines = [f"**{state}**", order_text(markdown, given_order), *last_texts(markdown, given_order)]
    rows: list[tuple[Item, ...]] = []
    for field, values in type(given_order.order).values().items():
        now = getattr(given_order.order, field)
        label = plain.say(f"order-{given_order.name}-{field}")
        options = [
            Option(
                plain.say(
                    "menu-value",
                    field=Said(label),
                    value=Said(value_label(plain, given_order.name, field, value)),
                ),
                str(value),
                chosen=value == now,
            )
            for value in values
        ]
        rows.append(
            (
                select(
                    label, table_id(table.id, "order_set", f"{given_order.name}-{field}"), options
                ),
            )
        )
    switch = "off" if given_order.active else "on"
    rows.append(
        (
            button(
                plain.say(f"button-order-{switch}"),
                table_id(table.id, "order_switch", f"{given_order.name}-{switch}"),
                DANGER if given_order.active else SUCCESS,
            ),
            button(plain.say("button-orders"), table_id(table.id, ORDERS_ACTION)),
            button(plain.say("button-play"), table_id(table.id, "play"), PRIMARY),
        )
    )
    panel = Panel(
        order_name(markdown, given_order.name),
        "\n".join(lines),
        footer=markdown.say("orders-small"),
    )
    return Page(panel=panel, rows=tuple(rows))


async def _always(ctx: Context, table: TableInfo, name: str) -> None:
    """Activate an order from the menu of its question, and take the only possible answer now; a
    choice stays with its owner."""
    user, seat = ctx.user.id, ctx.own_seat(table)
    await ctx.tables.of(Orders).set_order(table.id, user, name, active=True)
    asked = await ctx.tables.play.ask(table.id, seat)
    if len(asked.picks) == 1:
        await play_index(ctx, asked.table, seat, asked.revision, 0)
        return
    message = (await ctx.private(table)).markdown.say("order-in-force")
    await ctx.show_menu(table, seat, Path(), message)


def menu_row(asked: Asked, texts: Texts) -> list[Item]:
    """Return the standing orders that answer this question, one button each, if the game has texts
    for that."""
    if asked.preview is None:
        return []
    return [
        button(texts.say(text_id), table_id(asked.table.id, "order_always", name))
        for name in asked.preview.offers
        if texts.has(text_id := f"order-{name}.always")
    ]


def menu_lines(asked: Asked, texts: Texts) -> list[str]:
    """Return what such an order would do, for people who never gave it."""
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
