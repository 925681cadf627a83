"""Sin cards and the power of the acolytes."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games.the_others.content import CARD
from engine.games.the_others.picks import (
    Attack,
    City,
    Close,
    Discard,
    Drag,
    EndTurn,
    Join,
    Lay,
    March,
    Mend,
    Move,
    Pass,
    PlayCard,
    Skip,
    Steal,
    Suffer,
    Summon,
)
from engine.games.the_others.state import TheOthers
from tests.the_others.tables import Dice, acting, asked, asks, do, hero, laid, offers, seen


def open_turn(hand: str, *heroes: object, **more: object) -> TheOthers:
    """A turn that begins: the Sins are asked about a card."""
    team = heroes or (hero(place="c2"),)
    return laid(*team, hand=hand, **more)  # type: ignore[arg-type]


def before(hand: str, monsters: str = "acolyte", one: object = None, **more: object) -> TheOthers:
    """A fight at C2 that is about to be rolled: the Sins are asked."""
    made = one or hero(place="c2")
    game = acting(made, monsters={"c2": monsters}, hand=hand, **more)  # type: ignore[arg-type]
    game, _ = do(game, 1, Attack("c2"))
    return game


def played(hand: str, card: str, game: TheOthers) -> TheOthers:
    assert asked(game) == [0]
    game, events = do(game, 0, PlayCard(card))
    assert seen(events, "card_played")[0]["card"] == card
    assert game.shown == card
    assert card in hand
    return game


def start(card: str, *heroes: object, **more: object) -> TheOthers:
    """The card was played at the start of a turn."""
    return played(card, card, open_turn(card, *heroes, **more))


# --- moments


def test_one_card_for_a_turn_and_its_reaction(dice: Dice) -> None:
    """[cards.one, cards.moments] Then it is discarded, and the next turn may have another."""
    game = open_turn("vertigo frenzy ambush", monsters={"c1": "acolyte"}, seats=2)
    assert asks(game) == "SinMoment"
    assert offers(game, 0, PlayCard) == [PlayCard("vertigo")]
    game, _ = do(game, 0, PlayCard("vertigo"))
    game, _ = do(game, 1, EndTurn())
    assert asks(game) == "React"
    assert not offers(game, 0, PlayCard)
    game, _ = do(game, 0, Pass())
    assert game.shown == ""
    assert game.sin_discards == ["vertigo"]
    assert asks(game) == "SinMoment"


def test_a_card_needs_no_reaction_token() -> None:
    """[cards.one] The windows open without any."""
    assert asks(open_turn("vertigo", reactions=0)) == "SinMoment"


def test_nobody_is_asked_without_cards() -> None:
    """[cards.moments] An empty hand opens no window."""
    assert asks(open_turn("")) == "Act"
    assert asks(before("")) == "Temptation"


def test_moments_come_before_and_after_a_roll(dice: Dice) -> None:
    """[cards.moments] Only what fits the moment may be played."""
    game = before("frenzy doubt vertigo")
    assert offers(game, 0, PlayCard) == [PlayCard("frenzy")]
    game, _ = do(game, 0, Pass())
    dice.set("fist fist fist")
    game, _ = do(game, 1, Skip())
    assert asks(game) == "SinMoment"
    assert offers(game, 0, PlayCard) == [PlayCard("doubt")]
    game, _ = do(game, 0, PlayCard("doubt"))
    assert game.dead == ["acolyte"]


def test_no_dice_are_added_where_none_are_thrown() -> None:
    """[cards.moments, fight.ranged] Against a shot at another space frenzy would do nothing."""
    far = {"b2": "acolyte"}
    for card, sin in (("frenzy", "wrath"), ("rage", "wrath"), ("mirror", "envy")):
        game = acting(hero(place="a2"), monsters=far, hand=f"{card} shadow_skin", sin=sin)
        game, _ = do(game, 1, Attack("b2"))
        assert offers(game, 0, PlayCard) == [PlayCard("shadow_skin")]


# --- the acolytes


def test_a_dead_acolyte_joins_once_a_round(dice: Dice) -> None:
    """[acolytes.power] Choristers bring a corruption token."""
    game = before("", dead="acolyte")
    assert offers(game, 0, Join)
    game, _ = do(game, 0, Join())
    assert game.monsters["c2"] == ["acolyte", "acolyte"]
    assert game.tokens == {"c2": ["corruption"]}
    assert game.joined
    assert asks(game) == "Temptation"


def test_orderlies_turn_an_upgrade_face_down(dice: Dice) -> None:
    """[acolytes.power] Until the round is over."""
    one = hero(place="c2", upgrades=["vest", "boots"])
    game = before("", one=one, dead="acolyte", group="orderlies")
    game, _ = do(game, 0, Join(), Steal("vest"))
    assert game.heroes[0].down == ["vest"]
    assert game.heroes[0].armour == 0


def test_sewermen_slip_away_after_the_fight(dice: Dice) -> None:
    """[acolytes.power] One that is left moves up to two spaces."""
    game = before("", dead="acolyte", group="sewermen")
    game, _ = do(game, 0, Join())
    game, _ = do(game, 1, Skip())
    assert asks(game) == "Roam"
    game, _ = do(game, 0, March("acolyte", "c2", "a2"))
    assert game.monsters == {"c2": ["acolyte"], "a2": ["acolyte"]}


# --- cards at the start of a turn


def test_cards_that_slow() -> None:
    """[cards.words] Vertigo one space less, torpor one space, embrace none."""
    for card, sin, left in (("vertigo", "wrath", 2), ("torpor", "sloth", 1)):
        turn = start(card, hero("ursa", "c2"), sin=sin).turn
        assert turn is not None
        assert turn.left == left
    held = start("embrace", sin="lust")
    assert not offers(held, 1, Move)


def test_whisper_is_the_heros_choice() -> None:
    """[cards.words] Two corruption or a wound."""
    game = start("whisper")
    the_others, _ = do(game, 1, Suffer("corruption"))
    assert the_others.heroes[0].corruption == 2
    other, _ = do(game, 1, Suffer("wound"))
    assert other.heroes[0].wounds == 1


@pytest.mark.parametrize(
    ("card", "token", "allowed", "barred"),
    [
        ("blaze", "fire", "d2", "a1"),
        ("taint", "corruption", "b1", "c2"),
        ("brood", "nest", "d1", "c1"),
        ("sigil", "pentacle", "d1", "c1"),
    ],
)
def test_cards_that_lay_tokens(card: str, token: str, allowed: str, barred: str) -> None:
    """[cards.words] On or beside a monster; on a street without heroes; with a monster."""
    game = start(card, monsters={"d1": "acolyte", "e2": "acolyte"})
    spaces = [pick.space for pick in offers(game, 0, Lay)]
    assert allowed in spaces
    assert barred not in spaces
    game, _ = do(game, 0, Lay(token, allowed))
    assert game.tokens == {allowed: [token]}


def test_cards_that_close_districts() -> None:
    """[cards.words] Curfew one for the turn, long night the hero's for the round."""
    game, _ = do(start("curfew", hero(place="a1", wounds=1)), 0, Close("a1"))
    assert game.turn is not None
    assert game.turn.closed == "a1"
    assert not offers(game, 1, City)
    assert start("long_night", hero(place="a1"), sin="sloth").closed == ["a1"]


def test_lure_moves_the_hero_towards_a_monster() -> None:
    """[cards.words] One space, nothing is rolled for it."""
    game = start("lure", sin="lust", monsters={"e2": "acolyte"})
    assert game.heroes[0].place == "d2"
    two = start("lure", sin="lust", monsters={"d1": "acolyte"})
    assert {pick.space for pick in offers(two, 0, Drag)} == {"c1", "d2"}


def test_cards_that_bring_monsters_back() -> None:
    """[cards.words] Reinforcement one acolyte, swarm two, feast takes damage off."""
    game = start("reinforcement", dead="acolyte abomination")
    assert {pick.monster for pick in offers(game, 0, Summon)} == {"acolyte"}
    game = start("swarm", sin="gluttony", dead="acolyte acolyte")
    game, _ = do(game, 0, Summon("acolyte", "d1"), Summon("acolyte", "e2"))
    assert not game.dead
    fed = start("feast", sin="gluttony", monsters={"d2": "avatar"}, damage={"avatar": 4})
    assert fed.damage == {"avatar": 1}
    hurt = {"avatar": 4, "controller": 2}
    fed = start("feast", sin="gluttony", monsters={"d2": "avatar controller"}, damage=hurt)
    assert offers(fed, 0, Mend) == [Mend("avatar"), Mend("controller")]
    assert do(fed, 0, Mend("controller"))[0].damage == {"avatar": 4, "controller": 0}


def test_hasty_rite() -> None:
    """[cards.words] Where an altar has no hero the track goes on, for a card."""
    game = open_turn("hasty_rite taint", altars=["d2"], sin_deck=["doubt"])
    game, _ = do(game, 0, PlayCard("hasty_rite"))
    assert game.track == 1
    assert asks(game) == "DiscardOne"
    game, _ = do(game, 0, Discard("taint"))
    assert game.sin_discards == ["taint"]
    guarded = open_turn("hasty_rite", hero(place="d2"), altars=["d2"])
    assert not offers(guarded, 0, PlayCard)


def test_cards_against_what_a_hero_has() -> None:
    """[cards.words] Theft an upgrade, tax an extra turn; not playable where there is none."""
    game, _ = do(start("theft", hero(upgrades=["vest", "boots"]), sin="envy"), 0, Steal("boots"))
    assert game.heroes[0].upgrades == ["vest"]
    assert start("tax", hero(extra=1), sin="greed").heroes[0].extra == 0
    assert not offers(open_turn("theft tax"), 0, PlayCard)


def test_the_vault() -> None:
    """[cards.words] Two cards, one is discarded."""
    game = open_turn("vault", sin="greed", sin_deck=["doubt", "taint", "brood"])
    game, _ = do(game, 0, PlayCard("vault"), Discard("taint"))
    assert game.hand == ["brood"]
    assert game.sin_discards == ["taint"]


# --- cards of a roll


def test_cards_before_a_fight(dice: Dice) -> None:
    """[cards.words] Frenzy two dice, duel no help, mirror as many as the hero."""
    game, _ = do(before("frenzy", sin="envy"), 0, PlayCard("frenzy"))
    game, _ = do(game, 1, Skip())
    assert dice.thrown[0] == ("sin", 3)
    game, _ = do(before("mirror", sin="envy"), 0, PlayCard("mirror"))
    dice.thrown.clear()
    game, _ = do(game, 1, Skip())
    assert dice.thrown[0] == ("sin", 3)
    team = [hero(place="c2"), hero("ines", "c2", 2)]
    game = acting(*team, monsters={"c2": "acolyte"}, hand="duel", sin="pride")
    game, _ = do(game, 1, Attack("c2"))
    game, _ = do(game, 0, PlayCard("duel"))
    dice.thrown.clear()
    do(game, 1, Skip())
    assert dice.thrown == [("sin", 1), ("hero", 3)]


def test_shadow_skin_and_rage(dice: Dice) -> None:
    """[cards.words] A fist more each; two dice more for every burst."""
    game, _ = do(before("shadow_skin"), 0, PlayCard("shadow_skin"))
    dice.set("fist")
    game, _ = do(game, 1, Skip())
    assert game.dead == []
    game, _ = do(before("rage", monsters="abomination"), 0, PlayCard("rage"))
    dice.thrown.clear()
    dice.set("", "burst blank claw claw")
    do(game, 1, Skip())
    assert dice.thrown[:2] == [("sin", 2), ("sin", 1)]


def test_cards_after_a_roll(dice: Dice) -> None:
    """[cards.words] Fall after three fists; revenge and ashes where a monster dies."""
    for card, sin in (("fall", "pride"), ("revenge", "wrath"), ("ashes", "wrath")):
        game = before(card, monsters="abomination", sin=sin)
        game, _ = do(game, 0, Pass())
        dice.set("fist fist fist")
        game, _ = do(game, 1, Skip())
        game, _ = do(game, 0, PlayCard(card))
        one = game.heroes[0]
        assert (card, one.corruption, one.wounds, bool(game.tokens)) in {
            ("fall", 2, 0, False),
            ("revenge", 0, 1, False),
            ("ashes", 0, 0, True),
        }


def test_every_card_has_a_test() -> None:
    """[cards.words] By its name, in this file or that of reactions."""
    folder = Path(__file__).parent
    texts = [(folder / name).read_text("utf-8") for name in ("test_cards.py", "test_reaction.py")]
    assert [card for card in CARD if not any(card in text for text in texts)] == []
