"""Seats at the stand-in: a regent, a substitute who sees all of the seat while the former holder
sees nothing more, and a pause by silence."""

from __future__ import annotations

import asyncio

from bot.app.assembly import Bot
from bot.discord.commands.seats import seats_page
from bot.discord.pages.tables import dashboard_page, sheet_page
from bot.features.consent.pause import PAUSE
from bot.features.consent.service import Consent
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.render.seats import tag
from bot.table import Seated
from bot.texts import LOCALES, Library
from engine.games import GAMES
from tests.bot.core.store.sql import sql
from tests.bot.face.conftest import table_of
from tests.bot.face.limits import check_page
from tests.bot.face.playing import Boot, buttons, last_public, press, rest, words
from tests.bot.face.tables.test_play import started
from tests.standin import StandIn
from tests.waiting import until

TAKE = "Prendre le siège"


async def shown(person: Person, channel: Channel, command: str, **options: str) -> Message:
    """What the person is answered."""
    return (await person.command(channel, command, options)).shown


async def played(bot: Bot, table_id: int, ply: int) -> None:
    """Wait until so many moves were made: a computer's come by the clock."""

    async def made() -> bool:
        return (await bot.tables.table_queries.info(table_id)).ply >= ply

    await until(made, "nobody plays")


async def test_a_regent_is_shown_to_all_and_ends_with_any_action_of_the_person(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    seats = await shown(bob, channel, "game seat show")
    offered = ["Quitter", "Un régent en mon absence", "Proposer mon siège", "Nommer mon personnage"]
    assert list(buttons(seats)) == offered
    own_message = (await press(bob, seats, "Un régent")).message
    assert "un régent a pris la main" in words(own_message)
    (table,) = await bot.tables.table_queries.of_user(int(bob.id))
    await played(bot, table.id, 1)
    await rest(bot, standin)
    public = [words(m) for m in alice.messages(channel) if m.only_for is None]
    assert any("s’absente" in said for said in public)
    board = last_public(alice, channel)
    assert "*(régent)*" in words(await shown(alice, channel, "game log"))
    assert "a pris la main" in "".join(public) + words(board)
    (*_, sheet) = bob.direct_messages()
    assert "il joue pour vous, avec ce que vous savez" in words(sheet)
    assert "régent joue pour vous" in words(await shown(bob, channel, "game mine"))
    back = (await press(bob, sheet, "Je suis de retour")).shown
    assert "Vous êtes de retour" in words(back)
    assert "Annuler mon dernier coup" in buttons(back)  # the regent's, and nobody has looked
    await press(bob, back, "Annuler mon dernier coup")
    await rest(bot, standin)
    table = await bot.tables.table_queries.info(table.id)
    assert table.seated[1].kind == "human"
    await bot.tables.seats.regent(table.id, int(bob.id), 1)
    assert "Vous êtes de retour" in words(await shown(bob, channel, "play"))


async def test_a_substitute_sees_the_seat_and_the_former_holder_does_not(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, carol, dave = people[:4]
    menu = await started(bot, standin, alice, bob, channel)
    theirs = await shown(bob, channel, "play")
    await press(bob, theirs, "Mettre la carte 4")
    (sheet,) = bob.direct_messages()
    knew = words(await shown(bob, channel, "sheet"))
    assert "Mise de côté : 4" in knew
    told = words(await shown(bob, channel, "game log"))
    seats = ("game seat take", {"seat": ""}, "seat"), ("game seat offer", {"seat": ""}, "seat")
    assert [await carol.autocomplete(channel, *typed) for typed in seats] == [[], []]
    (own,) = await bob.autocomplete(channel, *seats[1])
    assert own["value"] == "B", "what would be refused is not offered"
    await bob.command(channel, "game seat offer")
    assert [c["value"] for c in await carol.autocomplete(channel, *seats[0])] == ["B"]
    await rest(bot, standin)
    offer = next(m for m in carol.messages(channel) if TAKE in "".join(buttons(m)))
    assert "carte 4" not in words(offer)
    assert "déjà à cette table" in words((await press(alice, offer, TAKE)).message)
    taken = (await press(carol, offer, TAKE)).shown
    assert taken.ephemeral
    late = await press(dave, offer, TAKE, before_edit=True)  # his client still shows the button
    assert "pas à prendre" in words(late.message)
    await rest(bot, standin)
    # the newcomer
    assert "Set aside: 4" in words(await shown(carol, channel, "sheet"))
    assert "card 4" in words(await shown(carol, channel, "game log"))
    (theirs,) = carol.direct_messages()
    assert "Set aside: 4" in words(theirs)
    assert "carte 4" in told
    # the person who left
    (left,) = bob.direct_messages()
    assert left.id == sheet.id
    assert "à quelqu’un d’autre" in words(left)
    assert "Mise de côté" not in words(left)
    assert buttons(left) == {}
    for command in ("sheet", "play", "game undo", "game missed"):
        assert "pas à cette table" in words(await shown(bob, channel, command))
    assert "carte 4" not in words(await shown(bob, channel, "game log"))
    await press(alice, menu, "Mettre la carte 1")  # play goes on
    await rest(bot, standin)
    assert await bob.autocomplete(channel, "move", {"move": ""}, "move") == []
    assert len(bob.direct_messages()) == 1
    bids = await carol.autocomplete(channel, "move", {"move": ""}, "move")
    assert bids


async def test_a_waiting_menu_does_not_update_for_a_former_holder(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, carol = people[:3]
    menu = await started(bot, standin, alice, bob, channel)
    await press(bob, await shown(bob, channel, "play"), "Mettre la carte 4")
    waits = await shown(bob, channel, "play")
    assert "rien à faire" in words(waits)
    (table,) = await bot.tables.table_queries.of_user(int(bob.id))
    await bot.tables.seats.offer(table.id, int(bob.id), 1)
    await bot.tables.seats.take(table.id, int(carol.id), "Carol", "en", 1)
    await press(alice, menu, "Mettre la carte 1")  # now both are asked to bid
    await rest(bot, standin)
    assert await carol.autocomplete(channel, "move", {"move": ""}, "move")
    for _ in range(20):
        await asyncio.sleep(0.01)
    now = next(m for m in bob.messages(channel) if m.id == waits.id)
    assert "rien à faire" in words(now)


async def test_conceding_takes_one_confirmation_and_is_told(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    bob.record.locale = "fr"
    sure = await shown(bob, channel, "game seat concede")
    assert "dernière place" in words(sure)
    kept = (await press(bob, sure, "Non, continuer")).shown
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    assert not table.seated[1].conceded, words(kept)
    sure = await shown(bob, channel, "game seat concede")
    assert "Vous avez abandonné" in words((await press(bob, sure, "Abandonner")).message)
    await rest(bot, standin)
    assert any("abandonne\u00a0: un ordinateur" in words(m) for m in alice.messages(channel))
    seats = await shown(alice, channel, "game seat show")
    assert f"Proposer le siège : {bob.name}" not in buttons(seats)
    asked = await shown(alice, channel, "game seat offer", seat="b")
    assert "a abandonné" in words((await press(alice, asked, "Oui")).message)
    again = words(await shown(bob, channel, "game seat concede"))
    assert "Vous avez abandonné" not in again
    while (now := await bot.tables.table_queries.info(table.id)).status == "running":
        asked = await bot.tables.play.ask(table.id, 0)
        if asked.awaited and asked.question is not None:
            await bot.tables.play.pick(table.id, int(alice.id), 0, asked.revision, 0)
        await rest(bot, standin)
    assert now.result == (0,)
    assert f"{bob.name} a abandonné" in words(last_public(alice, channel))


async def test_leaving_and_conceding_are_confirmed(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    seats = await shown(bob, channel, "game seat show")
    sure = (await press(bob, seats, "Quitter")).shown
    assert {"Quitter", "Abandonner", "Proposer mon siège"} <= buttons(sure).keys()
    assert "l’ordinateur joue désormais" in words((await press(bob, sure, "Quitter")).message)
    await rest(bot, standin)
    assert "quitté la partie" in words(bob.direct_messages()[-1])
    # the host opens the seat that a computer plays, and somebody takes it by command
    theirs = await shown(alice, channel, "game seat show")
    assert f"Proposer le siège : {bob.name}" in buttons(theirs)
    options = await alice.autocomplete(channel, "game seat offer", {"seat": ""}, "seat")
    assert [option["value"] for option in options] == ["A", "B"]
    asked = await shown(alice, channel, "game seat offer", seat="b")
    assert "Le salon saura" in words(asked)
    kept = (await press(alice, asked, "Non")).shown
    asked = (await press(alice, kept, f"Proposer le siège : {bob.name}")).shown
    assert not any(
        seat.offered for seat in (await bot.tables.table_queries.at_channel(int(channel.id))).seated
    )
    await press(alice, asked, "Oui")
    await rest(bot, standin)
    told = [words(m) for m in bob.messages(channel) if m.only_for is None]
    assert any(f"À la demande de <@{alice.id}>, le siège {tag(1)}" in said for said in told), told
    taken = await shown(people[2], channel, "game seat take")
    assert "The seat is yours" in words(taken)
    none = await shown(people[3], channel, "game seat take")
    assert "Aucun siège" in words(none)


async def test_a_pause_granted_by_silence_is_asked_in_public_and_survives_a_restart(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    async with boot() as bot:
        await started(bot, standin, alice, bob, channel)
        await bob.command(channel, "game pause")
        await rest(bot, standin)
    async with boot() as bot:
        asked = next(m for m in alice.messages(channel) if "Pas de pause" in buttons(m))
        asked = standin.world.message(asked.channel_id, asked.id)
        assert "demande une pause" in words(asked)
        await press(alice, asked, "Pas de pause")
        await rest(bot, standin)
        assert "ne veut pas de pause" in words(last_public(alice, channel))
        assert buttons(asked) == {}, "a refused request asks for nothing"
        assert "n’est plus d’actualité" in words(asked)
        await bob.command(channel, "game pause")
        (table,) = await bot.tables.table_queries.of_user(int(bob.id))

        def change(tx):
            # the time to object is over
            sql(tx, "UPDATE requests SET due = 0")

        await bot.store.write(change)
        assert await bot.tables.of(Consent).lapse(table.id, PAUSE)
        await rest(bot, standin)
        assert any("Personne n’a fait d’objection" in words(m) for m in bob.messages(channel))
        assert "continue" in words(await shown(bob, channel, "game resume"))


async def test_pages_of_seats_can_be_sent(library: Library) -> None:
    game = "_skeleton"
    package = GAMES[game]
    state = package.new_game(4, 1, package.Options())
    table = table_of(game, 4)
    away = tuple(
        Seated(s.seat, s.user_id, "normal", s.name, revision=3, regent_at=1e9, offered=True)
        for s in table.seated
    )
    table = table_of(game, 4, seated=away)
    for locale in LOCALES:
        texts = library.texts(locale, game, [s.name or "Ordinateur" for s in table.seated])
        for user, leader in ((100, True), (5, True), (5, False), (101, False)):
            page = seats_page(table, user, leader, texts, texts)
            check_page(page)
            assert page.panel is not None
            assert "<t:1000000000:R>" in page.panel.text
        check_page(dashboard_page(table, package.view(state, None), [], texts, texts))
        check_page(sheet_page(table, package.view(state, 1), texts, texts, "table"))
