"""`gharkane bot` on a machine that is busy with other tests: after a stop signal it may take longer
than nine seconds to end. Tests of that limit run `python -m bot`."""

from bot.app import assembly
from bot.cli import main as program
from tests.waiting import PATIENCE_S


def main() -> None:
    """Run it."""
    assembly.STOPPED = PATIENCE_S  # type: ignore[misc]
    program.main()


if __name__ == "__main__":
    main()
