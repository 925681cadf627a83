"""A finished game looked back at: every page can be sent, and the whole way at the stand-in."""

from __future__ import annotations

import pytest

from bot.app.assembly import Bot
from bot.discord.context import Localized
from bot.features.replay.chapters import Leaf, chapter_page, log_page, sheet_page
from bot.features.replay.film import make_film, position_at
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.present.pictures import Pictures
from bot.render.lines import in_pages
from bot.store.games import GameRow, MoveRow
from bot.table import TableInfo
from bot.table.after.replay import GameHistory
from bot.table.saving import event_to_json
from bot.texts import LOCALES, Library
from engine import codec
from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from engine.kernel import Game, apply, legal, pending
from engine.rng import below
from tests.bot.face.conftest import table_of
from tests.bot.face.limits import check_page
from tests.bot.face.playing import buttons, press, rest, selects, unsent, words
from tests.bot.face.tables.test_play import started
from tests.standin import StandIn


def played(game: str, seats: int) -> tuple[GameHistory, Game]:
    """A game at random, to its end, as its rows."""
    package = GAMES[game]
    options = package.Options()
    state, seed = package.new_game(seats, 5, options), 11
    moves = [MoveRow(0, "start", None, "5", [event_to_json(event) for event in state.new_events])]
    state.new_events = []
    while state.result is None:
        seat = pending(state)[0][1][0]
        picks = legal(state, seat)
        seed, at = below(seed, len(picks))
        state, events = apply(state, seat, picks[at])
        told, pick = [event_to_json(event) for event in events], codec.pick_to_json(picks[at])
        moves.append(MoveRow(len(moves), "pick", seat, pick, told))
    row = GameRow(
        id=1, game=game, status="ended", guild_id=1, channel_id=2, host_id=3,
        options=options.model_dump(mode="json"), ply=len(moves), result=[*state.result],
        rematch_of=None, missing="", edition=package.EDITION,
    )  # fmt: skip
    return GameHistory(package, row, seats, moves), state


@pytest.mark.parametrize("game", [*GAMES, _skeleton.NAME])
async def test_every_page_of_a_replay_can_be_sent(game: str, library: Library) -> None:
    seats = GAMES[game].SEATS[-1]
    course, end = played(game, seats)
    film = make_film(course, end)
    table = table_of(game, seats, status="ended", result=end.result)
    for chapter in film.chapters:
        at = position_at(table, film, chapter, chapter.end)
        for locale in LOCALES:
            texts = library.texts(locale, game, [s.name or "Ordinateur" for s in table.seated])
            localized = Localized(texts, texts)
            check_page(chapter_page(at, localized))
            for seat in range(seats):
                check_page(sheet_page(at, seat, localized))
            for number in range(3):
                check_page(log_page(at, number, localized))
    shown = await Pictures().board(at.view(), texts, lambda: "alt")
    if shown is not None:
        check_page(chapter_page(at, localized, shown))
    assert (shown is None) == (game == _skeleton.NAME)


def test_places_survive_writing_and_reading() -> None:
    for place in (Leaf(3), Leaf(12, "sheet", 2), Leaf(1, "log", 14), Leaf(2, "text")):
        assert Leaf.parse(str(place)) == place
    for odd in ("", "last", "x-log-1", "3-log", "3-other-1", "99999"):
        assert Leaf.parse(odd).what == ""


def test_no_line_is_split_between_pages() -> None:
    lines = [f"line {n}" for n in range(50)]
    pages = in_pages(lines, 40)
    assert all(len(page) <= 40 for page in pages)
    assert "\n".join(pages).split("\n") == lines
    assert in_pages(["x" * 100], 40) == ["x" * 39 + "…"]


async def end_of_game(
    bot: Bot, standin: StandIn, alice: Person, bob: Person, channel: Channel
) -> TableInfo:
    """A game of Alice and Bob, played to its end."""
    await started(bot, standin, alice, bob, channel)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    table = await played_out(bot, table)
    await rest(bot, standin)
    return table


async def played_out(bot: Bot, table: TableInfo) -> TableInfo:
    """The table, once its people have picked whatever came first to the end."""
    with unsent(bot):
        while (table := await bot.tables.table_queries.info(table.id)).status == "running":
            seat = (await bot.tables.play.view(table.id, None)).awaited[0][0]
            asked = await bot.tables.play.ask(table.id, seat)
            user = table.seated[seat].user_id
            assert user is not None
            await bot.tables.play.pick(table.id, user, seat, asked.revision, 0)
    return table


async def test_a_finished_game_can_be_replayed(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, _, carol = people[:4]
    before = await carol.command(channel, "game replay")
    assert "Aucune partie" in words(before.message)
    table = await end_of_game(bot, standin, alice, bob, channel)
    end = next(m for m in carol.messages(channel) if "Partie terminée" in words(m))
    page = (await press(carol, end, "Revoir")).shown
    assert page.ephemeral
    assert "(1 sur 4)" in words(page)
    assert "◀ Précédent" not in buttons(page)
    page = (await press(carol, page, "Suivant")).message
    assert "(2 sur 4)" in words(page)
    assert page is not None
    log = (await press(carol, page, "Ce qui s’est passé")).shown
    back = (await press(carol, log, "Le plateau")).shown
    sheet = (await press(carol, back, f"Ce qu’avait {bob.name}")).shown
    assert "Main : " in words(sheet)
    sheet = (await press(carol, sheet, "◀ Précédent")).message
    assert "(1 sur 4)" in words(sheet)
    assert sheet is not None
    page = (await press(carol, sheet, "Le plateau")).shown
    (chapters,) = selects(page)
    page = (await carol.select(page, chapters["custom_id"], ["4"])).message
    assert "l’emporte" in words(page)
    assert page is not None
    assert "Suivant ▶" not in buttons(page)
    typed = await bob.command(channel, "game replay", {"game": str(table.id), "day": 3})
    assert "(3 sur 4)" in words(typed.message)
    (found,) = await bob.autocomplete(channel, "game replay", {"game": alice.name}, "game")
    assert found["value"] == str(table.id)
    assert "🏆" in found["name"]
    assert await bob.autocomplete(channel, "game replay", {"game": "zzz"}, "game") == []
    own_message = (await bob.command(channel, "game mine")).shown
    (past,) = selects(own_message)
    page = (await bob.select(own_message, past["custom_id"], [str(table.id)])).message
    assert "(1 sur 4)" in words(page)
    assert selects((await carol.command(channel, "game mine")).message) == []


@pytest.mark.parametrize("asked", ["play", "sheet", "game score", "game log"])
async def test_commands_at_an_ended_game_offer_replay_and_rematch(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, asked: str
) -> None:
    alice, bob = people[:2]
    before = (await alice.command(channel, asked)).message
    assert "Aucune partie" in words(before) or "pas de partie" in words(before)
    await end_of_game(bot, standin, alice, bob, channel)
    page = (await alice.command(channel, asked)).shown
    assert {"Revoir la partie", "Revanche"} <= buttons(page).keys()
    assert "(1 sur 4)" in words((await press(alice, page, "Revoir")).message)


async def test_running_and_hidden_games_are_not_replayed(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, _, carol = people[:4]
    await started(bot, standin, alice, bob, channel)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    shut = await alice.command(channel, "game replay", {"game": str(table.id)})
    assert "pas terminée" in words(shut.message)
    for odd in ("999", "x", "9" * 30):
        answer = await carol.command(channel, "game replay", {"game": odd})
        assert "ne trouve pas" in words(answer.message) or "n’existe plus" in words(answer.message)
    await bot.tables.ending.end(table.id, 6, leads=True)
    assert await carol.autocomplete(carol.direct_channel(), "game replay", {}, "game") == []
    secret = {"game": str(table.id)}
    refused = await carol.command(carol.direct_channel(), "game replay", secret)
    assert "ne trouve pas" in words(refused.message)
    own = await bob.command(bob.direct_channel(), "game replay", secret)
    assert "arrêtée avant la fin" in words(own.message)


async def test_a_game_is_found_from_other_channels_by_readers_of_its_own(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, _, david = people[:4]
    elsewhere = next(c for c in standin.world.channels.values() if c.name == "taverne")
    await end_of_game(bot, standin, alice, bob, channel)
    for person in (bob, david):
        assert len(await person.autocomplete(elsewhere, "game replay", {}, "game")) == 1
    standin.delete_channel(channel)
    for _ in range(200):
        await standin.settled()
        if await david.autocomplete(elsewhere, "game replay", {}, "game") == []:
            break
    (found,) = await bob.autocomplete(elsewhere, "game replay", {}, "game")
    asked = {"game": found["value"]}
    assert "ne trouve pas" in words((await david.command(elsewhere, "game replay", asked)).message)
    assert "l’emporte" in words((await bob.command(elsewhere, "game replay", asked)).message)
