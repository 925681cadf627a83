"""/block: in both languages, the blocked person is listed for its user and learns nothing."""

from __future__ import annotations

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face.playing import press, selects, words
from tests.bot.face.tables.test_play import opened
from tests.standin import StandIn


async def test_a_block_is_listed_and_lifted_by_its_person_alone(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    lobby = await opened(bot, standin, alice, channel)
    for locale, empty, lift in (
        ("fr", "Pour bloquer quelqu’un", "Débloquer le numéro 1"),
        ("en", "To block a person", "Unblock number 1"),
    ):
        alice.record.locale = locale
        assert empty in words(await (await alice.command(channel, "block")).last())
        page = await (await alice.command(channel, "block", {"person": bob.id})).last()
        assert f"1. <@{bob.id}>" in words(page)
        before = [message.id for message in bob.messages(channel)]
        refusal = words(await (await press(bob, lobby, "Rejoindre")).last())
        assert "siège" in refusal
        assert "bloq" not in refusal
        assert [message.id for message in bob.messages(channel)][: len(before)] == before
        (menu,) = selects(page)
        assert [option["label"] for option in menu["options"]] == [lift]
        answer = await alice.select(page, menu["custom_id"], [menu["options"][0]["value"]])
        assert empty in words(await answer.last())
