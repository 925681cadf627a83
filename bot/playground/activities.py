"""Activities: pages that Discord opens in a frame, and what it says of who is in them.

Nothing is opened until the application has a page (`Activities.enable`), as in Discord's developer
pages. The page that frames it speaks for the client: `authorize` and `authenticate` are a person's.
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

CLIENT_SECRET = "standin-client-secret"  # it opens nothing else
ENTRY_POINT = 4  # the type of the command by which Discord itself opens an activity


@dataclass
class Instance:
    """An activity that is open in a channel."""

    id: str
    channel_id: str
    kind: str
    people: list[str] = field(default_factory=list)


class Activities:
    """What Discord knows of the application's activity; kept while the stand-in runs."""

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
        """Give the application a page: Discord adds the command that opens it."""
        world, self.url = self.standin.world, url
        known = world.commands.setdefault("", [])
        if all(one["type"] != ENTRY_POINT for one in known):
            sent = {"type": ENTRY_POINT, "name": "launch", "handler": 2}
            known.append(shapes.command(world, sent, world.new_id(), None))

    def launch(self, interaction: Interaction) -> Json:
        """Open it for who acted, in the channel where it is open already if it is."""
        if not self.url:
            raise Refused(400, 50234, "This application is not embedded", fault=False)
        world = self.standin.world
        channel = world.channel(interaction.channel_id)
        here = [one for one in self.instances.values() if one.channel_id == channel.id]
        if not here:
            here = [Instance(f"i-{world.new_id()}-{channel.kind}", channel.id, channel.kind)]
            self.instances[here[0].id] = here[0]
        if interaction.person_id not in here[0].people:
            here[0].people.append(interaction.person_id)
        return {"id": here[0].id}

    def frame(self, instance: str, channel: Channel) -> Json:
        """What a client needs to open it."""
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
        """The person lets the application know who they are: a code for its server."""
        if client_id != self.standin.world.application_id or scope != ["identify"]:
            raise Refusal("refused", "no such application, or it asks for more than who one is")
        code = secrets.token_urlsafe(20)
        self.codes[code] = person.id
        return code

    def authenticate(self, token: str) -> Json:
        """The person an access token stands for."""
        if token not in self.tokens:
            raise Refusal("refused", "Invalid token")
        return shapes.user(self.standin.world, self.standin.world.person(self.tokens[token]))


@route("POST", "/oauth2/token")
def exchange(call: Call) -> Answer:
    """A code for an access token: only with the application's secret, and only once."""
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
    told = {"access_token": token, "token_type": "Bearer", "expires_in": 604800}
    return 200, told | {"refresh_token": secrets.token_urlsafe(24), "scope": "identify"}


@route("GET", "/applications/{application_id}/activity-instances/{instance_id}")
def instance(call: Call) -> Answer:
    """Where an instance runs, and who is in it."""
    found = call.standin.activities.instances.get(call.params["instance_id"])
    if found is None or call.params["application_id"] != call.world.application_id:
        raise unknown("Application")
    where: Json = {"id": f"{found.kind}-{found.channel_id}", "channel_id": found.channel_id}
    if found.kind == "dm":
        where["kind"] = "pc"
    else:
        where |= {"kind": "gc", "guild_id": call.world.guild_id}
    told = {"application_id": call.world.application_id, "instance_id": found.id}
    return 200, told | {"launch_id": found.id, "location": where, "users": found.people}


def keeps_entry_point(call: Call, sent: list[Json]) -> None:
    """Refuse a list of commands that would remove the one by which the activity is opened."""
    known = call.world.commands.get("", [])
    if any(one["type"] == ENTRY_POINT for one in known) and all(
        one.get("type") != ENTRY_POINT for one in sent
    ):
        text = "You cannot remove this app's Entry Point command in a bulk update operation."
        raise Refused(400, 50240, text, fault=True)
