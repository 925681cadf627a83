"""What is legal: what the rules allow, and no less because a list or a menu is short."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.games.arctic_scavengers.abilities import fault, natural, total
from engine.games.arctic_scavengers.content import CARD, LEADER, Ability
from engine.games.arctic_scavengers.picks import Dig, Hunt, Regroup, Train
from engine.games.arctic_scavengers.sights import Piece
from engine.games.arctic_scavengers.tribe import Tribe
from engine.kernel import MAX_MENU_ITEMS, legal, offered
from tests.arctic_scavengers.tables import asks, do, gathers, laid

ACTIONS: tuple[Ability, ...] = ("draw", "dig", "hunt")
HANDS = [
    ["refugee", "refugee"],
    ["refugee", "refugee", "shovel"],
    ["refugee", "scouting_refugee", "spear"],
    ["scouting_refugee", "scouting_refugee", "tribe_family_3"],
    ["refugee", "tribe_family_4", "group_leaders"],
    ["refugee", "hardy_scavenger", "net", "binoculars"],
    ["refugee", "refugee", "tinker", "junk"],
    ["brawler", "refugee", "shovel", "shovel"],
    ["hunter", "spy", "pills", "wolf_pack"],
]


@pytest.mark.parametrize("hand", HANDS, ids=" ".join)
@pytest.mark.parametrize("leader", ["", *LEADER])
def test_an_action_is_offered_if_any_cards_of_the_hand_can_do_it(
    leader: str, hand: list[str]
) -> None:
    """[gather.combine, tools.bearer, leader.peacemaker, leader.mentor] With every leader, two
    refugees among them as the only ones who could."""
    tribe = Tribe(hand=hand, leader=leader)
    sets = [some for n in range(1, len(hand) + 1) for some in combinations(hand, n)]
    for ability in ACTIONS:
        can = [some for some in sets if fault(tribe, some, ability) is None]
        shown = natural(tribe, ability)
        assert bool(shown) is bool(can), ability
        assert all(fault(tribe, some, ability) is None for some in shown)


@pytest.mark.parametrize(
    ("leader", "pick", "ability", "brought"),
    [
        ("peacemaker", Hunt(("refugee", "refugee")), "hunt", 2),
        ("peacemaker", Dig(("refugee", "refugee")), "dig", 2),
        ("mentor", Dig(("refugee", "refugee")), "dig", 1),
        ("mentor", Hunt(("refugee", "refugee", "net")), "hunt", 3),
    ],
)
def test_one_refugee_helps_the_only_other(
    leader: str, pick: Hunt | Dig, ability: Ability, brought: int
) -> None:
    """[leader.peacemaker, leader.mentor] Nobody else need be there."""
    game = laid(" ".join(pick.cards), "", junkyard="junk pills", hq=3)
    game.tribes[0].leader = leader
    assert offered(game, 0, pick)
    assert pick in legal(game, 0)
    assert total(game.tribes[0], pick.cards, ability) == brought
    after, _ = do(game, 0, pick)
    assert after.tribes[0].led


def test_a_sergeant_reaches_every_discard() -> None:
    """[ranks.sergeant] Those beyond a menu are asked for after it; two of them at most, from either
    or from both."""
    cards = [card.id for card in CARD.values() if card.place in ("market", "junkyard")][:28]
    assert len(cards) > MAX_MENU_ITEMS
    game = laid("drill_sergeant", "", decks=["junk"], discards=[" ".join(cards)], ranks=True)
    game.tribes[0].gains = [Piece("map", (0,))]
    game, _ = do(game, 0, Train("drill_sergeant"))
    first, last = cards[0], "map"
    assert offered(game, 0, Regroup((first,)))
    assert not offered(game, 0, Regroup((last,)))
    later, _ = do(game, 0, Regroup((first,)))
    assert {len(pick.cards) for pick in legal(later, 0) if isinstance(pick, Regroup)} == {0, 1}
    for picks in ([(first,), (last,)], [(), (last,)], [(first,), ()], [(), ()]):
        there = game
        for some in picks:
            assert asks(there, 0) == "ChooseRegroup"
            there, events = do(there, 0, Regroup(some))
        assert gathers(there, 0)
        assert events[0].seen_by(0)["all"] == [card for some in picks for card in some]  # type: ignore[index]
        assert len(there.tribes[0].hand) == 2
    full, _ = do(game, 0, Regroup((cards[0], cards[1])))
    assert gathers(full, 0), "nothing is left to choose"
