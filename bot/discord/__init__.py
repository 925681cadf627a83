"""All code that uses discord.py."""
