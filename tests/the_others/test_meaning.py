"""What everything means can be read: in a preview, on a page of the board, and in the rules."""

from __future__ import annotations

from itertools import product

import pytest

from bot.discord.pages.menus import HINT
from bot.games import Offer
from bot.games.the_others.board import board_text, sheet_text
from bot.games.the_others.meaning import current_meaning, meaning, monster_text
from bot.games.the_others.preview import preview, scene
from bot.render.rulebook import text_of
from bot.table.positions import figures_of
from bot.texts import LOCALES, Texts
from engine.games.the_others import PACKAGE as others
from engine.games.the_others.content import (
    CARD,
    DISTRICT,
    GROUP,
    HERO,
    KINDS,
    OMEN,
    PAST,
    SIN,
    STORY,
    TOKENS,
    UPGRADE,
)
from engine.games.the_others.picks import (
    Assault,
    Attack,
    Block,
    City,
    EndTurn,
    Enlist,
    Incarnate,
    Kill,
    Move,
    Suffer,
    Tempt,
)
from engine.games.the_others.setup import EnlistOne
from engine.games.the_others.view import OthersView
from engine.kernel import Pick, legal, pending
from tests.draw.moments import LIBRARY
from tests.said import flat
from tests.the_others.tables import acting, do, fresh, hero, laid

GOALS = {
    branch.goal for row in STORY.values() for mission in row.missions for branch in mission.branches
}
LISTED = {
    "sins.fights sins.turns sins.rounds": SIN,
    "acolytes.groups": GROUP,
    "pasts.hero pasts.city": PAST,
    "omens.tokens omens.heroes omens.monsters": OMEN,
    "districts.help districts.reach": DISTRICT,
}
"""Rules that list what content does."""


def said(locale: str = "en") -> Texts:
    return LIBRARY.texts(locale, others.NAME, ("Zoe", "Luc", "Ann", "Eve", "Jo"))


def look(view: OthersView, pick: Pick, texts: Texts, **figures: object) -> str:
    return " · ".join(preview(view, Offer("whole", None, (pick,), None, figures), texts))


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_has_an_effect_says_which(locale: str) -> None:
    texts, view = said(locale), others.view(laid(), None)
    tables = (PAST, OMEN, SIN, GROUP, DISTRICT, CARD, UPGRADE, HERO)
    for word in (
        *(id for rows in tables for id in rows),
        *TOKENS,
        *KINDS,
        *GOALS,
        "altar",
        "blank",
    ):
        assert meaning(word, texts), word
        assert current_meaning(word, view, texts), word


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("ids", LISTED)
def test_the_rules_list_what_each_does_in_the_same_words(ids: str, locale: str) -> None:
    """[sins.fights, sins.turns, sins.rounds, acolytes.groups, pasts.hero, pasts.city, omens.tokens,
    omens.heroes, omens.monsters, districts.help, districts.reach] /rules finds each by its name,
    once, and goes on in lower case."""
    texts = said(locale)
    listed = " ".join(text_of(others.RULES[rule], locale) for rule in ids.split())
    for id in LISTED[ids]:
        first, *rest = meaning(id, texts)
        colon = {"en": ": ", "fr": "\u00a0: "}[locale]
        assert listed.count("".join((texts.word(id), colon, first.lower(), *rest))) == 1


def test_monsters_say_what_each_sin_makes_of_them() -> None:
    """[monsters.special] Those of Lust are fast, some have claws or tentacles without dice."""
    texts = said()
    lust, pride = (others.view(laid(sin=sin), None) for sin in ("lust", "pride"))
    assert "moves 3 spaces" in monster_text("abomination", lust, texts)
    assert "moves" not in monster_text("abomination", pride, texts)
    assert "an automatic claw" in monster_text("controller", pride, texts)
    assert "toughness 7" in monster_text("controller", pride, texts)


def test_a_way_that_may_be_chosen_says_what_it_asks() -> None:
    view, texts = others.view(laid(mission=2, steps=[]), None), said()
    assert view.ways
    assert all(texts.word(way.goal) in flat(board_text(view, texts)) for way in view.ways)


@pytest.mark.parametrize("locale", LOCALES)
def test_sheets_explain_the_sin_its_acolytes_and_ones_past(locale: str) -> None:
    """[past.dealt, sin.passive, acolytes.power] In one press from the board."""
    texts = said(locale)
    game = laid(hero("vigie", past="traitor"), sin="greed", story="corruption")
    for seat in (0, 1):
        text = flat(sheet_text(others.view(game, seat), texts))
        assert meaning("greed", texts) in text
        assert meaning("choristers", texts) in text
        assert (meaning("traitor", texts) in text) == (seat == 1)


# --- previews


@pytest.mark.parametrize(
    ("wounds", "level", "kills", "hurts"),
    [(0, 6, False, False), (3, 7, False, True), (4, 6, False, False), (4, 7, True, False)],
)
def test_taking_corruption_says_when_it_wounds_or_kills(
    wounds: int, level: int, kills: bool, hurts: bool
) -> None:
    """[corruption.track, death.wounds] And when a dark past is about to show."""
    texts = said()
    one = hero(place="c2", wounds=wounds, corruption=level)
    game, _ = do(acting(one, monsters={"c2": "acolyte"}), 1, Attack("c2"))
    text = look(others.view(game, 1), Tempt(), texts)
    assert (texts.say("ahead-dies", hero="vigie") in text) == kills
    assert (texts.say("ahead-wounds", n=1) in text) == hurts
    one.past = "debt"
    game, _ = do(acting(one, monsters={"c2": "acolyte"}, story="corruption"), 1, Attack("c2"))
    assert (texts.say("ahead-past") in look(others.view(game, 1), Tempt(), texts)) == (not kills)


def test_moving_says_what_it_costs() -> None:
    """[move.leaving, move.entering] Dice of those left behind, fires, and death."""
    texts = said()
    tokens = {"c1": ["fire", "fire", "fire"]}
    game = acting(hero(place="c2", wounds=3), monsters={"c2": "acolyte"}, tokens=tokens)
    text = look(others.view(game, 1), Move("c1"), texts)
    assert texts.say("ahead-leaving", n=1) in text
    assert texts.say("ahead-dies", hero="vigie") in text
    assert "dies" not in look(others.view(game, 1), Move("b2"), texts)
    safe = acting(hero(place="c2", wounds=3, upgrades=["extinguisher"]), tokens=tokens)
    assert "dies" not in look(others.view(safe, 1), Move("c1"), texts)


def test_a_price_says_when_it_kills() -> None:
    """[cards.words] Corruption beyond the last level wounds; an amulet keeps one off."""
    texts = said()
    for upgrades, dies in (([], True), (["amulet"], False)):
        view = others.view(acting(hero(wounds=3, corruption=7, upgrades=upgrades)), 1)
        text = look(view, Suffer("corruption"), texts, hero="vigie", amount=2)
        assert (texts.say("ahead-dies", hero="vigie") in text) == dies
        assert texts.say("ahead-wounds", n=1) in look(view, Suffer("wound"), texts, hero="vigie")


def test_a_price_says_how_much_corruption_it_is() -> None:
    """[cards.words, corruption.track] What the track has no room for wounds instead."""
    texts = said()
    for corruption, levels in product(range(8), (1, 2, 3)):
        view = others.view(acting(hero(corruption=corruption)), 1)
        text = look(view, Suffer("corruption"), texts, hero="vigie", amount=levels)
        taken = min(levels, 7 - corruption)
        told = [n for n in (1, 2, 3) if texts.say("ahead-corruption", n=n) in text]
        assert told == [taken] * (taken > 0)
        hurts = [n for n in (1, 2, 3) if texts.say("ahead-wounds", n=n) in text]
        assert hurts == [levels - taken] * (levels > taken)


def test_the_sins_see_how_the_hero_is_whom_they_may_attack() -> None:
    """[reaction.fight] Beside the attack, and above the menu."""
    texts = said()
    game = laid(hero(place="c2", wounds=3, corruption=5), monsters={"c2": "acolyte"})
    game, _ = do(game, 1, EndTurn())
    view = others.view(game, 0)
    health = texts.say("text-health", wounds=3, corruption=5)
    assert view.against == "vigie"
    assert health in look(view, Assault(), texts)
    assert health in scene(view, texts)


def test_a_district_says_what_it_does() -> None:
    """[city.effects] Before its action is taken."""
    texts = said()
    view = others.view(acting(hero(place="a1", wounds=1)), 1)
    assert look(view, City(), texts) == meaning("infirmary", texts)


@pytest.mark.parametrize("locale", LOCALES)
def test_picks_name_no_zeros(locale: str) -> None:
    """Nobody reads that no avatar is hit."""
    texts = said(locale)
    told_picks = [
        texts.say("pick-kill", acolytes=2, abominations=0, controller=0, avatar=0),
        texts.say("pick-block", claws=0),
        texts.say("ahead-tempt", level=3, dice=2, fists=0),
    ]
    assert not any("0" in pick for pick in told_picks), told_picks
    assert (Kill(2, 0, 0, 0).verb, Block(0).verb) == ("kill", "block")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hero_that_may_be_chosen_says_how_strong_a_choice_it_is(locale: str) -> None:
    """By the measured share, until the game begins: then it says how it is."""
    texts = said(locale)
    for id, row in HERO.items():
        told = look(others.view(laid(round=0), 1), Enlist(id), texts)
        assert str(row.won) in told.rpartition(" · ")[2]
        assert len(told) <= HINT, "a menu would cut it"
    assert "%" not in look(others.view(laid(hero("ursa")), 1), Enlist("ursa"), texts)


@pytest.mark.parametrize("locale", LOCALES)
def test_who_enlists_a_hero_reads_whether_it_is_to_be_played(locale: str) -> None:
    """And how many heroes each player takes."""
    game, told = do(fresh(), 0, Incarnate("pride", "choristers"))[0], list[str]()
    while isinstance(question := pending(game)[0][0], EnlistOne):
        told.append(flat(said(locale).say("left-EnlistOne", **figures_of(question))))
        game, _ = do(game, question.seat, legal(game, question.seat)[0])
    one = {"fr": "Chaque joueur en prend un", "en": "Each player takes one"}[locale]
    assert [one in line for line in told] == [True, True, False, False]
    assert all(("réserve" if locale == "fr" else "reserve") in line for line in told)


def test_names_of_two_words_stay_whole_in_previews() -> None:
    """A hero's name is not cut where a line of the board would end."""
    texts = said("fr")
    crowd = [hero("vigie", "b2"), hero("bastien", "c2", 2), hero("braconnier", "c2", 3)]
    view = others.view(acting(*crowd, seats=4, monsters={"c2": "acolyte controller"}), 1)
    text = look(view, Move("c2"), texts)
    assert texts.word("bastien") in text
    assert texts.word("braconnier") in text
