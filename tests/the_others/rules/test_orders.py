"""Standing orders: which windows ask, and what an absent seat does."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from engine.copying import clone
from engine.games.the_others import PACKAGE as others
from engine.games.the_others.content import CARD, NUMBERS, deck
from engine.games.the_others.guards import Follow, NoCard
from engine.games.the_others.options import Options
from engine.games.the_others.orders import Holding, Moments, Objecting, Resisting, Resting
from engine.games.the_others.picks import Agree, Attack, EndTurn, First, Pass, PlayCard, Skip, Tempt
from engine.games.the_others.rounds import ProposeFirst
from engine.games.the_others.sins.moments import SinMoment
from engine.games.the_others.state import Roll, TheOthers
from engine.kernel import apply, offered, pending
from engine.orders import Order, answer
from engine.plans import new_line, verdict
from tests.laws.walks import draw
from tests.the_others.tables import Dice, acting, do, hero, laid, offers


def answered(game: object, seat: int, name: str, order: Order) -> object:
    """What the order picks for the seat; None if it leaves the question."""
    found = answer(others, game, seat, {name: order})  # type: ignore[arg-type]
    return found and found[1]


def test_the_order_for_moments_goes_by_public_terms(dice: Dice) -> None:
    """[cards.moments] Start, before and after each have a term; whatever is held."""
    for hand in ("vertigo", "frenzy"):
        game = laid(hero(), hand=hand)
        assert answered(game, 0, "moments", Moments()) is None
        assert answered(game, 0, "moments", Moments(start="never")) == Pass()
    game = acting(hero(place="c2"), monsters={"c2": "acolyte"}, hand="doubt")
    game, _ = do(game, 1, Attack("c2"))
    assert answered(game, 0, "moments", Moments()) is None
    assert answered(game, 0, "moments", Moments(before="never")) == Pass()
    game, _ = do(game, 0, Pass())
    dice.set("fist")
    game, _ = do(game, 1, Skip())
    assert answered(game, 0, "moments", Moments()) is None
    assert answered(game, 0, "moments", Moments(after="never")) == Pass()
    assert Moments.given


@pytest.mark.parametrize(
    ("place", "more", "asked"),
    [
        ("c2", {}, {"anywhere"}),
        ("c2", {"tokens": {"c2": ["nest"]}}, {"anywhere", "nest"}),
        ("d1", {}, {"anywhere", "nest"}),
        ("d1", {"tokens": {"d1": ["nest"]}}, {"anywhere", "nest"}),
        ("c2", {"tokens": {"c2": ["fire"]}}, {"anywhere"}),
        ("c2", {"monsters": {"c2": "acolyte"}}, {"anywhere", "monster"}),
        ("c2", {"monsters": {"c3": "acolyte"}}, {"anywhere"}),
    ],
)
def test_the_sins_are_asked_only_where_they_want_to_be(
    place: str, more: dict[str, Any], asked: set[str]
) -> None:
    """[cards.moments] Where the hero stands, as everybody sees it; whatever is held."""
    for hand, where in product(("vertigo", "frenzy"), ("anywhere", "nest", "monster")):
        game = laid(hero(place=place), hand=hand, **more)
        order = Moments.model_validate({"where": where})
        expected = None if where in asked else Pass()
        assert answered(game, 0, "moments", order) == expected, (hand, where)


def test_a_plan_lets_one_hero_be() -> None:
    """[cards.moments] At each question about it, and at none about another."""
    game = laid(hero(), hand="vertigo")
    ((asked, _),) = pending(game)
    own, other = (new_line("SinMoment", NoCard(id)) for id in (asked.hero, "nobody"))  # type: ignore[attr-defined]
    said = verdict(others, game, 0, (other, own))
    assert said is not None
    assert (said.pick, said.rest) == (Pass(), (other, own))
    assert verdict(others, game, 0, (other,)) is None
    assert NoCard(asked.hero) in others.relative_picks(game, "SinMoment")  # type: ignore[attr-defined]
    assert others.relative_picks(game, "Act") == []


def test_a_plan_settles_the_first_hero() -> None:
    """[first.proposal, first.objection, first.vote] It proposes and votes for a hero who lives, and
    agrees to any other; nothing else is answered."""
    game, random = others.new_game(3, 1, Options()), 1
    asked: set[str] = set()
    while game.result is None:
        for choice, seats in pending(game):
            kind = type(choice).__name__
            asked.add(kind)
            alive = [one.id for one in game.alive()]
            for line in map(Follow, [*alive, *game.fallen, *game.reserve]):
                played = line.resolve(game, seats[0])
                named = First.of(line.hero) if line.hero in alive else None
                assert played == (Agree() if kind == "Objections" else named) or (
                    played is None and kind not in Follow.answers
                )
                assert played is None or offered(game, seats[0], played)
                listed = line in others.relative_picks(game, kind)
                assert listed == (line.hero in alive and kind in Follow.answers)
        random, seat, pick = draw(game, random)
        game, _ = apply(game, seat, pick)
    assert asked.issuperset(Follow.answers)


def test_a_plan_lasts_until_the_first_hero_of_the_next_round_is_known() -> None:
    """[first.proposal] So it may answer who that is."""
    spans: dict[str, set[int]] = {}
    game, random = others.new_game(3, 1, Options()), 1
    while game.result is None:
        for asked, _ in pending(game):
            offset = others.stretch(game) - game.round
            spans.setdefault(type(asked).__name__, set()).add(offset)
        random, seat, pick = draw(game, random)
        game, _ = apply(game, seat, pick)
    assert spans["ProposeFirst"] == spans["Objections"] == {-1}
    assert spans["Act"] == spans["React"] == {0}


@pytest.mark.parametrize("kind", ["fight", "clean", "rescue", "break_altar"])
def test_the_order_waits_for_a_card_that_alone_is_left_where_it_does_something(kind: str) -> None:
    """[cards.moments] Any card, before and after a roll here or at another space, by its fists."""
    cards = [(card, row) for card, row in CARD.items() if {"before", "after"} & {*row.when}]
    for (card, row), place, fists in product(cards, ("c2", "c3"), range(5)):
        moment = "after" if "after" in row.when else "before"
        sin = row.sin or "pride"
        roll = Roll("vigie", kind, place, rolled=moment == "after", fists=fists)
        steps = [SinMoment(moment, "vigie")]
        game = laid(hero(place="c2"), sin=sin, rolling=roll, hand=card, steps=steps)
        game.sin_discards = [other for other in deck(sin) if other != card]
        possible = bool(offers(game, 0, PlayCard))
        for after in ("always", "fights", "never"):
            asks = (
                moment == "before" or after == "always" or (after == "fights" and kind == "fight")
            )
            found = answered(game, 0, "moments", Moments.model_validate({"after": after}))
            assert found == (None if possible and asks else Pass()), (card, place, fists, after)


def test_nobody_is_asked_where_no_card_left_does_anything() -> None:
    """[cards.moments] Of all that the Sins may hold, as everybody sees: all but the discards."""
    seen: Counter[tuple[str, bool]] = Counter()
    for seed, sin in product(range(1, 5), ("pride", "wrath", "envy")):
        game, random = others.new_game(3, seed, Options(sin=sin)), seed
        while game.result is None:
            for asked, _ in pending(game):
                if isinstance(asked, SinMoment) and asked.moment != "start":
                    found = answered(game, game.sins, "moments", Moments(after="always"))
                    assert (found is None) == useful(game, asked)
                    seen[asked.moment, found is None] += 1
            random, seat, pick = draw(game, random)
            game, _ = apply(game, seat, pick)
    assert len(seen) == 4, seen


@pytest.mark.parametrize(("fists", "waits"), [(1, False), (2, False), (3, True), (4, True)])
def test_fall_alone_is_waited_for_after_three_fists(fists: int, waits: bool) -> None:
    """[cards.moments] Once every other card for that moment lies on the discards."""
    gone = [card for card in deck("pride") if card in ("doubt", "revenge")]
    roll = Roll("vigie", "fight", "c2", rolled=True, fists=fists)
    steps = [SinMoment("after", "vigie")]
    game = laid(hero(place="c2"), sin="pride", rolling=roll, hand="frenzy", steps=steps)
    game.sin_discards = gone
    found = answered(game, 0, "moments", Moments(after="always"))
    assert found == (None if waits else Pass())


def useful(game: TheOthers, asked: SinMoment) -> bool:
    """Whether the Sins could do something, whichever card they held of those not discarded."""
    left = Counter(deck(game.sin)) - Counter(game.sin_discards)
    for card in left:
        world = clone(game)
        world.hand = [card]
        if asked.options(world, game.sins) != [Pass()]:
            return True
    return False


def test_the_order_for_objections() -> None:
    """[first.objection] Asked unless it says otherwise."""
    game = laid(hero(), hero("ines", seat=2), steps=[ProposeFirst()])
    game, _ = do(game, 1, First("vigie"))
    assert Objecting.given
    assert answered(game, 2, "objecting", Objecting()) is None
    assert answered(game, 2, "objecting", Objecting(ask="never")) == Agree()


def test_orders_of_those_who_are_away(dice: Dice) -> None:
    """[roll.temptation, reaction.when, turn.one_action] Corruption up to a level, no reaction, no
    action."""
    levels = range(NUMBERS.corruption + 1)
    for corruption, level in product(levels, levels):
        one = hero(place="c2", corruption=corruption)
        game, _ = do(acting(one, monsters={"c2": "acolyte"}), 1, Attack("c2"))
        picked = answered(game, 1, "resisting", Resisting(level=level))
        assert picked == (Tempt() if corruption < level else Skip())
    assert Resisting() == Resisting(level=0)
    assert len(Resisting.values()["level"]) == len(levels)
    turn = laid(hero(place="c2"), monsters={"c2": "acolyte"})
    assert answered(turn, 1, "resting", Resting()) == EndTurn()
    turn, _ = do(turn, 1, EndTurn())
    assert answered(turn, 0, "holding", Holding()) == Pass()
