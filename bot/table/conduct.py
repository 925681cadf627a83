"""Around a running game: ending it, and where messages cannot go."""

from __future__ import annotations

from bot.store import games as rows
from bot.store import messages, notes, timers
from bot.table.desk import COMPUTER, Sitting
from bot.table.facts import TableInfo
from bot.table.halting import Halting
from engine.kernel import Seat


class Conduct(Halting):
    """Actions of the host, and of the outbox."""

    async def end(self, table_id: int, by: int, *, manager: bool = False) -> TableInfo:
        """End a started game: at once by the host, else when every person at the table wants it.

        The table returned says whether it has ended. Refused: "not-seated".
        """
        async with self._at(table_id) as at:
            at.needs("running", "paused")
            if not at.leads(by, manager):
                mine = await self._acting(at, by)
                await self._set_seat(at, mine.seat, wants_end=True)
                if not all(s.wants_end for s in at.seats if s.kind == "human"):
                    facts = {"seat": mine.seat, "name": mine.name}
                    slot = f"end-wanted:{mine.seat}"
                    await messages.say(at.tx, at.id, slot, "end-wanted", facts, self.now())
                    return self._info(at.row, at.seats)
            await self._finish(at)
            return self._info(at.row, at.seats)

    async def _finish(self, at: Sitting) -> None:
        """End without a result."""
        await self._drop_request(at)
        await self._set(at, status="ended", missing="")
        await rows.drop_snapshots(at.tx, at.id)
        await timers.strike(at.tx, at.id, COMPUTER)
        await self._dashboard(at, "ended")
        for seat in at.seats:
            await self._sheet(at, seat, "ended", "change")

    # --- messages that cannot be delivered ----------------------------------------------------

    async def dm_closed(self, table_id: int, seat: Seat) -> None:
        """This person takes no direct messages: none is tried until `dm_opened`, and the channel
        hears once a game, without secrets, where to look instead."""
        async with self._at(table_id) as at:
            owner = at.seat(seat)
            if owner.user_id is None or owner.dm_closed:
                return
            await rows.set_seat(at.tx, at.id, seat, dm_closed=True)
            await messages.drop(at.tx, at.id, "sheet", seat)
            facts = {"seat": seat, "name": owner.name, "user": owner.user_id}
            slot = f"dm-closed:{owner.user_id}"
            await messages.say(at.tx, at.id, slot, "dm-closed", facts, self.now())

    async def dm_opened(self, table_id: int, seat: Seat) -> None:
        """This person has asked for the sheet: direct messages are tried again from now on."""
        async with self._looking() as tx:
            if not (await self._sit(tx, table_id)).seat(seat).dm_closed:
                return
        async with self._at(table_id) as at:
            await rows.set_seat(at.tx, at.id, seat, dm_closed=False)

    # --- language -----------------------------------------------------------------------------

    async def guild_locale(self, guild_id: int | None) -> str:
        """The language of public messages in this server."""
        if guild_id is None:
            return self._locale
        async with self._looking() as tx:
            return await notes.guild_locale(tx, guild_id) or self._locale

    async def set_guild_locale(self, guild_id: int, locale: str) -> None:
        """Set the language of public messages in this server."""
        async with self._changing("storage") as tx:
            await notes.set_guild(tx, guild_id, locale)

    # --- marks ------------------------------------------------------------------------------

    async def mark(self, key: str) -> str | None:
        """A value the program keeps for itself, such as the hash of the commands last synced."""
        async with self._looking() as tx:
            return await notes.mark(tx, key)

    async def set_mark(self, key: str, value: str) -> None:
        """Keep a value for the program itself."""
        async with self._changing("storage") as tx:
            await notes.set_mark(tx, key, value)

    async def note_first(self, key: str, value: str) -> bool:
        """Keep a value for the program itself; False if this very one was kept already. Of several
        processes that ask at once, one hears True."""
        async with self._changing("storage") as tx:
            return await notes.set_mark_first(tx, key, value)

    async def drop_mark(self, key: str) -> None:
        """Forget what was kept."""
        async with self._changing("storage") as tx:
            await notes.drop_mark(tx, key)
