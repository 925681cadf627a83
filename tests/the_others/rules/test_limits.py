"""Conditions and figures that stop something: once a round, at least, at most, only then."""

from __future__ import annotations

import pytest

from engine.games.the_others.doom import corrupt
from engine.games.the_others.fights.rolls import hero_dice, sin_dice
from engine.games.the_others.picks import (
    Attack,
    Break,
    EndTurn,
    First,
    Join,
    Lay,
    Lead,
    Move,
    Object,
    Pass,
    PlayCard,
    Seize,
    Skip,
)
from engine.games.the_others.rounds import ProposeFirst, Reset, Summoning, Turns
from engine.games.the_others.sins.moments import SinMoment
from engine.games.the_others.state import Roll, TheOthers, Turn
from tests.the_others.tables import Dice, acting, asks, do, hero, laid, offers, seen


def before(
    hand: str = "", monsters: str = "acolyte", one: object = None, **more: object
) -> TheOthers:
    """A fight at C2 that is about to be rolled."""
    made = one or hero(place="c2")
    game = acting(made, monsters={"c2": monsters}, hand=hand, **more)  # type: ignore[arg-type]
    return do(game, 1, Attack("c2"))[0]


def after(card: str, dice: Dice, mine: str, **more: object) -> TheOthers:
    """Dice lie on the table, and the Sins are asked about a card."""
    game = before(card, **more)
    game, _ = do(game, 0, Pass())
    dice.set(mine)
    return do(game, 1, Skip())[0]


def rolling(game: TheOthers, kind: str = "fight", **more: object) -> Roll:
    """A roll of the first hero in its space."""
    one = game.heroes[0]
    return Roll(one.id, kind, one.place, **more)  # type: ignore[arg-type]


# --- acolytes and sins


def test_acolytes_join_once_a_round(dice: Dice) -> None:
    """[acolytes.power] Whatever lies dead; only into a fight in the hero's space; the next round
    again."""
    assert offers(before(dead="acolyte"), 0, Join)
    assert asks(before(dead="acolyte", joined=True)) == "Temptation"
    assert asks(before(dead="abomination")) == "Temptation"
    shot = acting(hero(place="a2"), monsters={"c2": "acolyte"}, dead="acolyte")
    assert asks(do(shot, 1, Attack("c2"))[0]) == "Temptation"
    assert not laid(steps=[Reset()], joined=True).joined


def test_gluttony_feeds_once_a_round(dice: Dice) -> None:
    """[sin.passive, end.reset] A second wound brings nobody back; the next round does again."""
    for digested, asked in ((False, "SummonOne"), (True, "Act")):
        game = acting(hero(place="c2"), sin="gluttony", monsters={"c2": "abomination"},
                      dead="acolyte", digested=digested, joined=True)  # fmt: skip
        game, _ = do(game, 1, Attack("c2"))
        dice.set("", "claw")
        game, _ = do(game, 1, Skip())
        assert asks(game) == asked
    assert not laid(steps=[Reset()], digested=True).digested
    nests = {"c2": "abomination", "d1": "acolyte", "e2": "acolyte", "d3": "acolyte"}
    full = acting(hero(place="c2"), sin="gluttony", dead="acolyte", joined=True, monsters=nests)
    full, _ = do(full, 1, Attack("c2"))
    dice.set("", "claw")
    full, _ = do(full, 1, Skip())
    assert not full.digested, "every nest was blocked"


def test_envy_leaves_a_die() -> None:
    """[sin.passive] One at least, however little is thrown."""
    one = hero("bastien", "c2", upgrades=["vest"])
    game = acting(one, hero("ines", "a1", 2), sin="envy", tokens={"c2": ["fire"]})
    assert hero_dice(game, one, rolling(game, "clean")) == 1
    assert hero_dice(game, one, rolling(game)) == 3


# --- cards of a roll


@pytest.mark.parametrize("fists", range(5))
def test_fall_needs_three_fists(dice: Dice, fists: int) -> None:
    """[cards.words] Two are not enough."""
    mine = " ".join(["fist"] * fists)
    game = after("fall", dice, mine, sin="pride", monsters="acolyte acolyte acolyte")
    assert bool(offers(game, 0, PlayCard)) == (fists >= 3)


@pytest.mark.parametrize(("mine", "burns"), [("fist", False), ("fist fist", True)])
def test_ashes_need_a_kill(dice: Dice, mine: str, burns: bool) -> None:
    """[cards.words] A fist that kills nothing lays no fire."""
    game = after("ashes", dice, mine, monsters="abomination")
    game, _ = do(game, 0, PlayCard("ashes"))
    assert bool(game.tokens) == burns


@pytest.mark.parametrize(("upgrades", "hurt"), [([], (1, 0)), (["vest"], (0, 1))])
def test_revenge_corrupts_who_has_armour(
    dice: Dice, upgrades: list[str], hurt: tuple[int, int]
) -> None:
    """[cards.words] A wound for others, and nothing where no monster dies."""
    one = hero(place="c2", upgrades=upgrades)
    game = after("revenge", dice, "fist", one=one)
    game, _ = do(game, 0, PlayCard("revenge"))
    assert (game.heroes[0].wounds, game.heroes[0].corruption) == hurt
    spared = after("revenge", dice, "fist", one=hero(place="c2"), monsters="abomination")
    spared, _ = do(spared, 0, PlayCard("revenge"))
    assert (spared.heroes[0].wounds, spared.heroes[0].corruption) == (0, 0)


def test_the_mirror_has_six_dice_at_most() -> None:
    """[cards.words] However many the hero throws."""
    one = hero("bastien", "c2", upgrades=["blessed_blade", "blessed_blade"])
    game = acting(one, hero("ines", "c2", 2), sin="envy", monsters={"c2": "acolyte"})
    for bonus, dice in ((-1, 6), (4, 6)):
        roll = rolling(game, mirror=6, bonus=bonus)
        assert hero_dice(game, one, roll) == (6 if bonus < 0 else 8)
        assert sin_dice(game, one, roll) == dice


def test_rage_goes_on_as_long_as_bursts_fall(dice: Dice) -> None:
    """[cards.words] Beside the die that each burst throws anyway one more, for theirs as well."""
    game, _ = do(before("rage", monsters="abomination"), 0, PlayCard("rage"))
    dice.thrown.clear()
    dice.set("", "burst burst burst claw claw")
    game, events = do(game, 1, Skip())
    assert dice.thrown[:3] == [("sin", 2), ("sin", 2), ("sin", 1)]
    assert seen(events, "rolled")[0]["claws"] == 2
    calm = before("frenzy", monsters="abomination")
    calm, _ = do(calm, 0, Pass())
    dice.thrown.clear()
    dice.set("", "burst burst")
    do(calm, 1, Skip())
    assert [who for who, _ in dice.thrown] == ["sin", "hero"]


def test_doubt_takes_no_more_fists_than_there_are(dice: Dice) -> None:
    """[cards.words] One, and it needs one."""
    game = after("doubt", dice, "fist fist", monsters="abomination")
    game, _ = do(game, 0, PlayCard("doubt"))
    assert game.dead == []
    assert not offers(after("doubt", dice, "blank"), 0, PlayCard)


def test_a_whisper_is_heard_at_the_start_of_a_turn_alone(dice: Dice) -> None:
    """[cards.moments] Not in a reaction."""
    game = laid(hero(place="c2"), hand="whisper", monsters={"c2": "acolyte"})
    assert offers(game, 0, PlayCard) == [PlayCard("whisper")]
    game, _ = do(game, 0, Pass())
    game, _ = do(game, 1, EndTurn())
    assert asks(game) == "React"
    assert not offers(game, 0, PlayCard)


def test_vertigo_leaves_a_space(dice: Dice) -> None:
    """[cards.words] Neither it nor torpor is played on who has one space only."""
    for left in range(4):
        start = [SinMoment("start", "vigie")]
        slow = laid(hero(), hand="vertigo torpor", turn=Turn("vigie", left), steps=start)
        assert bool(offers(slow, 0, PlayCard)) == (left > 1)
    dim = laid(hero(place="c2"), hand="vertigo torpor", sin="sloth", dim=1)
    assert not offers(dim, 0, PlayCard)


# --- rounds


def voting(votes: dict[int, str], **more: object) -> TheOthers:
    """The first hero is voted on."""
    team = [
        hero("vigie", seat=1),
        hero("bastien", seat=2),
        hero("ines", seat=3),
        hero("saba", seat=4),
    ]
    count = len(votes)
    game = laid(*team[:count], seats=count + 1, steps=[ProposeFirst(), Turns()], **more)  # type: ignore[arg-type]
    game, _ = do(game, 1, First("vigie"))
    game, _ = do(game, 2, Object())
    for seat, vote in votes.items():
        game, _ = do(game, seat, First(vote))
    return game


def test_half_of_the_votes_are_no_majority() -> None:
    """[first.vote] Two of four each, one of two: the left neighbour of the last one is first."""
    tied = {1: "ines", 2: "ines", 3: "vigie", 4: "vigie"}
    assert voting(tied, round=2, leading=3, reserve=["odon"]).leading == 0
    assert voting({1: "vigie", 2: "bastien"}, round=3, leading=0).leading == 1
    assert voting({1: "ines", 2: "ines", 3: "ines"}, round=2, leading=2).leading == 2


def test_without_a_majority_the_first_round_begins_with_the_first_hero() -> None:
    """[first.vote] Nobody was first before."""
    assert voting({1: "bastien", 2: "vigie", 3: "ines"}, round=1).leading == 0
    assert voting({1: "bastien", 2: "vigie", 3: "ines"}, round=2).leading == 1


@pytest.mark.parametrize("leading", range(4))
def test_the_first_after_a_tie_is_the_next_around_the_table(leading: int) -> None:
    """[first.vote] Beside the last one the first sits again."""
    tied = {1: "ines", 2: "ines", 3: "vigie", 4: "vigie"}
    for turn in (2, 3):
        assert voting(tied, round=turn, leading=leading).leading == (leading + 1) % 4


def test_no_more_return_than_lie_dead() -> None:
    """[end.summon, end.nests] Nor more than there are nests that nobody blocks."""
    blocked = {"d1": "acolyte", "e2": "acolyte"}
    game = laid(steps=[Summoning()], dead="abomination abomination", monsters=blocked)
    assert game.monsters["d3"] == ["abomination"]
    assert game.dead == ["abomination"]


def test_a_token_of_the_round_lies_where_no_hero_stands() -> None:
    """[round.lay, tokens.room] Monsters do not matter, and three tokens are full."""
    game = acting(hero("ursa", "c2"))
    game.tokens["c1"] = ["fire", "fire", "fire"]
    assert not game.room("c1")
    assert game.room("c2")


def test_a_monster_seizes_where_no_hero_stands(dice: Dice) -> None:
    """[reaction.seize] With civilians, alone."""
    board = {"civilians": {"c1": 1, "c3": 1}, "monsters": {"c1": "acolyte", "c2": "acolyte"}}
    game = laid(hero(place="c2"), hero("ines", "c1", 2), story="redemption", **board)  # type: ignore[arg-type]
    game, _ = do(game, 1, EndTurn())
    assert not offers(game, 0, Seize)


def test_whoever_moves_by_the_sins_or_by_friends_leaves_unhurt(dice: Dice) -> None:
    """[move.leaving] Only who walks away is struck: three dice at most, and none where none are."""
    game = acting(hero("ines", "c1"), hero("vigie", "c2", 2), monsters={"c2": "acolyte"})
    game, _ = do(game, 1, Lead("lead", "vigie", "b2"))
    assert dice.thrown == []
    free, _ = do(acting(), 1, Move("b2"))
    assert dice.thrown == []
    assert free.heroes[0].place == "b2"


def test_where_a_token_fits_goes_for_laying_too() -> None:
    """[round.lay] Offered where there is room and no hero."""
    from_cards = laid(hero(place="c2"), hand="taint")
    game, _ = do(from_cards, 0, PlayCard("taint"))
    spaces = {pick.space for pick in offers(game, 0, Lay)}
    assert "c2" not in spaces
    assert spaces <= set(game.city.streets)


def test_a_past_shows_at_the_last_level_and_not_before() -> None:
    """[past.shown, corruption.track] At seven."""
    for level, shown in ((4, False), (5, False), (6, True)):
        one = hero("vigie", "c2", past="clean_conscience", corruption=level)
        game = laid(one, steps=[], story="corruption")
        game.here = game.agenda
        corrupt(game, one, 1)
        assert one.bared == shown


def test_altars_are_not_broken_among_monsters() -> None:
    """[altar.break] Nor before the mission asks for it."""
    table = {"story": "corruption", "altars": ["c1"]}
    free = acting(hero(place="c1"), mission=3, **table)  # type: ignore[arg-type]
    assert offers(free, 1, Break)
    beset = acting(hero(place="c1"), mission=3, monsters={"c1": "acolyte"}, **table)  # type: ignore[arg-type]
    assert not offers(beset, 1, Break)
    assert not offers(acting(hero(place="c1"), **table), 1, Break)  # type: ignore[arg-type]
