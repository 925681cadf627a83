"""Pages of a request: its public notice with the buttons to answer it, and what the person who asks
or answers reads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.discord.components.ids import table_id
from bot.discord.components.parts import DANGER, SUCCESS, Item, Page, button
from bot.discord.context import Context, Localized
from bot.discord.notices import notice_text
from bot.features.consent.rows import KindName
from bot.features.consent.service import Consent, RequestState
from bot.model.intents import Intent
from bot.model.states import UNDER_WAY
from bot.table import TableInfo
from bot.texts import Said, Texts, moment


def count_request(ctx: Context, table: TableInfo) -> None:
    """Count a request that asks others at the table. Refused: "limit-requests" (most, again)."""
    if any(seated.user_id not in (None, ctx.user.id) for seated in table.seated):
        ctx.count("requests")


def consent_row(yes: str, no: str, table: TableInfo, key: str, texts: Texts) -> tuple[Item, Item]:
    """Return the buttons to agree and to refuse, with these actions."""
    return (
        button(texts.say("button-agree"), table_id(table.id, yes, key), SUCCESS),
        button(texts.say("button-refuse"), table_id(table.id, no, key), DANGER),
    )


@dataclass(frozen=True)
class RequestPage:
    """How a kind of request is shown."""

    kind: KindName
    sent: str
    """Text for the person who asked: `who` has still to agree, and `due`."""
    granted: Callable[[Context, TableInfo], Awaitable[None]]
    """Shows the granted request to the person who asked or agreed last."""
    row: Callable[[TableInfo, str, Texts], tuple[Item, ...]] | None = None
    """The buttons under the public notice of the request with this key; None: there are none."""
    kept: str = ""
    """Text for the person who refused."""

    async def ask(
        self, ctx: Context, table: TableInfo, wanted: Mapping[str, Any] | None = None
    ) -> None:
        """Ask everybody."""
        asked = await ctx.tables.of(Consent).ask(table.id, self.kind, ctx.user.id, wanted)
        await self._show(ctx, asked, self.sent)

    async def agree(self, ctx: Context, table: TableInfo, key: str) -> None:
        """Agree to a request."""
        user = ctx.user.id
        agreed = await ctx.tables.of(Consent).agree(table.id, self.kind, user, key)
        await self._show(ctx, agreed, "request-agreed")

    async def refuse(self, ctx: Context, table: TableInfo, key: str) -> None:
        """Refuse a request, or withdraw one's own."""
        user = ctx.user.id
        table_after = await ctx.tables.of(Consent).refuse(table.id, self.kind, user, key)
        await ctx.turn_to(self.kept, table=table_after)

    async def _show(self, ctx: Context, state: RequestState, text: str) -> None:
        """Show who has still to agree, or what everybody has agreed to."""
        if not state.waiting:
            await self.granted(ctx, state.table)
            return
        texts = (await ctx.private(state.table)).markdown
        known = {"who": Said(texts.listed([texts.seat(seat) for seat in state.waiting]))}
        if state.due is not None:
            known["due"] = moment(state.due)
        await ctx.turn(Page(texts.say(text, **known)))

    # --- the public notice ----------------------------------------------------------------------

    def notice(self, intent: Intent, table: TableInfo, localized: Localized) -> Page:
        """Return the public request, with its buttons until it ends."""
        texts = localized.markdown
        text = notice_text(intent, table, texts)
        if intent.message_id is not None:  # only a closed notice is edited
            return Page(f"{text}\n{texts.say('request-over')}")
        if self.row is None or table.status not in UNDER_WAY:
            return Page(text)
        return Page(text, rows=(self.row(table, str(intent.facts["key"]), texts),))


def granted_text(ident: str) -> Callable[[Context, TableInfo], Awaitable[None]]:
    """Return a function that shows this text when a request is granted."""

    async def show(ctx: Context, table: TableInfo) -> None:
        await ctx.turn(Page((await ctx.private(table)).markdown.say(ident)))

    return show
