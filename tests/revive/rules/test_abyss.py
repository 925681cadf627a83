"""Call of the Abyss: devotion, scyphoz, voyages, lakes."""

from __future__ import annotations

import pytest

from engine.games.revive.content import BESIDE, HEXES_OF
from engine.games.revive.ending import location_points, score
from engine.games.revive.picks import (
    Adopt,
    Build,
    Convert,
    Decline,
    Descend,
    Embark,
    Finish,
    Hibernate,
    Play,
    Sail,
    Switch,
)
from engine.games.revive.state import Revive, Tile, Variant
from engine.games.revive.turn.abyss import Exchanging
from engine.games.revive.turn.free import FreeActions
from engine.kernel import legal
from tests.revive.tables import (
    asked,
    do,
    end,
    fresh,
    grant,
    kinds,
    lanes_of,
    names,
    refused,
    tribe,
    turned,
)


def deep(seats: int = 2, tribe: str = "roots") -> Revive:
    """Seat 0 is to act in a game with the expansion."""
    return turned(seats, tribe, Variant(abyss=True))


def test_the_devotion_track() -> None:
    """[abyss.devotion, score.devotion] Steps count a point each at the end, and its spaces bring
    scyphoz, a settlement and an artifact."""
    game = grant(deep(), 0, "V2")
    assert (tribe(game).devotion, asked(game)) == (2, [("Act", 0)])
    assert {row.rule: row.points for row in score(game)[0].rows}["score.devotion"] == 2
    game = grant(game, 0, "V40")
    assert tribe(game).devotion == 30


def test_one_of_two_scyphoz_is_kept() -> None:
    """[abyss.scyphoz] Two are drawn; the other goes under the deck; it is of any colour."""
    game = deep()
    top, below = game.scyphoz[-1], game.scyphoz[-2]
    game = grant(game, 0, "V3")
    assert legal(game, 0)[:2] == [Adopt(top), Adopt(below)]
    game, _ = do(game, 0, Adopt(below))
    assert tribe(game).gained == [below]
    assert game.scyphoz[0] == top
    assert tribe(game).flasks() == 1
    for colour in ("green", "grey"):
        after, _ = do(game, 0, Play(below, "top_left", colour))
        assert tribe(after).slots["top_left"][0].colour == colour


def test_scyphoz_drawn_while_others_lie_open_are_chosen_first() -> None:
    """[abyss.scyphoz] An exchange can reach the next space of the track before the first choice:
    each choice is among its own two, and none is lost."""
    game = deep()
    first, second = game.scyphoz[-1:-3:-1], game.scyphoz[-3:-5:-1]
    whole = sorted(game.scyphoz)
    game = grant(grant(game, 0, "P8"), 0, "V3")
    game, _ = do(game, 0, Convert("devotion", 4))
    assert [pick for pick in legal(game, 0) if isinstance(pick, Adopt)] == [*map(Adopt, second)]
    game, _ = do(game, 0, Adopt(second[1]))
    assert [pick for pick in legal(game, 0) if isinstance(pick, Adopt)] == [*map(Adopt, first)]
    game, _ = do(game, 0, Adopt(first[0]))
    assert tribe(game).gained == [second[1], first[0]]
    assert (tribe(game).offer, game.scyphoz[:2]) == ([], [first[1], second[0]])
    assert sorted([*game.scyphoz, *tribe(game).gained]) == whole


def test_what_somebody_else_brings_waits() -> None:
    """[abyss.scyphoz, turn.owed] Also a scyphoz."""
    game = grant(deep(), 1, "V3")
    assert game.owed[1] == ["Y1"]
    assert not tribe(game, 1).offer


def test_a_settlement_beside_the_track() -> None:
    """[abyss.settle] It costs nothing, counts its location, and is no origin of range."""
    game = deep()
    game.locations["abyss"] = "foundry"
    tribe(game).buildings = {"e4": "small"}
    tribe(game, 1).settled["abyss"] = "t1"
    before = tribe(game, 1).stock["book"]
    game = grant(game, 0, "H1")
    declined, _ = do(game, 0, Decline())
    assert (tribe(declined).techs, tribe(declined).settled) == ([], {})
    game, _ = do(game, 0, Descend("t1"))
    assert tribe(game).techs == ["t1"]
    assert tribe(game, 1).stock["book"] == before
    assert location_points(game, 0) == {"foundry": 2}
    assert game.origins(0) == ["e4"]
    game = grant(game, 0, "H1")
    assert {pick.tech for pick in legal(game, 0) if isinstance(pick, Descend)} == {"l2", "m2", "r2"}


def test_voyages() -> None:
    """[abyss.voyages] The switch takes one for a card of its colour, which is destroyed; it brings
    devotion by its level, once, and is a flask from then on."""
    game = deep()
    game.voyage_deck += game.voyages
    game.voyages = ["voyage_1"]
    game.voyage_deck.remove("voyage_1")
    assert refused(game, 0, Embark("voyage_1", "blacksmith")).reason == "no-voyage"
    assert refused(game, 0, Embark("voyage_9", "gleaner")).rule == "abyss.voyages"
    game, _ = do(game, 0, Embark("voyage_1", "gleaner"))
    assert game.destroyed == ["gleaner"]
    assert refused(game, 0, Switch("food")).reason == "switch-used"
    assert refused(game, 0, Sail("voyage_2")).reason == "no-voyage"
    tribe(game).explored = 4
    game, _ = do(game, 0, Sail("voyage_1"))
    assert (tribe(game).devotion, tribe(game).flasks()) == (4, 1)
    assert "Sail" not in kinds(game, 0)


def test_points_and_devotion_are_exchanged_two_for_one() -> None:
    """[abyss.exchange] At any time of one's turn, what was won since the turn before; what was
    exchanged is not won again, and nobody is asked for it."""
    game = grant(deep(), 0, "P4")
    assert asked(game) == [("Act", 0)]
    assert refused(game, 0, Convert("devotion", 3)).reason == "nothing-won"
    assert refused(game, 0, Convert("points", 1)).rule == "abyss.exchange"
    revive, _ = do(game, 0, Convert("devotion", 1))
    assert (tribe(revive).score, tribe(revive).devotion, tribe(revive).won) == (2, 1, 2)
    game, _ = do(game, 0, Convert("devotion", 2))
    assert (tribe(game).score, tribe(game).devotion) == (0, 2)
    assert "Convert" not in kinds(game, 0)
    tribe(game).devotion = tribe(game).deepest = 8
    game = grant(game, 0, "V2")
    game, _ = do(game, 0, Convert("points", 1))
    assert (tribe(game).score, tribe(game).devotion) == (1, 8)
    assert "Convert" not in kinds(game, 0)


def test_what_was_won_in_a_rivals_turn_may_still_be_exchanged() -> None:
    """[abyss.exchange] In the next turn, and not in the one after that."""
    game = deep()
    game = end(grant(game, 1, "P4"), 0)
    assert Convert("devotion", 2) in legal(game, 1)
    game = end(end(game, 1), 0)
    assert "Convert" not in kinds(game, 1)


def test_an_exchange_holds_the_turn_up_where_it_reaches_a_bonus() -> None:
    """[abyss.exchange, turn.free] Otherwise it only loses: then nobody waits for it."""
    for devotion, waits in ((0, []), (18, [Convert("devotion", 2)])):
        game = grant(deep(), 0, "P4")
        tribe(game).devotion = tribe(game).deepest = devotion
        tribe(game).stock["food"] = 0
        game, _ = do(game, 0, Switch("food"), Play("gleaner", "top_left", "yellow"))
        assert asked(game) == [("AfterTurn", 0) if waits else ("Act", 1)]
        assert [pick for pick in legal(game, game.active) if isinstance(pick, Convert)] == waits


def test_the_exchange_of_the_first_edition() -> None:
    """[abyss.exchange] Games that began with it are asked when an action ends."""
    game = turned(2, "roots", Variant(abyss=True), edition=1)
    game = grant(game, 0, "P4")
    game, _ = do(game, 0, Play("gleaner", "top_left", "yellow"))
    assert asked(game) == [("Exchanging", 0)]
    assert legal(game, 0) == [Finish(), Convert("devotion", 1), Convert("devotion", 2)]
    game, _ = do(game, 0, Convert("devotion", 2))
    assert (tribe(game).score, tribe(game).devotion) == (0, 2)
    tribe(game).devotion = tribe(game).deepest = 8
    game = grant(game, 0, "V2")
    tribe(game).stock["book"] = 0
    game, _ = do(game, 0, Play("storyteller", "top_right", "green"), Convert("points", 1))
    assert (tribe(game).score, tribe(game).devotion) == (1, 8)
    assert asked(game) == [("Act", 1)]


def test_lakes() -> None:
    """[abyss.lakes] They cannot be explored or crossed; a building beside one brings devotion, once
    for each size, and its reward at each hibernation."""
    game = deep()
    lakes = [
        site
        for site, tile in fresh(abyss=True).board.items()
        if tile.id in ("mirror_lake", "frozen_lake", "black_lake")
    ]
    assert len(lakes) == 2
    game.board["c3"] = Tile("black_lake", True)
    beside = next(
        (hex, near)
        for hex in HEXES_OF["c3"]
        for near in BESIDE[hex]
        if game.terrain_at(near) == "desert"
    )[1]
    assert not game.passable("c3")
    site = next(site for site, hexes in HEXES_OF.items() if beside in hexes)
    game, events = do(game, 0, Build(site, beside, "large"))
    assert tribe(game).shores == ["black_lake large"]
    assert "devoted" in names(events)
    game = deep()
    tribe(game).shores, tribe(game).stock = (
        ["black_lake small", "mirror_lake small"],
        dict.fromkeys(tribe(game).stock, 0),
    )
    game, _ = do(game, 0, Hibernate())
    assert (tribe(game).stock["book"], tribe(game).stock["food"]) >= (1, 2)


def test_the_last_step_of_the_learning_path() -> None:
    """[learning] Brings the expansion."""
    game = fresh(learning="5")
    assert game.variant.abyss
    assert len(game.voyages) == 3
    assert "abyss" in game.locations


def test_alone_the_last_exchange_may_end_the_game() -> None:
    """[solo, abyss.exchange] With nothing planned after it in the turn."""
    game = deep(1)
    game.artifacts = {"yellow": 0, "green": 1, "grey": 0}
    tribe(game).devotion = tribe(game).deepest = 19
    lanes_of(game)[:] = [Exchanging(0, 2, 0)]
    game, _ = do(game, 0, Convert("devotion", 1))
    assert game.result is not None


def test_an_exchange_is_into_what_two_were_won_for() -> None:
    """[abyss.exchange] Without any there is no menu of it, nor if less than none was put right."""
    game, into = deep(), FreeActions(0)
    for text, directions in (("P1", []), ("P1", ["devotion"]), ("V2", ["devotion", "points"])):
        game = grant(game, 0, text)
        assert into.values(game, 0, Convert, {}) == directions
    game, _ = do(game, 0, Convert("devotion", 1))
    assert into.values(game, 0, Convert, {}) == ["points"]
    game, _ = do(game, 0, Convert("points", 1))
    tribe(game).won = tribe(game).praise = -1
    assert into.values(game, 0, Convert, {}) == []


@pytest.mark.parametrize(("won", "most"), [(2, 1), (3, 1), (19, 9), (20, 10), (29, 10)])
def test_at_most_ten_were_exchanged_at_once(won: int, most: int) -> None:
    """[abyss.exchange] In the first edition, where it is a question."""
    offered = Exchanging(0, won, won).options(deep(), 0)
    picks = [Convert(into, n) for into in ("devotion", "points") for n in range(1, most + 1)]
    assert offered == [Finish(), *picks]
