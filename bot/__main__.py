"""`python -m bot` is `gharkane`."""

from bot.app.cli import main

main()
