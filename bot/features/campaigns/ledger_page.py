"""The pages of a campaign's ledger: what its games left, and what they bring to a lobby's game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.discord.access import LEAD, LOOK, Button, Press, at_table, sent_number
from bot.discord.components.ids import table_id
from bot.discord.components.parts import (
    DANGER,
    SECONDARY,
    SUCCESS,
    Item,
    Option,
    Page,
    button,
    select,
)
from bot.discord.context import BotContext, Context, Localized
from bot.discord.pages.beginning import brought_text
from bot.discord.rights import leads, may_look
from bot.features.campaigns.ledger import GameEnd, LedgerLine, LedgerLines, Ledgers
from bot.features.campaigns.service import Campaigns
from bot.render.lines import in_pages
from bot.render.panel import Panel
from bot.table import Refused, TableInfo
from bot.table.message_data import MessageContent
from bot.texts import Said, Texts, word_id
from bot.words import cleaned
from engine.campaign import campaign_terms, figure

# --- what a campaign's games left -----------------------------------------------------------------


@dataclass
class _Clan:
    """What the ledger says of the people of a seat."""

    name: str
    fame: int = 0
    days: int = 0
    people: dict[str, None] = field(default_factory=dict)
    titles: list[str] = field(default_factory=list)
    wounds: int = 0
    stores: list[str] = field(default_factory=list)


async def _ledger(ctx: Context, table: TableInfo, _: str) -> None:
    """Show the ledger of this game's campaign: its finished games that the user may see."""
    if table.campaign_id is None:
        raise Refused("no-campaign")
    campaign = await ctx.tables.of(Campaigns).campaign(table.campaign_id, ctx.server, ctx.user.id)
    over = [row.id for row in campaign.games if row.status == "ended" and may_look(ctx, row)]
    ends = await ctx.tables.of(Ledgers).ends(over)
    reader = await ctx.private()
    about = [(end, ctx.bot.localized(reader.markdown.locale, end.table).markdown) for end in ends]
    lines = list(_ledger_lines(about, reader.markdown))
    title = reader.markdown.say("ledger-title", name=reader.markdown.written(campaign.name))
    await ctx.answer(Page(panel=Panel(title, in_pages(lines)[0])))


def _ledger_lines(about: Sequence[tuple[GameEnd, Texts]], reader: Texts) -> Iterator[str]:
    clans: dict[Any, _Clan] = {}
    fallen: list[str] = []
    for end, texts in about:
        terms = campaign_terms(end.table.game)
        fallen += [texts.word(id) for id in getattr(end.record, terms.fallen or "_", None) or ()]
        for seated in end.table.seated:
            key = seated.user_id or seated.character or seated.seat
            group = clans.setdefault(key, _Clan(""))
            facts = end.facts(seated.seat)
            group.name = texts.seat(seated.seat)
            group.fame += facts["winner"] + facts["title"]
            group.days += end.days
            group.people |= dict.fromkeys(_leaders(facts, terms.leader, seated.character, texts))
            group.titles += [texts.word(title) for title in [end.titles[seated.seat]] if title]
            group.wounds = figure(facts, terms.wounds) if terms.wounds else 0
            group.stores = [
                texts.say(f"gives-{row.good}", n=n)
                for row in terms.gives
                if row.good != "fame" and (n := sum(figure(facts, path) for path in row.of))
            ]
    for group in clans.values():
        yield reader.say("ledger-clan", clan=Said(group.name), fame=group.fame, days=group.days)
        for what, names in (
            ("ledger-people", list(group.people)),
            ("ledger-titles", group.titles),
            ("ledger-stores", group.stores),
        ):
            if names:
                yield reader.say(what, names=Said(reader.listed(names)))
        if group.wounds:
            yield reader.say("ledger-wounds", n=group.wounds)
    if fallen:
        yield reader.say("ledger-fallen", names=Said(reader.listed(list(dict.fromkeys(fallen)))))


def _leaders(facts: Any, path: str, character: str, texts: Texts) -> list[str]:
    """Return the names of a seat's leader or heroes at the end of a game."""
    if name := cleaned(character):
        return [str(texts.written(name))]
    value = facts.get(path) or ()
    ids = [value] if isinstance(value, str) else [hero["id"] for hero in value]
    chiefs = [(id, f"{word_id(id)}.chief") for id in ids]
    return [texts.say(chief) if texts.has(chief) else texts.word(id) for id, chief in chiefs]


# --- what they bring to a lobby's game ------------------------------------------------------------


def lobby_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button of what the campaign brings, if the game follows another one."""
    if not table.follows:
        return []
    return [button(texts.say("button-brought"), table_id(table.id, "brought"))]


def lobby_parts(now: MessageContent, texts: Texts) -> list[tuple[str, str]]:
    """Return how what the campaign brings is confirmed."""
    if not now.table.follows:
        return []
    return [(texts.say("brought-title"), texts.say("brought-open"))]


async def _brought(ctx: Context, table: TableInfo, _: str) -> None:
    known = await ctx.tables.of(Ledgers).lines(table.id)
    await ctx.answer(brought_page(ctx.bot, table.id, known, await ctx.private(table)))


async def _chosen(press: Press) -> None:
    table = press.table
    known = await press.tables.of(Ledgers).lines(table.id)
    localized = await press.private(table)
    await press.turn(brought_page(press.bot, table.id, known, localized, press.chosen))


async def _decided(ctx: Context, table: TableInfo, chosen: str) -> None:
    """Decide one line (`<line>-<number>`), or all that are open ("")."""
    line, _, amount = chosen.partition("-")
    numbers = {sent_number(line): sent_number(amount)} if chosen else None
    known = await ctx.tables.of(Ledgers).decide(
        table.id, ctx.user.id, numbers, manager=leads(ctx, table)
    )
    await ctx.turn(brought_page(ctx.bot, table.id, known, await ctx.private(table)))


def brought_page(
    context: BotContext,
    lobby_id: int,
    known: LedgerLines,
    localized: Localized,
    chosen: int | None = None,
) -> Page:
    """Return every line with its terms and what was decided; a select of lines, and what can be
    decided of the chosen one."""
    texts, plain, rows = localized.markdown, localized.plain, known.rows
    title = texts.say("brought-title")
    if not rows:
        return Page(panel=Panel(title, texts.say("brought-none")))
    before = context.localized(texts.locale, known.source)
    game = Said(before.markdown.say("game-name"))
    lines = [texts.say("brought-text", game=game, most=known.most)]
    for row in rows:
        had = before.markdown.say(f"gives-{row.line.given.good}", n=row.line.had)
        terms = {"had": Said(had), "each": row.line.given.each, "most": row.line.taken.most}
        lines += [_label(row, texts, before.markdown), texts.say("brought-terms", **terms)]
    options = [
        Option(_label(row, plain, before.plain), str(n), chosen=n == chosen)
        for n, row in enumerate(rows)
    ]
    choose = select(plain.say("brought-choose"), table_id(lobby_id, "bring"), options)
    page_rows: list[tuple[Item, ...]] = [(choose,)]
    if chosen is not None and chosen < len(rows):
        taken = rows[chosen].line.taken
        page_rows.append(
            tuple(
                button(
                    brought_text(plain, taken.brings, n) if n else plain.say("brought-strike"),
                    table_id(lobby_id, "brings", f"{chosen}-{n}"),
                    SECONDARY if n else DANGER,
                )
                for n in range(taken.most, -1, -1)
            )
        )
    if any(row.decided is None for row in rows):
        confirm = button(plain.say("brought-confirm"), table_id(lobby_id, "brings"), SUCCESS)
        page_rows.append((confirm,))
    return Page(panel=Panel(title, "\n".join(lines)), rows=tuple(page_rows))


def _label(row: LedgerLine, texts: Texts, before: Texts) -> str:
    """Return whom a line brings what, and whether this was decided; `before` name the seats."""
    if row.decided is None:
        state = "brought-proposed" if row.line.proposed else "brought-spare"
    else:
        state = "brought-confirmed" if row.decided else "brought-struck"
    amount = row.decided or row.line.proposed or 1
    what = brought_text(texts, row.line.taken.brings, amount)
    seat = Said(before.seat(row.line.seat))
    return texts.say(state, seat=seat, what=Said(what))


BUTTONS: Final = (
    at_table("ledger", LOOK, _ledger),
    at_table("brought", LEAD, _brought),
    Button("table", _chosen, LEAD, "bring"),
    at_table("brings", LEAD, _decided),
)
