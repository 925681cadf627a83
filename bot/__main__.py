"""`python -m bot` is `gharkane`."""

from bot.cli import main

main()
