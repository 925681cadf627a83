"""The board as text: places in ring order, events, equipment, and the public facts of each seat."""

from __future__ import annotations

from bot.render.lines import full_row, row, rows, rule, wrapped
from bot.render.seats import letter
from bot.texts import Said, Texts, word_id
from engine.games.gharkane.content import EVENTS
from engine.games.gharkane.state import NOBODY
from engine.games.gharkane.view import (
    CityView,
    DayView,
    GharkaneView,
    PlaceView,
    SeatView,
    SlotView,
)


def board_text(view: GharkaneView, texts: Texts) -> str:
    """Return the public table."""
    lines = wrapped(_aim(view, texts))
    lines.append(rule(texts.say("text-board-places")))
    for place in view.places:
        lines += _place(place, texts)
    lines.append(rule(texts.say("text-board-events")))
    for day in view.days:
        lines += _day(day, texts)
    if view.display:
        lines.append(rule(texts.say("text-board-display")))
        lines += [line for gear in view.display for line in wrapped(texts.word(gear))]
    for seat in view.table:
        lines += _seat(seat, texts)
    return rows(lines)


def _aim(view: GharkaneView, texts: Texts) -> str:
    """Return who goes first; in a solo game, the thresholds of the medals."""
    if view.medals:
        return texts.say("text-board-medals", **dict(view.medals))
    return texts.say("text-board-first", seat=view.first)


def times(name: str, n: int) -> str:
    """Return a thing, with its number if that is more than one."""
    return f"{name} ×{n}" if n > 1 else name


def effect(word: str, texts: Texts) -> list[str]:
    """Return the effect of what a word names, indented below its name."""
    text_id = f"{word_id(word)}.text"
    return wrapped("  " + texts.say(text_id)) if texts.has(text_id) else []


def _place(place: PlaceView, texts: Texts) -> list[str]:
    stock = texts.counted(place.resource, place.stock or 0) if place.resource else ""
    lines = full_row(texts.word(place.id), stock)
    if place.game_left is not None:
        animal = texts.word(place.game) if place.game else texts.say("text-board-nothing")
        lines += wrapped(
            "  " + texts.say("text-board-game", animal=Said(animal), left=place.game_left)
        )
    if place.city is not None:
        lines += _city(place.city, texts)
    for slot in place.slots:
        lines += wrapped("  " + _slot(slot, texts))
    heroes = [
        texts.say(
            "text-board-hero", letter=Said(letter(seat)), force=hero.force, stance=hero.stance
        )
        for seat, hero in place.heroes
    ]
    heroes += [
        texts.say("text-board-wanderer", force=wanderer.force, stance=wanderer.stance)
        for wanderer in place.wanderers
    ]
    lines += wrapped("  " + ", ".join(heroes)) if heroes else []
    if place.threatened:
        letters = Said(", ".join(letter(seat) for seat in place.threatened))
        lines += wrapped("  " + texts.say("text-board-threatened", letters=letters))
    return lines


def _city(city: CityView, texts: Texts) -> list[str]:
    if city.shown:
        top = texts.word(city.shown)
    else:
        top = texts.say("text-board-face-down" if city.left else "text-board-nothing")
    lines = wrapped("  " + texts.say("text-board-search", tile=Said(top), left=city.left))
    if city.aside:
        lines += wrapped("  " + texts.say("text-board-aside", n=city.aside))
    if city.discards:
        counts = {tile: city.discards.count(tile) for tile in city.discards}
        drawn = [
            f"{texts.word(tile)} ×{n}" if n > 1 else texts.word(tile) for tile, n in counts.items()
        ]
        lines += wrapped("  " + texts.say("text-board-drawn", tiles=Said(", ".join(drawn))))
    return lines


def _slot(slot: SlotView, texts: Texts) -> str:
    gives = {"can": slot.cans, "survivor": slot.survivors}
    if slot.taken == NOBODY:
        return texts.say("text-board-slot-wanderer", force=slot.force)
    if slot.taken is not None:
        return texts.say("text-board-slot-taken", force=slot.force, letter=Said(letter(slot.taken)))
    return texts.say("text-board-slot", force=slot.force, gives=gives)


def _day(day: DayView, texts: Texts) -> list[str]:
    if day.event is None:
        return [texts.say("text-board-event-hidden", day=day.day)]
    if day.resolved is not None:
        done = texts.say("text-board-event-done", letter=Said(letter(day.resolved)), n=day.points)
        return [*wrapped(f"{day.day}. {texts.word(day.event)}"), *wrapped(f"  {done}")]
    title = texts.say("text-board-event-open", day=day.day, event=day.event, n=day.points)
    cost = texts.say("text-board-cost", cost=dict(EVENTS[day.event].cost))
    return [*wrapped(title), *effect(day.event, texts), *wrapped(f"  {cost}")]


def _seat(seat: SeatView, texts: Texts) -> list[str]:
    busy = texts.say("text-board-busy") if seat.busy else ""
    lines = [rule(f"{letter(seat.seat)} {texts.seat(seat.seat)}")]
    if seat.name:
        lines += full_row(texts.word(seat.name), busy)
    elif busy:
        lines.append(row("", busy))
    if seat.leader:
        lines += wrapped(texts.word(seat.leader))
    heroes = [
        texts.say("text-board-own-hero", force=hero.force, place=hero.place, stance=hero.stance)
        for hero in seat.heroes
    ]
    lines += [line for hero in heroes for line in wrapped(hero)]
    if seat.hunted:
        hunted = [times(texts.word(animal), n) for animal, n in seat.hunted]
        lines += wrapped(texts.say("text-board-hunted", animals=Said(", ".join(hunted))))
    if seat.resolved:
        lines.append(row(texts.say("text-board-resolved", n=len(seat.resolved)), f"{seat.points}"))
    return lines
