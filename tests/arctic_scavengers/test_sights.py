"""What seats have seen of cards that lie face down, kept for as long as it must be true."""

from __future__ import annotations

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.content import CARD, by_order
from engine.games.arctic_scavengers.gathering.harm import lay_under
from engine.games.arctic_scavengers.gathering.recon import look_at_tribe
from engine.games.arctic_scavengers.gathering.sites import Progress
from engine.games.arctic_scavengers.gathering.turn import Turn
from engine.games.arctic_scavengers.picks import (
    Dig,
    DigAt,
    Draw,
    Drop,
    Keep,
    KeepNone,
    PutBack,
    Recon,
    Regroup,
    Retrieve,
)
from engine.games.arctic_scavengers.rounds import DrawHands
from engine.games.arctic_scavengers.sights import CONTESTED, Piece, Sight
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Site
from engine.kernel import legal, start
from tests.arctic_scavengers.tables import do, laid


def sights(game: ArcticScavengers, owner: int, by: int) -> Sight:
    return game.tribes[owner].sight(by)


def watched(hand: str = "", deck: str = "", down: str = "", drawn: str = "") -> ArcticScavengers:
    """Seat 1 has seen all of these cards of seat 0."""
    game = laid(hand, "", decks=[deck], steps=[])
    tribe = game.tribes[0]
    tribe.down, tribe.drawn = down.split(), drawn.split()
    tribe.sights = [Sight(1, [*tribe.hand], drawn.split(), down.split(), len(tribe.deck))]
    return game


def test_a_shuffle_hides_what_was_seen_in_deck_and_discards() -> None:
    """[recon.secret] Not what is in hand."""
    game = watched(hand="pills", deck="net spear", down="shovel")
    game.gather_discards(0)
    assert sights(game, 0, 1) == Sight(1, ["pills"])


def test_cards_seen_on_a_deck_are_followed_into_the_hand() -> None:
    """[recon.secret] As many as are drawn; the rest stays known."""
    game = watched(hand="pills", deck="net spear shovel")
    game.take_hand(0, game.draw_cards(0, 2))
    assert sorted(sights(game, 0, 1).hand) == ["pills", "shovel", "spear"]
    assert sights(game, 0, 1).deck == 1
    assert arctic.view(game, 1).tribes[0].sighted[-1] == ("deck", ("net",))


def test_what_leaves_a_hand_openly_is_no_longer_known_to_be_there() -> None:
    """[recon.secret] Of two equal ones the other one still is."""
    game = watched(hand="pills pills net")
    game.tribes[0].take("pills")
    assert sights(game, 0, 1).hand == ["pills", "net"]


def test_a_hand_discarded_unseen_lies_where_it_was_put() -> None:
    """[recon.secret, gather.keep] A seat that saw it in hand knows the discards."""
    game = watched(hand="pills net")
    game.round = 2
    game.tribes[0].deck = ["junk"] * 5
    game.tribes[0].sights[0].deck = 0
    DrawHands().run(game)
    assert sights(game, 0, 1).down == ["pills", "net"]
    assert sights(game, 0, 1).hand == []


def test_what_was_seen_on_a_site_is_followed_into_the_discards() -> None:
    """[recon.secret, build.cards] And what comes off unseen is not."""
    game = laid("", "", hq=2, steps=[])
    game.tribes[0].sites = [Site("armory", ["junk", "net", "spear"])]
    game.tribes[0].watch(1).see_site(0, 2)
    for known in (["spear"], ["spear", "net"], ["spear", "net"]):
        Progress().run(game)
        assert sights(game, 0, 1).down == known


def test_of_what_comes_off_a_site_at_once_the_seen_cards_stay_known() -> None:
    """[recon.secret, build.work] As many as come off, the next ones first."""
    for seen, off, known in ((3, 2, "spear net"), (1, 2, "spear"), (3, 5, "spear net junk")):
        sight = Sight(1, sites=[seen])
        sight.take_off(0, ["junk", "net", "spear"], off)
        assert sight.down == known.split()
        assert sight.sites == [seen - len(sight.down)]


def test_of_what_is_drawn_at_once_the_seen_cards_stay_known() -> None:
    """[recon.secret, draw] As many as are drawn, the next ones first."""
    for seen, drawn, known in ((3, 2, "spear net"), (1, 2, "spear"), (3, 5, "spear net junk")):
        sight = Sight(1, deck=seen)
        sight.draw(["junk", "net", "spear"], drawn)
        assert sight.drawn == known.split()
        assert sight.deck == seen - len(sight.drawn)


def test_cards_laid_under_unseen_ones_are_not_known() -> None:
    """[recon.secret, prizes.demolition] Where all that lay there was seen, what was seen of the
    deck is known under it."""
    for depth, known in ((1, 2), (0, 0)):
        sight = Sight(1, drawn=["net"], sites=[depth])
        sight.lay(0, 1)
        assert sight.sites == [known]
        assert sight.drawn == []


def test_cards_of_a_seen_deck_that_are_laid_on_an_empty_site_stay_known() -> None:
    """[recon.secret, build.raise] In their place, and no longer as just drawn."""
    game = watched(deck="net spear shovel")
    site = game.tribes[0].begin_site("pharmacy")
    lay_under(game, 0, site, 2)
    assert site.timer == ["spear", "shovel"]
    assert sights(game, 0, 1) == Sight(1, deck=1, sites=[2])


def test_all_helpers_of_a_spy_show_more() -> None:
    """[recon, recon.look] Each of them as much as it says."""
    for helpers in (0, 1, 2, 3):
        game = laid("spy " + "binoculars " * helpers, "", decks=["", "junk " * 15], spies=True)
        party = tuple(by_order(["spy"] + ["binoculars"] * helpers))
        game, _ = do(game, 0, Recon(party, 1, "deck"))
        shown = CARD["spy"].amount("recon") + helpers * CARD["binoculars"].amount("recon_more")
        assert sights(game, 1, 0).deck == shown


def test_a_find_that_is_shown_is_one_fewer_that_may_come_from_the_junkyard() -> None:
    """[dig.secret] Of three, two are left."""
    game = laid("net spear shovel refugee", "", finds=["net spear shovel"])
    game.spend(0, ["net"])
    assert [piece.card for piece in game.tribes[0].finds] == ["spear", "shovel"]
    assert game.tribes[0].from_junkyard == 2


def test_a_shorter_look_forgets_nothing() -> None:
    """[recon.secret] Neither at a site nor at a deck nor at a hand."""
    sight = Sight(1, hand=["net", "spear"], sites=[3])
    sight.see_site(0, 1)
    sight.see_hand(["net"])
    assert sight.sites == [3]
    assert sorted(sight.hand) == ["net", "spear"]
    sight.see_site(2, 1)
    assert sight.sites == [3, 0, 1]
    sight.see_hand(["net", "net"])
    assert sorted(sight.hand) == ["net", "net", "spear"]
    game = laid("binoculars", "", decks=["", "net spear shovel"], spies=True)
    game.tribes[1].watch(0).deck = 3
    game, _ = do(game, 0, next(p for p in legal(game, 0) if p.verb == "observe"))
    assert sights(game, 1, 0).deck == 3


def test_a_hand_is_shuffled_only_to_see_a_part_of_it() -> None:
    """[recon.look, recon.secret] Chance decides nothing where all is seen."""
    for count, chance in ((1, True), (2, False), (3, False)):
        game = laid("", "net pills", spies=True)
        before = game.seed
        look_at_tribe(game, 0, 1, "hand", count)
        assert (game.seed != before) is chance
        assert len(sights(game, 1, 0).hand) == min(count, 2)


def test_what_a_courier_keeps_is_not_known_to_who_saw_what_was_drawn() -> None:
    """[recon.secret, ranks.courier] It may be any of the three."""
    game = laid("courier", "refugee", decks=["pills net spear"], ranks=True)
    game.tribes[0].watch(1).deck = 3
    game, _ = do(game, 0, Draw(("courier",)))
    assert sorted(sights(game, 0, 1).drawn) == ["net", "pills", "spear"]
    game, _ = do(game, 0, next(p for p in legal(game, 0) if p.verb == "drop"))
    assert sights(game, 0, 1) == Sight(1)


def test_of_alike_cards_that_were_seen_one_is_where_others_cannot_all_be() -> None:
    """[recon.secret, ranks.courier, ranks.sergeant] Of three drawn, two go; of two, one is back."""
    for dropped in (("pills", "net"), ("net", "net")):
        game = laid("courier drill_sergeant", "", decks=["junk junk net net pills"], ranks=True)
        game.tribes[0].watch(1).deck = 3
        game, _ = do(game, 0, Draw(("courier",)))
        game, _ = do(game, 0, Drop(dropped))
        assert sights(game, 0, 1) == Sight(1, down=["net"]), "whichever went"
    game.tribes[0].watch(1).down = ["net", "net"]
    game, _ = do(game, 0, next(p for p in legal(game, 0) if p.verb == "train"))
    game, _ = do(game, 0, Regroup(("net",)))
    assert sights(game, 0, 1).down == ["net"]


def test_discards_that_were_seen_may_be_those_shuffled_back() -> None:
    """[recon.secret, ranks.sergeant] If one of them lay face down."""
    for picked, known in (("pills", []), ("net", ["pills"])):
        game = laid("drill_sergeant", "", decks=["junk " * 5], discards=["net"], ranks=True)
        tribe = game.tribes[0]
        tribe.down, tribe.sights = ["pills"], [Sight(1, down=["pills"])]
        game, _ = do(game, 0, next(p for p in legal(game, 0) if p.verb == "train"))
        game, _ = do(
            game, 0, next(p for p in legal(game, 0) if p.verb == "regroup" and p.cards == (picked,))
        )  # type: ignore[attr-defined]
        assert sights(game, 0, 1).down == known


def test_what_comes_back_openly_is_known_to_be_in_hand() -> None:
    """[build.retrieve, recon.secret] To every rival."""
    game = laid("", "", "", hq=2, steps=[])
    game.tribes[0].sites = [Site("armory", [], ["net"])]
    game.agenda.append(Turn(0))
    game = start(game)
    game, _ = do(game, 0, Retrieve("armory", ("net",)))
    for seat in (1, 2):
        assert arctic.view(game, seat).tribes[0].sighted == (("hand", ("net",)),)


def test_who_has_seen_one_of_two_alike_finds_knows_none_once_one_is_shown() -> None:
    """[dig.secret, recon.secret] It may be the one that is left or the one that was shown."""
    game = laid("pills pills", "", "")
    tribe = game.tribes[0]
    tribe.finds = [Piece("pills", (0, 1)), Piece("pills", (0, 2))]
    tribe.from_junkyard = 2
    game.spend(0, ["pills"])
    assert tribe.finds == [Piece("pills", (0,))]


def test_a_resource_that_was_won_and_shown_leaves_the_junkyards_as_it_is() -> None:
    """[dig.secret, round.peek] The one that went down unseen by others is still there."""
    game = laid("grenade", "", "", junkyard="grenade junk", contested="wolf_pack")
    game.sunk = [Piece("grenade", (1,), CONTESTED)]
    game.tribes[0].finds, game.tribes[0].from_junkyard = [Piece("grenade", (0,))], 0
    game.spend(0, ["grenade"])
    assert game.sunk == [Piece("grenade", (1,), CONTESTED)]


def test_who_saw_the_junkyard_does_not_learn_what_a_rival_keeps_of_it() -> None:
    """[dig.secret, recon.secret] Nor what lies at the bottom, unless nothing else is possible."""
    cases = (
        ("pills net", "brawler shovel", "net", False),  # which of the two is kept?
        ("pills net", "brawler", "net", True),  # the only one
        ("net net", "brawler shovel", "net", True),  # the same, whichever it is
    )
    for junkyard, digging, kept, certain in cases:
        game = laid(digging, "", "", junkyard=junkyard)
        game.junkyard = [piece.shown_to(2) for piece in game.junkyard]
        game, _ = do(game, 0, Dig(tuple(digging.split())))
        game, _ = do(game, 0, Keep(kept))
        assert arctic.view(game, 0).tribes[0].known[kept] == 1
        assert (kept in arctic.view(game, 2).tribes[0].known) is certain, (junkyard, digging)
        assert bool(arctic.view(game, 2).tops["junkyard"]) is certain
    half = laid("brawler shovel", "", "", junkyard="net net")
    half.junkyard[0] = half.junkyard[0].shown_to(2)
    half, _ = do(half, 0, Dig(("brawler", "shovel")))
    half, _ = do(half, 0, Keep("net"))
    assert "net" not in arctic.view(half, 2).tribes[0].known, "the other may be anything"


def test_what_is_put_back_at_both_ends_is_known_to_nobody_else() -> None:
    """[ranks.scrappers, recon.secret] All at one end stays where others saw it."""
    for put_back, known in (((), True), (("pills",), False), (("pills", "net"), True)):
        game = laid("scrappers", "", "", junkyard="net pills", ranks=True)
        game.junkyard = [piece.shown_to(2) for piece in game.junkyard]
        game, _ = do(game, 0, Dig(("scrappers",)))
        game, _ = do(game, 0, DigAt("top"))
        game, _ = do(game, 0, KeepNone())
        game, _ = do(game, 0, PutBack(put_back))
        assert bool(arctic.view(game, 2).tops["junkyard"]) is known, put_back
