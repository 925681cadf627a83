"""The next steps in a menu of picks, read from the ids of its components alone."""

from __future__ import annotations

from dataclasses import dataclass

from bot.playground.people import Answer, Person
from bot.playground.world import Json, Message


@dataclass(frozen=True)
class MenuStep:
    """A button or a choice of a select: a pick, or one level deeper into the menu."""

    custom_id: str
    values: tuple[str, ...] | None
    """The values to choose in a select; None for a button."""
    plays: bool
    """Whether it makes a pick; the bot may still ask for a confirmation."""


def steps(message: Message) -> list[MenuStep]:
    """Return all steps that lead deeper or pick; none leads back."""
    depth, ways = _depth(message), []
    for button in message.buttons():
        custom_id = button.get("custom_id", "")
        if button.get("disabled"):
            continue
        if custom_id.startswith(("t1:", "t2:")):
            ways.append(MenuStep(custom_id, None, True))
        elif custom_id.startswith("m1:") and _length(custom_id) > depth:
            ways.append(MenuStep(custom_id, None, False))
    for select in message.selects():
        if select.get("custom_id", "").startswith("a1:"):
            options = select["options"]
            ways += [
                MenuStep(select["custom_id"], (chosen_option["value"],), True)
                for chosen_option in options
            ]
    for select in _narrow(message):
        values = tuple(option["value"] for option in select["options"])
        least, most = select.get("min_values", 1), select.get("max_values", 1)
        chosen = (
            [(value,) for value in values]
            if most == 1
            else [values[:n] for n in range(max(least, 1), most + 1)]
        )
        ways += [MenuStep(select["custom_id"], some, False) for some in chosen]
    return ways


async def taken(person: Person, message: Message, step: MenuStep) -> Answer:
    """Click the button, or choose in the select."""
    if step.values is None:
        return await person.click(message, step.custom_id)
    return await person.select(message, step.custom_id, list(step.values))


def _depth(message: Message) -> int:
    """Return the menu level of a message, derived from its back button, which leads one level
    up."""
    narrow = [_length(select["custom_id"]) for select in _narrow(message)]
    if narrow:
        return narrow[0]
    buttons = [component for component in message.buttons() if not component.get("disabled")]
    up = [_length(component["custom_id"]) for component in message.buttons() if _is_menu(component)]
    back = any(
        (component.get("label") or "").startswith(("Retour", "Back", "◀", "↩"))
        for component in buttons
    )
    return min(up) + 1 if up and back else 0


def _narrow(message: Message) -> list[Json]:
    return [select for select in message.selects() if select.get("custom_id", "").startswith("s1:")]


def _is_menu(button: Json) -> bool:
    return str(button.get("custom_id", "")).startswith("m1:")


def _length(custom_id: str) -> int:
    path = custom_id.split(":")[4].partition("p")[0]
    return len(path.split(".")) if path else 0
