"""A person and a real discord.py client, through the stand-in."""

from __future__ import annotations

import time
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import Refusal, slash
from tests.playground.small_bot import PNG, SmallBot, picture
from tests.standin import StandIn


async def test_command_with_group_and_options(standin: StandIn, bot: SmallBot) -> None:
    alice, table = standin.person("Alice"), standin.channel("table")
    answer = await alice.command(table, "game new", {"seats": "3", "loud": True})
    assert answer.kind == "message"
    assert answer.message is not None
    assert answer.message.content == "new 3 True"
    assert standin.refusals == []


async def test_every_option_type(standin: StandIn, bot: SmallBot) -> None:
    alice, table = standin.person("Alice"), standin.channel("table")
    answer = await alice.command(table, "typed", who="Bruno", many=3, sure="false")
    assert answer.message is not None
    assert answer.message.content == "bruno 3 False"
    for wrong in (
        {"who": "Bruno", "many": 10, "sure": True},
        {"who": "Nobody", "many": 1, "sure": True},
        {"who": "Bruno", "many": "x", "sure": True},
        {"who": "Bruno", "many": 1},
        {"who": "Bruno", "many": 1, "sure": True, "more": 1},
    ):
        with pytest.raises(Refusal):
            await alice.command(table, "typed", wrong)
    with pytest.raises(Refusal, match="subcommand"):
        await alice.command(table, "game")
    with pytest.raises(Refusal, match="no command"):
        await alice.command(table, "nothing")


async def test_autocomplete(standin: StandIn, bot: SmallBot) -> None:
    alice, table = standin.person("Alice"), standin.channel("table")
    choices = await alice.autocomplete(table, "move", {"pick": "bo"}, focused="pick")
    assert choices == [{"name": "boule", "value": "boule"}, {"name": "board", "value": "board"}]


async def test_dynamic_button_is_edited_in_place(standin: StandIn, bot: SmallBot) -> None:
    alice, bruno = standin.person("Alice"), standin.person("Bruno")
    table = standin.channel("table")
    first = (await alice.command(table, "game new")).shown
    for n in range(30):
        current = bruno.messages(table)[0]
        answer = await bruno.click(current, f"t1:{n}")
        assert answer.kind == "update"
    assert [button["label"] for button in bruno.messages(table)[0].buttons()] == ["press 30"]
    assert len(bruno.messages(table)) == 1
    with pytest.raises(Refusal, match="no t1:0"):
        await bruno.click(first, "t1:0")
    assert (await bruno.click(first, "t1:0", force=True)).kind == "update"
    assert first.content == "new 2 False"  # a snapshot stays what it was


async def test_a_click_on_a_message_that_is_edited_meanwhile_is_answered(
    standin: StandIn, bot: SmallBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, table = standin.person("Alice"), standin.channel("table")
    message = (await alice.command(table, "game new")).shown

    async def meanwhile() -> None:
        monkeypatch.undo()
        assert (await alice.click(message, "t1:0")).kind == "update"

    monkeypatch.setattr(standin, "caught_up", meanwhile)
    assert (await alice.click(message, "t1:0")).kind == "update"


async def test_select_form_and_deferred_update(standin: StandIn, bot: SmallBot) -> None:
    chloe, table = standin.person("Chloé"), standin.channel("table")
    message = (await chloe.command(table, "menu")).shown
    picked = (await chloe.select(message, "pick", ["a", "c"])).shown
    assert picked.content == "picked a,c"
    for values in (["z"], [], ["a", "b", "c"], ["a", "a"]):
        with pytest.raises(Refusal):
            await chloe.select(message, "pick", values)
    with pytest.raises(Refusal, match="disabled"):
        await chloe.click(message, "off")
    later = await chloe.click(message, "later")
    assert later.kind == "deferred"
    final = await later.last()
    assert final.content == "later came"
    form = await chloe.click(message, "form")
    assert form.modal is not None
    assert form.modal["title"] == "A form"
    names = [part["component"]["custom_id"] for part in form.modal["components"]]
    with pytest.raises(Refusal, match="characters"):
        await chloe.submit(form, {names[0]: "x" * 21, names[1]: ["can"]})
    with pytest.raises(Refusal, match="required"):
        await chloe.submit(form, {names[1]: ["can"]})
    done = await chloe.submit(form, {names[0]: "Boule", names[1]: ["can"]})
    assert done.message is not None
    assert done.message.content == "form: Boule can"
    assert done.message.ephemeral
    assert standin.refusals == []


async def test_ephemerals_are_seen_by_one(standin: StandIn, bot: SmallBot) -> None:
    alice, bruno = standin.person("Alice"), standin.person("Bruno")
    table = standin.channel("table")
    answer = await alice.command(table, "secret")
    await standin.settled()
    assert [m.content for m in alice.messages(table)] == ["only you", "also only you"]
    assert [m.content for m in answer.follow_ups] == ["also only you"]
    assert bruno.messages(table) == []
    assert bot.heard == []
    with pytest.raises(Refusal):
        await bruno.click(alice.messages(table)[0], "x")
    alice.dismiss(alice.messages(table)[0])
    assert len(alice.messages(table)) == 1


async def test_first_follow_up_fills_the_thinking_message(standin: StandIn, bot: SmallBot) -> None:
    alice, table = standin.person("Alice"), standin.channel("table")
    answer = await alice.command(table, "slow")
    assert answer.kind == "deferred"
    assert answer.message is not None
    assert answer.message.loading
    final = await answer.last()
    assert (final.content, final.ephemeral, final.loading) == ("thought", True, False)
    assert len(alice.messages(table)) == 1


async def test_silence_is_told(standin: StandIn, bot: SmallBot, monkeypatch: Any) -> None:
    monkeypatch.setattr("bot.playground.people.DEADLINE", 0.1)
    with pytest.raises(Refusal) as raised:
        await standin.person("Alice").command(standin.channel("table"), "silent")
    assert raised.value.code == "no_answer"


async def test_picture_embed_and_layout(standin: StandIn, bot: SmallBot) -> None:
    alice, table = standin.person("Alice"), standin.channel("table")
    message = await (await alice.command(table, "game board")).last()
    assert message.text() == "x\nBoard\na red board"
    (item,) = message.attachments
    assert (item["width"], item["height"], item["content_type"]) == (8, 6, "image/png")
    assert message.embeds[0]["author"]["icon_url"] == item["url"]
    async with aiohttp.ClientSession() as session, session.get(item["url"]) as got:
        assert await got.read() == PNG.getvalue()
        assert got.content_type == "image/png"
    layout = (await alice.command(table, "layout")).shown
    assert layout.text().splitlines() == [
        "# Shelter",
        "press 7",
        "the rooms",
        "a red board",
    ]
    assert [button["custom_id"] for button in layout.buttons()] == ["t1:7"]
    assert standin.refusals == []


async def test_direct_message_closed_and_open(standin: StandIn, bot: SmallBot) -> None:
    alice = standin.person("Alice")
    user = await bot.create_dm(discord.Object(int(alice.id)))
    await user.send("psst")
    assert [m.content for m in alice.direct_messages()] == ["psst"]
    assert standin.person("Bruno").messages(alice.direct_channel()) == []
    answer = await alice.command(alice.direct_channel(), "move", pick="x")
    assert answer.message is not None
    alice.close_dms()
    with pytest.raises(discord.Forbidden) as closed:
        await user.send("psst")
    assert closed.value.code == 50007
    alice.close_dms(opening=True)
    fresh = await bot.http.request(discord.http.Route("GET", "/users/@me"))
    assert fresh["id"] == str(bot.application_id)
    with pytest.raises(discord.HTTPException) as shut:
        await bot.http.start_private_message(int(alice.id))
    assert (shut.value.status, shut.value.code) == (400, 50007)
    alice.close_dms(False)
    await user.send("again")
    standin.leave(alice.record)
    with pytest.raises(discord.Forbidden):
        await user.send("gone")
    assert standin.refusals == []


async def test_threads(standin: StandIn, bot: SmallBot) -> None:
    alice, table = standin.person("Alice"), standin.channel("table")
    channel = bot.get_channel(int(table.id))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Midi", type=discord.ChannelType.public_thread)
    await thread.send("hello")
    second = await channel.create_thread(name="Nuit", type=discord.ChannelType.public_thread)
    await second.add_user(discord.Object(int(alice.id)))
    assert [one.name for one in standin.threads(table)] == ["Midi", "Nuit"]
    here = standin.channel("Midi")
    assert (await alice.command(here, "move", pick="a")).message is not None
    standin.lock(here)
    await standin.settled()
    assert bot.gone == ["locked True"]
    with pytest.raises(discord.Forbidden) as locked:
        await thread.send("again")
    assert locked.value.code == 160005
    await second.edit(archived=True)
    await second.send("opens it again")
    assert standin.channel("Nuit").archived is False


async def test_chat_and_reading(standin: StandIn, bot: SmallBot) -> None:
    bruno, table = standin.person("Bruno"), standin.channel("table")
    said = await bruno.say(table, f"salut <@{standin.world.application_id}>")
    await bruno.say(table, "unread by the bot")
    await standin.settled()
    assert bot.heard == [f"salut <@{standin.world.application_id}>", ""]
    channel = bot.get_channel(int(table.id))
    assert isinstance(channel, discord.TextChannel)
    history = [one async for one in channel.history(limit=5)]
    assert [one.content for one in history] == ["unread by the bot", said.content]
    assert standin.world.unread[standin.person("Alice").id] == {table.id: 2}
    await (await channel.send("bonjour")).delete()
    assert len(bruno.messages(table)) == 2


async def test_permissions_and_removals(standin: StandIn, bot: SmallBot) -> None:
    table = standin.channel("table")
    channel = bot.get_channel(int(table.id))
    assert isinstance(channel, discord.TextChannel)
    for permission, code in (("send_messages", 50013), ("view_channel", 50001)):
        standin.deny(table, permission)
        await standin.settled()
        assert not getattr(channel.permissions_for(channel.guild.me), permission)
        with pytest.raises(discord.Forbidden) as refused:
            await channel.send("x")
        assert refused.value.code == code
    standin.deny(table, "attach_files")
    with pytest.raises(discord.Forbidden):
        await channel.send(file=picture())
    standin.deny(table)
    await channel.send(file=picture())
    standin.delete_channel(table)
    with pytest.raises(discord.NotFound) as gone:
        await channel.send("x")
    assert gone.value.code == 10003
    other = bot.get_channel(int(standin.channel("taverne").id))
    assert isinstance(other, discord.TextChannel)
    bruno = standin.person("Bruno")
    standin.leave(bruno.record)
    with pytest.raises(discord.NotFound) as left:
        await other.guild.fetch_member(int(bruno.id))
    assert left.value.code == 10007
    with pytest.raises(Refusal):
        await bruno.command(standin.channel("taverne"), "menu")
    standin.remove_bot()
    with pytest.raises(discord.Forbidden) as kicked:
        await other.send("x")
    assert kicked.value.code == 50001
    await standin.settled()
    assert bot.gone == ["channel table", "guild Le Refuge"]
    assert standin.refusals == []


async def test_commands_of_a_place_and_of_a_rank(standin: StandIn, bot: SmallBot) -> None:
    alice, bruno = standin.person("Alice"), standin.person("Bruno")
    dm = bruno.direct_channel()
    new = {"name": "gm", "description": "for a few", "contexts": [0]}
    gm = new | {"default_member_permissions": discord.Permissions(manage_channels=True).value}
    await bot.http.bulk_upsert_global_commands(bot.application_id or 0, [gm])
    with pytest.raises(Refusal, match="no command"):
        await bruno.command(standin.channel("table"), "gm")
    with pytest.raises(Refusal, match="no command"):
        await bruno.command(dm, "gm")
    assert [
        one["name"] for one in slash.offered(standin, alice.record, standin.channel("table"))
    ] == ["gm"]


async def test_members_are_found_and_come_back(standin: StandIn, bot: SmallBot) -> None:
    guild = bot.get_guild(int(standin.world.guild_id))
    assert guild is not None
    bruno = standin.person("Bruno")
    standin.leave(bruno.record)
    with pytest.raises(discord.NotFound):
        await guild.fetch_member(int(bruno.id))
    standin.rejoin(bruno.record)
    assert (await guild.fetch_member(int(bruno.id))).display_name == "Bruno"
    standin.remove_bot()
    standin.invite_bot()
    await standin.settled()
    answer = await bruno.command(standin.channel("table"), "move", pick="x")
    assert answer.message is not None


async def test_the_bot_is_not_told_of_what_it_may_not_see(standin: StandIn, bot: SmallBot) -> None:
    bruno, table = standin.person("Bruno"), standin.channel("table")
    standin.deny(table, "view_channel")
    await bruno.say(table, "hidden")
    standin.deny(table)
    await bruno.say(table, "seen")
    await standin.settled()
    assert len(bot.heard) == 1


async def test_people_pause_when_asked_to(standin: StandIn, bot: SmallBot) -> None:
    standin.pauses = True
    began = time.monotonic()
    await standin.person("Bruno").command(standin.channel("table"), "move", pick="x")
    assert time.monotonic() - began >= 0.03
