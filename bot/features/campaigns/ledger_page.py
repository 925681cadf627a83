"""The pages of a campaign's ledger: what its games left, and what they bring to a lobby's game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bot.discord.access import LEAD, LOOK, Button, Press, at_table, only, sent_number
from bot.discord.components.forms import Field, ask, submitted_fields
from bot.discord.components.ids import form_id, table_id
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
from bot.features.campaigns.ledger import (
    ALL,
    FIGURES,
    GOOD,
    MAX_NAMES,
    NAME_CHARS,
    NAMES,
    GameEnd,
    LedgerLine,
    LedgerLines,
    Ledgers,
)
from bot.features.campaigns.rows import CorrectionRow
from bot.features.campaigns.service import Campaigns
from bot.render.lines import in_pages
from bot.render.panel import Panel
from bot.table import Refused, TableInfo
from bot.table.message_data import MessageContent
from bot.texts import Said, Texts, moment, named_pair, word_id
from bot.words import cleaned
from engine.campaign import campaign_terms, figure

LOG_LINES: Final = 8
"""Maximum number of corrections on the page, the latest."""
PARTS: Final = ("names", "figures", "stores")
"""What is corrected of a clan in one form."""
MAX_LIST_CHARS: Final = MAX_NAMES * (NAME_CHARS + 1)

# --- what a campaign's games left -----------------------------------------------------------------


@dataclass
class _Clan:
    """What the ledger says about the people of a seat. Names are as typed, not escaped."""

    seat: int = 0
    end: GameEnd | None = None
    """Their last game, and their seat there."""
    fame: int = 0
    days: int = 0
    wounds: int = 0
    names: list[str] = field(default_factory=list)
    titles: list[str] = field(default_factory=list)
    stores: dict[str, int] = field(default_factory=dict)

    def filled(self, part: str) -> dict[str, str]:
        """Return what can be corrected about a part, as it is typed."""
        if part == "names":
            return {"names": "\n".join(self.names), "titles": "\n".join(self.titles)}
        if part == "figures":
            return {what: str(getattr(self, what)) for what in FIGURES}
        return {f"{GOOD}{good}": str(n) for good, n in self.stores.items()}


@dataclass
class _Ledger:
    """What the finished games of a campaign left, those that a reader may see."""

    name: str
    last: GameEnd | None
    clans: list[_Clan]
    fallen: list[str]

    def filled(self, seat: int, part: str) -> dict[str, str]:
        """Return what can be corrected about a seat of the last game, as it is typed. Refused:
        "old-button"."""
        if seat == ALL and part == "fallen":
            return {"fallen": "\n".join(self.fallen)}
        for clan in self.clans:
            if (clan.end, clan.seat) == (self.last, seat) and part in PARTS:
                return clan.filled(part)
        raise Refused("old-button")


async def _read(ctx: Context, table: TableInfo) -> _Ledger:
    """Return the ledger of this game's campaign."""
    if table.campaign_id is None:
        raise Refused("no-campaign")
    campaign = await ctx.tables.of(Campaigns).campaign(table.campaign_id, ctx.server, ctx.user.id)
    over = [row.id for row in campaign.games if row.status == "ended" and may_look(ctx, row)]
    ends = await ctx.tables.of(Ledgers).ends(over)
    locale = (await ctx.private()).plain.locale
    clans: dict[Any, _Clan] = {}
    fallen: list[str] = []
    for end in ends:
        texts, terms = ctx.bot.localized(locale, end.table).plain, campaign_terms(end.table.game)
        dead = [texts.word(id) for id in getattr(end.record, terms.fallen or "_", None) or ()]
        fallen = end.corrected(ALL).get("fallen", [*dict.fromkeys([*fallen, *dead])])
        for seated in end.table.seated:
            key = seated.user_id or seated.character or seated.seat
            group = clans.setdefault(key, _Clan())
            facts = end.facts(seated.seat)
            group.seat, group.end = seated.seat, end
            group.fame += facts["winner"] + facts["title"]
            group.days += end.days
            leaders = _leaders(facts, terms.leader, seated.character, texts)
            group.names = [*dict.fromkeys([*group.names, *leaders])]
            title = end.titles[seated.seat]
            group.titles = [*group.titles, *([texts.word(title)] if title else [])]
            group.wounds = figure(facts, terms.wounds) if terms.wounds else 0
            left = [row for row in terms.gives if row.good != "fame"]
            group.stores = {row.good: sum(figure(facts, path) for path in row.of) for row in left}
            for what, value in end.corrected(seated.seat).items():
                if what.startswith(GOOD):
                    group.stores[what.removeprefix(GOOD)] = value
                else:
                    setattr(group, what, value)
    return _Ledger(campaign.name, ends[-1] if ends else None, [*clans.values()], fallen)


async def _ledger(ctx: Context, table: TableInfo, _: str) -> None:
    """Show the ledger of this game's campaign: its finished games that the user may see."""
    await ctx.answer(await _ledger_page(ctx, await _read(ctx, table)))


async def _ledger_page(ctx: Context, ledger: _Ledger) -> Page:
    """Return the ledger with its latest corrections; for whoever leads its last game, a select of
    what can be corrected."""
    reader = await ctx.private()
    texts, last = reader.markdown, ledger.last
    title = texts.say("ledger-title", name=texts.written(ledger.name))
    lines = [line for clan in ledger.clans for line in _clan_lines(ctx, clan, texts)]
    if ledger.fallen:
        lines.append(texts.say("ledger-fallen", names=_written(ledger.fallen, texts)))
    page = Panel(title, in_pages(lines)[0] if lines else "")
    if last is None:
        return Page(panel=page)
    seats = ctx.bot.localized(texts.locale, last.table)
    log = [_log_line(row, texts, seats.markdown) for row in last.corrections[-LOG_LINES:]]
    if log:
        page = replace(page, parts=((texts.say("ledger-log"), "\n".join(log)),))
    if not leads(ctx, last.table):
        return Page(panel=page)
    options = [
        Option(seats.plain.say(f"ledger-correct-{part}", seat=clan.seat), f"{clan.seat},{part}")
        for clan in ledger.clans
        if clan.end is last
        for part in PARTS
        if clan.filled(part)
    ]
    options.append(Option(reader.plain.say("ledger-correct-fallen"), f"{ALL},fallen"))
    choose = select(reader.plain.say("ledger-correct"), form_id(last.table.id, "ledger"), options)
    return Page(panel=page, rows=((choose,),))


def _clan_lines(ctx: Context, clan: _Clan, reader: Texts) -> Iterator[str]:
    assert clan.end is not None
    texts = ctx.bot.localized(reader.locale, clan.end.table).markdown
    name = Said(texts.seat(clan.seat))
    yield reader.say("ledger-clan", clan=name, fame=clan.fame, days=clan.days)
    stores = [texts.say(f"gives-{good}", n=n) for good, n in clan.stores.items() if n]
    for what, names in (
        ("ledger-people", _written(clan.names, reader)),
        ("ledger-titles", _written(clan.titles, reader)),
        ("ledger-stores", Said(reader.listed(stores) if stores else "")),
    ):
        if names:
            yield reader.say(what, names=names)
    if clan.wounds:
        yield reader.say("ledger-wounds", n=clan.wounds)


def _written(names: Sequence[str], texts: Texts) -> Said:
    """Return names that people may have typed as a list; empty for none."""
    return Said(texts.listed([str(texts.written(name)) for name in names]) if names else "")


def _log_line(row: CorrectionRow, texts: Texts, seats: Texts) -> str:
    """Return who corrected what, and when."""
    whom = [] if row.seat == ALL else [seats.seat(row.seat)]
    parts = []
    for what, value in row.content.items():
        said = str(value) if isinstance(value, int) else _written(value, texts) or "–"
        parts.append(named_pair(texts, texts.say(f"ledger-what-{what}"), said))
    what = Said(" · ".join([*whom, *parts]))
    who = Said(f"<@{row.by_id}>") if row.by_id else Said(texts.say("ledger-someone"))
    return texts.say("ledger-corrected", who=who, when=moment(row.at), what=what)


def _leaders(facts: Any, path: str, character: str, texts: Texts) -> list[str]:
    """Return the names of a seat's leader or heroes at the end of a game."""
    if name := cleaned(character):
        return [name]
    value = facts.get(path) or ()
    ids = [value] if isinstance(value, str) else [hero["id"] for hero in value]
    chiefs = [(id, f"{word_id(id)}.chief") for id in ids]
    return [texts.say(chief) if texts.has(chief) else texts.word(id) for id, chief in chiefs]


def _field_label(texts: Texts, what: str) -> str:
    label = texts.say(f"ledger-what-{what}")
    return f"{label} · {texts.say('ledger-hint')}" if what in NAMES else label


async def _ask(press: Press) -> None:
    """Open the form of what was chosen, with what the ledger says."""
    seat, part = _meant(only(press.values))
    filled = (await _read(press, press.table)).filled(seat, part)
    texts = (await press.private()).plain
    fields = [
        Field(what, _field_label(texts, what), MAX_LIST_CHARS if long else 3, long, not long, now)
        for what, now in filled.items()
        for long in [what in NAMES]
    ]
    ident = form_id(press.table.id, "ledger", f"{seat},{part}")
    await ask(press, ident, texts.say("ledger-correct"), fields)


async def _correct(press: Press) -> None:
    """Correct what was typed differently from the ledger."""
    seat, part = _meant(press.argument)
    table, typed = press.table, submitted_fields(press)
    filled = (await _read(press, table)).filled(seat, part)
    differing = {what: text for what, text in typed.items() if text.strip() != filled.get(what)}
    if differing:
        await press.tables.of(Ledgers).correct(
            table.id, press.user.id, seat, differing, manager=leads(press, table)
        )
    await press.turn(await _ledger_page(press, await _read(press, table)))


def _meant(value: str) -> tuple[int, str]:
    """Return the seat and the part that an option or a form names."""
    seat, _, part = value.partition(",")
    return ALL if seat == str(ALL) else sent_number(seat), part


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
    """Return what a line brings to whom, and whether this was decided; `before` name the seats."""
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
    Button("form", _ask, LEAD, "ledger", _correct),
    at_table("brought", LEAD, _brought),
    Button("table", _chosen, LEAD, "bring"),
    at_table("brings", LEAD, _decided),
)
