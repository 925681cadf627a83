"""What a seat knows, what it does not, and other worlds that it cannot tell from this one."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import codec
from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.content import CONTESTED_CARDS, LEADER, doing
from engine.games.arctic_scavengers.options import Options
from engine.games.arctic_scavengers.picks import Dig, Draw, Finish, Keep, Pass
from engine.games.arctic_scavengers.record import Record
from engine.games.arctic_scavengers.sights import CONTESTED, Piece
from engine.games.arctic_scavengers.skirmish import Deadlock
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Tribe
from engine.kernel import EVERYTHING, Window, apply, awaited, legal, pending, play, start
from engine.record import read_record
from tests.arctic_scavengers.tables import asked, census, do, fresh, laid, sent
from tests.laws.walks import draw_any, options_of, seen, walk

REACTIVE = {
    "cards": ["saboteur", "sniper_team", "scout", "hunter", "spear", "shovel", "scavenger"],
    "hand": ["saboteur", "sniper_team"],
}


def reactive(seats: int, seed: int) -> ArcticScavengers:
    """A game that begins from a record which deals cards that answer into all first hands."""
    few = 5 if seats == 5 else seats
    record = read_record(Record, {"seats": [REACTIVE] * few})
    options: Options = options_of(arctic, seed)  # type: ignore[arg-type]
    game: ArcticScavengers = arctic.begin(seats, seed + 1, options, record)
    return game


@pytest.mark.parametrize("seats", list(arctic.SEATS))
def test_no_seat_can_tell_another_world_with_reactions_in_every_hand(seats: int) -> None:
    """[strike.when, dig.secret] Views, options, awaited seats, windows and events are equal, now
    and after a pick that reveals nothing; and no card is created."""
    windows = quiet = 0
    for first in range(3):
        game, seed = reactive(seats, first), first + 1
        for n in range(140):
            if game.result is not None:
                break
            for seat in range(seats) if n % 4 == 0 else ():
                other = arctic.redeal(game, seat, seed + n)
                alike(game, other, seat)
                assert census(other) == census(game)
                assert codec.loads(codec.dumps(other)) == other
                for pick in legal(game, seat)[:4]:
                    quiet += moves_alike(game, other, seat, pick)
            windows += any(isinstance(question, Window) for question, _ in pending(game))
            seed, seat, choice = draw_any(game, seed)
            game, _ = apply(game, seat, choice)
    assert windows > 20
    assert quiet > 10


def alike(game: ArcticScavengers, other: ArcticScavengers, seat: int) -> None:
    """What a seat sees, may do, and knows of who is awaited."""
    assert arctic.view(game, seat) == arctic.view(other, seat)
    assert legal(game, seat) == legal(other, seat)
    assert awaited(game) == awaited(other)


def moves_alike(game: ArcticScavengers, other: ArcticScavengers, seat: int, pick: object) -> bool:
    """The same pick in both worlds; whether it revealed nothing and so was compared."""
    after, events = apply(game, seat, pick)  # type: ignore[arg-type]
    if after.barriers > game.barriers:
        return False
    there, told_there = apply(other, seat, pick)  # type: ignore[arg-type]
    assert there.barriers == other.barriers
    assert seen(events, seat) == seen(told_there, seat)
    alike(after, there, seat)
    return True


def test_seats_asked_together_may_hold_what_each_may_alone() -> None:
    """[strike.when] What is looked up once for all seats is right for each of them."""
    apart = 0
    for seed in range(3):
        game = reactive(4, seed)
        for seat, pick in walk(game, seed, picks=400):
            play(game, seat, pick)
            for word in ("snipe", "disarm"):
                able = game.could_hold(range(4), doing(word))
                assert able == [seat for seat in range(4) if game.could(seat, word)]
                apart += 0 < len(able) < 4
    assert apart > 100


def test_other_worlds_really_differ() -> None:
    """[round.size] Hands, decks, piles and finds change; what all know of a tribe does not."""
    game = fresh(3, seed=5)
    for n, (seat, pick) in enumerate(walk(game, 5)):
        play(game, seat, pick)
        varied = len(set(game.tribes[0].deck)) > 2 and len(game.tribes[1].hand) > 2
        if n > 60 and game.tribes[1].finds and varied:
            break
    worlds = [arctic.redeal(game, 0, seed) for seed in range(30)]
    assert any(world.tribes[1].hand != game.tribes[1].hand for world in worlds)
    assert any(world.tribes[0].deck != game.tribes[0].deck for world in worlds)
    assert any(world.junkyard != game.junkyard for world in worlds)
    assert any(world.contested != game.contested for world in worlds)
    assert any(world.tribes[1].finds != game.tribes[1].finds for world in worlds)
    for world in worlds:
        assert world.tribes[0].hand == game.tribes[0].hand
        assert Counter(world.tribes[0].deck) == Counter(game.tribes[0].deck)
        assert world.tribes[1].known_hidden() == game.tribes[1].known_hidden()


def test_what_was_peeked_at_stays_known_in_every_world() -> None:
    """[round.peek] On the pile, and in the winner's tribe after."""
    game = laid("refugee", "refugee", "scout scout", steps=[], contested="grenade wolf_pack")
    game.contested[-1] = Piece("wolf_pack", (0,), CONTESTED)
    assert {arctic.redeal(game, 0, n).contested[-1].card for n in range(9)} == {"wolf_pack"}
    assert len({arctic.redeal(game, 1, n).contested[-1].card for n in range(9)}) == 2
    won = laid("refugee", "refugee", "scout", steps=[], contested="grenade")
    won.tribes[2].gains = [Piece("wolf_pack", (0, 2), CONTESTED)]
    assert {arctic.redeal(won, 0, n).tribes[2].gains[0].card for n in range(9)} == {"wolf_pack"}
    assert len({arctic.redeal(won, 1, n).tribes[2].gains[0].card for n in range(9)}) == 2


def test_what_was_dug_and_put_back_stays_known_until_a_shuffle() -> None:
    """[dig.back] To the digger alone."""
    game = laid("brawler", "scout", "", junkyard="pills net junk", contested="")
    game, _ = do(game, 0, Dig(("brawler",)))
    game, _ = do(game, 0, legal(game, 0)[-1])
    assert {arctic.redeal(game, 0, n).junkyard[0].card for n in range(9)} == {"junk"}
    assert len({arctic.redeal(game, 1, n).junkyard[0].card for n in range(9)}) > 1
    game.into_junkyard([])
    assert len({arctic.redeal(game, 0, n).junkyard[0].card for n in range(9)}) > 1


def test_a_contested_pile_never_holds_junk_in_another_world() -> None:
    """[skirmish.deadlock] But a resource that went down unseen may lie in the junkyard."""
    game = sent(
        "brawler", "brawler", "refugee", junkyard="junk junk", contested="grenade wolf_pack"
    )
    places = set()
    for n in range(30):
        world = arctic.redeal(game, 0, n)
        assert all(p.card in ("grenade", "wolf_pack") for p in world.contested)
        places |= {piece.card for piece in world.junkyard}
    assert places == {"junk", "grenade", "wolf_pack"}


def test_a_rivals_dig_is_another_one_in_another_world() -> None:
    """[dig.secret] While it is choosing, and after."""
    game = laid("brawler", "", "", junkyard="pills net junk spear medkit")
    game, _ = do(game, 0, Dig(("brawler",)))
    assert len({arctic.redeal(game, 1, n).dug[0].card for n in range(20)}) > 2
    assert {arctic.redeal(game, 0, n).dug[0].card for n in range(20)} == {"medkit"}
    assert arctic.view(game, 1).dug == ()
    assert arctic.view(game, 0).dug == ("medkit",)
    game, _ = do(game, 0, Keep("medkit"))
    assert len({arctic.redeal(game, 1, n).tribes[0].gains[0].card for n in range(20)}) > 2


def test_an_answer_of_a_rival_in_a_window_is_forgotten_in_another_world() -> None:
    """[strike.when] Nobody sees who has answered."""
    game = laid("scout scout", "sniper_team", "sniper_team", decks=["junk"])
    game, _ = do(game, 0, Draw(("scout",)))
    game, _ = do(game, 2, Pass())
    assert asked(game) == [1]
    other = arctic.redeal(game, 0, 3)
    assert asked(other) == [1, 2]
    assert awaited(other) == awaited(game)


def test_a_finished_game_lies_open() -> None:
    """[end.count] There is nothing left to redeal."""
    game = fresh(3, seed=3, length="quick")
    for seat, pick in walk(game, 3):
        play(game, seat, pick)
    other = arctic.redeal(game, 0, 7)
    alike(game, other, 0)
    assert other.tribes == game.tribes
    assert None not in [tribe.hand for tribe in arctic.view(game, None).tribes]


def test_a_game_master_sees_all_and_a_spectator_only_what_lies_open() -> None:
    """[round.size, dig.secret] Hands and piles, or none of them."""
    game = fresh(2)
    whole = arctic.view(game, EVERYTHING)
    assert [tribe.hand for tribe in whole.tribes] == [tuple(t.hand) for t in game.tribes]
    assert whole.prize == game.contested[-1].card
    public = arctic.view(game, None)
    assert [tribe.deck_cards for tribe in public.tribes] == [None, None]
    assert public.prize == ""
    game, _ = do(game, asked(game)[0], Finish())
    assert arctic.view(game, None).junkyard == len(game.junkyard)


def test_who_has_peeked_knows_after_a_deadlock_that_it_lies_in_the_junkyard() -> None:
    """[skirmish.deadlock, round.peek] Somewhere in it, and in no world among the resources."""
    game = laid("", "", "", steps=[], junkyard="junk net", contested="wolf_pack sled_team grenade")
    game.contested[-1] = Piece("grenade", (0,), CONTESTED)
    game.agenda.append(Deadlock())
    game = start(game)

    def lies(seat: int) -> set[bool]:
        worlds = [arctic.redeal(game, seat, n) for n in range(30)]
        assert all(census(world) == census(game) for world in worlds)
        return {any(p.card == "grenade" for p in world.junkyard) for world in worlds}

    assert lies(0) == {True}
    assert lies(1) == {True, False}
    places = {
        tuple(p.card for p in arctic.redeal(game, 0, n).junkyard).index("grenade")
        for n in range(30)
    }
    assert places == {0, 1, 2}
    again = arctic.redeal(arctic.redeal(game, 0, 1), 0, 2)
    assert again == arctic.redeal(game, 0, 2)


@pytest.mark.parametrize("seats", [2, 5])
def test_in_other_worlds_rivals_choose_among_any_leaders_that_could_be_dealt(seats: int) -> None:
    """[leaders.choose] Each once, and none that this seat holds or that was chosen."""
    game = fresh(seats, hq="4", oddments=True)
    game.tribes[1].leader, game.tribes[1].dealt = game.tribes[1].dealt[0], []
    own = game.tribes[0].dealt
    worlds = [arctic.redeal(game, 0, seed) for seed in range(40)]
    for world in worlds:
        assert world.tribes[0].dealt == own
        assert world.tribes[1].leader == game.tribes[1].leader
        dealt = [leader for tribe in world.tribes for leader in (*tribe.dealt, tribe.leader)]
        assert all(count == 1 for leader, count in Counter(dealt).items() if leader)
        assert [len(tribe.dealt) for tribe in world.tribes] == [2, 0, 2, 2, 2][:seats]
    if seats > 2:
        possible = {leader for world in worlds for leader in world.tribes[2].dealt}
        assert possible == set(LEADER) - {*own, game.tribes[1].leader}


@pytest.mark.parametrize(
    ("hand", "deck", "finds", "known"),
    [
        ("shovel", "spear", "", False),
        ("saboteur", "spear", "", True),
        ("spear", "saboteur", "", True),
        ("saboteur", "spear", "saboteur", False),
        ("saboteur", "saboteur", "saboteur", True),
        ("saboteur", "spear", "spear", True),
    ],
)
def test_a_card_that_was_found_in_secret_is_not_publicly_in_a_tribe(
    hand: str, deck: str, finds: str, known: bool
) -> None:
    """[dig.secret, strike.when] It hides one if it has more of them than it found."""
    tribe = Tribe(hand=[hand], deck=[deck], finds=[Piece(card) for card in finds.split()])
    assert tribe.publicly_hides(frozenset({"saboteur", "sniper_team"})) is known


def test_a_find_that_was_won_is_a_contested_resource_in_every_world() -> None:
    """[skirmish.winner, dig.secret] However many finds of others may come from the junkyard."""
    game = laid(
        "refugee", "net", "grenade", junkyard="junk pills spear", finds=["", "net", "grenade"]
    )
    game.tribes[2].from_junkyard = 0
    for seed in range(12):
        world = arctic.redeal(game, 0, seed)
        won = [*world.tribes[2].finds, *world.contested]
        assert {piece.card for piece in won} <= CONTESTED_CARDS


def test_of_a_rivals_finds_all_but_the_seen_one_may_be_others() -> None:
    """[dig.secret] Also where the seen one is a resource that was dug up; no card is made or
    lost."""
    game = laid("refugee", "net spear grenade", "", junkyard="junk pills", finds=["", "net spear"])
    game.tribes[1].finds.append(Piece("grenade", (0, 1)))
    game.tribes[1].from_junkyard = 3
    worlds = [arctic.redeal(game, 0, seed) for seed in range(12)]
    assert all(census(world) == census(game) for world in worlds)
    for n, alike in enumerate((False, False, True)):
        assert (len({world.tribes[1].finds[n].card for world in worlds}) == 1) is alike
