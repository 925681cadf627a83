"""A game master's evening at the stand-in: the role, the panel, scenes, corrections, a dispute; and
what nobody else gets to see of it."""

from __future__ import annotations

import json

import pytest

from bot.app.assembly import Bot
from bot.features.gm.preparation_page import preparation_text
from bot.features.gm.preparations import preparations
from bot.model.person import Preferences
from bot.playground.people import Answer, Person
from bot.playground.world import Channel, Message
from bot.store.people import set_away, set_person_settings
from bot.store.transaction import Tx
from bot.table.start.beginnings import numbers_for
from bot.texts import Library
from engine.games import GAMES
from tests.bot.core.features.test_numbers import ASKING
from tests.bot.face.playing import Boot, buttons, last_public, press, rest, selects, words
from tests.bot.face.tables.test_play import opened
from tests.standin import StandIn

pytestmark = pytest.mark.usefixtures("french_readers")


def lobby_of(person: Person, channel: Channel) -> Message:
    """The message of the lobby."""
    return next(m for m in person.messages(channel) if "Commencer" in buttons(m))


async def granted(
    bot: Bot, standin: StandIn, host: Person, who: Person, channel: Channel, page: Message
) -> Message:
    """Somebody asks to lead, and the host grants it; their page of it."""
    asked = await (await press(who, page, "Demander à mener")).final()
    assert "d’ici là, vous ne voyez" in words(asked)
    await rest(bot, standin)
    request = last_public(host, channel)
    assert f"<@{who.id}> demande à devenir meneur" in words(request)
    assert f"<@{who.id}> est le meneur de cette partie" in words(
        await (await press(host, request, "Accepter")).final()
    )
    await rest(bot, standin)
    lobby = lobby_of(host, channel)
    return await (await press(who, lobby, "Meneur de jeu")).last()


async def led(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    game: str = "_skeleton",
) -> tuple[Person, Person, Person]:
    """Alice and Bob play, Chloé leads the game."""
    alice, bob, chloe = people[:3]
    lobby = await opened(bot, standin, alice, channel, game)
    await press(bob, lobby, "Rejoindre")
    asked = await (await press(chloe, lobby, "Meneur de jeu")).last()
    assert "Personne ne mène" in words(asked)
    await granted(bot, standin, alice, chloe, channel, asked)
    lobby = lobby_of(alice, channel)
    assert f"<@{chloe.id}>" in words(lobby)
    refused = await press(chloe, lobby, "Rejoindre")
    assert "vous ne pouvez pas y prendre de siège" in words(refused.message)
    await press(alice, lobby, "Commencer")
    await rest(bot, standin)
    return alice, bob, chloe


async def panel_of(person: Person, channel: Channel) -> Message:
    """The panel, which only this person sees."""
    shown = await (await person.command(channel, "gm panel")).last()
    assert shown.ephemeral
    return shown


async def look(person: Person, panel: Message, value: str) -> Message:
    """The panel with something else looked at."""
    (menu,) = selects(panel)
    return await (await person.select(panel, menu["custom_id"], [value])).last()


async def written_in(person: Person, form: Answer, **values: str) -> Message:
    """A form filled in and sent."""
    assert form.kind == "modal"
    return await (await person.submit(form, values)).last()


async def test_only_the_game_master_sees_everything_in_the_panel(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, chloe = await led(bot, standin, people, channel)
    panel = await panel_of(chloe, channel)
    assert "vue du meneur" in words(panel)
    first = await look(chloe, panel, "0")
    assert "Main : 1, 2, 3, 4 et 5" in words(first)
    assert alice.name in words(await look(chloe, first, "0"))
    assert "Rien n’est caché" in words(await look(chloe, first, "hidden"))
    for other in (alice, bob):
        refused = await (await other.command(channel, "gm panel")).final()
        assert "Seul le meneur" in words(refused)
        assert panel.id not in [message.id for message in other.messages(channel)]


async def test_the_panel_tells_what_is_decided_in_secret_and_what_is_coming_up(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, _, chloe = await led(bot, standin, people, channel)
    await chloe.command(channel, "gm say", {"text": "La porte cède.", "when": "phase"})
    coming = words(await panel_of(chloe, channel)).partition("**À venir**")[2]
    assert coming.partition("\n")[2].startswith("la fin de la phase")
    assert "La porte cède." in coming
    assert "Décidé en secret" not in words(await panel_of(chloe, channel))
    menu = await (await alice.command(channel, "play")).final()
    await press(alice, menu, "Mettre la carte 3 de côté")
    await rest(bot, standin)
    shown = words(await panel_of(chloe, channel))
    _, _, secret = shown.partition("Décidé en secret")
    assert alice.name in secret
    assert "3" in secret
    assert not any("carte 3 de côté" in words(m) for m in alice.messages(channel) if not m.only_for)


async def test_looking_posts_nothing(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """Every message that Alice and Bob can see, public or private, is the same byte for byte."""
    alice, bob, chloe = await led(bot, standin, people, channel)

    def seen() -> str:
        found = [
            (message.id, message.components, message.content)
            for person in (alice, bob)
            for place in (channel, person.direct_channel())
            for message in person.messages(place)
        ]
        return json.dumps(found, ensure_ascii=False)

    before = seen()
    panel = await panel_of(chloe, channel)
    for what in ("0", "1", "hidden", "log", "board"):
        panel = await look(chloe, panel, what)
    await press(chloe, panel, "Corriger")
    await chloe.command(channel, "gm log")
    await chloe.autocomplete(channel, "gm set", {"correction": "po", "reason": "x"}, "correction")
    await rest(bot, standin)
    assert seen() == before


async def test_a_scene_is_posted_from_the_panel(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, _, chloe = await led(bot, standin, people, channel)
    form = await press(chloe, await panel_of(chloe, channel), "Raconter")
    message = await written_in(chloe, form, words="La *cendre* tombe.\n@everyone regarde.")
    assert "C’est raconté" in words(message)
    await rest(bot, standin)
    scene = last_public(alice, channel)
    assert "🎭 Scène" in words(scene)
    assert "> La \\*cendre\\* tombe.\n> \\@everyone regarde." in words(scene)
    assert not buttons(scene)
    log = await (await alice.command(channel, "game log")).final()
    assert "cendre" in words(log)
    assert "meneur de jeu" in words(log)


async def test_a_dispute_pauses_until_a_correction_and_a_ruling(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, _, chloe = await led(bot, standin, people, channel)
    asked = {"question": "Peut-on miser deux fois ?", "rule": "bid"}
    shown = await (await chloe.command(channel, "gm dispute", asked)).last()
    assert shown.ephemeral
    assert not [a for a in shown.attachments if "dispute" in a["filename"]]
    assert "puis tranchez d’une phrase" in words(shown)
    assert {"Corriger", "Trancher"} <= set(buttons(shown))
    await rest(bot, standin)
    public = [words(m) for m in alice.messages(channel) if m.only_for is None]
    assert any("⚖ Litige : « Peut-on miser deux fois\u202f? »" in text for text in public)
    assert "en pause" in "\n".join(public)
    (board,) = (m for m in alice.messages(channel) if "en pause" in words(m))
    assert "attend que le meneur de jeu tranche" in words(board)
    assert "Continuer la partie" not in buttons(board)
    for command in ("play", "sheet"):
        said = words(await (await alice.command(channel, command)).final())
        assert "le meneur de jeu " in said
    again = await (await alice.command(channel, "game resume")).final()
    assert "quand le meneur de jeu aura tranché" in words(again)
    panel = await panel_of(chloe, channel)
    assert "⚖ Litige" in words(panel)
    ruled = await written_in(chloe, await press(chloe, panel, "Trancher"), words="Une seule fois.")
    assert "la partie continue" in words(ruled)
    await rest(bot, standin)
    public = [words(m) for m in alice.messages(channel) if m.only_for is None]
    assert any("tranche : « Une seule fois. »" in text for text in public)


async def test_the_game_master_pauses_and_replaces_from_the_panel(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    _, bob, chloe = await led(bot, standin, people, channel)
    now = bot.tables.sessions.now()

    def away(tx: Tx) -> None:
        set_person_settings(tx, int(bob.id), Preferences())
        set_away(tx, int(bob.id), (now, now + 86_400.0))

    await bot.tables.sessions.store.write(away)
    paused = await (await press(chloe, await panel_of(chloe, channel), "Mettre en pause")).last()
    await press(chloe, paused, "Continuer")
    seats = await (await press(chloe, await panel_of(chloe, channel), "Les sièges")).last()
    asked = await (await press(chloe, seats, f"Régent : {bob.name}")).last()
    assert "jusqu’au retour" in words(asked)
    done = await (await press(chloe, asked, "Oui")).last()
    assert f"Régent : {bob.name}" not in buttons(done)
    table = (await bot.tables.table_queries.of_user(int(bob.id)))[0]
    assert table.seated[1].kind != "human"
    await rest(bot, standin)
    told = [words(m) for m in bob.messages(channel) if m.only_for is None]
    assert any(f"À la demande de <@{chloe.id}>, un régent" in said for said in told)


async def test_the_game_master_gives_extra_time(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """Where clocks run; elsewhere, and for odd numbers, a sentence says why not."""
    alice, _, chloe = await led(bot, standin, people, channel)
    none = await (await chloe.command(channel, "gm extend", {"hours": 2})).final()
    assert "chronomètre" in words(none)
    odd = await written_in(
        chloe, await press(chloe, await panel_of(chloe, channel), "Prolonger"), hours="999"
    )
    assert "de 1 à 168" in words(odd)
    refused = await (await alice.command(channel, "gm extend", {"hours": 2})).final()
    assert "Seul le meneur" in words(refused)


async def test_forms_and_buttons_survive_a_restart(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    async with boot() as bot:
        alice, _, chloe = await led(bot, standin, people, channel)
        panel = await panel_of(chloe, channel)
        form = await press(chloe, panel, "Raconter")
    async with boot() as bot:
        await written_in(chloe, form, words="Après la nuit.")
        await rest(bot, standin)
        assert "Après la nuit." in words(last_public(alice, channel))
        assert await (await press(chloe, panel, "Actualiser")).final() is not None


@pytest.mark.parametrize(("game", "name", "value"), ASKING)
async def test_players_enter_their_numbers_in_the_lobby(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    game: str,
    name: str,
    value: str,
) -> None:
    alice, bob = people[:2]
    await alice.command(channel, "game new", {"game": game})
    (table,) = await bot.tables.table_queries.of_user(int(alice.id))
    table = await bot.tables.lobby.set_option(table.id, int(alice.id), name, value)
    await rest(bot, standin)
    lobby = last_public(alice, channel)
    wanted = numbers_for(GAMES[game], table.options)
    bad = await press(alice, lobby, "Mes traits")
    assert "nombres entiers" in words(await written_in(alice, bad, **dict.fromkeys(wanted, "x")))
    form = await press(alice, lobby, "Mes traits")
    await written_in(alice, form, **dict.fromkeys(wanted, "12"))
    await rest(bot, standin)
    assert words(last_public(alice, channel)).count(" 12") == len(wanted)
    refused = await press(bob, lobby, "Mes traits")
    assert "pas à cette table" in words(refused.message)


# --- narrowing, for every game ------------------------------------------------------------------


async def test_the_game_is_prepared_in_a_menu(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """The lobby says that there is a preparation, not which; the panel of the start has it."""
    alice, bob, chloe = people[:3]
    lobby = await opened(bot, standin, alice, channel)
    await press(bob, lobby, "Rejoindre")
    role = await (await press(chloe, lobby, "Meneur de jeu")).last()
    role = await granted(bot, standin, alice, chloe, channel, role)
    page = await (await press(chloe, role, "Préparer la partie")).last()
    page = await (await press(chloe, page, "Le siège")).last()
    page = await (await press(chloe, page, "Points")).last()
    page = await (await chloe.select(page, selects(page)[0]["custom_id"], ["7"])).last()
    assert f"{alice.name} › Points : **7**" in words(page)
    await rest(bot, standin)
    lobby = lobby_of(alice, channel)
    public = words(lobby)
    assert "comme l’a voulu le meneur de jeu" in public
    assert "**7**" not in public
    assert "Points" not in public
    refused = await (await alice.command(channel, "gm prepare")).final()
    assert "Seul le meneur" in words(refused)
    await press(alice, lobby, "Commencer")
    scores = await bot.tables.play.score(
        (await bot.tables.table_queries.of_user(int(alice.id)))[0].id
    )
    assert [score.total for score in scores] == [7, 0]


@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.parametrize("game", [*GAMES, "_skeleton"])
def test_every_preparation_has_a_text(game: str, locale: str, library: Library) -> None:
    texts = library.texts(locale, game, ("Ana", "Bo"))
    for wish in preparations(GAMES[game], 2, {}):
        assert preparation_text(texts, wish)


async def test_the_panel_has_the_map_with_hidden_things_marked_and_told_beside_it(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """The board as the table sees it, with marks, or a seat's sheet; in words where no file may be
    sent."""
    _, _, chloe = await led(bot, standin, people, channel, "happy_dayz")
    panel = await panel_of(chloe, channel)
    (picture,) = panel.attachments
    assert picture["filename"].startswith("veiled-")
    assert picture["description"].startswith("Ce que certains ne voient pas\xa0: Réserve")
    assert "Ce que certains ne voient pas" in words(panel)
    (seat,) = (await look(chloe, panel, "1")).attachments
    assert seat["filename"].startswith("sheet-")
    assert not (await look(chloe, panel, "log")).attachments
    standin.deny(channel, "attach_files")
    told = await panel_of(chloe, channel)
    assert not told.attachments
    assert "```" in words(told)
