"""Private alerts to the game master, as they see them: the way to the panel, and fewer of them."""

from __future__ import annotations

import pytest

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from tests.bot.face.gm.test_gm import led, panel_of
from tests.bot.face.playing import press, rest, selects, words
from tests.standin import StandIn


async def phase_over(bot: Bot, standin: StandIn, channel: Channel) -> None:
    """Everybody who is awaited picks something, until another phase begins."""
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    was = (await bot.tables.play.view(table.id, None)).chapter
    while (await bot.tables.play.view(table.id, None)).chapter == was:
        for seat, _ in (await bot.tables.play.view(table.id, None)).awaited:
            asked = await bot.tables.play.ask(table.id, seat)
            user = asked.table.seated[seat].user_id
            assert user is not None
            await bot.tables.play.pick(table.id, user, seat, asked.revision, 0)
    await rest(bot, standin)


def told(who: Person) -> list[Message]:
    """The game master's alerts that still exist."""
    return [m for m in who.direct_messages() if "🎭" in words(m)]


@pytest.mark.parametrize(
    ("locale", "says", "panel", "mine", "everything", "never"),
    [
        ("fr", "s’achève", "Mon écran", "Mes alertes", "vue du meneur", "jamais"),
        ("en-GB", "is over", "My panel", "My alerts", "master’s view", "never"),
    ],
)
async def test_finished_phases_are_announced_in_private_until_turned_off(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    locale: str,
    says: str,
    panel: str,
    mine: str,
    everything: str,
    never: str,
) -> None:
    for person in people:
        person.record.locale = "fr"
    _, _, chloe = await led(bot, standin, people, channel)
    chloe.record.locale = locale
    await panel_of(chloe, channel)
    await phase_over(bot, standin, channel)
    (alert,) = told(chloe)
    assert says in words(alert)
    assert f"<#{channel.id}>" in words(alert)
    shown = await (await press(chloe, alert, panel)).final()
    assert everything in words(shown)
    page = await (await press(chloe, alert, mine)).last()
    for menu in selects(page):
        page = await (await chloe.select(page, menu["custom_id"], ["off"])).last()
    chosen = [o["label"] for menu in selects(page) for o in menu["options"] if o.get("default")]
    assert len(chosen) == 2
    assert all(never in label for label in chosen)
    await phase_over(bot, standin, channel)
    assert told(chloe) == [], "the last one holds no longer, and no other has come"


async def test_the_panel_shows_since_when_each_seat_is_awaited(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    for person in people:
        person.record.locale = "fr"
    alice, bob, chloe = await led(bot, standin, people, channel)
    said = words(await panel_of(chloe, channel))
    for person in (alice, bob):
        assert [line for line in said.split("\n") if f" {person.name} " in line and "<t:" in line]
