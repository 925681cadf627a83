"""Assembly of the bot, its configuration, logs, health, lease and upkeep."""
