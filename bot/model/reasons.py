"""Why the bot refuses a request."""

from __future__ import annotations

Reason = str
"""A text id after `refused-`; "rules": the rules of the game refuse, see `Refused`. Those of a
feature are the texts in its folder. A test checks that the code gives no others."""
