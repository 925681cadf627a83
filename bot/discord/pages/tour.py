"""Before a first game: which game, and a look at a simulated table half way through."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Final

from bot.discord.components.ids import house_id
from bot.discord.components.parts import PRIMARY, Item, Page, button, in_rows
from bot.discord.context import Context
from bot.discord.pages.tables import dashboard_title
from bot.games import face
from bot.present.pictures import alt_text
from bot.render.lines import block
from bot.render.panel import Panel
from bot.render.seats import letter
from bot.slots import Slot
from bot.table import Refused
from bot.texts import Said, Texts
from engine.games import GAMES
from engine.kernel import Pick, Seat, View, pending, play
from engine.players import one_deep_pick
from engine.rng import advance

_SEED: Final = 2
"""The seed of the shown games."""
_MOST: Final = 2_000
"""Maximum number of picks of a shown game."""
FIRST_ITEMS: Final[Slot[Callable[[str, Texts], Sequence[Item]]]] = Slot()
"""Adds buttons for a person without a table: of this game, or of any ("")."""


@lru_cache(maxsize=8)
def half_way(game: str) -> View:
    """Return the public view half way through a simulated game, with three seats or the nearest
    legal number. The same at each call."""
    package = GAMES[game]
    seats = min(package.SEATS, key=lambda n: abs(n - 3))
    state, seed = package.new_game(seats, _SEED, package.Options()), _SEED
    played: list[tuple[Seat, Pick]] = []
    while state.result is None and len(played) < _MOST:
        seat = pending(state)[0][1][0]
        seed, draw = advance(seed)
        played.append((seat, one_deep_pick(state, seat, draw)))
        play(state, *played[-1])
        state.new_events.clear()
    state = package.new_game(seats, _SEED, package.Options())
    for seat, pick in played[: len(played) // 2]:
        play(state, seat, pick)
    return package.view(state, None)


async def games_page(ctx: Context, message: str, leads_to: Callable[[str], str]) -> Page:
    """Ask which game, each with its pitch; `leads_to` gives the id of a game's button."""
    localized = await ctx.private()
    items, parts = [], []
    for game in GAMES:
        texts = ctx.bot.library.texts(localized.plain.locale, game)
        items.append(button(texts.say("game-name"), leads_to(game), PRIMARY))
        parts.append((texts.say("game-name"), texts.say("game-pitch")))
    panel = Panel(localized.markdown.say(message), parts=tuple(parts))
    return Page(panel=panel, rows=tuple(in_rows(items)))


async def look_around(ctx: Context, game: str, _: Sequence[str]) -> None:
    """Show the simulated table of a game, and the buttons to start one; without a game, ask
    which."""
    if not game and len(GAMES) > 1:
        page = await games_page(ctx, "look-which", partial(house_id, "look"))
        await ctx.turn(page)
        return
    if game and game not in GAMES:
        raise Refused("unknown-game")
    await ctx.turn(await _page(ctx, game or next(iter(GAMES))))


async def _page(ctx: Context, game: str) -> Page:
    view = await asyncio.to_thread(half_way, game)
    bare = ctx.bot.library.texts((await ctx.private()).plain.locale, game)
    names = [bare.say("computer-name", letter=Said(letter(seat))) for seat in range(view.seats)]
    texts = ctx.bot.library.texts(bare.locale, game, names)
    words = face(game).board_text(view, texts)
    title = dashboard_title(view, texts)
    picture = None
    if await ctx.wants_pictures():
        alt = partial(alt_text, title, words)
        picture = await ctx.bot.pictures.board(view, texts, alt)
    panel = Panel(title, texts.say("look-text"), board="" if picture else block(words, 3900))
    row = (
        *FIRST_ITEMS.gather(ctx.bot.features, game, texts),
        button(texts.say("button-open-table"), house_id("open", game)),
    )
    return Page(panel=panel, rows=(row,), picture=picture)
