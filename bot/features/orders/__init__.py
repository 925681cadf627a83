"""Standing orders: how a seat answers while its person is away."""

from bot.features.feature import Feature
from bot.features.orders import commands
from bot.features.orders.rows import given
from bot.features.orders.service import Orders
from bot.table import Tables


def _service(tables: Tables) -> Orders:
    tables.pick_preview.orders = given
    return Orders(tables.sessions, tables.turns, tables.moves)


ORDERS = Feature(
    name="orders",
    services=(_service,),
    answering=lambda tables: tables.of(Orders),
    commands=commands.orders_commands,
    buttons=commands.BUTTONS,
    menu_row=commands.menu_row,
    menu_lines=commands.menu_lines,
)
