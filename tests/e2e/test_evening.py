"""An evening of four players and two game masters by clicks: from a dossier through scenes, voices
and a correction to the report, then on into another game of the campaign, in both languages."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.playground.people import Answer, Person
from bot.playground.world import EVERYONE, Channel, Message
from bot.playground.world import Person as Record
from bot.words import plain
from tests.bot.face.features.test_records import files
from tests.bot.face.playing import running, selects, words
from tests.e2e.player import Player, labelled, last_word, play_out, press_targets
from tests.playground.direct import without_socket
from tests.shared_texts import strict_library
from tests.standin import StandIn

GAME, DAYS = "gharkane", 3
SCENE = "La colonne allume ses feux, et **personne** ne dort."
REPLY = "Fermez la porte, il gèle."
NAMES = {"fr": "Les Réfugiés de Gharkane", "en": "The Refugees of Gharkane"}
WHY = "La réserve a été recomptée."


class Evening:
    """What the two game masters do, by what the bot shows."""

    def __init__(self, stand_in: StandIn, locale: str, master: Person, channel: Channel) -> None:
        self.stand_in, self.master, self.channel = stand_in, master, channel
        self.texts = strict_library().texts(locale, GAME)

    def label(self, key: str, **values: Any) -> str:
        return self.texts.say(key, **values)

    async def press(self, person: Person, message: Message, key: str) -> Answer:
        """Press the button of this text."""
        ident = labelled(message, self.label(key))
        assert ident is not None, f"no {key} in {message.text()}"
        return await person.click(message, ident)

    async def order(self, person: Person, command: str, /, **options: Any) -> Message:
        """Type a command."""
        return await (await person.command(self.channel, command, options)).last()

    async def open_dossier(self, name: str, second: Person) -> Message:
        """Open a dossier of ours in a new lobby, and lead it, with those who have a role."""
        shown = await self.order(self.master, "dossier show")
        menu = selects(shown)[0]
        key = next(part["value"] for part in menu["options"] if part["label"] == name)
        page = await self.master.select(shown, menu["custom_id"], [key])
        await self.press(self.master, await page.last(), "button-dossier-open")
        lobby = await last_word(self.master, self.channel, name)
        page = await self.press(self.master, lobby, "button-master")
        await self.press(self.master, await page.last(), "button-master-instead")
        role = self.stand_in.add_role("Meneurs", second.record)
        await self.order(self.master, "gm role", role=role.id)
        return lobby

    async def begin(self, people: Sequence[Person], lobby: Message) -> None:
        """Everybody takes a seat, and the game master starts the game."""
        for person in people:
            await self.press(person, lobby, "button-join")
        await self.press(self.master, await last_word(self.master, self.channel), "button-start")
        await self.stand_in.settled()

    async def correct(self, person: Person) -> None:
        """Correct the first thing that the panel offers, and tell everybody why."""
        page = await self.press(person, await self.order(person, "gm panel"), "button-gm-correct")
        shown = await page.last()
        while labelled(shown, self.label("button-gm-why")) is None:
            menus = selects(shown)
            if menus:
                last = menus[0]["options"][-1]["value"]
                page = await person.select(shown, menus[0]["custom_id"], [last])
            else:
                page = await person.click(shown, next(iter(press_targets(shown).values())))
            shown = await page.last()
        form = await self.press(person, shown, "button-gm-why")
        await self.submit(person, form, WHY)

    async def submit(self, person: Person, form: Answer, said: str) -> None:
        """Write in the only field of a form, and send it."""
        await (await person.submit(form, {"words": said})).last()

    async def proved(self) -> dict[str, Any]:
        """The file of the finished game, which `verify` finds true."""
        found = await self.order(self.master, "game verify")
        true = self.label("verify-true", n=0, secret="").split("**")[1]
        assert true in words(found), words(found)
        proof: dict[str, Any] = json.loads(files(self.stand_in, found)["json"])
        return proof

    def public(self) -> list[str]:
        return [m.text() for m in self.master.messages(self.channel) if m.only_for is None]


@pytest.mark.parametrize(("locale", "second_game"), [("fr", "revive"), ("en", "happy_dayz")])
async def test_an_evening_of_two_games(
    locale: str,
    second_game: str,
    stand_in: StandIn,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.ERROR)
    without_socket(stand_in, monkeypatch)
    for number, name in enumerate(("Inès", "Hugo"), int(stand_in.world.owner_id) + 10):
        stand_in.world.people[str(number)] = Record(str(number), name, "fr", EVERYONE)
    master, second, *four = (
        stand_in.person(name) for name in ("Inès", "Hugo", "Alice", "Bruno", "Chloé", "David")
    )
    for person in (master, second, *four):
        person.record.locale = "en-US" if locale == "en" else "fr"
    channel = stand_in.channel("table")
    evening = Evening(stand_in, locale, master, channel)
    players = [Player(person, channel, seed=n) for n, person in enumerate(four, 1)]
    async with running(stand_in, tmp_path, strict_library(), locale=locale, edit_gap=0.5):
        lobby = await evening.open_dossier(NAMES[locale], second)
        await evening.begin(four, lobby)
        await evening.order(master, "campaign new", name="Cendres")
        await evening.order(second, "gm say", text=SCENE)
        await evening.order(four[0], "say", text=REPLY, chronicle=True)
        for player in players:
            assert await player.play()
        await evening.correct(second)
        await play_out(stand_in, players)
        await stand_in.settled()
        stories, scenes = (
            [n for n, said in enumerate(evening.public()) if mark in said] for mark in ("📜", "🎭")
        )
        assert len(stories) == DAYS
        assert scenes[0] < stories[0] < stories[-1] < scenes[-1], "the epilogue ends the story"
        proof = await evening.proved()
        assert [move["kind"] for move in proof["replay"]["moves"]].count("correction") == 1
        report = files(stand_in, await evening.order(second, "game export"))["md"]
        for told in (plain(SCENE), REPLY, "Mirane Solt", "Jonas Quill"):
            assert told in report, told
        page = await evening.order(master, "campaign show")
        await master.select(page, selects(page)[0]["custom_id"], [second_game])
        lobby = await last_word(master, channel, evening.label("button-brought"))
        page = await (await evening.press(master, lobby, "button-brought")).last()
        await evening.press(master, page, "brought-confirm")
        await evening.begin(four, lobby)
        for player in players:
            await player.play()
        await play_out(stand_in, players)
        begun = (await evening.proved())["replay"]["begun"]
        assert all(1 in seat["brought"].values() for seat in begun["seats"])
    assert [record.getMessage() for record in caplog.records] == []
