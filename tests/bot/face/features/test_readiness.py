"""Rendezvous as people see them: chosen in the lobby, proposed in the game, and "I am ready"."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.discord.pages.pace import pace_page, terms_page
from bot.features.readiness.commands import ready_page
from bot.features.readiness.service import ReadyState
from bot.model.rendezvous import MAX_TIMES, Calendar
from bot.model.terms import preset
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.render.clocks import calendar_text
from bot.schedule.dates import parse_times, parse_weekdays
from bot.texts import LOCALES, Library
from tests.bot.face.conftest import table_of
from tests.bot.face.limits import check_page
from tests.bot.face.playing import buttons, last_public, press, rest, selects, words
from tests.bot.face.tables.test_play import started
from tests.standin import StandIn


@pytest.mark.parametrize(
    ("typed", "times"),
    [
        ("21:00", (1260,)),
        ("21h", (1260,)),
        ("21 h 30", (1290,)),
        ("12h30, 21h", (750, 1260)),
        ("12:30 21:00", (750, 1260)),
        ("7 et 19", (420, 1140)),
        ("7 am and 9 pm", (420, 1260)),
        ("9pm;12am", (1260, 0)),
        ("0:05", (5,)),
        ("25:00", None),
        ("21:60", None),
        ("13 pm", None),
        ("soon", None),
        ("", None),
        ("21:00 or so", None),
        ("1" * 60, None),
    ],
)
def test_typed_hours(typed: str, times: tuple[int, ...] | None, library: Library) -> None:
    assert parse_times(typed, [library.texts(locale) for locale in LOCALES]) == times


@pytest.mark.parametrize(
    ("typed", "days"),
    [
        ("tous les jours", tuple(range(7))),
        ("Every day", tuple(range(7))),
        ("lundi", (0,)),
        ("mon, wed et ven", (0, 2, 4)),
        ("lun-ven", (0, 1, 2, 3, 4)),
        ("vendredi - lundi", (4, 5, 6, 0)),
        ("samedi dimanche", (5, 6)),
        ("m", None),
        ("mon-wed-fri", None),
        ("lundi-", None),
        ("someday", None),
        ("", None),
    ],
)
def test_typed_days(typed: str, days: tuple[int, ...] | None, library: Library) -> None:
    assert parse_weekdays(typed, [library.texts(locale) for locale in LOCALES]) == days


def test_a_calendar_in_words(library: Library) -> None:
    some = Calendar(zone="America/Sao_Paulo", times=(750, 1260), days=(0, 3))
    said = [
        calendar_text(library.texts(locale), calendar)
        for calendar in (Calendar(zone="Europe/Paris"), some)
        for locale in ("fr", "en")
    ]
    assert said == [
        "tous les jours à 21 h (Paris)",
        "every day at 21:00 (Paris)",
        "lundi et jeudi à 12 h 30 et 21 h (Sao Paulo)",
        "Monday and Thursday at 12:30 and 21:00 (Sao Paulo)",
    ]


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_page_of_a_rendezvous_fits(locale: str, library: Library) -> None:
    texts = library.texts(locale, "_skeleton", ["A", "B"])
    odd = Calendar(zone="Asia/Kathmandu", times=tuple(range(61, 61 + MAX_TIMES)))
    terms = preset("rendezvous").model_copy(update={"rendezvous": odd})
    table = table_of("_skeleton", 2, status="lobby", terms=terms)
    check_page(pace_page(table, texts))
    check_page(terms_page(table, texts))
    table = table_of("_skeleton", 2, terms=terms)
    for awaited, ready, answers in ((0, 0, 0), (1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1)):
        state = ReadyState(table, bool(awaited), bool(ready), bool(answers), 2e9)
        check_page(ready_page(state, texts))


async def test_a_host_chooses_rendezvous_and_all_who_are_ready_go_on(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    ann, bob = people[:2]
    await (await ann.command(channel, "game new", {"game": "_skeleton"})).final()
    await rest(bot, standin)
    page = (await press(ann, last_public(ann, channel), "Rythme")).shown
    page = (await ann.select(page, selects(page)[0]["custom_id"], ["rendezvous"])).shown
    assert "tous les jours à 21 h (Paris), au moins 2 h pour répondre" in words(page)
    page = (await press(ann, page, "Régler les détails")).shown

    def chooser(name: str) -> Any:
        return next(s for s in selects(page) if s["custom_id"].endswith(f":{name}"))

    page = (await ann.select(page, chooser("times")["custom_id"], ["720", "1260"])).shown
    page = (await ann.select(page, chooser("days")["custom_id"], ["5", "6"])).shown
    page = (await ann.select(page, chooser("zone")["custom_id"], ["America/Toronto"])).shown
    assert "samedi et dimanche à 12 h et 21 h (Toronto)" in words(page)
    answer = await ann.command(channel, "game pace", {"at": "7h15", "days": "lun-ven"})
    assert "mercredi, jeudi et vendredi à 7 h 15 (Toronto)" in words(await answer.final())
    table = await bot.tables.table_queries.at_channel(channel.id)
    assert table is not None
    wanted = Calendar(zone="America/Toronto", times=(435,), days=(0, 1, 2, 3, 4))
    assert table.terms.rendezvous == wanted
    await press(bob, last_public(bob, channel), "Rejoindre")
    await rest(bot, standin)
    await press(ann, last_public(ann, channel), "Commencer")
    await rest(bot, standin)
    board = last_public(ann, channel)
    assert "Prochain rendez-vous\u00a0: <t:" in words(board)
    for person in (ann, bob):
        person.record.locale = "fr"
        page = await (await press(person, board, "Feu vert")).final()
        assert "un coup sera joué d’office" in words(page)
        page = await (await press(person, page, "Donner le feu vert")).final()
        if person == ann:
            assert "Retirer le feu vert" in buttons(page)
            await rest(bot, standin)
            assert "✅ feu vert" in words(last_public(bob, channel))
            page = await (await press(person, page, "Retirer le feu vert")).final()
            page = await (await press(person, page, "Donner le feu vert")).final()
    await rest(bot, standin)
    log = words(await (await ann.command(channel, "game log")).final())
    assert log.count("d’office") >= 2


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ({"at": "vingt heures"}, "Je ne reconnais pas d’heures dans «\u00a0vingt heures\u00a0»"),
        ({"at": "1 2 3 4 5 6 7"}, "Je ne reconnais pas d’heures"),
        ({"days": "jamais"}, "pas de jours de la semaine dans «\u00a0jamais\u00a0»"),
        ({"zone": "Atlantide"}, "Atlantide"),
        ({"at": "21h", "bank": 5}, "n’existe pas"),
    ],
)
async def test_what_is_typed_badly_gets_one_sentence(
    typed: dict[str, Any],
    sentence: str,
    bot: Bot,
    people: tuple[Person, ...],
    channel: Channel,
) -> None:
    ann = people[0]
    await (await ann.command(channel, "game new", {"game": "_skeleton"})).final()
    assert sentence in words(await (await ann.command(channel, "game pace", typed)).final())


async def test_rendezvous_are_proposed_to_a_running_game(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    ann, bob = people[:2]
    await started(bot, standin, ann, bob, channel)
    none = await (await ann.command(channel, "game ready")).final()
    assert "pas de rendez-vous" in words(none)
    sent = await (await ann.command(channel, "game pace", {"at": "20h30"})).final()
    assert bob.name in words(sent)
    await rest(bot, standin)
    asked = last_public(bob, channel)
    assert "tous les jours à 20 h 30 (Paris)" in words(asked)
    await press(bob, asked, "D’accord")
    await rest(bot, standin)
    page = await (await bob.command(channel, "game ready")).final()
    assert "Donner le feu vert" in buttons(page)
