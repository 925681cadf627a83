"""What a game tells as a death: the cue of a dossier that waits for one."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import EVERYTHING
from tests.laws.walks import PACKAGES, throughout

DEATHS: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "gharkane": [("left", {}), ("lost", {"what": "survivor"})],
    "happy_dayz": [("counted", {"loss": 1})],
    "arctic_scavengers": [("struck", {}), ("martyred", {}), ("sacrificed", {})],
    "the_others": [("died", {}), ("civilian_lost", {})],
}
LIVES: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "gharkane": [("lost", {"what": word}) for word in ("can", "water", "wood", "room")],
    "happy_dayz": [("counted", {"loss": 0}), ("won", {"loss": 1})],
}


@pytest.mark.parametrize("name", PACKAGES)
def test_a_death_is_what_the_game_tells_as_one(name: str) -> None:
    """Each of these events, and no other of two games of every number of seats."""
    died = PACKAGES[name].died
    deaths, lives = DEATHS.get(name, []), LIVES.get(name, [])
    assert (died is not None) == bool(deaths)
    if died is None:
        return
    assert all(died(event, facts) for event, facts in deaths)
    assert not any(died(event, facts) for event, facts in lives)
    told = set()
    for seats in PACKAGES[name].SEATS:
        *_, (game, _, _) = throughout((name, seats), 0)  # to its end, all one game
        told |= {e.name for e in game.new_events if died(e.name, e.seen_by(EVERYTHING))}
    assert told
    assert told <= {*dict(deaths)}
