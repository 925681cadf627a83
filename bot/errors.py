"""What ends the program."""

from __future__ import annotations


class StartError(Exception):
    """Why the program cannot start, or go on: one sentence for the operator."""
