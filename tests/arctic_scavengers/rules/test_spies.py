"""Recon's first module: what a spy or binoculars see, who may stop it, and how long it is known."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.arctic_scavengers.board import sheet_text
from bot.games.arctic_scavengers.hand_picture import draw_sheet
from bot.texts import LOCALES
from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.gathering.sites import hurry
from engine.games.arctic_scavengers.picks import Hunt, Martyr, Observe, Pass, Recon, Save, Snipe
from engine.games.arctic_scavengers.rounds import DrawHands
from engine.games.arctic_scavengers.sights import Piece
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Site
from engine.kernel import awaited, legal, start
from tests.arctic_scavengers.tables import asked, asks, census, do, fresh, laid, refused, seen
from tests.draw.moments import LIBRARY
from tests.said import flat


def spied(place: str = "hand", **more: object) -> ArcticScavengers:
    """A table whose first seat has looked at the second's hand, deck or site."""
    hands = ("spy scout", "pills thugs", "refugee")
    decks = ["junk net spear", "junk net medkit grenade shovel", "pills"]
    game = laid(*hands, decks=decks, spies=True, **more)
    game, _ = do(game, 0, Recon(("spy",), 1, place))
    return game


def known(game: ArcticScavengers, by: int, owner: int) -> dict[str, tuple[str, ...]]:
    """What a seat sees of a tribe's hidden cards, by place."""
    return dict(arctic.view(game, by).tribes[owner].sighted)


def test_spies_and_binoculars_come_with_the_option() -> None:
    """[recon] A pile for hire, and four cards of the junkyard."""
    game = fresh(3, spies=True)
    assert "spy" in game.market
    assert census(game)["binoculars"] == 4
    assert census(fresh(3))["spy"] == 0


def test_a_spy_sees_a_hand_and_draws() -> None:
    """[recon, recon.look] Up to four cards; they stay where they are, the spy is discarded."""
    game = spied()
    assert known(game, 0, 1) == {"hand": ("thugs", "pills")}
    assert game.tribes[1].hand == ["thugs", "pills"]
    assert game.tribes[0].discard == ["spy"]
    assert game.tribes[0].hand == ["scout", "spear"]
    assert refused(game, 0, Recon(("spy",), 1, "hand")).reason == "done-already"
    for other in (1, 2, None):
        assert "thugs" not in str(arctic.view(game, other).tribes[1].sighted)


def test_of_two_spies_one_goes_with_all_binoculars_or_none() -> None:
    """[recon] Whatever is offered can be done."""
    hands = ("spy spy binoculars binoculars", "pills thugs", "refugee")
    game = laid(*hands, decks=["junk net"] * 3, spies=True)
    recons = [pick for pick in legal(game, 0) if isinstance(pick, Recon)]
    assert {pick.cards for pick in recons} == {("spy",), ("spy", "binoculars", "binoculars")}
    for pick in recons:
        do(game, 0, pick)


def test_whose_hand_is_seen_knows_which_cards() -> None:
    """[recon.secret] A third seat learns how many, no more."""
    game = laid("spy", "pills thugs", "refugee", decks=["net"], spies=True)
    _, events = do(game, 0, Recon(("spy",), 1, "hand"))
    told_of = {"seat": 0, "rival": 1, "place": "hand", "amount": 2}
    assert seen(events, "scouted", 2) == [told_of]
    for seat in (0, 1):
        assert seen(events, "scouted", seat) == [{**told_of, "cards": ["thugs", "pills"]}]


def test_of_a_hand_that_is_larger_chance_shows_four_cards() -> None:
    """[recon.look] Two more with each pair of binoculars."""
    big = "pills medkit net spear shovel junk thugs"
    game = laid("spy binoculars", big, decks=["junk"], spies=True)
    four, _ = do(game, 0, Recon(("spy",), 1, "hand"))
    assert len(known(four, 0, 1)["hand"]) == 4
    six, _ = do(game, 0, Recon(("spy", "binoculars"), 1, "hand"))
    assert len(known(six, 0, 1)["hand"]) == 6
    assert sorted(six.tribes[0].discard) == ["binoculars", "spy"]
    hands = set()
    for seed in range(9):
        game.seed = seed
        hands.add(known(do(game, 0, Recon(("spy",), 1, "hand"))[0], 0, 1)["hand"])
    assert len(hands) > 2


def test_a_spy_sees_a_deck_in_its_order_until_it_is_shuffled() -> None:
    """[recon.look, recon.secret] What is drawn of it is then known to be in the hand."""
    game = spied("deck")
    assert known(game, 0, 1) == {"deck": ("shovel", "grenade", "medkit", "net")}
    assert {tuple(arctic.redeal(game, 0, n).tribes[1].deck[1:]) for n in range(9)} == {
        ("net", "medkit", "grenade", "shovel")
    }
    assert len({tuple(arctic.redeal(game, 2, n).tribes[1].deck) for n in range(9)}) > 2
    game.take_hand(1, game.draw_cards(1, 3))
    assert known(game, 0, 1) == {"hand": ("medkit", "shovel", "grenade"), "deck": ("net",)}
    game.gather_discards(1)
    assert set(known(game, 0, 1)) == {"hand"}


def test_a_spy_sees_what_lies_on_a_building_site() -> None:
    """[recon.look] And knows it among the discards when it comes off."""
    hands = ("spy", "refugee")
    game = laid(*hands, decks=["junk", "net"], hq=2, spies=True)
    game.tribes[1].sites = [Site("armory", ["junk", "pills", "spear"]), Site("pharmacy", [])]
    assert refused(game, 0, Recon(("spy",), 1, "pharmacy")).reason == "nothing-to-see"
    game, _ = do(game, 0, Recon(("spy",), 1, "armory"))
    assert known(game, 0, 1) == {"armory": ("spear", "pills", "junk")}
    hurry(game, 1, game.tribes[1].sites[0], 1)
    assert known(game, 0, 1) == {"armory": ("pills", "junk")}
    assert arctic.view(game, 0).tribes[1].discard == ("spear",)
    assert {tuple(arctic.redeal(game, 0, n).tribes[1].sites[0].timer) for n in range(9)} == {
        ("junk", "pills")
    }


def test_what_was_seen_in_a_hand_is_known_until_it_leaves() -> None:
    """[recon.secret] A card that is shown is certain no more, whichever of two equal ones."""
    game = spied()
    for n in range(9):
        assert Counter(["thugs", "pills"]) <= Counter(arctic.redeal(game, 0, n).tribes[1].hand)
    game.spend(1, ["pills"])
    assert known(game, 0, 1) == {"hand": ("thugs",)}
    twice = laid("refugee", "pills pills", spies=True)
    twice.tribes[1].watch(0).see_hand(["pills"])
    twice.tribes[1].take("pills")
    assert known(twice, 0, 1) == {}


def test_a_hand_that_was_kept_in_a_quiet_round_is_known_among_the_discards() -> None:
    """[recon.secret] It is discarded unseen by others, not by who has seen it before."""
    game = spied(round=1)
    game.agenda[:] = [DrawHands()]
    game = start(game)
    assert known(game, 0, 1).get("hand") is None
    assert arctic.view(game, 0).tribes[1].discard == ("thugs", "pills")
    assert arctic.view(game, 2).tribes[1].discard == ()
    assert arctic.view(game, 2).tribes[1].down == 2


def test_a_secret_find_that_is_seen_is_known_to_be_one() -> None:
    """[recon.secret] Only where more copies are seen than all know of."""
    game = laid("spy", "grenade pills", "", finds=["", "grenade"], decks=["net"], spies=True)
    game, _ = do(game, 0, Recon(("spy",), 1, "hand"))
    assert game.tribes[1].finds == [Piece("grenade", (0, 1))]
    assert arctic.view(game, 0).tribes[1].unknown == 0
    assert arctic.view(game, 2).tribes[1].unknown == 1
    plain = laid("spy", "pills junk", "", finds=["", "pills"], decks=["", "pills"], spies=True)
    plain, _ = do(plain, 0, Recon(("spy",), 1, "hand"))
    assert plain.tribes[1].finds == [Piece("pills", (1,))], "it may be the one that all know of"
    plain.tribes[1].take("pills")
    plain.tribes[1].discard.append("pills")
    plain.learn(1)
    assert arctic.view(plain, 0).tribes[1].unknown == 1


def test_of_two_who_know_of_a_find_both_lose_it_when_such_a_card_is_shown() -> None:
    """[recon.secret] A seat that has seen one of two equal finds knows of none after one is
    shown."""
    game = laid("", "net net", "", spies=True)
    game.tribes[1].finds = [Piece("net", (0, 1)), Piece("net", (1, 2))]
    game.commit(1, ["net"])
    (left,) = game.tribes[1].finds
    assert left == Piece("net", (1,))


def test_a_spy_may_be_shot_before_it_sees() -> None:
    """[recon] It is an action that is shown, and so may be answered."""
    game = laid("spy binoculars", "pills thugs", "sniper_team", decks=["net"], spies=True)
    game, events = do(game, 0, Recon(("spy", "binoculars"), 1, "hand"))
    assert seen(events, "set_out") == [{"seat": 0, "rival": 1, "place": "hand"}]
    assert legal(game, 2) == [Pass(), Snipe("sniper_team", 0, "spy")]
    game, events = do(game, 2, Snipe("sniper_team", 0, "spy"))
    assert not seen(events, "scouted")
    assert known(game, 0, 1) == {}
    assert sorted(game.tribes[0].discard) == ["binoculars", "spy"]
    assert game.tribes[0].deck == ["net"], "and draws nothing"


@pytest.mark.parametrize("saver", ["guard", "scouting_refugee"])
def test_who_is_looked_at_may_stop_it(saver: str) -> None:
    """[recon.stop, liars.guard] Nobody else may; the card is discarded, and one drawn."""
    hands = ("spy", f"{saver} pills", saver)
    game = laid(*hands, decks=["net", "medkit", "junk"], spies=True, liars=True)
    game, _ = do(game, 0, Recon(("spy",), 1, "deck"))
    assert [seat for seat, _ in awaited(game)] == [1]
    game, events = do(game, 1, Save(saver))
    assert seen(events, "recon_stopped") == [{"seat": 0, "by": 1, "weapon": saver}]
    assert not seen(events, "scouted")
    assert game.tribes[1].hand == ["pills", "medkit"]
    assert game.tribes[0].discard == ["spy"]
    assert asks(game, 0) == "Gather"


def test_who_is_on_the_lookout_stops_no_shot() -> None:
    """[recon.stop, liars.guard] A Guard stops any such action, a lookout only recon."""
    for saver in ("scouting_refugee", "guard"):
        game = laid(f"hunter {saver}", "sniper_team", hq=1, spies=True, liars=True)
        game, _ = do(game, 0, Hunt(("hunter",)))
        game, _ = do(game, 1, Snipe("sniper_team", 0, "hunter"))
        assert (asks(game, 0) == "Shield") is (saver == "guard")


def test_binoculars_show_the_top_of_every_pile() -> None:
    """[recon.binoculars] Of decks, one's own too, and of the piles of the table."""
    hands, decks = ("binoculars", "pills", ""), ["net", "spear junk", ""]
    game = laid(*hands, decks=decks, junkyard="junk shovel", spies=True)
    game, _ = do(game, 0, Observe("binoculars"))
    view = arctic.view(game, 0)
    assert view.tops == {"junkyard": ("shovel",), "contested": ("wolf_pack",), "schematics": ()}
    assert view.prize == "wolf_pack"
    assert known(game, 0, 0) == {"deck": ("net",)}
    assert known(game, 0, 1) == {"deck": ("junk",)}
    assert arctic.view(game, 1).tops["junkyard"] == ()
    assert refused(laid("pills", "", spies=True), 0, Observe("pills")).reason == "no-binoculars"
    two = laid("binoculars", "", decks=["net"], junkyard="junk", spies=True)
    two, _ = do(two, 0, Observe("binoculars"))
    assert arctic.view(two, 0).prize == "", "where two play nobody peeks"


def test_anybody_may_stop_binoculars() -> None:
    """[recon.stop] They look at everybody; the survey counts as the recon of the round."""
    hands = ("binoculars spy", "", "scouting_refugee")
    game = laid(*hands, decks=["net", "net", "junk"], spies=True)
    game, _ = do(game, 0, Observe("binoculars"))
    assert asked(game) == [2]
    game, events = do(game, 2, Save("scouting_refugee"))
    assert seen(events, "recon_stopped")
    assert known(game, 0, 1) == {}
    assert refused(game, 0, Recon(("spy",), 1, "deck")).reason == "done-already"


def test_binoculars_help_a_hunt_and_nobody_bears_them() -> None:
    """[recon.binoculars] One food for the whole hunt; they are no tool that could be disarmed."""
    game = laid("hunter net binoculars", "saboteur", spies=True)
    game, _ = do(game, 0, Hunt(("hunter", "net", "binoculars")))
    assert {p.target for p in legal(game, 1) if p.verb == "disarm"} == {"net"}
    game, events = do(game, 1, Pass())
    assert seen(events, "hunted") == [{"seat": 0, "amount": 5}]


def test_a_recon_needs_one_spy_and_somebody_to_look_at() -> None:
    """[recon, recon.look] Binoculars may help it, nothing else."""
    game = laid("spy spy scout binoculars", "", spies=True)
    assert refused(game, 0, Recon(("spy", "spy"), 1, "hand")).reason == "one-spy"
    assert refused(game, 0, Recon(("spy", "scout"), 1, "hand")).reason == "one-spy"
    assert refused(game, 0, Recon(("binoculars",), 1, "hand")).reason == "one-spy"
    assert refused(game, 0, Recon(("spy",), 1, "hand")).reason == "nothing-to-see"
    assert refused(game, 0, Recon(("spy",), 0, "hand")).reason == "nothing-to-see"


def test_a_fanatic_may_take_the_binoculars_away() -> None:
    """[recon.binoculars] Any card that is shown; the spy then sees four."""
    game = laid("spy binoculars", "pills medkit net spear shovel junk", "refugee", spies=True)
    game.tribes[2].leader = "fanatic"
    game, _ = do(game, 0, Recon(("spy", "binoculars"), 1, "hand"))
    game, _ = do(game, 2, Martyr("refugee", 0, "binoculars"))
    assert len(known(game, 0, 1)["hand"]) == 4


def test_what_others_have_seen_leaves_no_trace_in_other_worlds() -> None:
    """[recon.secret] Nobody can tell what it was; who has seen it keeps it."""
    game = spied("deck")
    game.take_hand(1, game.draw_cards(1, 2))
    for n in range(9):
        assert arctic.redeal(game, 2, n).tribes[1].sights == []
        for seat in (0, 2):
            assert arctic.view(arctic.redeal(game, seat, n), seat) == arctic.view(game, seat)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sheet_shows_what_was_seen_in_text_and_picture(locale: str) -> None:
    """[recon.secret] Where, and which cards, the next one first; nobody else's sheet says it."""
    texts = LIBRARY.texts(locale, arctic.NAME, ("Zoé", "Luc", "Anaïs"))
    game = spied("deck")
    picture = draw_sheet(arctic.view(game, 0), texts)
    assert texts.say("draw-seen") in picture.written
    text = flat(sheet_text(arctic.view(game, 0), texts))
    listed = texts.listed([texts.word(card) for card in ("shovel", "grenade", "medkit", "net")])
    assert listed in text
    assert texts.say("draw-seen") not in draw_sheet(arctic.view(game, 1), texts).written
