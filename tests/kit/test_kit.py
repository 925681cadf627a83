"""What several games need: piles, other worlds, maps, dice, ranks, effects."""

from __future__ import annotations

import pytest

from engine.kernel import apply, during, legal
from engine.kit import dice, effects, maps, piles, ranks, worlds
from tests.kernel.toy import Hand, Note, Pass, Shout, Shouting, Take, Threat, toy

# --- piles --------------------------------------------------------------------------------------


def test_the_last_card_is_drawn_first_and_discards_are_shuffled_when_it_runs_out() -> None:
    game = toy()
    pile, discards = ["a", "b"], ["c", "d", "e"]
    assert piles.draw(game, pile, 2) == ["b", "a"]
    assert game.barriers == 0
    drawn = piles.draw(game, pile, 2, discards)
    assert game.barriers == 1
    assert sorted([*drawn, *pile]) == ["c", "d", "e"]
    assert discards == []
    assert len(piles.draw(game, pile, 5, discards)) == 1, "there is no more"


def test_cards_are_moved_and_put_under() -> None:
    source, target = ["a", "b", "a"], ["c"]
    piles.move(["a", "b"], source, target)
    assert (source, target) == (["a"], ["c", "a", "b"])
    piles.under(["x", "y"], target)
    assert target == ["x", "y", "c", "a", "b"]
    with pytest.raises(ValueError, match="not in list"):
        piles.move(["z"], source, target)


def test_what_lies_at_some_places_is_exchanged_and_nothing_else() -> None:
    game = toy()
    one, two = [*"abcdefgh"], [*"ijklmnop"]
    places = [(pile, at) for pile, at in piles.spots(one, two) if pile[at] in "bdjmo"]
    assert [pile[at] for pile, at in places] == [*"bdjmo"]
    piles.exchange(game, places)
    assert sorted(pile[at] for pile, at in places) == [*"bdjmo"]
    assert [card for card in one if card not in "bdjmo"] == [*"acefgh"]
    assert one + two != [*"abcdefghijklmnop"]
    assert len(piles.spots(one, two)) == 16


# --- worlds -------------------------------------------------------------------------------------


def test_what_others_answered_is_answered_anew_and_windows_forget_it() -> None:
    game = toy(during(Shouting((0,)), Hand(3)), seats=3)
    for seat, coins in ((0, 2), (1, 3)):
        game, _ = apply(game, seat, Take(coins))
    worlds.answer_anew(game, 0)
    (stack,) = [stack for stack in worlds.stacks(game.agenda) if isinstance(stack[-1], Hand)]
    answers = dict(stack[-1].answers)
    assert answers[0] == Take(2)
    assert answers[1] in legal(game, 1)
    window = toy(Threat((0, 1, 2), Note("hit")), seats=3)
    window, _ = apply(window, 1, Shout("no"))
    window, _ = apply(window, 2, Pass())
    worlds.answer_anew(window, 2)
    assert window.agenda[-1] == Threat((0, 1, 2), Note("hit"), answers=((2, Pass()),))


# --- maps ---------------------------------------------------------------------------------------


def line(place: int) -> list[int]:
    return [place - 1, place + 1]


def test_how_far_it_is_and_what_may_be_crossed() -> None:
    assert maps.distances([0], line, most=2) == {0: 0, -1: 1, 1: 1, -2: 2, 2: 2}
    walled = maps.distances([0], line, through=lambda place: place != 1, most=3)
    assert walled == {0: 0, -1: 1, 1: 1, -2: 2, -3: 3}, "it is reached and not crossed"
    islands = maps.distances([0, 4], line, through=lambda _: False)
    assert islands == {0: 0, 4: 0, -1: 1, 1: 1, 3: 1, 5: 1}


def test_hexes_are_words() -> None:
    assert maps.hex_at(2, 3) == "c4"
    assert maps.hex_place("c4") == (2, 3)
    assert maps.hexes_beside("c4", 9, 9) == ["c3", "d3", "d4", "c5", "b4", "b3"]
    assert maps.hexes_beside("b2", 9, 9) == ["b1", "c2", "c3", "b3", "a3", "a2"]
    assert maps.hexes_beside("a1", 9, 9) == ["b1", "a2"]
    for column in range(5):
        for row in range(5):
            here = maps.hex_at(column, row)
            for there in maps.hexes_beside(here, 5, 5):
                assert here in maps.hexes_beside(there, 5, 5)
    for wrong in ("", "4", "c", "c0", "?1", "cc1"):
        with pytest.raises(ValueError, match="no hex"):
            maps.hex_place(wrong)
    with pytest.raises(ValueError, match="column 26"):
        maps.hex_at(26, 0)


# --- dice ---------------------------------------------------------------------------------------


def test_dice_are_thrown_again_and_end() -> None:
    game = toy()
    plain = dice.throw(game, dice.Die(("a", "b")), 4)
    assert (len(plain), game.barriers) == (4, 4)
    assert len(dice.throw(game, dice.Die(("x",), again="x"), 1)) == dice.MAX_DICE
    more = dice.throw(game, dice.Die(("x", "y"), again="x"), 5)
    assert more.count("y") == 5
    assert dice.tally(["fist+shield", "fist", ""]) == {"fist": 2, "shield": 1}


# --- ranks --------------------------------------------------------------------------------------


def test_the_highest_are_those_whom_nobody_exceeds_and_one_of_several_is_drawn() -> None:
    assert ranks.highest([4, 7, 7, 0]) == (1, 2)
    assert ranks.highest([(-3, 2), (-3, 5), (-4, 9)]) == (1,)
    game = toy()
    drawn = [ranks.by_lot(game, (4, 6)) for _ in range(40)]
    assert {*drawn} == {4, 6}
    seed = game.seed
    assert (ranks.by_lot(game, (5,)), game.seed) == (5, seed), "chance is not asked"


# --- effects ------------------------------------------------------------------------------------


def test_effects_are_read() -> None:
    assert effects.parse_effects("F2 A C10") == (("F", 2), ("A", 1), ("C", 10))
    with pytest.raises(ValueError, match="no effect: '2F'"):
        effects.parse_effects("F1 2F")
