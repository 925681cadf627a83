"""What can be pressed next in a menu of picks, by the ids of its components and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from bot.playground.people import Answer, Person
from bot.playground.world import Json, Message


@dataclass(frozen=True)
class MenuStep:
    """A button or a choice of a select: a pick, or one level deeper into the menu."""

    custom_id: str
    values: tuple[str, ...] | None
    """What is chosen of a select; None: it is a button."""
    plays: bool
    """Whether it is a pick, which may still be asked about once more."""


def steps(message: Message) -> list[MenuStep]:
    """Every way on; none leads back."""
    depth, found = _depth(message), []
    for button in message.buttons():
        custom_id = button.get("custom_id", "")
        if button.get("disabled"):
            continue
        if custom_id.startswith(("t1:", "t2:")):
            found.append(MenuStep(custom_id, None, True))
        elif custom_id.startswith("m1:") and _length(custom_id) > depth:
            found.append(MenuStep(custom_id, None, False))
    for select in message.selects():
        if select.get("custom_id", "").startswith("a1:"):
            options = select["options"]
            found += [MenuStep(select["custom_id"], (one["value"],), True) for one in options]
    for select in _narrow(message):
        values = tuple(option["value"] for option in select["options"])
        least, most = select.get("min_values", 1), select.get("max_values", 1)
        chosen = (
            [(value,) for value in values]
            if most == 1
            else [values[:n] for n in range(max(least, 1), most + 1)]
        )
        found += [MenuStep(select["custom_id"], some, False) for some in chosen]
    return found


async def taken(person: Person, message: Message, step: MenuStep) -> Answer:
    """Press it, or choose it."""
    if step.values is None:
        return await person.click(message, step.custom_id)
    return await person.select(message, step.custom_id, list(step.values))


def _depth(message: Message) -> int:
    """How deep in the menu a message is: its way back leads one level up."""
    narrow = [_length(select["custom_id"]) for select in _narrow(message)]
    if narrow:
        return narrow[0]
    buttons = [one for one in message.buttons() if not one.get("disabled")]
    up = [_length(one["custom_id"]) for one in message.buttons() if _is_menu(one)]
    back = any((one.get("label") or "").startswith(("Retour", "Back", "◀", "↩")) for one in buttons)
    return min(up) + 1 if up and back else 0


def _narrow(message: Message) -> list[Json]:
    return [one for one in message.selects() if one.get("custom_id", "").startswith("s1:")]


def _is_menu(button: Json) -> bool:
    return str(button.get("custom_id", "")).startswith("m1:")


def _length(custom_id: str) -> int:
    path = custom_id.split(":")[4].partition("p")[0]
    return len(path.split(".")) if path else 0
