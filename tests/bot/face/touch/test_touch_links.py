"""Links to boards: who comes by one sees one seat, for a day, until it is ended."""

from __future__ import annotations

import logging
import re
import time
from pathlib import Path

import aiohttp
import pytest
import sqlalchemy as sa

from bot.app.assembly import Bot
from bot.app.config import load_config
from bot.app.logs import Redacting
from bot.errors import StartError
from bot.features.touch import TOUCH
from bot.features.touch.rows import touch_links
from bot.features.touch.service import TouchLinks
from bot.features.touch.site import MOST_OF_LINK
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.schedule.periodic import UPKEEP
from bot.store.database import copies
from tests.bot.face.playing import Boot, press, rest, words
from tests.bot.face.touch.test_touch import table_of
from tests.bot.face.touch.touching import Json, banned, line, public, token_of, touching
from tests.standin import StandIn

DAY = 86_400


async def refused(bot: Bot, token: str, locale: str = "en") -> str:
    """The sentence with which a page is refused permanently."""
    async with line(bot) as hands:
        await hands.ask(do="hello", token=token, locale=locale)
        found: Json = await hands.frame()
        assert (found["type"], found["over"]) == ("refused", True), found
        assert (await hands.frame())["type"] == "closed"
    return str(found["text"])


def address(message: Message | None) -> str:
    """The address behind the link button of a message."""
    assert message is not None
    (found,) = [part["url"] for part in message.buttons() if part["style"] == 5]
    return str(found)


async def test_a_link_is_private_valid_for_a_day_and_revocable(
    reached: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    caplog: pytest.LogCaptureFixture,
) -> None:
    alice, _, chloe = people[:3]
    caplog.set_level(logging.DEBUG)
    table = await table_of(reached, channel, *people[:2])
    message = await (await alice.command(channel, "board link")).last()
    assert message.only_for == alice.id
    url, _, token = address(message).partition("/#")
    assert url == reached.context.public.url
    other = await (await chloe.command(channel, "board link")).final()
    assert "regarder" in words(other) or "watch" in words(other)
    async with touching(reached, token.partition("~")[0]) as hands:
        assert "Alice" in hands.state["who"]
        await press(alice, message, "Fermer mes liens")
        assert (await hands.until("refused"))["over"] is True
        assert (await hands.frame())["type"] == "closed"
    assert "no longer works" in await refused(reached, token.partition("~")[0])
    assert (await reached.tables.table_queries.info(table.id)).ply == table.ply
    await rest(reached, standin)
    written = Redacting()
    assert [r for r in caplog.records if token[:30] in written.format(r)] == []


async def test_only_a_valid_token_opens_a_page(
    reached: Bot, people: tuple[Person, ...], channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bruno = people[:2]
    table = await table_of(reached, channel, alice, bruno)
    token = await token_of(reached, table.id, alice)
    theirs = await token_of(reached, table.id, bruno)
    number, secret = token.split(".")
    forged = (
        "", "x", f"{number}.{secret[:-1]}", f"{number}.{secret[::-1]}", f"{number}.",
        f"{int(number) + 1}.{secret}", f"{number}.{theirs.split('.')[1]}", f"0{number}.{secret}9",
        token + "\n", f" {token}", f"{number}.{secret}.{secret}", f"{number}.{'0' * 64}",
    )  # fmt: skip
    for wrong in forged:
        assert "no longer works" in await refused(reached, wrong), wrong
    assert "n’est plus valable" in await refused(reached, "x", "fr")
    newer = await token_of(reached, table.id, alice)
    assert "no longer works" in await refused(reached, token), "a new one replaces it"
    async with touching(reached, newer) as hands:
        assert "Alice" in hands.state["who"]
    later = reached.tables.sessions.now() + DAY + 1
    monkeypatch.setattr(reached.tables.sessions, "now", lambda: later)
    assert "no longer works" in await refused(reached, newer), "its day is over"
    assert "no longer works" in await refused(reached, theirs)


async def test_a_link_to_a_seat_of_another_person_is_refused(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno = people[:2]
    table = await table_of(reached, channel, alice, bruno)
    token = await token_of(reached, table.id, alice)
    async with touching(reached, token) as hands:
        await reached.tables.seats.hand_over(table.id, int(alice.id), 0)
        assert (await hands.until("refused"))["over"] is True
    assert "no longer works" in await refused(reached, token)


async def test_a_closed_table_gets_one_sentence_and_a_finished_one_its_board(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno = people[:2]
    table = await table_of(reached, channel, alice, bruno)
    token = await token_of(reached, table.id, alice)
    async with touching(reached, token) as hands:
        await reached.tables.pausing.pause(table.id, int(alice.id))
        assert "pause" in (await hands.until("state"))["menu"]["text"].lower()
        await reached.tables.pausing.resume(table.id, int(alice.id))
        assert (await hands.until("state"))["menu"]["rows"]
        await reached.tables.ending.end(table.id, 6, leads=True)
        state = await hands.until("state")
        while state["menu"]["rows"]:
            state = await hands.until("state")
        assert state["menu"]["text"]

    def close(tx):  # type: ignore[no-untyped-def]
        tx.execute(sa.text("UPDATE games SET status = 'cancelled'"))

    await reached.store.write(close)
    assert await refused(reached, token)
    lobby = await reached.tables.lobby.open(
        "gharkane", 200000000000000001, 9, int(alice.id), "Alice", "fr"
    )
    with pytest.raises(Exception, match="not-started"):
        await token_of(reached, lobby.id, alice)


async def test_only_the_pages_own_files_are_served(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    url = reached.context.public.url
    evil = ("https://evil.example", "null", f"{url}.evil.example", "", url.replace("http", "https"))
    for origin in evil:
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            async with line(reached, origin):
                pass
    async with aiohttp.ClientSession() as session:
        headers = {"Origin": evil[0], "Accept-Language": "fr"}
        async with session.get(f"{url}/live", headers=headers) as answer:
            assert (answer.status, "depuis son adresse" in await answer.text()) == (403, True)
        async with session.post(f"{url}/", data="x") as answer:
            assert answer.status == 405
        for path in ("/page/touch.js", "/../touch.js", "/metrics", "/healthz"):
            async with session.get(f"{url}{path}") as answer:
                assert answer.status == 404
        async with session.get(f"{url}/") as answer:
            headers, html = dict(answer.headers), await answer.text()
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert f"frame-ancestors {reached.context.public.stand_in}" in policy
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "Set-Cookie" not in headers
    assert "Access-Control-Allow-Origin" not in headers
    told = html.replace(reached.context.public.stand_in, "")  # who frames it here, to be compared
    assert re.findall(r"https?://(?!www\.w3\.org)", told) == [], "nothing is loaded from elsewhere"


async def test_no_site_but_discord_may_frame_the_page(boot: Boot) -> None:
    from bot.discord.context import Public
    from bot.features.touch.activity import Activities
    from bot.features.touch.document import Document

    async with boot() as bot:
        for secret, framed, ancestors in (
            ("", False, "'none'"), ("", True, "'none'"), ("s", False, "'none'"),
            ("s", True, "https://discord.com"),
        ):  # fmt: skip
            bot.context.public = Public("https://board.example", secret)
            document = Document(bot.context, Activities(bot.context, bot.client))
            headers = document.answer(framed=framed).headers
            assert f"frame-ancestors {ancestors}" in headers["Content-Security-Policy"]
            assert ("X-Frame-Options" in headers) == (ancestors == "'none'")


async def test_without_a_public_address_links_are_refused_with_a_sentence(
    bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    await table_of(bot, channel, *people[:2])
    message = await (await people[0].command(channel, "board link")).final()
    assert "pas d’adresse" in words(message)


async def test_links_and_pages_are_limited(
    boot: Boot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    async with boot(links_per_person=2, **public()) as bot:
        table = await table_of(bot, channel, *people[:2])
        said = [await (await alice.command(channel, "board link")).final() for _ in range(3)]
        assert [
            ("/plateau lien" in words(message) or "Réessayez" in words(message)) for message in said
        ] == [
            False,
            False,
            True,
        ]
        token = await token_of(bot, table.id, alice)
        pages = [touching(bot, token) for _ in range(MOST_OF_LINK)]
        for page in pages:
            await page.__aenter__()
        assert f"{MOST_OF_LINK} pages" in await refused(bot, token)
        for page in pages:
            await page.__aexit__(None, None, None)


async def test_a_banned_person_is_refused_on_a_page(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await table_of(reached, channel, *people[:2])
    token = await token_of(reached, table.id, people[0])
    async with touching(reached, token) as hands:
        reached.context.kept_out = banned(people[0])
        await hands.ask(do="press", id=f"m1:{table.id}:0:1:0", values=[])
        found = await hands.until("refused")
        assert "rudeness" in found["text"]
        assert found["over"] is True


async def test_expired_links_are_deleted(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await table_of(reached, channel, *people[:2])
    await token_of(reached, table.id, people[0])
    now = reached.tables.sessions.now()
    for later, left in ((0, 1), (DAY + 1, 0)):

        def work(tx, at=now + later):  # type: ignore[no-untyped-def]
            for keep in UPKEEP.of([TOUCH]):
                keep(tx, at)
            return len(list(tx.execute(sa.select(touch_links))))

        assert await reached.store.write(work) == left


async def test_no_link_of_before_a_restore_holds_after_it(
    boot: Boot, people: tuple[Person, ...], channel: Channel, tmp_path: Path
) -> None:
    """One was made after the copy, and the next link may have its number. The copy holds another
    that was revoked since."""
    alice, bruno = people[:2]
    copy, settings = tmp_path / "copy.db", public()
    url = f"sqlite+aiosqlite:///{tmp_path}/g.db"
    async with boot(**settings) as bot:
        table = await table_of(bot, channel, alice, bruno)
        old = await token_of(bot, table.id, alice)
        copies.backup(url, copy)
        await bot.tables.of(TouchLinks).revoke(table.id, int(alice.id))
        lost = await token_of(bot, table.id, alice)
    copies.restore(url, copy, time.time())
    async with boot(**settings) as bot:
        theirs = await token_of(bot, table.id, bruno)
        number = theirs.partition(".")[0]
        for token in (old, lost, f"{number}.{lost.partition('.')[2]}"):
            assert "no longer works" in await refused(bot, token)
        async with touching(bot, theirs) as hands:
            assert "Bruno" in hands.state["who"]


def test_tokens_are_never_logged() -> None:
    token = f"17.{'aB-_' * 8}"
    record = logging.LogRecord("x", logging.INFO, "", 0, "GET /#%s HTTP", (token,), None)
    assert Redacting("s3cret").format(record).endswith("GET /#[token] HTTP")


@pytest.mark.parametrize(
    "url",
    ["http://board.example", "board.example", "ftp://board.example", "https://", "https://a/?x=1",
     "https://u:p@a.example", "https://a.example/#x"],
)  # fmt: skip
def test_an_address_without_tls_is_refused_at_start(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GHARKANE_PUBLIC_URL", url)
    with pytest.raises(StartError, match="GHARKANE_PUBLIC_URL"):
        load_config()
    monkeypatch.setenv("GHARKANE_PUBLIC_URL", "https://board.example/play/")
    assert load_config().public_url == "https://board.example/play"
