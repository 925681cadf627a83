"""What menus say of picks before they are played: true, secret, suggested, and asked twice only
where nothing can be taken back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import count
from typing import Any

import pytest

from bot.discord.components.ids import parse
from bot.discord.components.parts import PRIMARY, Page
from bot.discord.pages.levels import options_near, place_at, shown_at
from bot.discord.pages.menus import STAR, menu_page
from bot.games import face
from bot.menu import COMPOSE, SELECT_ENTRIES, WHOLE_PICKS, Path, way_to
from bot.model.turn_preview import SUGGESTIONS, PickOutcome, TurnPreview, preview_picks
from bot.present.ahead import ahead_text, left_text, must_confirm
from bot.present.pictures import Illustration
from bot.render.lettering import lettering
from bot.table import Asked
from bot.texts import LOCALES, Library, Texts
from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from engine.kernel import Game, apply, legal, pending
from engine.players import one_deep_pick, random_pick
from engine.rng import below
from tests.bot.face.conftest import asked_of
from tests.bot.face.limits import check_page

EVERY = [*GAMES, _skeleton.NAME]
LOOKS = 24
"""Moments of a game that are looked at."""


@cache
def moments(
    game: str, seed: int = 33, every: int = 7, looks: int = LOOKS
) -> tuple[tuple[Game, int], ...]:
    """States of a game and a seat that is asked there. Cached: no test changes a state."""
    known, more = _states(game, seed)
    while len(known) < every * looks and (found := next(more, None)):
        known.append(found)
    return tuple(known[: every * looks : every])


@cache
def _states(game: str, seed: int) -> tuple[list[tuple[Game, int]], Iterator[tuple[Game, int]]]:
    """The states of this game that are known so far, and the next ones."""
    return [], played(game, seed)


def played(game: str, seed: int) -> Iterator[tuple[Game, int]]:
    """The states of a game that is played at random now, sensibly then, and a seat that is asked;
    what a sensible computer thinks takes most of the time, so it looks one pick deep."""
    package = GAMES[game]
    state: Any = package.new_game(package.SEATS[-1], seed, package.Options())
    for ply in count():
        if state.result is not None:
            return
        asking = [seat for _, who in pending(state) for seat in who]
        seed, n = below(seed, len(asking))
        yield state, asking[n]
        player = random_pick if ply % 3 else one_deep_pick
        state, _ = apply(state, asking[n], player(state, asking[n], seed))


@cache
def asked_at(game: str, every: int = 7, looks: int = LOOKS) -> tuple[Asked, ...]:
    """What is asked at these moments, cached like them."""
    return tuple(
        asked_of(game, state, seat) for state, seat in moments(game, every=every, looks=looks)
    )


def texts_for(library: Library, locale: str, asked: Asked) -> Texts:
    return library.texts(locale, asked.table.game, [f"P{n}" for n in range(asked.view.seats)])


def pressed(page: Page) -> list[tuple[str, dict[str, str], str]]:
    """Kind, parts and value of everything in a page's rows."""
    found = []
    for row in page.rows:
        for item in row:
            kind, parts = parse(item.custom_id)  # type: ignore[attr-defined]
            for value in [o.value for o in getattr(item, "options", ())] or [""]:
                found.append((kind, parts, value))
    return found


@pytest.mark.parametrize("game", EVERY)
def test_previews_are_the_same_in_worlds_a_seat_cannot_tell_apart(
    game: str, library: Library
) -> None:
    for (state, seat), asked in zip(moments(game), asked_at(game), strict=True):
        texts = texts_for(library, "fr", asked)
        told = [ahead_text(asked, at, texts) for at in range(len(asked.picks))]
        for seed in (5, 6):
            other = asked_of(game, GAMES[game].redeal(state, seat, seed), seat, seed)
            assert other.picks == asked.picks
            assert [ahead_text(other, at, texts) for at in range(len(told))] == told
            assert left_text(other, texts) == left_text(asked, texts)


@pytest.mark.parametrize("game", EVERY)
def test_previewed_effects_happen(game: str) -> None:
    for state, seat in moments(game):
        picks = tuple(legal(state, seat))
        for pick, ahead in list(zip(picks, preview_picks(state, seat, picks, 2), strict=True))[:12]:
            after, _ = apply(state, seat, pick)
            if ahead.replaceable and after.barriers > state.barriers:
                continue  # the others' hidden answers shut the window: nobody may know beforehand
            assert ahead.barrier == (after.barriers > state.barriers)
            if ahead.after is not None:
                assert ahead.after == GAMES[game].view(after, seat)


@pytest.mark.parametrize("game", EVERY)
def test_a_face_says_whether_its_texts_read_the_view_after_a_pick(
    game: str, library: Library
) -> None:
    differ = False
    for asked in asked_at(game):
        assert asked.preview is not None
        texts = texts_for(library, "fr", asked)
        outcomes = tuple(replace(outcome, after=None) for outcome in asked.preview.outcomes)
        blind = replace(asked, preview=replace(asked.preview, outcomes=outcomes))
        differ |= any(
            ahead_text(blind, at, texts) != ahead_text(asked, at, texts)
            for at in range(len(asked.picks))
        )
    assert differ == face(game).reads_after


@pytest.mark.parametrize("game", EVERY)
async def test_every_pick_is_reachable_and_only_irrevocable_ones_are_confirmed(
    game: str, library: Library
) -> None:
    for locale, asked in zip(LOCALES * LOOKS, asked_at(game), strict=False):
        assert asked.preview is not None
        texts = texts_for(library, locale, asked)
        reached, todo, seen = set(), [Path()], set()
        while todo:
            path = todo.pop()
            if str(path) in seen:
                continue
            seen.add(str(path))
            here = place_at(asked, path)
            page = menu_page(asked, path, texts, texts)
            check_page(page)
            for kind, parts, value in pressed(page):
                if kind == "pick":
                    at = int(parts["index"])
                    reached.add(at)
                    assert here.ready == at or not must_confirm(asked, at), asked.picks[at]
                elif kind == "any":
                    if must_confirm(asked, int(value)):
                        todo.append(way_to(asked.picks, int(value), asked.drafts, asked.asides))
                    else:
                        reached.add(int(value))
                elif kind in ("menu", "narrow"):
                    there = Path.parse(parts["path"])
                    if here.several or (WHOLE_PICKS, COMPOSE) in here.chosen:
                        continue  # what can be put together has its own tests
                    there = there.to(int(value)) if kind == "narrow" else there
                    ready = place_at(asked, there).ready
                    if ready is not None and not must_confirm(asked, ready):
                        reached.add(ready)  # this click plays it
                    else:
                        todo.append(there)
        assert reached == set(range(len(asked.picks)))


@pytest.mark.parametrize("game", EVERY)
def test_suggestions_are_few_legal_and_better_than_some_other_pick(
    game: str, library: Library
) -> None:
    starred = 0
    for asked in asked_at(game):
        assert asked.preview is not None
        texts = texts_for(library, "fr", asked)
        page = menu_page(asked, Path(), texts, texts)
        stars = [
            item
            for row in page.rows
            for item in row
            if (getattr(item, "label", None) or "").startswith(STAR)
        ]
        assert len(stars) <= SUGGESTIONS
        values = [ahead.value for ahead in asked.preview.outcomes]
        for item in stars:
            starred += 1
            kind, parts = parse(item.custom_id)  # type: ignore[attr-defined]
            at = int(parts["index"]) if kind == "pick" else None
            if at is None:
                at = place_at(asked, Path.parse(parts["path"])).ready
            assert at is not None
            assert way_to(asked.picks, at).steps
            assert len(set(values)) == 1 or values[at] > min(values)
    assert starred or game == _skeleton.NAME


@pytest.mark.parametrize("game", EVERY)
def test_picks_that_fit_on_a_page_take_one_click(game: str, library: Library) -> None:
    """No level is asked for its own sake: the content of a page is on it completely."""
    whole = 0
    for asked in asked_at(game, every=4, looks=50):
        own = range(len(asked.picks) - asked.asides)
        composed = any(not draft.settled for draft in asked.drafts)
        if composed or not 1 < len(own) <= SELECT_ENTRIES:
            continue
        whole += 1
        texts = texts_for(library, "en", asked)
        found = pressed(menu_page(asked, Path(), texts, texts))
        at_once = {int(parts["index"]) for kind, parts, _ in found if kind == "pick"}
        at_once |= {int(value) for kind, _, value in found if kind == "any"}
        for kind, parts, value in found:
            if kind in ("menu", "narrow"):
                there = Path.parse(parts["path"])
                ready = place_at(asked, there.to(int(value)) if kind == "narrow" else there).ready
                at_once |= {ready} if ready is not None else set()
        assert at_once >= set(own)
    assert whole


def test_an_idle_pick_is_never_suggested_beside_another() -> None:
    def look(*found: tuple[float, bool]) -> tuple[int, ...]:
        ahead = tuple(PickOutcome(None, False, value, idle) for value, idle in found)
        every = range(len(ahead))
        return TurnPreview(ahead).best(every, [(at,) for at in every])

    assert look((3, False), (2, True), (1, False), (0, False)) == (0,)
    assert look((2, False), (2, True), (1, False)) == ()
    assert look((1, False), (2, True), (0, False)) == (1,)


@pytest.mark.parametrize("game", EVERY)
def test_a_star_gains_more_than_doing_nothing(game: str) -> None:
    """It is worth more than the picks that do nothing, and what it leaves is more than a part of
    what could be picked before, at no gain."""
    package = GAMES[game]
    for (state, seat), asked in zip(moments(game, looks=60), asked_at(game, looks=60), strict=True):
        assert asked.preview is not None
        outcomes, world = asked.preview.outcomes, package.redeal(state, seat, 1)
        nothing = [outcome.value for outcome in outcomes if outcome.idle]
        usual = face(game).natural(asked.view, asked.picks)
        for at in shown_at(asked, Path()).stars:
            if nothing and at not in usual and not outcomes[at].idle:
                assert outcomes[at].value > max(nothing), asked.picks[at]
                after, _ = apply(world, seat, asked.picks[at])
                ends_or_opens = not {*legal(after, seat)} or {*legal(after, seat)} - {*asked.picks}
                gains = outcomes[at].barrier or outcomes[at].value > package.value(world, seat)
                assert gains or ends_or_opens, asked.picks[at]


def test_a_pick_that_loses_members_is_suggested_only_if_all_do() -> None:
    def look(*found: tuple[float, bool]) -> tuple[int, ...]:
        ahead = tuple(PickOutcome(None, False, value, loses=loses) for value, loses in found)
        every = range(len(ahead))
        return TurnPreview(ahead).best(every, [(at,) for at in every])

    assert look((9, True), (2, False), (1, False), (0, False)) == (1, 2)
    assert look((9, True), (2, True)) == (0,)


@pytest.mark.parametrize("game", EVERY)
def test_stars_are_explained_in_the_first_chapter_and_absent_from_challenges(
    game: str, library: Library
) -> None:
    """What everybody is dealt the same, everybody thinks through alone."""
    explained = later = 0
    for asked in asked_at(game):
        texts = texts_for(library, "fr", asked)
        page = menu_page(asked, Path(), texts, texts)
        assert page.panel is not None
        told = texts.say("menu-star")
        if STAR in page.panel.text:
            explained += (first := told in page.panel.text)
            assert first == (asked.view.chapter <= 1)
            later += not first
        table = replace(asked.table, learning={"challenge": "2026-11-23"})
        challenge = menu_page(replace(asked, table=table), Path(), texts, texts)
        assert challenge.panel is not None
        labels = [getattr(item, "label", None) or "" for row in challenge.rows for item in row]
        options = [
            o.label for row in challenge.rows for i in row for o in getattr(i, "options", ())
        ]
        assert STAR not in "".join([challenge.panel.text, *labels, *options])
    assert explained + later or game == _skeleton.NAME


@pytest.mark.parametrize("game", EVERY)
def test_a_line_that_announces_others_is_followed_by_them(game: str, library: Library) -> None:
    for asked in asked_at(game, looks=60):
        texts = texts_for(library, "fr", asked)
        page = menu_page(asked, Path(), texts, texts)
        assert page.panel is not None
        assert not re.search(r":$(?!\n·)", page.panel.text, re.M), page.panel.text


@pytest.mark.parametrize("game", EVERY)
def test_what_does_nothing_is_no_main_button_where_there_is_much_to_do(
    game: str, library: Library
) -> None:
    idle = 0
    for asked in asked_at(game, looks=60):
        texts = texts_for(library, "en", asked)
        for item in (item for row in menu_page(asked, Path(), texts, texts).rows for item in row):
            kind, parts = parse(item.custom_id)  # type: ignore[attr-defined]
            at = int(parts["index"]) if kind == "pick" else None
            if at is not None and asked.picks[at].idle and len(asked.picks) - asked.asides > 2:
                idle += 1
                assert item.style is not PRIMARY  # type: ignore[attr-defined]
    assert idle or game == _skeleton.NAME


NUMBERED = re.compile(rf"(?:{STAR} )?(\d+) · ")


@pytest.mark.parametrize("game", GAMES)
def test_numbers_follow_the_order_in_which_options_are_shown(game: str, library: Library) -> None:
    starred = 0
    for asked in asked_at(game)[:12]:
        if not asked.picks:
            continue
        texts, drawings = texts_for(library, "en", asked), face(game).drawings
        assert drawings is not None
        options = options_near(asked, Path())
        for shown in (drawings.board(asked.view, texts), drawings.sheet(asked.view, texts)):
            found = lettering(options, shown.regions).letters
            letters = {o: x for o, x in zip(options, found, strict=True) if x}
            picture = Illustration(b"", "x.png", "", letters=letters)
            labels = labels_of(menu_page(asked, Path(), texts, texts, picture=picture))
            read = [int(match[1]) for label in labels if (match := NUMBERED.match(label))]
            assert list(dict.fromkeys(read)) == sorted(set(read))
            starred += bool(read) and labels[0].startswith(f"{STAR} 1 ")
    assert starred > 0


def labels_of(page: Page) -> list[str]:
    """The labels of a page's buttons and choices, in order."""
    items: list[Any] = [item for row in page.rows for item in row]
    return [
        str(label)
        for item in items
        for label in ([o.label for o in item.options] if hasattr(item, "options") else [item.label])
    ]
