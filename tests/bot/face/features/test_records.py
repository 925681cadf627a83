"""Taking a game away and beginning from it: /game export, /game new from and file, /campaign."""

from __future__ import annotations

import json
import threading
from typing import Any

import discord
import pytest
import sqlalchemy as sa

from bot.app.assembly import Bot
from bot.discord.pages import beginning
from bot.discord.rates import Rate, Rates
from bot.features.gm.master import Master
from bot.features.replay.film import Films
from bot.model.game_export import read_export
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.store.schema import games
from bot.store.transaction import Tx
from bot.table.limits import Limits
from tests.bot.face.playing import buttons, last_public, press, rest, unsent, words
from tests.standin import StandIn

GAME = "_skeleton"


def files(standin: StandIn, message: Message | None) -> dict[str, str]:
    """The texts of the files of a message, by the ending of their names; Foundry's apart."""
    assert message is not None
    found = {}
    for item in message.attachments:
        key = item["url"].partition("/cdn/attachments/")[2]
        name = item["filename"]
        kind = "foundry" if name.endswith("-foundry.json") else name.rpartition(".")[2]
        found[kind] = standin.world.files[key].decode()
    return found


async def lobby(bot: Bot, standin: StandIn, host: Person, channel: Channel, **more: Any) -> Message:
    answer = await host.command(channel, "game new", {"game": GAME, **more})
    assert answer.message is not None
    await rest(bot, standin)
    return last_public(host, channel)


async def started(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, **more: Any
) -> int:
    """A running game of the first two people; its table's id."""
    alice, bob = people[:2]
    message = await lobby(bot, standin, alice, channel, **more)
    await press(bob, message, "Rejoindre")
    await press(alice, message, "Commencer")
    await rest(bot, standin)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    return table.id


async def played_out(bot: Bot, standin: StandIn, table_id: int) -> None:
    """Everybody picks in their own way until the game is over."""
    with unsent(bot):
        while (table := await bot.tables.table_queries.info(table_id)).status == "running":
            seat = (await bot.tables.play.view(table_id, None)).awaited[0][0]
            asked = await bot.tables.play.ask(table_id, seat)
            user = table.seated[seat].user_id
            assert user is not None
            await bot.tables.play.pick(
                table_id, user, seat, asked.revision, seat % len(asked.picks)
            )
    await rest(bot, standin)


async def test_players_export_only_their_own_seat_of_a_running_game(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, chloe = people[:3]
    await started(bot, standin, people, channel)
    for seat, person in enumerate((alice, bob)):
        answer = await person.command(channel, "game export")
        assert answer.message is not None
        assert answer.message.ephemeral
        found = files(standin, answer.message)
        told = json.loads(found["json"])
        assert told["seat"] == seat
        assert [part is not None for part in told["record"]["seats"]] == [
            n == seat for n in range(2)
        ]
        assert "replay" not in told
        other = (alice, bob)[1 - seat]
        assert all(not p["deeds"] for p in told["players"] if p["name"] == other.name)
        assert "en cours de partie" in found["md"]
        for one in people:
            assert one.id not in found["json"] + found["md"]
    refused = await chloe.command(channel, "game export")
    assert "You have no seat" in words(refused.message)
    assert not refused.message.attachments  # type: ignore[union-attr]


async def test_the_game_master_exports_everything_in_private(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, chloe = people[:3]
    message = await lobby(bot, standin, alice, channel)
    await press(bob, message, "Rejoindre")
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    await bot.tables.of(Master).appoint(table.id, int(alice.id), int(chloe.id))
    await press(alice, message, "Commencer")
    await rest(bot, standin)
    public = [m.id for m in alice.messages(channel) if m.only_for is None]
    answer = await chloe.command(channel, "game export")
    assert answer.message is not None
    assert answer.message.ephemeral
    told = json.loads(files(standin, answer.message)["json"])
    assert "seat" not in told, "everything"
    assert all(told["record"]["seats"])
    await rest(bot, standin)
    assert [m.id for m in alice.messages(channel) if m.only_for is None] == public


async def test_a_game_is_offered_however_many_of_other_kinds_ended_since(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.table.table_queries.MAX_GAMES_SEARCHED", 2)
    table_id = await started(bot, standin, people, channel)
    await played_out(bot, standin, table_id)
    other = "gharkane" if GAME != "gharkane" else "revive"

    def later(tx: Tx) -> None:
        row = tx.execute(sa.select(games).where(games.c.id == table_id)).one()._asdict()
        for _ in range(2):
            row |= {"game": other, "id": row["id"] + 1, "changed_at": row["changed_at"] + 1.0}
            tx.execute(sa.insert(games).values(row))

    await bot.store.write(later)
    bob = people[1]
    choices = await bob.autocomplete(channel, "game new", {"game": GAME, "from": ""}, "from")
    assert choices[0]["value"] == str(table_id), "before those of other games"
    message = await lobby(bot, standin, bob, channel, **{"from": str(table_id)})
    assert "Prend la suite" in words(message)


async def test_a_finished_game_is_offered_to_all_and_a_next_one_begins_from_it(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    table_id = await started(bot, standin, people, channel)
    await played_out(bot, standin, table_id)
    shown = [m for m in alice.messages(channel) if m.only_for is None]
    end = next(m for m in reversed(shown) if "Emporter le récit" in buttons(m))
    answer = await press(bob, end, "Emporter")
    assert answer.message is not None
    assert answer.message.ephemeral
    found = files(standin, answer.message)
    told = json.loads(found["json"])
    assert told["status"] == "ended"
    points = [part["points"] for part in told["record"]["seats"]]
    assert sum(points) > 0
    assert alice.name in found["md"]
    assert "Ce qu’ils sont devenus" in found["md"]
    choices = await bob.autocomplete(channel, "game new", {"game": GAME, "from": ""}, "from")
    assert [choice["value"] for choice in choices] == [str(table_id)]
    others = {"game": "gharkane" if GAME != "gharkane" else "revive", "from": ""}
    offered = await bob.autocomplete(channel, "game new", others, "from")
    assert [choice["value"] for choice in offered] == [str(table_id)], "a story may change its game"
    message = await lobby(bot, standin, bob, channel, **{"from": str(table_id)})
    assert "Prend la suite" in words(message)
    assert f"{bob.name} : {points[1]} pts" in words(message), "his own part, though he opened it"
    kept = f"Réservé à {alice.name}\u202f; ouvert à tous <t:"
    assert kept in words(message), "she is called"
    await press(alice, message, "Rejoindre")
    await rest(bot, standin)
    message = last_public(bob, channel)
    assert f"{alice.name} : {points[0]} pts" in words(message), "and sits there again by her press"
    await press(bob, message, "Commencer")
    await rest(bot, standin)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    view: Any = await bot.tables.play.view(table.id, None)
    assert list(view.won) == points
    await played_out(bot, standin, table.id)
    assert await bot.tables.of(Films).points(table.id), "played again from the same record"


async def test_a_game_begins_from_a_file_and_the_options_in_it(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    text = json.dumps(
        {"game": GAME, "options": {"cards": "7"}, "record": {"seats": [None, {"points": 9}]}}
    )
    message = await lobby(bot, standin, alice, channel, file=text)
    assert "Commence à partir du relevé « file.json »" in words(message)
    assert "comme d’habitude" in words(message)
    assert "De 1 à 7" in words(message)
    await press(bob, message, "Rejoindre")
    await rest(bot, standin)
    assert f"{bob.name} : 9 pts" in words(last_public(alice, channel))
    options = (await press(alice, message, "Options")).shown
    assert "Commencer comme d’habitude" in buttons(options)
    await press(alice, message, "Commencer")
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    view: Any = await bot.tables.play.view(table.id, None)
    assert list(view.won) == [0, 9]


async def test_a_lobbys_record_can_be_removed(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    text = json.dumps({"game": GAME, "record": {"seats": [{"points": 9}]}})
    message = await lobby(bot, standin, alice, channel, file=text)
    options = (await press(alice, message, "Options")).shown
    await press(alice, options, "Commencer comme d’habitude")
    await rest(bot, standin)
    assert "relevé" not in words(last_public(alice, channel))
    await press(bob, message, "Rejoindre")
    await press(alice, message, "Commencer")
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    view: Any = await bot.tables.play.view(table.id, None)
    assert list(view.won) == [0, 0]


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"file": "not json"}, "pas du JSON"),
        ({"file": '{"game": "chess", "record": {}}'}, "« game » ne peut pas valoir « chess »"),
        ({"file": '{"game": "_skeleton"}'}, "manque le champ « record »"),
        (
            {"file": '{"game": "_skeleton", "record": {"seats": [{"points": -2}]}}'},
            "« record.seats.0.points » ne peut pas valoir « \\-2 »",
        ),
        (
            {"file": '{"game": "_skeleton", "record": {"seats": [{}, {}, {}, {}, {}]}}'},
            "« seats » contient trop d’éléments : 4 au plus",
        ),
        (
            {"file": '{"game": "_skeleton", "record": {}, "options": {"stars": 5}}'},
            "ne connais pas le champ « options.stars »",
        ),
        ({"from": "999"}, "ne trouve pas cette partie"),
        ({"from": "999", "file": "{}"}, "pas les deux"),
    ],
)
async def test_an_invalid_file_is_refused_before_a_lobby_opens(
    more: dict[str, str], sentence: str, bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    answer = await people[0].command(channel, "game new", {"game": GAME, **more})
    assert sentence in words(answer.message)
    assert await bot.tables.table_queries.at_channel(int(channel.id)) is None


@pytest.mark.parametrize("why", ["size", "name", "kind", "permission", "busy", "direct"])
async def test_an_unusable_file_is_not_downloaded(
    why: str,
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fetched(_: discord.Attachment) -> bytes:
        raise AssertionError("it was fetched")

    monkeypatch.setattr(discord.Attachment, "read", fetched)
    made, text, sentence = discord.Attachment.__init__, "{}", ""
    told: dict[str, str] = {}

    def uploaded(self: discord.Attachment, *, data: Any, state: Any) -> None:
        made(self, data={**data, **told}, state=state)

    monkeypatch.setattr(discord.Attachment, "__init__", uploaded)
    if why == "size":
        text, sentence = " " * (2 * 1024 * 1024), "trop gros : 64 Kio"
    elif why == "name":
        told["filename"], sentence = "record.zip", "finir par « .json »"
    elif why == "kind":
        told["content_type"], sentence = "video/mp4", "finir par « .json »"
    elif why == "permission":
        standin.deny(channel, "embed_links")
        sentence = "Il me manque ici une permission"
    elif why == "busy":
        await lobby(bot, standin, people[1], channel)
        sentence = "occupe déjà ce salon"
    else:
        channel = people[0].direct_channel()
        sentence = "sur un serveur"
    answer = await people[0].command(channel, "game new", {"game": GAME, "file": text})
    assert sentence in words(answer.message)


async def test_a_record_is_parsed_outside_the_loop(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads: list[threading.Thread] = []

    def read(data: bytes) -> Any:
        threads.append(threading.current_thread())
        return read_export(data)

    monkeypatch.setattr(beginning, "read_export", read)
    await lobby(bot, standin, people[0], channel, file=f'{{"game": "{GAME}", "record": {{}}}}')
    assert threads
    assert threading.main_thread() not in threads


async def test_a_campaign_lists_its_games_in_order_and_continues(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    first = await started(bot, standin, people, channel)
    await played_out(bot, standin, first)
    answer = await alice.command(channel, "campaign new", {"name": "Les *Cendres*"})
    assert "Les \\*Cendres\\*" in words(answer.message), "with the game that was over here"
    assert "**1.**" in words(answer.message)
    twice = await alice.command(channel, "campaign new", {"name": "Les *Cendres*"})
    assert "déjà une campagne" in words(twice.message)
    page = await bob.command(channel, "campaign show")
    assert page.message is not None
    story = await press(bob, page.message, "Récit 1")
    assert set(files(standin, story.message)) == {"json", "md", "foundry"}
    recalled = await press(bob, page.message, "Précédemment")
    assert "l’emporte" in words(recalled.message)
    await press(bob, page.message, "Continuer")
    await rest(bot, standin)
    assert "Prend la suite" in words(last_public(bob, channel))
    page = await alice.command(channel, "campaign show")
    assert "**2.**" in words(page.message), "a game that goes on belongs to it"
    assert "en préparation" in words(page.message)
    choices = await alice.autocomplete(channel, "campaign add", {"campaign": "cend"}, "campaign")
    assert [choice["name"] for choice in choices] == ["Les *Cendres*"]
    nobody = await alice.command(channel, "campaign show", {"campaign": "Autre"})
    assert "ne trouve pas cette campagne" in words(nobody.message)


async def test_too_frequent_exports_are_refused_with_a_time(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    bot.context.rates = Rates(bot.tables.sessions.now, uploads=Rate(1, 9), exports=Rate(1, 9))
    await started(bot, standin, people, channel, file=f'{{"game": "{GAME}", "record": {{}}}}')
    assert "Je n’envoie" not in words((await alice.command(channel, "game export")).message)
    often = await alice.command(channel, "privacy export")
    assert "Je n’envoie pas plus d’un fichier par heure. Réessayez <t:" in words(often.message)
    assert "par heure" not in words((await bob.command(channel, "game export")).message)
    other = standin.world.add_channel("7200", "text", "other")
    again = await alice.command(other, "game new", {"game": GAME, "file": "{}"})
    assert "Je n’accepte pas plus d’un fichier par heure" in words(again.message)


async def test_the_limit_of_lobbies_is_checked_before_a_download(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    await lobby(bot, standin, people[0], standin.world.add_channel("7200", "text", "other"))
    bot.tables.sessions.limits = Limits(lobbies_per_person=1)
    answer = await people[0].command(channel, "game new", {"game": GAME, "file": "{}"})
    assert "déjà une table ouverte" in words(answer.message)
