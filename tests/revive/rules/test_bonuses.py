"""Each machine, crate, lake and voyage does what its row says, and each space of a track."""

from __future__ import annotations

import pytest

from engine.games.revive.content import COLOURS, CRATE, LAKE, MACHINE, NUMBERS, VOYAGE
from engine.games.revive.ending import COUNT
from engine.games.revive.picks import Hibernate, OpenCrate, UseMachine
from engine.games.revive.state import Machine, Placed, Tribe, Variant
from engine.games.revive.turn.abyss import voyage_devotion
from engine.kernel import legal
from tests.revive.tables import asked, do, grant, tribe, turned

BARE = {"food": 0, "book": 0, "gear": 0, "crystal": 0}


BROUGHT = {"F": "food", "B": "book", "G": "gear", "X": "crystal"}
MACHINES = {
    "oven": "F3", "scout_engine": "R3 P1 F1", "winch": "K1 F1", "harvester": "TA1 P1",
    "cider_press": "A2", "pump": "X1 F1", "prism_yellow": "W1 P1", "printer": "B2 P1",
    "loom": "M1 P1", "nursery": "TV1 P1", "beacon": "S1 P1", "bell": "U1 B1 P1", "library": "B3",
    "prism_green": "W1 P1", "smelter": "G3", "crane": "DB2 G1", "drill": "X1 P1",
    "gearbox": "TG1 P1", "workshop": "A1 G1 P1", "digger": "K1 G1", "prism_grey": "W1 P1",
    "stove": "F2", "desk": "B2", "forge": "G2",
}  # fmt: skip
CRATES = {
    "box_food": "F2", "box_gear": "G2", "box_book": "B2", "box_crystal": "X1", "box_track": "TA1",
    "box_any": "A1 P1",
}  # fmt: skip


def brought(before: Tribe, after: Tribe) -> dict[str, int]:
    """What a seat has more, by the code that brings it; questions apart."""
    found = {code: after.stock[what] - before.stock[what] for code, what in BROUGHT.items()}
    found |= {
        "P": after.score - before.score,
        "K": after.crates_taken - before.crates_taken,
        "R": after.reach - before.reach,
        "W": int(after.wild) - int(before.wild),
        "DB": after.discounts.get("build", 0) - before.discounts.get("build", 0),
        "TV": after.tracks["green"] - before.tracks["green"],
        "TG": after.tracks["grey"] - before.tracks["grey"],
    }
    return {code: n for code, n in found.items() if n}


ASKS = {"TA": "AnySteps", "A": "AnyResources", "M": "ChooseModule", "U": "WakeCard"}


def said(text: str) -> tuple[dict[str, int], str]:
    """What a text brings at once, and what it asks first."""
    found = {word.rstrip("0123456789"): int(word[-1]) for word in text.split()}
    return found, next((ASKS[code] for code in found if code in ASKS), "")


@pytest.mark.parametrize("id", MACHINE)
def test_a_machine_does_what_its_row_says(id: str) -> None:
    """[machines.use] Each of those of the market and those of the boards."""
    game = turned(tribe="ferriers")
    own_tribe = tribe(game)
    own_tribe.stock, own_tribe.machines = dict(BARE), [Machine(id)]
    after, _ = do(game, 0, UseMachine(id))
    found, asks = said(MACHINES[id].replace("S1 P1", "F1 B2 P4"))
    if asks:
        assert asked(after) == [(asks, 0)]
        after, _ = do(after, 0, legal(after, 0)[0])
        got = brought(own_tribe, tribe(after))
        assert got.get("P", 0) == found.get("P", 0)
        if asks == "AnyResources":
            assert sum(got.get(code, 0) for code in "FBG") == found["A"] + found.get("G", 0)
    else:
        assert brought(own_tribe, tribe(after)) == found
    assert set(MACHINES) == set(MACHINE)


@pytest.mark.parametrize("id", CRATE)
def test_a_crate_holds_what_its_row_says(id: str) -> None:
    """[crates] Opened, it is discarded."""
    game = turned(tribe="ferriers")
    own_tribe = tribe(game)
    own_tribe.stock, own_tribe.crates = dict(BARE), [id]
    after, _ = do(game, 0, OpenCrate(id))
    found, asks = said(CRATES[id])
    assert asked(after) == [(asks or "Act", 0)]
    if asks:
        after, _ = do(after, 0, legal(after, 0)[0])
        assert tribe(after).score == found.get("P", 0)
    else:
        assert brought(own_tribe, tribe(after)) == found
    assert after.crate_discards[-1] == id
    assert set(CRATES) == set(CRATE)


# --- tracks and the abyss


@pytest.mark.parametrize(
    ("space", "brings"),
    [
        (5, "K1"), (10, "ChooseModule"), (15, "AnyResources"), (20, "ChooseArtifact"),
        (28, "ChooseCard"), (36, "ChooseArtifact"), (45, "K2"),
    ],
)  # fmt: skip
def test_a_space_of_the_score_track_brings_its_bonus_once(space: int, brings: str) -> None:
    """[points.track] When it is reached, and not again."""
    game = turned()
    tribe(game).score = tribe(game).highest = space - 2
    assert asked(grant(game, 0, "P1")) == [("Act", 0)]
    assert tribe(game).crates_taken == 0
    game = grant(game, 0, "P2")
    crates = int(brings[1]) if brings[0] == "K" else 0
    assert tribe(game).crates_taken == crates
    assert asked(game) == [("Act" if crates else brings, 0)]
    game = turned()
    tribe(game).score, tribe(game).highest = space - 2, space
    game = grant(game, 0, "P2")
    assert (tribe(game).crates_taken, asked(game)) == (0, [("Act", 0)])


@pytest.mark.parametrize(
    ("markers", "energy", "question"),
    [
        (2, 1, "Act"), (3, 0, "Act"), (5, 1, "Act"), (8, 0, "ChooseArtifact"), (10, 1, "Act"),
        (13, 0, "ChooseArtifact"), (15, 1, "Act"), (18, 0, "ChooseArtifact"),
    ],
)  # fmt: skip
def test_a_space_of_the_progress_track_brings_its_bonus(
    markers: int, energy: int, question: str
) -> None:
    """[progress] By the number of markers."""
    game = turned(tribe="scrappers")
    tribe(game).markers = markers - 1
    before = tribe(game).energy
    game = grant(game, 0, "S1")
    assert (tribe(game).markers, tribe(game).energy) == (markers, before + energy)
    assert asked(game) == [(question, 0)]


@pytest.mark.parametrize(
    ("space", "question"),
    [
        (3, "ChooseScyphoz"), (7, "ChooseScyphoz"), (11, "SettleAbyss"), (15, "ChooseScyphoz"),
        (20, "ChooseArtifact"), (25, "ChooseScyphoz"),
    ],
)  # fmt: skip
def test_a_space_of_the_devotion_track_brings_its_bonus_once(space: int, question: str) -> None:
    """[abyss.devotion] When it is reached; not again after an exchange."""
    game = turned(variant=Variant(abyss=True))
    tribe(game).devotion = tribe(game).deepest = space - 2
    assert asked(grant(game, 0, "V1")) == [("Act", 0)]
    game = turned(variant=Variant(abyss=True))
    tribe(game).devotion = tribe(game).deepest = space - 2
    assert asked(grant(game, 0, "V2")) == [(question, 0)]
    game = turned(variant=Variant(abyss=True))
    tribe(game).devotion, tribe(game).deepest = space - 2, space
    assert asked(grant(game, 0, "V2")) == [("Act", 0)]


LAKES = {
    "mirror_lake": ("F2", "A1 V1"),
    "frozen_lake": ("G1", "K1"),
    "black_lake": ("B1", "V2"),
}


@pytest.mark.parametrize("lake", LAKE)
@pytest.mark.parametrize("size", ["small", "large"])
def test_a_lake_brings_at_hibernation_what_its_row_says(lake: str, size: str) -> None:
    """[abyss.lakes] By the size of the building beside it."""
    game = turned(variant=Variant(abyss=True))
    tribe(game).stock, tribe(game).shores = dict(BARE), [f"{lake} {size}"]
    text = LAKES[lake][size == "large"]
    game, _ = do(game, 0, Hibernate())
    own_tribe = tribe(game)
    found = {code: own_tribe.stock[what] for code, what in BROUGHT.items()}
    if "A1" in text:
        assert asked(game) == [("AnyResources", 0)]
        assert len(legal(game, 0)) == 3
        game, _ = do(game, 0, legal(game, 0)[0])
        own_tribe = tribe(game)
    found |= {"K": own_tribe.crates_taken, "V": own_tribe.devotion}
    wanted, _ = said(text.replace("A1 ", ""))
    assert {code: n for code, n in found.items() if n} == wanted


COUNTED = {
    "voyage_1": ("yellow", "explored"), "voyage_2": ("yellow", "crates"),
    "voyage_3": ("green", "techs"), "voyage_4": ("green", "modules"),
    "voyage_5": ("grey", "buildings"), "voyage_6": ("grey", "machines"),
    "voyage_7": ("", "artifacts"), "voyage_8": ("", "energy"),
}  # fmt: skip


@pytest.mark.parametrize("id", VOYAGE)
@pytest.mark.parametrize(("level", "devotion"), [(1, 0), (2, 2), (3, 2), (4, 4), (5, 4), (6, 7)])
def test_a_voyage_counts_what_its_row_says(id: str, level: int, devotion: int) -> None:
    """[abyss.voyages] The highest level that is reached, flasks among what is counted."""
    own_tribe = tribe(turned())
    colour, counts = COUNTED[id]
    assert (VOYAGE[id].colour, VOYAGE[id].counts) == (colour, counts)
    own_tribe.energy = own_tribe.explored = own_tribe.crates_taken = 0
    start = COUNT[counts](own_tribe)
    own_tribe.sailed = ["voyage_1"] * (level - start)
    assert own_tribe.flasks() == level - start
    assert voyage_devotion(own_tribe, id) == (devotion if level >= start else own_tribe.devotion)


def test_what_is_counted() -> None:
    """[score.locations, score.artifacts, abyss.voyages] Each word counts its own thing."""
    own_tribe = tribe(turned())
    own_tribe.energy, own_tribe.explored, own_tribe.crates_taken, own_tribe.discs = 2, 3, 4, 5
    own_tribe.buildings = {"e4": "small", "f3": "large", "c6": "large"}
    own_tribe.gained = ["farmer"] * 6
    own_tribe.machines = [Machine("stove")] * 7
    own_tribe.modules |= {"top_left": ["m01"] * 3, "side": ["m02"] * 2}
    own_tribe.settled = {"f4": "t1", "d5": "l2"}
    own_tribe.waters, own_tribe.techs = ["g5"], ["t1", "l2", "r3", "m3"]
    own_tribe.artifacts = {"yellow": 2, "green": 1, "grey": 0}
    own_tribe.slots["side"] = [Placed("gleaner", "top", "yellow")]
    assert {word: count(own_tribe) for word, count in COUNT.items()} == {
        "energy": 2, "explored": 3, "buildings": 3, "cards": 6, "machines": 7, "large": 2,
        "modules": 5, "meeples": 2, "crates": 4, "discs": 5, "waters": 1, "techs": 4,
        "artifacts": 4, "high_techs": 2,
    }  # fmt: skip
    assert set(own_tribe.artifacts) == set(COLOURS)
    assert NUMBERS.voyage_levels == {"2": 2, "4": 4, "6": 7}
