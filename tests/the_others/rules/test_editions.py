"""Games keep the rules and missions with which they began."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from bot.table.saving import event_to_json
from engine import codec
from engine.games.the_others import PACKAGE as others
from engine.games.the_others.content import EDITION
from engine.games.the_others.figures import stories
from engine.kernel import Event, apply
from tests.the_others.tables import laid

GAMES = json.loads((Path(__file__).parents[1] / "first_edition.json").read_text(encoding="utf-8"))
"""Whole games of the story "redemption", from before there were editions; `told` is a digest of all
their events."""


def plain(events: tuple[Event, ...] | list[Event]) -> Any:
    return [event_to_json(event) for event in events]


@pytest.mark.parametrize("kept", GAMES, ids=lambda one: str(one["seed"]))
def test_games_of_the_first_edition_are_played_as_then(kept: dict[str, Any]) -> None:
    """[missions.order, rescue.deliver, roll.temptation] Every pick is legal, with the same events
    and the same end."""
    options = others.Options(**kept["options"])
    game = others.new_game(kept["seats"], kept["seed"], options, edition=1)
    told = [plain(game.new_events)]
    for seat, data in kept["picks"]:
        game, events = apply(game, seat, codec.pick_from_json(game, data))
        told.append(plain(events))
    text = json.dumps(told, separators=(",", ":"))
    assert hashlib.sha256(text.encode()).hexdigest() == kept["told"]
    assert list(game.result) == kept["result"]


@pytest.mark.parametrize("edition", range(1, EDITION + 1))
@pytest.mark.parametrize("story", ["terror", "corruption", "redemption"])
def test_the_goal_is_that_of_the_edition(story: str, edition: int) -> None:
    """[missions.order] What is announced is what counts, in each edition."""
    game = laid(story=story, edition=edition, steps=[])
    goal = game.goal()
    assert goal == stories(edition)[story].missions[0].branches[0]
    redemption = stories(1)["redemption"].missions[1].branches[0]
    assert (redemption.goal, redemption.counts) == ("kill", (9, 11, 15))
