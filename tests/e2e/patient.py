"""`gharkane bot` on a machine that is busy with other tests: once it is told to stop, its end is
not cut short after nine seconds. Where that is the subject, a test runs `python -m bot`."""

from bot.app import assembly
from bot.cli.main import main
from tests.waiting import PATIENCE_S

if __name__ == "__main__":
    assembly.STOPPED = PATIENCE_S  # type: ignore[misc]
    main()
