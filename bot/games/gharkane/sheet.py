"""A seat's shelter as text: stores, rooms and their effects, dues, points."""

from __future__ import annotations

from bot.games.gharkane.board import effect
from bot.render.lines import WIDTH, full_row, row, rows, rule, wrapped
from bot.render.scores import score_label
from bot.texts import Texts, shorten, signed
from engine.games.gharkane.shelter import Deal, Gear
from engine.games.gharkane.view import GharkaneView, RoomView, ShelterView

COLUMN = WIDTH // 2


def sheet_text(view: GharkaneView, texts: Texts) -> str:
    """Everything that the viewer, a seat, knows about its own shelter."""
    shelter = view.own
    lines = [texts.word(word) for word in (shelter.name, shelter.leader) if word]
    lines += _deal(shelter.deal, texts)
    lines += _stores(shelter, texts)
    if shelter.rooms or shelter.hospital:
        lines += _people(shelter, texts)
    if shelter.gear:
        lines.append(rule(texts.say("text-sheet-gear")))
        for gear in shelter.gear:
            lines += _gear(gear, texts)
    if view.result is None:
        lines += _dues(shelter, texts)
    lines.append(rule(texts.say("text-sheet-points")))
    lines += [row(score_label(texts, name), f"{points}") for name, points in shelter.points]
    total = sum(points for _, points in shelter.points)
    lines.append(row(texts.say("score-total"), f"{total}"))
    return rows(lines)


def _deal(deal: Deal, texts: Texts) -> list[str]:
    """Return the remaining choices at setup, with the worth of each."""
    lines: list[str] = []
    for title, words in (
        ("text-sheet-deal-shelters", deal.shelters),
        ("text-sheet-deal-leaders", deal.leaders),
        ("text-sheet-deal-rooms", deal.rooms),
    ):
        if words:
            lines.append(rule(texts.say(title)))
        for word in words:
            lines += [*wrapped(texts.word(word)), *effect(word, texts)]
    return lines


def _stores(shelter: ShelterView, texts: Texts) -> list[str]:
    """Return the stores, two resources per line."""
    cells = [
        row_of(texts.word(resource), f"{amount}", COLUMN - 1) for resource, amount in shelter.stores
    ]
    pairs = [cells[n : n + 2] for n in range(0, len(cells), 2)]
    return [rule(texts.say("text-sheet-stores")), *("  ".join(pair) for pair in pairs)]


def row_of(left: str, right: str, width: int) -> str:
    """Return a cell of a table: `right` at its right end."""
    left = shorten(left, width - 1 - len(right))
    return left + right.rjust(width - len(left))


def _people(shelter: ShelterView, texts: Texts) -> list[str]:
    title = texts.say("text-sheet-people", n=shelter.survivors)
    lines = [rule(title)]
    beds = f"{shelter.hospital}/{shelter.hospital_places}"
    lines.append(row(texts.word("hospital"), beds))
    lines += wrapped("  " + texts.say("text-sheet-hospital", n=shelter.hospital_value))
    for room in shelter.rooms:
        lines += _room(room, texts)
    return lines


def _room(room: RoomView, texts: Texts) -> list[str]:
    if not room.built:
        lines = full_row(texts.word(room.id), texts.say("text-sheet-room-ruined"))
    else:
        mark = texts.say("text-sheet-room-full") if room.full else ""
        lines = full_row(texts.word(room.id), f"{mark}{room.survivors}/{room.slots}")
    lines += wrapped("  " + texts.say("text-sheet-room-needs", food=room.food, care=room.care))
    if room.used:
        lines += wrapped("  " + texts.say("text-sheet-used"))
    return lines + effect(room.id, texts)


def _gear(gear: Gear, texts: Texts) -> list[str]:
    state = texts.word("repaired" if gear.repaired else "broken")
    lines = full_row(texts.word(gear.id), state)
    if gear.used:
        lines += wrapped("  " + texts.say("text-sheet-used"))
    return lines + effect(gear.id, texts)


def _dues(shelter: ShelterView, texts: Texts) -> list[str]:
    points = shelter.cells[shelter.gauge]
    gauge = texts.say("text-sheet-gauge", cell=shelter.gauge + 1, of=len(shelter.cells))
    return [
        rule(texts.say("text-sheet-today")),
        row(gauge, signed(points, plus=True)),
        row(texts.say("text-sheet-food-due"), f"{shelter.food_due}"),
        row(texts.say("text-sheet-care-due"), f"{shelter.care_due}"),
        row(texts.say("text-sheet-rise-due"), f"{shelter.rise_due}"),
    ]
