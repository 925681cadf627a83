"""Records of a night, and what a game master may put right."""

from __future__ import annotations

import pytest

from bot.render.scores import winners_text
from engine.corrections import correct
from engine.games.the_others import PACKAGE as others
from engine.games.the_others.content import GROUP
from engine.games.the_others.corrections import SetCorruption, SetPlace, SetTrack, SetWounds
from engine.games.the_others.options import Options
from engine.games.the_others.picks import Incarnate
from engine.games.the_others.record import Record
from engine.kernel import EVERYTHING, IllegalMove, legal
from engine.record import read_record
from engine.shown import by_side, side_total
from tests.draw.moments import LIBRARY
from tests.the_others.tables import asks, hero, laid, offers


def test_a_night_is_handed_over_and_taken_up() -> None:
    """Sides, sin, the heroes' state, the reserve, the track."""
    team = [
        hero("vigie", wounds=2, corruption=3, upgrades=["vest"], extra=1),
        hero("ines", seat=2),
    ]
    game = laid(*team, track=4, fallen=["odon"], reserve=["saba"])
    told = others.record(game, EVERYTHING)
    again = others.begin(3, 7, Options(), told)
    one = again.heroes[0]
    assert (one.id, one.wounds, one.corruption, one.upgrades) == ("vigie", 2, 3, ["vest"])
    assert (again.sins, again.sin, again.track, again.reserve) == (0, "wrath", 4, ["saba"])
    assert told.fallen == ("odon",)
    assert asks(again) == "LayToken"


def test_what_is_put_right() -> None:
    """Wounds, corruption, a hero's place, the track: told to all."""
    game = laid(hero("vigie", wounds=1))
    for one, field, value in (
        (SetWounds("vigie", 3), "wounds", 3),
        (SetCorruption("vigie", 5), "corruption", 5),
        (SetPlace("vigie", "e3"), "place", "e3"),
    ):
        after, events = correct(game, one)
        assert getattr(after.heroes[0], field) == value
        assert events
    assert correct(game, SetTrack(6))[0].track == 6


@pytest.mark.parametrize(
    ("one", "reason"),
    [
        (SetWounds("nobody", 1), "correction-no-hero"),
        (SetWounds("vigie", 5), "correction-number"),
        (SetWounds("vigie", 0), "correction-same"),
        (SetCorruption("vigie", 7), "correction-number"),
        (SetPlace("vigie", "z9"), "correction-no-space"),
        (SetPlace("vigie", "a2"), "correction-same"),
        (SetTrack(99), "correction-number"),
    ],
)
def test_what_cannot_be_put_right(one: object, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        correct(laid(hero("vigie")), one)  # type: ignore[arg-type]


def test_points_are_missions_and_deaths_as_they_were() -> None:
    """[missions.order, death.loss] Three missions are three points of the side, for any viewer, and
    three deaths are three."""
    game = laid(seats=4, mission=3, result=(1, 2, 3), fallen=["saba", "odon", "ursa"], steps=[])
    scores = others.score(game)
    assert [score.total for score in scores] == [3, 3, 3, 3]
    assert [side_total(side) for side in by_side(scores)] == [3, 3]
    texts = LIBRARY.texts("en", others.NAME, ("Zoe", "Luc", "Ann", "Eve"))
    assert "3 points" in winners_text(texts, (1, 2, 3), scores)


def test_a_hand_that_a_record_gives_is_filled_up_to_five() -> None:
    """[setup.hand] Cards of the record among them."""
    sins = {"side": "sins", "sin": "pride", "acolytes": "choristers", "hand": ["duel", "fall"]}
    heroes = [{"heroes": [{"id": "ines"}]}, {"heroes": [{"id": "ursa"}]}]
    told = {"seats": [sins, *heroes], "reserve": ["saba", "odon"]}
    game = others.begin(3, 1, Options(sin="pride"), read_record(Record, told))
    assert {"duel", "fall"} <= set(game.hand)
    assert len(game.hand) == 5


def test_a_sin_that_a_record_names_comes_before_the_option() -> None:
    """[setup.sin] Also where the option draws one; the group is still chosen."""
    told = {"seats": [{"side": "sins", "sin": "envy"}]}
    for sin in ("choose", "random", "pride"):
        game = others.begin(3, 1, Options.model_validate({"sin": sin}), read_record(Record, told))
        assert {pick.sin for pick in offers(game, 0, Incarnate)} == {"envy"}
        assert len(legal(game, 0)) == len(GROUP)
