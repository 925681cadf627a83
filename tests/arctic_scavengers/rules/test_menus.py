"""What a menu names before anything is put together by hand: few picks, the best first."""

from __future__ import annotations

import pytest

from engine.drafts import drafts
from engine.games.arctic_scavengers.abilities import natural
from engine.games.arctic_scavengers.content import Ability
from engine.games.arctic_scavengers.gathering.sorting import PutBackSome
from engine.games.arctic_scavengers.gathering.turn import Turn
from engine.games.arctic_scavengers.picks import Retrieve, Store, Swindle, Work
from engine.games.arctic_scavengers.sights import Piece
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Site, Tribe
from engine.kernel import Several, legal, start
from tests.arctic_scavengers.tables import cards, laid, refused


def shown(game: ArcticScavengers, verb: str) -> list[str]:
    """The cards of the picks of this kind that seat 0 is offered, in order."""
    return [" ".join(pick.cards) for pick in legal(game, 0) if pick.verb == verb]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("leader", "ability", "hand", "sets"),
    [
        (
            "",
            "hunt",
            "refugee scavenger hunter spear net",
            [
                "scavenger hunter net spear",
                "hunter",
                "hunter net",
                "scavenger",
                "scavenger net",
                "refugee net",
            ],
        ),
        (
            "",
            "hunt",
            "scavenger hunter wolf_pack wolf_pack spear rifle",
            [
                "scavenger hunter wolf_pack wolf_pack",
                "hunter",
                "hunter wolf_pack",
                "scavenger",
                "scavenger wolf_pack",
            ],
        ),
        (
            "",
            "dig",
            "refugee refugee brawler shovel pickaxe",
            ["refugee brawler pickaxe shovel", "brawler", "brawler shovel", "refugee shovel"],
        ),
        (
            "",
            "dig",
            "scavenger engineer group_leaders tinker shovel pickaxe",
            [
                "scavenger group_leaders pickaxe shovel engineer tinker",
                "engineer",
                "shovel engineer",
                "scavenger",
                "scavenger shovel",
                "scavenger pickaxe shovel engineer",
                "group_leaders engineer tinker",
            ],
        ),
        (
            "",
            "draw",
            "scout scavenger courier group_leaders",
            [
                "scavenger scout group_leaders courier",
                "courier",
                "scout",
                "scavenger",
                "scout courier",
                "scavenger scout courier",
                "group_leaders courier",
            ],
        ),
        (
            "",
            "hunt",
            "refugee scavenger hunter spear spear net",
            [
                "refugee scavenger hunter net spear spear",
                "hunter",
                "hunter net",
                "scavenger",
                "scavenger net",
                "refugee net",
                "scavenger hunter net spear",
            ],
        ),
        ("", "hunt", "refugee refugee", []),
        (
            "peacemaker",
            "hunt",
            "refugee refugee hunter net spear",
            [
                "refugee hunter net spear",
                "hunter",
                "hunter net",
                "refugee net",
                "refugee hunter net",
            ],
        ),
        (
            "mentor",
            "draw",
            "refugee scout scavenger group_leaders",
            [
                "scavenger scout group_leaders",
                "scout",
                "scavenger",
                "scavenger scout",
                "refugee scout",
                "scout group_leaders",
                "scavenger group_leaders",
            ],
        ),
    ],
)
def test_an_action_is_shown_with_all_then_with_each_alone_and_its_best_tool(
    leader: str, ability: Ability, hand: str, sets: list[str]
) -> None:
    """[gather.combine, tools.bearer, leader.peacemaker, leader.mentor] The best people first, then
    the best of them together; one refugee who helps by the leader; never more than seven."""
    tribe = Tribe(hand=cards(hand), leader=leader)
    assert [" ".join(some) for some in natural(tribe, ability)] == sets


@pytest.mark.parametrize(
    ("hand", "sets"),
    [
        (
            "refugee refugee scavenger junk junk",
            ["junk junk", "refugee", "refugee refugee", "refugee refugee junk junk", "scavenger"],
        ),
        (
            "junk refugee brawler scavenger spear net",
            ["junk", "refugee", "refugee junk", "scavenger", "brawler"],
        ),
        ("brawler scavenger spear net", ["scavenger", "brawler", "net"]),
        ("", []),
    ],
)
def test_rubbish_is_thrown_away_first(hand: str, sets: list[str]) -> None:
    """[trash] Junk, then refugees, then both; then one of the first cards of the hand."""
    assert shown(laid(hand, ""), "trash") == sets


def at_site(site: Site, hand: str) -> ArcticScavengers:
    """A table on which seat 0 has this building and hand."""
    game = laid(hand, "", hq=4, steps=[])
    game.tribes[0].sites = [site]
    game.agenda.append(Turn(0))
    return start(game)


@pytest.mark.parametrize(
    ("hand", "sets"),
    [
        (
            "scavenger brawler group_leaders refugee toolkit toolkit",
            ["refugee", "refugee toolkit", "refugee brawler"],
        ),
        ("scavenger", ["scavenger"]),
        ("field_crew tinker thugs", ["thugs", "thugs tinker"]),
        ("tinker field_crew", ["tinker", "field_crew tinker"]),
        ("toolkit", []),
    ],
)
def test_who_is_needed_least_works_on_a_site(hand: str, sets: list[str]) -> None:
    """[build.work] Alone, with one toolkit, or as many as finish it."""
    assert shown(at_site(Site("tribe_bunker", cards("junk junk"), round=1), hand), "work") == sets


@pytest.mark.parametrize(
    ("stored", "sets"),
    [
        ("", ["net pickaxe", "net", "pickaxe", "multitool"]),
        ("net", ["net", "pickaxe", "multitool", "shovel"]),
    ],
)
def test_as_many_are_stored_as_there_is_room_for(stored: str, sets: list[str]) -> None:
    """[build.store] Then each of the first ones alone."""
    game = at_site(Site("armory", [], cards(stored), round=1), "net shovel pickaxe multitool junk")
    assert shown(game, "store") == sets


def test_all_that_is_stored_may_be_taken_back() -> None:
    """[build.retrieve] Then each alone."""
    game = at_site(Site("tribe_bunker", [], cards("refugee scout thugs"), round=1), "net")
    assert shown(game, "retrieve") == ["refugee scout thugs", "refugee", "scout", "thugs"]


@pytest.mark.parametrize(
    ("pick", "timer", "stored"),
    [
        (Work("armory", ()), "junk junk", ""),
        (Store("armory", ()), "", ""),
        (Store("armory", ("net", "spear")), "", "net"),
        (Retrieve("armory", ()), "", "net"),
    ],
)
def test_a_building_takes_something_and_no_more_than_it_holds(
    pick: Work | Store | Retrieve, timer: str, stored: str
) -> None:
    """[build.work, build.store, build.retrieve] Nothing is no work, and nothing to store."""
    game = at_site(Site("armory", cards(timer), cards(stored), round=1), "refugee net spear")
    assert refused(game, 0, pick).reason == "not-these-cards"


def test_one_or_two_refugees_are_chosen_to_swindle_with() -> None:
    """[leader.swindler] Of however many."""
    game = laid("refugee refugee refugee", "", hq=3, oddments=True)
    game.tribes[0].leader = "swindler"
    draft = next(draft for draft in drafts(game, 0) if draft.kind is Swindle)
    assert draft.values({}) == Several(("refugee",) * 3, 1, 2)


def test_a_mercenary_is_shown_with_the_medicine_that_suffices() -> None:
    """[hire.medicine] What was got without cards pays first."""
    for medicine, for_hunters, for_leaders in ((0, "pills", "medkit"), (1, "", "pills")):
        game = laid("pills medkit pills", "")
        game.food, game.medicine = 3, medicine
        picks = {pick.who: " ".join(pick.cards) for pick in legal(game, 0) if pick.verb == "hire"}  # type: ignore[attr-defined]
        assert picks["scavenger"] == ""
        assert picks["hunter"] == for_hunters
        assert picks["group_leaders"] == for_leaders


def test_few_of_the_dug_cards_are_put_back_before_many() -> None:
    """[ranks.scrappers] Thirty sets are shown, none of them twice; others are put together."""
    game = laid("scrappers scavenger", "", junkyard="junk pills net spear shovel", ranks=True)
    game.dug, game.junkyard = [*game.junkyard], []
    sets = PutBackSome(0).options(game, 0)
    assert [len(pick.cards) for pick in sets] == [0] + [1] * 5 + [2] * 10 + [3] * 10 + [4] * 4  # type: ignore[attr-defined]
    assert len(set(sets)) == len(sets)


def test_an_engineer_plans_alone_or_with_all_who_help() -> None:
    """[build, build.dig] No more than four ways are shown."""
    game = laid("engineer engineer scavenger shovel shovel", "", hq=2)
    game.schematics = [Piece("armory")] * 4
    assert shown(game, "build") == [
        "engineer",
        "scavenger shovel shovel engineer engineer",
        "shovel engineer",
        "shovel shovel engineer engineer",
    ]


def test_a_spy_goes_alone_or_with_all_who_help() -> None:
    """[recon, recon.look] Every place of every rival is shown."""
    game = laid("spy spy binoculars", "refugee", "", decks=["", "net"], spies=True)
    picks = [(" ".join(p.cards), p.rival, p.place) for p in legal(game, 0) if p.verb == "recon"]  # type: ignore[attr-defined]
    assert picks == [
        (some, 1, place) for some in ("spy", "spy binoculars") for place in ("hand", "deck")
    ]
