"""The pages of a plan: the whole of it, one line, and what may be added."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.discord.components.ids import plan_id, plan_select_id, table_id
from bot.discord.components.parts import (
    BAD,
    GOOD,
    PRIMARY,
    Item,
    Option,
    Page,
    button,
    select,
)
from bot.menu import PAGE, Path, level
from bot.render.panel import Panel
from bot.render.picks import entry_text, level_text, several_text
from bot.render.plans import guard_name, guard_text, line_text, plan_lines, state_text
from bot.table.plans import PlanSheet
from bot.table.showing import Shown
from bot.texts import Said, Texts
from engine.games import GAMES

ALONE = "n"
"""Where a line is added that follows from none."""
OFF = "off"
"""The value of a guard that a line does not need."""


def plan_page(sheet: PlanSheet, texts: Texts, raw: Texts, said: str = "") -> Page:
    """The plan, with ways to change each of its lines and to add another."""
    table, key = sheet.table.id, sheet.key
    lines = [said, f"**{state_text(texts, sheet.plan, sheet.stopped)}**"]
    lines += plan_lines(texts, sheet.plan) or [texts.say("plan-text")]
    rows: list[tuple[Item, ...]] = []
    for first in range(0, len(sheet.plan), PAGE):
        shown = list(enumerate(sheet.plan))[first : first + PAGE]
        options = [Option(f"{n + 1}. {line_text(raw, line)}", str(n)) for n, line in shown]
        ident = table_id(table, "plan_line", f"{key}-{first}")
        rows.append((select(raw.say("plan-change"), ident, options),))
    rows += list(_questions(sheet, raw, ALONE, "plan-add"))
    items = [
        button(raw.say("button-plan-fill"), table_id(table, "plan_fill"), PRIMARY),
        button(raw.say("button-play"), table_id(table, "play")),
    ]
    if sheet.plan:
        items.append(button(raw.say("button-plan-empty"), table_id(table, "plan_empty", key), BAD))
    if sheet.stopped:
        items.insert(
            0, button(raw.say("button-plan-resume"), table_id(table, "plan_resume", key), GOOD)
        )
    panel = Panel(raw.say("plan-title"), "\n".join(filter(None, lines)), footer=_small(texts))
    return Page(panel=panel, rows=(*rows, tuple(items)))


def _small(texts: Texts) -> str:
    """What a plan is, and until when it lives: as its game says, else its round."""
    own = "game-plan-until"
    until = texts.say(own if texts.has(own) else "plan-until")
    return texts.say("plan-small", until=Said(until))


def _questions(
    sheet: PlanSheet, raw: Texts, under: str | int, placeholder: str
) -> Iterator[tuple[Item, ...]]:
    """A select of what may be planned for; nothing if the seat will be asked nothing."""
    found = [Option(raw.say(f"ask-{one.question}"), str(n)) for n, one in enumerate(sheet.foreseen)]
    if found:
        ident = table_id(sheet.table.id, "plan_ask", f"{sheet.key}-{under}")
        yield (select(raw.say(placeholder), ident, found[:PAGE]),)


def line_page(sheet: PlanSheet, at: int, texts: Texts, raw: Texts) -> Page:
    """One line: what it needs, what happens otherwise, what follows from it."""
    table, line, here = sheet.table, sheet.plan[at], f"{sheet.key}-{at}"
    rows: list[tuple[Item, ...]] = []
    for name, kind in GAMES[table.game].GUARDS.items():
        if type(line.pick) not in kind.about:
            continue
        now = line.guards.get(name)
        label = guard_name(raw, name)
        off = raw.say("plan-not-needed", what=Said(label))
        options = [Option(off, OFF, chosen=now is None)]
        for text, made in kind.ways().items():
            options.append(Option(guard_text(raw, name, made), text, chosen=made == now))
        ident = table_id(table.id, "plan_guard", f"{here}-{name}")
        rows.append((select(label, ident, options),))
    if not line.under:
        rows += list(_questions(sheet, raw, at, "plan-then"))
    other = "ask" if line.otherwise == "next" else "next"
    items = [
        button(raw.say(f"button-plan-{other}"), table_id(table.id, "plan_turn", f"{here}-{other}")),
        button(
            raw.say("button-plan-once" if line.stays else "button-plan-stays"),
            table_id(table.id, "plan_turn", f"{here}-stays"),
        ),
        button(
            raw.say("button-plan-up"),
            table_id(table.id, "plan_turn", f"{here}-up"),
            disabled=line.under or at == 0,
        ),
        button(raw.say("button-plan-out"), table_id(table.id, "plan_turn", f"{here}-out"), BAD),
        button(raw.say("button-plan"), table_id(table.id, "plan"), PRIMARY),
    ]
    text = f"**{line_text(texts, line)}**\n{texts.say(f'plan-otherwise-{line.otherwise}')}"
    title = raw.say(f"ask-{line.question}")
    return Page(panel=Panel(title, text, footer=_small(texts)), rows=(*rows, tuple(items)))


def place_page(sheet: PlanSheet, under: str, n: int, path: Path, texts: Texts, raw: Texts) -> Page:
    """A place of the menu of what the seat could answer to a question that it may be asked.
    NoSuchPlace."""
    table, key = sheet.table.id, sheet.key_for(n)
    asked = sheet.foreseen[n]
    here = level(asked.picks, path, asked.drafts)
    ident = plan_select_id(table, key, under, n, here.path)
    options = [
        Option(entry_text(raw, here.key, entry, asked.picks), str(entry.number))
        for entry in here.shown
    ]
    least, most = 1, 1
    title = level_text(raw, here.key)
    if here.several is not None:
        least, most = here.several.least, min(here.several.most, len(here.entries))
        title = several_text(raw, least, most)
    rows: list[tuple[Item, ...]] = [
        (select(title, ident, options, least=max(least, 1), most=most),)
    ]
    items: list[Item] = []
    page = min(here.path.page, here.pages - 1)
    for there, text_id in ((page - 1, "button-previous"), (page + 1, "button-next")):
        if 0 <= there < here.pages:
            to = plan_id(table, key, under, n, Path(here.path.steps, there))
            items.append(button(raw.say(text_id, n=there + 1, of=here.pages), to))
    if here.several is not None and not here.several.least:
        items.append(button(raw.say("button-none"), plan_id(table, key, under, n, here.path.to(0))))
    if here.path.steps:
        to = plan_id(table, key, under, n, here.path.back())
        items.append(button(raw.say("button-back"), to))
    items.append(plan_button(table, raw))
    text = texts.say("plan-place")
    return Page(panel=Panel(raw.say(f"ask-{asked.question}"), text), rows=(*rows, tuple(items)))


def with_plan(page: Page, now: Shown, texts: Texts) -> Page:
    """A seat's sheet with what it has planned, and the way there."""
    if now.table.learner is not None:
        return page
    *rows, last = page.rows
    last = (*last, plan_button(now.table.id, texts))
    panel = page.panel
    if now.plan and panel is not None:
        lines = [state_text(texts, now.plan, now.stopped), *plan_lines(texts, now.plan)]
        part = texts.say("plan-title"), "\n".join(lines)
        panel = replace(panel, parts=(*panel.parts, part))
    return replace(page, panel=panel, rows=(*rows, last))


def plan_button(table: int, texts: Texts) -> Item:
    """The way to one's plan."""
    return button(texts.say("button-plan"), table_id(table, "plan"))
