"""Reports: a game told in Markdown, in the tone of its fiction, for the role-play table.

The frame is here; how a seat's part is portrayed is each game's own (`bot/games/<id>/report.py`).
Nothing is told that the chronicle does not hold, and a chronicle holds what its reader may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.games import face
from bot.record.chronicle import Deed, Player
from bot.render.happenings import Seen, happening
from bot.render.scores import ordered, score_label, winners_text
from bot.render.seats import letter
from bot.render.story import Tale
from bot.table.chronicles import SCENE, Account
from bot.texts import Said, Texts
from engine.kernel import Score

MOST_DEEDS: Final = 200
"""Deeds of a seat that are told; the latest."""


def report(told: Account, texts: Texts) -> str:
    """The game as Markdown. `texts` call the seats by names that are safe in Markdown."""
    parts = [*_head(told, texts), *_portraits(told, texts), *_journal(told, texts)]
    return "\n\n".join([*parts, *_end(told, texts)]) + "\n"


def _head(told: Account, texts: Texts) -> Iterator[str]:
    chronicle = told.chronicle
    yield f"# {texts.say('report-title', game=Said(texts.say('game-name')))}"
    whose = "whole" if chronicle.seat is None else "own"
    state = "ended" if chronicle.status == "ended" else f"running-{whose}"
    seat = -1 if chronicle.seat is None else chronicle.seat
    yield f"*{texts.say(f'report-{state}', date=Said(chronicle.written or ''), seat=seat)}*"


def _portraits(told: Account, texts: Texts) -> Iterator[str]:
    """Each seat that the chronicle speaks of: what it is, what it did and suffered."""
    chronicle, game = told.chronicle, face(told.chronicle.game)
    for player in chronicle.players:
        part = _part(chronicle.record.seats, player.seat)
        if part is None:
            continue
        name = texts.seat(player.seat)
        yield f"## {letter(player.seat)} · {name} — {game.part_name(part, texts)}"
        yield " ".join(game.portrait(part, player, texts))
        deeds = _deeds(player, texts)
        if deeds:
            yield f"**{texts.say('report-deeds')}**"
            yield "\n".join(deeds)


def _part(parts: Sequence[Any], seat: int) -> Any:
    return parts[seat] if seat < len(parts) else None


def _deeds(player: Player, texts: Texts) -> list[str]:
    """What the seat did and suffered, a line per chapter."""
    by_chapter: dict[int, list[str]] = {}
    for deed in player.deeds[-MOST_DEEDS:]:
        said = happening(texts, Seen(deed.event, deed.facts))
        found = by_chapter.setdefault(deed.chapter, [])
        if said not in found:
            found.append(said)
    return [f"- **{_when(n, texts)}** — {' '.join(said)}" for n, said in by_chapter.items()]


def _when(chapter: int, texts: Texts) -> str:
    return texts.say("report-chapter" if chapter else "report-before", n=chapter)


def _journal(told: Account, texts: Texts) -> Iterator[str]:
    """Chapter by chapter: the game master's scenes, and the story as everybody saw it."""
    pages = [(n, lines) for n, lines in told.chapters if _told(n, lines, texts, told)]
    if not pages:
        return
    yield f"## {texts.say('report-journal')}"
    for number, lines in pages:
        yield f"### {_when(number, texts)}"
        yield from _told(number, lines, texts, told)


def _told(number: int, lines: Sequence[Any], texts: Texts, told: Account) -> list[str]:
    scenes = [_quoted(line.facts, texts) for line in lines if line.name == SCENE]
    rest = [line for line in lines if line.name != SCENE]
    if not number or not rest:
        return scenes
    tale = Tale(texts, told.table.id, number, rest)
    return [*scenes, " ".join(face(told.chronicle.game).story(tale))]


def _quoted(facts: Mapping[str, Any], texts: Texts) -> str:
    """A scene as a quotation, whatever was written in it."""
    return f"> {texts.written(str(facts.get('words', ''))) or '…'}"


def _end(told: Account, texts: Texts) -> Iterator[str]:
    """What the whole table lived through, and how it ended."""
    chronicle = told.chronicle
    general = [deed for deed in chronicle.events if deed.event != SCENE]
    if general:
        yield f"## {texts.say('report-events')}"
        yield "\n".join(_general(general, texts))
    if chronicle.status != "ended":
        return
    yield f"## {texts.say('report-end')}"
    if chronicle.result is None:
        yield texts.say("end-early")
        return
    yield winners_text(texts, chronicle.result, told.scores)
    yield "\n".join(_points(told.scores, texts))


def _general(deeds: Sequence[Deed], texts: Texts) -> Iterator[str]:
    for deed in deeds:
        said = happening(texts, Seen(deed.event, deed.facts))
        yield f"- **{_when(deed.chapter, texts)}** — {said}"


def _points(scores: Sequence[Score], texts: Texts) -> Iterator[str]:
    """Points by seat, most first, with what they come from."""
    for score in ordered(scores):
        rows = [f"{score_label(texts, row.rule)} {row.points}" for row in score.rows if row.points]
        name, rest = texts.seat(score.seat), f" ({', '.join(rows)})" if rows else ""
        yield f"- **{name}** — {score.total}{rest}"
