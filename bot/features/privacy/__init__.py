"""Privacy: export or delete a person's stored data."""

from bot.discord.components.ids import house_id
from bot.features.feature import Commands, Feature, OnPeople
from bot.features.gm.master import Master
from bot.features.privacy import commands
from bot.features.privacy.service import Privacy
from bot.table import Tables


def _privacy(tables: Tables) -> Privacy:
    markings = [
        feature.people.marking(tables)
        for feature in tables.features
        if feature.people.marking is not None
    ]
    return Privacy(
        tables.sessions,
        tables.announcer,
        tables.succession,
        tables.seats,
        tables.lobby,
        tables.of(Master),
        markings,
    )


PRIVACY = Feature(
    name="privacy",
    services=(_privacy,),
    commands=Commands(top=commands.privacy_commands, open_to_all=("privacy", house_id("forget"))),
    people=OnPeople(banned=lambda tables, user_id: tables.of(Privacy).leave_everywhere(user_id)),
    buttons=commands.BUTTONS,
)
