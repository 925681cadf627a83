"""Plans: a seat's answers to future questions."""

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import TOP_COMMANDS
from bot.discord.pages.idle import MENU_ITEMS
from bot.discord.pages.menus import MENU_ROW
from bot.discord.pages.picture_pages import SHEET_PAGES
from bot.features.plans import commands
from bot.features.plans.lines import stored_plan
from bot.features.plans.page import plan_items, standing_items, with_plan
from bot.features.plans.service import Plans, plans_follow
from bot.slots import Feature
from bot.table.consequences import Consequences
from bot.table.message_data import SHEET_DATA
from bot.table.moves import CONSEQUENCES, After
from bot.table.tables import SERVICES
from bot.table.turns import ANSWERERS

PLANS = Feature(
    "plans",
    SERVICES(lambda tables: Plans(tables.sessions, tables.announcer, tables.turns)),
    MENU_ITEMS(plan_items),
    MENU_ROW(standing_items),
    SHEET_DATA(stored_plan),
    SHEET_PAGES(with_plan),
    CONSEQUENCES(After(Consequences.raise_revisions, plans_follow)),
    ANSWERERS(Plans),
    TOP_COMMANDS(commands.plans_commands),
    MORE_BUTTONS(*commands.BUTTONS),
)
