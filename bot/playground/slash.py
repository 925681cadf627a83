"""Slash commands in a person's client: which are offered, and which input is allowed."""

from __future__ import annotations

import base64
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.playground import shapes
from bot.playground.errors import Refusal
from bot.playground.world import Channel, Json, Person

if TYPE_CHECKING:
    from bot.playground.server import StandIn


@dataclass
class Found:
    """A command and the path to its subcommand."""

    command: Json
    steps: list[Json]
    path: str

    @property
    def options(self) -> list[Json]:
        return (self.steps[-1] if self.steps else self.command).get("options") or []


def _refuse(code: str, text: str) -> Exception:
    return Refusal(code, text)


def offered(standin: StandIn, person: Person, channel: Channel) -> list[Json]:
    """Return the commands that Discord's client would list for this person here."""
    place = 1 if channel.kind == "dm" else 0
    commands = []
    for command in standin.all_commands():
        if channel.kind == "away" and 1 not in command["integration_types"]:
            continue
        contexts = command.get("contexts")
        allowed = contexts is None and (place == 0 or command.get("dm_permission", True))
        if not (allowed or place in (contexts or [])):
            continue
        needed = command.get("default_member_permissions")
        if place == 0 and needed is not None:
            holds = person.permissions & int(needed) == int(needed) and int(needed) != 0
            if not holds and person.id != standin.world.owner_id:
                continue
        commands.append(command)
    return commands


def find(standin: StandIn, person: Person, channel: Channel, path: str) -> Found:
    """Return the command at "name", "name sub" or "name group sub"; raise Refusal."""
    names = path.removeprefix("/").split()
    for command in offered(standin, person, channel):
        if command["type"] != 1 or not names or command["name"] != names[0]:
            continue
        here, steps = command, []
        for name in names[1:]:
            inner = [option for option in here.get("options") or [] if option["type"] in (1, 2)]
            step = next((option for option in inner if option["name"] == name), None)
            if step is None:
                raise _refuse("unknown", f"/{command['name']} has no {name}")
            steps.append(step)
            here = step
        if any(option["type"] in (1, 2) for option in here.get("options") or []):
            raise _refuse("unknown", f"/{path} needs a subcommand")
        return Found(command, steps, " ".join(names))
    raise _refuse("unknown", f"{person.name} has no command /{path} here")


def fill(
    standin: StandIn, slash_command: Found, typed: Json, focused: str | None
) -> tuple[Json, int]:
    """Return the `data` of the interaction, and the type of the focused option (3 without one).

    Raise Refusal for what the client would not send: a missing required option, an unknown one, a
    value that does not fit the type, limits or choices.
    """
    known = {option["name"]: option for option in slash_command.options}
    for name in typed:
        if name not in known:
            raise _refuse("refused", f"/{slash_command.path} has no option {name}")
    resolved: Json = {}
    sent = []
    kind = 3
    for name, option in known.items():
        if name == focused:
            if not option.get("autocomplete"):
                raise _refuse("refused", f"{name} has no autocomplete")
            kind = option["type"]
            text = str(typed.get(name, ""))
            sent.append({"name": name, "type": kind, "value": text, "focused": True})
        elif name in typed and typed[name] is not None and typed[name] != "":
            try:
                value = _value(standin, option, typed[name], resolved)
            except ValueError as error:
                if focused is not None:
                    # during autocompletion, incomplete values of other options are omitted
                    continue
                raise _refuse("refused", f"{name}: {error}") from None
            sent.append({"name": name, "type": option["type"], "value": value})
        elif option.get("required") and focused is None:
            raise _refuse("refused", f"{name} is required")
    if focused is not None and focused not in known:
        raise _refuse("refused", f"/{slash_command.path} has no option {focused}")
    for step in reversed(slash_command.steps):
        sent = [{"name": step["name"], "type": step["type"], "options": sent}]
    command = slash_command.command
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": sent}
    if resolved:
        data["resolved"] = resolved
    return data, kind


def _value(standin: StandIn, option: Json, typed: Any, resolved: Json) -> Any:
    kind = option["type"]
    if kind == 5:
        return _boolean(typed)
    if kind == 4:
        value = _number(typed)
        low, high = option.get("min_value"), option.get("max_value")
        if (low is not None and value < low) or (high is not None and value > high):
            raise ValueError(f"{value} is not between {low} and {high}")
        _among(option, value)
        return value
    if kind == 6:
        return _user(standin, str(typed), resolved)
    if kind == 8:
        return _role(standin, str(typed), resolved)
    if kind == 11:
        return _file(standin, option["name"], str(typed), resolved)
    if kind != 3:
        raise ValueError(f"options of type {kind} are not played here")
    text = str(typed)
    low, high = option.get("min_length") or 0, option.get("max_length") or 6000
    if not low <= len(text) <= high:
        raise ValueError(f"must be {low} to {high} characters long")
    _among(option, text)
    return text


def _file(standin: StandIn, name: str, text: str, resolved: Json) -> str:
    """Upload a file with this text and return its id; a picture's content is typed as a "data:"
    address."""
    world = standin.world
    kind, ending, data = "application/json; charset=utf-8", "json", text.encode()
    if match := re.fullmatch(r"data:(image/(\w+));base64,(.*)", text, re.S):
        kind, ending, data = match[1], match[2], base64.b64decode(match[3])
    number, filename = world.new_id(), f"{name}.{ending}"
    key = f"{number}/{number}/{filename}"
    world.files[key] = data
    resolved.setdefault("attachments", {})[number] = {
        "id": number,
        "filename": filename,
        "size": len(data),
        "url": f"{world.base}/cdn/attachments/{key}",
        "proxy_url": f"{world.base}/cdn/attachments/{key}",
        "content_type": kind,
        "ephemeral": True,
    }
    return number


def _among(option: Json, value: Any) -> None:
    choices = [choice["value"] for choice in option.get("choices") or []]
    if choices and value not in choices:
        raise ValueError(f"{value!r} is not one of {choices}")


def _boolean(typed: Any) -> bool:
    words = {"true": True, "1": True, "false": False, "0": False}
    if isinstance(typed, bool):
        return typed
    if str(typed).lower() not in words:
        raise ValueError(f"{typed!r} is neither true nor false")
    return words[str(typed).lower()]


def _number(typed: Any) -> int:
    try:
        return int(str(typed))
    except ValueError:
        raise ValueError(f"{typed!r} is not a number") from None


def _user(standin: StandIn, typed: str, resolved: Json) -> str:
    world = standin.world
    wanted = typed.strip("<@!>")
    if wanted == world.application_id:
        resolved.setdefault("users", {})[wanted] = shapes.user(world, None)
        resolved.setdefault("members", {})[wanted] = _member(world, None)
        return wanted
    for person in world.people.values():
        if wanted in (person.id, person.name):
            resolved.setdefault("users", {})[person.id] = shapes.user(world, person)
            if person.member:
                resolved.setdefault("members", {})[person.id] = _member(world, person)
            return person.id
    raise ValueError(f"nobody here is {typed}")


def _member(world: Any, person: Person | None) -> Json:
    data = (
        shapes.member(world, person) if person is None else shapes.interaction_member(world, person)
    )
    data.setdefault("permissions", "0")
    return {key: value for key, value in data.items() if key not in ("user", "deaf", "mute")}


def _role(standin: StandIn, typed: str, resolved: Json) -> str:
    world = standin.world
    for of in (None, *world.roles.values()):
        role = shapes.role(world, of)
        if typed.strip("<@&>") in (role["id"], role["name"], role["name"].strip("@")):
            resolved.setdefault("roles", {})[role["id"]] = role
            return str(role["id"])
    raise ValueError(f"there is no role {typed}")
