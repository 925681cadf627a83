"""From one game of a campaign to another: the ledger, and the lines that whoever leads confirms."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.discord.components.ids import table_id
from bot.features.campaigns.ledger import Ledgers
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.store.schema import games
from bot.table import TableInfo
from tests.bot.core.tables.test_lobby import refused
from tests.bot.face.features.test_records import played_out, started
from tests.bot.face.playing import buttons, last_public, press, rest, selects, words
from tests.standin import StandIn

TARGET = "happy_dayz"
LABELS = {
    "fr": ("Registre", "Ce que la campagne apporte", "Confirmer", "Rayer", "confirmé", "rayé"),
    "en": (
        "Ledger",
        "What the campaign brings",
        "Confirm",
        "Strike out",
        "confirmed",
        "struck out",
    ),
}


async def chosen(person: Person, message: Message, value: str) -> Message:
    """Choose in the first select of a message."""
    answer = await person.select(message, selects(message)[0]["custom_id"], [value])
    assert answer.message is not None
    return answer.message


async def kept(bot: Bot, table: TableInfo) -> dict[str, Any]:
    """What the lobby's game begins with."""
    return await bot.store.read(  # type: ignore[no-any-return]
        lambda tx: tx.execute(games.select().where(games.c.id == table.id)).one().record
    )


@pytest.mark.parametrize("locale", LABELS)
async def test_what_a_game_leaves_is_confirmed_line_by_line_in_another_one(
    locale: str, bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    ledger, brings, confirm, strike, confirmed, struck = LABELS[locale]
    alice, bob, chloe = people[:3]
    first = await started(bot, standin, people, channel)
    await played_out(bot, standin, first)
    for person in people:
        person.record.locale = "en-US" if locale == "en" else "fr"
    await alice.command(channel, "campaign new", {"name": "Cendres"})
    page = await alice.command(channel, "campaign show")
    assert page.message is not None
    left = words((await press(alice, page.message, ledger)).message)
    assert alice.name in left
    assert bob.name in left
    await chosen(alice, page.message, TARGET)
    await rest(bot, standin)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    assert (table.game, table.follows) == (TARGET, "_skeleton")
    assert table.campaign_id is not None, "the same campaign"
    lobby = last_public(alice, channel)
    answer = await alice.click(lobby, table_id(table.id, "brought"))
    assert answer.message is not None
    assert brings in words(answer.message)
    lines = (await bot.tables.of(Ledgers).lines(table.id)).rows
    assert lines
    assert all(row.decided is None for row in lines)
    one = await chosen(alice, answer.message, "0")
    answer = await press(alice, one, strike)
    assert struck in words(answer.message)
    other = await chloe.click(lobby, table_id(table.id, "brought"))
    assert brings not in words(other.message), "only whoever leads decides"
    lines = (await bot.tables.of(Ledgers).lines(table.id)).rows
    assert lines[0].decided == 0
    one = await chosen(alice, answer.message, "0")
    more = next(label for label in buttons(one) if strike not in label and confirm not in label)
    answer = await press(alice, one, more)
    assert confirmed in words(answer.message)
    if any(row.decided is None for row in lines[1:]):
        answer = await press(alice, answer.message, confirm)
    await rest(bot, standin)
    seat, thing = lines[0].line.seat, lines[0].line.taken.brings
    assert (await kept(bot, table))["record"]["seats"][seat]["brought"][thing] == 1
    await bob.click(lobby, table_id(table.id, "join"))
    await alice.click(lobby, table_id(table.id, "start"))
    await rest(bot, standin)
    record = (await kept(bot, table))["record"]
    assert sum(sum(part["brought"].values()) for part in record["seats"] if part) >= 1
    score = await bot.tables.play.score(table.id)
    assert sorted({row.total for row in score})[-1] == 67, "66, and what the campaign brings"
    assert table_id(table.id, "brought") not in buttons(last_public(alice, channel)).values()


FORMS = {
    "fr": ("Corriger", "Personnes", "Il faut un nombre", "Morts : Bora", "Corrigé"),
    "en": ("Correct", "People", "That must be a number", "Fallen: Bora", "Corrected"),
}


@pytest.mark.parametrize("locale", FORMS)
async def test_who_leads_corrects_the_ledger_as_the_story_went_on(
    locale: str, bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """Names are added, struck and renamed in one list, figures typed and checked; the page says who
    did what. Nobody else may, nor by a forged id."""
    correct, label, refusal, fallen, log = FORMS[locale]
    ledger = LABELS[locale][0]
    alice, bob, chloe = people[:3]
    table = await started(bot, standin, people, channel)
    await played_out(bot, standin, table)
    for person in people:
        person.record.locale = "en-US" if locale == "en" else "fr"
    await alice.command(channel, "campaign new", {"name": "Cendres"})
    page = (await alice.command(channel, "campaign show")).message
    assert page is not None
    left = (await press(alice, page, ledger)).message
    assert left is not None
    assert correct in selects(left)[0]["placeholder"]
    own = (await chloe.command(channel, "campaign show")).message
    assert own is not None
    other = (await press(chloe, own, ledger)).message
    assert other is not None
    assert not selects(other)

    form = await alice.select(left, selects(left)[0]["custom_id"], ["0,names"])
    assert form.modal is not None
    assert label in json.dumps(form.modal, ensure_ascii=False)
    told = (await alice.submit(form, {"names": "Nina\n\n *Jo* \nNina", "titles": ""})).message
    said = words(told)
    assert "Nina" in said
    assert "\\*Jo\\*" in said, "typed stars are no style"
    assert log in said
    assert f"<@{alice.id}>" in said

    form = await alice.select(left, selects(left)[0]["custom_id"], ["0,figures"])
    bad = await alice.submit(form, {"fame": "-1", "days": "9", "wounds": "0"})
    assert refusal in words(bad.message)
    form = await alice.select(left, selects(left)[0]["custom_id"], ["0,figures"])
    told = (await alice.submit(form, {"fame": "42", "days": "9", "wounds": "3"})).message
    assert "42" in words(told)
    form = await alice.select(left, selects(left)[0]["custom_id"], ["-1,fallen"])
    told = (await alice.submit(form, {"fallen": "Bora"})).message
    assert fallen in words(told).replace("\xa0", " ")
    own = (await bob.command(channel, "campaign show")).message
    assert own is not None
    again = words((await press(bob, own, ledger)).message)
    assert "Nina" in again
    assert "42" in again

    ledgers = bot.tables.of(Ledgers)
    await refused(ledgers.correct(table, int(chloe.id), 0, {"fame": "9"}), "not-host")
    for seat, what in ((9, "fame"), (0, "fallen"), (-1, "fame"), (0, "seat"), (0, "good-fame")):
        await refused(ledgers.correct(table, int(alice.id), seat, {what: "9"}), "old-button")
    names = "\n".join(map(str, range(21)))
    await refused(ledgers.correct(table, int(alice.id), 0, {"names": names}), "ledger-names")
    assert bob.name in words(told)
    (end,) = await ledgers.ends([table])
    assert [row.by_id for row in end.corrections] == [int(alice.id)] * 3
    corrected = end.corrected(0)
    assert corrected["names"] == ["Nina", "*Jo*"]
    assert (corrected["fame"], corrected["wounds"]) == (42, 3)
    assert end.corrected(1) == {}
