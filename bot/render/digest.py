"""A summary of what happened while somebody was away: important lines first, the rest folded."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.render.happenings import ViewedEvent, counted, event_facts, happening
from bot.texts import Texts, shorten
from engine.facts import seats_named
from engine.games import GAMES
from engine.kernel import Seat
from engine.package import Losses, is_loss

UNFOLDED_LINES: Final = 8
"""Up to this many lines are shown in full, if they fit."""
MAX_LINE_CHARS: Final = 300
"""Maximum length of one line, in characters."""
NO_SEAT: Final = -1
"""Key of the events that concern no seat."""
Line = Callable[[ViewedEvent], str]
"""Formats an event as a sentence."""


@dataclass(frozen=True)
class Digest:
    """The visible text of a summary; a button shows the folded events."""

    text: str
    shown: tuple[ViewedEvent, ...] = ()
    folded: int = 0
    """How many events are not shown."""


def is_important(game: str | None, event: ViewedEvent) -> bool:
    """Return whether this event matters to everybody: its game lists it as notable, or somebody
    lost something."""
    if game not in GAMES:
        return False
    package = GAMES[game]
    loss = package.LOSSES.get(event.name)
    whose = -1 if loss is None else event.facts.get(loss.seat, -1)
    return package.is_notable(event.name) or is_loss(package.LOSSES, event.name, event.facts, whose)


def move_digest(texts: Texts, lines: Sequence[ViewedEvent], seat: Seat, limit: int) -> Digest:
    """Return these events for the reader at `seat`, oldest first, in at most `limit` characters."""
    shown = _chosen(texts, lines, seat, limit, lambda event: happening(texts, event))
    sentences = [shorten(happening(texts, event), MAX_LINE_CHARS) for event in shown]
    return _digest(texts, lines, shown, [f"· {sentence}" for sentence in counted(sentences)])


def grouped_digest(texts: Texts, lines: Sequence[ViewedEvent], seat: Seat, limit: int) -> Digest:
    """Return the events for the reader at `seat`, in order under headings: the reader's, each other
    seat's, the rest."""
    heads = 90 * (1 + len({_about(line.facts, seat) for line in lines}))
    shown = _chosen(texts, lines, seat, limit - heads, lambda event: happening(texts, event))
    groups: dict[int, list[str]] = {}
    for event in shown:
        text = shorten(happening(texts, event), MAX_LINE_CHARS)
        groups.setdefault(_about(event.facts, seat), []).append(text)
    parts = []
    for about in [
        seat,
        *sorted(group for group in groups if group not in (seat, NO_SEAT)),
        NO_SEAT,
    ]:
        if about in groups:
            name = texts.seat(about) if about != NO_SEAT else texts.say("missed-all")
            title = texts.say("missed-you") if about == seat else name
            parts.append(f"**{title}**")
            parts += [f"· {text}" for text in counted(groups[about])]
    return _digest(texts, lines, shown, parts)


def news(
    texts: Texts, lines: Sequence[ViewedEvent], seat: Seat, losses: Losses, limit: int
) -> Digest:
    """Return what others did to the reader at `seat`, under a title; no text if there is nothing.
    `losses` are the game's."""

    def line(event: ViewedEvent) -> str:
        if is_loss(losses, event.name, event.facts, seat):
            return texts.say(f"loss-{event.name}", **event_facts(texts, event))
        return happening(texts, event)

    shown = _chosen(texts, lines, seat, limit, line, whole=len(lines))
    bullets = [
        f"· {shorten(sentence, MAX_LINE_CHARS)}"
        for sentence in counted([line(event) for event in shown])
    ]
    return _digest(
        texts, lines, shown, [f"**{texts.say('menu-news')}**", *bullets] if bullets else []
    )


def _digest(
    texts: Texts, lines: Sequence[ViewedEvent], shown: Sequence[ViewedEvent], parts: Sequence[str]
) -> Digest:
    folded = len(lines) - len(shown)
    more = [texts.say("folded", n=folded)] if folded and parts else []
    return Digest("\n".join([*parts, *more]), tuple(shown), folded)


def _chosen(
    texts: Texts,
    lines: Sequence[ViewedEvent],
    seat: Seat,
    room: int,
    line: Line,
    whole: int = UNFOLDED_LINES,
) -> list[ViewedEvent]:
    """Return the lines to show, oldest first. All of them, if they are at most `whole` and fit.
    Else the important ones, the reader's first; then, as far as there is room, those about the
    reader; if there are neither, the last one of each other seat."""

    def place(at: int) -> tuple[int, bool, int]:
        facts = lines[at].facts
        return _rank(texts.game, lines[at], seat), _about(facts, seat) != seat, -at

    order = sorted(range(len(lines)), key=place)
    if len(lines) > whole:
        worth = [at for at in order if _rank(texts.game, lines[at], seat) < _OTHERS]
        order = worth or _last_of_each(lines, seat)
    room -= 60  # room for the note on the number of folded events
    counted_texts: set[str] = set()
    kept = []
    for at in order:
        text = line(lines[at])
        # for the bullet and the count
        room -= 0 if text in counted_texts else min(len(text), MAX_LINE_CHARS) + 8
        if room < 0:
            break
        counted_texts.add(text)
        kept.append(at)
    return [lines[at] for at in sorted(kept)]


_OTHERS: Final = 2


def _rank(game: str | None, event: ViewedEvent, seat: Seat) -> int:
    """Return 0 for important, 1 for the reader's or the whole table's, 2 for other seats'
    events."""
    if is_important(game, event):
        return 0
    return 1 if _about(event.facts, seat) in (seat, NO_SEAT) else _OTHERS


def _last_of_each(lines: Sequence[ViewedEvent], seat: Seat) -> list[int]:
    """Return the index of the last line about each seat, the latest first."""
    last = {_about(event.facts, seat): at for at, event in enumerate(lines)}
    return sorted(last.values(), reverse=True)


def _about(facts: Mapping[str, Any], seat: Seat) -> Seat:
    """Return the seat that an event concerns: the reader's if it is among the facts."""
    seats = seats_named(facts)
    return seat if seat in seats else seats[0] if seats else NO_SEAT
