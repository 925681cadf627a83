"""The touch board: a live page in a browser with the same actions as Discord's buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.feature import Commands, Feature, OnBoard, OnOver, Site, Work
from bot.features.touch import commands, rows
from bot.features.touch.service import TouchBoards, TouchLinks

if TYPE_CHECKING:
    from bot.discord.client import GharkaneClient
    from bot.discord.context import BotContext
    from bot.model.times import Time


def _site(context: BotContext, client: GharkaneClient, when: Time) -> Site:
    from bot.features.touch.activity import Activities  # only if the bot has a website
    from bot.features.touch.site import TouchSite

    return TouchSite(context, Activities(context, client), when)


TOUCH = Feature(
    name="touch",
    services=(
        lambda tables: TouchLinks(tables.sessions),
        lambda tables: TouchBoards(tables.sessions),
    ),
    board=OnBoard(row=commands.board_row),
    over=OnOver(row=commands.over_row),
    work=Work(site=_site, upkeep=rows.drop_old),
    commands=Commands(top=commands.touch_commands),
    buttons=commands.BUTTONS,
)
