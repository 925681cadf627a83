"""Version 1.0.0, at which every older database stands. A new one begins at the newest migration."""

from __future__ import annotations

revision = "0041"
down_revision = None
