"""Standing orders: a seat's automatic answers while its person is away."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import TOP_COMMANDS
from bot.discord.pages.menus import MENU_LINES, MENU_ROW
from bot.features.orders import commands
from bot.features.orders.rows import given_orders
from bot.features.orders.service import Orders
from bot.slots import Feature
from bot.table.pick_preview import GIVEN_ORDERS
from bot.table.tables import SERVICES
from bot.table.turns import ANSWERERS

ORDERS = Feature(
    "orders",
    SERVICES(Orders),
    GIVEN_ORDERS(given_orders),
    MENU_ROW(commands.menu_row),
    MENU_LINES(commands.menu_lines),
    ANSWERERS(Orders),
    TOP_COMMANDS(commands.orders_commands),
    MORE_BUTTONS(*commands.BUTTONS),
)
