"""What is secret, what is recorded, standing orders, and that free actions run dry."""

from __future__ import annotations

import pytest

from engine.games.revive import PACKAGE as revive
from engine.games.revive.content import (
    ARTIFACT_CARD,
    COLOURS,
    NEAR,
    NUMBERS,
    RESOURCES,
    TILE,
    stack,
)
from engine.games.revive.guards import GUARDS
from engine.games.revive.options import Options
from engine.games.revive.orders import ORDERS
from engine.games.revive.picks import (
    EndTurn,
    Explore,
    Finish,
    First,
    Orient,
    Play,
    Populate,
    Recruit,
    Switch,
    Take,
)
from engine.games.revive.record import Record
from engine.games.revive.state import Machine, Tile, Variant
from engine.games.revive.turn.free import free_picks
from engine.kernel import EVERYTHING, Pick, legal, play
from engine.orders import known, order_pick
from engine.record import RecordError
from engine.rng import below
from tests.revive.tables import asked, do, fresh, grant, tribe, turned


def test_a_tile_under_the_ice_shows_its_back_alone() -> None:
    """[explore.cost] Its cost and reward are public, its front is not."""
    game = fresh()
    seen = revive.view(game, 0)
    for site, tile in game.board.items():
        assert (seen.board[site].cost, seen.board[site].reward) == TILE[tile.id].back[:2]
        assert bool(seen.board[site].tile) == tile.up
    assert revive.view(game, EVERYTHING).board["a3"].tile == game.board["a3"].id


def test_another_world_keeps_the_backs() -> None:
    """[explore.cost] What is redealt has the same backs, and its own crates stay."""
    game = grant(turned(), 0, "K2")
    game = grant(game, 1, "K2")
    other = revive.redeal(game, 0, 7)
    assert other.tribes[0].crates == game.tribes[0].crates
    for site, tile in game.board.items():
        assert TILE[other.board[site].id].back == TILE[tile.id].back
    assert sorted(other.deck) == sorted(game.deck)


@pytest.mark.parametrize("seat", range(3))
def test_another_world_deals_rivals_other_crates(seat: int) -> None:
    """[crates] Any of those that are not one's own, as many as they have, and none is lost."""
    game = grant(grant(grant(turned(3), 0, "K2"), 1, "K3"), 2, "K3")
    rivals = [rival for rival in range(3) if rival != seat]
    crates = sorted([*game.crates, *(one for r in rivals for one in game.tribes[r].crates)])
    dealt: dict[int, set[str]] = {rival: set() for rival in rivals}
    for seed in range(40):
        other = revive.redeal(game, seat, seed)
        assert other.tribes[seat].crates == game.tribes[seat].crates
        held = [one for rival in rivals for one in other.tribes[rival].crates]
        assert sorted([*other.crates, *held]) == crates
        for rival in rivals:
            assert len(other.tribes[rival].crates) == len(game.tribes[rival].crates)
            dealt[rival] |= {*other.tribes[rival].crates}
    assert all(kinds == {*crates} for kinds in dealt.values())
    stacks = [(other.deck, game.deck), (other.module_bag, game.module_bag)]
    stacks += [(other.machine_stacks[hue], game.machine_stacks[hue]) for hue in COLOURS]
    assert all(one != two and sorted(one) == sorted(two) for one, two in stacks)


@pytest.mark.parametrize("seat", range(3))
def test_another_world_deals_rivals_other_artifact_cards(seat: int) -> None:
    """[score.artifacts] Each has one of its own, and any but that of the seat."""
    game = fresh(3, 5, artifact_card="own")
    dealt: dict[int, set[str]] = {rival: set() for rival in range(3)}
    for seed in range(60):
        cards = [tribe.card for tribe in revive.redeal(game, seat, seed).tribes]
        assert len({*cards}) == 3
        for rival, card in enumerate(cards):
            dealt[rival].add(card)
    own = game.tribes[seat].card
    assert dealt == {rival: {own} if rival == seat else {*ARTIFACT_CARD} - {own} for rival in dealt}


def test_near_tiles_stay_near() -> None:
    """[setup.board] Everybody knows from which stack a tile under the ice has come: in other worlds
    too it comes from there, though another stack has the same back."""
    near = set(stack("near"))
    assert {TILE[one].back for one in near} & {TILE[one].back for one in stack("far")}
    for seed in range(1, 30):
        other = revive.redeal(fresh(2, seed), 0, seed)
        assert {other.board[site].id for site in NEAR} == near


def test_free_actions_run_dry() -> None:
    """[turn.free, machines.use] Whatever is used first, a turn holds so many free actions and no
    more, though machines, stars and crates bring energy back."""
    for seed in range(1, 6):
        game = turned(tribe="embers")
        own_tribe = tribe(game)
        ids = ["stove", "desk", "forge", "oven", "beacon", "bell", "winch", "digger", "crane"]
        own_tribe.machines = [Machine(id) for id in ids]
        own_tribe.energy, own_tribe.techs = 4, ["t1", "l2", "l3"]
        own_tribe.crates = [game.crates.pop() for _ in range(6)]
        for _ in range(200):
            picks = [p for p in legal(game, 0) if type(p).__name__ not in ACTIONS]
            if not free_picks(game, 0) and asked(game) == [("Act", 0)]:
                break
            seed, n = below(seed, len(picks))
            play(game, 0, picks[n])
        else:
            raise AssertionError("free actions go on for ever")


ACTIONS = frozenset(
    {"Play", "Switch", "Copy", "Explore", "Build", "Populate", "Hibernate", "EndTurn"}
)


def test_a_record_is_taken_up() -> None:
    """[setup.start] A tribe with what it has, whom it has won and what it has learnt."""
    part = {"tribe": "embers", "food": 4, "cards": ["teacher"], "techs": ["t1", "l2"]}
    record = Record.model_validate({"artifacts": 2, "seats": [part]})
    game = revive.begin(2, 1, Options(), record)
    own_tribe = tribe(game)
    assert (own_tribe.id, own_tribe.stock["food"], own_tribe.gained) == ("embers", 4, ["teacher"])
    assert [machine.id for machine in own_tribe.machines] == ["embers_l2"]
    assert set(game.artifacts.values()) == {2}
    again = revive.record(game, 0)
    assert again.seats[0].techs == ("t1", "l2")
    assert again.seats[1] is None


def test_a_record_tells_what_each_tribe_has() -> None:
    """[setup.start, limits] Stores up to their limits; of the gained cards the citizens; what a
    tribe lacks is left out."""
    game = turned(2, variant=Variant(abyss=True))
    rich, poor = game.tribes
    rich.stock = {"food": 9, "book": 0, "gear": 6, "crystal": 5}
    rich.gained = [game.market[0], game.scyphoz[0]]
    rich.crates, rich.techs, rich.devotion = ["box_gear", "box_any"], ["t1"], 7
    rich.tracks["green"], rich.buildings, rich.explored = 4, {"e4": "small"}, 3
    poor.stock = dict.fromkeys(poor.stock, 0)
    game.artifacts = {"yellow": 1, "green": 4, "grey": 0}
    told = revive.record(game, EVERYTHING)
    assert (told.artifacts, told.round) == (4, 1)
    parts = [part.model_dump(exclude_none=True, exclude={"points"}) for part in told.seats]
    assert parts == [
        {
            "tribe": "roots", "food": 6, "book": 0, "gear": 6, "crystal": 3, "explored": 3,
            "cards": (game.market[0],), "crates": ("box_any", "box_gear"), "devotion": 7,
            "tracks": {"yellow": 0, "green": 4, "grey": 0}, "techs": ("t1",), "buildings": 1,
        },
        {
            "tribe": "embers", "food": 0, "book": 0, "gear": 0, "crystal": 0, "explored": 0,
            "tracks": {"yellow": 0, "green": 0, "grey": 0}, "buildings": 0,
        },
    ]  # fmt: skip
    game.artifacts = dict.fromkeys(game.artifacts, 0)
    assert revive.record(game, EVERYTHING).artifacts is None


@pytest.mark.parametrize("store", RESOURCES)
def test_a_record_gives_no_more_than_the_limit_of_a_store(store: str) -> None:
    """[limits]"""
    for amount in (-1, 0, NUMBERS.limit(store), NUMBERS.limit(store) + 1):
        told = {"seats": [{store: amount}]}
        if 0 <= amount <= NUMBERS.limit(store):
            game = revive.begin(2, 1, Options(), Record.model_validate(told))
            assert tribe(game).stock[store] == amount
        else:
            with pytest.raises(ValueError, match=store):
                Record.model_validate(told)


@pytest.mark.parametrize(
    ("seats", "field", "reason"),
    [
        ([{"tribe": "roots"}, {"tribe": "roots"}], "seats.1.tribe", "twice"),
        ([{"cards": ["teacher"]}, {"cards": ["teacher"]}], "seats.1.cards.0", "twice"),
        ([{"techs": ["t1", "t1"]}], "seats.0.techs.1", "twice"),
        ([{"crates": ["box_food"] * 5}], "seats.0.crates.4", "twice"),
        ([{}, {}, {}], "seats", "too-many"),
    ],
)
def test_a_record_that_cannot_be(seats: list[dict[str, object]], field: str, reason: str) -> None:
    """What is wrong is named."""
    with pytest.raises(RecordError) as error:
        revive.begin(2, 1, Options(), Record.model_validate({"seats": seats}))
    assert (error.value.field, error.value.reason) == (field, reason)


def test_standing_orders() -> None:
    """[play.order, resources] The order of effects, and what is taken, without being asked."""
    game = turned(edition=1)
    tribe(game).modules["bottom_left"] = ["m02", "m13"]
    game, _ = do(game, 0, Play("gleaner", "bottom_left", "yellow"))
    now = known(revive, game, 0)
    assert now is not None
    assert order_pick(ORDERS["sequence"](), now) == First("gleaner")
    assert order_pick(ORDERS["sequence"](first="modules"), now) == First("m13")
    tribe(game).stock = {"food": 6, "book": 0, "gear": 3, "crystal": 0}
    game = grant(game, 0, "A2")
    now = known(revive, game, 0)
    assert now is not None
    assert order_pick(ORDERS["crystals"](), now) == Take(0, 2, 0)
    assert order_pick(ORDERS["crystals"](wanted="gear"), now) == Take(0, 0, 2)


def test_orders_that_end_an_action_or_a_turn_and_lay_tiles() -> None:
    """[limits, turn.free, explore.orient] Each answers its own question as it is told, no other."""
    game = turned()
    tribe(game).machines, tribe(game).energy = [Machine("stove"), Machine("desk")], 2
    over, _ = do(game, 0, Switch("food"))
    after, _ = do(over, 0, Finish(), EndTurn())
    game.board["c3"] = Tile("tile_b4")
    laid, _ = do(game, 0, Explore("c3"))
    told = {
        "surplus": [Finish(), None, None],
        "turn_ends": [None, EndTurn(), None],
        "orientation": [None, None, Orient("upright")],
    }
    for table, question in enumerate((over, after, laid)):
        now = known(revive, question, 0)
        assert now is not None
        for name, picks in told.items():
            assert order_pick(ORDERS[name](), now) == picks[table], (name, table)
    assert order_pick(ORDERS["orientation"](way="turned"), now) == Orient("turned")


def test_crystals_and_resources_are_taken_within_the_limits_first() -> None:
    """[resources, limits] What is preferred, unless it has no room; then the scarcest."""
    for stock, wanted, take in (
        ((6, 5, 0), "food", Take(0, 0, 1)),
        ((5, 0, 0), "food", Take(1, 0, 0)),
        ((1, 0, 2), "least", Take(0, 1, 0)),
        ((0, 5, 5), "book", Take(0, 1, 0)),
    ):
        game = turned()
        tribe(game).stock = dict(zip(("food", "book", "gear"), stock, strict=True)) | {"crystal": 0}
        now = known(revive, grant(game, 0, "A1"), 0)
        assert now is not None
        assert order_pick(ORDERS["crystals"](wanted=wanted), now) == take


def test_conditions_of_plans() -> None:
    """[explore.cost, populate.occupants, cards.gain, end.last] Each holds up to what it says."""
    game = turned(3)
    ice, settle = Explore("c3"), Populate("e3", "f4", "t1")
    recruit = Recruit(game.market[0])

    def holds(name: str, pick: Pick, **terms: int) -> bool:
        return GUARDS[name](**terms).holds(revive.view(game, None), 0, pick)

    assert holds("still_ice", ice)
    assert not holds("still_ice", Explore("c5"))
    assert not holds("still_ice", Explore("e5"))
    for rivals in range(3):
        assert [holds("unsettled", settle, count=count) for count in range(3)] == [
            count >= rivals for count in range(3)
        ]
        assert holds("unsettled", settle) == (rivals == 0)
        tribe(game, min(rivals + 1, 2)).settled = {"f4": "t1"}
    for count in (-1, 4):
        with pytest.raises(ValueError, match="count"):
            holds("unsettled", settle, count=count)
    assert holds("on_market", recruit)
    assert not holds("on_market", Recruit(game.deck[-1]))
    assert holds("not_ending", settle)
    game.ending = True
    assert not holds("not_ending", settle)
