"""What a person could press in what they see, by the ids of the components and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.discord.components.ids import parse
from bot.playground.people import Answer, Person
from bot.playground.world import Message

SPARED_ACTIONS: Final = frozenset({
    "end", "end_sure", "leave", "leave_sure", "concede", "cancel", "take", "withdraw", "offer",
    "replace", "regent", "hand", "repace", "pause", "carry", "rewind", "rematch",
    "forget", "away", "gone", "hours", "days", "zone", "reminders", "alerts",
    "master", "panel", "dispute",
})  # fmt: skip
"""Actions and forms that robots leave alone, and the game master's: they end or stop a table, give
a seat away, or change when a person may be called, so that little could be pressed after them."""


@dataclass(frozen=True)
class Control:
    """A button, or one choice of a select."""

    message: Message
    custom_id: str
    kind: str
    """What it does: the kind of its id, and the action or form if it names one."""
    values: tuple[str, ...] | None
    """What is chosen of a select; None: it is a button."""

    async def press(self, person: Person) -> Answer:
        """Press it, or choose it. Raises Refusal where the client does not let that through."""
        if self.values is None:
            return await person.click(self.message, self.custom_id)
        return await person.select(self.message, self.custom_id, list(self.values))


def controls(message: Message) -> Iterator[Control]:
    """Everything on this message that robots press."""
    for button in message.buttons():
        custom_id = str(button.get("custom_id", ""))
        if not button.get("disabled") and (kind := kind_of(custom_id)):
            yield Control(message, custom_id, kind, None)
    for menu in message.selects():
        custom_id = str(menu["custom_id"])
        if menu["type"] != STRINGS or not (kind := kind_of(custom_id)):
            continue
        values = [str(option["value"]) for option in menu["options"]]
        least = max(int(menu.get("min_values", 1)), 1)
        for at in range(len(values) - least + 1):
            yield Control(message, custom_id, kind, tuple(values[at : at + least]))


STRINGS: Final = 3
"""Discord's type of a select whose choices are its own, neither people nor channels."""


def kind_of(custom_id: str) -> str:
    """What a component does; empty if robots leave it alone."""
    kind, parts = parse(custom_id)
    name = parts.get("action", parts.get("form", ""))
    if not kind or kind in ("master", "amend", "amend_select", "wish", "wish_select"):
        return ""
    return "" if name in SPARED_ACTIONS else name or _CALLED.get(kind, kind)


_CALLED: Final = {
    "made": "pick",
    "any": "pick",
    "narrow": "menu",
    "plan": "plan_place",
    "plan_select": "plan_place",
}
"""Kind of an id -> how it is called beside others that do the same."""


def table_of(message: Message) -> str:
    """The table that a message is about, as its ids say; empty if none does."""
    parts = [*message.buttons(), *message.selects()]
    ids = (parse(str(part.get("custom_id", "")))[1] for part in parts)
    return next((found["table"] for found in ids if "table" in found), "")
