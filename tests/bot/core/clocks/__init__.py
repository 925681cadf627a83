"""Clocks, pauses and reminders of a table."""
