"""What holds after any fault, asked of the database and of what everybody can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

import sqlalchemy as sa

from bot.discord.components import ids
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.store import Store
from bot.store.schema import moves, seats
from tests.e2e.player import parts
from tests.standin import StandIn

Moves = list[tuple[int, int, int | None, str]]
"""Table, ply, seat and pick of every move there is."""


async def moves_of(store: Store) -> Moves:
    """Every move, in order."""
    query = sa.select(moves.c.game_id, moves.c.ply, moves.c.seat, moves.c.pick)
    rows = await store.read(
        lambda tx: tx.execute(query.order_by(moves.c.game_id, moves.c.ply)).all()
    )
    return [(row.game_id, row.ply, row.seat, repr(row.pick)) for row in rows]


def said_twice(person: Person, channel: Channel) -> list[str]:
    """What is posted twice in public, or twice in a row in a direct message."""
    said = Counter(m.text() for m in person.messages(channel) if m.only_for is None)
    direct = [m.text() for m in person.direct_messages()]
    again = [text for text, following in pairwise(direct) if text == following]
    return again + [text for text, times in said.items() if times > 1]


async def out_of_place(stand_in: StandIn, store: Store) -> list[str]:
    """Menus and sheets that somebody else than the seat's owner can see."""
    query = sa.select(seats.c.game_id, seats.c.seat, seats.c.user_id)
    rows = await store.read(lambda tx: tx.execute(query).all())
    owners = {(row.game_id, row.seat): row.user_id for row in rows}
    found = []
    for message, who in _seen(stand_in):
        for part in parts(message.components):
            _, named = ids.parse(part.get("custom_id", ""))
            if "seat" in named and owners[int(named["table"]), int(named["seat"])] != who:
                found.append(f"{who} sees {part['custom_id']}")
        if who is None and any("sheet" in item["filename"] for item in message.attachments):
            found.append(f"everybody sees {message.attachments}")
    return found


def _seen(stand_in: StandIn) -> Iterator[tuple[Message, int | None]]:
    """Every message, and who alone sees it (None: everybody)."""
    world = stand_in.world
    for number, said in world.messages.items():
        person = world.channels[number].person_id
        for message in said.values():
            alone = message.only_for or person
            yield message, None if alone is None else int(alone)


def contiguous(found: Moves) -> bool:
    """Whether each table's plies count up from 0 without a gap."""
    plies: dict[int, list[int]] = {}
    for table, ply, _, _ in found:
        plies.setdefault(table, []).append(ply)
    return all(seen == list(range(len(seen))) for seen in plies.values())


async def unsound(
    stand_in: StandIn, store: Store, people: Sequence[Person], channels: Sequence[Channel]
) -> list[str]:
    """Everything that is wrong, in words; nothing if nothing is."""
    wrong = await out_of_place(stand_in, store)
    for person in people:
        for channel in channels:
            wrong += [f"said twice: {text}" for text in said_twice(person, channel)]
    if not contiguous(await moves_of(store)):
        wrong.append("moves are missing")
    return wrong
