"""Games that begin from a record: survivors, factions and rounds as a story has them."""

from __future__ import annotations

from engine.games.happy_dayz import begin
from engine.games.happy_dayz.content import FACTION, NUMBERS
from engine.games.happy_dayz.ending import score
from engine.games.happy_dayz.options import Options
from engine.games.happy_dayz.record import Record, record
from engine.kernel import EVERYTHING, play
from engine.record import read_record
from tests.laws.walks import walk

FACTIONS = [{"id": "dog"}, {"id": "children", "power": "school_bus"}, {"id": "hippie"}]


def test_communities_factions_and_rounds_are_as_recorded() -> None:
    told = read_record(Record, {"rounds": 1, "factions": FACTIONS, "seats": [{"survivors": 12}]})
    game = begin(3, 4, Options(), told)
    assert game.survivors == [12, NUMBERS.survivors, NUMBERS.survivors]
    assert game.factions == ["dog", "children", "hippie"]
    assert game.powers == [FACTION["dog"].power, "school_bus", FACTION["hippie"].power]
    assert record(game, EVERYTHING).rounds == 1
    for seat, choice in walk(game, 2):
        play(game, seat, choice)
    assert game.round == 1
    assert record(game, None).rounds is None, "none is left"


def test_points_of_a_recorded_game_come_to_its_survivors() -> None:
    """[setup.survivors, count] What a record gives is what a community began with."""
    told = read_record(
        Record, {"rounds": 2, "factions": FACTIONS, "seats": [{"survivors": 12}, None]}
    )
    game = begin(3, 4, Options(), told)
    assert [s.total for s in score(game)] == [12, NUMBERS.survivors, NUMBERS.survivors]
    for seat, choice in walk(game, 2):
        play(game, seat, choice)
        assert [s.total for s in score(game)] == game.survivors
    assert [s.rows[0].points for s in score(game)] == [12, NUMBERS.survivors, NUMBERS.survivors]
    assert [s.points for s in record(game, EVERYTHING).seats if s] == [
        {row.rule: row.points for row in one.rows} for one in score(game)
    ]
