"""Post the promises of tomorrow's challenges each day, if a server wants it: a person who keeps the
message need not trust what the bot shows later."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

import discord

from bot.discord.background import ClientWorker
from bot.features.challenge.service import Challenges, Pledge
from bot.model.intents import UNREACHED
from bot.render.clocks import written_day
from bot.texts import Library, named_pair

log = logging.getLogger(__name__)

PROMISE_INTERVAL_S: Final = 1.0
"""Seconds between the posts to two servers."""


class Promises(ClientWorker):
    """Posts the promises once a day (UTC) per server."""

    every_s = 1800.0

    async def round(self) -> None:
        """Post today's promises to each server that wants them and has not received them."""
        notes = self._context.tables.notes
        servers = [
            server
            for server in await notes.servers_promised()
            if self._client.is_responsible_for(server[0])
        ]
        if not servers:
            return
        pledge = await self._context.tables.of(Challenges).pledge()
        for guild, channel in servers:
            self.turns += 1
            key = f"promised:{guild}"
            if not await notes.note_first(key, pledge.tomorrow):
                continue
            message = text(pledge, self._context.library, await notes.guild_locale(guild))
            try:
                await self._client.get_partial_messageable(channel).send(message)
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("server %s is not told promises today: %s", guild, error)
            except (discord.HTTPException, *UNREACHED) as error:
                log.info("server %s is told promises later: %s", guild, error)
                await notes.drop_mark(key)
            await asyncio.sleep(PROMISE_INTERVAL_S)


def text(pledge: Pledge, library: Library, locale: str) -> str:
    """Return the message in this language."""
    texts = library.texts(locale)
    lines = [texts.say("challenge-posted", day=written_day(texts, pledge.tomorrow))]
    lines += _by_game(pledge.promises, library, locale)
    if pledge.secrets:
        over = written_day(texts, pledge.yesterday)
        lines.append(texts.say("challenge-posted-secrets", day=over))
        lines += _by_game(pledge.secrets, library, locale)
    return "\n".join([*lines, f"-# {texts.say('challenge-posted-how')}"])


def _by_game(digests: Mapping[str, str], library: Library, locale: str) -> list[str]:
    known = {game: library.texts(locale, game) for game in digests}
    return [
        f"· {named_pair(texts, texts.say('game-name'), f'`{digests[game]}`')}"
        for game, texts in known.items()
    ]
