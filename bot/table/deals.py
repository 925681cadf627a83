"""How a table is dealt so that nobody need trust its bot: see `bot.record.deal`."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from bot.record.deal import Deal, made_for_all, made_of, promised
from bot.store import deals
from bot.store.transaction import Tx
from bot.table.beginnings import Beginning
from bot.table.desk import Desk, Sitting
from bot.table.saving import package_named


@dataclass
class Deals:
    """Promises, seals and tells of deals."""

    desk: Desk

    async def promise(self, tx: Tx, table_id: int) -> str:
        """Draw the secret of a lobby that is being opened; what of it everybody sees."""
        secret = drawn()
        await deals.add_deal(tx, table_id, secret)
        return promised(secret)

    async def sealed(self, at: Sitting, beginning: Beginning | None, press: str) -> int:
        """The seed of the game that begins now, with the press of `press`: what it is made of is
        kept, and its seal shown. A lobby without a promise is dealt by chance alone."""
        known = await deals.deal_of(at.tx, at.id)
        if known is None:
            return secrets.randbits(64)
        row = at.row
        begun = None if beginning is None else beginning.kept()["record"]
        presses = [seat.press if seat.kind == "human" else "" for seat in at.seats]
        rules = package_named(row.game).VERSION
        told = made_of(row.game, rules, row.options, begun, presses, press)
        return await self._kept(at, Deal(told=tuple(told), secret=known[0]))

    async def of_challenge(self, at: Sitting, day: str, secret: str) -> int:
        """The seed of the challenge of a day: as `sealed`, from the secret that was promised for
        all."""
        await deals.add_deal(at.tx, at.id, secret)
        await self.desk.set(at, promise=promised(secret))
        told = made_for_all(at.row.game, package_named(at.row.game).VERSION, day)
        return await self._kept(at, Deal(told=tuple(told), secret=secret))

    async def _kept(self, at: Sitting, deal: Deal) -> int:
        await deals.seal_deal(at.tx, at.id, "\n".join(deal.told))
        await self.desk.set(at, sealed=deal.seal)
        return deal.seed


def drawn() -> str:
    """A secret."""
    return f"{secrets.randbits(128):032x}"


async def deal_at(at: Sitting) -> Deal | None:
    """What the game of a table was dealt from; None for one that was dealt by chance alone. Its
    secret is for nobody before the end."""
    known = await deals.deal_of(at.tx, at.id)
    if known is None or known[1] is None:
        return None
    return Deal(told=tuple(known[1].split("\n")), secret=known[0])
