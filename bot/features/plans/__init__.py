"""Plans: a seat's answers to future questions."""

from bot.features.feature import Commands, Feature, OnMenu, OnSeat, SheetPart, Work
from bot.features.plans import commands
from bot.features.plans.lines import stored_plan
from bot.features.plans.page import plan_items, with_plan
from bot.features.plans.service import Plans, PlansFollow

PLANS = Feature(
    name="plans",
    services=(lambda tables: Plans(tables.sessions, tables.announcer, tables.turns),),
    menu=OnMenu(items=plan_items),
    seat=OnSeat(sheet=SheetPart(stored_plan, with_plan)),
    work=Work(
        consequences=lambda tables: {"plans": PlansFollow(tables.of(Plans))},
        answering=lambda tables: tables.of(Plans),
    ),
    commands=Commands(top=commands.plans_commands),
    buttons=commands.BUTTONS,
)
