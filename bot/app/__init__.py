"""How the bot starts, is run and is measured."""
