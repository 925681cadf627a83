"""Interaction callbacks and the webhook calls that follow them."""

from __future__ import annotations

from typing import Any

from bot.playground import checks, payloads, posts, shapes, webhooks
from bot.playground.checks import EPHEMERAL
from bot.playground.errors import Refused, form, unknown
from bot.playground.rest import Answer, Call, route
from bot.playground.world import Interaction, Json, Message

LAUNCH = 12  # the callback that opens the application's activity
DEADLINE = 3.0  # seconds to the first answer

# callback type -> interaction types that may be answered with it
FITS = {4: {2, 3, 5}, 5: {2, 3, 5}, 6: {3, 5}, 7: {3, 5}, 8: {4}, 9: {2, 3}, 12: {2, 3, 5}}


@route("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
def callback(call: Call) -> Answer:
    interaction = call.world.interactions.get(call.params["interaction_token"])
    if interaction is None or interaction.id != call.params["interaction_id"]:
        raise unknown("Interaction")
    if interaction.callback is not None:
        raise Refused(400, 40060, "Interaction has already been acknowledged.", fault=True)
    if call.world.now() - interaction.created > DEADLINE:
        raise unknown("Interaction")
    sent = payloads.parse(payloads.Callback, call.json())
    if interaction.type not in FITS.get(sent.type, set()):
        raise form("type", f"cannot answer an interaction of type {interaction.type} with this")
    if sent.type in (6, 7) and interaction.message_id is None:
        raise form("type", "this form was not opened from a message")
    data: Json = sent.data or {}
    message = _ANSWERS[sent.type](call, interaction, data)
    interaction.callback = sent.type
    if message is not None and interaction.original_id is None:
        interaction.original_id = message.id
    if not call.flag("with_response"):
        return 204, None
    return 200, _response(call, interaction, sent.type, message)


def _response(
    call: Call, interaction: Interaction, kind: int, message: Message | None
) -> dict[str, Any]:
    interaction_data: Json = {"id": interaction.id, "type": interaction.type}
    interaction_data["channel_id"] = interaction.channel_id
    channel = call.world.channel(interaction.channel_id)
    if channel.kind != "dm":
        away = channel.kind == "away"
        interaction_data["guild_id"] = shapes.AWAY_GUILD if away else call.world.guild_id
    if kind in (6, 8):
        return {"interaction": interaction_data}  # no message was created
    resource: Json = {"type": kind}
    if kind == LAUNCH:
        opened = call.standin.activities.launch(interaction)
        return {
            "interaction": interaction_data,
            "resource": resource | {"activity_instance": opened},
        }
    if message is not None:
        interaction_data["response_message_id"] = message.id
        interaction_data["response_message_loading"] = message.loading
        interaction_data["response_message_ephemeral"] = message.ephemeral
        resource["message"] = message.wire()
    return {"interaction": interaction_data, "resource": resource}


def _reply(call: Call, interaction: Interaction, data: Json) -> Message:
    checks.check_new(payloads.MessageBody, data, call.names, ephemeral_allowed=True, path="data")
    return _post(call, interaction, data, "message")


def _post(
    call: Call, interaction: Interaction, data: Json, kind: str, *, loading: bool = False
) -> Message:
    world = call.world
    person = world.people[interaction.person_id]
    only_for = person if (data.get("flags") or 0) & EPHEMERAL else None
    message = posts.create(
        call.standin,
        world.channel(interaction.channel_id),
        data,
        call.files,
        only_for=only_for,
        interaction=interaction,
        loading=loading,
    )
    call.standin.answered(interaction, kind, message=message)
    return message


def _defer(call: Call, interaction: Interaction, data: Json) -> Message:
    payloads.parse(payloads.Deferral, data, "data")
    interaction.ephemeral = bool((data.get("flags") or 0) & EPHEMERAL)
    return _post(call, interaction, data, "deferred", loading=True)


def _source(call: Call, interaction: Interaction) -> Message | None:
    """Return the message whose button was pressed; None if it was deleted meanwhile."""
    messages = call.world.messages.get(interaction.channel_id, {})
    return messages.get(interaction.message_id or "")


def _defer_update(call: Call, interaction: Interaction, data: Json) -> None:
    if data:
        raise form("data", "a deferred update has no data")
    interaction.original_id = interaction.message_id
    call.standin.answered(interaction, "deferred", message=None)


def _update(call: Call, interaction: Interaction, data: Json) -> Message:
    message = _source(call, interaction)
    if message is None:
        raise unknown("Message")
    checks.check_edit(payloads.MessageBody, data, call.names, message.data, "data")
    posts.edit(call.standin, message, data, call.files)
    interaction.original_id = message.id
    call.standin.answered(interaction, "update", message=message)
    return message


def _suggest(call: Call, interaction: Interaction, data: Json) -> None:
    checks.check_choices(data, interaction.option_type)
    call.standin.answered(interaction, "autocomplete", choices=data["choices"])


def _open(call: Call, interaction: Interaction, data: Json) -> None:
    checks.check_modal(data)
    world = call.world
    modal = {
        **data,
        "id": world.new_id(),
        "person_id": interaction.person_id,
        "channel_id": interaction.channel_id,
        "message_id": interaction.message_id,
        "trigger": posts.metadata(world, interaction),
    }
    world.modals[modal["id"]] = modal
    while len(world.modals) > 100:
        del world.modals[next(iter(world.modals))]
    call.standin.answered(interaction, "modal", modal=modal)


def _launch(call: Call, interaction: Interaction, data: Json) -> None:
    opened = call.standin.activities.launch(interaction)
    call.standin.answered(interaction, "launch", instance=opened["id"])


_ANSWERS: dict[int, Any] = {
    4: _reply, 5: _defer, 6: _defer_update, 7: _update, 8: _suggest, 9: _open,
    LAUNCH: _launch,
}  # fmt: skip


def _interaction(call: Call) -> Interaction:
    return call.world.interaction(call.params["webhook_token"], call.params["webhook_id"])


@route("POST", "/webhooks/{webhook_id}/{webhook_token}")
def follow_up(call: Call) -> Answer:
    if webhooks.is_webhook(call):
        return webhooks.execute(call)
    interaction = _interaction(call)
    body = call.json() if call.body is not None else {}
    checks.check_new(payloads.MessageBody, body, call.names, ephemeral_allowed=True)
    world = call.world
    channel = world.channel(interaction.channel_id)
    original = world.messages[channel.id].get(interaction.original_id or "")
    if interaction.callback == 5 and original is not None and original.loading:
        # the first follow-up fills the "thinking" message and keeps its visibility
        body = {"components": [], **body, "flags": (body.get("flags") or 0) & ~EPHEMERAL}
        message = posts.edit(call.standin, original, body, call.files)
    else:
        ephemeral = (body.get("flags") or 0) & EPHEMERAL
        message = posts.create(
            call.standin,
            channel,
            body,
            call.files,
            only_for=world.people[interaction.person_id] if ephemeral else None,
            interaction=interaction,
        )
    call.standin.followed(interaction, message)
    return (200, message.wire()) if call.flag("wait") else (204, None)


def _webhook_message(call: Call) -> tuple[Interaction, Message]:
    interaction = _interaction(call)
    number = call.params["message_id"]
    if number == "@original":
        number = interaction.original_id or ""
    message = call.world.message(interaction.channel_id, number)
    if message.token != interaction.token and number != interaction.original_id:
        raise unknown("Message")
    return interaction, message


@route("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}")
def edit_webhook_message(call: Call) -> Answer:
    interaction, message = _webhook_message(call)
    body = call.json()
    checks.check_edit(payloads.MessageBody, body, call.names, message.data)
    posts.edit(call.standin, message, body, call.files)
    call.standin.followed(interaction, message)
    return 200, message.wire()


@route("DELETE", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}")
def delete_webhook_message(call: Call) -> Answer:
    if webhooks.is_webhook(call):
        return webhooks.delete_message(call)
    interaction, message = _webhook_message(call)
    posts.remove(call.standin, message)
    call.standin.followed(interaction, message)
    return 204, None
