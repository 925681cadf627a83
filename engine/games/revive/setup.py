"""Mise en place: the board, the markets, a tribe for each seat, and the content of a record."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.revive.content import (
    ABYSS,
    ARTIFACT_CARD,
    CARD,
    COLOURS,
    CORNERS,
    CRATE,
    EDITION,
    FAR,
    LAKE,
    LOCATION,
    MACHINE,
    MODULE,
    NEAR,
    NUMBERS,
    OPEN,
    RESOURCES,
    SLOTS,
    TILED,
    TRIBE,
    VOYAGE,
    cost_of,
    numbers,
    stack,
    tech,
)
from engine.games.revive.effects.moon import first_lanterns
from engine.games.revive.options import Options
from engine.games.revive.record import Record, TribeRecord, check
from engine.games.revive.rounds import Begin
from engine.games.revive.state import Machine, Revive, Tile, Tribe, Variant
from engine.kernel import start
from engine.kit.piles import draw, move

LONG_SEATS = 4
LATE_TOKENS = 2
LAKES = 2
VOYAGES = 3


def begin(seats: int, seed: int, options: Options, record: Record, edition: int) -> Revive:
    """Begin a game with what a record says, by these options."""
    return new_table(seats, seed, options.variant(), record, edition)


def new_table(
    seats: int, seed: int, variant: Variant, record: Record, edition: int = EDITION
) -> Revive:
    """Begin a game with what a record says, up to its first question. Raises RecordError."""
    check(record)
    game = Revive(seats=seats, seed=seed, edition=edition, variant=variant)
    _lay_board(game)
    _lay_markets(game, record)
    _lay_artifacts(game, record)
    _deal_tribes(game, record)
    game.owed = [[] for _ in range(seats)]
    game.agenda.append(Begin())
    return start(game)


def _shuffled(game: Revive, items: Iterable[str]) -> list[str]:
    shuffled = list(items)
    game.shuffle(shuffled)
    return shuffled


def _lay_board(game: Revive) -> None:
    near, far = _shuffled(game, stack("near")), _shuffled(game, stack("far"))
    if game.first_edition:
        _mix_in_turn(game, far)
    else:
        _mix_in(game, far)
    tile_by_site = (
        dict(OPEN) | dict(zip(NEAR, near, strict=True)) | dict(zip(FAR, far, strict=True))
    )
    face_up = {site for site, id in tile_by_site.items() if site in OPEN or id in LAKE}
    game.board = {site: Tile(tile_by_site[site], site in face_up) for site in TILED}
    locations = _shuffled(game, LOCATION)
    game.locations = dict(zip(CORNERS, locations, strict=False))
    if game.variant.abyss:
        game.locations[ABYSS] = locations[len(CORNERS)]


def _mix_in(game: Revive, far: list[str]) -> None:
    """Replace far tiles by giant crystals and lakes, all at once, so that none replaces another."""
    lakes = _shuffled(game, stack("lakes"))[:LAKES] if game.variant.abyss else []
    if special := [*(stack("giants") if game.variant.giants else []), *lakes]:
        game.boxed = [far.pop() for _ in special]
        far += special
        game.shuffle(far)


def _mix_in_turn(game: Revive, far: list[str]) -> None:
    """First edition: mix lakes in after the giant crystals, which they could replace."""
    if game.variant.giants:
        giants = stack("giants")
        game.boxed = [far.pop() for _ in giants]
        far += giants
        game.shuffle(far)
    if game.variant.abyss:
        lakes = _shuffled(game, stack("lakes"))[:LAKES]
        game.boxed += [far.pop() for _ in lakes]
        far += lakes
        game.shuffle(far)


def _lay_markets(game: Revive, record: Record) -> None:
    recorded_cards = {card for part in record.seats if part for card in part.cards or ()}
    citizens = (
        row.id for row in CARD.values() if row.kind == "market" and row.id not in recorded_cards
    )
    game.deck = _shuffled(game, citizens)
    game.market = draw(game, game.deck, NUMBERS.markets["cards"])
    game.module_bag = _shuffled(game, (m.id for m in MODULE.values() for _ in range(m.copies)))
    game.modules = draw(game, game.module_bag, NUMBERS.markets["modules"])
    for colour in COLOURS:
        rows = (m for m in MACHINE.values() if m.colour == colour and not m.printed)
        game.machine_stacks[colour] = _shuffled(game, (row.id for row in rows))
        game.machines[colour] = draw(game, game.machine_stacks[colour], NUMBERS.markets["machines"])
    if game.variant.abyss:
        game.scyphoz = _shuffled(game, (c.id for c in CARD.values() if c.kind == "scyphoz"))
        game.voyage_deck = _shuffled(game, VOYAGE)
        game.voyages = draw(game, game.voyage_deck, VOYAGES)
    game.crates = _shuffled(game, (c.id for c in CRATE.values() for _ in range(c.copies)))


def _lay_artifacts(game: Revive, record: Record) -> None:
    each = record.artifacts or NUMBERS.artifacts[game.seats - 1] // len(COLOURS)
    game.artifacts = dict.fromkeys(COLOURS, each)
    if game.variant.long and game.seats == LONG_SEATS:
        game.late = LATE_TOKENS
    game.card = "" if game.variant.own_card else _shuffled(game, ARTIFACT_CARD)[0]


def _deal_tribes(game: Revive, record: Record) -> None:
    parts = [record.seats[n] if n < len(record.seats) else None for n in range(game.seats)]
    recorded = {part.tribe for part in parts if part is not None and part.tribe}
    unused = _shuffled(game, (id for id in TRIBE if id not in recorded))
    cards = _shuffled(game, ARTIFACT_CARD) if game.variant.own_card else []
    for seat, part in enumerate(parts):
        tribe_id = part.tribe if part is not None and part.tribe else unused.pop()
        tribe = _new_tribe(tribe_id, numbers(game.edition).seat_bonus[seat], part)
        tribe.card = cards.pop() if cards else ""
        move(tribe.crates, game.crates, [])
        if part is not None:
            tribe.devotion = tribe.deepest = part.devotion or 0
        tribe.lanterns = first_lanterns(tribe_id) if game.variant.moon else []
        game.tribes.append(tribe)


def _new_tribe(id: str, bonus: str, part: TribeRecord | None) -> Tribe:
    stock = dict(NUMBERS.start)
    for resource, n in cost_of(bonus).items():
        stock[resource] += n
    gained = list(part.cards or ()) if part is not None else []
    for resource in RESOURCES:
        recorded = getattr(part, resource) if part is not None else None
        stock[resource] = stock[resource] if recorded is None else recorded
    for resource, n in (part.brought or {} if part is not None else {}).items():
        stock[resource] = min(stock[resource] + n, NUMBERS.limit(resource))
    crates = list(part.crates or ()) if part is not None else []
    techs = list(part.techs or ()) if part is not None else []
    return Tribe(
        id=id,
        techs=techs,
        crates=crates,
        crates_taken=len(crates),
        machines=[Machine(f"{id}_{node}") for node in techs if tech(id, node).machine],
        stock=stock,
        active=list(gained),
        rest=[row.id for row in CARD.values() if row.kind == "start"],
        slots={slot: [] for slot in SLOTS},
        modules={slot: [] for slot in SLOTS},
        gained=gained,
        tracks=dict.fromkeys(COLOURS, 0),
        energy=NUMBERS.energy,
        artifacts=dict.fromkeys(COLOURS, 0),
    )
