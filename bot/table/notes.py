"""Data outside of tables: languages, and the program's own marks."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import notes, people, servers
from bot.store.transaction import Tx
from bot.table.sessions import TableSessions, change_of, queries, query_of


@dataclass
class Notes:
    """Languages and marks."""

    sessions: TableSessions

    # --- languages ------------------------------------------------------------------------------

    async def note_locale(self, user_id: int, locale: str) -> None:
        """Store the language last seen of a person, for direct messages."""
        if await self.sessions.query(lambda tx: notes.person_locale(tx, user_id)) == locale:
            return
        await self.sessions.change(lambda tx: notes.set_person(tx, user_id, locale), "storage")

    dm_channel = query_of(people.dm_channel)
    set_dm_channel = change_of(people.set_dm_channel)

    async def guild_locale(self, guild_id: int | None) -> str:
        """Return the language of public messages in this server."""
        if guild_id is None:
            return self.sessions.locale
        return await self.sessions.query(
            lambda tx: notes.guild_locale(tx, guild_id) or self.sessions.locale
        )

    @queries
    def has_locale(self, tx: Tx, guild_id: int) -> bool:
        """Return whether this server has set a language."""
        return bool(notes.guild_locale(tx, guild_id))

    set_guild_locale = change_of(notes.set_guild)

    # --- servers --------------------------------------------------------------------------------

    rules = query_of(servers.rules)
    set_rules = change_of(servers.set_rules)
    servers_that_hear = query_of(servers.with_reports)
    servers_promised = query_of(servers.with_promises)

    # --- marks ----------------------------------------------------------------------------------

    mark = query_of(notes.mark)
    set_mark = change_of(notes.set_mark)
    note_first = change_of(notes.set_mark_first)
    drop_mark = change_of(notes.drop_mark)
