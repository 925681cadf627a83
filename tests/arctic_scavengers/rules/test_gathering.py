"""Phase de collecte: combining cards, digging, drawing, hunting, hiring, trashing."""

from __future__ import annotations

from collections import Counter

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.abilities import payment, total
from engine.games.arctic_scavengers.content import CARD
from engine.games.arctic_scavengers.picks import (
    Dig,
    Draw,
    Finish,
    Hire,
    Hunt,
    Keep,
    KeepNone,
    Trash,
)
from engine.games.arctic_scavengers.tribe import Tribe
from engine.kernel import legal, offered
from tests.arctic_scavengers.tables import asks, cards, do, gathers, kinds, laid, refused, seen


def sum_of(text: str, ability: str) -> int:
    """What these cards do together for a tribe without a leader."""
    return total(Tribe(), cards(text), ability)  # type: ignore[arg-type]


def test_each_action_once_a_round_in_any_order() -> None:
    """[gather.once, hunt.once] What was done is not offered again, and refused with its reason."""
    game = laid("scavenger scavenger hunter scout refugee", "", decks=["junk"], junkyard="pills")
    game, _ = do(game, 0, Hunt(("hunter",)))
    game, _ = do(game, 0, Draw(("scavenger",)))
    game, _ = do(game, 0, Dig(("scavenger",)))
    game, _ = do(game, 0, KeepNone())
    game, _ = do(game, 0, Trash(("refugee",)))
    game, _ = do(game, 0, Hire("scavenger", ()))
    assert kinds(game, 0) == {"finish"}
    refusal = refused(game, 0, Hunt(("scout",)))
    assert (refusal.rule, refusal.reason) == ("gather.once", "done-already")
    game, events = do(game, 0, Finish())
    assert seen(events, "finished") == [{"seat": 0, "amount": 2}]


def test_cards_of_an_action_add_up_and_are_discarded() -> None:
    """[gather.combine, gather.used, hunt] Two hunters and a scavenger bring five food."""
    game = laid("hunter hunter scavenger refugee", "")
    game, events = do(game, 0, Hunt(("scavenger", "hunter", "hunter")))
    assert seen(events, "hunted") == [{"seat": 0, "amount": 5}]
    assert game.food == 5
    assert sorted(game.tribes[0].discard) == ["hunter", "hunter", "scavenger"]
    assert game.tribes[0].hand == ["refugee"]


def test_a_tool_needs_a_bearer_each() -> None:
    """[tools.bearer] One a person card, and none without people."""
    game = laid("refugee spear net", "")
    assert refused(game, 0, Hunt(("spear",))).reason == "needs-somebody"
    refusal = refused(game, 0, Hunt(("refugee", "net", "spear")))
    assert (refusal.rule, refusal.reason, refusal.figures) == (
        "tools.bearer",
        "needs-bearer",
        {"count": 1},
    )
    crowded = laid("refugee net spear wolf_pack", "")
    refusal = refused(crowded, 0, Hunt(("refugee", "net", "spear", "wolf_pack")))
    assert refusal.figures == {"count": 2}, "so many lack a bearer"
    assert sum_of("refugee net spear", "hunt") == 2
    assert sum_of("tribe_family_5 spear net", "fight") == 2, "one tool, however many people"


def test_a_tool_helps_only_an_ability_that_is_there() -> None:
    """[tools.ability] A printed 0 can be raised, a missing ability cannot."""
    assert sum_of("refugee shovel", "dig") == 2
    assert sum_of("refugee spear", "fight") == 0, "refugees cannot fight"
    assert sum_of("tribe_family_3 spear", "fight") == 2
    assert sum_of("scout spear", "hunt") == 0
    assert sum_of("scavenger spear", "dig") == 1
    game = laid("scavenger spear medkit", "")
    assert refused(game, 0, Dig(("scavenger", "spear"))).reason == "cannot-help"
    assert refused(game, 0, Hunt(("scavenger", "medkit"))).reason == "cannot-help"


def test_group_leaders_come_on_top_of_a_tool() -> None:
    """[tools.leaders] Each adds two, without a limit, but they do nothing alone."""
    assert sum_of("scavenger group_leaders group_leaders spear", "fight") == 7
    assert sum_of("group_leaders spear", "fight") == 0
    assert sum_of("refugee group_leaders", "draw") == 0
    game = laid("group_leaders", "")
    assert refused(game, 0, Draw(("group_leaders",))).reason == "needs-somebody"


def test_every_base_card_does_what_its_row_says() -> None:
    """[gather.combine, tools.ability] Alone, or in the hands of somebody with a base ability."""
    for card in CARD.values():
        if card.box != "base":
            continue
        for ability, figure in card.can.items():
            assert total(Tribe(), [card.id], ability) == figure
        for ability, figure in card.adds.items():
            bearer = "scavenger"
            assert total(Tribe(), [bearer, card.id], ability) == 1 + figure


def test_a_digger_keeps_one_card_unseen_by_others() -> None:
    """[dig, dig.secret] Others know that it kept one, and how many it saw."""
    game = laid("brawler shovel", "", junkyard="junk net pills medkit spear")
    game, events = do(game, 0, Dig(("brawler", "shovel")))
    assert seen(events, "dug", 0) == [
        {"seat": 0, "amount": 3, "cards": ["spear", "medkit", "pills"]}
    ]
    assert seen(events, "dug", 1) == [{"seat": 0, "amount": 3}]
    assert {p.card for p in legal(game, 0) if isinstance(p, Keep)} == {"spear", "medkit", "pills"}
    assert refused(game, 0, Keep("net")).reason == "not-dug-up"
    game, events = do(game, 0, Keep("medkit"))
    assert seen(events, "kept_find", 1) == [{"seat": 0}]
    assert seen(events, "kept_find", 0) == [{"seat": 0, "card": "medkit"}]
    rival, own = arctic.view(game, 1).tribes[0], arctic.view(game, 0).tribes[0]
    assert ("medkit" in own.discard, "medkit" in rival.discard, rival.down) == (True, False, 1)
    assert (own.unknown, rival.unknown) == (0, 1)


def test_what_is_not_kept_goes_under_in_the_order_drawn() -> None:
    """[dig.back] No shuffle: the digger still knows what lies there."""
    game = laid("brawler shovel", "", junkyard="junk net pills medkit spear")
    barriers = game.barriers
    game, _ = do(game, 0, Dig(("brawler", "shovel")))
    game, _ = do(game, 0, Keep("medkit"))
    assert [piece.card for piece in game.junkyard] == ["pills", "spear", "junk", "net"]
    assert [piece.seen for piece in game.junkyard] == [(0,), (0,), (), ()]
    assert game.barriers > barriers, "what was seen cannot be taken back"


def test_a_dig_may_find_fewer_and_keep_none() -> None:
    """[dig.short] Nothing need be kept; an empty junkyard shows nothing."""
    game = laid("brawler shovel", "", junkyard="junk")
    game, events = do(game, 0, Dig(("brawler", "shovel")))
    assert seen(events, "dug") == [{"seat": 0, "amount": 1}]
    game, events = do(game, 0, KeepNone())
    assert seen(events, "kept_nothing") == [{"seat": 0}]
    empty = laid("brawler shovel", "", junkyard="")
    empty, _ = do(empty, 0, Dig(("brawler", "shovel")))
    assert gathers(empty, 0)


def test_drawing_takes_from_the_own_deck_into_the_hand() -> None:
    """[draw] A scout draws two; others see how many."""
    game = laid("scout refugee", "", decks=["junk net pills"])
    game, events = do(game, 0, Draw(("scout",)))
    assert game.tribes[0].hand == ["refugee", "pills", "net"]
    assert seen(events, "drew", 1) == [{"seat": 0, "amount": 2}]
    assert game.tribes[0].discard == ["scout"]


def test_the_cards_that_make_a_draw_are_no_part_of_its_shuffle() -> None:
    """[draw.reshuffle] The scout is discarded after."""
    game = laid("scout", "", discards=["junk net"])
    game, _ = do(game, 0, Draw(("scout",)))
    assert sorted(game.tribes[0].hand) == ["junk", "net"]
    assert game.tribes[0].discard == ["scout"]
    assert game.tribes[0].deck == []


def test_a_mercenary_is_paid_in_food_and_medicine() -> None:
    """[hire, hire.medicine] It goes to the discards; medicine needs nobody to carry it."""
    game = laid("scavenger pills", "")
    assert not offered(game, 0, Hire("saboteur", ("pills",)))
    refusal = refused(game, 0, Hire("saboteur", ("pills",)))
    assert (refusal.rule, refusal.reason) == ("hire", "too-dear")
    game, _ = do(game, 0, Hunt(("scavenger",)))
    game, events = do(game, 0, Hire("saboteur", ("pills",)))
    assert seen(events, "hired") == [{"seat": 0, "card": "saboteur", "cards": ["pills"]}]
    assert Counter(game.tribes[0].discard) == Counter(["scavenger", "pills", "saboteur"])
    assert game.market["saboteur"] == 7


def test_what_is_paid_too_much_is_lost() -> None:
    """[hire.over, hire.food] A medkit for one medicine; and food does not keep to the next turn."""
    game = laid("scavenger hunter medkit", "")
    game, _ = do(game, 0, Hunt(("scavenger", "hunter")))
    assert game.food == 3
    game, _ = do(game, 0, Hire("hunter", ("medkit",)))
    assert game.food == 0
    rich = laid("scavenger hunter", "")
    rich, _ = do(rich, 0, Hunt(("scavenger", "hunter")))
    rich, _ = do(rich, 0, Finish())
    assert rich.food == 0


def test_a_mixed_price_is_paid_in_any_mix() -> None:
    """[hire.mixed] Six for thugs."""
    game = laid("hunter hunter medkit", "")
    refusal = refused(game, 0, Hire("thugs", ("medkit",)))
    assert (refusal.rule, refusal.figures) == ("hire.mixed", {"mixed": 6, "have": 2})
    game, _ = do(game, 0, Hunt(("hunter", "hunter")))
    assert Hire("thugs", ("medkit",)) in legal(game, 0)
    assert refused(game, 0, Hire("thugs", ())).reason == "too-dear-mixed"


def test_an_empty_pile_hires_nobody() -> None:
    """[hire.empty] Nor does what is no pile."""
    game = laid("pills", "")
    game.market["hunter"] = 0
    assert refused(game, 0, Hire("hunter", ("pills",))).reason == "not-for-hire"
    assert refused(game, 0, Hire("nobody", ())).figures == {"card": ""}
    assert refused(game, 0, Hire("scout", ("net",))).reason == "not-in-hand"


def test_the_least_medicine_is_offered_first() -> None:
    """[hire.medicine] Of the cards in hand, those that waste least."""
    assert payment(("pills", "medkit"), 1) == ("pills",)
    assert payment(("pills", "medkit"), 3) == ("pills", "medkit")
    assert payment(("medkit",), 1) == ("medkit",)
    assert payment(("pills",), 2) is None
    assert payment((), 0) == ()


def test_any_cards_may_be_trashed_and_shuffled_into_the_junkyard() -> None:
    """[trash, trash.anyone] People too; all see them go, nobody knows where they lie."""
    game = laid("refugee scout junk", "", junkyard="pills pills")
    game, events = do(game, 0, Trash(("refugee", "scout", "junk")))
    assert seen(events, "trashed", 1) == [{"seat": 0, "cards": ["refugee", "scout", "junk"]}]
    assert Counter(p.card for p in game.junkyard) == Counter(
        ["pills", "pills", "refugee", "scout", "junk"]
    )
    assert all(not piece.seen for piece in game.junkyard)
    assert refused(game, 0, Trash(("pills",))).reason == "done-already"
    dug = laid("brawler", "", junkyard="scout")
    dug, _ = do(dug, 0, Dig(("brawler",)))
    dug, _ = do(dug, 0, Keep("scout"))
    assert "scout" in dug.tribes[0].owned()


def test_an_answer_that_cannot_be_is_refused_with_its_reason() -> None:
    """[gather.combine] Cards that are not in hand, none at all, or that bring nothing."""
    game = laid("refugee scavenger", "")
    assert refused(game, 0, Hunt(("hunter",))).reason == "not-in-hand"
    assert refused(game, 0, Hunt(("scavenger", "scavenger"))).reason == "not-in-hand"
    assert refused(game, 0, Hunt(("refugee",))).reason == "yields-nothing"
    assert refused(game, 0, Trash(())).reason == "name-cards"
    assert refused(game, 0, Hunt(("scavenger", "refugee"))).reason == "one-order"
    assert asks(game, 0) == "Gather"
