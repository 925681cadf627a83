"""Settings from the environment."""

from __future__ import annotations

import os
import sys
from difflib import get_close_matches
from typing import Any, Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.app.dsn import Dsn
from bot.app.health import DEFAULT
from bot.app.shards import Shards
from bot.errors import StartError


class Config(BaseSettings):
    """The configuration; every field is an environment variable."""

    model_config = SettingsConfigDict(
        env_prefix="GHARKANE_", frozen=True, extra="ignore", populate_by_name=True
    )

    discord_token: SecretStr = Field(default=SecretStr(""), validation_alias="DISCORD_TOKEN")
    """Never shown: a SecretStr prints as stars."""
    database_url: str = DEFAULT
    """An SQLAlchemy address of an async driver; a relative path is under the working directory."""
    discord_url: str = ""
    """Only for the stand-in: `http://127.0.0.1:PORT`."""
    shards: str = ""
    """Discord's shards of this process, as `0-3/16`; empty: all of them."""
    contact: str = Field(default="", max_length=200)
    """Contact of the host, for `/about`."""
    source: str = Field(default="", max_length=200)
    """Address of its source, for `/about`."""
    metrics_port: int = Field(default=0, ge=0, le=65535)
    """Port of 127.0.0.1 for `/healthz` and `/metrics`; 0: none."""
    public_url: str = Field(default="", max_length=200)
    """The bot's public address, behind a proxy with TLS; empty: none."""
    public_address: str = "127.0.0.1"
    """The local address on which it answers that proxy."""
    public_port: int = Field(default=9180, ge=1, le=65535)
    """Its port there."""
    client_secret: SecretStr = Field(
        default=SecretStr(""), validation_alias="DISCORD_CLIENT_SECRET"
    )
    """Enables the board inside Discord."""
    sentry_dsn: SecretStr = SecretStr("")
    """Where faults are reported, as `https://KEY@HOST/PROJECT` (Sentry's protocol); empty: no."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    """The lowest logged level."""
    log_format: Literal["text", "json"] = "text"
    """Lines to read, or one JSON object a line."""
    locale: Literal["fr", "en"] = "fr"
    """Language of public messages where a server has set none."""
    computer_pause: float = Field(default=1.5, ge=0, le=60)
    """Seconds a computer waits before it plays, regardless of its hand."""
    order_pause: float = Field(default=5.0, ge=0, le=600)
    """Seconds from a question to the standing orders that answer it, regardless of the seat's
    hand."""
    edit_gap: float = Field(default=1.2, ge=0, le=60)
    """Minimum seconds between two edits of one message."""
    board_delay: float = Field(default=10.0, ge=0, le=60)
    """Seconds until a public message shows changes that await nobody; over days a sheet, too."""
    board_life: float = Field(default=600.0, ge=0, le=3600)
    """Seconds in which a public message is edited, not replaced, as long as its chapter lasts."""
    sheet_delay: float = Field(default=240.0, ge=0, le=600)
    """At live tables: seconds until a sheet is edited, and until a loss without a question is sent.
    """
    call_delay: float = Field(default=40.0, ge=0, le=120)
    """At live tables: seconds until a person is called to a turn that they have not taken."""
    lobbies_per_person: int = Field(default=10, ge=1)
    """Lobbies that one person may have open."""
    lobbies_per_server: int = Field(default=100, ge=1)
    """Lobbies that may be open on one server."""
    games_per_person: int = Field(default=100, ge=1)
    """Unfinished tables that one person may have opened or sit at."""
    games_per_server: int = Field(default=1_000, ge=1)
    """Unfinished tables of one server."""
    campaigns_per_server: int = Field(default=200, ge=1)
    """Campaigns of one server."""
    campaigns_per_person: int = Field(default=20, ge=1)
    """Campaigns that one person has created, on all servers."""
    lessons_per_hour: int = Field(default=20, ge=1)
    """Lessons that one person starts per hour."""
    notices_per_hour: int = Field(default=20, ge=1)
    """Public notices that one person causes per hour."""
    calls_per_hour: int = Field(default=6, ge=1)
    """Notices per hour, caused by others, that call one person."""
    games_kept_days: int = Field(default=0, ge=0, le=36_500)
    """Days for which a table is kept after its end, with its result; 0: for ever."""
    uploads_per_person: int = Field(default=20, ge=1)
    """Uploads per person and hour."""
    uploads_per_server: int = Field(default=100, ge=1)
    """Uploads per server and hour."""
    exports_per_person: int = Field(default=30, ge=1)
    """Exports of games and of stored data per person and hour."""
    exports_per_server: int = Field(default=200, ge=1)
    """The same per server."""
    requests_per_person: int = Field(default=10, ge=1)
    """Requests for another pace, an undo or a pause, per person and hour."""
    requests_per_server: int = Field(default=100, ge=1)
    """The same per server."""
    invitations_per_person: int = Field(default=10, ge=1)
    """Calls to a lobby per person and hour."""
    invitations_per_server: int = Field(default=60, ge=1)
    """The same per server."""
    links_per_person: int = Field(default=20, ge=1)
    """Links to boards per person and hour."""
    links_per_server: int = Field(default=200, ge=1)
    """The same per server."""
    ready_timeout: float = Field(default=2.0, ge=0, le=60)
    """Seconds that the client waits at startup for each of its servers to be announced."""

    @field_validator("shards")
    @classmethod
    def _readable(cls, text: str) -> str:
        Shards.read(text)
        return text

    @field_validator("sentry_dsn")
    @classmethod
    def _reports_to(cls, text: SecretStr) -> SecretStr:
        if text.get_secret_value():
            Dsn.read(text.get_secret_value())
        return text

    @field_validator("public_url")
    @classmethod
    def _reachable(cls, text: str) -> str:
        """Return its origin, and a path without a trailing slash. Transmitted data shows a seat's
        secrets, so only this machine may be addressed without TLS."""
        url = urlsplit(text)
        if not text:
            return ""
        secure = url.scheme == "https" or (
            url.scheme == "http" and url.hostname in ("127.0.0.1", "localhost", "::1")
        )
        if not secure or not url.hostname or url.query or url.fragment or url.username:
            raise ValueError("it must be an address like https://board.example.org")
        return text.rstrip("/")

    def token(self) -> str:
        """Return the token in clear, for logging in only; StartError if there is none."""
        clear = self.discord_token.get_secret_value().strip()
        if not clear:
            raise StartError("DISCORD_TOKEN is not set: the README says how to create one.")
        if not (clear.isascii() and clear.isprintable()) or " " in clear:
            raise StartError(
                "DISCORD_TOKEN holds a line break, a space or a letter that no token has: copy the "
                "bot's token anew."
            )
        return clear


def load_config(**instead: Any) -> Config:
    """Return the settings of this process; `instead` overrides the environment. StartError names
    the invalid variable."""
    try:
        return Config(**instead)
    except ValidationError as error:
        wrong = error.errors(include_input=False, include_url=False)[0]
        name = str(wrong["loc"][0]) if wrong["loc"] else "a setting"
        variable = name if name.isupper() else f"GHARKANE_{name.upper()}"
        raise StartError(f"{variable} {_wish(wrong)}.") from None


def _wish(wrong: Any) -> str:
    """Return what pydantic wants of a value, as the end of a sentence that begins with its name."""
    limits = wrong.get("ctx", {})
    match wrong["type"]:
        case "int_parsing" | "int_type" | "int_from_float":
            return "must be a whole number"
        case "float_parsing" | "float_type" | "finite_number":
            return "must be a number"
        case "bool_parsing" | "bool_type":
            return "must be true or false"
        case "greater_than_equal":
            return f"must be at least {limits['ge']:g}"
        case "less_than_equal":
            return f"must be at most {limits['le']:g}"
        case "literal_error":
            return f"must be {limits['expected']}"
        case "value_error":
            return f"is wrong: {limits['error']}"
    return f"is wrong: {wrong['msg']}"


def database_url() -> str:
    """Return the address of the database for a command, which has no log: stderr names the
    variables that are not settings. StartError, like `load_config`."""
    for sentence in unknown_variables():
        sys.stderr.write(f"{sentence}.\n")
    return load_config().database_url


def unknown_variables() -> list[str]:
    """Return a sentence for each variable of the environment that looks like a setting but is not
    one."""
    known = {f"GHARKANE_{name.upper()}" for name in Config.model_fields}
    unknown = sorted(
        name
        for name in os.environ
        if name.upper().startswith("GHARKANE_") and name.upper() not in known
    )
    return [
        f"{name} is no setting and is ignored"
        + "".join(f"; is {near} meant?" for near in get_close_matches(name.upper(), known, 1))
        for name in unknown
    ]
