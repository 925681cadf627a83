"""What is kept beside tables: languages, and what the program notes for itself."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import notes, people, servers
from bot.table.desk import Desk


@dataclass
class Notes:
    """Languages and marks."""

    desk: Desk

    # --- languages ------------------------------------------------------------------------------

    async def note_locale(self, user_id: int, locale: str) -> None:
        """Keep the language last seen of a person, for direct messages."""
        async with self.desk.looking() as tx:
            if await notes.person_locale(tx, user_id) == locale:
                return
        async with self.desk.changing("storage") as tx:
            await notes.set_person(tx, user_id, locale)

    async def dm_channel(self, user_id: int) -> int | None:
        """The channel of this person's direct messages, if it was opened."""
        async with self.desk.looking() as tx:
            return await people.dm_channel(tx, user_id)

    async def set_dm_channel(self, user_id: int, channel_id: int | None) -> None:
        """Keep the channel of this person's direct messages; None: it is to be opened anew."""
        async with self.desk.changing("storage") as tx:
            await people.set_dm_channel(tx, user_id, channel_id)

    async def guild_locale(self, guild_id: int | None) -> str:
        """The language of public messages in this server."""
        if guild_id is None:
            return self.desk.locale
        async with self.desk.looking() as tx:
            return await notes.guild_locale(tx, guild_id) or self.desk.locale

    async def has_locale(self, guild_id: int) -> bool:
        """Whether this server has set a language."""
        async with self.desk.looking() as tx:
            return bool(await notes.guild_locale(tx, guild_id))

    async def set_guild_locale(self, guild_id: int, locale: str) -> None:
        """Set the language of public messages in this server."""
        async with self.desk.changing("storage") as tx:
            await notes.set_guild(tx, guild_id, locale)

    # --- servers --------------------------------------------------------------------------------

    async def rules(self, guild_id: int) -> servers.Rules:
        """What this server has set beside its language."""
        async with self.desk.looking() as tx:
            return await servers.rules(tx, guild_id)

    async def set_rules(self, guild_id: int, chosen: servers.Rules) -> None:
        """Keep what this server has set."""
        async with self.desk.changing("storage") as tx:
            await servers.set_rules(tx, guild_id, chosen)

    async def servers_that_hear(self) -> list[int]:
        """The servers where a table is not over and that have chosen who hears of trouble."""
        async with self.desk.looking() as tx:
            return await servers.that_hear(tx)

    async def servers_promised(self) -> list[tuple[int, int]]:
        """The servers that are told each day what the next challenges hang on, and where."""
        async with self.desk.looking() as tx:
            return await servers.promised(tx)

    # --- marks ----------------------------------------------------------------------------------

    async def mark(self, key: str) -> str | None:
        """A value the program keeps for itself, such as the hash of the commands last synced."""
        async with self.desk.looking() as tx:
            return await notes.mark(tx, key)

    async def set_mark(self, key: str, value: str) -> None:
        """Keep a value for the program itself."""
        async with self.desk.changing("storage") as tx:
            await notes.set_mark(tx, key, value)

    async def note_first(self, key: str, value: str) -> bool:
        """Keep a value for the program itself; False if this very one was kept already. Of several
        processes that ask at once, one hears True."""
        async with self.desk.changing("storage") as tx:
            return await notes.set_mark_first(tx, key, value)

    async def drop_mark(self, key: str) -> None:
        """Forget what was kept."""
        async with self.desk.changing("storage") as tx:
            await notes.drop_mark(tx, key)
