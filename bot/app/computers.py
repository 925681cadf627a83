"""Plays computers and standing orders, when their timers fire."""

from __future__ import annotations

import secrets

from bot.model.states import TimerKind
from bot.schedule.clock import Firing
from bot.table import Tables
from bot.table.sessions import COMPUTER
from bot.table.turns import ORDER_TIMER
from engine.kernel import Game, Pick, Seat
from engine.players import PLAYERS


class Computers:
    """Plays for seats held by computers."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    @property
    def firings(self) -> dict[TimerKind, Firing]:
        """Kind of timer -> the function it calls."""
        return {COMPUTER: self.play, ORDER_TIMER: self._tables.answering.carry_out}

    async def play(self, table_id: int, seat: Seat) -> bool:
        """Make the seat's pick; False if it is no longer asked. The seed of the computer's choice
        is independent of the game's, so it cannot predict draws."""
        table = await self._tables.table_queries.info(table_id)
        kind = table.seated[seat].kind
        if kind not in PLAYERS:
            return False
        if table.seated[seat].user_id is not None and await self._tables.answering.carry_out(
            table_id, seat
        ):
            return True  # a regent's seat: its person's plan and orders come first

        async def choose(game: Game, own_seat: Seat) -> Pick:
            thinking = self._tables.sessions.thinking
            return await thinking.pick(kind, game, own_seat, secrets.randbits(64), table=table_id)

        return await self._tables.play.computer_pick(table_id, seat, choose)
