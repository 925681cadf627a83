"""Clicks, selections and submitted forms, with the limits of a person's client."""

from __future__ import annotations

from typing import Any

from bot.playground import components
from bot.playground.errors import Refusal
from bot.playground.world import Json, Message

BUTTON, SELECT, TEXT_INPUT = 2, 3, 4


def _refuse(text: str) -> Exception:
    return Refusal("refused", text)


def pressable(message: Message, custom_id: str, kinds: tuple[int, ...]) -> Json:
    """Return the enabled component with this custom id; raise Refusal if there is none."""
    for _, part in components.walk(message.components):
        if part.get("custom_id") == custom_id and part["type"] in kinds:
            if part.get("disabled"):
                raise _refuse(f"{part.get('label') or custom_id} is disabled")
            return part
    there = [
        part["custom_id"] for _, part in components.walk(message.components) if "custom_id" in part
    ]
    raise _refuse(f"there is no {custom_id} on the message, only {there}")


def selected(menu: Json, values: list[str]) -> Json:
    """Return the `data` of a selection in a menu; raise Refusal for a choice the menu does not
    allow."""
    values = _chosen(menu, values)
    return {"component_type": SELECT, "custom_id": menu["custom_id"], "values": values}


def _chosen(menu: Json, values: list[str]) -> list[str]:
    values = [str(value) for value in values]
    least = 1 if menu.get("min_values") is None else menu["min_values"]
    most = 1 if menu.get("max_values") is None else menu["max_values"]
    if not least <= len(values) <= most:
        raise _refuse(f"choose {least} to {most}, not {len(values)}")
    if len(set(values)) < len(values):
        raise _refuse("the same value twice")
    offer = [option["value"] for option in menu["options"]]
    for value in values:
        if value not in offer:
            raise _refuse(f"{value} is not offered, only {offer}")
    return values


def filled(modal: Json, values: Json) -> list[Json]:
    """Return the components of a submitted form; raise Refusal for what the client would not send.
    Inputs that `values` does not name keep their prefilled value."""
    inputs = [part for _, part in components.walk(modal["components"]) if "custom_id" in part]
    known = {part["custom_id"] for part in inputs}
    for name in values:
        if name not in known:
            raise _refuse(f"the form has no {name}, only {sorted(known)}")
    submitted = []
    for index, part in enumerate(modal["components"], start=1):
        entry = _entered(part["component"], values, index * 100 + 1)
        submitted.append({"type": 18, "id": part.get("id") or index * 100, "component": entry})
    return submitted


def _entered(part: Json, values: Json, number: int) -> Json:
    kind, name = part["type"], part["custom_id"]
    answer: Json = {"type": kind, "id": part.get("id") or number, "custom_id": name}
    entry: Any = values.get(name)
    if kind == TEXT_INPUT:
        return answer | {
            "value": _text(part, part.get("value") or "" if entry is None else str(entry))
        }
    if entry is None:
        entry = [option["value"] for option in part["options"] if option.get("default")]
    entry = [entry] if isinstance(entry, str) else list(entry)
    if not entry and part.get("required") is False:
        return answer | {"values": []}
    return answer | {"values": _chosen(part, entry)}


def _text(part: Json, text: str) -> str:
    if not text:
        if part.get("required") is not False:
            raise _refuse(f"{part['custom_id']} is required")
        return text
    least, most = part.get("min_length") or 0, part.get("max_length") or 4000
    if not least <= len(text) <= most:
        raise _refuse(f"{part['custom_id']} must be {least} to {most} characters long")
    return text
