"""The pages of a plan: the whole plan, one line, and what may be added."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.discord.components.ids import plan_id, plan_select_id, table_id
from bot.discord.components.narrowing import entry_select, level_ways
from bot.discord.components.parts import (
    DANGER,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    Item,
    Option,
    Page,
    button,
    select,
)
from bot.features.plans.lines import key_of, stored_plan
from bot.features.plans.service import PlanSheet
from bot.features.plans.words import (
    grouped_lines,
    guard_name,
    guard_text,
    line_text,
    plan_lines,
    state_text,
)
from bot.menu import COMPOSE, KIND, SELECT_ENTRIES, VERB, Level, NoSuchPlace, Path, groups, level
from bot.model.facts import Asked
from bot.render.panel import Panel
from bot.render.picks import entry_text, pick_text, value_text
from bot.table.message_data import MessageContent
from bot.texts import Said, Texts
from engine.facts import declared
from engine.games import GAMES
from engine.plan_worlds import Foreseen

ALONE = "n"
"""Parent of a line that follows no other."""
OFF = "off"
"""The value of an unused guard."""
QUICK: Final = 2
"""Number of the soonest questions whose answers are on the plan's page."""


def plan_page(
    sheet: PlanSheet, texts: Texts, plain: Texts, message: str = "", fresh: int | None = None
) -> Page:
    """Return the plan and its proposal, with controls to add and change lines and to adopt the
    proposal. `fresh` is the line written last; its conditions are one click away."""
    table, key = sheet.table.id, sheet.key
    lines = [message, f"**{state_text(texts, sheet.plan, sheet.stopped)}**", _waiting(sheet, texts)]
    lines += grouped_lines(texts, sheet.plan) or [texts.say("plan-text")]
    rows: list[tuple[Item, ...]] = []
    if fresh is not None and (needs := _needs(sheet, fresh, plain)):
        rows.append(needs)
    rows += list(_quick(sheet, plain))
    for first in range(0, len(sheet.plan), SELECT_ENTRIES):
        shown = list(enumerate(sheet.plan))[first : first + SELECT_ENTRIES]
        options = [Option(f"{n + 1}. {line_text(plain, line)}", str(n)) for n, line in shown]
        ident = table_id(table, "plan_line", f"{key}-{first}")
        rows.append((select(plain.say("plan-change"), ident, options),))
    rows += list(_questions(sheet, plain, ALONE, "plan-add"))
    rows += list(_draft_rows(sheet, plain))
    fill = SECONDARY if sheet.draft else PRIMARY
    items = [
        button(plain.say("button-plan-fill"), table_id(table, "plan_fill"), fill),
        button(plain.say("button-play"), table_id(table, "play")),
    ]
    if sheet.plan:
        items.append(
            button(plain.say("button-plan-empty"), table_id(table, "plan_empty", key), DANGER)
        )
    if sheet.stopped:
        items.insert(
            0, button(plain.say("button-plan-resume"), table_id(table, "plan_resume", key), SUCCESS)
        )
    parts: tuple[tuple[str, str], ...] = ()
    if sheet.draft:
        parts = ((texts.say("plan-draft-title"), "\n".join(grouped_lines(texts, sheet.draft))),)
    text = "\n".join(filter(None, lines))
    panel = Panel(plain.say("plan-title"), text, parts, footer=_small(texts))
    return Page(panel=panel, rows=(*rows, tuple(items)))


def _waiting(sheet: PlanSheet, texts: Texts) -> str:
    """Return the seat's current question, and whether the plan will answer it; empty if there is
    none."""
    if not sheet.asked:
        return ""
    question = Said(texts.say(f"ask-{sheet.asked}"))
    return texts.say("plan-answers" if sheet.answers else "plan-waits", question=question)


def _needs(sheet: PlanSheet, at: int, plain: Texts) -> tuple[Item, ...]:
    """Return a toggle button for each possible condition of a line."""
    line, buttons = sheet.plan[at], []
    for name, kind in GAMES[sheet.table.game].GUARDS.items():
        if type(line.pick) not in kind.about:
            continue
        on = name in line.guards
        guard = Said(guard_text(plain, name, line.guards.get(name) or kind()))
        label = plain.say("plan-needed" if on else "plan-need", what=guard)
        ident = table_id(sheet.table.id, "plan_need", f"{sheet.key}-{at}-{name}")
        buttons.append(button(label, ident, SUCCESS if on else SECONDARY))
    return tuple(buttons)


def _quick(sheet: PlanSheet, plain: Texts) -> Iterator[tuple[Item, ...]]:
    """Yield a select for each of the soonest questions, of possible answers or groups of them."""
    open_ones = [(n, group) for n, group in enumerate(sheet.foreseen) if len(group.picks) > 1]
    for n, asked in open_ones[:QUICK]:
        options = [
            Option(_group_text(plain, asked, group), str(group.path))
            for group in groups(asked.picks)
        ]
        if (
            options
            and any(not draft.settled for draft in asked.drafts)
            and len(options) < SELECT_ENTRIES
        ):
            options.append(Option(plain.say("menu-compose"), COMPOSE))
        if options:
            ident = table_id(sheet.table.id, "plan_quick", f"{sheet.key_for(n)}-{n}")
            yield (select(plain.say(f"ask-{asked.question}"), ident, options),)


def _group_text(plain: Texts, asked: Foreseen, group: Level) -> str:
    """Return what the picks of a group have in common; for one pick, all of it."""
    if group.ready is not None:
        return pick_text(plain, asked.picks[group.ready])
    values = [value_text(plain, k, value) for k, value in group.chosen if k not in (VERB, KIND)]
    return " · ".join(values) or plain.say(f"verb-{asked.picks[group.picks[0]].verb}")


def _draft_rows(sheet: PlanSheet, plain: Texts) -> Iterator[tuple[Item, ...]]:
    """Yield the controls of a proposal."""
    if not sheet.draft:
        return
    table, key = sheet.table.id, sheet.draft_key
    options = [
        Option(f"{n}. {line_text(plain, line)}", str(n - 1))
        for n, line in enumerate(sheet.draft, 1)
    ]
    yield (
        select(
            plain.say("plan-leave-out"),
            table_id(table, "plan_leave", key),
            options[:SELECT_ENTRIES],
        ),
    )
    yield (
        button(plain.say("button-plan-adopt"), table_id(table, "plan_adopt", key), SUCCESS),
        button(plain.say("button-plan-refuse"), table_id(table, "plan_refuse", key)),
    )


def quick_page(sheet: PlanSheet, n: int, path: Path, texts: Texts, plain: Texts) -> Page:
    """Return all picks of a group in one select: the second and last choice of a line. NoSuchPlace
    for too large a group."""
    asked = sheet.foreseen[n]
    here = level(asked.picks, path)
    if len(here.picks) > SELECT_ENTRIES:
        raise NoSuchPlace(str(path))
    options = [Option(pick_text(plain, asked.picks[at]), str(at)) for at in here.picks]
    ident = table_id(sheet.table.id, "plan_take", f"{sheet.key_for(n)}-{n}")
    title = plain.say(f"ask-{asked.question}")
    panel = Panel(title, texts.say("plan-place"))
    rows = ((select(title, ident, options),), (plan_button(sheet.table.id, plain),))
    return Page(panel=panel, rows=rows)


def _small(texts: Texts) -> str:
    """Return what a plan is, and when it ends: in the game's words, else at the end of the
    round."""
    text_id = "game-plan-until"
    until = texts.say(text_id if texts.has(text_id) else "plan-until")
    return texts.say("plan-small", until=Said(until))


def _questions(
    sheet: PlanSheet, plain: Texts, under: str | int, placeholder: str
) -> Iterator[tuple[Item, ...]]:
    """Yield a select of the questions that can be planned for; nothing if there are none."""
    options = [
        Option(plain.say(f"ask-{question.question}"), str(n))
        for n, question in enumerate(sheet.foreseen)
    ]
    if options:
        ident = table_id(sheet.table.id, "plan_ask", f"{sheet.key}-{under}")
        yield (select(plain.say(placeholder), ident, options[:SELECT_ENTRIES]),)


def line_page(sheet: PlanSheet, at: int, texts: Texts, plain: Texts) -> Page:
    """Return one line: its conditions, its alternative, and its follow-ups."""
    table, line, here = sheet.table, sheet.plan[at], f"{sheet.key}-{at}"
    rows: list[tuple[Item, ...]] = []
    for name, kind in GAMES[table.game].GUARDS.items():
        if type(line.pick) not in kind.about:
            continue
        now = line.guards.get(name)
        label = guard_name(plain, name)
        off = plain.say("plan-not-needed", what=Said(label))
        options = [Option(off, OFF, chosen=now is None)]
        for text, guard in kind.ways().items():
            options.append(Option(guard_text(plain, name, guard), text, chosen=guard == now))
        ident = table_id(table.id, "plan_guard", f"{here}-{name}")
        rows.append((select(label, ident, options),))
    if not line.under:
        rows += list(_questions(sheet, plain, at, "plan-then"))
    other = "ask" if line.otherwise == "next" else "next"
    items = [
        button(
            plain.say(f"button-plan-{other}"), table_id(table.id, "plan_turn", f"{here}-{other}")
        ),
        button(
            plain.say("button-plan-once" if line.stays else "button-plan-stays"),
            table_id(table.id, "plan_turn", f"{here}-stays"),
        ),
        button(
            plain.say("button-plan-up"),
            table_id(table.id, "plan_turn", f"{here}-up"),
            disabled=line.under or at == 0,
        ),
        button(
            plain.say("button-plan-out"), table_id(table.id, "plan_turn", f"{here}-out"), DANGER
        ),
        button(plain.say("button-plan"), table_id(table.id, "plan"), PRIMARY),
    ]
    text = f"**{line_text(texts, line)}**\n{texts.say(f'plan-otherwise-{line.otherwise}')}"
    title = plain.say(f"ask-{line.question}")
    return Page(panel=Panel(title, text, footer=_small(texts)), rows=(*rows, tuple(items)))


def place_page(
    sheet: PlanSheet, under: str, n: int, path: Path, texts: Texts, plain: Texts
) -> Page:
    """Return a place of the menu of possible answers to a future question. NoSuchPlace."""
    table, key = sheet.table.id, sheet.key_for(n)
    asked = sheet.foreseen[n]
    here = level(asked.picks, path, asked.drafts)
    chooser = plan_select_id(table, key, under, n, here.path)
    row = entry_select(
        here, plain, lambda entry: entry_text(plain, here.key, entry, asked.picks), chooser
    )
    ways = level_ways(here, plain, lambda place: plan_id(table, key, under, n, place))
    rows = (row, (*ways, plan_button(table, plain)))
    text = texts.say("plan-place")
    return Page(panel=Panel(plain.say(f"ask-{asked.question}"), text), rows=rows)


def with_plan(page: Page, now: MessageContent, texts: Texts) -> Page:
    """Return a seat's sheet with its plan (and why it has stopped), and the button to it."""
    plan, stopped = now.read(stored_plan) or ((), "")
    if now.table.learner is not None:
        return page
    *rows, last = page.rows
    last = (*last, plan_button(now.table.id, texts))
    panel = page.panel
    if plan and panel is not None:
        lines = [state_text(texts, plan, stopped), *plan_lines(texts, plan)]
        part = texts.say("plan-title"), "\n".join(lines)
        panel = replace(panel, parts=(*panel.parts, part))
    return replace(page, panel=panel, rows=(*rows, last))


def plan_button(table: int, texts: Texts) -> Item:
    """Return the button to one's plan."""
    return button(texts.say("button-plan"), table_id(table, "plan"))


def plan_items(asked: Asked, texts: Texts) -> list[Item]:
    """Return the button to one's plan; learners have none."""
    if asked.table.learner is not None or asked.table.status != "running":
        return []
    return [plan_button(asked.table.id, texts)]


def standing_items(asked: Asked, texts: Texts) -> list[Item]:
    """Return a button for each relative pick whose fields the question names: a plan then answers
    this question and the next ones alike."""
    if not asked.awaited or asked.question is None or not plan_items(asked, texts):
        return []
    picks = GAMES[asked.table.game].relative_picks(asked.view, asked.question)
    key, named = key_of((), picks), asked.figures.items()
    return [
        button(pick_text(texts, pick), table_id(asked.table.id, "plan_standing", f"{key}-{n}"))
        for n, pick in enumerate(picks)
        if declared(pick).items() <= named
    ]
