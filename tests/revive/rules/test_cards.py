"""Cards, slots, modules, the switch, and the order of effects."""

from __future__ import annotations

import pytest

from engine.games.revive import PACKAGE as revive
from engine.games.revive.content import BESIDE, CORNERS, HEXES
from engine.games.revive.effects.orderings import order_matters
from engine.games.revive.effects.tribes import lantern_spaces
from engine.games.revive.picks import Advance, Copy, Exchange, First, Fit, Light, Play, Switch, Wake
from engine.games.revive.state import Machine, Placed, Variant
from engine.kernel import legal, question
from engine.kit.maps import distances
from tests.revive.tables import asked, do, grant, kinds, names, refused, tribe, turned

YELLOW = Play("gleaner", "top_left", "yellow")


def test_the_half_that_shows_counts() -> None:
    """[play.card, play.half] An active card is played: above for its top half, below for its
    bottom half."""
    game = turned()
    tribe(game).stock["food"] = 0
    above, _ = do(game, 0, YELLOW)
    assert tribe(above).stock["food"] == 2
    below, _ = do(game, 0, Play("gleaner", "bottom_left", "yellow"))
    assert tribe(below).tracks["yellow"] == 1
    assert tribe(below).slots["bottom_left"] == [Placed("gleaner", "bottom", "yellow")]
    assert refused(game, 0, Play("porter", "top_left", "grey")).reason == "not-active"
    assert refused(game, 0, Play("gleaner", "top_left", "grey")).reason == "not-its-colour"


def test_a_slot_takes_a_card_if_all_below_show_their_edge() -> None:
    """[play.slot] A taken slot is shut unless each card in it shows the chain edge; the side slot
    has to be learnt, and takes either half."""
    game = turned()
    tribe(game).slots["top_left"] = [Placed("watcher", "top", "yellow")]
    tribe(game).slots["top_right"] = [Placed("porter", "top", "grey")]
    assert refused(game, 0, YELLOW).reason == "slot-taken"
    assert refused(game, 0, Play("gleaner", "side_top", "yellow")).reason == "no-such-slot"
    do(game, 0, Play("gleaner", "top_right", "yellow"))
    tribe(game).techs = ["t1", "m2"]
    after, _ = do(game, 0, Play("gleaner", "side_bottom", "yellow"))
    assert tribe(after).tracks["yellow"] == 1


def test_a_chained_card_of_the_same_colour_works_again() -> None:
    """[play.chain] Below a card of its own colour it works as a module does."""
    game = turned()
    tribe(game).stock["gear"] = 0
    tribe(game).slots["top_left"] = [Placed("porter", "top", "grey")]
    same, _ = do(game, 0, Play("blacksmith", "top_left", "grey"))
    assert tribe(same).stock["gear"] == 3
    tribe(game).stock["food"] = 0
    other, _ = do(game, 0, YELLOW)
    assert (tribe(other).stock["gear"], tribe(other).stock["food"]) == (0, 2)


def test_a_chained_card_of_the_side_slot_works_by_the_half_that_shows() -> None:
    """[play.chain, play.half] The side slot takes either half: the card below does again what it
    showed, whichever way the new one lies."""
    game = turned()
    tribe(game).techs = ["t1", "m2"]
    tribe(game).stock |= {"food": 0, "gear": 0}
    tribe(game).slots["side"] = [Placed("porter", "top", "grey")]
    after, _ = do(game, 0, Play("blacksmith", "side_bottom", "grey"))
    assert tribe(after).tracks["grey"] == 1
    assert (tribe(after).stock["food"], tribe(after).stock["gear"]) == (0, 1)


def test_modules_of_its_colour_work_once_each() -> None:
    """[play.modules] Those that hold the card's colour; two copies work twice."""
    game = turned()
    tribe(game).stock["food"] = 0
    tribe(game).modules["top_left"] = ["m16", "m16", "m20"]
    after, events = do(game, 0, YELLOW)
    assert tribe(after).stock["food"] == 4
    played = next(event for event in events if event.name == "played")
    assert played.facts["sources"] == ["gleaner", "m16", "m16"]


def test_the_order_is_asked_where_it_matters() -> None:
    """[play.order] A star of the scribes takes the last room of a module, or pays points if it is
    gone; not asked where both orders lead to the same."""
    game = turned(tribe="frost_scribes")
    tribe(game).active.append("copyist")
    tribe(game).modules |= {"top_left": ["m08", "m02"], "top_right": ["m01"] * 2}
    tribe(game).modules |= {"bottom_left": ["m01"] * 3, "bottom_right": ["m01"] * 2}
    game, _ = do(game, 0, Play("copyist", "top_left", "green"))
    assert legal(game, 0) == [First("copyist"), First("m08")]
    star, _ = do(game, 0, First("m08"))
    assert asked(star) == [("ChooseModule", 0)]
    star, _ = do(star, 0, legal(star, 0)[0])
    assert (tribe(star).score, tribe(star).discs) == (1, 1)
    card, _ = do(game, 0, First("copyist"))
    card, _ = do(card, 0, legal(card, 0)[0])
    assert tribe(card).score == 3


def test_the_order_is_not_asked_where_it_is_all_one() -> None:
    """[play.order] Steps on two tracks, resources."""
    game = turned()
    tribe(game).modules["bottom_left"] = ["m02", "m13", "m03"]
    game, _ = do(game, 0, Play("gleaner", "bottom_left", "yellow"))
    assert "Order" not in {name for name, _ in asked(game)}
    assert tribe(game).tracks["yellow"] == 2


@pytest.mark.parametrize(
    ("moon", "food", "matters"), [(True, 0, True), (True, 3, False), (False, 0, False)]
)
def test_the_order_matters_to_a_star_of_the_moon_that_costs(
    moon: bool, food: int, matters: bool
) -> None:
    """[play.order, tribe.moon] The food of the card pays for the star, if it comes first."""
    game = turned(tribe="embers", variant=Variant(moon=moon))
    own_tribe = tribe(game)
    own_tribe.stock |= {"food": food}
    own_tribe.machines, own_tribe.modules["top_left"] = [Machine("stove", True)], ["m04"]
    game, _ = do(game, 0, YELLOW)
    assert (asked(game) == [("Order", 0)]) == matters


@pytest.mark.parametrize(("score", "room", "matters"), [(9, 1, True), (9, 3, False), (8, 1, False)])
def test_the_order_matters_to_points_that_reach_a_bonus(
    score: int, room: int, matters: bool
) -> None:
    """[play.order, points.track] The module of the tenth point takes the last room of the star."""
    game = turned(tribe="frost_scribes")
    full = {"top_left": 3, "top_right": 2, "bottom_left": 3, "bottom_right": 2}
    tribe(game).modules = {slot: ["m01"] * count for slot, count in full.items()} | {"side": []}
    del tribe(game).modules["top_left"][:room]
    tribe(game).score = tribe(game).highest = score
    assert order_matters(game, 0, ["P1", "S1"]) == matters


def test_the_order_is_tried_with_the_first_answer_to_each_question() -> None:
    """[play.order, tribe.moon] A step on the yellow track, which then is no longer the lowest one:
    the star of the roots brings something else. A step on another track changes nothing."""
    game = turned(variant=Variant(moon=True))
    assert order_matters(game, 0, ["TA1", "S1"])
    assert not order_matters(game, 0, ["TG1", "S1"])


def test_alone_the_order_counts_where_the_game_would_end() -> None:
    """[play.order, solo] The last artifact ends it, and what comes after it is lost."""
    game = turned(1)
    game.artifacts = {"yellow": 0, "green": 1, "grey": 0}
    tribe(game).tracks["yellow"] = 5
    tribe(game).stock |= {"food": 0, "book": 0, "gear": 4}
    tribe(game).modules["bottom_left"] = ["m01"]
    game, _ = do(game, 0, Play("gleaner", "bottom_left", "yellow"))
    assert legal(game, 0) == [First("gleaner"), First("m01")]


def test_whether_the_order_matters_is_asked_of_what_everybody_knows() -> None:
    """[play.order] Stacks in another order, and other crates, never change the answer."""
    for seed in range(1, 9):
        game = turned(tribe="scrappers", variant=Variant(moon=True))
        tribe(game).crates = ["box_any", "box_food"][: seed % 3]
        texts = ["M1 K1", "S1", "C1", "TA1"][seed % 2 :]
        asks = {order_matters(game, 0, texts)}
        asks |= {order_matters(revive.redeal(game, 1, seed * n), 0, texts) for n in range(1, 4)}
        assert len(asks) == 1


def test_the_prism_holds_for_one_action() -> None:
    """[cards.wild, play.chain] Not for the next; and below other cards a card has its own colour
    again."""
    game = turned()
    game = grant(game, 0, "W1")
    game, _ = do(game, 0, Switch("food"))
    assert not tribe(game).wild
    assert refused(game, 0, Play("gleaner", "top_left", "green")).reason == "not-its-colour"
    game = turned()
    game = grant(game, 0, "W1")
    tribe(game).active.append("porter")
    game, _ = do(game, 0, Play("porter", "top_left", "yellow"))
    assert tribe(game).slots["top_left"] == [Placed("porter", "top", "grey")]
    tribe(game).stock |= {"food": 0, "gear": 0}
    game, _ = do(game, 0, Play("gleaner", "top_left", "yellow"))
    assert (tribe(game).stock["food"], tribe(game).stock["gear"]) == (2, 0)


def test_a_card_without_a_colour_takes_one_when_it_is_played() -> None:
    """[play.wild, cards.wild] Scyphoz have none; a machine lets the next card be of any."""
    game = turned()
    assert refused(game, 0, Play("gleaner", "top_left", "green")).rule == "play.wild"
    game = grant(game, 0, "W1")
    tribe(game).stock["book"] = 0
    tribe(game).modules["top_left"] = ["m05"]
    game, _ = do(game, 0, Play("gleaner", "top_left", "green"))
    assert tribe(game).stock["book"] == 2
    assert not tribe(game).wild


def test_every_active_card_is_offered_as_it_is() -> None:
    """[play.card] However many there are, each is in the menu with its better half."""
    game = turned()
    cards = ["gleaner", "watcher", "storyteller", "initiate", "blacksmith", "porter", "miner"]
    tribe(game).active = [*cards, "farmer", "founder", "teacher", "elder", "steward"]
    offered = [pick.card for pick in legal(game, 0) if isinstance(pick, Play)]
    assert sorted(offered) == sorted(tribe(game).active)
    tribe(game).active = cards
    star = [pick for pick in legal(game, 0) if isinstance(pick, Play) and pick.card == "initiate"]
    assert [pick.slot for pick in star] == ["top_left"]


def test_the_switch_gives_a_basic_resource_once() -> None:
    """[switch] It is ready again after hibernation."""
    game = turned()
    tribe(game).stock["book"] = 0
    assert refused(game, 0, Switch("crystal")).reason == "basic"
    game, _ = do(game, 0, Switch("book"))
    assert tribe(game).stock["book"] == 1
    assert refused(game, 0, Switch("book")).reason == "switch-used"


def test_the_switch_copies_a_top_half_that_shows() -> None:
    """[switch.copy] Only the card, not the modules; it goes to its owner's rest area."""
    game = turned()
    tribe(game).stock["food"] = 0
    rival = tribe(game, 1)
    rival.active.remove("gleaner")
    rival.slots["top_left"] = [Placed("gleaner", "top", "yellow")]
    rival.modules["top_left"] = ["m01"]
    assert refused(game, 0, Copy(1, "porter")).reason == "no-top-there"
    after, events = do(game, 0, Copy(1, "gleaner"))
    assert tribe(after).stock["food"] == 2
    assert "gleaner" in tribe(after, 1).rest
    assert not tribe(after, 1).slots["top_left"]
    assert "copied" in names(events)
    plain = turned(variant=Variant(copying=False))
    tribe(plain, 1).slots["top_left"] = [Placed("gleaner", "top", "yellow")]
    assert "Copy" not in kinds(plain, 0)


def test_a_module_goes_into_a_slot_with_room() -> None:
    """[modules.gain] Up to three or two to a slot; nothing where none has room."""
    game = turned()
    own_tribe = tribe(game)
    own_tribe.modules |= {
        "top_left": ["m01"] * 3,
        "top_right": ["m01"] * 2,
        "bottom_left": ["m01"] * 3,
    }
    game = grant(game, 0, "M1")
    assert {pick.slot for pick in legal(game, 0) if isinstance(pick, Fit)} == {"bottom_right"}
    game, _ = do(game, 0, Fit(game.modules[0], "bottom_right"))
    assert len(game.modules) == 5
    tribe(game).modules["bottom_right"] = ["m01"] * 2
    assert asked(grant(game, 0, "M1")) == [("Act", 0)]


def test_a_card_is_woken() -> None:
    """[cards.areas] From the rest area, which all may look at, to the active area."""
    game = grant(turned(), 0, "U1")
    assert {pick.card for pick in legal(game, 0) if isinstance(pick, Wake)} == {
        "watcher",
        "initiate",
        "porter",
    }
    game, _ = do(game, 0, Wake("porter"))
    assert "porter" in tribe(game).active


def test_stars_and_discs() -> None:
    """[tribe.star, tribe.discs, progress] The first five stars put a disc on the progress track,
    which brings energy at its second space."""
    game = grant(turned(tribe="scrappers"), 0, "S7")
    own_tribe = tribe(game)
    assert (own_tribe.discs, own_tribe.markers, own_tribe.crates_taken) == (5, 5, 7)
    assert own_tribe.energy == 3


def test_lanterns_extend_range() -> None:
    """[tribe.lanterns] At most two spaces away, five in all, then food."""
    game = grant(turned(tribe="lanterns"), 0, "S1")
    asked_now = question(game, 0)
    assert asked_now is not None
    spaces = asked_now.values(game, 0, Light, {"tile": "e3"})
    assert "e4" in spaces
    before = tribe(game).score
    game, _ = do(game, 0, Light("e3", "e4"))
    assert tribe(game).lanterns == ["e4"]
    assert "e4" in game.origins(0)
    assert tribe(game).score == before + 1
    tribe(game).lanterns = ["e4", "e3", "f4", "c6", "d6"]
    tribe(game).stock["food"] = 0
    assert tribe(grant(game, 0, "S1")).stock["food"] == 2


@pytest.mark.parametrize("site", CORNERS)
def test_a_lantern_is_as_far_as_its_own_hex(site: str) -> None:
    """[tribe.lanterns] Also in a large location, of which other distances are counted to the
    nearest of its hexes."""
    game = turned(tribe="lanterns")
    for tile in game.board.values():
        tile.id, tile.up = "tile_a4", True
    far = [hex for hex in HEXES if distances([hex], BESIDE.__getitem__)[site] == 4]
    for origin in far:
        tribe(game).lanterns = [origin]
        tribe(game).buildings = {origin: "small"}
        spaces = lantern_spaces(game, 0)
        assert site not in spaces
        assert all(distances([origin], BESIDE.__getitem__)[hex] <= 3 for hex in spaces)


def test_moon_sides() -> None:
    """[tribe.moon] Other abilities, which may be declined: then no disc moves."""
    from engine.games.revive.picks import Accept, Decline, Ferry, Scrap
    from engine.games.revive.state import Machine

    moon = Variant(moon=True)
    game = turned(tribe="embers", variant=moon)
    tribe(game).machines = [Machine("stove", True)]
    game = grant(game, 0, "S1")
    declined, _ = do(game, 0, Decline())
    assert tribe(declined).discs == 0
    game, _ = do(game, 0, Accept())
    assert (tribe(game).discs, tribe(game).free_energy) == (1, 1)

    game = turned(tribe="scrappers", variant=moon)
    tribe(game).crates = ["box_any"]
    game.crates.remove("box_any")
    game, _ = do(grant(game, 0, "S1"), 0, Scrap("box_any"))
    assert asked(game) == [("AnySteps", 0)]
    game, _ = do(game, 0, Advance("grey"))
    assert (tribe(game).score, tribe(game).discs) == (1, 1)

    game = turned(tribe="ferriers", variant=moon)
    tribe(game).settled = {"f4": "t1", "abyss": "t2"}  # who is in the chasm stays there
    tribe(game).stock["book"] = 0
    game, _ = do(grant(game, 0, "S1"), 0, Ferry("f4", "d5"))
    assert tribe(game).settled == {"d5": "t1", "abyss": "t2"}
    assert tribe(game).stock["book"] == 1

    game = turned(tribe="frost_scribes", variant=moon)
    tribe(game).modules |= {"top_left": ["m01"], "side": ["m05"]}
    game, _ = do(grant(game, 0, "S1"), 0, Exchange("top_left", "m01", "side", "m05"))
    assert (tribe(game).modules["top_left"], tribe(game).modules["side"]) == (["m05"], ["m01"])

    game = turned(tribe="lanterns", variant=moon)
    assert tribe(game).lanterns == ["e5"]
    game, _ = do(grant(game, 0, "S1"), 0, Light("e3", "e4"))
    assert tribe(game).lanterns == ["e4"]

    game = grant(turned(tribe="roots", variant=moon), 0, "S1")
    assert tribe(game).tracks["yellow"] == 1
    game = grant(game, 0, "S1")
    assert asked(game) == [("AnySteps", 0)]
