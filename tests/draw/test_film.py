"""The film of a finished game: its stills, its bytes and seconds."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from PIL import Image

from bot.features.replay.film import make_film
from bot.features.replay.gif import MAX_STILLS, PhaseEnd, captions, draw_film, spread, stills_of
from bot.games import face
from bot.render.draw import film as films
from bot.table.after.replay import replay_moves
from bot.texts import LOCALES
from engine.games import GAMES
from tests.bot.face.features.test_replay import played
from tests.draw.moments import LIBRARY

DRAWN = [game for game in GAMES if face(game).pictures]


@pytest.mark.parametrize("game", DRAWN)
def test_a_film_shows_the_end_of_each_phase_to_everybody_within_discords_limits(game: str) -> None:
    seats = GAMES[game].SEATS[-1]
    course, end = played(game, seats)
    stills = list(stills_of(game, make_film(course, end)))
    assert stills[-1].view == GAMES[game].view(end, None)
    views = [course.package.view(state, None) for _, state in replay_moves(course)]
    phases = [(view.phase, view.chapter) for view in views]
    ends = [view for view, now, then in zip(views, phases, phases[1:], strict=False) if now != then]
    assert [still.view for still in stills[:-1]] == ends
    shown = spread(stills)
    for locale in LOCALES:
        texts = LIBRARY.texts(locale, game, tuple(f"Seat {n}" for n in range(seats)))
        assert all(phase for phase, _ in captions(shown, texts))
    gif = draw_film(shown, texts)
    assert len(gif) <= films.MAX_BYTES
    with Image.open(io.BytesIO(gif)) as film:
        assert film.size[0] == films.WIDTHS_PX[0]
        lengths = []
        for n in range(film.n_frames):
            film.seek(n)
            lengths.append(film.info["duration"])
    assert 2 <= film.n_frames <= len(shown), "equal stills may become one"
    assert sum(lengths) <= 30_000


@pytest.mark.parametrize("count", [1, 2, MAX_STILLS, MAX_STILLS + 1, 500])
def test_a_long_game_shows_some_of_its_phases_the_first_and_the_last_among_them(count: int) -> None:
    view = GAMES[DRAWN[0]].view(played(DRAWN[0], 2)[1], None)
    stills = [PhaseEnd(view, None)] * count
    numbered = spread([still._replace(last=n) for n, still in enumerate(stills)])  # type: ignore[arg-type]
    order = [still.last for still in numbered]
    assert (len(order), order[0], order[-1]) == (min(count, MAX_STILLS), 0, count - 1)
    steps = {b - a for a, b in pairwise(order)}  # type: ignore[operator]
    assert not steps or max(steps) - min(steps) <= 1


def test_a_film_that_is_too_large_is_made_narrower(monkeypatch: pytest.MonkeyPatch) -> None:
    film = make_film(*played(DRAWN[0], 2))
    stills, texts = list(stills_of(DRAWN[0], film))[:4], LIBRARY.texts("fr", DRAWN[0], ("A", "B"))
    wide = draw_film(stills, texts)
    monkeypatch.setattr(films, "MAX_BYTES", len(wide) - 1)
    with Image.open(io.BytesIO(draw_film(stills, texts))) as film:
        assert film.size[0] == films.WIDTHS_PX[1]
    monkeypatch.setattr(films, "MAX_BYTES", 100)
    with pytest.raises(ValueError, match="takes"):
        draw_film(stills, texts)
