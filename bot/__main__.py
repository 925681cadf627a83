"""`python -m bot` is `gharkane`."""

from bot.app.main import main

main()
