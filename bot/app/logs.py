"""The log: one line per record, followed by its traceback, without tokens.

A record begins at the start of a line. Line breaks and control characters are escaped and the lines
of a traceback are indented; so quoted text can neither begin a record nor move a cursor.
"""

from __future__ import annotations

import datetime as dt
import json
import logging
import re
from collections import Counter
from typing import Final

from bot.schedule.log_fields import current_fields

LOG_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")
_IN_URLS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.-]{8,}")
_OF_LINKS = re.compile(r"\b\d{1,18}\.[\w-]{32}(?![\w-])")


class Redacting(logging.Formatter):
    """Formats a record with its traceback, then redacts the bot's own secrets, Discord's
    interaction tokens, and tokens of links to boards."""

    def __init__(self, *secrets: str) -> None:
        super().__init__(LOG_FORMAT)
        self._secrets = tuple(filter(None, secrets))

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as text without tokens."""
        text = "\n  ".join(map(_written_out, super().format(record).split("\n")))
        return self.redacted(text)

    def redacted(self, text: str) -> str:
        """Return the text without tokens."""
        for secret in self._secrets:
            text = text.replace(secret, "[token]")
        return _OF_LINKS.sub("[token]", _IN_URLS.sub(r"\1[token]", text))

    def formatMessage(self, record: logging.LogRecord) -> str:
        """Return the record as one line, whatever it quotes."""
        return _written_out(super().formatMessage(record))


def _written_out(text: str) -> str:
    return _UNSEEN.sub(lambda match: match[0].encode("unicode_escape").decode(), text)


class Json(Redacting):
    """The same as one JSON object per line, for log collectors."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as an object without tokens."""
        entry = {
            "at": dt.datetime.fromtimestamp(record.created, dt.UTC).isoformat(),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **{name: str(number) for name, number in current_fields().items()},
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return self.redacted(json.dumps(entry, ensure_ascii=True))


class Faults(logging.Handler):
    """Counts the records of each logger from ERROR on, while it is added to the root logger."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        """Count one."""
        self.count[record.name] += 1


def start_log(*secrets: str, level: str = "INFO", as_json: bool = False) -> None:
    """Log to standard error, from `level` on, without these secrets; no effect if a log is set
    up."""
    root = logging.getLogger()
    if root.handlers:
        return
    handler = logging.StreamHandler()
    handler.setFormatter(Json(*secrets) if as_json else Redacting(*secrets))
    root.addHandler(handler)
    root.setLevel(level)
