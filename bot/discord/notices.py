"""Messages without a preceding click: calls, notices, and what is left of closed messages."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.discord.commands.seats import take_button
from bot.discord.components.ids import house_id, table_id
from bot.discord.components.parts import PRIMARY, SUCCESS, Page, button
from bot.discord.context import Localized
from bot.discord.pages.tables import await_text, master_text
from bot.model.intents import LEAVING, STRUCK, Intent
from bot.model.states import UNDER_WAY
from bot.model.terms import Terms
from bot.render.clocks import terms_line
from bot.render.phases import past_phase_text, phase_text
from bot.render.seats import tag
from bot.table import TableInfo
from bot.table.message_data import MessageContent
from bot.table.notice_rates import CALLED, QUIET, called_by
from bot.table.requests import INVITED, OFFERED, TO_LOBBY
from bot.texts import Said, Texts, moment


def retired_page(intent: Intent, now: MessageContent, localized: Localized) -> Page:
    """Return a superseded public message: its title, and a link to its successor."""
    texts, was = localized.markdown, str(intent.facts["phase"])
    if intent.facts.get("moved"):
        return Page(
            texts.say("retired-moved", link=Said(link_to(now.table, now.public_message_id)))
        )
    if was == "lobby":
        return begun_page(now.table, texts, now.public_message_id)
    phase, link = past_phase_text(was, texts), Said(link_to(now.table, now.public_message_id))
    known = {"phase": Said(phase), "link": link}
    return Page(texts.say("retired-phase" if phase else "retired-other", **known))


def begun_page(table: TableInfo, texts: Texts, stands: int | None = None) -> Page:
    """Return the message of a lobby whose game has begun; `stands` is the message to link to."""
    players = Said(texts.listed([texts.seat(seated.seat) for seated in table.seated]))
    text = texts.say("retired-lobby", who=players, link=Said(link_to(table, stands)))
    if table.sealed:
        digests = {"promise": Said(table.promise), "seal": Said(table.sealed)}
        text += "\n" + texts.say("deal-sealed", **digests)
    return Page(text)


def closed_page(texts: Texts) -> Page:
    """Return the message of a closed lobby."""
    return Page(texts.say("cancelled-text"))


def link_to(table: TableInfo, message_id: int | None) -> str:
    """Return the address of a message of the table; of its channel, if none is known."""
    place = f"https://discord.com/channels/{table.guild_id or '@me'}/{table.channel_id}"
    return place if message_id is None else f"{place}/{message_id}"


def awaited_for(now: MessageContent, seat: int) -> str:
    """Return what a seat is awaited for, as the reader of this message may see; empty if it is
    not."""
    return dict(now.view.awaited).get(seat, "") if now.table.status == "running" else ""


def call_line(texts: Texts, seat: int, occasion: str, awaited: str, mention: str = "") -> str:
    """Return the first line of a call, which is all that a phone shows: the person, the game, the
    occasion, and what they are awaited for."""
    game = Said(texts.say("game-name"))
    line = texts.say(
        "call-line", who=Said(mention or texts.seat(seat)), game=game, said=Said(occasion)
    )
    if not awaited:
        return line
    if texts.has(f"ask-{awaited}"):
        return f"{line} {texts.say(f'ask-{awaited}')}"
    asked = {"letter": Said(tag(seat)), "seat": seat, "what": Said(await_text(texts, awaited))}
    return f"{line} {texts.say('awaited-line', **asked)}."


def reminder_page(intent: Intent, now: MessageContent, texts: Texts) -> Page:
    """Return the reminder that a seat's person is or soon will be awaited: game, place, question,
    deadline."""
    assert intent.seat is not None
    table, due = now.table, intent.facts.get("due")
    occasion = texts.say(
        f"reminder-{intent.occasion}",
        where=Said(f"<#{table.channel_id}>"),
        phase=Said(phase_text(now.view, texts)),
    )
    user = next(s.user_id for s in table.seated if s.seat == intent.seat)
    ping = intent.kind == "ping"
    mention = f"<@{user}>" if ping and user is not None else ""
    line = call_line(texts, intent.seat, occasion, awaited_for(now, intent.seat), mention)
    if due is not None and intent.occasion != "nudge":
        leaving = intent.occasion == LEAVING
        until, style = ("reminder-kept", "D") if leaving else ("reminder-due", "R")
        line += f"\n{texts.say(until, when=moment(due, style))}"
    play = button(texts.say("button-play"), table_id(table.id, "play"), PRIMARY)
    if ping:
        return Page(line, rows=((play,),), called=() if user is None else (user,))
    settings_button = button(texts.say("button-reminders"), house_id("reminders"))
    return Page(line, rows=((play, settings_button),))


def ask_zone(page: Page, texts: Texts) -> Page:
    """Return the page with an added line that asks for the reader's time zone."""
    row = (button(texts.say("button-hours"), house_id("hours")),)
    return replace(page, said=f"{page.said}\n{texts.say('zone-asked')}", rows=(*page.rows, row))


_MARKS: Final = frozenset({"due", "key", "by"})
"""Facts that are formatted by the bot in Discord's markup."""


def notice_text(intent: Intent, table: TableInfo, texts: Texts) -> str:
    """Return the sentence of a public notice."""
    facts = {
        k: (Said(v) if k in _MARKS else texts.written(v)) if isinstance(v, str) else v
        for k, v in intent.facts.items()
        if k not in (CALLED, QUIET)
    }
    if "terms" in facts:  # a proposed or new pace
        facts["terms"] = Said(terms_line(Terms.model_validate(facts["terms"]), table.game, texts))
    at = Said(tag(int(facts.get("seat", 0))))
    master = Said(master_text(table))
    ident = f"notice-{intent.occasion}" + ("-by" if "by" in facts else "")
    sentence = texts.say(ident, **facts, letter=at, master=master)
    return of_game(texts, sentence)


def notice_page(intent: Intent, table: TableInfo, localized: Localized) -> Page:
    """Return a public sentence; a request has its buttons until it is closed."""
    texts = localized.markdown
    over = intent.message_id is not None  # only a closed notice is edited
    sentence = notice_text(intent, table, texts)
    if intent.facts.get(STRUCK):
        return Page(sentence)
    if over:
        return Page(f"{sentence}\n{texts.say('request-over')}")
    if intent.occasion in TO_LOBBY:
        return lobby_call_page(intent, table, sentence, texts)
    if table.status not in UNDER_WAY:
        return Page(sentence)
    if intent.occasion == OFFERED:
        take = take_button(table, int(intent.facts["seat"]), localized.plain)
        return Page(sentence, rows=((take,),))
    return Page(sentence)


def lobby_call_page(intent: Intent, table: TableInfo, sentence: str, texts: Texts) -> Page:
    """Return the call of people to a lobby: to take a seat, or because its game begins."""
    people = tuple(intent.facts["users"])
    mentions = " ".join(f"<@{user}>" for user in people)
    if intent.occasion == INVITED:
        item = button(texts.say("button-join"), table_id(table.id, "accept"), SUCCESS)
    else:
        item = button(texts.say("button-start"), table_id(table.id, "start"), PRIMARY)
    return Page(f"{mentions} {sentence}", rows=((item,),), called=called_by(intent.facts))


def of_game(texts: Texts, sentence: str) -> str:
    """Return a public sentence with the name of the game, for readers elsewhere."""
    return texts.say("notice-line", game=Said(texts.say("game-name")), said=Said(sentence))
