"""The log as its host wants it: from a level on, as lines or as objects, and nothing of Alembic."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

import pytest

from bot.app.logs import Json, Redacting
from tests.bot.test_cli import bot_refused
from tests.e2e.process import BotProcess
from tests.standin import StandIn


def logged(formatter: Json, text: str, *facts: object) -> dict[str, str]:
    try:
        raise ValueError("a\nfault with s3cret-token")
    except ValueError:
        record = logging.LogRecord("x.y", logging.INFO, "", 0, text, facts, sys.exc_info())
    line = formatter.format(record)
    assert "\n" not in line
    found: dict[str, str] = json.loads(line)
    return found


def test_json_logs_are_one_object_a_line_without_tokens() -> None:
    url = "https://discord.com/api/v10/webhooks/12345/aW50ZXJhY3Rpb246/messages/@original"
    found = logged(Json("s3cret-token"), "s3cret-token\nat %s", url)
    assert set(found) == {"at", "level", "logger", "message", "error"}
    assert (found["level"], found["logger"]) == ("INFO", "x.y")
    assert found["message"] == "[token]\nat " + url.replace("aW50ZXJhY3Rpb246", "[token]")
    assert "ValueError: a\nfault with [token]" in found["error"]


def test_no_token_reaches_the_log() -> None:
    shown = Redacting("s3cret-token")
    url = "https://discord.com/api/v10/webhooks/12345/aW50ZXJhY3Rpb246/messages/@original"
    record = logging.LogRecord("x", logging.INFO, "", 0, "s3cret-token at %s", (url,), None)
    text = shown.format(record)
    assert "s3cret" not in text
    assert "aW50ZXJhY3Rpb246" not in text
    assert "/webhooks/12345/[token]/messages" in text


@pytest.mark.parametrize(("level", "form"), [("INFO", "json"), ("WARNING", "text")])
async def test_level_and_form_are_options(tmp_path: Path, level: str, form: str) -> None:
    stand_in = StandIn()
    await stand_in.start()
    bot = BotProcess(stand_in, tmp_path)
    bot.environment["GHARKANE_DATABASE_URL"] = f"sqlite+aiosqlite:///{tmp_path}/new.db"
    bot.environment |= {"GHARKANE_LOG_LEVEL": level, "GHARKANE_LOG_FORMAT": form}
    await bot.start()
    assert await bot.end() == 0
    await stand_in.stop()
    lines = bot.log.read_text().splitlines()
    if level == "WARNING":
        assert lines == []
    else:
        records = [json.loads(line) for line in lines]
        assert any(
            "the database is brought from nothing" in record["message"] for record in records
        )
        assert not [record for record in records if record["logger"].startswith("alembic")]


def test_the_final_error_is_a_json_object_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "level", root.level)
    for wrong in ({}, {"DISCORD_TOKEN": "x", "GHARKANE_EDIT_GAP": "much"}):
        monkeypatch.setattr(root, "handlers", [])  # as when the program starts
        line = bot_refused(tmp_path, monkeypatch, GHARKANE_LOG_FORMAT="json", **wrong)
        found = json.loads(line)
        assert found["level"] == "CRITICAL"
        assert ("GHARKANE_EDIT_GAP" if wrong else "DISCORD_TOKEN is not set") in found["message"]
