"""What everybody at a table is to agree to: a request's buttons, and what whoever answers hears."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.discord.components.ids import table_id
from bot.discord.components.parts import BAD, GOOD, Item, Page, button
from bot.discord.house import House, Interaction, turn
from bot.table import TableInfo
from bot.table.repacing import Repacing
from bot.table.rewind import Rewind
from bot.texts import Said, Texts
from engine.kernel import Seat

Answering = Awaitable[tuple[TableInfo, tuple[Seat, ...]]]
"""Table and the seats that are still to agree."""


def consent_row(yes: str, no: str, table: TableInfo, key: str, texts: Texts) -> tuple[Item, Item]:
    """The buttons under a public request: of which actions they are."""
    return (
        button(texts.say("button-agree"), table_id(table.id, yes, key), GOOD),
        button(texts.say("button-refuse"), table_id(table.id, no, key), BAD),
    )


def count_request(house: House, interaction: Interaction, table: TableInfo) -> None:
    """Somebody puts a request to others at the table. Refused: "limit-requests" (most, again)."""
    if any(seated.user_id not in (None, interaction.user.id) for seated in table.seated):
        house.count("requests", interaction)


@dataclass(frozen=True)
class Consent:
    """A kind of request; `<name>-sent` and `<name>-kept` are its texts."""

    name: str
    asked: Callable[[House], Rewind | Repacing]
    """Who keeps the requests."""
    granted: Callable[[House, Interaction, TableInfo], Awaitable[None]]
    """What whoever agreed last sees."""

    async def ask(
        self,
        house: House,
        interaction: Interaction,
        table: TableInfo,
        asking: Callable[[], Answering],
    ) -> None:
        """Ask everybody. Refused as `count_request`."""
        count_request(house, interaction, table)
        await self._answered(house, interaction, asking(), f"{self.name}-sent")

    async def agree(
        self, house: House, interaction: Interaction, table: TableInfo, key: str
    ) -> None:
        """Agree to a request."""
        agreeing = self.asked(house).agree(table.id, interaction.user.id, key)
        await self._answered(house, interaction, agreeing, "request-agreed")

    async def refuse(
        self, house: House, interaction: Interaction, table: TableInfo, key: str
    ) -> None:
        """Refuse one, or withdraw one's own."""
        left = await self.asked(house).refuse(table.id, interaction.user.id, key)
        texts = (await house.private(interaction, left)).prose
        await turn(interaction, Page(texts.say(f"{self.name}-kept")))

    async def _answered(
        self, house: House, interaction: Interaction, answering: Answering, said: str
    ) -> None:
        """Who is still to agree, or what came of it."""
        table, waiting = await answering
        if not waiting:
            await self.granted(house, interaction, table)
            return
        texts = (await house.private(interaction, table)).prose
        who = Said(texts.listed([texts.seat(seat) for seat in waiting]))
        await turn(interaction, Page(texts.say(said, who=who)))
