"""The game master: a person who leads a game, sees everything, corrects it, and narrates its
story."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.discord.access import MORE_BUTTONS
from bot.discord.client import GAME_COMMANDS, TOP_COMMANDS
from bot.discord.commands.seats import SEAT_COMMANDS, SEAT_ITEMS
from bot.discord.pages.lobby import LOBBY_ITEMS, LOBBY_PARTS
from bot.discord.pages.tables import BOARD_PARTS
from bot.discord.posts import MESSAGES, NOTICES
from bot.features.gm import (
    chapters_page,
    character_commands,
    commands,
    messages,
    preparation_page,
    question_commands,
    role_commands,
    scene_commands,
)
from bot.features.gm.alerts import STALL_TIMER, Alerts
from bot.features.gm.characters import Characters
from bot.features.gm.disputes import QUESTION_ASKED, Disputes, still_asked
from bot.features.gm.master import MASTER_ASKED, Master, still_offers
from bot.features.gm.page import lobby_items, master_part, seat_items
from bot.features.gm.preparation import GamePreparation
from bot.features.gm.scenes import Scenes, tell_waiting
from bot.model.intents import ALERT, SCENE_NOTICE
from bot.slots import Feature
from bot.table.consequences import Consequences
from bot.table.ending import AT_END
from bot.table.moves import CONSEQUENCES, After
from bot.table.pausing import AT_RESUME
from bot.table.requests import REQUESTS
from bot.table.seats import AT_SIT
from bot.table.sessions import method
from bot.table.tables import COMMAND_LINE, SERVICES, TIMERS

if TYPE_CHECKING:
    import typer


def _command_line(app: typer.Typer, database_url: Callable[[], str]) -> None:
    from bot.features.gm import command_line  # the bot does without typer, which takes four MiB

    command_line.add(app, database_url)


GM = Feature(
    "gm",
    COMMAND_LINE(_command_line),
    SERVICES(
        Alerts,
        Characters,
        Master,
        Scenes,
        GamePreparation,
        Disputes,
    ),
    AT_END(method(Alerts, Alerts.end)),
    AT_SIT(method(Master, Master.withdraw)),
    AT_RESUME(method(Disputes, Disputes.refuse_resuming)),
    BOARD_PARTS(master_part),
    LOBBY_PARTS(lambda now, texts: master_part(now.table, texts)),
    LOBBY_ITEMS(lobby_items),
    SEAT_ITEMS(seat_items),
    NOTICES({MASTER_ASKED: messages.mastery_asked_page, QUESTION_ASKED: messages.question_page}),
    REQUESTS({MASTER_ASKED: still_offers, QUESTION_ASKED: still_asked}),
    MESSAGES({ALERT: messages.alert, SCENE_NOTICE: messages.scene}),
    CONSEQUENCES(
        After(Consequences.begin_decisions, method(Alerts, Alerts.follow)),
        After(Consequences.end, tell_waiting),
    ),
    TIMERS(lambda tables: {STALL_TIMER: tables.of(Alerts).stall_due}),
    TOP_COMMANDS(commands.gm_commands),
    GAME_COMMANDS(question_commands.add_gm_question_commands),
    SEAT_COMMANDS(character_commands.add_to_seats),
    MORE_BUTTONS(
        *commands.BUTTONS,
        *role_commands.BUTTONS,
        *scene_commands.BUTTONS,
        *character_commands.BUTTONS,
        *preparation_page.BUTTONS,
        *chapters_page.BUTTONS,
    ),
)
