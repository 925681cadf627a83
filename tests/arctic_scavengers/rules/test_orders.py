"""Standing orders: what each answers."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.content import by_order
from engine.games.arctic_scavengers.gathering.turn import Turn
from engine.games.arctic_scavengers.guards import (
    GatherWith,
    JunkLeft,
    KeepBest,
    Scarce,
    Unanswered,
)
from engine.games.arctic_scavengers.orders import HoldFire, Interrupts, Salvage, Stay
from engine.games.arctic_scavengers.picks import (
    Dig,
    Draw,
    Finish,
    Hire,
    Hunt,
    KeepNone,
    Pass,
    Recon,
    Sabotage,
    Snipe,
    Wound,
)
from engine.games.arctic_scavengers.rounds import NextRound
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Site
from engine.kernel import Pick
from engine.orders import Order, answer
from engine.plan_worlds import proposed
from engine.plans import Guard
from tests.arctic_scavengers.tables import asks, do, laid, sent
from tests.lab.asking import rows as windows


def answered(game: ArcticScavengers, seat: int, **orders: Order) -> object:
    """What these orders play for a seat; None if they leave the question."""
    done = answer(arctic, game, seat, orders)
    return done[1] if done else None


def test_the_bench_counts_what_windows_ask_by_the_terms_of_their_order() -> None:
    """[strike.when] Fewer the more is waived, and none where all is."""
    found = {
        row.name.partition("interrupts ")[2].split(",")[0]: row.value
        for row in windows(arctic, 5, 0.1)
    }
    assert found["always"] >= found["two"] >= found["three"] >= found["never"] == 0


def test_whoever_stays_keeps_all_cards() -> None:
    """[gather.keep] Nothing is gathered."""
    game = laid("hunter", "refugee")
    assert answered(game, 0, stay=Stay()) == Finish()


@pytest.mark.parametrize(
    ("junkyard", "first", "kept"),
    [
        ("junk net medkit", "tool", "net"),
        ("junk net medkit", "medicine", "medkit"),
        ("junk pickaxe shovel", "medicine", "pickaxe"),
        ("junk pills medkit", "tool", "medkit"),
    ],
)
def test_salvage_keeps_what_is_wanted_most(junkyard: str, first: str, kept: str) -> None:
    """[dig] Else the best of the rest."""
    game = laid("brawler shovel", "", junkyard=junkyard)
    game, _ = do(game, 0, Dig(("brawler", "shovel")))
    found = answered(game, 0, salvage=Salvage(first=first))  # type: ignore[arg-type]
    assert found.card == kept  # type: ignore[attr-defined]
    assert KeepBest(first).resolve(game, 0) == found


def test_salvage_keeps_no_junk() -> None:
    """[dig] Nothing need be kept."""
    game = laid("brawler shovel", "", junkyard="junk junk junk")
    game, _ = do(game, 0, Dig(("brawler", "shovel")))
    assert answered(game, 0, salvage=Salvage()) == KeepNone()
    assert KeepBest("medicine").resolve(game, 0) == KeepNone()


@pytest.mark.parametrize(
    ("aims", "hand", "deck", "deeds"),
    [
        ("dig recruit", "", "", ()),
        ("dig recruit", "junk junk", "", ()),
        ("dig recruit", "brawler hunter shovel", "", ("dig brawler shovel", "hunt hunter", "hire")),
        ("recruit dig", "brawler hunter shovel", "", ("hunt hunter", "hire", "dig brawler shovel")),
        ("dig recruit", "scavenger hunter", "", ("dig scavenger", "hunt hunter", "hire")),
        ("recruit dig", "scavenger hunter", "", ("hunt scavenger hunter", "hire")),
        ("recruit rest", "hunter brawler", "", ("hunt hunter", "hire")),
        ("recruit rest", "refugee brawler", "", ()),
        ("recruit rest", "refugee spear", "", ("hunt refugee spear", "hire")),
        ("recruit rest", "medkit brawler", "", ("hire",)),
        ("draw dig", "scout refugee", "brawler shovel", ("draw scout", "dig brawler shovel")),
        ("draw rest", "scout refugee", "brawler shovel", ("draw scout",)),
        ("dig draw", "scavenger scout", "", ("dig scavenger", "draw scout")),
    ],
)
def test_a_plan_gathers_as_the_hand_allows(
    aims: str, hand: str, deck: str, deeds: tuple[str, ...]
) -> None:
    """[gather.combine, hire] With everybody who helps, the dearest mercenary for what was hunted;
    then it ends the turn, whatever the hand was."""
    line = GatherWith(*aims.split())
    game, done = laid(hand, "", decks=[deck]), list[str]()
    while (pick := line.resolve(game, 0)) not in (Finish(), None):
        cards = () if isinstance(pick, Hire) else pick.cards  # type: ignore[union-attr]
        done.append(" ".join([pick.verb, *cards]))  # type: ignore[union-attr]
        game, _ = do(game, 0, pick)  # type: ignore[arg-type]
    assert pick == Finish()
    assert tuple(done) == deeds


@pytest.mark.parametrize(
    ("hand", "market", "hired"),
    [
        ("hunter", None, Hire("brawler", ())),
        ("hunter medkit", None, Hire("group_leaders", ("medkit",))),
        ("scavenger", None, Hire("scavenger", ())),
        ("scavenger", {"scavenger": 0, "refugee": 5}, None),
        ("scavenger", {"scavenger": 1, "refugee": 5}, Hire("scavenger", ())),
    ],
)
def test_a_plan_hires_the_dearest_it_can_pay(
    hand: str, market: dict[str, int] | None, hired: Hire | None
) -> None:
    """[hire, hire.medicine] Nobody who costs nothing."""
    game = laid(hand, "")
    game.market = market or game.market
    game, _ = do(game, 0, Hunt((hand.split()[0],)))
    assert GatherWith("recruit", "dig").resolve(game, 0) == (hired or Finish())


def test_a_plan_of_gathering_is_about_its_owners_turn_alone() -> None:
    """[dig] The finds are another question, and another seat's turn is none."""
    game = laid("brawler shovel", "scout", junkyard="junk net")
    assert GatherWith("dig", "draw").resolve(game, 1) is None
    assert KeepBest("tool").resolve(game, 0) is None
    game, _ = do(game, 0, Dig(("brawler", "shovel")))
    assert GatherWith("dig", "draw").resolve(game, 0) is None
    assert len(arctic.relative_picks(game, "KeepOne")) == len(Salvage.values()["first"])
    assert arctic.relative_picks(game, "Declare") == []
    first, then = ("dig", "recruit", "draw"), ("dig", "recruit", "draw", "rest")
    aims = [GatherWith(a, b) for a in first for b in then if a != b]
    assert arctic.relative_picks(game, "Gather") == aims, "two different ones; to rest comes last"


def test_a_proposal_covers_the_turn_of_the_next_round() -> None:
    """[gather.order] Whose hand is yet to be drawn; its line names no card."""
    steps, decks = [Turn(0), Turn(1), NextRound()], ["scavenger " * 10] * 2
    game = laid("", "brawler shovel", decks=decks, steps=steps)
    lines = proposed(arctic, do(game, 0, Finish())[0], 0, 1)
    assert [type(line.pick) for line in lines] == [GatherWith]


def test_whoever_holds_fire_strikes_nobody() -> None:
    """[skirmish.turns] In the skirmish."""
    game = sent("sniper_team", "brawler", "brawler")
    assert answered(game, 0, hold_fire=HoldFire()) == Pass()


@pytest.mark.parametrize("pick", [Wound("sniper_team", 1), Sabotage("saboteur", 1, "armory")])
def test_what_is_aimed_at_a_leader_or_a_building_is_asked_about(pick: Pick) -> None:
    """[save, liars.guard] No cards are shown there, so their number settles nothing."""
    game = laid("sniper_team saboteur", "medic guard", hq=4, liars=True)
    game.tribes[1].leader, game.tribes[1].sites = "ranger", [Site("armory", [])]
    game, _ = do(game, 0, pick)
    assert asks(game, 1) == "Shield"
    assert answered(game, 1, interrupts=Interrupts()) is None
    assert answered(game, 1, interrupts=Interrupts(cards="always")) is None
    assert answered(game, 1, interrupts=Interrupts(cards="never")) == Pass()


def test_whoever_is_shot_at_is_asked() -> None:
    """[save, liars.guard] The number of cards counts for those of rivals alone."""
    game = laid("scout medic guard", "sniper_team", "medic", hq=1, liars=True)
    game, _ = do(game, 0, Draw(("scout",)))
    game, _ = do(game, 1, Snipe("sniper_team", 0, "scout"))
    assert asks(game, 0) == asks(game, 2) == "Shield"
    assert answered(game, 0, interrupts=Interrupts()) is None
    assert answered(game, 0, interrupts=Interrupts(cards="never")) == Pass()
    assert answered(game, 2, interrupts=Interrupts()) == Pass()


def test_who_waits_for_three_cards_is_not_asked_about_being_looked_at() -> None:
    """[recon.stop, liars.guard] It costs nothing, and with spies it is most of what is asked."""
    game = laid("spy", "guard pills", decks=["net", "medkit"], spies=True, liars=True)
    game, _ = do(game, 0, Recon(("spy",), 1, "deck"))
    assert asks(game, 1) == "Shield"
    for terms in ("always", "two"):
        assert answered(game, 1, interrupts=Interrupts(cards=terms)) is None  # type: ignore[arg-type]
    for terms in ("three", "never"):
        order = Interrupts(cards=terms)  # type: ignore[arg-type]
        assert answered(game, 1, interrupts=order) == Pass()
    shot = laid("scout medic guard", "sniper_team", hq=1, liars=True)
    shot, _ = do(shot, 0, Draw(("scout",)))
    shot, _ = do(shot, 1, Snipe("sniper_team", 0, "scout"))
    assert answered(shot, 0, interrupts=Interrupts(cards="three")) is None


@pytest.mark.parametrize(
    ("terms", "asked_from"), [("always", 1), ("two", 2), ("three", 3), ("never", None)]
)
def test_a_window_is_asked_about_from_so_many_cards(
    terms: Literal["always", "two", "three", "never"], asked_from: int | None
) -> None:
    """[strike.when] As many as are shown, tools counted."""
    for shown in (1, 2, 3):
        cards = ("hunter", "net", "refugee")[:shown]
        game = laid("hunter net refugee", "sniper_team")
        game, _ = do(game, 0, Hunt(tuple(by_order(cards))))
        is_asked = answered(game, 1, interrupts=Interrupts(cards=terms)) is None
        assert is_asked is (asked_from is not None and shown >= asked_from), shown


@pytest.mark.parametrize(
    ("guard", "pick", "left", "holds"),
    [
        (JunkLeft(count=3), Dig(("brawler",)), 3, True),
        (JunkLeft(count=3), Dig(("brawler",)), 2, False),
        (JunkLeft(count=1), Dig(("brawler",)), 1, True),
        (Scarce(count=2), Hire("scout", ()), 2, True),
        (Scarce(count=2), Hire("scout", ()), 3, False),
        (Scarce(count=1), Hire("scout", ()), 0, True),
    ],
)
def test_a_plan_waits_for_what_its_condition_says(
    guard: Guard, pick: Pick, left: int, holds: bool
) -> None:
    """[dig, hire.empty] Its number included."""
    game = laid("brawler", "refugee", junkyard="junk " * left)
    game.market["scout"] = left
    assert guard.holds(arctic.view(game, None), 0, pick) is holds


@pytest.mark.parametrize(
    ("rivals", "holds"),
    [
        (("refugee", "refugee"), True),
        (("refugee", "saboteur"), False),
        (("sniper_team", "refugee"), False),
    ],
)
def test_a_plan_waits_until_no_rival_can_answer(rivals: tuple[str, str], holds: bool) -> None:
    """[strike.when] Cards of one's own do not count."""
    game = laid("saboteur brawler", *rivals, junkyard="junk")
    assert Unanswered().holds(arctic.view(game, None), 0, Dig(("brawler",))) is holds
