"""Point discord.py at a local stand-in instead of Discord."""

from __future__ import annotations

import ipaddress

import discord.gateway
import discord.http
import yarl


def is_loopback(host: str) -> bool:
    """Return whether the host is `localhost`, an address in 127.0.0.0/8, or ::1
    (brackets allowed)."""
    name = host.strip("[]").rstrip(".").lower()
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def redirect(url: str) -> None:
    """Send every REST call and the gateway of this process to `url` (`GHARKANE_DISCORD_URL`).

    Call it before a client starts. REST goes to `{url}/api/v10`, the gateway to `ws://…/gateway`;
    the class's default gateway is patched too, as discord.py falls back to it after op 9.
    Raises ValueError when `url` is not plain http on a loopback address, or is more than an origin.
    """
    wanted = "GHARKANE_DISCORD_URL must be http://127.0.0.1:PORT or another loopback address"
    try:
        parsed = yarl.URL(url.strip())
        port = parsed.port
    except ValueError as error:
        raise ValueError(f"{wanted}; {url!r} is not an address.") from error
    if parsed.scheme != "http" or port is None or not parsed.host:
        raise ValueError(f"{wanted}; {url!r} is not plain http.")
    if parsed.user or parsed.password or parsed.query or parsed.fragment or parsed.path != "/":
        raise ValueError(f"{wanted}; {url!r} has more than a host and a port.")
    if not is_loopback(parsed.host):
        raise ValueError(f"{wanted}; {url!r} is not on this machine.")
    origin = parsed.origin()
    discord.http.Route.BASE = str(origin / "api" / "v10")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = origin.with_scheme("ws") / "gateway"
