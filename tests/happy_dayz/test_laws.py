"""Never stuck, saved whole, and two worlds that a seat cannot tell apart, in many random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine import codec
from engine.games.happy_dayz import PACKAGE as happy_dayz
from engine.games.happy_dayz.content import OPEN_SUITS, SUIT, SURVIVOR, by_order, deck
from engine.games.happy_dayz.corrections import SwapCards
from engine.games.happy_dayz.options import Options
from engine.games.happy_dayz.state import HappyDayz
from engine.games.happy_dayz.view import looked_at
from engine.kernel import EVERYTHING, Event, apply, awaited, lane_of, legal, play
from tests.happy_dayz.tables import everything, fresh, until
from tests.happy_dayz.tables import seen as seen_by_all
from tests.laws.walks import draw, options_of, seen, walk

SEATS = list(happy_dayz.SEATS)


def varied(seats: int, seed: int) -> HappyDayz:
    """A new game with options drawn at random (the defaults for seed 0)."""
    options: Options = options_of(happy_dayz, seed)  # type: ignore[arg-type]
    return happy_dayz.new_game(seats, seed + 1, options)


@pytest.mark.parametrize("seats", SEATS)
def test_fifty_random_games_end(seats: int) -> None:
    """Every game ends, no card is lost, and the points are the survivors."""
    for seed in range(50):
        game = varied(seats, seed)
        for n, (seat, pick) in enumerate(walk(game, seed)):
            play(game, seat, pick)
            if n % 40 == 0 and game.hands[0]:
                assert everything(game) == deck(game.factions)
        assert game.result
        assert [score.total for score in happy_dayz.score(game)] == game.survivors
        assert game.round <= game.variant.rounds
        assert game.round == game.variant.rounds or 0 in game.survivors


@pytest.mark.parametrize("seats", SEATS)
def test_saved_and_loaded_at_every_step(seats: int) -> None:
    """A save is the game, and continues like the game."""
    for seed in range(4):
        game = varied(seats, seed)
        loaded = codec.loads(codec.dumps(game))
        while game.result is None:
            assert loaded == game
            seed, seat, pick = draw(game, seed)
            assert codec.pick_from_json(game, codec.pick_to_json(pick)) == pick
            game, events = apply(game, seat, pick)
            again, told_again = apply(loaded, seat, pick)  # type: ignore[arg-type]
            assert events == told_again
            loaded = codec.loads(codec.dumps(again))
        assert loaded == game


def moments(seats: int, seed: int, every: int) -> Iterator[tuple[HappyDayz, int]]:
    """A random game at every so many picks, each with a fresh seed."""
    game = varied(seats, seed)
    for n, (seat, pick) in enumerate(walk(game, seed)):
        if (n + seed) % every == 0:
            yield game, seed * 1000 + n
        play(game, seat, pick)


@pytest.mark.parametrize("seats", SEATS)
def test_no_seat_can_tell_another_world_from_this_one(seats: int) -> None:
    """Views, options, awaited and told are equal, now and after a pick that reveals nothing."""
    quiet = 0
    for start in range(20):
        for game, seed in moments(seats, start, every=7):
            for seat in range(seats):
                other = happy_dayz.redeal(game, seat, seed)
                alike(game, other, seat)
                possible(game, other, seat)
                assert everything(other) == everything(game)
                assert codec.loads(codec.dumps(other)) == other
                for pick in legal(game, seat)[:6]:
                    quiet += moves_alike(game, other, seat, pick)
    assert quiet > 100


def alike(game: HappyDayz, other: HappyDayz, seat: int) -> None:
    """What a seat sees, may do, and knows of who is awaited."""
    assert happy_dayz.view(game, seat) == happy_dayz.view(other, seat)
    assert legal(game, seat) == legal(other, seat)
    assert awaited(game) == awaited(other)
    assert lane_of(game, seat) == lane_of(other, seat)
    assert looked_at(game, seat) == looked_at(other, seat)


def possible(game: HappyDayz, other: HappyDayz, seat: int) -> None:
    """[quarantine, transfer, van.kept] Each card of another world lies where it may lie."""
    played = set(game.seen)
    assert all(SUIT[card] not in OPEN_SUITS for cards in other.won for card in cards)
    assert not played & {card for cards in (*other.hands, other.itinerants) for card in cards}
    assert other.itinerants[-1:] == game.itinerants[-1:]
    for rival, hand in enumerate(other.hands):
        assert hand == by_order(hand)
        assert set(other.open[rival]) <= set(hand)
        for sent in other.sent[rival]:
            assert sent.card in hand
            assert sent.card not in other.open[rival]
        assert len({sent.card for sent in other.sent[rival]}) == len(game.sent[rival])
    assert other.hands[seat] == game.hands[seat]
    assert other.sent[seat] == game.sent[seat]
    public = [g.trick for g in (game, other)], [g.caught for g in (game, other)]
    assert all(there == here for here, there in public)


def moves_alike(game: HappyDayz, other: HappyDayz, seat: int, pick: Any) -> bool:
    """The same pick in both worlds; whether it revealed nothing and so was compared."""
    after, events = apply(game, seat, pick)
    if after.barriers > game.barriers:
        return False
    there, told_there = apply(other, seat, pick)
    assert there.barriers == other.barriers
    assert seen(events, seat) == seen(told_there, seat)
    alike(after, there, seat)
    return True


def test_other_worlds_really_differ() -> None:
    """[quarantine] Hands, reserve and quarantines change, one's own face-down cards too."""
    game = until(fresh(3), "LeadCard")
    for n, (seat, pick) in enumerate(walk(game, 5)):
        play(game, seat, pick)
        if n > 20 and len(game.won[0]) > 3 and game.won[1]:
            break
    worlds = [happy_dayz.redeal(game, 0, seed) for seed in range(20)]
    assert any(set(w.won[0]) != set(game.won[0]) for w in worlds)
    assert any(w.hands[1] != game.hands[1] for w in worlds)
    assert any(w.reserve != game.reserve for w in worlds)
    assert all(w.hands[0] == game.hands[0] for w in worlds)
    assert len({sum(SUIT[c] == "zombie" for c in w.hands[1]) for w in worlds}) > 2
    assert len({sum(SUIT[c] == "zombie" for c in w.reserve) for w in worlds}) > 2
    played = set(game.seen)
    assert len(played) > 10
    assert all(not played & set(w.hands[1]) for w in worlds), "what was seen came back"


@pytest.mark.parametrize("seat", range(4))
def test_each_rival_may_hold_another_hand(seat: int) -> None:
    """[setup.deal] Those before a seat and those after it; its own hand is as it sees it."""
    game = until(fresh(4), "LeadCard")
    worlds = [happy_dayz.redeal(game, seat, seed) for seed in range(12)]
    met = [{*map(tuple, hands)} for hands in zip(*(w.hands for w in worlds), strict=True)]
    assert [len(hands) > 6 for hands in met] == [other != seat for other in range(4)]


def named_under_reserve(told: list[Event]) -> set[str]:
    """The cards that everybody heard go under the reserve."""
    discarded = [facts["card"] for facts in seen_by_all(told, "discarded")]
    cured = [facts[word] for facts in seen_by_all(told, "cured") for word in ("card", "zombie")]
    return {*discarded, *cured} - {SURVIVOR}


@pytest.mark.parametrize("powers", [("sermon", "antidote"), ("exorcism", "antidote")])
def test_what_everybody_was_told_is_true_in_every_world(powers: tuple[str, str]) -> None:
    """[van.kept, reserve.under] Vans kept, and cards named as they went under the reserve, lie
    where they do: what is known is read from public events, not from the state."""
    vans = buried = 0
    for seed in range(12):
        game = fresh(3, seed, factions="military_preacher_scientist")
        game.powers = ["requisition", *powers]
        kept: dict[str, int] = {}
        under: set[str] = set()
        for n, (seat, pick) in enumerate(walk(game, seed)):
            heard = len(game.new_events)
            play(game, seat, pick)
            events = list(game.new_events[heard:])
            for facts in seen_by_all(events, "vans_kept"):
                kept |= dict.fromkeys(facts["cards"], facts["seat"])
            if seen_by_all(events, "dealt"):
                under = set()
            under = {card for card in under | named_under_reserve(events) if card in game.reserve}
            kept = {van: owner for van, owner in kept.items() if van in game.hands[owner]}
            if n % 3 or not (kept or under):
                continue
            for viewer in range(3):
                world = happy_dayz.redeal(game, viewer, seed * 1000 + n)
                alike(game, world, viewer)
                for van, owner in kept.items():
                    assert van in world.hands[owner], (van, owner)
                    vans += viewer != owner
                for card in under:
                    assert world.reserve.index(card) == game.reserve.index(card)
                    buried += 1
    assert vans > 50
    assert buried > 50


def test_a_van_that_was_kept_may_have_been_put_down() -> None:
    """[van.kept, transfer] Nobody knows what a rival has put down: in some worlds it is its van."""
    game = fresh(3)
    van = "van_2"
    for pile in (*game.hands, game.reserve):
        if van in pile:
            pile[pile.index(van)] = game.hands[1][0]
    game.hands[1][0] = van
    game.known = [van]
    game, _ = apply(game, 1, legal(game, 1)[0])
    worlds = [happy_dayz.redeal(game, 0, seed) for seed in range(60)]
    assert all(van in world.hands[1] for world in worlds)
    assert {any(sent.card == van for sent in world.sent[1]) for world in worlds} == {True, False}


def test_what_is_known_of_a_card_ends_when_it_goes_where_nobody_sees() -> None:
    """[van.kept, power.antidote] With the deal, with a correction that two seats alone see, and
    when a card comes up from the reserve unseen."""
    game = fresh(3)
    van, other = game.hands[0][0], game.hands[1][0]
    game.known = [van, "zombie_1"]
    SwapCards(0, van, 1, other).amend(game)
    assert game.known == ["zombie_1"]
    game.known = [van, "zombie_1"]
    SwapCards(0, other, 1, van).amend(game)
    assert game.known == ["zombie_1"]
    game.known = ["dog_3"]
    game.take(2, "dog_3", is_public=False)
    assert game.known == []


def test_a_transfer_that_was_not_shown_is_dealt_anew() -> None:
    """[transfer] A rival's card put face down is another one in another world, of its new hand."""
    game = fresh(3)
    first = legal(game, 1)[0]
    game, _ = apply(game, 1, first)
    worlds = [happy_dayz.redeal(game, 0, seed) for seed in range(40)]
    put = [sent for w in worlds for sent in w.sent[1]]
    assert len({sent.card for sent in put}) > 5
    assert {tuple(sent.to for sent in w.sent[1]) for w in worlds} == {(2, 0)}
    assert all(sent.card in w.hands[1] for w in worlds for sent in w.sent[1])
    for w in worlds:
        alike(game, w, 0)
    assert all(not w.sent[2] for w in worlds), "who is still busy has put down nothing"
    assert happy_dayz.redeal(game, 1, 3).sent[1] == game.sent[1]


def test_a_ballot_that_was_not_opened_is_another_one() -> None:
    """[setup.factions.vote] In another world a rival may have voted otherwise."""
    game = fresh(3, factions="vote")
    game, _ = apply(game, 1, legal(game, 1)[0])

    def ballots(seat: int) -> set[str]:
        return {repr(happy_dayz.redeal(game, seat, seed).agenda[-1]) for seed in range(30)}

    assert len(ballots(0)) > 5
    assert len(ballots(1)) == 1


def test_a_game_master_sees_all_and_a_spectator_only_what_lies_open() -> None:
    """[quarantine, transfer.open] Hands and piles, or none of them."""
    game = until(fresh(2), "FollowCard")
    whole = happy_dayz.view(game, EVERYTHING)
    assert whole.hands == tuple(map(tuple, game.hands))
    assert whole.reserve_cards == tuple(game.reserve)
    public = happy_dayz.view(game, None)
    assert public.hands == public.sent == (None, None)
    assert (public.won, public.reserve_cards) == (None, None)
    assert public.sizes == tuple(map(len, game.hands))
