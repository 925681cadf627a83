"""What the tables of Happy DayZ may not hold, and what others ask of its rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.content import ContentError
from engine.corrections import things_of
from engine.games.happy_dayz import PACKAGE, content
from engine.games.happy_dayz.guards import stretch
from engine.games.happy_dayz.picks import Skip
from engine.games.happy_dayz.state import HappyDayz
from engine.games.happy_dayz.telling import died
from engine.kernel import legal
from engine.players.idle import idle_pick
from engine.players.one_deep import best_pick
from tests.happy_dayz.tables import laid, play


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


@pytest.mark.parametrize("more", [-1, 1])
def test_a_faction_whose_cards_differ_has_a_number_for_each(
    monkeypatch: pytest.MonkeyPatch, more: int
) -> None:
    """[power.headcount]"""
    worth = (1,) * (content.NUMBERS.ranks + more)
    row = content.FACTION["dog"].model_copy(update={"worth": worth})
    assert "must hold 13 numbers" in refused(
        monkeypatch, "FACTION", {**content.FACTION, "dog": row}
    )


@pytest.mark.parametrize("faction", ["dog", "nobody"])
def test_a_power_of_a_faction_is_one_of_its_two(
    monkeypatch: pytest.MonkeyPatch, faction: str
) -> None:
    row = content.POWER["bunker"].model_copy(update={"faction": faction})
    assert "bunker" in refused(monkeypatch, "POWER", {**content.POWER, "bunker": row})


@pytest.mark.parametrize(("card", "rank"), [("zombie_1", 21), ("zombie_20", 19), ("zombie_7", 8)])
def test_zombies_are_ranked_without_a_gap(
    monkeypatch: pytest.MonkeyPatch, card: str, rank: int
) -> None:
    """[zombie.equal]"""
    row = content.ZOMBIES[card].model_copy(update={"rank": rank})
    assert "without a gap" in refused(monkeypatch, "ZOMBIES", {**content.ZOMBIES, card: row})


def preached() -> HappyDayz:
    """The winner of a trick draws a card, and may put a zombie under the reserve."""
    game = laid(
        "preacher_5 preacher_1", "preacher_9 preacher_2", "preacher_3 preacher_4",
        factions=("preacher", "dog", "military"), powers=("sermon", "flair", "requisition"),
        reserve="dog_1 dog_8", caught=("", "zombie_20", ""),
    )  # fmt: skip
    return play(game, "preacher_5", "preacher_9", "preacher_3")[0]


def test_whoever_does_not_answer_declines() -> None:
    """[power.sermon.discard] Also where a computer would not."""
    game = preached()
    assert best_pick(PACKAGE, game, 1, PACKAGE.weights("normal"), legal(game, 1)) != Skip()
    assert idle_pick(game, 1, 1) == Skip()


def things(game: HappyDayz, what: str) -> list[Any]:
    return [thing for thing in things_of(game) if thing.what == what]


def test_hidden_cards_are_not_corrected_while_somebody_looks_at_them() -> None:
    """[quarantine.look] Nor is what the choice depends on."""
    assert [bool(thing.locked) for thing in things(preached(), "set_won")] == [False, True, False]


@pytest.mark.parametrize(("starter", "offered"), [(-1, False), (0, True), (2, True)])
def test_a_starter_is_corrected_once_there_is_one(starter: int, offered: bool) -> None:
    game = replace(laid("dog_1", "dog_2", "dog_3"), starter=starter)
    assert bool(things(game, "set_starter")) is offered


def test_other_worlds_have_other_itinerants_but_for_the_one_that_lies_open() -> None:
    """[two.itinerant]"""
    names = "dog_7 hippie_8 military_9 dog_10"
    game = laid("dog_1 hippie_2", "dog_3 hippie_4", itinerants=names, reserve="dog_5 hippie_6")
    worlds = [PACKAGE.redeal(game, 0, seed).itinerants for seed in range(40)]
    met = [{world[n] for world in worlds} for n in range(4)]
    assert [len(cards) > 3 for cards in met] == [True, True, True, False]
    assert met[3] == {"dog_10"}


def test_before_the_first_deal_a_plan_is_for_the_first_round() -> None:
    assert stretch(replace(laid("dog_1", "dog_2", "dog_3"), round=0)) == 1


def test_survivors_die_at_a_count_alone() -> None:
    assert [died("counted", {"loss": n}) for n in (0, 1, 2)] == [False, True, True]
    assert not died("gave_trick", {"loss": 1})
    assert not died("ballots", {"loss": 1})


def test_powers_of_the_house_lie_in_an_order() -> None:
    """Which of two came last is put right too."""
    game = laid("dog_1", "dog_2", "dog_3", extras=("a", "b"))
    game = replace(game, variant=replace(game.variant, power_cards="box"))
    assert [thing.ordered for thing in things(game, "set_extras")] == [True]


@pytest.mark.parametrize(("lying", "behind"), [("dog_7", 0), ("dog_7 hippie_8 military_9", 2)])
def test_the_itinerant_that_lies_open_is_put_right_apart(lying: str, behind: int) -> None:
    """[two.itinerant] It is the last; those behind it lie in an order that is hidden."""
    game = laid("dog_1 hippie_2", "dog_3 hippie_4", itinerants=lying, reserve="dog_5 hippie_6")
    (piles,) = things(game, "set_itinerants")
    (last,) = things(game, "set_itinerant")
    assert (len(piles.pieces), list(last.pieces)) == (behind, game.itinerants[-1:])
    assert not {*piles.pieces} & {*last.pieces}
