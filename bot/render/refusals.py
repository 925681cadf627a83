"""Refusals as sentences: the reason, and the rule behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.model.reasons import Reason
from bot.render.rulebook import title_of
from bot.texts import Said, Texts
from engine.games import GAMES
from engine.kernel import Refusal


def rules_refusal(texts: Texts, refusal: Refusal) -> str:
    """Return why the rules refuse a pick, with the rule's id and title if it names one."""
    sentence = texts.say(f"reason-{refusal.reason}", **refusal.figures)
    catalogue = GAMES[texts.game].RULES if texts.game else {}
    rule = catalogue.get(refusal.rule)
    if rule is None:
        return sentence
    title = Said(title_of(rule, texts.locale))
    return texts.say("refusal-by-rule", sentence=Said(sentence), rule=Said(rule.id), title=title)


def house_refusal(texts: Texts, reason: Reason, figures: Mapping[str, Any]) -> str:
    """Return why the bot refuses an action for reasons outside the rules, such as permissions or
    time."""
    facts = {key: texts.written(v) if isinstance(v, str) else v for key, v in figures.items()}
    return texts.say(f"refused-{reason}", **facts)
