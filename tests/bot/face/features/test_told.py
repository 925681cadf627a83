"""What happened to me in a message of my own, and a round's story in the channel, as people see."""

from __future__ import annotations

import random

import sqlalchemy as sa

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.store.schema import outbox
from bot.table import Outcome, TableInfo
from tests.bot.face.playing import buttons, follows, last_public, press, rest
from tests.standin import StandIn

GAME = "happy_dayz"
BITTEN = {"fr": "La horde vous atteint", "en": "The horde reaches you"}


async def begun(bot: Bot, channel: Channel, players: tuple[Person, ...]) -> TableInfo:
    """A game of these people, begun without a press."""
    guild, place = 200000000000000001, int(channel.id)
    host = players[0]
    table = await bot.tables.lobby.open(GAME, guild, place, int(host.id), host.name, "fr")
    for player in players[1:]:
        await bot.tables.lobby.join(table.id, int(player.id), player.name, player.record.locale[:2])
    return await bot.tables.lobby.start(table.id, int(host.id))


async def one_pick(bot: Bot, table: TableInfo, chance: random.Random) -> Outcome:
    """Somebody who is awaited picks something."""
    view = await bot.tables.play.view(table.id, None)
    seat = chance.choice([seat for seat, _ in view.awaited])
    asked = await bot.tables.play.ask(table.id, seat)
    index = chance.randrange(len(asked.picks))
    user = asked.table.seated[seat].user_id
    assert user is not None
    return await bot.tables.play.pick(table.id, user, seat, asked.revision, index)


async def a_minute_passes(bot: Bot) -> None:
    """A person who was called may be called again."""

    def change(tx):
        tx.execute(sa.update(outbox).values(posted_at=outbox.c.posted_at - 60.0))
        tx.execute(sa.update(outbox).where(outbox.c.state == "pending").values(due=0.0))

    await bot.store.write(change)
    bot.outbox.wake()


async def test_a_loss_caused_by_another_is_announced_in_private_with_figures(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    players = people[0], people[2]  # one reads French, one English
    table = await begun(bot, channel, players)
    await rest(bot, standin)
    chance = random.Random(1)
    while True:
        outcome = await one_pick(bot, table, chance)
        bites = [e.facts for e in outcome.events if e.name == "horde_reached"]
        others = [facts for facts in bites if facts["seat"] != outcome.seat]
        if others:
            break
    await rest(bot, standin)
    await a_minute_passes(bot)
    await rest(bot, standin)
    for facts in others:
        victim = players[facts["seat"]]
        sheet = victim.direct_messages()[-1].text()
        assert BITTEN[victim.record.locale[:2]] in sheet
        assert f"{facts['damage']}" in sheet
    mover = players[outcome.seat].direct_messages()[-1].text()
    if all(facts["seat"] != outcome.seat for facts in bites):
        assert BITTEN[players[outcome.seat].record.locale[:2]] not in mover
    public = "\n".join(m.text() for m in people[1].messages(channel))
    assert not any(sentence in public for sentence in BITTEN.values())


async def test_a_rounds_report_is_posted_once_before_the_next_round(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await begun(bot, channel, people[:2])
    chance = random.Random(2)
    while (await bot.tables.play.view(table.id, None)).chapter == 1:
        await one_pick(bot, table, chance)
    await rest(bot, standin)
    texts = [m.text() for m in people[2].messages(channel)]
    (at,) = [n for n, text in enumerate(texts) if "Chronique de la manche 1" in text]
    story = texts[at]
    assert people[0].name in story or people[1].name in story
    assert "plis" in story
    assert at < len(texts) - 1, "the next round is shown under the story of the last"
    for _ in range(3):
        await one_pick(bot, table, chance)
    await rest(bot, standin)
    again = [m for m in people[2].messages(channel) if "Chronique" in m.text()]
    assert len(again) == 1


async def test_a_new_player_moves_a_first_hero_in_few_clicks(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """Under two minutes: at four seconds a press, thirty presses."""
    alice = people[0]
    await alice.command(channel, "game new", {"game": "gharkane"})
    await rest(bot, standin)
    lobby = last_public(alice, channel)
    kinds = (await press(alice, lobby, "Ajouter")).shown
    await press(alice, kinds, "Ordinateur avisé")
    menu: Message | None = await follows(await press(alice, lobby, "Commencer"))
    presses = 4
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    while not any(
        line.name == "moved" and line.facts["seat"] == 0
        for line in await bot.tables.play.log(table.id, 0, 200)
    ):
        await rest(bot, standin)
        assert menu is not None
        choices = [ident for ident in buttons(menu).values() if ident[:3] in ("t1:", "m1:")]
        selects = menu.selects()
        if choices:
            menu = await (await alice.click(menu, choices[0])).final()
        elif selects:
            value = selects[0]["options"][0]["value"]
            menu = await (await alice.select(menu, selects[0]["custom_id"], [value])).final()
        else:  # the computer is playing; the menu may have turned by itself meanwhile
            menu = await (await alice.command(channel, "play")).final()
        presses += 1
        assert presses <= 30
