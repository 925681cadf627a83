"""The game master's tools."""
