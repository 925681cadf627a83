"""Refusals: Discord's error responses, and actions that a person's client does not allow."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """Discord's error response to a request.

    `status` is the HTTP status, `code` Discord's JSON error code, `errors` the nested form errors.
    `fault` is true for a mistake of the bot, which the stand-in records, and false for a situation
    it cannot prevent (a closed DM).
    """

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: dict[str, Any] | None = None,
        *,
        fault: bool = False,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.fault = fault
        self.retry_after = retry_after

    def body(self) -> dict[str, Any]:
        """Return the JSON body of the response."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


def form(path: str, text: str) -> Refused:
    """Return an "Invalid Form Body" (50035) about the field at `path`, a dotted path."""
    return forms([(path, text)])


def forms(problems: list[tuple[str, str]]) -> Refused:
    """Return several field errors as one refusal."""
    merged: dict[str, Any] = {}
    for path, text in problems:
        here = merged
        for part in [part for part in path.split(".") if part]:
            here = here.setdefault(part, {})
        here.setdefault("_errors", []).append({"code": "INVALID", "message": text})
    text = "; ".join(f"{path}: {text}" for path, text in problems[:5])
    return Refused(400, 50035, f"Invalid Form Body: {text}", merged, fault=True)


def empty_message() -> Refused:
    return Refused(400, 50006, "Cannot send an empty message", fault=True)


def unknown(kind: str) -> Refused:
    """Return a 404 for a missing object; `kind` is Discord's word for it."""
    codes = {
        "Application": 10002,
        "Channel": 10003,
        "Guild": 10004,
        "Member": 10007,
        "Message": 10008,
        "User": 10013,
        "Emoji": 10014,
        "Webhook": 10015,
        "Interaction": 10062,
        "Application Command": 10063,
        "Guild Scheduled Event": 10070,
    }
    return Refused(404, codes[kind], f"Unknown {kind.lower() if ' ' in kind else kind}")


def missing_access() -> Refused:
    return Refused(403, 50001, "Missing Access")


def missing_permissions() -> Refused:
    return Refused(403, 50013, "Missing Permissions")


def dm_closed() -> Refused:
    return Refused(403, 50007, "Cannot send messages to this user")


class Refusal(Exception):
    """Discord's client does not let a person do this, or the bot did not answer.

    `code`: `no_answer`, `offline`, `refused` or `unknown`.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
