"""The log: one line per record, and no token in any of them."""

from __future__ import annotations

import logging
import re
from typing import Final

FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_IN_URLS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.-]{8,}")


class Redacting(logging.Formatter):
    """Formats a record with its traceback, then blots out the bot's token and those that Discord
    gives for answering an interaction."""

    def __init__(self, secret: str) -> None:
        super().__init__(FORMAT)
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """The record as text without tokens."""
        text = super().format(record)
        if self._secret:
            text = text.replace(self._secret, "[token]")
        return _IN_URLS.sub(r"\1[token]", text)


def start_log(secret: str) -> None:
    """Log to standard error, at INFO, without `secret`; does nothing where a log is set up."""
    root = logging.getLogger()
    if root.handlers:
        return
    handler = logging.StreamHandler()
    handler.setFormatter(Redacting(secret))
    root.addHandler(handler)
    root.setLevel(logging.INFO)
