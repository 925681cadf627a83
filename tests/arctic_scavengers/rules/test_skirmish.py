"""Phase d'escarmouche: showing, striking, adding up, ties, deadlock, the prize."""

from __future__ import annotations

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.picks import Disarm, Finish, Pass, Snipe
from engine.games.arctic_scavengers.rounds import Peek
from engine.games.arctic_scavengers.skirmish import Resolve, Skirmish, fight
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Tribe
from engine.kernel import Event, legal, start
from tests.arctic_scavengers.tables import asked, asks, do, laid, refused, seen, sent


def told_by(game: ArcticScavengers) -> list[Event]:
    """The events while a table was settled."""
    return game.new_events


def test_all_show_at_once_what_they_kept() -> None:
    """[skirmish.reveal, gather.keep] Every hand, openly."""
    game = sent("brawler spear", "refugee", "scout")
    assert [event["cards"] for event in seen(told_by(game), "sent")] == [
        ["brawler", "spear"],
        ["refugee"],
        ["scout"],
    ]
    assert all(not tribe.hand for tribe in game.tribes)
    turn = laid("brawler", "refugee", "scout")
    game, events = do(turn, 0, Finish())
    assert seen(events, "finished") == [{"seat": 0, "amount": 1}]


def test_the_strongest_force_takes_the_resource_unseen() -> None:
    """[skirmish.winner] It alone sees it, and what lies in its discards is secret."""
    game = sent("brawler spear", "scout", "refugee")
    events = told_by(game)
    assert [(e["fight"], e["people"]) for e in seen(events, "fought")] == [(4, 1), (2, 1), (0, 1)]
    assert seen(events, "prize_won", 0) == [{"seat": 0, "by_people": 0, "card": "wolf_pack"}]
    assert seen(events, "prize_won", 1) == [{"seat": 0, "by_people": 0}]
    assert [piece.card for piece in game.tribes[0].gains] == ["wolf_pack"]
    assert game.tribes[0].won == 1
    assert arctic.view(game, 1).tribes[0].unknown == 1


def test_whoever_has_peeked_knows_the_winners_card() -> None:
    """[round.peek, skirmish.winner] For as long as it can be true."""
    game = laid("refugee", "brawler", "refugee", steps=[Peek(), Skirmish()])
    assert arctic.view(game, 0).tribes[1].known["wolf_pack"] == 1
    assert "wolf_pack" not in arctic.view(game, 2).tribes[1].known


def test_tools_are_handed_out_as_well_as_can_be() -> None:
    """[skirmish.tools] Two people bear the two best of three tools; refugees bear none."""
    game = sent("brawler scout grenade spear net refugee", "refugee", "refugee")
    assert fight(game.tribes[0]) == 2 + 2 + 3 + 2


def test_tied_forces_count_their_people() -> None:
    """[skirmish.tie] All people sent, of the tied alone."""
    game = sent("brawler", "scout refugee", "refugee refugee refugee", contested="grenade")
    assert seen(told_by(game), "prize_won") == [{"seat": 1, "by_people": 1}]


def test_a_tie_at_nothing_is_a_tie() -> None:
    """[skirmish.tie] The most people win at zero."""
    game = sent("refugee", "refugee refugee", "", contested="grenade")
    assert seen(told_by(game), "prize_won") == [{"seat": 1, "by_people": 1}]


def test_a_deadlock_sends_the_resource_unseen_into_the_junkyard() -> None:
    """[skirmish.deadlock] Nobody looks, and it is shuffled."""
    game = sent("brawler", "brawler", "refugee", junkyard="junk junk")
    events = told_by(game)
    assert seen(events, "deadlock") == [{}]
    assert sorted(piece.card for piece in game.junkyard) == ["junk", "junk", "wolf_pack"]
    assert all(not piece.seen for piece in game.junkyard)
    assert not any(tribe.won for tribe in game.tribes)


def test_two_seats_must_win_by_two_and_people_do_not_count() -> None:
    """[two.margin] One more is a tie."""
    by_one = sent("brawler scavenger", "scout refugee refugee", junkyard="")
    assert seen(told_by(by_one), "deadlock") == [{}]
    assert [piece.card for piece in by_one.junkyard] == ["wolf_pack"]
    by_two = sent("brawler scout", "scout refugee refugee")
    assert seen(told_by(by_two), "prize_won") == [{"seat": 0, "by_people": 0}]


def test_strikers_are_asked_in_turn_and_all_others_are_not() -> None:
    """[skirmish.turns] From the initiator; a force that was hit before its turn does not strike."""
    game = sent("sniper_team", "refugee", "sniper_team saboteur")
    assert asked(game) == [0]
    _, events = do(game, 0, Snipe("sniper_team", 2, "sniper_team"))
    assert seen(events, "struck") == [
        {"seat": 2, "by": 0, "weapon": "sniper_team", "card": "sniper_team"}
    ]
    assert seen(events, "prize_won"), "the saboteur alone finds no tool"
    missed, events = do(game, 0, Pass())
    assert seen(events, "held_fire") == [{"seat": 0}]
    assert asked(missed) == [2]


def test_each_card_strikes_once_and_its_owner_may_stop() -> None:
    """[skirmish.turns] Two cards, two targets, in the order one likes."""
    game = sent("sniper_team saboteur", "brawler spear", "scout")
    game, _ = do(game, 0, Disarm("saboteur", 1, "spear"))
    assert asks(game, 0) == "Declare"
    assert {pick.verb for pick in legal(game, 0)} == {"pass", "snipe"}
    assert refused(game, 0, Disarm("saboteur", 1, "spear")).reason == "not-at-hand"
    game, events = do(game, 0, Snipe("sniper_team", 1, "brawler"))
    assert seen(events, "prize_won") == [{"seat": 2, "by_people": 0}]


def test_who_strikes_does_not_fight_but_counts_as_people() -> None:
    """[skirmish.used] The saboteur's one fight is gone, its person is not."""
    game = sent("saboteur brawler", "scout spear", "refugee")
    _, events = do(game, 0, Disarm("saboteur", 1, "spear"))
    fought = {e["seat"]: (e["fight"], e["people"]) for e in seen(events, "fought")}
    assert fought[0] == (2, 2)
    assert fought[1] == (2, 1)
    _, events = do(game, 0, Pass())
    assert {e["seat"]: e["fight"] for e in seen(events, "fought")}[0] == 3


def test_a_card_that_is_hit_is_discarded_at_once() -> None:
    """[skirmish.hit] Neither fight nor people; it stays its owner's."""
    game = sent("sniper_team", "field_crew", "brawler")
    game, events = do(game, 0, Snipe("sniper_team", 1, "field_crew"))
    fought = {e["seat"]: (e["fight"], e["people"]) for e in seen(events, "fought")}
    assert fought[1] == (0, 0)
    assert game.tribes[1].discard == ["field_crew"]
    assert game.tribes[0].played == ["sniper_team"], "the card that struck stays"


def test_striking_somebody_who_has_struck_leaves_no_trace_of_it() -> None:
    """[skirmish.hit, skirmish.used] Of two equal cards the one that is left may strike."""
    game = sent("sniper_team", "sniper_team sniper_team", "brawler refugee")
    game.initiator = 1
    game.agenda.clear()
    game.tribes[1].spent = ["sniper_team"]
    game.agenda.append(Resolve())
    assert fight(start(game).tribes[1]) == 0


def test_a_card_that_leaves_the_skirmish_takes_only_a_mark_that_nobody_else_bears() -> None:
    """[skirmish.used] Marks are kept by kind of card: of two equal cards, one of them marked, the
    unmarked one leaves."""
    for cards, marks in ((1, 0), (1, 1), (2, 0), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)):
        for name in ("spent", "gassed", "saved"):
            tribe = Tribe(played=["sniper"] * cards, **{name: ["sniper"] * marks})
            tribe.withdraw("sniper")
            left = getattr(tribe, name).count("sniper")
            assert (tribe.played.count("sniper"), left) == (cards - 1, min(marks, cards - 1))
