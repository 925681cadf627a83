"""Records of a night, and what a game master may put right."""

from __future__ import annotations

from typing import Any

import pytest

from bot.render.scores import winners_text
from engine.corrections import Correction, MovePiece, SetFigure, correct
from engine.games.the_others import PACKAGE as others
from engine.games.the_others.content import GROUP, deck
from engine.games.the_others.corrections import SetCorruption, SetPlace, SetTrack, SetWounds
from engine.games.the_others.options import Options
from engine.games.the_others.picks import Incarnate
from engine.games.the_others.record import Record
from engine.kernel import EVERYTHING, IllegalMove, legal, pending, play
from engine.record import RecordError, read_record
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
    """A hero's figures, the track, a monster, the hand: told to those who see them."""
    told = others.record(laid(hero("vigie", wounds=1), hero("ines", seat=2)), EVERYTHING)
    game = others.begin(3, 7, Options(), told)
    for item, value in (("wounds", 3), ("corruption", 5), ("place", "e3")):
        after, (event,) = correct(game, SetFigure(f"set_{item}", -1, "vigie", value))
        assert getattr(after.heroes[0], item) == value
        assert event.seen_by(None) == {"thing": [f"set_{item}", "vigie"], "value": value}
    assert correct(game, SetFigure("set_track", -1, "", 6))[0].track == 6
    kind = game.box[0]
    after, _ = correct(game, MovePiece("set_box", -1, "", kind, "set_monsters", -1, "e3"))
    assert kind in after.monsters["e3"]
    card = game.sin_deck[0]
    after, (event,) = correct(game, MovePiece("set_sin_deck", -1, "", card, "set_hand", -1, ""))
    assert card in after.hand
    assert "piece" not in (event.seen_by(None) or {})
    assert (event.seen_by(game.sins) or {})["piece"] == card


def test_corrections_of_1_0_0_are_replayed_as_they_were() -> None:
    game = laid(hero("vigie", wounds=1))
    for one, field, value in (
        (SetWounds("vigie", 3), "wounds", 3),
        (SetCorruption("vigie", 5), "corruption", 5),
        (SetPlace("vigie", "e3"), "place", "e3"),
    ):
        after, (event,) = correct(game, one)
        assert getattr(after.heroes[0], field) == value
        assert event.name == f"corrected_{field}"
    assert correct(game, SetTrack(6))[0].track == 6


@pytest.mark.parametrize(
    ("one", "reason"),
    [
        (SetFigure("set_wounds", -1, "nobody", 1), "correction-unknown"),
        (SetFigure("set_wounds", -1, "vigie", 5), "correction-number"),
        (SetFigure("set_wounds", -1, "vigie", 0), "correction-same"),
        (SetFigure("set_corruption", -1, "vigie", 8), "correction-number"),
        (SetFigure("set_place", -1, "vigie", "z9"), "correction-unknown"),
        (SetFigure("set_place", -1, "vigie", "a2"), "correction-same"),
        (SetFigure("set_track", -1, "", 99), "correction-number"),
        (MovePiece("set_hand", -1, "", "brood", "set_monsters", -1, "a1"), "correction-unknown"),
    ],
)
def test_what_cannot_be_put_right(one: Correction, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        correct(laid(hero("vigie")), one)


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


@pytest.mark.parametrize("carried", range(4))
def test_what_a_campaign_brings_a_seat(carried: int) -> None:
    """[upgrade.limit, setup.hand] Upgrades as far as its first hero can carry them, turn tokens;
    for the Sins a card each, whatever it would be."""
    brought = {"upgrade": 2, "turn": 3}
    mine = of("saba", upgrades=["vest", "boots", "salt"][:carried]) | {"brought": brought}
    sins = PRIDE | {"acolytes": "choristers", "brought": brought}
    told = {"seats": [mine, sins, of("ines")], "reserve": ["vigie", "ursa"]}
    game = others.begin(3, 1, Options(), read_record(Record, told))
    first, second = game.heroes if game.heroes[0].id == "saba" else game.heroes[::-1]
    assert (len(first.upgrades), first.extra) == (min(3, carried + 2), 3)
    assert (second.upgrades, second.extra) == ([], 0)
    assert len(game.hand) == 5 + 5


def test_a_sin_that_a_record_names_comes_before_the_option() -> None:
    """[setup.sin] Also where the option draws one; the group is still chosen."""
    told = {"seats": [{"side": "sins", "sin": "envy"}]}
    for sin in ("choose", "random", "pride"):
        game = others.begin(3, 1, Options.model_validate({"sin": sin}), read_record(Record, told))
        assert {pick.sin for pick in offers(game, 0, Incarnate)} == {"envy"}
        assert len(legal(game, 0)) == len(GROUP)


PRIDE = {"side": "sins", "sin": "pride"}


def of(*heroes: str, **more: Any) -> dict[str, Any]:
    """A seat with these heroes."""
    return {"heroes": [{"id": id, **more} for id in heroes]}


@pytest.mark.parametrize(
    ("fields", "field", "reason", "figures"),
    [
        ({"seats": [None] * 4}, "seats", "too-many", {"most": 3}),
        ({"story": "x" * 65}, "story", "too-long", {"most": 64}),
        ({"seats": [PRIDE, PRIDE]}, "seats.1.side", "twice", {"what": "sins"}),
        ({"seats": [{"side": "sins", "hand": ["duel"]}]}, "seats.0.sin", "missing", {}),
        (
            {"seats": [None, PRIDE | {"hand": ["duel", "feast"]}]},
            "seats.1.hand.1",
            "not-of-it",
            {"what": "pride"},
        ),
        (
            {"seats": [PRIDE | {"hand": ["duel"] * 5}]},
            f"seats.0.hand.{deck('pride').count('duel')}",
            "not-of-it",
            {"what": "pride"},
        ),
        ({"reserve": ["odon", "saba", "odon", "ines"]}, "reserve", "twice", {"what": "odon"}),
        ({"seats": [None, of("saba")]}, "seats.1.side", "missing", {}),
        ({"seats": [PRIDE, of("saba"), of("saba")]}, "seats.2.heroes", "twice", {"what": "saba"}),
        (
            {"seats": [PRIDE, of("saba")], "reserve": ["odon", "saba"]},
            "seats.1.heroes",
            "twice",
            {"what": "saba"},
        ),
        ({"seats": [PRIDE, of("saba", "odon")]}, "seats.1.heroes", "too-many", {"most": 1}),
        (
            {"seats": [PRIDE, of("saba", upgrades=["vest"] * 3)]},
            "seats.1.heroes",
            "twice",
            {"what": "vest"},
        ),
    ],
)
def test_what_no_night_can_begin_with_is_refused(
    fields: Any, field: str, reason: str, figures: dict[str, Any]
) -> None:
    """[setup.sides, setup.hand, setup.reserve] Its place, why, and with which figure."""
    with pytest.raises(RecordError) as refusal:
        others.begin(3, 1, Options(), read_record(Record, fields))
    assert (refusal.value.field, refusal.value.reason) == (field, reason)
    assert refusal.value.figures == figures


def test_a_night_begins_with_what_its_record_says() -> None:
    """[setup.heroes, track.omens] At the bounds too: all copies of an upgrade, of a sin card, and
    two heroes of a seat where two play."""
    heroes = of("saba", "odon", wounds=4, corruption=7, extra=9, upgrades=["vest"])
    duels = ["duel"] * deck("pride").count("duel")
    sins = PRIDE | {"acolytes": "choristers", "hand": duels}
    fields = {"seats": [heroes, sins], "track": 5, "omen": "howl", "reserve": ["ines", "vigie"]}
    fields["story"] = "x" * 64  # says nothing
    game = others.begin(2, 1, Options(), read_record(Record, fields))
    assert (game.sins, game.sin, game.group, game.track) == (1, "pride", "choristers", 5)
    assert game.reserve == ["ines", "vigie"]
    assert not {"saba", "odon", "ines", "vigie"} & set(game.pool)
    told = [(h.id, h.seat, h.wounds, h.corruption, h.extra, h.upgrades) for h in game.heroes]
    assert told == [(id, 0, 4, 7, 9, ["vest"]) for id in ("saba", "odon")]
    while not game.omens:
        seat, choice = pending(game)[0]
        play(game, seat, choice.options(game, seat)[0])
    assert "howl" in (game.omens[-1], *game.omen_discards)
    assert set(duels) <= set(game.hand)
    assert "vest" not in game.upgrades


def test_the_record_of_a_night_says_what_the_table_shows() -> None:
    """[setup.sides] Each seat its own part, and others none, until the night is over."""
    team = [hero("vigie", wounds=2, extra=12), hero("ines", seat=2, corruption=3)]
    game = laid(*team, mission=2, round=4, fallen=["odon"], reserve=[])
    whole = others.record(game, EVERYTHING)
    assert (whole.reserve, whole.mission, whole.round, whole.story) == (None, 2, 4, "terror")
    sins, vigie, ines = whole.seats
    assert (sins.side, sins.sin, sins.acolytes) == ("sins", "wrath", "choristers")
    assert [(h.id, h.wounds, h.extra) for h in vigie.heroes] == [("vigie", 2, 9)]
    assert [(h.id, h.corruption, h.extra) for h in ines.heroes] == [("ines", 3, 0)]
    assert others.record(game, 1).seats == (None, vigie, None)
    assert others.record(game, 0).seats == (sins, None, None)
    assert others.record(game, None).seats == (None, None, None)
    game.result = (0,)
    assert others.record(game, None).seats == whole.seats
    assert others.record(game, 1).seats == whole.seats
