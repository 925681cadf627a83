"""What is hidden, for a game master: future nights, every pile, the shelters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.render.hidden import Hidden
from bot.texts import Texts
from engine.games.gharkane.record import Record
from engine.games.gharkane.view import GharkaneView, ShelterView


def hidden(view: GharkaneView, public: GharkaneView, record: Record, texts: Texts) -> list[Hidden]:
    """Return the face-down events by the day on which they are revealed, the tiles of each pile,
    next first, and what closed shelters have."""
    things = []
    if record.ahead:
        first = len([day for day in view.days if day.event is not None]) + 1
        events = [f"{n}. {texts.word(event)}" for n, event in enumerate(record.ahead, first)]
        things.append(Hidden(texts.say("text-hidden-events"), ", ".join(events)))
    if view.piles is not None:
        for place, pile in (*view.piles.search, *view.piles.game):
            if pile:
                contents = ", ".join(_in_order(pile, texts))
                things.append(Hidden(texts.word(place), contents, (f"place:{place}",)))
        if view.piles.gear:
            contents = ", ".join(_in_order(view.piles.gear, texts))
            things.append(Hidden(texts.say("text-hidden-gear"), contents))
    for shelter, seen in zip(view.shelters, public.shelters, strict=True):
        if shelter is not None and (seen is None or seen.deal != shelter.deal):
            name, at = texts.seat(shelter.seat), (f"seat:{shelter.seat}",)
            things.append(Hidden(name, _kept(shelter, texts), at))
    return things


def _kept(shelter: ShelterView, texts: Texts) -> str:
    """Return what a shelter has, in one line: the sheet of its seat says more."""
    deal = shelter.deal
    choices = (*deal.shelters, *deal.leaders, *deal.rooms)
    stores = [texts.counted(word, n) for word, n in shelter.stores if n]
    people = texts.say("text-sheet-people", n=shelter.survivors)
    gear = [texts.word(piece.id) for piece in shelter.gear]
    return ", ".join([people, *stores, *gear, *map(texts.word, choices)])


def _in_order(pile: Sequence[str], texts: Texts) -> Iterator[str]:
    """Yield the pieces of a pile, next first; equal successive ones are combined with their
    number."""
    for piece, same in groupby(pile):
        n = len(list(same))
        yield texts.word(piece) + (f" ×{n}" if n > 1 else "")
