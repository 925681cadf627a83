"""Rehearsals at the stand-in: begun from the menu, played in a copy, taken back, played at the
table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.features.plans.service import Plans
from bot.features.rehearsal.commands import play_at_table
from bot.features.rehearsal.copies import Tried
from bot.features.rehearsal.page import done_text, original, within
from bot.features.rehearsal.rows import drop_begun_before, rehearsal_of
from bot.features.rehearsal.service import MAX_TRIED, Rehearsals
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.table import Refused
from engine.games._skeleton import PACKAGE
from engine.games._skeleton.rounds import Guess, SetAside
from tests.bot.face.features.test_replay import end_of_game
from tests.bot.face.playing import Boot, buttons, press, rest, words
from tests.bot.face.tables.test_plans import pressed
from tests.bot.face.tables.test_play import opened
from tests.standin import StandIn

MENU = "Mettre la carte 1"


async def full(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> Callable[[Person], Any]:
    """A table of the full model game of two: each seat is asked twice in private before anything
    comes out. Returns what shows a person's menu."""
    alice, bob = people[:2]
    lobby = await opened(bot, standin, alice, channel)
    await press(bob, lobby, "Rejoindre")
    await bot.tables.lobby.set_option(1, int(alice.id), "full", True)
    await press(alice, lobby, "Commencer")
    await rest(bot, standin)

    async def menu(person: Person) -> Message:
        return await (await person.command(channel, "play")).last()

    return menu


async def ply(bot: Bot) -> int:
    """How many moves the table has."""
    return (await bot.tables.table_queries.info(1)).ply


async def test_a_turn_is_rehearsed_taken_back_and_played(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    menu = await full(bot, standin, people, channel)
    seen = [words(message) for message in bob.messages(channel)]
    page = await pressed(alice, await menu(alice), "Essayer mon tour")
    assert "Essai — Mettez une carte de côté" in words(page)
    assert "Personne d’autre ne voit cette copie" in words(page)
    assert "Jouer tout cela" not in buttons(page)
    page = await pressed(alice, page, MENU)
    assert "Jusqu’ici\xa0: **Mettre la carte 1 de côté**" in words(page)
    back = await pressed(alice, page, "Annuler ce coup")
    assert "Jusqu’ici" not in words(back)
    page = await pressed(alice, back, "Mettre la carte 2")
    page = await pressed(alice, page, "Ma main")
    assert "Essai" in words(page)
    page = await pressed(alice, page, "Retour")
    page = await pressed(alice, page, "Parier 0")
    assert "Mettre la carte 2 de côté** → **" in words(page)
    assert "C’est aux autres" in words(page)
    await rest(bot, standin)
    assert await ply(bot) == 0
    assert [words(message) for message in bob.messages(channel)] == seen
    page = await pressed(alice, page, "Jouer tout cela")
    assert "Les 2 coups de votre essai sont joués" in words(page)
    assert await ply(bot) == 2
    view = await bot.tables.play.view(1, 0)
    assert view.aside[0] == 2
    assert bot.tables.of(Rehearsals)._states == {}
    with pytest.raises(Refused, match="rehearsal-none"):
        await bot.tables.of(Rehearsals).look(1, int(alice.id))


async def test_what_follows_a_guess_is_marked_and_not_played(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    menu = await full(bot, standin, people, channel)
    page = await pressed(alice, await menu(alice), "Essayer mon tour")
    page = await pressed(alice, page, MENU)
    page = await pressed(alice, page, "Parier 0")
    assert "🔮" not in words(page)
    page = await pressed(alice, page, "Deviner la suite")
    assert "→ *🔮 inconnu à la table, deviné ici*\n· " in words(page), "what the others did"
    assert "revenez avant 🔮" in words(page)
    assert "Jouer tout cela" not in buttons(page)
    now = await bot.tables.of(Rehearsals).look(1, int(alice.id))
    localized = bot.context.localized("fr", now.table, 0)
    with pytest.raises(Refused, match="stale"):
        await play_at_table(bot.tables, now, now.row.version, localized)
    assert await ply(bot) == 0
    page = await pressed(alice, page, "Annuler ce coup")
    assert "🔮" not in words(page)
    page = await pressed(alice, page, "Quitter l’essai")
    assert "la table n’en a rien vu" in words(page)
    assert MENU in " ".join(buttons(page))


async def test_a_rehearsal_becomes_a_plan(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    menu = await full(bot, standin, people, channel)
    page = await pressed(alice, await menu(alice), "Plan")
    page = await pressed(alice, page, "Essayer mon tour")
    assert "Garder comme plan" not in buttons(page)
    page = await pressed(alice, page, MENU)
    page = await pressed(alice, page, "Parier 0")
    page = await pressed(alice, page, "Garder comme plan")
    assert "Votre essai est désormais votre plan" in words(page)
    assert "précédent" not in words(page)
    assert "↳ 2. Parier 0" in words(page)

    kept = await bot.tables.of(Plans).sheet(1, int(alice.id), ahead=False)
    assert [(line.question, line.pick) for line in kept.plan] == [
        ("PutAside", SetAside(1)),
        ("MakeGuess", Guess(0, ())),
    ]
    with pytest.raises(Refused, match="rehearsal-none"):
        await bot.tables.of(Rehearsals).look(1, int(alice.id))


async def test_a_rehearsal_outlives_a_restart_and_is_its_persons_own(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    async with boot() as bot:
        menu = await full(bot, standin, people, channel)
        first = await pressed(alice, await menu(alice), "Essayer mon tour")
        await pressed(alice, first, MENU)
    async with boot() as bot:
        with pytest.raises(Refused, match="rehearsal-none"):
            await bot.tables.of(Rehearsals).look(1, int(bob.id))
        again = await pressed(alice, await menu(alice), "Essayer mon tour")
        assert "Jusqu’ici\xa0: **Mettre la carte 1 de côté**" in words(again)
        old = await (await alice.click(first, buttons(first)[MENU + " de côté"], force=True)).last()
        assert "n’était plus à jour" in words(old)
        assert "Jusqu’ici" in words(old)
        user = int(alice.id)
        assert await bot.store.read(lambda tx: rehearsal_of(tx, 1, user)) is not None
        await bot.tables.ending.close(1, "test")
        assert await bot.store.read(lambda tx: rehearsal_of(tx, 1, user)) is None


async def test_a_finished_game_is_played_on_from_any_position(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, _, carol = people[:4]
    carol.record.locale = "fr"
    table = await end_of_game(bot, standin, alice, bob, channel)
    before = await bot.tables.table_queries.info(table.id)
    page = (await carol.command(channel, "game replay", {"move": 0})).shown
    page = await pressed(carol, page, "Continuer d’ici, tous les sièges")
    assert "après le coup 0, telle qu’elle était" in words(page)
    assert f"Vous jouez\xa0: {alice.name}" in words(page)
    page = await pressed(carol, page, MENU)
    assert f"Vous jouez\xa0: {bob.name}" in words(page)
    page = await pressed(carol, page, "Mettre la carte 2")
    assert f"{bob.name}\xa0: **Mettre la carte 2" in words(page)
    assert {"Garder comme plan", "Jouer tout cela"}.isdisjoint(buttons(page))
    page = await pressed(carol, page, "Annuler ce coup")
    page = await pressed(carol, page, "Revenir à la partie")
    assert "coup 0 sur" in words(page)
    page = await pressed(carol, page, f"Continuer d’ici\xa0: {alice.name}")
    while "Miser la carte" not in " ".join(buttons(page)):
        page = await pressed(carol, page, MENU)
    for _ in range(9):  # to the end of the copy
        bid = next((label for label in buttons(page) if label.startswith("Miser")), None)
        if bid is None:
            break
        page = await pressed(carol, page, bid)
    assert "Total" in words(page)
    assert await bot.tables.table_queries.info(table.id) == before
    last = (await carol.command(channel, "game replay", {"move": 99})).shown
    assert not [label for label in buttons(last) if label.startswith("Continuer d’ici")]


async def test_only_what_the_table_still_takes_is_played(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    menu = await full(bot, standin, people, channel)
    page = await pressed(alice, await menu(alice), "Essayer mon tour")
    page = await pressed(alice, page, MENU)
    user = int(alice.id)
    await bot.tables.play.pick_value(1, user, 0, SetAside(2))
    page = await pressed(alice, page, "Annuler ce coup")
    page = await pressed(alice, page, "Mettre la carte 3")
    assert "Jouer tout cela" not in buttons(page), "the table asks something else"
    again = await pressed(alice, await menu(alice), "Essayer mon tour")
    assert "Jusqu’ici" not in words(again), "another copy is dealt"


async def test_the_rules_and_the_longest_rehearsal_hold_in_a_copy(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    user = int(people[0].id)
    await full(bot, standin, people, channel)
    rehearsals = bot.tables.of(Rehearsals)
    now = await rehearsals.begin(1, user)
    version = now.row.version
    with pytest.raises(Refused, match="rules"):
        await rehearsals.pick(1, user, version, SetAside(9))
    now = await rehearsals.pick(1, user, version, SetAside(1))
    with pytest.raises(Refused, match="stale"):
        await rehearsals.pick(1, user, version, SetAside(1))
    now = await rehearsals.pick(1, user, now.row.version, Guess(1, (1, 2)))
    assert [tried.question for tried in now.trail] == ["PutAside", "MakeGuess"]
    assert now.row.version == version + 2
    monkeypatch.setattr("bot.features.rehearsal.service.MAX_TRIED", len(now.trail))
    with pytest.raises(Refused, match="rehearsal-long"):
        await rehearsals.pick(1, user, now.row.version, SetAside(2))
    texts = bot.context.localized("fr", now.table, 0).markdown
    long = tuple(replace(tried, guessed=n == 0) for n, tried in enumerate(now.trail * 30))
    line = done_text(replace(now, trail=long), texts)
    assert len(line) < 900
    assert line.count("🔮") == 1
    assert (await rehearsals.go_on(1, user, now.row.version)).trail == now.trail
    await bot.store.write(lambda tx: drop_begun_before(tx, bot.tables.sessions.now() + 1))
    with pytest.raises(Refused, match="rehearsal-none"):
        await rehearsals.look(1, user)


def test_a_pick_is_stored_and_an_id_of_the_menu_comes_back() -> None:
    game = PACKAGE.new_game(2, 1, PACKAGE.Options())
    tried = Tried(1, SetAside(3), "PutAside", guessed=True, final=True)
    assert Tried.from_json(game, tried.to_json()) == tried
    for ident in ("t1:7:0:123:4", "m1:7:1:5:3.1p2", "s1:7:1:5:", "t2:7:0:9:1.2", "a1:7:0:3"):
        assert original(7, within(ident).split(":")[-1]) == ident
    assert MAX_TRIED == 240
