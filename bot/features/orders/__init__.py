"""Standing orders: a seat's automatic answers while its person is away."""

from bot.features.feature import Commands, Feature, OnMenu, Work
from bot.features.orders import commands
from bot.features.orders.rows import given_orders
from bot.features.orders.service import Orders
from bot.table import Tables


def _service(tables: Tables) -> Orders:
    tables.pick_preview.orders = given_orders
    return Orders(tables.sessions, tables.turns, tables.moves)


ORDERS = Feature(
    name="orders",
    services=(_service,),
    menu=OnMenu(row=commands.menu_row, lines=commands.menu_lines),
    work=Work(answering=lambda tables: tables.of(Orders)),
    commands=Commands(top=commands.orders_commands),
    buttons=commands.BUTTONS,
)
