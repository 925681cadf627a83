"""Who knows what: the sin hand, hidden tokens, dark pasts."""

from __future__ import annotations

from itertools import product

import pytest

from engine.games.the_others import PACKAGE as others
from engine.games.the_others.doom import wound
from engine.games.the_others.picks import Enlist
from engine.kernel import EVERYTHING, Event, start
from tests.the_others.tables import asks, do, hero, laid


def test_the_sins_know_hidden_tokens_and_heroes_do_not() -> None:
    """[tokens.hidden] Heroes see how many lie there."""
    game = laid(hidden={"c1": ["fire", "blank"]}, bag=["nest", "corruption"])
    spaces = {viewer: others.view(game, viewer).spaces[2] for viewer in (0, 1, None, EVERYTHING)}
    assert spaces[0].known == spaces[EVERYTHING].known == ("blank", "fire")
    assert spaces[1].known == spaces[None].known == ()
    assert spaces[1].hidden == 2
    assert others.redeal(game, 0, 5).hidden == game.hidden
    worlds = {tuple(others.redeal(game, 1, seed).hidden["c1"]) for seed in range(30)}
    assert len(worlds) > 1


def test_another_world_has_another_hand_for_the_heroes_alone() -> None:
    """[setup.hand] The Sins' own hand stays, the order of their deck does not."""
    deck = ["taint", "brood", "sigil", "curfew", "doubt", "revenge"]
    game = laid(hand="frenzy whisper", sin_deck=list(deck))
    assert others.redeal(game, 0, 5).hand == game.hand
    assert {tuple(others.redeal(game, 0, s).sin_deck) for s in range(9)} != {tuple(deck)}
    assert len({tuple(others.redeal(game, 2, seed).hand) for seed in range(30)}) > 3


@pytest.mark.parametrize(("sins", "seat"), [*product(range(4), repeat=2)])
def test_each_seat_counts_for_its_side_wherever_the_sins_sit(sins: int, seat: int) -> None:
    """[death.loss, missions.order, setup.sides] In points, statistics and records: deaths for the
    Sins, missions and heroes for the others. A seat gets its own part of a record alone."""
    others_seats = [n for n in range(4) if n != sins]
    team = [hero(id, seat=n) for id, n in zip(("vigie", "ines", "ursa"), others_seats, strict=True)]
    game = laid(*team, seats=4, fallen=["aubin"], mission=3)
    game.sins = sins
    score = others.score(game)[seat]
    rows = [(row.rule, row.points) for row in score.rows]
    assert rows == [("death.loss", 1) if seat == sins else ("missions.order", 2)]
    assert score.common == (seat != sins)
    own = [one.id for one in team if one.seat == seat]
    counted = others.statistics(others.view(game, seat), seat)
    assert counted == (
        {"sin": ["wrath"], "deaths": 1} if seat == sins else {"heroes": own, "missions": 2}
    )
    whole, part = others.record(game, EVERYTHING).seats, others.record(game, seat).seats
    assert [n for n, one in enumerate(part) if one] == [seat]
    assert part[seat] == whole[seat]
    assert whole[seat].side == ("sins" if seat == sins else "heroes")
    assert [one.id for one in whole[seat].heroes or ()] == own


@pytest.mark.parametrize("winner", ["the Sins", "the heroes"])
def test_of_a_finished_game_the_first_team_is_counted(winner: str) -> None:
    """[goal, setup.heroes] Whether its heroes won; not the reserve."""
    told = [
        Event("enlisted", {"hero": id, "seat": 1, "reserve": reserve}, {})
        for id, reserve in (("vigie", 0), ("ines", 0), ("saba", 1))
    ]
    game = laid()
    game.result = (0,) if winner == "the Sins" else (1, 2)
    won = float(winner == "the heroes")
    found = others.figures(game, [Event("moved", {"hero": "ursa"}, {}), *told])
    assert found == {"won_with_vigie": won, "won_with_ines": won}


def test_who_dies() -> None:
    """[death.wounds, rescue.lost] Heroes and civilians."""
    assert others.died
    names = ("died", "civilian_lost", "killed", "wounded")
    assert [others.died(name, {}) for name in names] == [True, True, False, False]


@pytest.mark.parametrize(("sins", "seat"), [*product(range(4), repeat=2)])
def test_the_sins_have_their_secrets_at_any_seat(sins: int, seat: int) -> None:
    """[setup.hand, tokens.hidden] Their hand and hidden tokens are open to them alone; the order
    of decks to nobody."""
    game = laid(seats=4, hidden={"c1": ["fire", "blank"]}, bag=["nest", "corruption", "pentacle"],
                hand="frenzy whisper", sin_deck=["taint", "brood", "sigil"])  # fmt: skip
    game.sins = sins
    view = others.view(game, seat)
    assert (view.hand is not None) == bool(view.spaces[2].known) == (seat == sins)
    worlds = [others.redeal(game, seat, n) for n in range(20)]
    for ours, theirs in (
        ([game.hand], [world.hand for world in worlds]),
        ([game.hidden["c1"]], [world.hidden["c1"] for world in worlds]),
    ):
        assert all(pile in ours for pile in theirs) == (seat == sins)
    assert len({tuple(world.sin_deck) for world in worlds}) > 1
    assert len({tuple(world.bag) for world in worlds}) > 1


def test_a_dark_past_is_its_own_seats_until_it_shows() -> None:
    """[past.dealt, past.shown] Then everybody's."""
    team = [hero("vigie", past="debt"), hero("ines", seat=2, past="traitor", bared=True)]
    game = laid(*team, story="corruption", pasts=["zealot", "old_wound"])
    seen = {viewer: [one.past for one in others.view(game, viewer).heroes] for viewer in (0, 1, 2)}
    assert seen == {0: ["", "traitor"], 1: ["debt", "traitor"], 2: ["", "traitor"]}
    assert {others.redeal(game, 2, seed).heroes[0].past for seed in range(30)} == {
        "debt",
        "zealot",
        "old_wound",
    }
    assert {others.redeal(game, 1, seed).heroes[0].past for seed in range(9)} == {"debt"}


def test_the_deaths_that_lose_stay_the_same_while_a_successor_is_chosen() -> None:
    """[death.loss, death.replaced] Three as a rule, before, meanwhile, after, and at the end."""
    game = laid(hero(), hero("ines", seat=2), steps=[])
    counts = [others.view(game, None).deaths]
    for _ in range(3):
        game.here = game.agenda
        wound(game, next(game.alive()), 5)
        counts.append(others.view(game, None).deaths)
        game = start(game)
        if asks(game) == "Replace":  # the last of the reserve enters unasked
            game, _ = do(game, game.heroes[0].seat, Enlist(game.reserve[0]))
        counts.append(others.view(game, None).deaths)
    assert counts == [3] * 7
    assert game.result == (0,)
