"""One game at a table: lock, load, apply, commit, wake the outbox. Uses no Discord types."""

from bot.model.facts import Asked, Line, Outcome, Refused, Seated, TableInfo
from bot.table.tables import Tables

__all__ = ["Asked", "Line", "Outcome", "Refused", "Seated", "TableInfo", "Tables"]
