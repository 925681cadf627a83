"""Recon: the market of ten, liars and thieves, twice as many contested resources."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

from bot.texts import LOCALES, Library
from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.content import CARD, NUMBERS, PRESET
from engine.games.arctic_scavengers.ending import EndGame
from engine.games.arctic_scavengers.options import RECON, Options
from engine.games.arctic_scavengers.picks import (
    Demolish,
    Dig,
    Disarm,
    Gas,
    Hunt,
    Intimidate,
    Keep,
    KeepNone,
    Martyr,
    Pass,
    Save,
    Snipe,
)
from engine.games.arctic_scavengers.skirmish import fight
from engine.games.arctic_scavengers.tribe import Site, Tribe
from engine.kernel import awaited, legal, play
from tests.arctic_scavengers.tables import (
    asked,
    asks,
    census,
    do,
    fresh,
    kinds,
    laid,
    refused,
    seen,
    sent,
)
from tests.laws.walks import walk
from tests.pieces import pieces

LIARS = {"assassin", "provocateur", "rogue", "guard"}


EVERYTHING = dict.fromkeys(RECON, True) | {"hq": "4"}
MODULES: list[dict[str, Any]] = [
    {"liars": True},
    {"liars": True, "hq": "2"},
    {"spies": True, "hq": "2"},
    {"ranks": True},
    {"spies": True, "ranks": True, "hq": "1"},
    {"spies": True, "liars": True, "ranks": True},
    EVERYTHING,
]
PRESETS: dict[str, dict[str, Any]] = {
    "spies": {"spies": True, "hq": "1"},
    "liars": {"liars": True},
    "ranks": {"ranks": True, "hq": "2"},
    "all_in": {"spies": True, "liars": True, "ranks": True, "hq": "2"},
}


def brought(options: dict[str, Any]) -> set[str]:
    """The piles that the modules of these options bring into the market, or need there."""
    variant = Options(**options).variant()
    piles = [c for c in CARD.values() if c.place == "market" and variant.plays(c)]
    return {c.id for c in piles if c.module or 0 < c.needed <= variant.hq}


def test_ten_piles_are_for_hire_once_there_are_more() -> None:
    """[setup.market.ten] Those of the modules first, then those of the base game."""
    market = set(fresh(3, liars=True, hq="2").market)
    assert len(market) == 10
    assert market >= {*LIARS, "medic", "engineer"}
    assert len(fresh(3).market) == 8


@pytest.mark.parametrize(("preset", "needs"), PRESETS.items())
def test_a_market_that_is_chosen_holds_its_ten_piles(preset: str, needs: dict[str, Any]) -> None:
    """[setup.market.preset] Just those, whatever other modules are in play; what needs a module
    that is not in play is replaced, by piles of the modules first."""
    piles = set(PRESET[preset].piles)
    for options in (needs, EVERYTHING):
        market = fresh(3, market=preset, **options).market
        assert {pile for pile in market if CARD[pile].place == "market"} == piles
    for left_out in needs:
        options = {name: value for name, value in needs.items() if name != left_out}
        market = set(fresh(3, market=preset, **options).market)
        assert market != piles, "it is not for nothing that it is needed"
        assert {pile for pile in piles if not CARD[pile].module} <= market
    filled = set(fresh(3, hq="2", market=preset).market)
    assert len(filled) == 10
    assert {"medic", "engineer"} <= filled
    assert len(fresh(3, market=preset).market) == 8, "the base game has no others"


@pytest.mark.parametrize("hq", ["0", "1", "2"])
def test_no_chance_decides_where_ten_piles_hold_all(hq: str) -> None:
    """[setup.market.ten] A random market is the usual one as long as nothing is left out."""
    usual, drawn = (fresh(3, hq=hq, market=market) for market in ("usual", "random"))
    assert len(usual.market) <= NUMBERS.market
    assert (drawn.market, drawn.seed) == (usual.market, usual.seed)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_market_that_needs_modules_names_them(locale: str) -> None:
    """[setup.market.preset] By the names under which they are chosen."""
    assert (
        set(PRESETS)
        == set(PRESET)
        == set(get_args(Options.model_fields["market"].annotation))
        - {
            "usual",
            "random",
        }
    )
    say = Library(strict=True).texts(locale, arctic.NAME)
    for preset, needs in PRESETS.items():
        told = say.say(f"option-market-{preset}.text")
        for name, value in needs.items():
            label = f"option-hq-{value}" if name == "hq" else f"option-{name}"
            assert say.say(label) in told, (preset, name)


@pytest.mark.parametrize("options", MODULES, ids=str)
def test_a_random_market_has_somebody_cheap_and_somebody_who_gathers(
    options: dict[str, Any],
) -> None:
    """[setup.market.fair] And the piles of the modules, as far as ten hold them; no two alike."""
    found = set()
    for seed in range(200):
        game = fresh(2, seed=seed, market="random", **options)
        ten = [pile for pile in game.market if CARD[pile].place == "market"]
        rows = [CARD[pile] for pile in ten]
        assert len(rows) == 10
        modules = brought(options)
        assert modules <= set(ten) or set(ten) <= modules, "as far as ten hold them"
        assert any(0 < row.cost.food <= 2 and not row.cost.medicine for row in rows)
        assert any(row.can.get("hunt") or row.can.get("dig") for row in rows)
        assert pieces(game)["cards"].astray == {}
        found.add(tuple(ten))
    assert len(found) > 3


@pytest.mark.parametrize("market", ["usual", "random"])
@pytest.mark.parametrize("options", [*MODULES, {"hq": "4"}, {"liars": True, "hq": "4"}], ids=str)
def test_no_module_is_left_without_its_mercenaries(options: dict[str, Any], market: str) -> None:
    """[setup.market.ten] Each has a pile of its own in every game, dirty tricks their Saboteurs and
    Sniper Teams; where ten do not hold all piles, each comes in some games."""
    met: set[str] = set()
    variant = Options(**options).variant()
    for seed in range(60):
        ten = set(fresh(2, seed=seed, market=market, **options).market)
        met |= ten
        assert variant.hq < 4 or {"saboteur", "sniper_team"} <= ten
        modules = {(CARD[pile].box, CARD[pile].module) for pile in brought(options)}
        assert {(CARD[pile].box, CARD[pile].module) for pile in ten} >= modules
        if market == "usual" and len(brought(options)) <= NUMBERS.market:
            assert ten == {*fresh(2, market=market, **options).market}, "nothing is drawn by lot"
    assert met >= brought(options)


def test_fourteen_of_twenty_eight_resources_are_fought_for() -> None:
    """[prizes.mixed] Which ones are left out nobody knows."""
    game = fresh(3, unknown_prizes=True)
    assert (len(game.contested), len(game.cut), game.rounds) == (14, 14, 16)
    worlds = [arctic.redeal(game, 0, seed) for seed in range(9)]
    assert len({tuple(sorted(p.card for p in world.cut)) for world in worlds}) > 3
    assert all(census(world) == census(game) for world in worlds)
    quick = fresh(3, unknown_prizes=True, length="quick")
    assert (len(quick.contested), quick.rounds) == (8, 10)
    for seat, pick in walk(game, 2):
        play(game, seat, pick)
    assert game.round == 16


def test_every_card_of_these_modules_is_in_play_with_its_option_alone() -> None:
    """[prizes.mixed, setup.market.ten] Market, junkyard and resources."""
    plain = census(fresh(3))
    both = census(fresh(3, liars=True, unknown_prizes=True))
    for card in CARD.values():
        if card.box == "recon":
            assert plain[card.id] == 0
            assert both[card.id] == (card.copies if card.module in (2, 4) else 0)


def test_an_assassin_snipes_lone_people_alone() -> None:
    """[liars.assassin] Cards of exactly one person, in both phases."""
    game = laid("hunter group_leaders", "assassin", liars=True)
    game, _ = do(game, 0, Hunt(("hunter", "group_leaders")))
    assert legal(game, 1) == [Pass(), Snipe("assassin", 0, "hunter")]
    assert refused(game, 1, Snipe("assassin", 0, "group_leaders")).reason == "cannot-hit"
    force = sent("assassin", "thugs", "brawler", liars=True)
    assert legal(force, 0) == [Pass(), Snipe("assassin", 2, "brawler")]


def test_an_assassin_is_not_asked_about_crowds_and_their_tools() -> None:
    """[liars.assassin, strike.when] A tool is nobody."""
    game = laid("thugs shovel", "assassin", junkyard="junk", liars=True)
    game, events = do(game, 0, Dig(("thugs", "shovel")))
    assert seen(events, "dug")


def test_a_guard_stops_what_is_aimed_at_its_own_cards() -> None:
    """[liars.guard] Outside of the skirmish; it is discarded, and one card drawn."""
    game = laid("hunter spear guard", "saboteur", "guard", decks=["pills"], liars=True)
    game, _ = do(game, 0, Hunt(("hunter", "spear")))
    game, _ = do(game, 1, Disarm("saboteur", 0, "spear"))
    assert [seat for seat, _ in awaited(game)] == [0], "nobody else's guard"
    assert refused(game, 0, Save("hunter")).reason == "cannot-save"
    game, events = do(game, 0, Save("guard"))
    assert seen(events, "saved") == [{"seat": 0, "by": 0, "weapon": "guard", "card": "spear"}]
    assert "pills" in game.tribes[0].hand
    assert seen(events, "hunted") == [{"seat": 0, "amount": 3}]
    force = sent("saboteur", "guard spear", "refugee", liars=True)
    _, events = do(force, 0, Disarm("saboteur", 1, "spear"))
    assert seen(events, "struck"), "it stops nothing there"


def test_a_provocateur_fights_with_people() -> None:
    """[liars.provocateur] Tools and bonuses are ignored; the gangster's refugees count once."""
    game = sent("provocateur refugee refugee refugee spear", "thugs", "refugee", liars=True)
    assert asked(game) == [0]
    assert refused(game, 0, Intimidate("spear")).reason == "not-at-hand"
    after, events = do(game, 0, Intimidate("provocateur"))
    assert seen(events, "intimidated") == [{"seat": 0, "card": "provocateur"}]
    assert {e["seat"]: e["fight"] for e in seen(events, "fought")}[0] == 4
    assert after.tribes[0].won == 1
    _, events = do(game, 0, Pass())
    assert {e["seat"]: e["fight"] for e in seen(events, "fought")}[0] == 3
    mob = Tribe(
        leader="gangster", played=["refugee", "provocateur", "thugs"], saved=["provocateur"]
    )
    assert fight(mob) == 5
    mob.sites = [Site("portable_decoys", [])]
    assert fight(mob) == 6


def test_a_provocateur_who_is_shot_intimidates_nobody() -> None:
    """[liars.provocateur] The fight is what it was; a later seat may still shoot."""
    game = sent("provocateur refugee refugee", "sniper_team", "scavenger", liars=True)
    game, _ = do(game, 0, Intimidate("provocateur"))
    _, events = do(game, 1, Snipe("sniper_team", 0, "provocateur"))
    assert {e["seat"]: (e["fight"], e["people"]) for e in seen(events, "fought")}[0] == (0, 2)


def test_whoever_shoots_a_provocateur_means_the_one_who_intimidates() -> None:
    """[liars.provocateur] Another one who has kept quiet does not go on for it."""
    game = sent("provocateur provocateur refugee refugee", "sniper_team", "refugee", liars=True)
    game, _ = do(game, 0, Intimidate("provocateur"))
    _, events = do(game, 1, Snipe("sniper_team", 0, "provocateur"))
    assert {e["seat"]: e["fight"] for e in seen(events, "fought")}[0] == 1


def test_a_rogue_takes_what_is_tied() -> None:
    """[liars.rogue] The first in turn, before people, whether or not it is tied itself."""
    game = sent("brawler refugee", "brawler", "rogue", contested="grenade", liars=True)
    assert seen(game.new_events, "stole") == [{"seat": 2}]
    assert seen(game.new_events, "prize_won") == [{"seat": 2, "by_people": 0}]
    single = sent("brawler refugee", "scavenger", "rogue", contested="grenade", liars=True)
    assert not seen(single.new_events, "stole")
    close = sent("brawler", "rogue", contested="grenade", liars=True)
    assert seen(close.new_events, "stole") == [{"seat": 1}], (
        "two seats: less than two ahead is a tie"
    )


def test_a_cargo_sled_keeps_a_tool_or_a_medicine_more() -> None:
    """[prizes.sled] In the junkyard; the usual card may be anything."""
    game = laid("brawler cargo_sled", "", junkyard="refugee pills net", unknown_prizes=True)
    game, _ = do(game, 0, Dig(("brawler", "cargo_sled")))
    assert asks(game, 0) == "KeepMore"
    assert legal(game, 0) == [Keep("pills"), Keep("net"), KeepNone()]
    assert refused(game, 0, Keep("refugee")).reason == "not-dug-up"
    game, _ = do(game, 0, Keep("net"))
    assert legal(game, 0) == [Keep("refugee"), Keep("pills"), KeepNone()]
    useless = laid("brawler cargo_sled", "", junkyard="junk map net", unknown_prizes=True)
    useless, _ = do(useless, 0, Dig(("brawler", "cargo_sled")))
    assert legal(useless, 0) == [Keep("net"), KeepNone()], "neither junk nor a map"
    game, _ = do(game, 0, Keep("pills"))
    assert [piece.card for piece in game.tribes[0].gains] == ["net", "pills"]


def test_two_cargo_sleds_keep_two_more() -> None:
    """[prizes.sled] One for each of them."""
    game = laid("brawler brawler cargo_sled cargo_sled", "", junkyard="junk pills net spear medkit")
    game, _ = do(game, 0, Dig(("brawler", "brawler", "cargo_sled", "cargo_sled")))
    for card in ("net", "medkit", "spear"):
        game, _ = do(game, 0, Keep(card))
    assert [piece.card for piece in game.tribes[0].gains] == ["net", "medkit", "spear"]
    assert [piece.card for piece in game.junkyard] == ["junk", "pills"]
    short = laid("brawler cargo_sled", "", junkyard="net")
    short, _ = do(short, 0, Dig(("brawler", "cargo_sled")))
    short, _ = do(short, 0, Keep("net"))
    assert asks(short, 0) == "Gather", "nothing is left to choose from"


def test_a_helping_lookout_takes_no_bearer_from_a_cargo_sled() -> None:
    """[prizes.sled, leader.peacemaker] It bears no tool, so that its help costs none."""
    cards = ("scavenger", "scouting_refugee", "cargo_sled")
    for edition, question in ((3, "KeepMore"), (2, "KeepOne")):
        game = laid(" ".join(cards), "", junkyard="junk pills net", hq=3, unknown_prizes=True)
        game.edition, game.tribes[0].leader = edition, "peacemaker"
        game, _ = do(game, 0, Dig(cards))
        assert asks(game, 0) == question


def test_combat_medics_are_resources_that_save() -> None:
    """[prizes.medics] Their figures are those of the row; see the medics' tests for the shot."""
    game = sent("sniper_team", "combat_medics", "refugee", unknown_prizes=True)
    game, _ = do(game, 0, Snipe("sniper_team", 1, "combat_medics"))
    assert asks(game, 1) == "Shield"


def test_a_demolition_team_sets_a_site_back() -> None:
    """[prizes.demolition] To its full time; the team is discarded, and two cards are drawn."""
    game = laid("demolition_team", "", decks=["junk net", "pills spear"], hq=2, unknown_prizes=True)
    game.tribes[1].sites = [Site("armory", ["junk"]), Site("pharmacy", [])]
    assert refused(game, 0, Demolish("demolition_team", 1, "pharmacy")).reason == "cannot-demolish"
    game, events = do(game, 0, Demolish("demolition_team", 1, "armory"))
    assert seen(events, "reset") == [
        {"seat": 1, "by": 0, "weapon": "demolition_team", "building": "armory", "left": 3}
    ]
    assert sorted(game.tribes[0].hand) == ["junk", "net"]
    assert game.tribes[0].discard == ["demolition_team"]
    assert game.tribes[1].deck == []


def test_tear_gas_takes_the_fight_of_one() -> None:
    """[prizes.gas] Nobody can be saved from it; what somebody adds goes as well, tools do not."""
    game = sent("tear_gas brawler", "thugs spear", "medic", hq=1, unknown_prizes=True)
    game, events = do(game, 0, Gas("tear_gas", 1, "thugs"))
    assert seen(events, "gassed") == [{"seat": 1, "by": 0, "weapon": "tear_gas", "card": "thugs"}]
    assert {e["seat"]: (e["fight"], e["people"]) for e in seen(events, "fought")}[1] == (2, 3)
    helped = Tribe(played=["brawler", "group_leaders"], gassed=["group_leaders"])
    assert fight(helped) == 2
    angry = Tribe(played=["provocateur", "thugs"], saved=["provocateur"], gassed=["thugs"])
    assert fight(angry) == 4, "useless against people"
    again = sent("tear_gas brawler", "scout grenade", "refugee", unknown_prizes=True)
    assert {p.target for p in legal(again, 0) if isinstance(p, Gas)} == {"scout"}
    assert "disarm" not in kinds(again, 0)


@pytest.mark.parametrize("people", [2, 3, 4])
def test_tribal_hunters_hunt_and_count(people: int) -> None:
    """[prizes.mixed] Two, three or four of them."""
    row = CARD[f"tribal_hunters_{people}"]
    assert (row.people, row.can["hunt"]) == (people, 2 if people == 4 else 1)
    game = laid(row.id, "", contested="", steps=[EndGame()], unknown_prizes=True)
    assert arctic.score(game)[0].total == people
    assert Counter(game.tribes[0].owned()) == Counter([row.id])


def test_a_refugee_that_is_sacrificed_takes_its_marks_along() -> None:
    """[leader.fanatic, prizes.gas, skirmish.used] Of two it is the gassed one that goes; the last
    one leaves no mark."""
    for others in ("refugee", "brawler"):
        game = sent(f"refugee {others} sniper_team", "thugs", "scout", unknown_prizes=True)
        game.tribes[0].leader, game.tribes[0].gassed = "fanatic", ["refugee"]
        game, _ = do(game, 0, Martyr("refugee", 1, "thugs"))
        assert game.tribes[0].played == [others, "sniper_team"]
        assert game.tribes[0].gassed == []


def test_whoever_of_two_is_gassed_strikes_and_the_other_fights() -> None:
    """[prizes.gas, skirmish.used] Of equal cards the one that does not fight anyway strikes."""
    game = sent("tear_gas", "saboteur saboteur spear", "net", unknown_prizes=True)
    game, _ = do(game, 0, Gas("tear_gas", 1, "saboteur"))
    game, _ = do(game, 1, Disarm("saboteur", 2, "net"))
    assert fight(game.tribes[1]) == 3
    assert game.tribes[1].gassed == []


def test_whoever_of_two_is_gassed_is_not_the_one_that_is_shot() -> None:
    """[prizes.gas, skirmish.hit] Who shoots means the one that fights."""
    game = sent("tear_gas sniper_team", "brawler brawler", "thugs", unknown_prizes=True)
    game, _ = do(game, 0, Gas("tear_gas", 1, "brawler"))
    game, _ = do(game, 0, Snipe("sniper_team", 1, "brawler"))
    assert fight(game.tribes[1]) == 0
    assert game.tribes[1].played == ["brawler"]


def test_a_guard_is_not_among_the_cards_of_its_own_draw() -> None:
    """[liars.guard, draw.reshuffle] It lies on the discards after it has drawn."""
    game = laid("hunter spear guard", "saboteur", discards=["pills"], liars=True)
    game, _ = do(game, 0, Hunt(("hunter", "spear")))
    game, _ = do(game, 1, Disarm("saboteur", 0, "spear"))
    game, _ = do(game, 0, Save("guard"))
    assert game.tribes[0].hand == ["pills"]
    assert "guard" in game.tribes[0].discard


def test_whoever_knew_that_a_guard_draws_its_like_still_knows() -> None:
    """[liars.guard, recon.secret] The one that stopped the shot is not the one that was drawn."""
    game = laid("hunter spear guard", "saboteur", decks=["guard"], liars=True)
    game.tribes[0].watch(1).deck = 1
    game, _ = do(game, 0, Hunt(("hunter", "spear")))
    game, _ = do(game, 1, Disarm("saboteur", 0, "spear"))
    game, _ = do(game, 0, Save("guard"))
    assert arctic.view(game, 1).tribes[0].sighted == (("hand", ("guard",)),)


def test_a_demolition_team_is_not_among_the_cards_of_its_own_draw() -> None:
    """[prizes.demolition, draw.reshuffle] Nor is it drawn where a guard stops it."""
    game = laid("demolition_team", "", decks=["", "pills"], discards=["net"], unknown_prizes=True)
    game.tribes[1].sites = [Site("pharmacy", ["junk"])]
    game, _ = do(game, 0, Demolish("demolition_team", 1, "pharmacy"))
    assert game.tribes[0].hand == ["net"]
    assert game.tribes[0].discard == ["demolition_team"]
    assert game.tribes[0].played == []


def test_a_sled_that_nobody_bears_keeps_nothing_more() -> None:
    """[prizes.sled, tools.bearer] After a shot there may be more tools than bearers."""
    game = laid("brawler brawler cargo_sled cargo_sled", "sniper_team", junkyard="junk pills net")
    game, _ = do(game, 0, Dig(("brawler", "brawler", "cargo_sled", "cargo_sled")))
    game, _ = do(game, 1, Snipe("sniper_team", 0, "brawler"))
    game, _ = do(game, 0, Keep("net"))
    assert asks(game, 0) == "KeepOne", "one sled is borne"
    none = laid("brawler cargo_sled", "sniper_team", junkyard="junk pills net")
    none, _ = do(none, 0, Dig(("brawler", "cargo_sled")))
    none, _ = do(none, 1, Snipe("sniper_team", 0, "brawler"))
    assert asks(none, 0) == "Gather"
