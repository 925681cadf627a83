"""Tokens of links: a link's number and its end, signed with the key of this database. Pure."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from typing import Final

_TOKEN: Final = re.compile(
    r"(?P<number>\d{1,18})\.(?P<until>\d{1,12})\.(?P<mac>[\w-]{22})", re.ASCII
)
_MAC_BYTES: Final = 16


def sign(key: bytes, number: int, until: int) -> str:
    """Return the token of a link that expires at `until`, in seconds since 1970."""
    return f"{number}.{until}.{_mac(key, number, until)}"


def number_of(key: bytes, token: str, now: float) -> int | None:
    """Return the number of the token's link; None if it was not signed with this key, or has
    expired."""
    match = _TOKEN.fullmatch(token)
    if match is None:
        return None
    number, until = int(match["number"]), int(match["until"])
    if not hmac.compare_digest(_mac(key, number, until), match["mac"]):
        return None
    return number if now < until else None


def _mac(key: bytes, number: int, until: int) -> str:
    digest = hmac.digest(key, f"touch:{number}:{until}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:_MAC_BYTES]).decode().rstrip("=")
