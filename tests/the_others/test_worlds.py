"""Other worlds, and what computers make of one: what stays, what could be otherwise."""

from __future__ import annotations

from engine.games.the_others import PACKAGE as others
from engine.games.the_others.doom import Past
from tests.the_others.tables import hero, laid

# --- other worlds


def test_the_order_of_the_omens_is_nobodys_to_know() -> None:
    """[track.omens] It differs in other worlds, for every seat; what was drawn does not."""
    pile = ["panic", "rift", "eclipse", "dark_tide", "howl"]
    game = laid(omens=list(pile), omen_discards=["infestation"])
    for seat in (0, 1, 2):
        orders = {tuple(others.redeal(game, seat, n).omens) for n in range(6)}
        assert len(orders) > 1
        assert all(sorted(order) == sorted(pile) for order in orders)
        assert others.redeal(game, seat, 3).omen_discards == ["infestation"]


def test_a_past_that_has_shown_stays() -> None:
    """[past.shown, past.dealt] For others the hidden ones could be any other, not those that
    everybody saw, nor one's own."""
    team = [hero("vigie", past="debt", bared=True), hero("ines", seat=2, past="zealot")]
    game = laid(*team, story="corruption", pasts=["traitor", "old_wound", "accomplice"])
    worlds = [others.redeal(game, 1, n) for n in range(12)]
    assert {world.heroes[0].past for world in worlds} == {"debt"}
    assert len({world.heroes[1].past for world in worlds}) > 2
    assert {others.redeal(game, 2, n).heroes[1].past for n in range(12)} == {"zealot"}


def test_an_accomplice_draws_two_and_a_past_works_once() -> None:
    """[past.shown] The dead show nothing."""
    one = hero("vigie", "c2", past="accomplice", bared=True)
    game = laid(one, steps=[Past("vigie")], story="corruption", sin_deck=["doubt"] * 3)
    assert len(game.hand) == 2
    gone = laid(hero("ines"), steps=[Past("vigie")], story="corruption", sin_deck=["doubt"])
    assert gone.hand == []


# --- what computers make of it


def test_reactions_that_are_kept_are_a_threat() -> None:
    """The Sins value those that may still strike a hero with turns left, the most valuable
    first."""

    def worth(reactions: int, turns: int = 1) -> float:
        team = [hero(place="c2", wounds=3, turns=turns), hero("ines", "a3", 2, turns=0)]
        game = laid(*team, steps=[], monsters={"c2": "abomination"}, reactions=reactions)
        return others.value(game, 0)

    assert worth(0) < worth(1)
    assert worth(1) == worth(2), "one turn is left to react to"
    assert worth(1, turns=0) == worth(0, turns=0)
