"""Two histories with the same public events look the same: the public view and the awaited seats
follow from public events."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.gathering.turn import Turn
from engine.games.arctic_scavengers.picks import Dig, Finish, Hunt, Keep, Regroup, Train, Trash
from engine.games.arctic_scavengers.sights import CONTESTED, Piece
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.kernel import Event, Pick, Seat, apply, awaited, legal, pending, play, start
from tests.arctic_scavengers.tables import asked, census, do, laid
from tests.laws.walks import RARE, draw_any, fresh, rare, walk

PICKS = 24
"""For so many picks a second world is led along the first."""
TRIED = 12
"""Picks tried in the second world, of the kind made in the first."""


@pytest.mark.parametrize("seats", list(arctic.SEATS))
def test_equal_public_events_give_equal_public_views(seats: int) -> None:
    """[dig.secret, strike.when] Through whole games, and from starts that deal what is rare."""
    starts: list[Callable[[int], Any]] = [lambda n: fresh(arctic.NAME, seats, n, n)]
    starts += [lambda n, path=path: rare(path, seats, n) for path in RARE[arctic.NAME]]
    led = 0
    for begin in starts:
        for seed in (1, 2):
            game = begin(seed)
            for n, (seat, choice) in enumerate(islice(walk(game, seed), 240)):
                if n % 40 == 10 * seed:
                    led += lead(game, seed + n)
                play(game, seat, choice)
    assert led > 60, "second worlds go along for a while"


def lead(game: Any, seed: int) -> int:
    """Lead a world that a seat cannot tell from this one along it: as long as both tell everybody
    the same, they show everybody the same. Returns for how many picks it went."""
    if any(getattr(question, "answers", ()) for question, _ in pending(game)):
        return 0  # secret answers are redealt, and nobody sees who has answered
    other = arctic.redeal(game, seed % game.seats, seed)
    for n in range(PICKS):
        if game.result is not None:  # all lies open
            return n
        assert arctic.view(game, None) == arctic.view(other, None)
        assert awaited(game) == awaited(other)
        seed, seat, choice = draw_any(game, seed)
        game, events = apply(game, seat, choice)
        followed = follow(other, seat, choice, public(events))
        if followed is None:
            return n
        other = followed
    return PICKS


def follow(world: Any, seat: Seat, choice: Pick, told: list[Any]) -> Any:
    """The world after a pick of this seat that tells everybody just this: the same if it can be
    made there, else another of its kind; None if there is none."""
    options = legal(world, seat)
    like = [pick for pick in options if type(pick) is type(choice) and pick != choice]
    for pick in ([choice] if choice in options else []) + like[:TRIED]:
        after, events = apply(world, seat, pick)
        if public(events) == told:
            return after
    return None


def public(events: tuple[Event, ...]) -> list[Any]:
    """The public facts."""
    seen = [(event.name, event.seen_by(None)) for event in events]
    return [one for one in seen if one[1] is not None]


# --- what a tribe has dug up or won, and then shows


def showing(won: str, dug: str) -> ArcticScavengers:
    """Seat 1 has won one card and dug up another before it shuffled them in; a grenade of its
    hand is about to be thrown away before all eyes."""
    game = laid("hunter spear", "grenade refugee", "", junkyard="saboteur", contested="", steps=[])
    tribe = game.tribes[1]
    tribe.gains = [Piece(won, (1,), CONTESTED), Piece(dug, (1,))]
    tribe.mix_gains()
    tribe.deck, tribe.down = tribe.down, []
    tribe.deck.remove("grenade")
    game.sunk = [Piece("grenade", (0, 2), CONTESTED)]
    game.agenda[:] = [Turn(0), Turn(1)]
    game = start(game)
    game, _ = do(game, 1, Trash(("grenade",)))
    return do(game, 1, Finish())[0]


def test_of_two_alike_cards_nobody_can_tell_which_was_shown() -> None:
    """[dig.secret, strike.when] A grenade may have been won or dug up: whichever it was, what is
    left may be a saboteur of the junkyard."""
    arctic_scavengers, two = showing("grenade", "pills"), showing("wolf_pack", "grenade")
    assert arctic.view(arctic_scavengers, None) == arctic.view(two, None)
    for game, other in ((arctic_scavengers, "pills"), (two, "wolf_pack")):
        assert arctic.view(game, None).tribes[1].may_react
        game, _ = do(game, 0, Hunt(("hunter", "spear")))
        assert asked(game) == [1]
        for seat in (0, 2):
            left = {arctic.redeal(game, seat, n).tribes[1].finds[0].card for n in range(40)}
            assert left >= {"saboteur", other}


@pytest.mark.parametrize("sources", [(CONTESTED,), (CONTESTED, CONTESTED), ("junkyard",)])
def test_what_is_left_of_one_origin_is_known_to_be_of_it(sources: tuple[str, ...]) -> None:
    """[dig.secret, strike.when] Who has won all that it hides has no saboteur; a pill that is shown
    was dug up."""
    game = laid("hunter spear", "grenade pills refugee", junkyard="saboteur", contested="wolf_pack")
    tribe = game.tribes[1]
    card = "grenade" if sources[0] == CONTESTED else "pills"
    tribe.gains = [Piece(card, (1,), source) for source in (*sources, CONTESTED)]
    tribe.gains[-1] = Piece("sled_team", (1,), CONTESTED)
    tribe.mix_gains()
    tribe.deck, tribe.down = ["sled_team", *[card] * (len(sources) - 1)], []
    game.spend(1, [card])
    assert len(tribe.finds) == len(sources)
    assert not game.could(1, "disarm")
    assert {arctic.redeal(game, 0, n).tribes[1].finds[0].card for n in range(30)} <= {
        "sled_team",
        "wolf_pack",
        "grenade",
    }


def test_a_card_drawn_before_a_shuffle_is_not_shown_by_it() -> None:
    """[round.draw, dig.secret] It is in nobody's sight while the discards are shuffled."""
    game = laid("refugee", "scout", decks=["", "pills"], discards=["", "junk net"], finds=["", ""])
    game.tribes[1].finds, game.tribes[1].from_junkyard = [Piece("pills", (1,))], 1
    game.take_hand(1, game.draw_cards(1, 2))
    assert "pills" in game.tribes[1].hand
    assert arctic.view(game, 0).tribes[1].unknown == 1


def regrouped(card: str) -> ArcticScavengers:
    """Seat 0 has shuffled one of two cards back that lay face down: a find, or another one."""
    game = laid("drill_sergeant", "hunter spear", "", decks=["junk " * 6], ranks=True)
    tribe = game.tribes[0]
    tribe.gains, tribe.down = [Piece("saboteur", (0,))], ["refugee"]
    game.junkyard = [Piece("saboteur"), Piece("junk")]
    game, _ = do(game, 0, Train("drill_sergeant"))
    return do(game, 0, Regroup((card,)))[0]


def test_which_of_the_cards_face_down_was_shuffled_back_nobody_sees() -> None:
    """[ranks.sergeant, strike.when] It may be the find, so that windows open in either case."""
    arctic_scavengers, two = regrouped("saboteur"), regrouped("refugee")
    for game in (arctic_scavengers, two):
        assert arctic.view(game, None) == arctic.view(arctic_scavengers, None)
        assert arctic.view(game, None).tribes[0].may_react
        places = {
            pile
            for n in range(40)
            for tribe in [arctic.redeal(game, 1, n).tribes[0]]
            for pile in ("hand", "deck", "down")
            if "saboteur" in getattr(tribe, pile)
        }
        assert places == {"hand", "deck", "down"}


# --- contested resources that everybody saw go into the junkyard


def thrown(*others: str) -> ArcticScavengers:
    """Seat 0 has thrown a grenade away; one more lies among the contested resources."""
    game = laid("grenade scout", *others, junkyard="junk net", contested="grenade wolf_pack")
    game.tribes[0].deck = ["junk"]
    return do(game, 0, Trash(("grenade",)))[0]


def test_a_contested_resource_thrown_away_lies_in_the_junkyard_in_every_world() -> None:
    """[trash.anyone] Everybody saw it go there; the other one is where it was, or is no longer."""
    game = thrown("refugee", "refugee")
    for seat in range(3):
        for n in range(40):
            world = arctic.redeal(game, seat, n)
            assert census(world) == census(game)
            assert [p.card for p in world.junkyard].count("grenade") == 1
            assert sorted(p.card for p in world.contested) == ["grenade", "wolf_pack"]


def test_whoever_digs_may_have_it_and_once_shown_it_lies_there_no_more() -> None:
    """[dig.secret, trash.anyone] In between it is in the junkyard or with the digger."""
    game = thrown("brawler", "refugee")
    game, _ = do(game, 0, Finish())
    game.agenda[:] = [Turn(1)]
    game = start(game)
    game.junkyard.sort(key=lambda piece: piece.card == "grenade")
    game, _ = do(game, 1, Dig(("brawler",)))
    game, _ = do(game, 1, Keep("grenade"))
    for n in range(40):
        world = arctic.redeal(game, 2, n)
        held = [p.card for p in (*world.junkyard, *world.tribes[1].gains)]
        assert held.count("grenade") == 1
        assert arctic.redeal(game, 1, n).tribes[1].gains[0].card == "grenade"
        assert "grenade" not in [p.card for p in arctic.redeal(game, 1, n).junkyard]
    game.gather_discards(1)
    game.take_hand(1, game.draw_cards(1, 9))
    game.spend(1, ["grenade"])
    assert game.sunk == []
    for n in range(40):
        world = arctic.redeal(game, 2, n)
        assert "grenade" not in [p.card for p in world.junkyard]
