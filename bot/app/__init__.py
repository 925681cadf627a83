"""Assembly of the bot, configuration, logs, health, lease and upkeep."""
