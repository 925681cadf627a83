"""Dossiers of people, and how one is opened at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from bot.features.dossiers import rows
from bot.features.dossiers.dossier import Dossier, Role, as_stored
from bot.features.dossiers.rows import DossierRow
from bot.features.gm import rows as scenes
from bot.features.gm.master import Master
from bot.model.facts import Refused, TableInfo
from bot.store.transaction import Tx
from bot.table.moves import Move
from bot.table.saving import package_named
from bot.table.sessions import TableTx, changes, queries, query_of, reads, writes
from bot.table.start.beginnings import Beginning, beginning_of
from bot.table.tables import FeatureService

MAX_DOSSIERS: Final = 20
"""Dossiers of a person: with ours they fit into a select."""


@dataclass(frozen=True)
class LobbyDossier:
    """What a lobby shows of its dossier."""

    name: str
    pitch: str
    characters: tuple[str, ...]
    """By seat; empty where none is named."""


def dossier_in_lobby(table: TableTx) -> LobbyDossier | None:
    """Return what the lobby shows of the dossier opened there."""
    opened = rows.opened(table.tx, table.id)
    if opened is None:
        return None
    try:
        dossier = as_stored(opened[1])
    except Refused:
        return None  # the start explains why
    characters = tuple(map(dossier.character, dossier.order(table.seats)))
    return LobbyDossier(dossier.name, dossier.pitch, characters)


def begin_story(table: TableTx, move: Move) -> None:
    """At the start of a game, name the characters of its dossier, and let its scenes wait."""
    if move.before is not None or (opened := rows.opened(table.tx, table.id)) is None:
        return
    by, dossier = opened[0], as_stored(opened[1])
    order = dossier.order(table.seats)
    for seat, part in zip(table.seats, order, strict=True):
        if (character := dossier.character(part)) and not seat.character:
            table.set_seat(seat.seat, character=character)
    for scene in dossier.scenes:
        cue = scene.cue.stored()
        if scene.cue.winner is not None:
            if scene.cue.winner not in order:  # nobody plays that part
                continue
            cue["winner"] = order.index(scene.cue.winner)
        now, told = table.sessions.now(), (table.tx, table.id, by, scene.words)
        scenes.add(*told, None, now, waits=True, cue=cue, alone=scene.alone)


class Dossiers(FeatureService):
    """Keeps dossiers for people, and opens them in lobbies."""

    # --- of a person ------------------------------------------------------------------------------

    of_person = query_of(rows.dossiers_of)

    @queries
    def one(self, tx: Tx, user_id: int, dossier_id: int) -> dict[str, Any]:
        """Return a dossier of this person, as stored. Refused: "dossier-gone"."""
        return self._own(tx, user_id, dossier_id).content

    @changes("stale")
    def add(self, tx: Tx, user_id: int, dossier: Dossier[Any]) -> int:
        """Keep a dossier for this person; return its number. Refused: "dossiers-most" (most)."""
        if len(rows.dossiers_of(tx, user_id)) >= MAX_DOSSIERS:
            raise Refused("dossiers-most", {"most": MAX_DOSSIERS})
        return rows.add(tx, user_id, dossier.stored(), self.sessions.now())

    @changes("stale")
    def change(self, tx: Tx, user_id: int, dossier_id: int, dossier: Dossier[Any]) -> None:
        """Replace a dossier of this person. Refused: "dossier-gone"."""
        self._own(tx, user_id, dossier_id)
        rows.set_content(tx, dossier_id, dossier.stored(), self.sessions.now())

    @changes("stale")
    def drop(self, tx: Tx, user_id: int, dossier_id: int) -> dict[str, Any]:
        """Delete a dossier of this person; return it. Refused: "dossier-gone"."""
        kept = self._own(tx, user_id, dossier_id)
        rows.drop(tx, dossier_id)
        return kept.content

    def _own(self, tx: Tx, user_id: int, dossier_id: int) -> DossierRow:
        for row in rows.dossiers_of(tx, user_id):
            if row.id == dossier_id:
                return row
        raise Refused("dossier-gone")

    # --- at a table -------------------------------------------------------------------------------

    async def open(
        self, table_id: int, by: int, dossier: Dossier[Any], *, manager: bool = False
    ) -> TableInfo:
        """Let the lobby's game begin as this dossier says. Refused: "not-host" (the game master
        counts as one), "dossier-other-game", "dossier-no-campaign" (it continues a campaign of
        which no game has ended)."""
        if dossier.campaign:
            last = await self._last_of_campaign(table_id)
            await self.tables.beginnings.begin_after(table_id, by, last, manager=manager)
        return await self._set(table_id, by, dossier, manager)

    @reads
    def _last_of_campaign(self, table: TableTx) -> int:
        last = rows.last_of_campaign(table.tx, table.row.campaign_id)
        if last is None:
            raise Refused("dossier-no-campaign")
        return last

    @writes
    def _set(self, table: TableTx, by: int, dossier: Dossier[Any], manager: bool) -> TableInfo:
        table.needs_lobby(by, manager)
        if dossier.game != table.row.game:
            raise Refused("dossier-other-game")
        model = package_named(dossier.game).Options
        if dossier.campaign:
            values: dict[str, Any] = {"options": {**table.row.options, **dossier.options}}
        else:
            record, kept = dossier.whole_record(), None
            if record is not None:
                players = tuple(dossier.players) if any(dossier.players) else ()
                kept = Beginning(record, by=by, players=players).to_row()
            values = {"options": dossier.options, "record": kept}
        values["options"] = model.model_validate(values["options"]).model_dump(mode="json")
        self.sessions.set(table, **values)
        rows.set_opened(table.tx, table.id, by, dossier.stored())
        return self.tables.announcer.lobby_changed(table)

    @writes
    def close(self, table: TableTx, by: int, *, manager: bool = False) -> TableInfo:
        """Play without the dossier that was opened here: dealt as usual, its options stay. Refused:
        "not-host"."""
        table.needs_lobby(by, manager)
        rows.set_opened(table.tx, table.id, by, None)
        self.sessions.set(table, record=None)
        return self.tables.announcer.lobby_changed(table)

    @reads
    def opened(self, table: TableTx) -> str:
        """Return the name of the dossier opened at this table; empty: none."""
        opened = rows.opened(table.tx, table.id)
        return "" if opened is None else str(opened[1]["name"])

    @writes
    def taken(
        self,
        table: TableTx,
        by: int,
        dossier: Dossier[Any],
        roles: frozenset[int],
        *,
        manager: bool = False,
    ) -> Dossier[Any]:
        """Return the dossier with the options of this lobby, its people, and how it begins.
        Refused: "not-host", "dossier-other-game", "not-master" (somebody else has laid out the
        beginning)."""
        table.needs_lobby(by, manager)
        if dossier.game != table.row.game:
            raise Refused("dossier-other-game")
        package = package_named(table.row.game)
        beginning = beginning_of(table.tx, package, table.row, table.seats)
        if beginning is not None and beginning.by not in (None, by):
            self.tables.of(Master).leading(table, by, roles)
        record = None if beginning is None else beginning.record
        return dossier.model_copy(
            update={
                "options": table.row.options,
                "record": record,
                "campaign": dossier.campaign and record is None,
                "seats": tuple(
                    Role(
                        player=row.name if row.user_id is not None else "",
                        character=row.character or dossier.character(row.seat),
                    )
                    for row in table.seats
                ),
            }
        )
