"""/challenge as people see it: alone, once, no spoilers, a board per server, day after day."""

from __future__ import annotations

import time

import discord

from bot.app.assembly import Bot
from bot.discord.components.ids import table_id
from bot.features import FEATURES
from bot.features.analysis.service import GameAnalysis
from bot.features.challenge.commands import board_page
from bot.features.challenge.promises import Promises, text
from bot.features.challenge.rows import AttemptRow
from bot.features.challenge.service import Board, Challenges
from bot.model.times import WallTime
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.render.clocks import written_day
from bot.texts import LOCALES, Library
from engine.games import GAMES
from tests.bot.face.limits import check_page
from tests.bot.face.playing import alts, buttons, manages_channels, press, words
from tests.standin import StandIn
from tests.waiting import until

GAME = "_skeleton"
DAY = 86_400.0


async def give(person: Person, channel: Channel, command: str) -> Message:
    answer = await person.command(channel, f"challenge {command}", {"game": GAME})
    message = await answer.last()
    assert message.ephemeral
    return message


async def play_on(bot: Bot, person: Person, channel: Channel) -> Message:
    """Play one's challenge to the last pick but one by the rules, and the last by a button."""
    message = await give(person, channel, "play")
    user = int(person.id)
    (table,) = await bot.tables.table_queries.of_user(user, most=1, learning=True)
    while len((asked := await bot.tables.play.ask(table.id, 0)).picks) > 1:
        await bot.tables.play.pick(table.id, user, 0, asked.revision, 0)
    message = await give(person, channel, "play")
    while table.status == "running":
        label = next(iter(buttons(message)))
        answer = await press(person, message, label)
        shown = await answer.last()
        message, table = shown, await bot.tables.table_queries.info(table.id)
    return message


async def test_the_board_opens_after_a_challenge_was_played(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, chloe = people[:3]
    first = await give(alice, channel, "play")
    assert "Défi du jour" in words(first)
    assert "⭐" not in "".join(buttons(first)), "No hints in a challenge"
    assert "Un conseil" not in buttons(first), "nor offered to be"
    asked = await (await alice.command(channel, "game hint")).final()
    assert "Pas de conseils dans un défi" in words(asked)
    closed = await give(bob, channel, "board")
    assert "Ici, personne n’a encore joué ce défi. Vous verrez" in words(closed)
    last = await play_on(bot, alice, channel)
    assert list(buttons(last)) == ["Le classement du jour"]
    answer = await press(alice, last, "Le classement du jour")
    opened = await answer.final()
    assert f"1. {alice.name}" in words(opened)
    assert "un jour." in words(opened)
    assert "Vérifier ma partie" not in buttons(opened)
    assert "UTC" in words(opened)
    leaving = words(await (await alice.command(channel, "privacy delete")).final())
    assert "jusqu’à la fin du jour" in leaving
    assert "vos leçons et défis (1)" in leaving
    assert "jusqu’à la fin du jour" not in words(
        await (await bob.command(channel, "privacy delete")).final()
    )
    closed = await give(chloe, channel, "board")
    assert "One person here has played it. You will see" in words(closed)
    assert alice.name not in words(closed)
    again = await press(chloe, closed, "Play")
    played = await again.final()
    assert "Challenge of the day" in words(played)
    lesson = await (await chloe.command(channel, "game learn", {"game": GAME})).final()
    assert "Finish today’s challenge" in words(lesson)
    refused = await alice.command(channel, "challenge play", {"game": GAME})
    message = await refused.final()
    assert "Vous avez déjà joué ce défi" in words(message)
    assert [m for m in bob.messages(channel) if m.only_for is None] == [], "nothing in public"


async def test_each_promise_is_published_the_day_after(
    bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    began, leapt = time.time(), [0.0]  # the test may run at midnight
    bot.tables.sessions.now = lambda: began + leapt[0]
    await give(alice, channel, "play")
    for day in range(3):
        board = await bot.tables.of(Challenges).board(GAME, int(channel_guild(bot)), int(alice.id))
        said = words(await give(alice, channel, "board"))
        assert f"`{board.promise}`" in said
        assert f"`{board.tomorrow}`" in said
        await play_on(bot, alice, channel)
        opened = words(await give(alice, channel, "board"))
        assert ("un jour." if day == 0 else f"{day + 1} jours de suite.") in opened
        leapt[0] += DAY
    shown = await give(alice, channel, "board")
    for label in ("La veille", "La veille", "Le lendemain"):
        shown = await turned(alice, shown, label)
    assert f"`{board.promise}`" in words(shown)
    past = await bot.tables.of(Challenges).board(GAME, int(channel_guild(bot)), 0, board.day)
    assert f"`{past.secret}`" in words(shown)
    assert f"1. {alice.name}" in words(shown)
    proof = await (await press(alice, shown, "Vérifier ma partie")).final()
    assert "Tout concorde" in words(proof)
    assert proof is not None
    assert [
        attachment
        for attachment in proof.attachments
        if attachment["filename"].endswith("-proof.json")
    ]
    own_board = await bot.tables.of(Challenges).board(
        GAME, int(channel_guild(bot)), int(alice.id), board.day
    )
    assert own_board.mine is not None
    await bot.tables.of(GameAnalysis).analysis(
        own_board.mine
    )  # worked out by a process, which takes a while
    back = await (await press(alice, shown, "Qui menait ?")).final()
    assert "Rétrospective" in words(back)
    assert in_words(own_board.day) in alts(back)[0], "not the day on which it is looked at"
    refused = await alice.command(channel, "challenge board", {"game": GAME, "day": "2020-01-01"})
    assert "Il n’y a pas de défi du 2020-01-01" in words(await refused.final())


def in_words(day: str) -> str:
    """A day as French readers see it."""
    return written_day(Library().texts("fr"), day)


async def turned(person: Person, message: Message, label: str) -> Message:
    """The message after a press that changes it."""
    answer = await press(person, message, label)
    return await answer.last()


async def test_promises_are_posted_once_a_day_in_the_chosen_channel(
    bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    began, leapt = time.time(), [0.0]  # the test may run at midnight
    bot.tables.sessions.now = lambda: began + leapt[0]
    boss = people[0]
    manages_channels(boss)
    await bot.client.began.wait()
    promises = Promises(bot.client, bot.context, WallTime())
    post = promises.round

    def posted() -> list[str]:
        return [words(m) for m in boss.messages(channel) if m.only_for is None]

    await post()
    assert posted() == [], "nobody has asked for it"
    chosen = await boss.command(channel, "settings server", {"promises": "here"})
    shown = await chosen.final()
    assert f"<#{channel.id}>" in words(shown)
    for day in range(2):
        for _ in range(2):
            await post()
        await until(lambda n=day + 1: len(posted()) == n)  # by the person who looked first
        pledge = await bot.tables.of(Challenges).pledge()
        said = posted()[-1]
        assert in_words(pledge.tomorrow) in said
        assert pledge.promises.keys() == GAMES.keys()
        for digest in (*pledge.promises.values(), *pledge.secrets.values()):
            assert f"`{digest}`" in said
        assert bool(pledge.secrets) == (day > 0)
        leapt[0] += DAY
    assert promises.turns == 4, "it is seen to be at work, however many servers there are"
    assert pledge.secrets.keys() == GAMES.keys()
    assert len(text(pledge, bot.context.library, "fr")) < 2000


def channel_guild(bot: Bot) -> int:
    return bot.client.guilds[0].id


async def test_a_full_board_fits_in_both_languages(library: Library) -> None:
    places = tuple(
        AttemptRow(n, 100 + n, "Zoé " + "très longue " * 6, 100 - n, 1, 5.0) for n in range(60)
    )
    for locale in LOCALES:
        for shown in (places, (), None):
            for over in (False, True):
                board = Board(
                    game=GAME,
                    day="2026-11-22",
                    ends=1.8e9,
                    over=over,
                    played=60,
                    places=shown,
                    mine=10**18,
                    streak=3,
                    promise="a" * 64,
                    promised_at=5.0,
                    secret="c" * 32,
                    tomorrow="b" * 64,
                    before=True,
                )
                check_page(board_page(board, library.texts(locale, GAME), FEATURES))


def test_a_board_offers_only_what_features_answer(library: Library) -> None:
    """Without the line of the proofs, the way to them is gone, and that to the analysis stays."""
    board = Board(
        game=GAME, day="2026-11-22", ends=1.8e9, over=True, played=1, places=(), mine=7, streak=1,
        promise="a" * 64, promised_at=5.0, secret="c" * 32, tomorrow="b" * 64, before=False,
    )  # fmt: skip
    left = tuple(feature for feature in FEATURES if feature.name != "verify")
    for features, ways in ((FEATURES, ["verify", "hindsight"]), (left, ["hindsight"])):
        page = board_page(board, library.texts("en", GAME), features)
        ids = [item.custom_id for item in page.rows[-1] if isinstance(item, discord.ui.Button)]
        assert ids == [table_id(7, way) for way in ways]
