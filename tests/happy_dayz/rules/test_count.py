"""The count of a round, its powers, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.happy_dayz import PACKAGE as happy_dayz
from engine.games.happy_dayz.ending import CountRound, count
from engine.games.happy_dayz.rounds import NextRound
from engine.games.happy_dayz.state import HappyDayz
from engine.kernel import play, start
from tests.happy_dayz.tables import asked, fresh, laid, question_is, seen, until
from tests.laws.walks import walk


def counted(*piles: str, **table: Any) -> list[dict[str, int]]:
    """What each seat's quarantine adds and takes, by rule."""
    return count(quarantines(*piles, **table))


def quarantines(*piles: str, **table: Any) -> HappyDayz:
    """A table with these quarantines, before the count."""
    won = [" ".join(c for c in p.split() if c[:3] not in ("zom", "van")) for p in piles]
    caught = [" ".join(c for c in p.split() if c[:3] in ("zom", "van")) for p in piles]
    table.setdefault("factions", ("hippie", "dog", "preacher"))
    return laid(*("" for _ in piles), won=won, caught=caught, **{"steps": (), **table})


def many(suit: str, ranks: Sequence[int]) -> str:
    """Cards of a suit."""
    return " ".join(f"{suit}_{rank}" for rank in ranks)


def test_survivors_and_damage() -> None:
    """[count, count.survivors, count.damage] One a card; 3, 6 or 9 by rank; vans nothing."""
    pile = "hippie_1 hippie_13 dog_2 zombie_12 zombie_13 zombie_19 van_1"
    assert counted(pile, "") == [{"count.survivors": 3, "count.damage": -18}, {}]
    game = quarantines(pile, "", steps=(CountRound(),))
    assert game.survivors == [51, 66]
    assert game.change == [-15, 0]
    told = seen(game.new_events, "counted")
    wanted = {"hippie": 2, "dog": 1, "zombie": 3}
    assert told[0] == {"seat": 0, "cards": wanted, "gain": 3, "loss": 18, "left": 51}
    assert happy_dayz.score(game)[0].total == 51


def test_damage_of_every_zombie() -> None:
    """[count.damage] 90 in all, 99 in the hard game."""
    whole = many("zombie", range(1, 21))
    assert counted(whole, "")[0] == {"count.damage": -90}
    assert counted(whole, "", hard=True)[0] == {"count.damage": -99}


def test_nobody_falls_below_zero() -> None:
    """[count.floor] The points still add up to the survivors."""
    game = quarantines("zombie_19 zombie_20", "dog_1", survivors=(10, 66), steps=(CountRound(),))
    assert game.survivors == [0, 67]
    assert game.change == [-18, 1]
    assert game.tally[0] == {"count.damage": -18, "count.floor": 8}


def test_children_give_what_is_printed_on_them() -> None:
    """[power.headcount] Instead of one a card; other factions as ever."""
    factions = ("children", "dog", "hippie")
    pile = "children_1 children_4 children_7 dog_1"
    assert counted(pile, "", factions=factions)[0] == {
        "count.survivors": 1,
        "power.headcount": 6,
    }
    whole = many("children", range(1, 14))
    assert counted(whole, "", factions=factions)[0]["power.headcount"] == 23


def test_research_needs_four_scientists() -> None:
    """[power.research] One per zombie, for everyone with at least four."""
    factions = ("scientist", "dog", "hippie")
    zombies = "zombie_1 zombie_2 zombie_3"
    four, also = many("scientist", range(1, 5)), many("scientist", range(5, 9))
    found = counted(f"{four} {zombies}", f"{also} zombie_19", "zombie_4", factions=factions)
    assert [f.get("power.research", 0) for f in found] == [3, 1, 0]
    found = counted(f"{many('scientist', range(1, 4))} {zombies}", "", factions=factions)
    assert "power.research" not in found[0]


def test_strictly_the_most_scientists_gain_one_more() -> None:
    """[power.research.most] Not if tied, and not below four."""
    factions = ("scientist", "dog", "hippie")
    five, four = many("scientist", range(1, 6)), many("scientist", range(6, 10))
    found = counted(f"{five} zombie_1 zombie_2", f"{four} zombie_3", factions=factions)
    assert [f["power.research"] for f in found] == [4, 1]
    also = many("scientist", range(10, 14))
    tied = counted(f"{four} zombie_1 zombie_2", f"{also} zombie_3", "zombie_4", factions=factions)
    assert [f.get("power.research", 0) for f in tied] == [2, 1, 0]
    three = many("scientist", range(1, 4))
    few = counted(f"{three} zombie_1", "scientist_9 zombie_3", factions=factions)
    assert [f.get("power.research", 0) for f in few] == [0, 0]


def test_the_commune_counts_different_factions() -> None:
    """[power.commune] Zombies too, for a seat with two hippies."""
    table = {"powers": ("commune", "scent", "sermon")}
    found = counted("hippie_1 hippie_2 dog_1 zombie_1", "hippie_3 dog_2", **table)
    assert [f.get("power.commune", 0) for f in found] == [3, 0]
    all_four = "hippie_1 hippie_2 hippie_3 dog_1 zombie_1 preacher_1"
    assert counted(all_four, "", **table)[0]["power.commune"] == 4


def test_the_escort_cancels_weak_zombies() -> None:
    """[power.escort] One of damage 3 for every three soldiers, as far as there are any."""
    table = {"factions": ("military", "dog", "hippie"), "powers": ("escort", "scent", "gift")}
    soldiers = many("military", range(1, 8))
    found = counted(f"{soldiers} zombie_1 zombie_2 zombie_3 zombie_20", "military_9", **table)
    assert [f.get("power.escort", 0) for f in found] == [6, 0]
    assert counted(f"{soldiers} zombie_20 zombie_1", "", **table)[0]["power.escort"] == 3


def test_the_school_bus_rewards_the_most_children() -> None:
    """[power.school_bus] Five, or two each if tied; each card is worth one."""
    table = {"factions": ("children", "dog", "hippie"), "powers": ("school_bus", "scent", "gift")}
    found = counted("children_6 children_7", "children_1", "dog_1", **table)
    assert found == [
        {"count.survivors": 2, "power.school_bus": 5},
        {"count.survivors": 1},
        {"count.survivors": 1},
    ]
    tied = counted("children_6", "children_1", "", **table)
    assert [f.get("power.school_bus", 0) for f in tied] == [2, 2, 0]
    assert counted("dog_1", "", "", **table)[0] == {"count.survivors": 1}


def test_the_bunker_counts_sets_of_the_three_factions() -> None:
    """[power.bunker] As many as the scarcest of them; zombies do not help."""
    pile = "hippie_1 hippie_2 hippie_3 dog_1 dog_2 preacher_1 preacher_2 zombie_1"
    found = counted(pile, "hippie_4 dog_3 zombie_2", extras=("bunker",))
    assert [f.get("power.bunker", 0) for f in found] == [2, 0]
    assert "power.bunker" not in counted(pile, "")[0]
    two_of_three = f"{many('hippie', range(1, 8))} {many('dog', range(1, 6))}"
    without, whole = counted(two_of_three, f"{two_of_three} preacher_3", extras=("bunker",))
    assert "power.bunker" not in without
    assert whole["power.bunker"] == 1


def test_the_horde_weighs_on_whoever_has_strictly_the_most_zombies() -> None:
    """[power.horde] One more a zombie; nobody if tied."""
    found = counted("zombie_1 zombie_2", "zombie_3", extras=("horde",))
    assert [f.get("power.horde", 0) for f in found] == [-2, 0]
    tied = counted("zombie_1", "zombie_3", extras=("horde",))
    assert [f.get("power.horde", 0) for f in tied] == [0, 0]


def ended(survivors: Sequence[int], round: int) -> HappyDayz:
    """The game after the count of a round that left so many."""
    game = laid(*("" for _ in survivors), survivors=survivors, steps=())
    game.round = round
    game.agenda.append(NextRound())
    return start(game)


def test_the_game_ends_after_the_fourth_round() -> None:
    """[end, goal, end.winner] The most survivors win."""
    game = ended([30, 41, 40], 4)
    assert game.result == (1,)
    assert seen(game.new_events, "ended") == [{"winners": [1], "survivors": 41}]
    assert ended([30, 41, 40], 3).result is None


def test_the_game_ends_when_a_community_is_empty() -> None:
    """[end.empty] Before the fourth round as well."""
    assert ended([0, 41, 40], 1).result == (1,)


def test_equals_share_the_victory() -> None:
    """[end.shared] All at 0 as well."""
    assert ended([41, 3, 41], 4).result == (0, 2)
    assert ended([0, 0, 0], 2).result == (0, 1, 2)


def test_a_table_may_choose_fewer_rounds() -> None:
    """[end, round] One round: the deal, every card in tricks, the count, and over."""
    game = fresh(4, rounds="1")
    for seat, pick in walk(game, 3):
        play(game, seat, pick)
    assert game.result is not None
    assert game.round == 1
    assert game.hands == [[], [], [], []]


def test_the_count_is_where_a_round_ends() -> None:
    """[round, round.length] Every card has been played, and the weakest is asked next."""
    game = until(fresh(3), "ReplaceFaction")
    assert asked(game) == [game.starter]
    assert game.survivors[game.starter] == min(game.survivors)
    assert not question_is(game, "LeadCard")
    assert [sum(t.values()) + 66 for t in game.tally] == game.survivors
