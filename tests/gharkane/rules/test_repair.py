"""Day 6: repairing equipment."""

from __future__ import annotations

import pytest

from bot.discord.components.typed import complete_fields
from bot.texts import Library
from engine.games.gharkane.content import EQUIPMENT
from engine.games.gharkane.day.picks import Mend, Repair, Use
from engine.games.gharkane.day.repair import Repairing
from engine.games.gharkane.picks import Pass
from engine.games.gharkane.shelter import Gear
from engine.games.gharkane.state import Gharkane
from engine.kernel import awaited, legal
from tests.gharkane.conftest import begin, chosen, night, owns, refused, room, stores

SHOP = "precision_workshop"


def bench(*gear: str, **stores: int) -> Gharkane:
    """A shelter with broken equipment."""
    game = night()
    game.shelters[0].gear = [Gear(name) for name in gear]
    owns(game, 0, **stores)
    return game


def repair(game: Gharkane) -> Gharkane:
    return begin(game, Repairing(0))


@pytest.mark.parametrize("gear", EQUIPMENT)
def test_a_repair_costs_exactly_the_icons(gear: str) -> None:
    """[day.repair, content.equipment] Those three materials and no others."""
    icons = EQUIPMENT[gear].icons
    cost = {kind: icons.count(kind) for kind in icons}
    game = chosen(repair(bench(gear, **cost)), 0, Repair(gear))
    assert game.shelters[0].gear == [Gear(gear, repaired=True)]
    assert stores(game, 0) == {}
    wrong = {kind: 9 for kind in ("wood", "metal", "chip") if kind != icons[0]}
    assert awaited(repair(bench(gear, **wrong))) == []


def test_as_many_repairs_as_can_be_paid_for() -> None:
    """[day.repair] Two of a kind together or one after the other, both count."""
    game = repair(bench("cart", "cart", "drill", wood=7))
    assert legal(game, 0) == [Mend(("cart", "cart")), Repair("cart"), Pass()]
    assert chosen(game, 0, Mend(("cart", "cart"))) == chosen(
        game, 0, Repair("cart"), Repair("cart")
    )
    assert refused(game, 0, Mend(("cart", "drill"))).reason == "icons-short"
    assert refused(game, 0, Mend(("cart", "exo_legs"))).reason == "not-broken"
    assert refused(game, 0, Mend(("cart",))).reason == "two-at-least"
    refusal = refused(game, 0, Repair("drill"))
    assert refusal.reason == "icons-short"
    assert refusal.figures == {"gear": "drill", "missing": {"metal": 2}}
    assert refused(game, 0, Repair("exo_legs")).reason == "not-broken"
    assert refused(game, 0, Repair("cart", SHOP)).reason == "bonus-not-ready"
    game = chosen(game, 0, Repair("cart"), Repair("cart"))
    assert [piece.repaired for piece in game.shelters[0].gear] == [True, True, False]
    assert stores(game, 0) == {"wood": 1}


def test_of_a_great_pile_any_set_can_be_repaired_and_few_are_offered() -> None:
    """[day.repair] Not every set of twenty-four is tried; two that can be paid for are found."""
    every = (*EQUIPMENT, *EQUIPMENT)
    game = repair(bench(*every, wood=30, metal=30, chip=30))
    sets = [pick for pick in legal(game, 0) if isinstance(pick, Mend)]
    assert sets[0] == Mend(every[:8])
    assert len(sets) == 12
    after = chosen(game, 0, Mend(every))
    assert all(piece.repaired for piece in after.shelters[0].gear)


def test_broken_equipment_does_nothing_until_it_is_repaired() -> None:
    """[day.repair.broken] Its bonus is ready afterwards."""
    game = bench("cart", wood=3)
    assert game.shelters[0].ready_gear_for("gain") == []
    game = chosen(repair(game), 0, Repair("cart"))
    assert game.shelters[0].ready_gear_for("gain") == ["cart"]


def test_the_workshop_leaves_out_two_icons_of_the_seats_choice() -> None:
    """[content.rooms, day.build.bonus] Once a turn; the rest must be paid."""
    game = bench("cartridge_belt", "drill", wood=1, metal=1, chip=1)
    room(game, 0, SHOP)
    game = repair(game)
    assert legal(game, 0) == [
        Repair("cartridge_belt"), Repair("cartridge_belt", SHOP), Repair("drill", SHOP), Pass(),
    ]  # fmt: skip
    game = chosen(game, 0, Repair("cartridge_belt", SHOP))
    assert legal(game, 0) == [Use(SHOP, "wood"), Use(SHOP, "metal"), Use(SHOP, "chip")]
    assert refused(game, 0, Use("barter_hall", "wood")).reason == "bonus-not-ready"
    assert refused(game, 0, Use(SHOP, "wood", count=2)).reason == "bonus-not-ready"
    game = chosen(game, 0, Use(SHOP, "metal"))
    assert refused(game, 0, Use(SHOP, "metal")).reason == "not-in-the-cost"
    game = chosen(game, 0, Use(SHOP, "wood"))
    assert stores(game, 0) == {"wood": 1, "metal": 1}
    assert awaited(game) == [], "the workshop was used"


def test_the_workshop_spares_what_is_missing_first() -> None:
    """[content.rooms] Where the rest must be payable, only what is missing can be left out."""
    game = bench("drill", metal=1)
    room(game, 0, SHOP)
    game = chosen(repair(game), 0, Repair("drill", SHOP))
    assert legal(game, 0) == [Use(SHOP, "wood"), Use(SHOP, "metal")]
    game = chosen(game, 0, Use(SHOP, "metal"))
    assert legal(game, 0) == [Use(SHOP, "wood")]
    assert refused(game, 0, Use(SHOP, "metal")).reason == "icons-short"


def test_what_is_repaired_together_is_paid_together() -> None:
    """[day.repair] Each alone and any two of them could be paid for, all three not: they are
    neither offered nor taken."""
    game = repair(bench("cart", "cart", "drill", wood=6, metal=2, chip=1))
    sets = {pick.gear for pick in legal(game, 0) if isinstance(pick, Mend)}
    assert sets == {("cart", "cart"), ("cart", "drill")}
    assert refused(game, 0, Mend(("cart", "cart", "drill"))).reason == "icons-short"


def test_a_composed_repair_costs_no_more_than_there_is() -> None:
    """[day.repair] Of three equipments any two can be paid, not all of them."""
    game = repair(bench("cart", "cart", "drill", wood=6, metal=2))
    assert Mend(("cart", "cart")) in legal(game, 0)
    refusal = refused(game, 0, Mend(("cart", "cart", "drill")))
    assert (refusal.reason, refusal.figures["missing"]) == ("icons-short", {"wood": 1})


def test_the_workshop_spares_two_icons_and_no_third() -> None:
    """[day.repair, content.rooms] With nothing in store a repair of three icons is not offered."""
    game = bench("cart")
    room(game, 0, SHOP)
    assert awaited(repair(game)) == []
    owns(game, 0, wood=1)
    assert Repair("cart", SHOP) in legal(repair(game), 0)


def test_a_typed_repair_keeps_its_kind_where_several_are_offered() -> None:
    """[day.repair] One piece of equipment stays one, though other picks hold several in `gear`."""
    offered = [Mend(gear=("cartridge_belt", "plasma_saw")), Repair(gear="plasma_saw")]
    texts = Library(strict=True).texts("en", "gharkane")
    for gear in ("cartridge_belt", "plasma_saw"):
        given = {"gear": gear, "use": "none"}
        assert Repair(**complete_fields(texts, Repair, given, offered)) == Repair(gear=gear)
