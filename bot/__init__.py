"""Gharkane: survival board games for a table of friends, as a Discord bot."""

__version__ = "1.1.0"
"""The one place that names the version: pyproject.toml, /about and the log read it here."""
