"""Buttons, selects and forms as a person's client lets them be used."""

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
    """The enabled component with this custom id; raises Refusal."""
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
    """The `data` of a click on a select menu; raises Refusal for a choice it does not allow."""
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
    made: Json = {}
    for value in values:
        person = world.people.get(value)
        if person is not None or value == world.application_id:
            made.setdefault("users", {})[value] = shapes.user(world, person)
            member = shapes.member(world, person) | {"permissions": "0"}
            made.setdefault("members", {})[value] = {
                key: entry for key, entry in member.items() if key != "user"
            }
        elif value in world.channels:
            shown = shapes.channel(world, world.channels[value])
            made.setdefault("channels", {})[value] = shown | {"permissions": "0"}
        else:
            made.setdefault("roles", {})[value] = shapes.role(world)
    return made


def filled(world: World, modal: Json, values: Json) -> list[Json]:
    """The components of a submitted form; raises Refusal for what the client would not send.

    Inputs that `values` does not name keep what the bot put into them.
    """
    inputs = [part for _, part in components.walk(modal["components"]) if "custom_id" in part]
    known = {part["custom_id"] for part in inputs}
    for name in values:
        if name not in known:
            raise _refuse(f"the form has no {name}, only {sorted(known)}")
    made = []
    for index, part in enumerate(modal["components"], start=1):
        kept: Json = {"type": part["type"], "id": part.get("id") or index * 100}
        if part["type"] == 1:
            kept["components"] = [
                _entered(world, one, values, index * 100 + 1) for one in part["components"]
            ]
        elif part["type"] == 18:
            kept["component"] = _entered(world, part["component"], values, index * 100 + 1)
        made.append(kept)
    return made


def _entered(world: World, part: Json, values: Json, number: int) -> Json:
    kind, name = part["type"], part["custom_id"]
    made: Json = {"type": kind, "id": part.get("id") or number, "custom_id": name}
    given: Any = values.get(name)
    if kind == TEXT_INPUT:
        return made | {
            "value": _text(part, part.get("value") or "" if given is None else str(given))
        }
    if kind == CHECKBOX:
        checked = part.get("default", False) if given is None else given
        return made | {"value": str(checked).lower() in ("true", "1")}
    if given is None:
        given = [one["value"] for one in part.get("options") or [] if one.get("default")]
    given = [given] if isinstance(given, str) else list(given)
    if not given and part.get("required") is False:
        made["value" if kind == 21 else "values"] = None if kind == 21 else []
        return made
    if kind == 22 and part.get("max_values") is None:
        part = part | {"max_values": len(part["options"])}
    chosen = _chosen(world, part, given)
    if kind == 21:
        return made | {"value": chosen[0]}
    made["values"] = chosen
    if kind in (USERS, ROLES, ANYBODY, CHANNELS):
        made["resolved"] = _resolved(world, chosen)
    return made


def _text(part: Json, text: str) -> str:
    if not text:
        if part.get("required") is not False:
            raise _refuse(f"{part['custom_id']} is required")
        return text
    least, most = part.get("min_length") or 0, part.get("max_length") or 4000
    if not least <= len(text) <= most:
        raise _refuse(f"{part['custom_id']} must be {least} to {most} characters long")
    return text
