"""Day 3: the disease rises, care is due, medicine may be added."""

from __future__ import annotations

import pytest

from engine.games.gharkane.content import GAUGE, GAUGE_START
from engine.games.gharkane.day.day import home
from engine.games.gharkane.day.disease import (
    Care,
    ChooseTreatment,
    Disease,
    Treatment,
    care_due,
    rise_due,
)
from engine.games.gharkane.day.picks import Dismiss, Treat, Use
from engine.games.gharkane.picks import Pass
from engine.games.gharkane.state import Gharkane, Variant
from engine.kernel import awaited, legal, pending
from tests.gharkane.conftest import begin, chosen, night, owns, refused, room, stores

WORST = len(GAUGE) - 1


def sick(game: Gharkane) -> Gharkane:
    """The whole of step 3 for seat 0."""
    return begin(game, Disease(0), Care(0), Treatment(0))


def cells(game: Gharkane) -> int:
    """How far the marker is from where it started: positive is worse."""
    return game.shelters[0].gauge - GAUGE_START


def test_the_gauge_gets_a_cell_worse_every_day() -> None:
    """[day.disease.rise, day.disease.gauge] Even in a shelter where nobody lives."""
    game = sick(night())
    assert cells(game) == 1
    assert GAUGE[game.shelters[0].gauge] == -1


def test_a_supernova_makes_it_two() -> None:
    """[day.disease.rise, content.events] While the flare is unresolved."""
    game = night()
    game.events_open = ["supernova_flare"]
    assert cells(sick(game)) == 2


def test_the_vault_keeps_the_rise_out() -> None:
    """[content.rooms, day.build.copies] A cell less each, never below nothing."""
    game = night()
    game.events_open = ["supernova_flare"]
    room(game, 0, "leaded_vault")
    assert rise_due(game, 0) == 1
    room(game, 0, "leaded_vault")
    assert rise_due(game, 0) == 0
    game.events_open = []
    assert rise_due(game, 0) == 0
    owns(game, 0, med=2)
    assert cells(sick(game)) == 0


def test_care_is_paid_and_each_missing_medicine_is_a_cell() -> None:
    """[day.disease.care] Two rooms and three in the hospital want four; one is there."""
    game = night()
    room(game, 0, "cave_armoury", survivors=1)
    room(game, 0, "dormitory")
    room(game, 0, "ag_radio")
    game.shelters[0].hospital = 3
    assert care_due(game, 0) == 1 + 1 + 0 + 2
    owns(game, 0, med=1, can=3)
    game = sick(game)
    assert stores(game, 0) == {"can": 3}
    assert cells(game) == 1 + 3


def test_care_comes_before_extra_treatment() -> None:
    """[day.disease.order] Medicine is taken for care without a question; only the rest treats."""
    game = night()
    room(game, 0, "cave_armoury")
    owns(game, 0, med=3)
    game = sick(game)
    assert stores(game, 0) == {"med": 2}
    assert legal(game, 0) == [Treat(1), Treat(2), Pass()]


def test_each_further_medicine_makes_the_gauge_a_cell_better() -> None:
    """[day.disease.treat] Up to the best cell, never beyond."""
    game = night()
    owns(game, 0, med=9)
    game = sick(game)
    assert awaited(game) == [(0, "Day")]
    assert legal(game, 0) == [Treat(1), Treat(2), Treat(3), Pass()]
    assert refused(game, 0, Treat(4)).reason == "gauge-at-best"
    assert refused(game, 0, Treat(0)).reason == "at-least-one"
    assert refused(game, 0, Treat(10)).reason == "resource-short"
    assert refused(game, 0, Use("serum_laboratory")).reason == "bonus-not-ready"
    game = chosen(game, 0, Treat(3))
    assert (game.shelters[0].gauge, stores(game, 0)) == (0, {"med": 6})
    assert awaited(game) == [], "nothing left to treat"


def test_treatment_is_a_choice() -> None:
    """[day.disease.treat] Medicine may be kept."""
    game = night()
    owns(game, 0, med=2)
    game = chosen(sick(game), 0, Treat(1), Pass())
    assert (cells(game), stores(game, 0)) == (0, {"med": 1})


def test_the_laboratory_makes_the_gauge_two_cells_better_once() -> None:
    """[content.rooms, day.build.bonus] At the end of the step, each copy once a turn."""
    game = night()
    room(game, 0, "serum_laboratory")
    owns(game, 0, med=1)
    game = sick(game)
    assert legal(game, 0) == [Use("serum_laboratory"), Pass()]
    game = chosen(game, 0, Use("serum_laboratory"))
    assert cells(game) == -1
    assert awaited(game) == []


def test_the_pharmacy_gives_a_medicine_before_care_is_due() -> None:
    """[content.rooms, day.disease.order] Its own care is paid with it; copies give each one."""
    game = night()
    room(game, 0, "rock_pharmacy")
    game = sick(game)
    assert (stores(game, 0), cells(game)) == ({}, 1)
    game = night()
    room(game, 0, "rock_pharmacy", survivors=2)
    assert cells(sick(game)) == 2, "not full, nothing given"
    game = night()
    room(game, 0, "rock_pharmacy")
    room(game, 0, "rock_pharmacy")
    owns(game, 0, med=1)
    assert stores(sick(game), 0) == {"med": 1}


@pytest.mark.parametrize(("scope", "due"), [("care", 3), ("hospital", 2), ("upkeep", 5)])
def test_what_care_is_due_is_an_option(scope: str, due: int) -> None:
    """[option.medicine_scope] Care values, the hospital alone, or as much as food."""
    game = night(variant=Variant(medicine_scope=scope))
    room(game, 0, "serum_laboratory", survivors=1)
    game.shelters[0].hospital = 4
    assert care_due(game, 0) == due


def test_at_home_care_is_due_once_the_gauge_has_risen() -> None:
    """[day.disease.order, day.disease.care, day.steps] Survivors who leave at the rise need no care
    any more; and what is treated is what is left after care."""
    game = night()
    shelter = game.shelters[0]
    shelter.gauge, shelter.hospital = len(GAUGE) - 1, 3
    owns(game, 0, food=2, med=3)
    game = begin(game, *home(0))
    rose = [event.name for event in game.new_events]
    assert rose.index("disease_rose") < rose.index("cared")
    cared = next(e.seen_by(0) for e in game.new_events if e.name == "cared")
    assert cared == {"seat": 0, "due": 1, "paid": 1}, "two are left of three"
    assert game.shelters[0].hospital == 2
    ((asked, _),) = pending(game)
    assert isinstance(asked, ChooseTreatment)
    assert stores(game, 0) == {"med": 2}


def test_beyond_the_last_cell_survivors_leave() -> None:
    """[day.disease.beyond] The marker stays; each cell too many is a survivor of one's choice."""
    game = night()
    game.shelters[0].gauge = WORST - 1
    room(game, 0, "cave_armoury")
    game.shelters[0].hospital = 1
    game = sick(game)
    assert game.shelters[0].gauge == WORST
    leaving = Dismiss(("hospital", "cave_armoury")), Dismiss(("cave_armoury", "cave_armoury"))
    assert legal(game, 0) == [*leaving]
    game = chosen(game, 0, leaving[0])
    assert awaited(game) == []
    assert game.shelters[0].survivors == 2, "two medicine were missing, and two left"
    assert game.shelters[0].gauge == WORST
