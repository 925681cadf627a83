"""`python -m bot` is `gharkane`."""

from bot.cli.main import main

main()
