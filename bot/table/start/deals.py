"""Deal a table so that nobody need trust the bot: see `bot.model.deal`."""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass

from bot.model.deal import Deal, challenge_lines, deal_lines, promise_digest
from bot.store import deals
from bot.store.transaction import Tx
from bot.table.saving import package_named
from bot.table.sessions import TableSessions, TableTx
from bot.table.start.beginnings import Beginning
from bot.table.start.casting import Draw, cast_of, with_roles, without_roles


@dataclass
class Deals:
    """Promises, seals and publishes deals."""

    sessions: TableSessions

    def promise(self, tx: Tx, table_id: int) -> str:
        """Draw the secret of a lobby that is being opened; return its public digest."""
        secret = draw_secret()
        deals.add_deal(tx, table_id, secret)
        return promise_digest(secret)

    def seal(
        self, table: TableTx, beginning: Beginning | None, press: str
    ) -> tuple[int, Beginning | None]:
        """Return the seed of the game that begins now, with the click `press`, and its beginning
        with the lobby's roles; store the sources of both and show the seal. A lobby without a
        promise is dealt by chance alone. Refused: "role-missing" (role)."""
        row, package = table.row, package_named(table.row.game)
        cast = cast_of(package, row.casting, table.seats, beginning)
        known = deals.deal_of(table.tx, table.id)
        draw: Draw = _by_chance
        if known is None:
            seed = secrets.randbits(64)
        else:
            begun = None if beginning is None else beginning.to_row()["record"]
            if cast is not None:
                begun, _ = without_roles(begun, len(table.seats))
            presses = [seat.press if seat.kind == "human" else "" for seat in table.seats]
            roles = None if cast is None else asdict(cast)
            lines = deal_lines(row.game, package.VERSION, row.options, begun, presses, press, roles)
            deal = Deal(told=tuple(lines), secret=known[0])
            seed, draw = self._kept(table, deal), deal.draw
        if cast is not None:
            beginning = with_roles(package, cast.draw_roles(package.ROLES, draw), beginning)
        return seed, beginning

    def of_challenge(self, table: TableTx, day: str, secret: str) -> int:
        """Return the seed of the challenge of a day: as `seal`, from the secret that was promised
        to all."""
        deals.add_deal(table.tx, table.id, secret)
        self.sessions.set(table, promise=promise_digest(secret))
        lines = challenge_lines(table.row.game, package_named(table.row.game).VERSION, day)
        return self._kept(table, Deal(told=tuple(lines), secret=secret))

    def _kept(self, table: TableTx, deal: Deal) -> int:
        deals.seal_deal(table.tx, table.id, "\n".join(deal.told))
        self.sessions.set(table, sealed=deal.seal)
        return deal.seed


def _by_chance(_: str, of: int) -> int:
    return secrets.randbelow(of)


def draw_secret() -> str:
    """Return a new random secret."""
    return f"{secrets.randbits(128):032x}"


def deal_at(table: TableTx) -> Deal | None:
    """Return the sources of a table's deal; None if it was dealt by chance alone. Nobody may see
    its secret before the end."""
    known = deals.deal_of(table.tx, table.id)
    if known is None or known[1] is None:
        return None
    return Deal(told=tuple(known[1].split("\n")), secret=known[0])
