"""Actions spéciales: who may answer an action, with what, and the result."""

from __future__ import annotations

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.orders import Interrupts
from engine.games.arctic_scavengers.picks import (
    Dig,
    Disarm,
    Draw,
    Finish,
    Hire,
    Hunt,
    Keep,
    Pass,
    Snipe,
    Trash,
)
from engine.kernel import awaited, legal
from engine.orders import answer
from tests.arctic_scavengers.tables import asked, asks, do, gathers, laid, refused, seen


def test_an_action_may_be_answered_in_turn_by_those_who_could() -> None:
    """[strike.when] Clockwise from the actor; the card that strikes is discarded."""
    game = laid("hunter spear", "saboteur", "refugee", "sniper_team")
    game, events = do(game, 0, Hunt(("hunter", "spear")))
    assert seen(events, "announced") == [
        {"seat": 0, "action": "hunt", "cards": ["hunter", "spear"]}
    ]
    assert [seat for seat, _ in awaited(game)] == [1, 3], "seat 2 has nothing to answer with"
    game, events = do(game, 1, Disarm("saboteur", 0, "spear"))
    assert seen(events, "struck") == [{"seat": 0, "by": 1, "weapon": "saboteur", "card": "spear"}]
    assert game.tribes[1].discard == ["saboteur"]
    assert asks(game, 3) == "Interrupt", "those behind may still answer"
    game, events = do(game, 3, Pass())
    assert seen(events, "hunted") == [{"seat": 0, "amount": 2}]


def test_whoever_is_asked_answers_in_secret_and_the_first_in_turn_counts() -> None:
    """[strike.when] A later seat that has answered sooner is asked again."""
    game = laid("hunter hunter", "sniper_team", "sniper_team")
    game, _ = do(game, 0, Hunt(("hunter", "hunter")))
    game, events = do(game, 2, Snipe("sniper_team", 0, "hunter"))
    assert not events
    assert [seat for seat, _ in awaited(game)] == [1, 2]
    game, _ = do(game, 1, Snipe("sniper_team", 0, "hunter"))
    assert game.tribes[0].discard == ["hunter"]
    assert game.tribes[2].hand == ["sniper_team"]
    assert asks(game, 2) == "Interrupt"
    game, events = do(game, 2, Pass())
    assert seen(events, "hunted") == [{"seat": 0, "amount": 2}]


def test_a_saboteur_takes_out_a_tool() -> None:
    """[strike.disarm] From anybody; not people."""
    game = laid("brawler wolf_pack", "saboteur", steps=None)
    game.tribes[0].hand = ["scavenger", "net"]
    game, _ = do(game, 0, Hunt(("scavenger", "net")))
    assert legal(game, 1) == [Pass(), Disarm("saboteur", 0, "net")]
    refusal = refused(game, 1, Disarm("saboteur", 0, "scavenger"))
    assert (refusal.rule, refusal.reason) == ("strike.disarm", "cannot-hit")
    refusal = refused(game, 1, Snipe("sniper_team", 0, "scavenger"))
    assert (refusal.rule, refusal.reason) == ("strike.when", "not-at-hand")


def test_a_sniper_team_takes_out_people_of_any_size() -> None:
    """[strike.snipe] Field crews and group leaders as well; not tools."""
    game = laid("field_crew group_leaders shovel", "sniper_team", junkyard="junk pills")
    game, _ = do(game, 0, Dig(("group_leaders", "shovel", "field_crew")))
    targets = {pick.target for pick in legal(game, 1) if isinstance(pick, Snipe)}
    assert targets == {"field_crew", "group_leaders"}


def test_a_hand_is_never_a_target() -> None:
    """[strike.shown] Only what was shown for the action."""
    game = laid("hunter scout", "sniper_team")
    game, _ = do(game, 0, Hunt(("hunter",)))
    refusal = refused(game, 1, Snipe("sniper_team", 0, "scout"))
    assert refusal.reason == "cannot-hit"


def test_an_action_that_is_hit_is_used_up() -> None:
    """[strike.action] Tools that are left go to others; nobody left brings nothing."""
    game = laid("hunter scavenger spear", "sniper_team", "sniper_team")
    game, _ = do(game, 0, Hunt(("scavenger", "hunter", "spear")))
    game, events = do(game, 1, Snipe("sniper_team", 0, "hunter"))
    game, events = do(game, 2, Pass())
    assert seen(events, "hunted") == [{"seat": 0, "amount": 2}], "the scavenger has the spear"
    assert game.used == ["hunt"]
    bare = laid("hunter spear", "sniper_team", junkyard="junk")
    bare, _ = do(bare, 0, Hunt(("hunter", "spear")))
    bare, events = do(bare, 1, Snipe("sniper_team", 0, "hunter"))
    assert seen(events, "hunted") == [{"seat": 0, "amount": 0}]
    assert sorted(bare.tribes[0].discard) == ["hunter", "spear"]
    assert gathers(bare, 0)


def test_a_dig_and_a_draw_that_are_hit_bring_less() -> None:
    """[strike.action] Nobody left: no card is seen or drawn."""
    game = laid("scout", "sniper_team", decks=["junk junk"])
    game, _ = do(game, 0, Draw(("scout",)))
    game, events = do(game, 1, Snipe("sniper_team", 0, "scout"))
    assert seen(events, "drew") == [{"seat": 0, "amount": 0}]
    digs = laid("brawler shovel", "saboteur", junkyard="junk pills net")
    digs, _ = do(digs, 0, Dig(("brawler", "shovel")))
    digs, events = do(digs, 1, Disarm("saboteur", 0, "shovel"))
    assert seen(events, "dug") == [{"seat": 0, "amount": 1}]


def test_a_window_opens_by_what_everybody_knows_and_not_by_hands() -> None:
    """[strike.when] A saboteur anywhere in hand and deck opens it, one in the discards does not."""
    for hand, deck, discard, opens in (
        ("saboteur", "", "", True),
        ("refugee", "saboteur", "", True),
        ("refugee", "", "saboteur", False),
    ):
        game = laid("hunter spear", hand, decks=["", deck], discards=["", discard])
        game, _ = do(game, 0, Hunt(("hunter", "spear")))
        assert (asks(game, 1) == "Interrupt") is opens
    empty = laid("hunter spear", "", decks=["", "saboteur"])
    empty, _ = do(empty, 0, Hunt(("hunter", "spear")))
    assert gathers(empty, 0), "an empty hand answers nothing"


def test_a_secret_find_opens_windows_once_such_a_card_was_thrown_away() -> None:
    """[strike.when, trash.anyone] Nobody knows what was dug up: it might be that saboteur."""
    game = laid("saboteur hunter spear", "pills", finds=["", "pills"])
    game, _ = do(game, 0, Hunt(("hunter", "spear")))
    assert gathers(game, 0), "no saboteur was in the junkyard"
    game = laid("saboteur hunter spear", "pills", finds=["", "pills"])
    game, _ = do(game, 0, Trash(("saboteur",)))
    game, _ = do(game, 0, Hunt(("hunter", "spear")))
    assert asks(game, 1) == "Interrupt"
    assert legal(game, 1) == [Pass()]
    assert arctic.view(game, None).tribes[1].may_react


def test_a_find_that_is_shown_is_secret_no_more() -> None:
    """[dig.secret] The ledger forgets it once all have seen it."""
    game = laid("pills scavenger", "", finds=["pills"])
    assert arctic.view(game, 1).tribes[0].unknown == 1
    game, _ = do(game, 0, Hire("hunter", ("pills",)))
    public = arctic.view(game, 1).tribes[0]
    assert public.unknown == 0
    assert public.known["pills"] == 1


def test_the_first_card_that_answers_is_explained_to_its_owner_alone() -> None:
    """[strike.when] Once, in private, when it is hired or dug up."""
    game = laid("scavenger pills", "", junkyard="saboteur")
    game, _ = do(game, 0, Hunt(("scavenger",)))
    game, events = do(game, 0, Hire("saboteur", ("pills",)))
    assert seen(events, "owns_reactions", 0) == [{"card": "saboteur"}]
    assert seen(events, "owns_reactions", 1) == []
    dug = laid("brawler", "", junkyard="saboteur")
    dug, _ = do(dug, 0, Dig(("brawler",)))
    dug, events = do(dug, 0, Keep("saboteur"))
    assert seen(events, "owns_reactions", 0)
    assert dug.told_of_reactions == [0]


def test_the_order_for_windows_goes_by_how_many_cards_are_shown() -> None:
    """[strike.when] In force from the start; outside its terms it passes, whatever is held."""
    game = laid("hunter hunter spear", "sniper_team")
    for shown, waived in (
        (("hunter",), {"two", "three", "never"}),
        (("hunter", "spear"), {"three", "never"}),
    ):
        there, _ = do(game, 0, Hunt(shown))
        for terms in ("always", "two", "three", "never"):
            order = Interrupts(cards=terms)  # type: ignore[arg-type]
            found = answer(arctic, there, 1, {"interrupts": order})
            assert (found == ("interrupts", Pass())) is (terms in waived)
    assert Interrupts.given


def test_the_actor_is_never_asked_about_its_own_action() -> None:
    """[strike.shown] Not even with a sniper in hand."""
    game = laid("hunter sniper_team", "refugee")
    game, _ = do(game, 0, Hunt(("hunter",)))
    assert asked(game) == [0]
    assert gathers(game, 0)
    game, _ = do(game, 0, Finish())
