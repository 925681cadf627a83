"""What the tables of Happy DayZ may not hold, and what others ask of its rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.content import ContentError
from engine.corrections import Pile, things_of
from engine.games.happy_dayz import content
from engine.games.happy_dayz.guards import stretch
from engine.games.happy_dayz.picks import Skip
from engine.games.happy_dayz.telling import died
from engine.players.idle import idle_pick
from tests.happy_dayz.tables import fresh, laid, until


def refused(monkeypatch: pytest.MonkeyPatch, table: str, rows: Any) -> str:
    """Why this table is refused in place of the own one."""
    with monkeypatch.context() as patched:
        patched.setattr(content, table, rows)
        with pytest.raises(ContentError) as error:
            content._check()
    return str(error.value)


@pytest.mark.parametrize("seats", content.HAND)
def test_hands_leave_a_card_of_every_deck(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    """[setup.deal] At two seats a third hand is dealt, to nobody."""
    most = (len(content.deck(list(content.TRIOS[0]))) - 1) // (seats + (seats == 2))
    assert f"too many for {seats}" in refused(monkeypatch, "HAND", {seats: most + 1})
    monkeypatch.setattr(content, "HAND", {seats: most})
    content._check()


@pytest.mark.parametrize("field", ["power", "second"])
@pytest.mark.parametrize("faction", content.FACTIONS)
def test_a_faction_has_its_own_powers(
    monkeypatch: pytest.MonkeyPatch, faction: str, field: str
) -> None:
    other = next(power.id for power in content.POWER.values() if power.faction != faction)
    for power in (other, "of_nobody"):
        row = content.FACTION[faction].model_copy(update={field: power})
        assert power in refused(monkeypatch, "FACTION", {**content.FACTION, faction: row})


def test_whoever_does_not_answer_keeps_the_factions() -> None:
    game = until(fresh(3, power_cards="none"), "ReplaceFaction")
    assert idle_pick(game, game.starter, 1) == Skip()


def test_before_the_first_deal_a_plan_is_for_the_first_round() -> None:
    assert stretch(replace(laid("dog_1", "dog_2", "dog_3"), round=0)) == 1


def test_survivors_die_at_a_count_alone() -> None:
    assert [died("counted", {"loss": n}) for n in (0, 1, 2)] == [False, True, True]
    assert not died("gave_trick", {"loss": 1})


def test_powers_of_the_house_lie_in_an_order() -> None:
    """Which of two came last is put right too."""
    game = laid("dog_1", "dog_2", "dog_3", extras=("a", "b"))
    game = replace(game, variant=replace(game.variant, power_cards="box"))
    extras = [thing for thing in things_of(game) if thing.what == "set_extras"]
    assert [thing.ordered for thing in extras if isinstance(thing, Pile)] == [True]
