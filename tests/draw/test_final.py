"""The chart of the end: every row of points, the winner, and the curve."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import pytest
from PIL import Image

from bot.games import face
from bot.render.draw.art import drawing_file
from bot.render.draw.charts import apart, signed
from bot.render.draw.look import look_of
from bot.render.draw.picture import Picture
from bot.render.ended import Ended, Scene, charted, most_telling
from bot.render.happenings import SeenEvent, seen_events
from bot.render.marks import mark
from bot.render.scores import score_label, score_text
from bot.render.story import variants_of
from bot.texts import LOCALES, Said, Texts
from engine.games import GAMES
from engine.kernel import Score, ScoreRow, apply
from tests.draw.moments import (
    LONG,
    TABLES,
    cut,
    ending,
    moments,
    outside,
    overlapping,
    picks,
    texts,
)
from tests.draw.test_pictures import contrast, most_common
from tests.laws.walks import fresh

SEEDS = 12
"""Random games in which each kind of scene is looked for."""
GROWTH = ((10, 4, 0, 7, 2), (14, -3, 0, 9, 30), (20, -8, 1, 9, 31), (21, -6, 2, 40, 31))


@cache
def scenes(name: str, seats: int, seed: int = 0) -> tuple[Scene, ...]:
    """One of each kind of event that a random game's end may show."""
    kinds, found = face(name).scenes, dict[str, Scene]()
    game = fresh(name, seats, seed + 1, seed)
    for seat, pick in picks(name, seats, seed):
        game, events = apply(game, seat, pick)
        for seen in seen_events(events, None):
            if seen.name in kinds:
                view = GAMES[name].view(game, None)
                found.setdefault(seen.name, Scene(view, seen, kinds[seen.name]))
    return tuple(found.values())


def drawn(
    said: Texts,
    found: Sequence[Score],
    growth: Sequence[Sequence[int]] = (),
    winners: Sequence[int] = (),
    shown: Sequence[Scene] = (),
    titles: Sequence[str] = (),
) -> Picture:
    """The picture of a game that ended with these points."""
    assert said.game is not None
    seats = max(many for many in GAMES[said.game].SEATS if many >= len(found))
    view = GAMES[said.game].view(moments(said.game, seats)[-1], None)
    return ending(Ended(view, found, growth, winners, titles, shown), said)


def scores(game: str, seats: int) -> list[Score]:
    return list(GAMES[game].score(moments(game, seats)[-1]))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_says_what_the_text_says_and_is_light(name: str, seats: int, locale: str) -> None:
    said, found = texts(locale, name), scores(name, seats)
    result = moments(name, seats)[-1].result
    picture = drawn(said, found, [row[:seats] for row in GROWTH], result or ())
    assert outside(picture) == []
    assert overlapping(picture) == []
    assert len(picture.png) <= 100 * 1024
    assert picture.size == (1200, 964)
    text = score_text(said, found, None, final=True)
    for score in found:
        assert signed(score.total) in picture.written
        for row in score.rows:
            label = score_label(said, row.rule)
            assert label in picture.written
            assert label[:20] in text
            assert signed(row.points) in picture.written
    if result:  # nobody need win alone
        assert said.seat(result[0]) in " ".join(picture.written)
    with Image.open(io.BytesIO(picture.png)) as image:
        plain = image.convert("RGB")
    for placed in picture.placed:
        ground = most_common(plain.crop(placed.box.inset(-2)), placed.fill)
        assert contrast(placed.fill, ground) >= 4.5, placed


def test_long_names_stay_in_their_columns() -> None:
    name, seats = max(TABLES, key=lambda table: table[1])
    growth = [row[:seats] for row in GROWTH]
    picture = drawn(texts("fr", name, LONG), scores(name, seats), growth, range(seats))
    assert outside(picture) == []
    assert overlapping(picture) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_computers_are_called_is_never_cut(name: str, seats: int, locale: str) -> None:
    plain = texts(locale, name)
    called = [plain.say("computer-name", letter=Said(chr(65 + seat))) for seat in range(seats)]
    picture = drawn(texts(locale, name, called), scores(name, seats), (), range(seats))
    assert set(called) <= set(picture.written)
    assert not set(cut(picture)) & set(called)


def test_negative_points_stand_at_the_other_side_of_zero() -> None:
    name = next(iter(GAMES))
    first, second = (row.rule for row in scores(name, 2)[0].rows[:2])
    rows = (ScoreRow(first, 9, public=True), ScoreRow(second, -9, public=True))
    picture = drawn(texts("fr", name), [Score(0, rows), Score(1, rows)], (), (1,))
    assert {"9", "−9", "0"} <= set(picture.written)
    won, lost = ([p.box for p in picture.placed if p.text == text] for text in ("9", "−9"))
    assert len(won) == len(lost) == 2
    assert all(one.right < other.left for one, other in zip(lost, won, strict=True))
    middles = [(a.middle[0] + b.middle[0]) / 2 for a, b in zip(won, lost, strict=True)]
    assert middles[0] == middles[1], "one zero for all"


def test_seats_stand_by_rank_the_winner_first() -> None:
    name, said = next(iter(GAMES)), texts("fr", next(iter(GAMES)))
    rule = scores(name, 3)[0].rows[0].rule
    found = [Score(n, (ScoreRow(rule, p, public=True),)) for n, p in enumerate((5, 9, 7))]
    placed = {p.text: p.box.top for p in drawn(said, found, (), (1,)).placed}
    tops = [placed[said.seat(seat)] for seat in (1, 2, 0)]
    assert tops == sorted(tops)


def test_what_broke_a_tie_is_told_of_those_between_whom_there_was_one() -> None:
    name = next(iter(GAMES))
    said = texts("fr", name)
    rule = scores(name, 2)[0].rows[0].rule
    row, more = ScoreRow(rule, 5, public=True), ScoreRow(rule, 6, public=True)
    even = [Score(0, (row,), (("survivor", 3),)), Score(1, (row,), (("survivor", 4),))]
    label = said.say("score-tie", name="survivor")
    tied = drawn(said, [*even, Score(2, (more,), (("survivor", 8),))], (), (2,))
    assert label in tied.written
    assert {"3", "4"} <= set(tied.written)
    assert "8" not in tied.written
    tops = {p.text: p.box.top for p in tied.placed}
    assert tops[said.seat(1)] < tops[said.seat(0)], "more of what breaks the tie stands first"
    apart = [even[0], Score(1, (more,), (("survivor", 4),))]
    assert label not in drawn(said, apart, (), (1,)).written
    for found, shown in ((even, True), (apart, False)):
        assert (label[:20] in score_text(said, found, None, final=True)) == shown


def test_scenes_tell_different_kinds_or_else_of_different_things() -> None:
    """Of three parts, the first with one kind of event alone."""
    kinds = {"killed": "", "entered": ""}
    seen = [
        (at, SeenEvent(name, {"monster": monster}))
        for at, (name, monster) in enumerate(
            [("killed", "x"), ("killed", "x"), ("entered", "x"), ("killed", "x"), ("killed", "y")]
        )
    ]
    told = most_telling(kinds, seen, 6)
    assert [(event.name, event.facts["monster"]) for _, event in told] == [
        ("killed", "x"), ("entered", "x"), ("killed", "y"),
    ]  # fmt: skip


def test_one_chapter_has_no_curve_and_lines_end_at_the_last_one() -> None:
    name = next(iter(GAMES))
    said = texts("fr", name)
    rule = scores(name, 2)[0].rows[0].rule
    found = [Score(seat, (ScoreRow(rule, 5 + seat, public=True),)) for seat in range(2)]
    assert said.say("final-growth") not in drawn(said, found, ((5, 6),), (1,)).written
    picture = drawn(said, found, ((2, 3), (5, 6)), (1,))
    assert said.say("final-growth") in picture.written
    last = max((p for p in picture.placed if p.text == "2"), key=lambda p: p.box.top).box
    with Image.open(io.BytesIO(picture.png)) as image:
        whole = image.convert("RGB").crop((last.right + 16, 360, 1088, 880))
    colours = {colour for _, colour in whole.getcolors(1 << 20) or []}
    assert mark(0).colour not in colours, "beyond the last chapter only thin lines to the letters"
    assert mark(1).colour not in colours


def test_labels_are_kept_apart_and_in_order() -> None:
    found = apart({0: 50, 1: 52, 2: 51, 3: 200}, 30, 0, 210)
    heights = [found[seat] for seat in (0, 2, 1, 3)]
    assert heights == sorted(heights)
    assert all(b - a >= 30 for a, b in pairwise(heights))
    low = apart({0: 208, 1: 209, 2: 210}, 30, 0, 210)
    assert max(low.values()) <= 210
    assert min(low.values()) >= 0
    assert apart({0: 10, 1: 100}, 30, 0, 210) == {0: 10, 1: 100}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_title_is_written_whole(name: str, locale: str) -> None:
    """Below the totals of its seat, whatever its length and however many sit there."""
    seats, said = max(GAMES[name].SEATS), texts(locale, name)
    words = [row.word for row in GAMES[name].TITLES]
    growth = [row[:seats] for row in GROWTH]
    for at in range(0, len(words), seats):
        some = words[at : at + seats]
        picture = drawn(said, scores(name, seats), growth, (0,), titles=some)
        titles = [said.word(word) for word in some]
        assert set(titles) <= set(picture.written)
        assert not set(cut(picture)) & set(titles)
        assert outside(picture) == []
        assert overlapping(picture) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_each_scene_is_told(name: str, seats: int, locale: str) -> None:
    said, found = texts(locale, name), scenes(name, seats)
    growth = [row[:seats] for row in GROWTH]
    assert found, "an end without scenes"
    for first in range(0, len(found), 3):
        shown = found[first : first + 3]
        picture = drawn(said, scores(name, seats), growth, (0,), shown)
        assert {scene.label(said) for scene in shown} <= set(picture.written)
        assert outside(picture) == overlapping(picture) == cut(picture) == []
        assert len(picture.png) <= 140 * 1024


@pytest.mark.parametrize("name", [name for name in GAMES if face(name).drawings])
def test_each_kind_of_scene_has_a_place_and_somebody_in_it(name: str) -> None:
    """Of drawings that the game has, in games enough to meet all kinds."""
    drawings, unmet = face(name).drawings, set(face(name).scenes)
    assert drawings is not None
    for seed in range(SEEDS):
        for scene in scenes(name, max(GAMES[name].SEATS), seed) if unmet else ():
            staging = drawings.staging(scene.view, scene.event)
            assert staging.actors, scene.event
            named = (staging.ground, staging.place, *(one.drawing for one in staging.actors))
            for drawing in filter(None, named):
                assert drawing_file(look_of(name).art, drawing).exists(), (scene.event, drawing)
            unmet.discard(scene.event.name)
    assert unmet == set(), "nobody has looked at them"


def test_many_chapters_are_numbered_apart() -> None:
    name = next(iter(GAMES))
    growth = [[n, 2 * n] for n in range(40)]
    picture = drawn(texts("fr", name), scores(name, 2), growth, (1,))
    assert overlapping(picture) == outside(picture) == []
    assert "1" in picture.written


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_each_sentence_of_a_story_that_tells_a_scene_knows_all_it_names(
    name: str, locale: str
) -> None:
    said = texts(locale, name)
    for scene in scenes(name, max(GAMES[name].SEATS)):
        if scene.topic:
            told = variants_of(said, f"story-{scene.topic}")
            told += variants_of(said, f"story-{scene.topic}-alone")
            assert told, scene.topic
            for text_id in told:
                assert said.needs(text_id) <= scene.event.facts.keys(), text_id


def test_titles_are_said_once() -> None:
    name = next(iter(GAMES))
    said, word = texts("fr", name), GAMES[name].TITLES[0].word
    picture = drawn(said, scores(name, 2), (), (1,), titles=[word, word])
    assert picture.written.count(said.word(word)) == 1


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", [name for name in GAMES if face(name).deeds])
def test_deeds_are_charted_in_place_of_points_that_a_side_shares(name: str, locale: str) -> None:
    """In all games: what is counted goes to somebody, never falls, and its chart says all of it."""
    deeds, met = face(name).deeds, set[str]()
    assert deeds is not None
    for seats in GAMES[name].SEATS:
        game, chapters, said = fresh(name, seats, 1, 0), [], texts(locale, name)
        for seat, pick in picks(name, seats, 0):
            game, events = apply(game, seat, pick)
            chapters.append(seen_events(events, None))
        done, growth = charted(deeds, chapters, seats)
        assert [score.total for score in done] == [*growth[-1]]
        assert all(a <= b for rows in pairwise(growth) for a, b in zip(*rows, strict=True))
        view, found = GAMES[name].view(game, None), scores(name, seats)
        ended = Ended(view, found, growth[:: len(growth) // 6], game.result or (), (), (), done)
        picture = ending(ended, said)
        assert outside(picture) == overlapping(picture) == cut(picture) == []
        assert said.say("final-deeds") in picture.written
        rows = {row.rule for score in done for row in score.rows}
        assert {score_label(said, rule) for rule in rows} <= set(picture.written)
        met |= rows
    assert len(met) >= 4
