"""Texts of plans: their lines, conditions, and why a plan has stopped."""

from __future__ import annotations

from typing import Final

from bot.render.picks import pick_text
from bot.texts import Said, Texts
from engine.plans import Guard, Plan, Planned

UNDER = "↳ "
"""Prefix of a line that follows from the one above."""
MOST_GROUPED: Final = 24
"""Maximum number of a plan's lines that are shown in groups."""


def line_text(texts: Texts, line: Planned) -> str:
    """Return a line: the pick, its conditions, and its alternative."""
    notes = [guard_text(texts, name, guard) for name, guard in line.guards.items()]
    notes += [texts.say("plan-stays")] if line.stays else []
    notes += [texts.say("plan-else")] if line.otherwise == "next" else []
    return " · ".join([pick_text(texts, line.pick), *notes])


def guard_text(texts: Texts, name: str, guard: Guard) -> str:
    """Return a condition of a line, as half a sentence."""
    terms = guard.model_dump().items()
    return texts.say(f"guard-{name}", **{k: Said(v) if isinstance(v, str) else v for k, v in terms})


def guard_name(texts: Texts, name: str) -> str:
    """Return the name of a guard."""
    return texts.word(f"guard.{name}")


def plan_lines(texts: Texts, plan: Plan) -> list[str]:
    """Return the lines, numbered; a follow-up is listed under its line."""
    return [
        f"{UNDER if line.under else ''}{n}. {line_text(texts, line)}"
        for n, line in enumerate(plan, 1)
    ]


def grouped_lines(texts: Texts, plan: Plan) -> list[str]:
    """Return these lines grouped by the question that they answer; a long plan is not grouped."""
    lines = plan_lines(texts, plan)
    if len(plan) > MOST_GROUPED:
        return lines
    grouped: list[str] = []
    asked = ""
    for line, text in zip(plan, lines, strict=True):
        if not line.under and line.question != asked:
            grouped.append(f"*{texts.say(f'ask-{line.question}')}*")
            asked = line.question
        grouped.append(text)
    return grouped


def state_text(texts: Texts, plan: Plan, stopped: str) -> str:
    """Return whether a plan is in force, or why not."""
    if not plan:
        return texts.say("plan-none")
    if not stopped:
        return texts.say("plan-on")
    return texts.say("plan-off", why=Said(texts.say(f"plan-stopped-{stopped}")))
