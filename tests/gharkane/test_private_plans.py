"""Lines of a plan that answer a whole private stretch: the day at home, and losses to events."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.copying import clone
from engine.games.gharkane import PACKAGE as gharkane
from engine.games.gharkane.day.build import Arrange, PayBuild
from engine.games.gharkane.day.clean import EndDay
from engine.games.gharkane.day.disease import ChooseTreatment
from engine.games.gharkane.day.feed import ChooseFood, ChooseLeaver
from engine.games.gharkane.day.picks import Dismiss, Done, Meal, Repair, Treat, Use, Welcome
from engine.games.gharkane.day.recruit import ChooseRecruits
from engine.games.gharkane.day.repair import ChooseRepair, SpareIcons
from engine.games.gharkane.day.rooms import Barter
from engine.games.gharkane.guards import DAY, AtHome, Brace, Forgo, relative_picks
from engine.games.gharkane.night.happenings import LoseByChoice, PayOrDesert, Sicken
from engine.games.gharkane.picks import Build, Lose, Pass, Place
from engine.games.gharkane.shelter import Gear, Room
from engine.games.gharkane.state import Gharkane
from engine.kernel import (
    Choice,
    Pick,
    asks,
    legal,
    namespace_of,
    play,
    question,
    registered_classes,
    side_by_side,
)
from engine.plans import Planned, new_line, verdict
from tests.gharkane.conftest import begin, night, owns, room
from tests.laws.walks import draw, fresh

ALL = AtHome("everything", "build")
SPOILING = AtHome("spoiling", "repair")
KEEP = AtHome("keep", "keep")
DAYS = relative_picks(None, "EndDay")


@pytest.mark.parametrize(("name", "kind"), [(DAY, AtHome), ("ApplyEvents", Forgo)])
def test_they_answer_every_question_of_their_stretch(name: str, kind: type[Any]) -> None:
    """[day.private] So that the end of a stretch does not say which questions there were."""
    choices: list[type[Any]] = [
        one for one in registered_classes(namespace_of(Gharkane)) if issubclass(one, Choice)
    ]
    assert {one.__name__ for one in choices if one.known_as == name} == {*kind.answers}
    assert all(relative_picks(None, asked) for asked in kind.answers)


def shelter() -> Gharkane:
    """A hospital of three, a room of three with one free place, a ruin, and goods."""
    game = night()
    owns(game, 0, food=2, water=4, can=1, med=2, wood=3, metal=1)
    room(game, 0, "cave_armoury", 2)
    game.shelters[0].rooms.append(Room("smokehouse"))
    game.shelters[0].hospital = 3
    game.shelters[0].gauge = 3
    return game


@pytest.mark.parametrize(
    ("asked", "answers"),
    [
        (ChooseFood(0, 3), {ALL: Meal(2, 1, 0), KEEP: Meal(2, 1, 0)}),
        (ChooseLeaver(0, 2), {ALL: Dismiss(("hospital", "hospital"))}),
        (ChooseTreatment(0), {ALL: Treat(2), SPOILING: Treat(2), KEEP: Pass()}),
        (
            ChooseRecruits(0),
            {ALL: Welcome(2, 4, 1, 2), SPOILING: Welcome(2, 2, 0, 0), KEEP: Pass()},
        ),
        (Arrange(0), {ALL: Place("cave_armoury", 1), KEEP: Place("cave_armoury", 1)}),
        (PayBuild(0, "smokehouse"), {ALL: Build("smokehouse", 3, 0, 0)}),
        (Barter(0, "barter_hall", 2), {ALL: Pass(), KEEP: Pass()}),
        (EndDay(0), {ALL: Done(), KEEP: Done()}),
    ],
)
def test_a_day_is_lived_as_told(asked: Any, answers: dict[AtHome, Pick]) -> None:
    """[day.feed, day.disease.treat, day.recruit, day.build, day.clean]"""
    game = begin(shelter(), asked)
    assert {line: line.resolve(game, 0) for line in answers} == answers
    assert Brace(0).resolve(game, 0) is None


def test_materials_build_or_repair_and_bonuses_are_used() -> None:
    """[day.build, day.repair, day.build.bonus]"""
    game = shelter()
    game.shelters[0].hospital = 0
    asked = begin(game, Arrange(0))
    assert ALL.resolve(asked, 0) == Build("smokehouse")
    assert SPOILING.resolve(asked, 0) == Pass()
    room(game, 0, "salvage_depot")
    assert KEEP.resolve(begin(game, Arrange(0)), 0) == Use("salvage_depot")
    owns(game, 0, wood=3, metal=3, chip=3)
    game.shelters[0].gear.append(Gear("drill"))
    asked = begin(game, ChooseRepair(0))
    assert [line.resolve(asked, 0) for line in (ALL, SPOILING, KEEP)] == [
        Repair("drill"),
        Repair("drill"),
        Pass(),
    ]
    room(game, 0, "precision_workshop")
    spare = SPOILING.resolve(begin(game, SpareIcons(0, "drill", "precision_workshop")), 0)
    assert isinstance(spare, Use)
    room(game, 0, "serum_laboratory")
    assert KEEP.resolve(begin(game, ChooseTreatment(0)), 0) == Use("serum_laboratory")


def test_events_take_what_is_named_then_what_there_is_most_of_then_a_survivor() -> None:
    """[night.event.choice, night.event.desertion, night.event.fever]"""
    game = shelter()
    owns(game, 0, ammo=9)
    by_choice, deserting = LoseByChoice(0, "looted_arsenals"), PayOrDesert(0, "desertions")
    for asked in (by_choice, deserting):
        found = begin(game, asked)
        assert Forgo("most").resolve(found, 0) in legal(found, 0)
    first = Forgo("can").resolve(begin(game, deserting), 0)
    assert isinstance(first, Lose)
    owns(game, 0, food=0, water=0, can=0, med=0, wood=0, metal=0, ammo=0)
    assert Forgo("can").resolve(begin(game, deserting), 0) == Lose("survivor", "hospital")
    assert Forgo("can").resolve(begin(game, by_choice), 0) == Pass()
    assert Forgo("can").resolve(begin(game, Sicken(0, "fever")), 0) == Pass()
    assert Forgo("can").resolve(begin(game, EndDay(0)), 0) is None


@pytest.mark.parametrize("line", DAYS)
def test_a_plan_with_such_a_line_ends_every_day(line: AtHome) -> None:
    """[day.private] Whatever the seat holds, and whatever else is in the plan."""
    seed = 3 + DAYS.index(line)
    game, ended = fresh("gharkane", 2, seed), 0
    impossible = Planned("ChooseFood", Meal(9, 9, 9))
    while game.result is None:
        if asks(game, DAY) and type(question(game, 0)).__name__ in AtHome.answers:
            for world in (clone(game), gharkane.redeal(game, 1, seed)):
                left = (impossible, new_line("ChooseFood", line))
                while type(question(world, 0)).__name__ in AtHome.answers and asks(world, DAY):
                    said = verdict(gharkane, world, 0, left)
                    assert said is not None
                    assert said.pick is not None
                    play(world, 0, said.pick)
                    left = said.rest
            ended += 1
            game = world if ended % 2 else game
        if game.result is None:
            seed, seat, choice = draw(game, seed)
            play(game, seat, choice)
    assert ended >= 6


@pytest.mark.parametrize(
    ("change", "ends"), [({}, True), ({"stays": False}, False), ({"under": True}, False)]
)
def test_only_a_line_that_answers_all_ends_a_day(change: dict[str, Any], ends: bool) -> None:
    """[day.private] Not one that answers once, or only after another."""
    game = begin(shelter(), side_by_side((EndDay(0),), (EndDay(1),)))
    plan = (Planned("Arrange", Pass()), replace(new_line("EndDay", KEEP), **change))
    said = verdict(gharkane, game, 0, plan)
    assert (said is not None and said.pick == Done()) == ends
