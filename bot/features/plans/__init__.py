"""Plans: what a seat answers before it is asked."""

from bot.features.feature import Feature, SheetPart
from bot.features.plans import commands
from bot.features.plans.lines import kept
from bot.features.plans.page import plan_items, with_plan
from bot.features.plans.service import Plans, PlansFollow

PLANS = Feature(
    name="plans",
    services=(lambda tables: Plans(tables.sessions, tables.announcer, tables.turns),),
    consequences=lambda tables: {"plans": PlansFollow(tables.of(Plans))},
    answering=lambda tables: tables.of(Plans),
    commands=commands.plans_commands,
    buttons=commands.BUTTONS,
    menu_items=plan_items,
    sheet=SheetPart(kept, with_plan),
)
