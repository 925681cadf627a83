"""The real bot at the stand-in, from /game new to the rematch."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.app.assembly import Bot, StartError, run_bot
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.texts import Library
from tests.bot.face.playing import (
    Boot,
    alts,
    buttons,
    config_for,
    connected,
    follows,
    green,
    last_public,
    press,
    rest,
    selects,
    words,
)
from tests.standin import StandIn
from tests.waiting import until


async def opened(
    bot: Bot, standin: StandIn, alice: Person, channel: Channel, game: str = "_skeleton"
) -> Message:
    """A lobby, and its message."""
    answer = await alice.command(channel, "game new", {"game": game})
    assert answer.message is not None
    assert answer.message.ephemeral
    await rest(bot, standin)
    return last_public(alice, channel)


async def started(
    bot: Bot, standin: StandIn, alice: Person, bob: Person, channel: Channel
) -> Message:
    """Alice's menu in a running game of Alice and Bob."""
    lobby = await opened(bot, standin, alice, channel)
    await press(bob, lobby, "Rejoindre")
    answer = await press(alice, lobby, "Commencer")
    await rest(bot, standin)
    return await follows(answer)


@pytest.mark.parametrize(
    ("over", "said"),
    [("Commencer", "La partie a déjà commencé."), ("Annuler", "Cette partie a été annulée.")],
)
async def test_a_private_page_of_a_lobby_that_is_over_says_so_and_has_no_more_buttons(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, over: str, said: str
) -> None:
    alice, bob = people[:2]
    lobby = await opened(bot, standin, alice, channel)
    await press(bob, lobby, "Rejoindre")
    pages = {
        label: (await press(alice, lobby, button)).shown
        for label, button in (
            ("Annuler", "Options"), ("Retirer", "Options"), ("Ordinateur", "Ajouter un ordinateur"),
            ("Régler les détails", "Rythme"),
        )
    }  # fmt: skip
    last = (await press(alice, lobby, "Options")).shown
    await press(alice, lobby if over == "Commencer" else last, over)
    for label, page in pages.items():
        answer = await press(alice, page, label)
        assert answer.kind == "update", label
        assert words(answer.shown) == said
        assert not buttons(answer.shown)
        assert not selects(answer.shown)


async def test_a_lobby_can_be_read_in_the_other_language(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    lobby = await opened(bot, standin, people[0], channel)
    read = await press(people[3], lobby, "English")
    assert read.shown.ephemeral
    for said in ("At the table (1 of", "join with the button on the public message", "Options"):
        assert said in words(read.shown)
    assert "Rejoindre" in buttons(people[3].message(lobby.id)), "the public message stays French"


async def test_a_lobby_is_filled_configured_and_started(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    lobby = await opened(bot, standin, alice, channel)
    assert list(buttons(lobby)) == [
        "Rejoindre", "Quitter", "Ajouter un ordinateur", "Options", "Commencer", "Rythme",
        "English", "Meneur de jeu", "Dossiers",
    ]  # fmt: skip
    assert alice.name in words(lobby)
    assert green(lobby) == ["Rejoindre"], "somebody is still to come"
    joined = await press(bob, lobby, "Rejoindre")
    assert joined.kind == "update"
    assert green(alice.message(lobby.id)) == ["Commencer"], "nobody who sits there is called to sit"
    assert bob.name in words(joined.message)
    twice = await press(bob, lobby, "Rejoindre")
    assert "déjà à cette table" in words(twice.message)
    kinds = (await press(bob, lobby, "Ajouter")).shown
    await press(bob, kinds, "Ordinateur avisé")
    await rest(bot, standin)
    filled = words(last_public(alice, channel))
    match = re.search(r"Ordinateur [A-Z]\w+", filled)
    assert match is not None, "computers have names"
    computer = match[0]
    assert re.search(rf"{computer} — Ordinateur avisé \(normal\), \w+", filled), "and a temper"
    refused = await press(bob, lobby, "Commencer")
    assert "l’hôte de la partie" in words(refused.message)
    options = (await press(alice, lobby, "Options")).shown
    select = selects(options)[0]
    await alice.select(options, select["custom_id"], ["1"])
    await rest(bot, standin)
    assert "De 1 à 7" in words(last_public(alice, channel))
    removes = (await press(alice, options, "Retirer")).shown
    await press(alice, removes, computer)
    await press(bob, lobby, "Quitter")
    await rest(bot, standin)
    assert bob.name not in words(last_public(alice, channel))
    few = await press(alice, lobby, "Commencer")
    assert "au moins 2" in words(few.message)
    await press(bob, lobby, "Rejoindre")
    assert buttons(await follows(await press(alice, lobby, "Commencer")))
    await rest(bot, standin)
    dashboard = last_public(alice, channel)
    assert "Mise en place" in words(dashboard)
    assert list(buttons(dashboard)) == ["Jouer", "Ma main", "Règles"]
    help_now = await press(bob, dashboard, "Règles")
    assert "Les règles qui comptent ici" in words(help_now.message)


async def test_a_whole_game_by_menus_and_the_rematch(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    menu = await started(bot, standin, alice, bob, channel)
    theirs = (await press(bob, last_public(bob, channel), "Jouer")).shown
    assert theirs.ephemeral
    for n in range(5):
        for who, own_message in ((alice, menu), (bob, theirs)):
            await rest(bot, standin)
            shown = await (await who.command(channel, "play")).last()
            assert next(iter(buttons(shown))).startswith(("M", "Confirmer"))
            answer = await who.click(shown, next(iter(buttons(shown).values())))
            assert answer.kind == "update", (n, own_message)
            if answer.message is not None and "Confirmer" in buttons(answer.message):
                await press(who, answer.message, "Confirmer")
    await rest(bot, standin)
    end = last_public(alice, channel)
    assert "Partie terminée" in words(end)
    assert "Prix gagnés" in alts(end)[0]
    assert alice.name in words(end)
    again = await press(bob, end, "Revanche")
    assert "revanche" in words(again.message)
    await rest(bot, standin)
    assert "Une partie se prépare" in words(last_public(alice, channel))


async def test_sheets_arrive_by_direct_message_with_working_buttons(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    (sheet,) = bob.direct_messages()
    assert "Main : 1, 2, 3, 4 et 5" in words(sheet)
    menu = (await press(bob, sheet, "Jouer")).shown
    done = await press(bob, menu, "Mettre la carte 3")
    assert "met la carte 3 de côté" in words(done.message)
    there = (await bob.command(bob.direct_channel(), "sheet")).message
    assert "Mise de côté : 3" in words(there)
    again = (await bob.command(bob.direct_channel(), "play")).message
    assert "rien à faire" in words(again)


async def test_typed_moves_get_suggestions_and_are_played_or_refused(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    found = await alice.autocomplete(channel, "move", {"move": "COTE mettre"}, "move")
    assert found[0]["name"] == "Mettre la carte 1 de côté · Resteraient : 2, 3, 4 et 5"
    assert len(found) == 5
    cards = await alice.autocomplete(channel, "bids aside", {"card": ""}, "card")
    assert [c["value"] for c in cards] == [1, 2, 3, 4, 5]
    assert await alice.autocomplete(channel, "bids bid", {"card": ""}, "card") == []
    wrong = (await alice.command(channel, "bids aside", {"card": 9})).message
    assert "`setup`" in words(wrong)
    assert "Mettre la carte 1" in str(buttons(wrong))  # type: ignore[arg-type]
    for name, fields in (("bids bid", {}), ("bids bid", {"card": 1}), ("move", {"move": "rien"})):
        early = (await alice.command(channel, name, fields)).message
        assert "pas possible à ce moment de la partie" in words(early)
        assert "(règle « " in words(early)
        assert "`setup`" in words(early)
    menu = (await alice.command(channel, "bids aside")).shown
    assert len(buttons(menu)) >= 5
    done = (await alice.command(channel, "bids aside", {"card": 2})).message
    assert "met la carte 2 de côté" in words(done)
    typed = (await bob.command(channel, "move", {"move": "mettre la carte 5"})).message
    assert "met la carte 5 de côté" in words(typed)


async def test_only_the_owner_acts_and_stale_buttons_get_a_sentence(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, carol = people[:3]
    menu = await started(bot, standin, alice, bob, channel)
    spectator = await press(carol, last_public(carol, channel), "Jouer")
    assert "are not at" in words(spectator.message)
    await press(alice, menu, "Mettre la carte 1")
    stale = await alice.click(menu, next(iter(buttons(menu).values())), force=True)
    assert "à jour" in words(stale.message)


async def test_a_game_can_be_undone_paused_left_and_ended(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    menu = await started(bot, standin, alice, bob, channel)
    nothing = await alice.command(channel, "game undo")
    assert "pas de coup" in words(nothing.message)
    await press(alice, menu, "Mettre la carte 1")
    undone = await alice.command(channel, "game undo")
    assert "Mettre la carte 1" in str(buttons(undone.message))  # type: ignore[arg-type]
    assert "gèrent le salon" in words((await people[3].command(channel, "game pause")).message)
    await alice.command(channel, "game pause")
    await rest(bot, standin)
    assert "en pause" in words(last_public(alice, channel))
    assert "en pause" in words(await (await bob.command(channel, "play")).final())
    await press(alice, last_public(alice, channel), "Continuer")
    seats = (await bob.command(channel, "game seat show")).shown
    sure = (await press(bob, seats, "Quitter")).shown
    left = await press(bob, sure, "Quitter")
    assert "l’ordinateur joue désormais" in words(left.message)
    await rest(bot, standin)
    assert any("a quitté la table" in words(m) for m in alice.messages(channel))
    ending = (await alice.command(channel, "game end")).shown
    over = await press(alice, ending, "Oui")
    assert "terminée" in words(over.message)
    await rest(bot, standin)
    assert "arrêtée avant la fin" in words(last_public(alice, channel))


async def test_board_log_score_and_rules_can_be_shown(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, carol = people[:3]
    menu = await started(bot, standin, alice, bob, channel)
    await press(alice, menu, "Mettre la carte 4")
    board = (await carol.command(channel, "game board")).message
    assert alice.name in words(board)
    assert "carte 4" in words((await alice.command(channel, "game log")).message)
    assert "carte 4" not in words((await bob.command(channel, "game log")).message)
    assert "Prizes won" in words((await carol.command(channel, "game score")).message)
    topics = await carol.autocomplete(channel, "rules", {"topic": "secr"}, "topic")
    rule = (await carol.command(channel, "rules", {"topic": topics[0]["value"]})).message
    assert "Secret bid" in words(rule)
    free = (await carol.command(channel, "rules", {"topic": "round"})).message
    assert "Each round" in words(free)


async def test_commands_are_registered_once(
    standin: StandIn, tmp_path: Path, library: Library, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    for _ in range(2):
        async with connected(config_for(standin, tmp_path), library):
            assert {c["name"] for c in standin.all_commands()} >= {"game", "play", "bids"}
    told = [r for r in caplog.records if r.getMessage() == "commands synchronised"]
    assert len(told) == 1


async def test_buttons_work_after_a_restart(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    async with boot() as bot:
        menu = await started(bot, standin, alice, bob, channel)
    async with boot():
        answer = await press(alice, menu, "Mettre la carte 2")
        assert "met la carte 2" in words(answer.message)


async def test_closed_direct_messages_do_not_block_a_game(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    bob.close_dms(True)
    await started(bot, standin, alice, bob, channel)
    await rest(bot, standin)
    assert bob.direct_messages() == []
    messages = [m for m in alice.messages(channel) if "messages privés" in words(m)]
    assert len(messages) == 1
    board = next(m for m in bob.messages(channel) if "Ma main" in buttons(m))
    sheet = (await press(bob, board, "Ma main")).shown
    assert sheet.ephemeral
    assert "Main : 1, 2, 3, 4 et 5" in words(sheet)


async def test_a_busy_channel_offers_a_thread(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await opened(bot, standin, alice, channel)
    offered = (await bob.command(channel, "game new", {"game": "_skeleton"})).shown
    assert "dans un fil" in words(offered)
    await press(bob, offered, "Ouvrir un fil")
    await rest(bot, standin)
    (thread,) = standin.threads(channel)
    assert "Une partie se prépare" in words(last_public(bob, thread))


async def test_a_missing_permission_is_named(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    standin.deny(channel, "embed_links")
    await rest(bot, standin)
    refused = await people[0].command(channel, "game new", {"game": "_skeleton"})
    assert "intégrer des liens" in words(refused.message)


async def test_a_deleted_channel_pauses_its_game(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    standin.delete_channel(channel)
    await rest(bot, standin)
    (table,) = await bot.tables.table_queries.of_user(int(alice.id))
    assert (table.status, table.missing) == ("paused", "channel")
    assert "en pause" in words((await alice.command(alice.direct_channel(), "play")).message)


async def test_a_wrong_token_ends_with_one_sentence(standin: StandIn, tmp_path: Path) -> None:
    wrong = config_for(standin, tmp_path, discord_token=SecretStr("not-the-token"))
    with pytest.raises(StartError, match="DISCORD_TOKEN") as error:
        await run_bot(wrong)
    assert "not-the-token" not in str(error.value)
    assert "\n" not in str(error.value)


async def test_an_idle_menu_updates_by_itself(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    menu = await started(bot, standin, alice, bob, channel)
    await press(alice, menu, "Mettre la carte 1")
    waits = await (await alice.command(channel, "play")).final()
    assert "rien à faire" in words(waits)
    theirs = await (await bob.command(channel, "play")).last()
    sure = (await press(bob, theirs, "Mettre la carte 2")).shown
    await press(bob, sure, "Confirmer")  # it turns up a prize: that cannot be taken back
    await rest(bot, standin)
    assert waits is not None
    await until(lambda: "rien à faire" not in words(alice.message(waits.id)))
    turned = alice.message(waits.id)
    assert any("Miser" in label for label in buttons(turned)), list(buttons(turned))
