"""`make schema`: the JSON Schema of each game's chronicles, written to docs/schema."""

from __future__ import annotations

import json
from pathlib import Path

from bot.model.game_export import schema
from engine.games import GAMES

SCHEMA_FOLDER = Path(__file__).resolve().parents[2] / "docs" / "schema"


def texts() -> dict[str, str]:
    """Return file name -> content."""
    return {
        f"{game}.json": json.dumps(schema(game), indent=2, ensure_ascii=False) + "\n"
        for game in GAMES
    }


def main() -> None:
    """Write the files."""
    SCHEMA_FOLDER.mkdir(exist_ok=True)
    for name, text in texts().items():
        (SCHEMA_FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
