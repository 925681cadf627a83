"""What a seat has before it, for anybody at the table: as a picture, and the same in words."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.games import face
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from engine.games import GAMES
from engine.kernel import EVERYTHING
from tests.bot.face.playing import alts, buttons, last_public, press, rest, words
from tests.draw.moments import SHORT, cut, moments, outside, overlapping, texts
from tests.standin import StandIn

FOR_TWO = [name for name, package in GAMES.items() if 2 in package.SEATS]
SHOWN = [name for name in GAMES if face(name).tableau_text is not None]


async def dashboard_of(
    game: str, bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> Message:
    """The dashboard of a game between two."""
    await people[0].command(channel, "game new", {"game": game})
    await rest(bot, standin)
    lobby = last_public(people[0], channel)
    await press(people[1], lobby, "Rejoindre")
    await press(people[0], lobby, "Commencer")
    await rest(bot, standin)
    return last_public(people[0], channel)


@pytest.mark.parametrize("game", FOR_TWO)
async def test_the_dashboard_links_to_every_seats_board(
    game: str, bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    dashboard = await dashboard_of(game, bot, standin, people, channel)
    assert ("Plateaux" in buttons(dashboard)) == (game in SHOWN)
    if game not in SHOWN:
        return
    stranger = people[2]
    stranger.record.locale = "fr"
    first = await (await press(stranger, dashboard, "Plateaux")).final()
    assert first.ephemeral
    assert len(first.attachments) == 1
    assert people[0].name in alts(first)[0]
    second = await (await press(stranger, first, people[1].name)).final()
    assert people[1].name in alts(second)[0]
    text = await (await press(stranger, second, "En texte")).final()
    assert text.attachments == []
    assert "```" in words(text)


@pytest.mark.parametrize("game", SHOWN)
def test_a_seats_board_is_the_same_for_everybody_as_picture_and_text(game: str) -> None:
    """Viewers, another seat or a spectator, see only what they may know."""
    package, shown = GAMES[game], face(game)
    assert shown.tableau_text is not None
    assert shown.drawings is not None
    assert shown.drawings.tableau is not None
    said: Any = texts("fr", game, SHORT)
    for state in moments(game, package.SEATS[-1], 2, 4):
        other = package.redeal(state, 0, 5)
        for seat in range(state.seats):
            views = [package.view(one, 0) for one in (state, other)]
            pictures = [shown.drawings.tableau(view, seat, said) for view in views]
            assert pictures[0].image.tobytes() == pictures[1].image.tobytes()
            assert outside(pictures[0]) == overlapping(pictures[0]) == []
            assert cut(pictures[0]) == []
            here, there = (shown.tableau_text(view, seat, said) for view in views)
            assert here == there
            assert len(here) <= 3900
            assert all(len(line) <= 30 for line in here.splitlines())
            whole = shown.tableau_text(package.view(state, EVERYTHING), seat, said)
            assert said.seat(seat) in whole
