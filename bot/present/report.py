"""Reports: a game as a story in Markdown, for the role-play table.

It begins with the winner and why, compares the seats, says how each ended, and then narrates each
chapter: the public events, and what each seat did and suffered. The frame is here; a seat's
portrait, its figures and the name of its people are in each game (`bot/games/<id>/report.py`). The
report uses the chronicle alone, which holds what its reader may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.games import face
from bot.model.chronicle import Deed, Player
from bot.model.facts import Line, TableInfo
from bot.render.clocks import written_day
from bot.render.deeds import at_large, sentence
from bot.render.scores import ordered, score_label, tie_text, winners_text
from bot.render.seats import told_apart
from bot.render.story import Tale
from bot.table.after.chronicles import EPILOGUE, NARRATED, RETOLD, SCENE_EVENT, Account
from bot.texts import Said, Texts, decimal, named_pair, signed
from bot.words import cleaned
from engine.kernel import Score, Seat
from engine.luck import Fortune


def report(told: Account, texts: Texts, pictures: Sequence[tuple[str, str]] = ()) -> str:
    """The game as Markdown. `texts` give the seats names that are safe in Markdown; the report uses
    their names in the fiction, with that name beside if it matters. `pictures` are names of files,
    each with the words of its scene."""
    fiction = in_fiction(told.chronicle.record.seats, texts, told.table.characters)
    parts = [*_head(told, fiction), *_outcome(told, fiction, texts), *_side_by_side(told, fiction)]
    shown = _Pictures(pictures, fiction)
    parts += [*_fates(told, fiction, texts), *_journal(told, fiction, shown)]
    parts += _epilogue(told, fiction, shown)
    return "\n\n".join(parts) + "\n"


def in_fiction(parts: Sequence[Any], texts: Texts, characters: Sequence[str] = ()) -> Texts:
    """The texts with each seat called by its character's name if it has one, else as its game calls
    its people in the `parts` of its record, else as its person."""
    named = {seat: name for seat, text in enumerate(characters) if (name := cleaned(text))}
    names = [
        named.get(seat) or people_of(parts, seat, texts) or person
        for seat, person in enumerate(texts.names)
    ]
    return replace(texts, names=told_apart(texts, names, named))


def as_told(table: TableInfo, parts: Sequence[Any], texts: Texts) -> tuple[Texts, str]:
    """The texts of a table with the names of its fiction, and the people behind these names, to
    list below; a table without a fiction uses its people's names."""
    if not table.told:
        return texts, ""
    fiction = in_fiction(parts, texts, table.characters)
    behind = [(fiction.seat(s.seat), whose(parts, s.seat, fiction, texts)) for s in table.seated]
    lines = [named_pair(texts, name, ", ".join(known)) for name, known in behind if known]
    return fiction, " · ".join(lines)


def people_of(parts: Sequence[Any], seat: Seat, texts: Texts) -> str:
    """What the game calls a seat's people, as the `parts` of its record have it; may be empty."""
    part = parts[seat] if seat < len(parts) else None
    return "" if part is None else face(texts.game or "").people(part, texts)


def whose(parts: Sequence[Any], seat: Seat, fiction: Texts, texts: Texts) -> list[str]:
    """The people and the person behind a seat's name in the fiction, if their names differ."""
    behind = [str(fiction.written(people_of(parts, seat, texts))), texts.seat(seat)]
    return [name for name in behind if name and name != fiction.seat(seat)]


def _head(account: Account, texts: Texts) -> Iterator[str]:
    chronicle = account.chronicle
    yield f"# {texts.say('report-title', game=Said(texts.say('game-name')))}"
    whose = "whole" if chronicle.seat is None else "own"
    state = "ended" if chronicle.status == "ended" else f"running-{whose}"
    seat = -1 if chronicle.seat is None else chronicle.seat
    date = written_day(texts, chronicle.written or "")
    yield f"*{texts.say(f'report-{state}', date=date, seat=seat)}*"


def _outcome(account: Account, fiction: Texts, texts: Texts) -> Iterator[str]:
    """Who won, what decided it, and what everybody's points come from."""
    result = account.chronicle.result
    if account.chronicle.status != "ended":
        return
    if result is None:
        yield fiction.say("end-early")
        return
    named = _with_person(account.chronicle.record.seats, fiction, texts)
    yield winners_text(fiction, result, account.scores, name=named)
    if tie := tie_text(fiction, result, account.scores):
        yield tie
    yield "\n".join(_points(account.scores, fiction))


def _with_person(parts: Sequence[Any], fiction: Texts, texts: Texts) -> Callable[[Seat], str]:
    """The name of a seat in the fiction, and who is behind it."""

    def named(seat: Seat) -> str:
        behind = ", ".join(whose(parts, seat, fiction, texts))
        return f"{fiction.seat(seat)} ({behind})" if behind else fiction.seat(seat)

    return named


def _points(scores: Sequence[Score], texts: Texts) -> Iterator[str]:
    """Points by seat, most first, with what they come from."""
    for score in ordered(scores):
        rows = [f"{score_label(texts, r.rule)} {signed(r.points)}" for r in score.rows if r.points]
        name, rest = texts.seat(score.seat), f" ({', '.join(rows)})" if rows else ""
        yield f"- **{name}** — {signed(score.total)}{rest}"


def figures_of(told: Account, texts: Texts) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What is counted of the seats that the chronicle speaks of: its name, and a figure for each of
    them; what none has is left out."""
    game = face(told.chronicle.game)
    columns = [dict(game.figures(part, player, texts)) for player, part in _parts(told)]
    labels = dict.fromkeys(name for column in columns for name, n in column.items() if n != "0")
    found = [(label, tuple(column.get(label, "—") for column in columns)) for label in labels]
    return (*found, *_luck(told, texts))


def _luck(account: Account, texts: Texts) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What dice and draws gave each of these seats, beside what they give on average."""
    seats = [player.seat for player, _ in _parts(account)]
    for name, drawn in account.luck:
        cells = [drawn[seat] for seat in seats]
        yield (
            texts.say(f"luck-{name}"),
            tuple("—" if one is None else _cell(one, texts) for one in cells),
        )


def _cell(drawn: Fortune, texts: Texts) -> str:
    got, mean = decimal(texts, drawn.got), decimal(texts, drawn.mean)
    return texts.say("luck-cell", got=got, mean=mean)


def _side_by_side(account: Account, texts: Texts) -> Iterator[str]:
    """The seats in the columns of a table, their figures in its rows."""
    found = figures_of(account, texts)
    if not found:
        return
    parts = _parts(account)
    head = ["", *(texts.seat(player.seat) for player, _ in parts)]
    rows = [[label, *row] for label, row in found]
    told_rows = [head, ["---", *["---:"] * len(parts)], *rows]
    yield "\n".join(f"| {' | '.join(row)} |" for row in told_rows)


def _fates(account: Account, fiction: Texts, texts: Texts) -> Iterator[str]:
    """What became of each seat that the chronicle speaks of."""
    game, parts = face(account.chronicle.game), _parts(account)
    if parts:
        yield f"## {fiction.say('report-fates')}"
    for player, part in parts:
        yield f"### {_heading(account, player.seat, fiction, texts)}"
        yield " ".join(game.portrait(part, player, fiction))


def _heading(account: Account, seat: Seat, fiction: Texts, texts: Texts) -> str:
    """A seat's people and their leader, then its person."""
    game, part, person = face(account.chronicle.game), _part(account, seat), texts.seat(seat)
    people, name = game.people(part, fiction), game.part_name(part, fiction)
    if not account.table.characters[seat]:
        return f"{name} — {person}" if people else f"{person} — {name}"
    leader = fiction.seat(seat)
    if people:
        led = fiction.say("report-led", people=Said(people), leader=Said(leader))
        return f"{led} — {person}"
    return f"{leader} — {name} — {person}"


def _parts(account: Account) -> list[tuple[Player, Any]]:
    """The seats that the chronicle speaks of, each with its part of the record."""
    found = [(player, _part(account, player.seat)) for player in account.chronicle.players]
    return [(player, part) for player, part in found if part is not None]


def _part(account: Account, seat: Seat) -> Any:
    parts = account.chronicle.record.seats
    return parts[seat] if seat < len(parts) else None


class _Pictures:
    """The pictures of scenes, each shown once, below its words."""

    def __init__(self, pictures: Sequence[tuple[str, str]], texts: Texts) -> None:
        self._left = list(pictures)
        self._alt = texts.say("report-picture")

    def below(self, words: str) -> list[str]:
        """The next picture of the scene with these words."""
        found = next((one for one in self._left if one[0] == words), None)
        if found is None:
            return []
        self._left.remove(found)
        return [f"![{self._alt}]({found[1]})"]


def _journal(account: Account, texts: Texts, shown: _Pictures) -> Iterator[str]:
    """Chapter by chapter: scenes, the story as everybody saw it or as the game master tells it,
    and what each seat did and suffered."""
    pages = {number: list(_chapter(account, number, texts, shown)) for number in _chapters(account)}
    if any(pages.values()):
        yield f"## {texts.say('report-journal')}"
    for number, page in pages.items():
        if page:
            yield f"### {texts.say('report-chapter' if number else 'report-before', n=number)}"
            yield from page


def _chapters(account: Account) -> list[int]:
    """The numbers of all chapters that have content."""
    chronicle = account.chronicle
    deeds = [*chronicle.events, *(deed for player in chronicle.players for deed in player.deeds)]
    return sorted({number for number, _ in account.chapters} | {deed.chapter for deed in deeds})


def _chapter(account: Account, number: int, texts: Texts, shown: _Pictures) -> Iterator[str]:
    for line in dict(account.chapters).get(number, ()):
        if line.name == SCENE_EVENT:
            yield _quoted(line, texts)
            yield from shown.below(str(line.facts["words"]))
    yield from (at_large(deed, texts) for deed in _of(account, account.chronicle.events, number))
    if story := chapter_story(account, number, texts):
        yield story
    own = [
        f"- {done}"
        for player in account.chronicle.players
        if (done := sentence(_of(account, player.deeds, number), player.seat, texts))
    ]
    if own:
        yield "\n".join(own)


def _of(account: Account, deeds: Sequence[Deed], number: int) -> list[Deed]:
    """The deeds of a chapter that have a text."""
    otherwise = face(account.chronicle.game).untold | NARRATED
    return [deed for deed in deeds if deed.chapter == number and deed.event not in otherwise]


def chapter_story(told: Account, number: int, texts: Texts) -> str:
    """A chapter as the game master tells it, else as everybody saw it; empty if there is nothing
    to tell."""
    retold = [
        line
        for _, later in told.chapters
        for line in later
        if line.name == RETOLD and line.facts["chapter"] == number
    ]
    if retold:
        return _paragraphs(retold[-1], texts)
    lines = [one for one in dict(told.chapters).get(number, ()) if one.name not in NARRATED]
    if not number or not lines:
        return ""
    return " ".join(face(told.chronicle.game).story(Tale(texts, told.table.id, number, lines)))


def _paragraphs(line: Line, texts: Texts) -> str:
    return "\n\n".join(texts.paragraphs(str(line.facts["words"])))


def _quoted(line: Line, texts: Texts) -> str:
    """A scene as a quotation, whatever was written in it."""
    return "\n>\n".join(f"> {words}" for words in texts.paragraphs(str(line.facts["words"])))


def _epilogue(account: Account, texts: Texts, shown: _Pictures) -> Iterator[str]:
    """What the game master tells once all is over."""
    found = [line for _, lines in account.chapters for line in lines if line.name == EPILOGUE]
    if found:
        yield f"## {texts.say('report-epilogue')}"
    for line in found:
        yield _paragraphs(line, texts)
        yield from shown.below(str(line.facts["words"]))
