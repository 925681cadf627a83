"""Docteurs: who may stop a shot, when, and with what; gangs at the end."""

from __future__ import annotations

import pytest

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.abilities import payment
from engine.games.arctic_scavengers.ending import EndGame, gangs_in_play, joins
from engine.games.arctic_scavengers.options import Variant
from engine.games.arctic_scavengers.orders import Interrupts
from engine.games.arctic_scavengers.picks import Disarm, Draw, Hire, Hunt, Pass, Save, Snipe
from engine.games.arctic_scavengers.tribe import Site
from engine.kernel import awaited, legal
from engine.orders import answer
from tests.arctic_scavengers.tables import asked, asks, do, gathers, laid, refused, seen, sent


def test_a_medic_stops_a_shot_at_anybody() -> None:
    """[save, save.who] Asked from the victim on; the medic of the hand is discarded."""
    game = laid("hunter hunter medic", "sniper_team", "medic", hq=1)
    game, _ = do(game, 0, Hunt(("hunter", "hunter")))
    game, _ = do(game, 1, Snipe("sniper_team", 0, "hunter"))
    assert [seat for seat, _ in awaited(game)] == [0, 2]
    game, _ = do(game, 0, Pass())
    assert refused(game, 2, Save("sniper_team")).reason == "cannot-save"
    game, events = do(game, 2, Save("medic"))
    assert seen(events, "saved") == [{"seat": 0, "by": 2, "weapon": "medic", "card": "hunter"}]
    assert game.tribes[2].discard == ["medic"]
    assert seen(events, "hunted") == [{"seat": 0, "amount": 4}]
    assert game.tribes[1].discard == ["sniper_team"]


def test_nobody_saves_a_tool() -> None:
    """[save] A saboteur does not shoot."""
    game = laid("hunter spear", "saboteur", "medic", hq=1)
    game, _ = do(game, 0, Hunt(("hunter", "spear")))
    game, events = do(game, 1, Disarm("saboteur", 0, "spear"))
    assert seen(events, "struck")


def test_a_medic_in_the_skirmish_saves_once_and_stays() -> None:
    """[save.who] One shot a medic; its people count."""
    game = sent("sniper_team sniper_team", "medic brawler", "refugee", hq=1)
    game, _ = do(game, 0, Snipe("sniper_team", 1, "brawler"))
    assert asks(game, 1) == "Shield"
    game, _ = do(game, 1, Save("medic"))
    assert sorted(game.tribes[1].played) == ["brawler", "medic"]
    assert game.tribes[1].spent == ["medic"]
    game, events = do(game, 0, Snipe("sniper_team", 1, "brawler"))
    assert seen(events, "struck"), "it has saved already"
    fought = {e["seat"]: e["people"] for e in seen(events, "fought")}
    assert fought[1] == 1


def test_combat_medics_save_and_fight_all_the_same() -> None:
    """[save.who] Once; they are no spent force."""
    game = sent("sniper_team sniper_team", "combat_medics brawler", "refugee", hq=1)
    game, _ = do(game, 0, Snipe("sniper_team", 1, "brawler"))
    game, _ = do(game, 1, Save("combat_medics"))
    assert game.tribes[1].spent == []
    game, events = do(game, 0, Snipe("sniper_team", 1, "brawler"))
    assert {e["seat"]: e["fight"] for e in seen(events, "fought")}[1] == 1


def test_a_medic_pays_as_a_medicine_and_draws_as_a_person() -> None:
    """[medic.pay] One role a round."""
    game = laid("medic", "", decks=["junk"], hq=1)
    assert Hire("hunter", ("medic",)) in legal(game, 0)
    paid, _ = do(game, 0, Hire("hunter", ("medic",)))
    assert sorted(paid.tribes[0].discard) == ["hunter", "medic"]
    drawn, _ = do(game, 0, Draw(("medic",)))
    assert drawn.tribes[0].hand == ["junk"]


@pytest.mark.parametrize(
    ("hand", "due", "paid"),
    [
        ("pills medic", 1, "pills"),
        ("medic medic pills", 2, "pills medic"),
        ("medkit medic medic", 2, "medkit"),
        ("medkit medic", 1, "medic"),  # nothing is wasted
        ("pills medkit medic", 3, "pills medkit"),
        ("medkit medkit medic", 3, "medkit medic"),
        ("combat_medics pills pills", 2, "pills pills"),
        ("medkit", 1, "medkit"),
    ],
)
def test_a_payment_that_is_offered_keeps_people(hand: str, due: int, paid: str) -> None:
    """[medic.pay, hire.over] First the least waste, then medicine before people, then few cards."""
    assert payment(tuple(hand.split()), due) == tuple(paid.split())
    assert payment(tuple(hand.split()), 9) is None


def test_the_order_waives_the_right_to_save_as_well() -> None:
    """[save.who] By how many cards the victim shows."""
    game = laid("hunter", "sniper_team", "medic", hq=1)
    game, _ = do(game, 0, Hunt(("hunter",)))
    game, _ = do(game, 1, Snipe("sniper_team", 0, "hunter"))
    for terms, passes in (("always", False), ("two", True), ("never", True)):
        found = answer(arctic, game, 2, {"interrupts": Interrupts(cards=terms)})  # type: ignore[arg-type]
        assert (found == ("interrupts", Pass())) is passes
    game, _ = do(game, 2, Pass())
    assert gathers(game, 0)
    assert asked(game) == [0]


@pytest.mark.parametrize(
    ("one", "two", "gang", "winner"),
    [
        ("spear net", "grenade", "gearheads", 0),
        ("spear net", "grenade net", "gearheads", 1),
        ("spear", "net", "gearheads", None),
        ("junk", "junk", "gearheads", None),
        ("medkit", "pills", "pharmers", 0),
        ("medkit", "pills pills", "pharmers", 1),
        ("pills pills", "pills medic", "pharmers", 1),
        ("medic", "medic", "pharmers", None),
    ],
)
def test_gangs_join_whoever_has_most(one: str, two: str, gang: str, winner: int | None) -> None:
    """[end.gang, end.gang_tie] Then by what breaks the tie; still tied, or none at all, nobody."""
    game = laid(one, two, hq=1, steps=[])
    found = {row.id: joins(game, row) for row in gangs_in_play(game.variant)}
    assert found[gang] == winner
    assert "masons" not in found


def test_masons_count_buildings_that_work() -> None:
    """[end.gang] Then engineers; disabled ones and sites do not count."""
    game = laid("engineer", "", hq=2, steps=[])
    for seat in (0, 1):
        game.tribes[seat].sites = [Site("armory", [])]
    masons = gangs_in_play(game.variant)[-1]
    assert joins(game, masons) == 0
    game.tribes[0].sites[0].disabled = True
    assert joins(game, masons) == 1


def test_gangs_are_counted_at_the_end_alone() -> None:
    """[end.gang] Five people each, in a public event."""
    game = laid("spear medkit", "refugee", hq=1, steps=[])
    assert [row.rule for row in arctic.score(game)[0].rows] == [
        "end.count",
        "dig.secret",
        "end.gang",
    ]
    assert arctic.score(game)[0].total == 0
    over = laid("spear medkit", "refugee", hq=1, contested="", steps=[EndGame()])
    assert [row.total for row in arctic.score(over)] == [10, 1]
    assert over.result == (0,)
    assert [e["gang"] for e in seen(over.new_events, "gang_joined")] == ["gearheads", "pharmers"]
    assert Variant(hq=1) == over.variant
