"""Activities: pages that Discord shows in a frame, and who has them open.

As in Discord's developer portal, the application needs a page first (`Activities.enable`).
`authorize` and `authenticate` act for a person: the page around the frame calls them for its
client.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.playground import shapes
from bot.playground.errors import Refusal, Refused, unknown
from bot.playground.rest import Answer, Call, route
from bot.playground.world import Channel, Interaction, Json, Person

if TYPE_CHECKING:
    from bot.playground.server import StandIn

CLIENT_SECRET = "standin-client-secret"  # only the stand-in accepts it
ENTRY_POINT = 4  # the type of the command with which Discord itself opens an activity


@dataclass
class Instance:
    """An open activity in a channel."""

    id: str
    channel_id: str
    kind: str
    people: list[str] = field(default_factory=list)


class Activities:
    """Discord's record of the application's activity; kept in memory only."""

    def __init__(self, standin: StandIn) -> None:
        self.standin = standin
        self.url = ""
        """Where its page is; empty: the application has none."""
        self.instances: dict[str, Instance] = {}
        self.codes: dict[str, str] = {}
        """Code, good once -> the person it stands for."""
        self.tokens: dict[str, str] = {}
        """Access token -> the person."""

    def enable(self, url: str) -> None:
        """Give the application a page. Discord then adds the command that opens it."""
        world, self.url = self.standin.world, url
        known = world.commands.setdefault("", [])
        if all(command["type"] != ENTRY_POINT for command in known):
            sent = {"type": ENTRY_POINT, "name": "launch", "handler": 2}
            known.append(shapes.command(world, sent, world.new_id()))

    def launch(self, interaction: Interaction) -> Json:
        """Open the activity for the person of this interaction, in the channel's open instance if
        there is one."""
        if not self.url:
            raise Refused(400, 50234, "This application is not embedded", fault=False)
        world = self.standin.world
        channel = world.channel(interaction.channel_id)
        here = [
            activity for activity in self.instances.values() if activity.channel_id == channel.id
        ]
        if not here:
            here = [Instance(f"i-{world.new_id()}-{channel.kind}", channel.id, channel.kind)]
            self.instances[here[0].id] = here[0]
        if interaction.person_id not in here[0].people:
            here[0].people.append(interaction.person_id)
        return {"id": here[0].id}

    def frame(self, instance: str, channel: Channel) -> Json:
        """Return what a client needs to open the activity."""
        world = self.standin.world
        query = {
            "frame_id": secrets.token_hex(8),
            "instance_id": instance,
            "platform": "desktop",
            "channel_id": channel.id,
        }
        if channel.kind != "dm":
            query["guild_id"] = world.guild_id
        return {"url": f"{self.url}/", "query": query, "client_id": world.application_id}

    def authorize(self, person: Person, client_id: str, scope: list[str]) -> str:
        """Let the application identify this person; return an authorization code for its server."""
        if client_id != self.standin.world.application_id or scope != ["identify"]:
            raise Refusal("refused", "no such application, or it asks for more than who one is")
        code = secrets.token_urlsafe(20)
        self.codes[code] = person.id
        return code

    def authenticate(self, token: str) -> Json:
        """Return the person to whom an access token belongs."""
        if token not in self.tokens:
            raise Refusal("refused", "Invalid token")
        return shapes.user(self.standin.world, self.standin.world.person(self.tokens[token]))


@route("POST", "/oauth2/token")
def exchange(call: Call) -> Answer:
    """Exchange a code for an access token. Needs the application's secret; a code works once."""
    sent, known = call.json(), call.standin.activities
    if (sent.get("client_id"), sent.get("client_secret")) != (
        call.world.application_id,
        CLIENT_SECRET,
    ):
        return 401, {"error": "invalid_client"}
    person = known.codes.pop(str(sent.get("code")), None)
    if sent.get("grant_type") != "authorization_code" or person is None:
        return 400, {"error": "invalid_grant"}
    token = secrets.token_urlsafe(24)
    known.tokens[token] = person
    token_data = {"access_token": token, "token_type": "Bearer", "expires_in": 604800}
    return 200, token_data | {"refresh_token": secrets.token_urlsafe(24), "scope": "identify"}


@route("GET", "/applications/{application_id}/activity-instances/{instance_id}")
def instance(call: Call) -> Answer:
    """Return where an instance runs and who has it open."""
    activity = call.standin.activities.instances.get(call.params["instance_id"])
    if activity is None or call.params["application_id"] != call.world.application_id:
        raise unknown("Application")
    location: Json = {
        "id": f"{activity.kind}-{activity.channel_id}",
        "channel_id": activity.channel_id,
    }
    if activity.kind == "dm":
        location["kind"] = "pc"
    else:
        location |= {"kind": "gc", "guild_id": call.world.guild_id}
    instance_data = {"application_id": call.world.application_id, "instance_id": activity.id}
    return 200, instance_data | {
        "launch_id": activity.id,
        "location": location,
        "users": activity.people,
    }


def keeps_entry_point(call: Call, sent: list[Json]) -> None:
    """Refuse a list of commands without the entry point command that Discord added."""
    known = call.world.commands.get("", [])
    if any(command["type"] == ENTRY_POINT for command in known) and all(
        command.get("type") != ENTRY_POINT for command in sent
    ):
        text = "You cannot remove this app's Entry Point command in a bulk update operation."
        raise Refused(400, 50240, text, fault=True)
