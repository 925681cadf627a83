"""Clicks, selections and submitted forms, with the limits of a person's client."""

from __future__ import annotations

from typing import Any

from bot.playground import components, shapes
from bot.playground.errors import Refusal
from bot.playground.world import Json, Message, World

BUTTON, TEXT_INPUT, CHECKBOX = 2, 4, 23
USERS, ROLES, ANYBODY, CHANNELS = 5, 6, 7, 8


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


def selected(world: World, menu: Json, values: list[str]) -> Json:
    """Return the `data` of a selection in a menu; raise Refusal for a choice the menu does not
    allow."""
    values = _chosen(world, menu, values)
    data: Json = {"component_type": menu["type"], "custom_id": menu["custom_id"], "values": values}
    if menu["type"] != 3:
        data["resolved"] = _resolved(world, values)
    return data


def _chosen(world: World, menu: Json, values: list[str]) -> list[str]:
    values = [str(value) for value in values]
    least = 1 if menu.get("min_values") is None else menu["min_values"]
    most = 1 if menu.get("max_values") is None else menu["max_values"]
    if not least <= len(values) <= most:
        raise _refuse(f"choose {least} to {most}, not {len(values)}")
    if len(set(values)) < len(values):
        raise _refuse("the same value twice")
    offer = _offer(world, menu)
    for value in values:
        if value not in offer:
            raise _refuse(f"{value} is not offered, only {offer}")
    return values


def _offer(world: World, menu: Json) -> list[str]:
    kind = menu["type"]
    people = [person.id for person in world.people.values() if person.member]
    if kind == USERS:
        return [*people, world.application_id]
    if kind == ROLES:
        return [world.guild_id]
    if kind == ANYBODY:
        return [*people, world.application_id, world.guild_id]
    if kind == CHANNELS:
        return [channel.id for channel in world.channels.values() if channel.kind != "dm"]
    return [option["value"] for option in menu["options"]]


def _resolved(world: World, values: list[str]) -> Json:
    entities: Json = {}
    for value in values:
        person = world.people.get(value)
        if person is not None or value == world.application_id:
            entities.setdefault("users", {})[value] = shapes.user(world, person)
            member = shapes.member(world, person) | {"permissions": "0"}
            entities.setdefault("members", {})[value] = {
                key: entry for key, entry in member.items() if key != "user"
            }
        elif value in world.channels:
            shown = shapes.channel(world, world.channels[value])
            entities.setdefault("channels", {})[value] = shown | {"permissions": "0"}
        else:
            entities.setdefault("roles", {})[value] = shapes.role(world)
    return entities


def filled(world: World, modal: Json, values: Json) -> list[Json]:
    """Return the components of a submitted form; raise Refusal for what the client would not send.
    Inputs that `values` does not name keep their prefilled value."""
    inputs = [part for _, part in components.walk(modal["components"]) if "custom_id" in part]
    known = {part["custom_id"] for part in inputs}
    for name in values:
        if name not in known:
            raise _refuse(f"the form has no {name}, only {sorted(known)}")
    submitted = []
    for index, part in enumerate(modal["components"], start=1):
        kept: Json = {"type": part["type"], "id": part.get("id") or index * 100}
        if part["type"] == 1:
            kept["components"] = [
                _entered(world, child, values, index * 100 + 1) for child in part["components"]
            ]
        elif part["type"] == 18:
            kept["component"] = _entered(world, part["component"], values, index * 100 + 1)
        submitted.append(kept)
    return submitted


def _entered(world: World, part: Json, values: Json, number: int) -> Json:
    kind, name = part["type"], part["custom_id"]
    answer: Json = {"type": kind, "id": part.get("id") or number, "custom_id": name}
    entry: Any = values.get(name)
    if kind == TEXT_INPUT:
        return answer | {
            "value": _text(part, part.get("value") or "" if entry is None else str(entry))
        }
    if kind == CHECKBOX:
        checked = part.get("default", False) if entry is None else entry
        return answer | {"value": str(checked).lower() in ("true", "1")}
    if entry is None:
        entry = [option["value"] for option in part.get("options") or [] if option.get("default")]
    entry = [entry] if isinstance(entry, str) else list(entry)
    if not entry and part.get("required") is False:
        answer["value" if kind == 21 else "values"] = None if kind == 21 else []
        return answer
    if kind == 22 and part.get("max_values") is None:
        part = part | {"max_values": len(part["options"])}
    chosen = _chosen(world, part, entry)
    if kind == 21:
        return answer | {"value": chosen[0]}
    answer["values"] = chosen
    if kind in (USERS, ROLES, ANYBODY, CHANNELS):
        answer["resolved"] = _resolved(world, chosen)
    return answer


def _text(part: Json, text: str) -> str:
    if not text:
        if part.get("required") is not False:
            raise _refuse(f"{part['custom_id']} is required")
        return text
    least, most = part.get("min_length") or 0, part.get("max_length") or 4000
    if not least <= len(text) <= most:
        raise _refuse(f"{part['custom_id']} must be {least} to {most} characters long")
    return text
