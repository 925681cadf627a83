"""Build `TableInfo` from rows."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model.facts import Seated, TableInfo
from bot.model.terms import Terms
from bot.store.games import GameRow, SeatRow


def info_of(row: GameRow, seats: Sequence[SeatRow], locale: str) -> TableInfo:
    """Return the table's facts; `locale` applies if its server has set none."""
    return TableInfo(
        id=row.id,
        game=row.game,
        status=row.status,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.host_id,
        options=row.options,
        seated=tuple(
            Seated(
                seat=s.seat,
                user_id=s.user_id,
                kind=s.kind,
                name=s.name,
                locale=s.locale,
                revision=s.revision,
                dm_closed=s.dm_closed,
                offered=s.offered,
                bank=s.bank,
                misses=s.misses,
                numbers=s.numbers,
                regent_at=s.regent_at,
                role=s.role,
                vote=s.vote,
                character=s.character,
                tall=s.owner.preferences.tall,
                dm_channel=s.dm_channel_id,
            )
            for s in seats
        ),
        locale=row.locale or locale,
        ply=row.ply,
        rematch_of=row.rematch_of,
        missing=row.missing,
        result=None if row.result is None else tuple(row.result),
        learner=row.learner,
        learning=row.learning or {},
        terms=Terms.model_validate(row.terms),
        master_id=row.master_id,
        master_role=row.master_role,
        master_asked=row.master_asked,
        parent_id=row.parent_id,
        private=row.private,
        campaign_id=row.campaign_id,
        recorded=row.record is not None,
        casting=row.casting,
        council=row.council,
        promise=row.promise,
        sealed=row.sealed,
    )
