"""The pace of a table: chosen in its lobby, and what its clocks show."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bot.app.assembly import Bot
from bot.discord.pages.lobby import lobby_page
from bot.discord.pages.pace import choices, pace_page, shown_terms, terms_page
from bot.discord.pages.tables import dashboard_page
from bot.discord.rates import Rate, Rates
from bot.features.punctuality import PUNCTUALITY
from bot.features.punctuality.rows import Punctuality, count
from bot.features.punctuality.service import MIN_PUNCTUALITY, punctuality_in_lobby
from bot.model.clocks import Stage
from bot.model.terms import PRESETS, preset, preset_of
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.render.clocks import span
from bot.schedule.thinking import Thinking
from bot.store.transaction import Tx
from bot.table.clocks.turn_forecast import Budget, Ticking, TurnForecast
from bot.table.message_data import MessageContent
from bot.texts import LOCALES, Library
from engine.games import GAMES
from tests.bot.face.conftest import table_of
from tests.bot.face.limits import check_page
from tests.bot.face.playing import buttons, last_public, press, rest, selects, words
from tests.bot.face.tables.test_play import started
from tests.standin import StandIn


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pace", list(PRESETS))
async def test_every_pace_has_a_page_that_fits(pace: str, locale: str, library: Library) -> None:
    texts = library.texts(locale, "_skeleton", ["A", "B"])
    for ladder in ("nudge", "default", "regent", "substitute"):
        terms = preset(pace).model_copy(update={"ladder": ladder, "regent_after": 1})
        table = table_of("_skeleton", 2, status="lobby", terms=terms)
        check_page(pace_page(table, texts))
        check_page(terms_page(table, texts))
        check_page(lobby_page(MessageContent(table), texts))
        for name in shown_terms(terms, "_skeleton"):
            assert getattr(terms, name) in choices(terms, name)


async def test_the_current_value_of_a_term_is_always_offered(
    library: Library,
) -> None:
    terms = preset("async").model_copy(update={"decision": 12_345})
    assert 12_345 in choices(terms, "decision")
    check_page(terms_page(table_of("_skeleton", 2, terms=terms), library.texts("fr", "_skeleton")))


def test_durations_are_written_in_natural_units(library: Library) -> None:
    texts = library.texts("fr")
    seconds = (0, 30, 60, 5399, 5400, 86_400, 100_000, 172_800, 604_800)
    assert [span(texts, n) for n in seconds] == [
        "rien", "30 s", "1 min", "1 h 29", "1 h 30", "24 h", "27 h 46", "2 j", "7 j",
    ]  # fmt: skip


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_dashboard_shows_the_clocks(locale: str, library: Library) -> None:
    package = GAMES["_skeleton"]
    view = package.view(package.new_game(4, 1, package.Options()), None)
    table = table_of("_skeleton", 4)
    texts = library.texts(locale, "_skeleton", ["A", "B", "C", "D"])
    ticking = {
        0: Ticking(Stage.RUNS, 2e9),
        1: Ticking(Stage.GRACE, 2.1e9),
        2: Ticking(Stage.SPENT, 1.0),
        3: Ticking(Stage.FILL, 2e9),
    }
    page = dashboard_page(table, view, [], texts, texts, forecast=TurnForecast(ticking, 2.2e9))
    check_page(page)
    assert page.panel is not None
    said = str(page.panel.parts)
    assert [said.count(f"<t:{at}:R>") for at in (2000000000, 2100000000, 2200000000)] == [1, 1, 1]
    assert texts.say("clock-fill") in said
    paused = TurnForecast({0: Ticking(Stage.MISSED, None)}, None, Budget(None, 600, 7200, False))
    for budget in (paused.budget, Budget(2e9, 600, 7200, False), Budget(2e9, 0, 0, True)):
        page = dashboard_page(
            table, view, [], texts, texts, forecast=replace(paused, budget=budget)
        )
        check_page(page)


async def test_the_host_sets_the_pace_and_everybody_sees_it(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    ann, bob = people[0], people[1]
    await (await ann.command(channel, "game new", {"game": "_skeleton"})).final()
    await rest(bot, standin)
    lobby = last_public(ann, channel)
    assert "Rapide" in words(lobby)
    page = (await press(ann, lobby, "Rythme")).shown
    pace = selects(page)[0]
    page = (await ann.select(page, pace["custom_id"], ["async"])).shown
    await rest(bot, standin)
    assert "24 h par tour" in words(last_public(ann, channel))
    page = (await press(ann, page, "Régler les détails")).shown
    ladder = next(s for s in selects(page) if s["custom_id"].endswith(":ladder"))
    await ann.select(page, ladder["custom_id"], ["substitute"])
    table = await bot.tables.table_queries.at_channel(channel.id)
    assert table is not None
    assert (table.terms.pace, table.terms.ladder) == ("async", "substitute")
    theirs = (await press(bob, last_public(bob, channel), "Rythme")).shown
    await bob.select(theirs, pace["custom_id"], ["live"])
    assert (await bot.tables.table_queries.info(table.id)).terms.pace == "async"
    await press(bob, last_public(bob, channel), "Rejoindre")
    await rest(bot, standin)
    await press(ann, last_public(ann, channel), "Commencer")
    await rest(bot, standin)
    said = words(last_public(ann, channel))
    assert said.count("⏳ <t:") == 2
    assert "Prochain tour probable : <t:" in said


async def test_a_game_is_opened_with_a_preset_of_terms_and_options(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    ann = people[0]
    await (await ann.command(channel, "game new", {"game": "_skeleton", "preset": "long"})).final()
    table = await bot.tables.table_queries.at_channel(channel.id)
    assert table is not None
    assert (preset_of(table.terms), table.options["cards"]) == ("long", "7")
    await rest(bot, standin)
    page = (await press(ann, last_public(ann, channel), "Rythme")).shown
    assert all(f"**{name}** : " in words(page) for name in ("Rapide", "Standard", "Longue"))
    (pace,) = selects(page)
    await (await ann.select(page, pace["custom_id"], ["live"])).final()
    table = await bot.tables.table_queries.info(table.id)
    assert (preset_of(table.terms), table.options["cards"]) == ("live", "5")


async def test_changing_the_pace_in_mid_game_needs_consent(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    ann, bob, cat = people[:3]
    await started(bot, standin, ann, bob, channel)
    page = await (await ann.command(channel, "game pace")).last()
    (choose,) = selects(page)
    assert [option["value"] for option in choose["options"]] == [
        "async", "long", "rendezvous", "interlude",
    ]  # fmt: skip
    sent = await (await ann.select(page, choose["custom_id"], ["long"])).final()
    assert bob.name in words(sent)
    await rest(bot, standin)
    asked = last_public(bob, channel)
    assert "Longue" in words(asked)
    assert "72 h" in words(asked) or "3 j" in words(asked)
    assert "are not at" in words(await (await press(cat, asked, "D’accord")).final())
    await press(bob, asked, "Non")
    await rest(bot, standin)
    assert "préfère garder le rythme" in words(last_public(bob, channel))
    answer = await bob.command(channel, "game pace", {"preset": "async", "turn": 12, "bank": 24})
    assert ann.name in words(await answer.final())
    await rest(bot, standin)
    asked = last_public(ann, channel)
    assert "12 h par tour, 24 h de réserve, 4 h de plus" in words(asked)
    assert "à ce rythme" in words(await (await press(ann, asked, "D’accord")).final())
    await rest(bot, standin)
    table = await bot.tables.table_queries.at_channel(channel.id)
    assert table is not None
    assert (table.terms.pace, table.terms.decision, table.terms.bank) == ("async", 43_200, 86_400)
    assert any("partie continue à un autre rythme" in words(m) for m in bob.messages(channel))
    again = await ann.command(channel, "game pace", {"turn": 12})
    assert "déjà à ce rythme" in words(await again.final())
    dated = await ann.command(channel, "game pace", {"preset": "live", "at": "21:00"})
    assert "servent qu’au rythme" in words(dated.message)
    much = await ann.command(channel, "game pace", {"turn": 9999})
    assert "n’existe pas" in words(await much.final())


async def test_frequent_requests_at_a_shared_table_are_limited(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """Another pace, going back, a pause: each is put to everybody in public, and counted as one."""
    ann, bob = people[:2]
    await started(bot, standin, ann, bob, channel)
    bot.context.rates = Rates(bot.tables.sessions.now, requests=Rate(3, 9))
    for turn in (5, 6):
        asked = await bob.command(channel, "game pace", {"turn": turn})
        assert ann.name in words(await asked.final())
    paused = await bob.command(channel, "game pause")
    assert "par heure" not in words(await paused.final())
    for command in ("game pace", "game pause"):
        given = {"turn": 7} if command == "game pace" else {}
        refused = await bob.command(channel, command, given)
        assert "3 fois par heure" in words(await refused.final())
    table = await bot.tables.table_queries.at_channel(channel.id)
    assert table is not None
    await bot.tables.seats.hand_over(table.id, int(ann.id), 0)
    for turn in (8, 9):
        alone = await bob.command(channel, "game pace", {"turn": turn})
        assert "à ce rythme" in words(await alone.final())


async def test_the_advice_of_a_refused_hint_can_be_followed(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """The command that it names offers hints to the table; once all agree, there are hints."""
    ann, bob = people[:2]
    bot.tables.sessions.thinking = Thinking()  # the game of these tests is known here alone
    await started(bot, standin, ann, bob, channel)
    refused = words(await (await ann.command(channel, "game hint")).last())
    assert "sans conseils" in refused
    assert "`/partie rythme`" in refused
    page = await (await ann.command(channel, "game pace")).last()
    assert bob.name in words(await (await press(ann, page, "Proposer d’autoriser")).final())
    await rest(bot, standin)
    await press(bob, last_public(bob, channel), "D’accord")
    await rest(bot, standin)
    assert "1. " in words(await (await ann.command(channel, "game hint")).last())
    page = await (await ann.command(channel, "game pace")).last()
    assert not any("conseils" in label for label in buttons(page))


async def test_in_a_lobby_its_host_sets_the_pace_by_command(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    ann, bob = people[:2]
    await (await ann.command(channel, "game new", {"game": "_skeleton"})).final()
    page = await ann.command(channel, "game pace", {"preset": "async", "gain": 2})
    assert "2 h de plus" in words(await page.final())
    theirs = await bob.command(channel, "game pace", {"turn": 1})
    table = await bot.tables.table_queries.at_channel(channel.id)
    assert table is not None
    assert (table.terms.pace, table.terms.increment) == ("async", 7200)
    assert "2 h de plus" not in words(await theirs.final())


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_lobby_shows_punctuality_and_new_people(locale: str, library: Library) -> None:
    table = table_of("_skeleton", 3, status="lobby", terms=preset("async"))
    texts = library.texts(locale, "_skeleton", ["A", "B", "C"])
    first, second, _ = (seated.user_id for seated in table.seated)
    assert first is not None
    assert second is not None
    now = MessageContent(table, parts={punctuality_in_lobby: {first: 93, second: None}})
    page = lobby_page(now, texts, features=(PUNCTUALITY,))
    check_page(page)
    assert page.panel is not None
    one, two, three = page.panel.parts[0][1].splitlines()
    assert texts.say("reliable", share=93) in one
    assert texts.say("reliable-new") in two
    assert "%" not in two + three


def _counted(table_id: int, user_id: int, turns: Punctuality, tx: Tx) -> None:
    count(tx, table_id, user_id, turns)


async def test_stats_and_lobbies_show_punctuality(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    ann, bob = people[:2]
    bob.record.locale = "fr"
    await started(bot, standin, ann, bob, channel)
    table = await bot.tables.table_queries.at_channel(channel.id)
    assert table is not None
    for person, turns in ((ann, Punctuality(48, 2)), (bob, Punctuality(MIN_PUNCTUALITY - 1))):
        await bot.store.write(partial(_counted, table.id, int(person.id), turns))
    own = await (await ann.command(channel, "stats me")).final()
    assert "96 % des tours joués à temps" in words(own)
    theirs = await (await bob.command(channel, "stats of", {"who": ann.id})).final()
    assert "96 % des tours" in words(theirs)
    none = await (await bob.command(channel, "stats me")).final()
    assert "%" not in words(none)
    other = next(c for c in standin.world.channels.values() if c.kind == "text" and c != channel)
    await (await ann.command(other, "game new", {"game": "_skeleton", "preset": "async"})).final()
    await rest(bot, standin)
    lobby = last_public(ann, other)
    assert "96 % des tours à temps" in words(lobby)
    await press(bob, lobby, "Rejoindre")
    await rest(bot, standin)
    assert "nouveau sur ce serveur" in words(last_public(ann, other))
