"""Reports: a game as a story in Markdown, for the role-play table.

It narrates each chapter from its public events, or as the game master tells it, then says what
became of each seat; points and figures come last. The frame is here; a seat's portrait, its figures
and the name of its people are in each game (`bot/games/<id>/report.py`). The report uses the export
alone, which holds what its reader may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, Final

from bot.games import face
from bot.model.facts import Line, TableInfo
from bot.model.game_export import Player
from bot.render.clocks import written_day
from bot.render.scores import ordered, score_label, tie_text, winners_text
from bot.render.seats import distinct_names
from bot.render.story import Tale
from bot.table.after.exports import EPILOGUE, NARRATED, RETOLD, SCENE_EVENT, ExportData
from bot.texts import Said, Texts, decimal, named_pair, signed
from bot.words import cleaned
from engine.kernel import Score, Seat
from engine.luck import Fortune

MAX_CHAPTERS: Final = 8
"""Number of chapters up to which a report tells each apart."""
PARTS: Final = 6
"""Number of parts, at most, into which more chapters are put together."""


REMINDER_LINES: Final = 10
"""Number of lines, at most, that recall a game before the next evening."""


def report(export_data: ExportData, texts: Texts, pictures: Sequence[tuple[str, str]] = ()) -> str:
    """Return the game as Markdown. `texts` give the seats names that are safe in Markdown; the
    report uses their names in the fiction, with that name beside them if it matters. `pictures` are
    names of files, each with the words of its scene."""
    fiction = in_fiction(export_data.export.record.seats, texts, export_data.table.characters)
    shown = _Pictures(pictures, fiction)
    parts = [*_head(export_data, fiction), *_cast(export_data, fiction, texts)]
    parts += _journal(export_data, fiction, shown)
    parts += [*_fates(export_data, fiction, texts), *_epilogue(export_data, fiction, shown)]
    counts = [*_outcome(export_data, fiction, texts), *_side_by_side(export_data, fiction)]
    if counts:
        parts += [f"## {fiction.say('report-counts')}", *counts]
    return "\n\n".join(parts) + "\n"


def in_fiction(parts: Sequence[Any], texts: Texts, characters: Sequence[str] = ()) -> Texts:
    """Return the texts with a fictional name for each seat: its character's; else the name of its
    people in the `parts` of its record; else its person's."""
    fiction_names = {seat: name for seat, text in enumerate(characters) if (name := cleaned(text))}
    names = [
        fiction_names.get(seat) or people_of(parts, seat, texts) or person
        for seat, person in enumerate(texts.names)
    ]
    return replace(texts, names=distinct_names(texts, names, fiction_names))


def as_told(table: TableInfo, parts: Sequence[Any], texts: Texts) -> tuple[Texts, str]:
    """Return the texts of a table with the names of its fiction, and the people behind these names,
    to list below; a table without a fiction uses its people's names."""
    if not table.has_fiction:
        return texts, ""
    fiction = in_fiction(parts, texts, table.characters)
    behind = [(fiction.seat(s.seat), whose(parts, s.seat, fiction, texts)) for s in table.seated]
    lines = [named_pair(texts, name, ", ".join(known)) for name, known in behind if known]
    return fiction, " · ".join(lines)


def people_of(parts: Sequence[Any], seat: Seat, texts: Texts) -> str:
    """Return what the game calls a seat's people, as the `parts` of its record have it; may be
    empty."""
    part = parts[seat] if seat < len(parts) else None
    return "" if part is None else face(texts.game or "").people(part, texts)


def whose(parts: Sequence[Any], seat: Seat, fiction: Texts, texts: Texts) -> list[str]:
    """Return the people and the person behind a seat's name in the fiction, if their names
    differ."""
    behind = [str(fiction.written(people_of(parts, seat, texts))), texts.seat(seat)]
    return [name for name in behind if name and name != fiction.seat(seat)]


def _head(export_data: ExportData, texts: Texts) -> Iterator[str]:
    export = export_data.export
    yield f"# {texts.say('report-title', game=Said(texts.say('game-name')))}"
    whose = "whole" if export.seat is None else "own"
    state = "ended" if export.status == "ended" else f"running-{whose}"
    seat = -1 if export.seat is None else export.seat
    date = written_day(texts, export.written or "")
    yield f"*{texts.say(f'report-{state}', date=date, seat=seat)}*"


def _outcome(export_data: ExportData, fiction: Texts, texts: Texts) -> Iterator[str]:
    """Yield who won, what decided it, and the sources of everybody's points."""
    result = export_data.table.result
    if export_data.export.status != "ended":
        return
    if result is None:
        yield fiction.say("end-early")
        return
    name_of = _with_person(export_data.export.record.seats, fiction, texts)
    yield winners_text(fiction, result, export_data.scores, name=name_of)
    if tie := tie_text(fiction, result, export_data.scores):
        yield tie
    yield "\n".join(_points(export_data.scores, fiction))


def _with_person(parts: Sequence[Any], fiction: Texts, texts: Texts) -> Callable[[Seat], str]:
    """Return a function that gives a seat's fictional name, with its person."""

    def named(seat: Seat) -> str:
        behind = ", ".join(whose(parts, seat, fiction, texts))
        return f"{fiction.seat(seat)} ({behind})" if behind else fiction.seat(seat)

    return named


def _points(scores: Sequence[Score], texts: Texts) -> Iterator[str]:
    """Yield points by seat, most first, with their sources; who has none is left out."""
    for score in ordered(scores):
        named = [(score_label(texts, row.rule), row.points) for row in score.rows if row.points]
        if not (score.total or named):
            continue
        figures = [signed(score.total), *(f"{name} **{signed(n)}**" for name, n in named)]
        yield f"- **{texts.seat(score.seat)}** — {' · '.join(figures)}"


def figures_of(export_data: ExportData, texts: Texts) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the statistics of the export's seats: a name, and a figure for each seat; those
    without any figure are left out."""
    game = face(export_data.export.game)
    columns = [game.figures(part, player) for player, part in _parts(export_data)]
    names = dict.fromkeys(name for column in columns for name, n in column.items() if n)
    rows = [
        (texts.say(f"report-figure-{name}"), tuple(signed(column[name]) for column in columns))
        for name in names
    ]
    return (*rows, *_luck(export_data, texts))


def _luck(export_data: ExportData, texts: Texts) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what dice and draws gave each of these seats, and the average."""
    seats = [player.seat for player, _ in _parts(export_data)]
    for name, drawn in export_data.luck:
        cells = [drawn[seat] for seat in seats]
        yield (
            texts.say(f"luck-{name}"),
            tuple("—" if fortune is None else _cell(fortune, texts) for fortune in cells),
        )


def _cell(drawn: Fortune, texts: Texts) -> str:
    got, mean = decimal(texts, drawn.got), decimal(texts, drawn.mean)
    return texts.say("luck-cell", got=got, mean=mean)


def _side_by_side(export_data: ExportData, texts: Texts) -> Iterator[str]:
    """Yield a table with the seats in columns and their figures in rows."""
    figures = figures_of(export_data, texts)
    if not figures:
        return
    parts = _parts(export_data)
    head = ["", *(texts.seat(player.seat) for player, _ in parts)]
    rows = [[label, *row] for label, row in figures]
    told_rows = [head, ["---", *["---:"] * len(parts)], *rows]
    yield "\n".join(f"| {' | '.join(row)} |" for row in told_rows)


def _fates(export_data: ExportData, fiction: Texts, texts: Texts) -> Iterator[str]:
    """Yield the fate of each seat in the export."""
    game, parts = face(export_data.export.game), _parts(export_data)
    if parts:
        yield f"## {fiction.say('report-fates')}"
    for player, part in parts:
        yield f"### {_heading(export_data, player.seat, fiction, texts)}"
        yield " ".join(game.portrait(part, player, fiction))


def _cast(export_data: ExportData, fiction: Texts, texts: Texts) -> Iterator[str]:
    """Yield whom each person plays; nothing if people play in their own names."""
    game, said = face(export_data.export.game), []
    for player, part in _parts(export_data):
        named = (_in_the_story(export_data, player.seat, fiction), game.role(part, player, fiction))
        if role := ", ".join(filter(None, named)):
            who = Said(texts.seat(player.seat))
            said.append(fiction.say("report-cast", person=who, role=Said(role)))
    if said:
        yield " ".join(said)


def _heading(export_data: ExportData, seat: Seat, fiction: Texts, texts: Texts) -> str:
    """Return a seat's people and their leader, then its person."""
    game, part = face(export_data.export.game), _part(export_data, seat)
    role, person = _in_the_story(export_data, seat, fiction), texts.seat(seat)
    if game.people(part, fiction):
        return f"{role} — {person}"
    name = game.part_name(part, fiction)
    return f"{role} — {name} — {person}" if role else f"{person} — {name}"


def _in_the_story(export_data: ExportData, seat: Seat, fiction: Texts) -> str:
    """Return a seat's people with their leader, or its character; empty if it has neither."""
    game, part = face(export_data.export.game), _part(export_data, seat)
    people = game.people(part, fiction)
    if not export_data.table.characters[seat]:
        return game.part_name(part, fiction) if people else ""
    leader = fiction.seat(seat)
    return fiction.say("report-led", people=Said(people), leader=Said(leader)) if people else leader


def _parts(export_data: ExportData) -> list[tuple[Player, Any]]:
    """Return the seats of the export, each with its part of the record."""
    pairs = [(player, _part(export_data, player.seat)) for player in export_data.export.players]
    return [(player, part) for player, part in pairs if part is not None]


def _part(export_data: ExportData, seat: Seat) -> Any:
    parts = export_data.export.record.seats
    return parts[seat] if seat < len(parts) else None


class _Pictures:
    """The pictures of scenes, each shown once, below its words."""

    def __init__(self, pictures: Sequence[tuple[str, str]], texts: Texts) -> None:
        self._left = list(pictures)
        self._alt = texts.say("report-picture")

    def below(self, words: str) -> list[str]:
        """Return the next picture of the scene with these words."""
        picture = next((item for item in self._left if item[0] == words), None)
        if picture is None:
            return []
        self._left.remove(picture)
        return [f"![{self._alt}]({picture[1]})"]


def _journal(export_data: ExportData, texts: Texts, shown: _Pictures) -> Iterator[str]:
    """Yield part by part: scenes, and the public story or the game master's version."""
    said = list[str]()
    pages = {
        numbers: list(_part_told(export_data, numbers, texts, shown, said))
        for numbers in _in_parts(_chapters(export_data))
    }
    if any(pages.values()):
        yield f"## {texts.say('report-journal')}"
    for numbers, page in pages.items():
        if page:
            yield f"### {_chapter_title(numbers, texts)}"
            yield from page


def _chapter_title(numbers: Sequence[int], texts: Texts) -> str:
    if not numbers[0]:
        return texts.say("report-before")
    if len(numbers) == 1:
        return texts.say("report-chapter", n=numbers[0])
    text_id = "report-chapters" if numbers[2:] else "report-chapters-two"
    return texts.say(text_id, n=numbers[0], until=numbers[-1])


def _chapters(export_data: ExportData) -> list[int]:
    """Return the numbers of the chapters that have public lines."""
    return [number for number, lines in export_data.chapters if lines]


def _in_parts(numbers: Sequence[int]) -> list[tuple[int, ...]]:
    """Return these chapters one by one, or several together if there are many: nobody reads twenty
    short ones aloud. What lies before the first stays apart."""
    before = [(0,)] if 0 in numbers else []
    chapters = [number for number in numbers if number]
    size = 1 if len(chapters) <= MAX_CHAPTERS else -(-len(chapters) // PARTS)
    return [*before, *(tuple(chapters[n : n + size]) for n in range(0, len(chapters), size))]


def _part_told(
    export_data: ExportData,
    numbers: Sequence[int],
    texts: Texts,
    shown: _Pictures,
    said: list[str],
) -> Iterator[str]:
    """Yield the scenes and the story of these chapters. `said` has what the report says before."""
    for run in _runs(export_data, numbers):
        for line in _lines(export_data, run):
            if line.name == SCENE_EVENT:
                yield _quoted(line, texts)
                yield from shown.below(str(line.facts["words"]))
        if story := _story(export_data, run, texts, said):
            yield story


def _runs(export_data: ExportData, numbers: Sequence[int]) -> list[tuple[int, ...]]:
    """Return these chapters one by one, or in runs where the game's story spans several; a chapter
    that the game master has rewritten stays apart."""
    if not face(export_data.export.game).spans:
        return [(number,) for number in numbers]
    runs = groupby(numbers, lambda n: None if _retold(export_data, n) is None else n)
    return [tuple(run) for _, run in runs]


def _lines(export_data: ExportData, numbers: Sequence[int]) -> list[Line]:
    chapters = dict(export_data.chapters)
    return [line for number in numbers for line in chapters.get(number, ())]


def chapter_stories(export_data: ExportData, texts: Texts) -> dict[int, str]:
    """Return each chapter as the game master tells it, else as everybody saw it; without those of
    which there is nothing to tell."""
    said = list[str]()
    stories = {n: _story(export_data, (n,), texts, said) for n in _chapters(export_data)}
    return {n: story for n, story in stories.items() if story}


def _story(export_data: ExportData, run: Sequence[int], texts: Texts, said: list[str]) -> str:
    if (retold := _retold(export_data, run[0])) is not None:
        return _paragraphs(retold, texts)
    return " ".join(_sentences(export_data, run, texts, said))


def _retold(export_data: ExportData, number: int) -> Line | None:
    """Return the game master's latest version of a chapter."""
    lines = (line for _, later in export_data.chapters for line in later if line.name == RETOLD)
    return next((line for line in [*lines][::-1] if line.facts["chapter"] == number), None)


def _sentences(
    export_data: ExportData, run: Sequence[int], texts: Texts, said: list[str]
) -> list[str]:
    """Return what everybody saw in these chapters, without what the report has said word for word;
    what lies before the first is told with it."""
    lines = _lines(export_data, (0, *run) if run[0] == 1 else run)
    seen = [line for line in lines if line.name not in NARRATED]
    if not run[0] or not seen:
        return []
    before = _lines(export_data, range(run[0]))
    tale = Tale(texts, export_data.table.id, run[0], seen, run[-1] - run[0] + 1, said, before)
    return [text for text in face(export_data.export.game).story(tale) if text]


def previously(export_data: ExportData, texts: Texts) -> str:
    """Return what to read before the next evening: at most `REMINDER_LINES` lines about an ended
    game, the latest chapters, what became of each seat, and who won."""
    fiction = in_fiction(export_data.export.record.seats, texts, export_data.table.characters)
    game = face(export_data.export.game)
    fates = [
        f"**{fiction.seat(player.seat)}** — {sentences[0]}"
        for player, part in _parts(export_data)
        if (sentences := game.portrait(part, player, fiction))
    ]
    ending = [*_outcome(export_data, fiction, texts)][:1]
    said = list[str]()
    parts = [part for part in _in_parts(_chapters(export_data)) if part[0]]
    lines = [line for part in parts if (line := _in_a_line(export_data, part, fiction, said))]
    room = REMINDER_LINES - len(fates) - len(ending)
    told = [*lines[len(lines) - min(room, len(lines)) :], *fates, *ending]
    return "\n".join(f"- {line}" for line in told)


def _in_a_line(
    export_data: ExportData, numbers: Sequence[int], texts: Texts, said: list[str]
) -> str:
    """Return the game master's first paragraph about these chapters, else how the last of their
    stories begins and ends."""
    for number in numbers:
        if (retold := _retold(export_data, number)) is not None:
            return texts.paragraphs(str(retold.facts["words"]))[0]
    told = [_sentences(export_data, run, texts, said) for run in _runs(export_data, numbers)]
    last = next(filter(None, reversed(told)), [])
    return " ".join([*last[:1], *last[1:][-1:]])


def _paragraphs(line: Line, texts: Texts) -> str:
    return "\n\n".join(texts.paragraphs(str(line.facts["words"])))


def _quoted(line: Line, texts: Texts) -> str:
    """Return a scene as a quotation, whatever it contains."""
    return "\n>\n".join(f"> {words}" for words in texts.paragraphs(str(line.facts["words"])))


def _epilogue(export_data: ExportData, texts: Texts, shown: _Pictures) -> Iterator[str]:
    """Yield the game master's epilogue."""
    lines_found = [
        line for _, lines in export_data.chapters for line in lines if line.name == EPILOGUE
    ]
    if lines_found:
        yield f"## {texts.say('report-epilogue')}"
    for line in lines_found:
        yield _paragraphs(line, texts)
        yield from shown.below(str(line.facts["words"]))
