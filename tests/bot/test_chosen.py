"""`tests.lab chosen`: what each value of a choice brings where chance chooses."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from engine.kernel import Pick, Seat, legal
from engine.players import one_deep_pick, random_pick
from tests.lab.computers.chosen import main, played, shares

GAME, VERB = "the_others", "enlist"


@pytest.fixture(autouse=True)
def _deliberate_choices_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers think about the choice and pick the rest at random: how well the game goes on after
    it is not looked at, and took nine tenths of its time."""

    def pick(state: Any, seat: Seat, seed: int) -> Pick:
        thinks = legal(state, seat)[0].verb == VERB
        return (one_deep_pick if thinks else random_pick)(state, seat, seed)

    monkeypatch.setattr("tests.lab.computers.chosen.one_deep_pick", pick)


def test_the_same_seed_plays_the_same_games_in_each_setting_and_with_each_number() -> None:
    first = [*played(GAME, VERB, "3,4", 1, 7, "layout=random")]
    again = islice(played(GAME, VERB, "3,4", 1, 7, "layout=random"), 2)
    assert first[:2] == [*again]
    assert [len(figures) for _, figures in first] == [2, 3] * 3  # a share for each hero in the team
    stories = ("terror", "corruption", "redemption")
    assert [setting for setting, _ in first] == [f"story={id}" for id in stories for _ in "34"]


def test_drawn_picks_of_the_verb_vary_more_than_computers_choices() -> None:
    """Computers mostly choose the same team; nothing but picks of the verb is drawn."""
    drawn = {hero for _, one in played(GAME, VERB, "3", 2, 7, "") for hero in one}
    judged = {hero for _, one in played(GAME, "no-such-verb", "3", 2, 7, "") for hero in one}
    assert len(judged) < len(drawn)


def test_values_to_draw_from_make_the_same_team_each_time() -> None:
    """The reserve is chosen after them, from the other heroes."""
    teams = [{*one} for _, one in played(GAME, VERB, "3", 1, 7, "", ["ines", "vigie"])]
    assert teams == [{"won_with_ines", "won_with_vigie"}] * 3


def test_shares_are_between_0_and_1_in_every_game() -> None:
    assert shares(iter([{"won": 1.0, "points": 1.0}, {"won": 0.0, "points": 40.0}, {}])) == {
        "won": [1.0, 0.0]
    }


def test_shares_are_printed_highest_first(capsys: pytest.CaptureFixture[str]) -> None:
    main(GAME, VERB, "3", games=1, apart=True)
    whole, *by_story = capsys.readouterr().out.split("\n\n")
    assert [part.splitlines()[0] for part in by_story] == [
        "story=terror",
        "story=corruption",
        "story=redemption",
    ]
    assert [part.count("won_with_") for part in by_story] == [2, 2, 2]
    rows = [row.split() for row in whole.splitlines()]
    assert all(name.startswith("won_with_") for name, *_ in rows)
    assert sum(int(row[-1]) for row in rows) == 2 * 3
    figures = [int(row[1].rstrip("%")) for row in rows]
    assert figures == sorted(figures, reverse=True)
