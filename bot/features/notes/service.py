"""Private notes. Only their author can read them: they are in no view, export or log of a table."""

from __future__ import annotations

from typing import Final

from bot.features.notes import rows
from bot.store.transaction import Tx
from bot.table.sessions import query_of
from bot.table.tables import FeatureService
from bot.words import in_paragraphs

MAX_NOTE_CHARS: Final = 1_500
"""Maximum length of a note."""


class PrivateNotes(FeatureService):
    """Notes by table and person."""

    note_of = query_of(rows.note_of)

    async def write(self, table_id: int, user_id: int, words: str) -> str:
        """Replace this person's note; return the stored text. Empty words delete it. Refused:
        "no-table"."""
        kept = in_paragraphs(words, MAX_NOTE_CHARS)

        def change(tx: Tx) -> None:
            self.sessions.open_table(tx, table_id)
            rows.keep(tx, table_id, user_id, kept, self.sessions.now())

        await self.sessions.change(change, "stale")
        return kept
