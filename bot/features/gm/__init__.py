"""The game master: a person who leads a game, sees everything, corrects it, and narrates its
story."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.features.feature import Commands, Feature, OnBoard, OnLobby, OnSeat, Posts, Work
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
from bot.features.gm.alerts import STALL, Alerts, MasterAlerted
from bot.features.gm.characters import Characters
from bot.features.gm.disputes import QUESTION_ASKED, Disputes, still_asked
from bot.features.gm.master import MASTER_ASKED, Master, still_offers
from bot.features.gm.page import lobby_items, master_part, seat_items
from bot.features.gm.preparation import GamePreparation
from bot.features.gm.scenes import Scenes, ScenesTold
from bot.model.intents import ALERT, SCENE_NOTICE
from bot.table import Tables

if TYPE_CHECKING:
    import typer


def _alerts(tables: Tables) -> Alerts:
    alerts = Alerts(tables.sessions)
    tables.sessions.at_end.append(alerts.end)
    return alerts


def _master(tables: Tables) -> Master:
    listeners = tables.of(Alerts), tables.of(Characters)
    core = tables.sessions, tables.announcer, tables.moves, tables.lobby
    master = Master(*core, *listeners)
    tables.sessions.at_sit.append(master.withdraw)
    return master


def _disputes(tables: Tables) -> Disputes:
    disputes = Disputes(tables.sessions, tables.pausing, tables.of(Master), tables.clocks)
    tables.sessions.at_resume.append(disputes.refuse_resuming)
    return disputes


def _command_line(app: typer.Typer, database_url: Callable[[], str]) -> None:
    from bot.features.gm import command_line  # the bot does without typer, which takes four MiB

    command_line.add(app, database_url)


GM = Feature(
    name="gm",
    command_line=_command_line,
    services=(
        _alerts,
        lambda tables: Characters(tables.sessions, tables.announcer, tables.seats),
        _master,
        lambda tables: Scenes(tables.sessions, tables.of(Master)),
        lambda tables: GamePreparation(tables.sessions, tables.announcer, tables.of(Master)),
        _disputes,
    ),
    board=OnBoard(parts=master_part),
    lobby=OnLobby(parts=master_part, items=lobby_items),
    seat=OnSeat(items=seat_items),
    posts=Posts(
        notices={MASTER_ASKED: messages.mastery_asked_page, QUESTION_ASKED: messages.question_page},
        requests={MASTER_ASKED: still_offers, QUESTION_ASKED: still_asked},
        messages={ALERT: messages.alert, SCENE_NOTICE: messages.scene},
    ),
    work=Work(
        consequences=lambda tables: {
            "master-alerted": MasterAlerted(tables.of(Alerts)),
            "scenes": ScenesTold(tables.sessions),
        },
        timers=lambda tables: {STALL: tables.of(Alerts).stall_due},
    ),
    commands=Commands(
        top=commands.gm_commands,
        game=question_commands.add_gm_question_commands,
        seat=character_commands.add_to_seats,
    ),
    buttons=(
        *commands.BUTTONS,
        *role_commands.BUTTONS,
        *scene_commands.BUTTONS,
        *character_commands.BUTTONS,
        *preparation_page.BUTTONS,
        *chapters_page.BUTTONS,
    ),
)
