"""The controls of a message that a person could press, read from the ids of its components
alone."""

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
"""Actions and forms that robots do not press, with all of the game master's: they end or stop a
table, give a seat away, or change when a person may be called, so that few controls would be
left."""


@dataclass(frozen=True)
class Control:
    """A button, or one choice of a select."""

    message: Message
    custom_id: str
    kind: str
    """What it does: the kind of its id, with the action or form if the id names one."""
    values: tuple[str, ...] | None
    """The values to choose in a select; None for a button."""

    async def press(self, person: Person) -> Answer:
        """Press or choose it. Raise Refusal if the client does not allow that."""
        if self.values is None:
            return await person.click(self.message, self.custom_id)
        return await person.select(self.message, self.custom_id, list(self.values))


def controls(message: Message) -> Iterator[Control]:
    """Yield the controls of this message that robots press."""
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
"""Discord's type of a select with its own choices, neither people nor channels."""


def kind_of(custom_id: str) -> str:
    """Return what a component does; empty if robots do not press it."""
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
"""Kind of an id -> the common name of the kinds that do the same."""


def table_of(message: Message) -> str:
    """Return the table to which a message belongs, by its ids; empty if none names one."""
    parts = [*message.buttons(), *message.selects()]
    ids = (parse(str(part.get("custom_id", "")))[1] for part in parts)
    return next((fields["table"] for fields in ids if "table" in fields), "")
