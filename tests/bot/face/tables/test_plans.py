"""Plans at the stand-in: made by clicks, carried out, on the sheet; and every page of them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.components.ids import parse
from bot.features.plans.page import line_page, place_page, plan_page
from bot.features.plans.service import Plans, PlanSheet
from bot.features.plans.words import guard_name, guard_text, line_text
from bot.menu import SELECT_ENTRIES, groups
from bot.menu import Path as Place
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.texts import LOCALES, Library
from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from engine.kernel import play
from engine.plan_worlds import expected, proposed
from engine.plans import MAX_PLAN_LINES, Planned
from tests.bot.face.conftest import table_of
from tests.bot.face.limits import check_page
from tests.bot.face.playing import Boot, buttons, last_public, press, rest, selects
from tests.bot.face.tables.test_orders import EVERY, picked, words
from tests.bot.face.tables.test_play import started
from tests.laws.walks import fresh, walk
from tests.standin import StandIn


def sheets(game: str) -> list[PlanSheet]:
    """Plans at moments spread over a game, with what may be planned for; the last one is as long as
    it can be, and its lines need whatever they may."""
    package, found = GAMES[game], []
    state = fresh(game, 2, 3)
    for n, (seat, pick) in enumerate(walk(state, 3, 90)):
        if n % 18 == 0:
            plan = proposed(package, state, 0, n)
            ahead = expected(package, state, 0, (), n)
            if plan:
                found.append(
                    PlanSheet(
                        table_of(game, 2),
                        0,
                        plan,
                        "",
                        package.view(state, 0),
                        ahead,
                        plan,
                        asked=ahead[0].question if ahead else "",
                    )
                )
        play(state, seat, pick)
    long = [line for sheet in found for line in sheet.plan]
    guards = [
        {n: kind() for n, kind in package.GUARDS.items() if type(line.pick) in kind.about}
        for line in long
    ]
    whole = tuple(
        Planned(planned.question, planned.pick, needs, "next", stays=True)
        for planned, needs in zip(long * 9, guards * 9, strict=True)
    )[:MAX_PLAN_LINES]
    last = found[-1]
    return [*found, PlanSheet(last.table, 0, whole, "illegal", last.view, last.foreseen)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", EVERY)
async def test_every_page_of_a_plan_fits(library: Library, game: str, locale: str) -> None:
    texts = library.texts(locale, game, ("Ana", "Bo", "Chloé"))
    for sheet in sheets(game):
        page = plan_page(sheet, texts, texts)
        check_page(page)
        for at in range(0, len(sheet.plan), 7):
            check_page(line_page(sheet, at, texts, texts))
        for n, asked in enumerate(sheet.foreseen):
            if len(asked.picks) > 1:
                check_page(place_page(sheet, "n", n, Place(), texts, texts))
        assert page.panel is not None
        assert line_text(texts, sheet.plan[0]) in page.panel.text
        own = "game-plan-until"
        assert texts.say(own if texts.has(own) else "plan-until") in page.panel.footer


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", EVERY)
async def test_every_guard_has_all_its_sentences(library: Library, game: str, locale: str) -> None:
    texts = library.texts(locale, game)
    said = [
        guard_text(texts, name, guard)
        for name, kind in GAMES[game].GUARDS.items()
        for guard in kind.ways().values()
    ]
    assert len(set(said)) == len(said)
    assert "" not in said
    names = [guard_name(texts, name) for name in GAMES[game].GUARDS]
    assert len(set(names)) == len(names)


def chooser(message: Message, kind: str) -> dict[str, Any]:
    """The select of a message whose id is of this kind or action."""
    found: list[dict[str, Any]] = [
        select
        for select in selects(message)
        if kind in (parse(select["custom_id"])[0], parse(select["custom_id"])[1].get("action"))
    ]
    assert found, [select["custom_id"] for select in selects(message)]
    return found[0]


async def choose(person: Person, message: Message, kind: str, label: str) -> Message:
    """Select the entry of this label."""
    one = chooser(message, kind)
    value = next(o["value"] for o in one["options"] if label in o["label"])
    answer = await person.select(message, one["custom_id"], [value])
    return await answer.last()


async def pressed(person: Person, message: Message, label: str) -> Message:
    """Press the button of this label."""
    return await (await press(person, message, label)).last()


async def test_a_plan_is_made_by_clicks_carried_out_and_shown_on_the_sheet(
    boot: Boot,
    standin: StandIn,
    library: Library,
    people: tuple[Person, ...],
    channel: Channel,
) -> None:
    alice, bob, carol = people[:3]
    async with boot(order_pause=0.05) as bot:
        menu = await started(bot, standin, alice, bob, channel)
        assert "Plan" in buttons(menu)
        page = await pressed(alice, menu, "Plan")
        assert "Pas de plan" in words(page)
        bidding = library.texts("fr", _skeleton.NAME).say("ask-SecretBids")
        page = await choose(alice, page, "plan_ask", bidding)
        page = await choose(alice, page, "plan_select", "4")
        assert "✅ En vigueur" in words(page)
        page = await choose(alice, page, "plan_line", "1.")
        page = await pressed(alice, page, "Sinon, la ligne suivante")
        assert "sinon la ligne suivante" in words(page)
        page = await pressed(alice, page, "Plan")
        refused = (await carol.command(channel, "plan")).message
        assert "are not at" in words(refused)
        sheet = await (await alice.command(channel, "sheet")).final()
        assert "Votre plan" in words(sheet)
        assert "✅ En vigueur" in words(sheet)
        again = await (await alice.command(channel, "play")).last()
        await press(alice, again, "Mettre la carte 1")
        theirs = await (await bob.command(channel, "play")).last()
        sure = await pressed(bob, theirs, "Mettre la carte 2")
        await press(bob, sure, "Confirmer")
        table = (await bot.tables.table_queries.of_user(int(alice.id)))[0]
        await picked(bot, table.id, 3)
        await rest(bot, standin)
        log = (await alice.command(channel, "game log")).message
        assert "Votre plan a répondu" in words(log)
        assert "plan" not in words(last_public(bob, channel))


async def play_menu(person: Person, channel: Channel) -> Message:
    """The menu of what this person is asked."""
    return await (await person.command(channel, "play")).last()


async def test_a_proposed_turn_is_in_force_once_adopted(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    async with boot(order_pause=0.05) as bot:
        await started(bot, standin, alice, bob, channel)
        page = (await alice.command(channel, "plan")).shown
        assert "La table attend votre réponse : « Mettez une carte de côté »" in words(page)
        assert "Votre plan n’y répond pas" in words(page)
        (table,) = await bot.tables.table_queries.of_user(int(alice.id))
        await press(alice, await play_menu(alice, channel), "Mettre la carte 1")
        sure = await pressed(bob, await play_menu(bob, channel), "Mettre la carte 2")
        await press(bob, sure, "Confirmer")
        page = (await alice.command(channel, "plan")).shown
        page = await pressed(alice, page, "Proposer")
        assert "Proposition : rien n’est joué" in words(page)
        assert "Pas de plan" in words(page)
        again = await choose(alice, page, "plan_leave", "1.")
        assert "Proposition" not in words(again)
        page = await pressed(alice, again, "Proposer")
        page = await pressed(alice, page, "Écarter la proposition")
        assert "Proposition" not in words(page)
        page = await pressed(alice, page, "Proposer")
        page = await pressed(alice, page, "Adopter")
        assert "✅ En vigueur" in words(page)
        assert "Votre plan y répond dans quelques secondes" in words(page)
        await picked(bot, table.id, 3)


async def test_a_plan_can_be_typed_changed_and_deleted(
    boot: Boot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alice, bob = people[:2]
    reads: list[int] = []
    read = Plans.sheet

    def reading(plans: Plans, *args: Any, **more: Any) -> Any:
        reads.append(1)
        return read(plans, *args, **more)

    async with boot() as bot:
        await started(bot, standin, alice, bob, channel)
        page = (await alice.command(channel, "plan")).shown
        page = await choose(alice, page, "plan_quick", "carte 2")
        page = await choose(alice, page, "plan_quick", "carte 3")
        assert words(page).count("carte") >= 2
        page = await choose(alice, page, "plan_line", "2.")
        page = await pressed(alice, page, "Sinon, la ligne suivante")
        monkeypatch.setattr(Plans, "sheet", reading)
        page = await pressed(alice, page, "Plus tôt")
        assert len(reads) == 1
        page = await choose(alice, page, "plan_line", "1.")
        page = await pressed(alice, page, "Retirer")
        assert "2." not in words(page)
        (table,) = await bot.tables.table_queries.of_user(int(alice.id))
        plans, user = bot.tables.of(Plans), int(alice.id)
        kept = await plans.sheet(table.id, user, ahead=False)
        await plans.change(table.id, user, kept.key, lambda plan: (*plan, plan[0]))
        page = await pressed(alice, page, "Effacer le plan")
        assert "Ce bouton n’était plus à jour" in words(page)
        page = await pressed(alice, page, "Effacer le plan")
        assert "Pas de plan" in words(page)


@pytest.mark.parametrize("game", EVERY)
def test_every_answer_is_two_choices_away(game: str) -> None:
    """Of the preview: a group, then a pick of it; or it is in the old menu."""
    for sheet in sheets(game):
        for asked in sheet.foreseen:
            levels = groups(asked.picks)
            assert len(levels) <= SELECT_ENTRIES
            reached = [at for one in levels for at in one.picks]
            assert sorted(reached) == (list(range(len(asked.picks))) if levels else [])
            for level in levels:
                assert len(str(level.path)) <= 100
                assert len(level.picks) <= SELECT_ENTRIES
                assert (level.ready is None) == (len(level.picks) > 1)
