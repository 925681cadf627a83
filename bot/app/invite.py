"""The link that invites the bot: `gharkane invite`."""

from __future__ import annotations

import base64
import binascii
import os

import discord

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    create_public_threads=True,
    create_private_threads=True,
    pin_messages=True,
    manage_webhooks=True,
    create_events=True,
    manage_events=True,
)
"""All permissions that the bot ever requests; threads, pins, webhooks and events may
be refused."""


def invite_url(application: str = "", *, person: bool = False) -> str:
    """Return the invite link for an application id, or for the one whose token is in DISCORD_TOKEN;
    for a `person`, the link by which they install the bot for themselves.

    The first part of a token is the application's id in base64 (Discord's reference, "Bot users").
    ValueError, in one sentence, if neither gives an id.
    """
    number = application or _from_token(os.environ.get("DISCORD_TOKEN", ""))
    if not number.isdigit():
        raise ValueError(
            "invite: name the application's id (a number), or set DISCORD_TOKEN to the bot's token."
        )
    if person:
        link = discord.utils.oauth_url(int(number), scopes=("applications.commands",))
        return f"{link}&integration_type=1"
    return discord.utils.oauth_url(
        int(number), permissions=PERMISSIONS, scopes=("bot", "applications.commands")
    )


def _from_token(token: str) -> str:
    head = token.partition(".")[0]
    try:
        return base64.b64decode(head + "=" * (-len(head) % 4), validate=True).decode("ascii")
    except (binascii.Error, ValueError):
        return ""
