"""The error that ends the program."""

from __future__ import annotations


class StartError(Exception):
    """Why the program cannot start or continue: one sentence for the operator."""
