"""Data outside of tables: languages, and the program's own marks."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import notes, people, servers
from bot.store.transaction import Tx
from bot.table.sessions import TableSessions, changes, queries


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

    @queries
    def dm_channel(self, tx: Tx, user_id: int) -> int | None:
        """Return the channel of this person's direct messages, if it was opened."""
        return people.dm_channel(tx, user_id)

    @changes("storage")
    def set_dm_channel(self, tx: Tx, user_id: int, channel_id: int | None) -> None:
        """Store the channel of this person's direct messages; None: open it again."""
        people.set_dm_channel(tx, user_id, channel_id)

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

    @changes("storage")
    def set_guild_locale(self, tx: Tx, guild_id: int, locale: str) -> None:
        """Set the language of public messages in this server."""
        notes.set_guild(tx, guild_id, locale)

    # --- servers --------------------------------------------------------------------------------

    @queries
    def rules(self, tx: Tx, guild_id: int) -> servers.Rules:
        """Return this server's settings, except its language."""
        return servers.rules(tx, guild_id)

    @changes("storage")
    def set_rules(self, tx: Tx, guild_id: int, chosen: servers.Rules) -> None:
        """Store this server's settings, except its language."""
        servers.set_rules(tx, guild_id, chosen)

    @queries
    def servers_that_hear(self, tx: Tx) -> list[int]:
        """Return the servers with an unfinished table and a channel for reports."""
        return servers.with_reports(tx)

    @queries
    def servers_promised(self, tx: Tx) -> list[tuple[int, int]]:
        """Return the servers that get the daily promises of the next challenges, each with the
        channel."""
        return servers.with_promises(tx)

    # --- marks ----------------------------------------------------------------------------------

    @queries
    def mark(self, tx: Tx, key: str) -> str | None:
        """Return a value that the program stores for itself, such as the hash of the commands last
        synced."""
        return notes.mark(tx, key)

    @changes("storage")
    def set_mark(self, tx: Tx, key: str, value: str) -> None:
        """Store a value for the program itself."""
        notes.set_mark(tx, key, value)

    @changes("storage")
    def note_first(self, tx: Tx, key: str, value: str) -> bool:
        """Store a value for the program itself; False if it was stored already. Of several
        concurrent processes, one gets True."""
        return notes.set_mark_first(tx, key, value)

    @changes("storage")
    def drop_mark(self, tx: Tx, key: str) -> None:
        """Delete a value of the program itself."""
        notes.drop_mark(tx, key)
