"""What happened while somebody was away: the telling lines are shown, the rest is folded."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby, pairwise

import pytest

from bot.features.missed.commands import all_page
from bot.render import digest as digests_module
from bot.render.digest import Digest, grouped_digest, is_important, move_digest, news
from bot.render.happenings import SeenEvent, happening, seen_events
from bot.table import Line
from bot.texts import LOCALES, Library, Texts
from engine.games import GAMES
from tests.bot.face.conftest import table_of
from tests.bot.face.texts.test_story import NAMES, TABLES, happened

TOLD = SeenEvent("starts", {"seat": 0})


@cache
def seen(game: str, seats: int, seed: int) -> tuple[SeenEvent, ...]:
    """A whole game as seat 0 sees it."""
    told = happened(game, seats, seed)
    return tuple(line for events in told for line in seen_events(events, 0))


def windows(game: str, seats: int, seed: int, wide: int) -> list[Sequence[SeenEvent]]:
    """The same in pieces of `wide` events."""
    lines = seen(game, seats, seed)
    return [lines[at : at + wide] for at in range(0, len(lines), wide)]


@pytest.fixture
def written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event that is in nine digests is put into words once: that was most of a digest's cost.
    The caches above keep the events, so that no other one gets the id of one of them."""
    written: dict[tuple[str, int], str] = {}

    def once(texts: Texts, event: SeenEvent) -> str:
        key = texts.locale, id(event)
        if key not in written:
            written[key] = happening(texts, event)
        return written[key]

    monkeypatch.setattr(digests_module, "happening", once)


@pytest.mark.parametrize(("game", "seats", "seed"), TABLES)
@pytest.mark.parametrize("wide", [7, 40, 200])
def test_notable_events_are_shown_before_ordinary_ones(
    library: Library, written_once: None, game: str, seats: int, seed: int, wide: int
) -> None:
    texts = library.texts(LOCALES[seed % 2], game, NAMES)
    losses = GAMES[game].LOSSES if game in GAMES else {}
    folded = 0
    for lines in windows(game, seats, seed, wide):
        for limit in (900, 1500, 3400):
            digests = [
                move_digest(texts, lines, 0, limit),
                grouped_digest(texts, lines, 0, limit),
                news(texts, lines, 0, losses, limit),
            ]
            for digest in digests:
                law(game, lines, digest, limit)
                folded += bool(digest.folded)
            for told in digests[0].shown:
                assert happening(texts, told)[:290] in digests[0].text
    assert folded or wide == 7


def law(game: str, lines: Sequence[SeenEvent], digest: Digest, limit: int) -> None:
    assert len(digest.text) <= limit
    assert digest.folded == len(lines) - len(digest.shown)
    assert digest.shown, "something is always shown"
    kept = {id(told) for told in digest.shown}
    notable = [told for told in lines if is_important(game, told)]
    if not all(is_important(game, told) for told in digest.shown):
        assert all(id(told) in kept for told in notable)
    at = {id(line): place for place, line in enumerate(lines)}
    places = [at[id(told)] for told in digest.shown]
    assert all(one < other for one, other in pairwise(places)), "the oldest first"


@pytest.mark.parametrize("game", GAMES)
def test_losses_and_declared_events_are_notable(game: str) -> None:
    package = GAMES[game]
    assert all(is_important(game, SeenEvent(name, {})) for name in package.NOTABLE)
    for name, loss in package.LOSSES.items():
        facts = {loss.seat: 1} | ({loss.amount: 1} if loss.amount else {})
        assert is_important(game, SeenEvent(name, facts))
        if loss.amount and name not in package.NOTABLE:
            assert not is_important(game, SeenEvent(name, facts | {loss.amount: 0}))
    assert not is_important(game, SeenEvent("undone", {"seat": 0}))


def test_a_skirmish_is_summarized_by_its_forces(library: Library) -> None:
    """Cards drawn and played by others are folded; each side's force and the prize are not."""
    texts = library.texts("en", "arctic_scavengers", NAMES)
    forces = [
        SeenEvent("fought", {"seat": seat, "fight": 3 + seat, "people": 2, "short": 0})
        for seat in (0, 1)
    ]
    prize = SeenEvent("prize_won", {"seat": 1, "by_people": 0})
    drawn = [SeenEvent("drew", {"seat": seat, "amount": 5}) for seat in (1, 2)] * 5
    digest = move_digest(texts, [*drawn, *forces, prize, *drawn], 0, 1500)
    assert digest.folded == len(drawn) * 2
    assert digest.text.splitlines() == [
        "· Alice mustered a fight total of 3, with 2 people.",
        "· Bruno mustered a fight total of 4, with 2 people.",
        "· Bruno won the skirmish and its resource.",
        "… and 20 more",
    ]


def test_without_notable_events_each_seats_last_one_is_shown(library: Library) -> None:
    texts = library.texts("fr", "happy_dayz", NAMES)
    theirs = [SeenEvent("starts", {"seat": seat}) for seat in (1, 2) for _ in range(5)]
    assert move_digest(texts, theirs, 0, 900).text.splitlines() == [
        "· Bruno commence la manche.",
        "· Chloé commence la manche.",
        "… et 8 autres évènements",
    ]
    few = move_digest(texts, theirs[3:8], 0, 900)
    assert (few.folded, few.text.splitlines()) == (
        0,
        ["· Bruno commence la manche. (×2)", "· Chloé commence la manche. (×3)"],
    )


@pytest.mark.parametrize(("game", "seats", "seed"), TABLES[:3])
def test_a_button_opens_all_events_page_by_page(
    library: Library, game: str, seats: int, seed: int
) -> None:
    texts = library.texts("en", game, NAMES)
    seens = windows(game, seats, seed, 10_000)[0]
    lines = [Line(n, None, one.name, one.facts) for n, one in enumerate(seens)]
    pages, at = [], 0
    while True:
        page = all_page(table_of(game, seats), lines, at, texts)
        assert page.panel is not None
        if pages and page.panel.text == pages[-1]:
            break
        pages.append(page.panel.text)
        at += 1
    assert len(pages) > 1
    assert [text for text, _ in groupby("\n".join(pages).splitlines())] == [
        text for text, _ in groupby(f"· {happening(texts, one)}" for one in lines)
    ]
