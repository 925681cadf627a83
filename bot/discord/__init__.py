"""All that knows discord.py."""
