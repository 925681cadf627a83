"""The page of a poll for the time."""

from __future__ import annotations

from bot.discord.components.ids import table_id
from bot.discord.components.parts import SUCCESS, Page, button
from bot.discord.context import Localized
from bot.features.poll.service import Hours, best
from bot.model.intents import Intent
from bot.render.panel import Panel
from bot.table import TableInfo
from bot.texts import Said, moment

HOUR_LETTERS = "ABCDE"


def asked_page(intent: Intent, table: TableInfo, localized: Localized) -> Page:
    """Return the new poll, without ticks."""
    return poll_page(table, {float(hour): () for hour in intent.facts["hours"]}, localized)


def poll_page(table: TableInfo, hours: Hours, localized: Localized) -> Page:
    """Return each time with the people it suits, a button to tick it, and one to take the best."""
    texts, lines, ticking = localized.markdown, [], []
    first = best(hours)
    for letter, (hour, people) in zip(HOUR_LETTERS, hours.items(), strict=False):
        mentions = [f"<@{person}>" for person in people]
        people_text = texts.listed(mentions) if mentions else texts.say("poll-nobody")
        figures = {"letter": Said(letter), "at": moment(hour, "F"), "when": moment(hour)}
        line = texts.say("poll-hour", **figures, n=len(people), who=Said(people_text))
        lines.append(f"**{line}**" if hour == first else line)
        label = localized.plain.say("button-poll-tick", letter=Said(letter), n=len(people))
        ticking.append(button(label, table_id(table.id, "poll_tick", int(hour))))
    take = button(texts.say("button-poll-take"), table_id(table.id, "poll_take"), SUCCESS)
    panel = Panel(texts.say("poll-title"), "\n".join(lines), footer=texts.say("poll-small"))
    return Page(panel=panel, rows=(tuple(ticking), (take,)))
