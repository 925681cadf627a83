"""Effects of a pick on its own seat: stocks, people, gauge, rooms, equipment, points.

Compares what the seat sees before and after; never reads a state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from bot.texts import Said, Texts, signed
from engine.games.gharkane.day.picks import Done
from engine.games.gharkane.picks import Defend
from engine.games.gharkane.state import NONE
from engine.games.gharkane.view import ShelterView
from engine.kernel import Pick


def differences(
    was: ShelterView, now: ShelterView, pick: Pick, figures: Mapping[str, Any], texts: Texts
) -> list[str]:
    """Return what the pick costs and leaves, then what it yields; the most important first."""
    lines = _stores(was, now, texts)
    if isinstance(pick, Defend) and pick.use == NONE:
        owed = figures["pressure"] - pick.ammo
        lines += [texts.say("ahead-give", n=owed)] if owed else []
    if isinstance(pick, Done):  # the rest of a day's end does not depend on the pick
        return lines
    lines += _built(was, now, texts)
    lines += _people(was, now, texts)
    lines += _gear(was, now, texts)
    lines += _dues(was, now, texts)
    gained = sum(n for _, n in now.points) - sum(n for _, n in was.points)
    return (
        [*lines, texts.say("ahead-points", n=Said(signed(gained, plus=True)))] if gained else lines
    )


def _changed(texts: Texts, word: str, was: int, now: int) -> list[str]:
    """Return a changed count, with the remainder or the new total."""
    if was == now:
        return []
    counted = Said(texts.counted(word, abs(now - was)))
    return [texts.say("ahead-less" if now < was else "ahead-more", what=counted, left=now)]


def _stores(was: ShelterView, now: ShelterView, texts: Texts) -> list[str]:
    """Return resources that are spent, then resources gained."""
    pairs = [(word, had, has) for (word, had), (_, has) in zip(was.stores, now.stores, strict=True)]
    pairs.sort(key=lambda pair: pair[2] > pair[1])
    return [part for word, had, has in pairs for part in _changed(texts, word, had, has)]


def _people(was: ShelterView, now: ShelterView, texts: Texts) -> list[str]:
    lines = _changed(texts, "survivor", was.survivors, now.survivors)
    if was.hospital != now.hospital and was.survivors == now.survivors:
        lines.append(texts.say("ahead-hospital", was=was.hospital, now=now.hospital))
    if was.gauge != now.gauge:
        cells = [
            Said(signed(shelter_view.cells[shelter_view.gauge], plus=True))
            for shelter_view in (was, now)
        ]
        lines.append(texts.say("ahead-gauge", was=cells[0], now=cells[1]))
    return lines


def _new(was: Iterable[str], now: Iterable[str]) -> list[str]:
    """Return the additions, each as often as it was added."""
    return list((Counter(now) - Counter(was)).elements())


def _built(was: ShelterView, now: ShelterView, texts: Texts) -> list[str]:
    full = _new((r.id for r in was.rooms if r.full), (r.id for r in now.rooms if r.full))
    return [texts.say("ahead-full", room=room) for room in full]


def _gear(was: ShelterView, now: ShelterView, texts: Texts) -> list[str]:
    mended = _new((g.id for g in was.gear if g.repaired), (g.id for g in now.gear if g.repaired))
    lines = [texts.say("ahead-repaired", gear=gear) for gear in mended]
    added = _new((g.id for g in was.gear), (g.id for g in now.gear))
    return lines + [texts.say("ahead-gear", gear=gear) for gear in added]


def _dues(was: ShelterView, now: ShelterView, texts: Texts) -> list[str]:
    """Return the changed demands of the shelter for food and care."""
    lines = []
    if was.food_due != now.food_due:
        lines.append(texts.say("ahead-food", was=was.food_due, now=now.food_due))
    if was.care_due != now.care_due:
        lines.append(texts.say("ahead-care", was=was.care_due, now=now.care_due))
    return lines
