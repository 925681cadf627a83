"""Messages to and from the game master."""

from __future__ import annotations

from bot.discord.components.ids import form_id, house_id, master_id
from bot.discord.components.parts import PRIMARY, SUCCESS, Page, button
from bot.discord.context import BotContext, Localized
from bot.discord.notices import notice_text, of_game
from bot.features.gm.alerts import PHASE
from bot.features.gm.role_commands import answer_row
from bot.features.gm.scenes import Scenes
from bot.model.intents import Intent
from bot.model.states import UNDER_WAY
from bot.present.pictures import Illustration
from bot.render.panel import Panel
from bot.render.phases import past_phase_text, phase_text
from bot.render.seats import tag
from bot.table import TableInfo
from bot.table.message_data import MessageContent
from bot.table.notice_rates import called_by
from bot.texts import Said, Texts, moment

SHOWN_CHARS = 200
"""Characters of a scene that an alert shows, to recognise it by."""


async def alert(context: BotContext, intent: Intent, now: MessageContent, _: bool) -> Page:
    """Draw an alert for the game master, in their language."""
    return alert_page(intent, now, context.localized(now.locale, now.table).markdown)


def alert_page(intent: Intent, now: MessageContent, texts: Texts) -> Page:
    """Return an alert: the game, the channel, and that a phase has ended, that a scene's moment has
    come, or that a person is awaited; buttons to tell the scene, to the panel, and to turn alerts
    off."""
    table, facts = now.table, intent.facts
    known = {"where": Said(f"<#{table.channel_id}>"), "phase": Said(phase_text(now.view, texts))}
    scene_id = facts.get("scene")
    if scene_id is not None:
        beginning = texts.beginning(str(facts["words"]), SHOWN_CHARS)
        sentence = texts.say("alert-scene", words=beginning, **known)
    elif intent.occasion == PHASE:
        was = Said(past_phase_text(str(facts["was"]), texts))
        sentence = texts.say("alert-phase", was=was, **known)
    else:
        seat = int(facts["of"])
        at = Said(tag(seat))
        sentence = texts.say(
            "alert-stall", letter=at, seat=seat, since=moment(facts["since"]), **known
        )
    row = [
        button(texts.say("button-gm-panel"), master_id(table.id, "panel"), PRIMARY),
        button(texts.say("button-alerts"), house_id("alerts")),
    ]
    if scene_id is not None:
        now_id = master_id(table.id, "scene_now", scene_id)
        row.insert(0, button(texts.say("button-scene-now"), now_id, SUCCESS))
    return Page(of_game(texts, sentence), rows=(tuple(row),))


async def scene(context: BotContext, intent: Intent, now: MessageContent, pictured: bool) -> Page:
    """Draw a scene, or the epilogue, with its picture."""
    table, kept = now.table, intent.facts.get("scene") if pictured else None
    picture = None if kept is None else await context.tables.of(Scenes).picture(kept)
    localized = context.localized(table.locale, table)
    over = bool(intent.facts.get("epilogue"))
    return scene_page(str(intent.facts["words"]), localized, picture, epilogue=over)


def scene_page(
    words: str, localized: Localized, picture: bytes | None = None, *, epilogue: bool = False
) -> Page:
    """Return the game master's narration as a quotation, above their picture."""
    quoted = "\n".join(f"> {part}" for part in localized.markdown.paragraphs(words))
    shown = None
    if picture is not None:
        alt = localized.plain.say("scene-alt", words=Said(localized.plain.written(words)))
        shown = Illustration(picture, "scene.webp", alt)
    title = localized.markdown.say("epilogue-title" if epilogue else "scene-title")
    return Page(panel=Panel(title, quoted), picture=shown)


def mastery_asked_page(intent: Intent, table: TableInfo, localized: Localized) -> Page:
    """Return the request to lead the game, with the host's buttons until it is answered."""
    asker = table.master_asked
    if asker is None or intent.message_id is not None:
        return Page(of_game(localized.markdown, localized.markdown.say("notice-master-answered")))
    sentence = localized.markdown.say("notice-master-asked", who=Said(f"<@{asker}>"))
    return Page(
        of_game(localized.markdown, sentence), rows=(answer_row(table, asker, localized.plain),)
    )


def question_page(intent: Intent, table: TableInfo, localized: Localized) -> Page:
    """Return a player's question, with the game master's form until it is answered."""
    sentence = notice_text(intent, table, localized.markdown)
    if intent.message_id is not None:
        return Page(f"{sentence}\n{localized.markdown.say('request-over')}")
    if table.status not in UNDER_WAY:
        return Page(sentence)
    ident = form_id(table.id, "answer", str(intent.facts["seat"]))
    row = (button(localized.plain.say("button-gm-answer"), ident),)
    return Page(sentence, rows=(row,), called=called_by(intent.facts))
