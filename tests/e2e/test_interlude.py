"""A game master's evening: from the record of the campaign to the report that continues it, in both
languages, through the stand-in. A day or two, two players, a scene; what a shelter holds is never
said in public, nor to a rival, before the end."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.texts import Texts, named_pair
from bot.words import plain
from tests.bot.face.features.test_records import files
from tests.bot.face.playing import running
from tests.e2e.player import (
    Player,
    is_over,
    labelled,
    last_word,
    newest_public,
    play_out,
    press_targets,
)
from tests.shared_texts import strict_library
from tests.standin import StandIn

GAME = "gharkane"
ROOMS = (
    ("filtered_greenhouse", "rock_pharmacy", "serum_laboratory", "cave_armoury"),
    ("precision_workshop", "barter_hall", "smokehouse", "leaded_vault"),
)
"""By seat: rooms whose bonuses work at home alone, so that nothing on the board tells of them."""
STORY: dict[str, Any] = {
    "game": GAME,
    "record": {
        "days": 2,
        "first": 1,
        "ahead": ["burnt_forests", "ash_storm"],
        "seats": [
            {
                "shelter": "kraveth",
                "leader": "sarko_ilven",
                "rooms": [
                    {"id": own[0], "built": True, "survivors": 3},
                    *({"id": room} for room in own[1:]),
                ],
                "hospital": 2,
                "disease": -1,
                "stores": {"can": 4, "water": 3, "med": 3, "ammo": 4, "wood": 4, "metal": 4},
                "gear": [{"id": "cart"}],
            }
            for own in ROOMS
        ],
    },
}
STORY["record"]["seats"][1] |= {
    "shelter": "nornaald",
    "leader": "oru_vess",
    "gear": [{"id": "drill", "repaired": False}],
}
WORDS = {
    "fr": ("Écrite le", "Ce qu’ils sont devenus", "Jour 2", "Prend la suite"),
    "en": ("Written on", "What became of them", "Day 1", "Continues"),
}
SCENE = "La cendre tombe sur @everyone, et **Kessa** n’est pas rentrée."


async def press(person: Person, message: Message, *beginnings: str) -> Message | None:
    ident = labelled(message, *beginnings)
    assert ident is not None, f"none of {beginnings} among {list(press_targets(message))}"
    return (await person.click(message, ident)).message


class Watch:
    """Reads all that others than its owner could read of a seat, while the game runs."""

    def __init__(self, players: list[Person], channel: Channel, texts: Texts) -> None:
        self.players, self.channel = players, channel
        self.names = [[texts.word(room) for room in own] for own in ROOMS]
        self.looks = 0

    async def look(self) -> None:
        """Fails if a room is named where its owner alone should read it."""
        if is_over(self.players[0], self.channel):
            return
        self.looks += 1
        for seat, person in enumerate(self.players):
            direct = person.messages(person.direct_channel())
            messages = [*person.messages(self.channel), *direct]
            told = "\n".join(m.text() for m in messages)
            for name in self.names[1 - seat]:
                assert name not in told, f"{person.name} reads of a rival's {name}"
            public = "\n".join(m.text() for m in messages if m.only_for is None and m not in direct)
            for name in self.names[seat]:
                assert name not in public, f"everybody reads of {person.name}'s {name}"


@pytest.mark.parametrize(("locale", "days"), [("fr", 2), ("en", 1)])
async def test_an_interlude_from_start_record_to_end_report(
    locale: str, days: int, stand_in: StandIn, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    master, alice, bruno = (stand_in.person(name) for name in ("Chloé", "Alice", "Bruno"))
    for person in (master, alice, bruno):
        person.record.locale = "en-US" if locale == "en" else "fr"
    channel = stand_in.channel("table")
    library = strict_library()
    texts = library.texts(locale, GAME)
    watch = Watch([alice, bruno], channel, texts)
    written, ends, last, carries = WORDS[locale]
    async with running(stand_in, tmp_path, library, locale=locale, edit_gap=0.5):
        story = json.dumps({**STORY, "record": {**STORY["record"], **begun(days)}})
        opened = await master.command(channel, "game new", {"game": GAME, "file": story})
        assert opened.message is not None
        lobby = await last_word(master, channel, "file.json")
        taking = await press(master, lobby, "Meneur de jeu", "Game master")
        assert taking is not None
        await press(master, taking, "Quitter mon siège et devenir meneur", "Leave my seat and run")
        for person in (alice, bruno):
            await press(person, lobby, "Rejoindre", "Join")
        lobby = await last_word(master, channel, texts.word("nornaald"))
        await press(master, lobby, "Commencer", "Start")
        await stand_in.settled()
        await master.command(channel, "gm say", {"text": SCENE})
        players = [Player(person, channel, seed=n + 1) for n, person in enumerate((alice, bruno))]
        for player in players:
            assert await player.play()
        await watch.look()
        whole = await master.command(channel, "game export")
        assert whole.message is not None
        assert whole.message.ephemeral
        told = json.loads(files(stand_in, whole.message)["json"])
        assert [len(seat["rooms"]) for seat in told["record"]["seats"]] == [5, 5]
        await play_out(stand_in, players, watch.look)
        await stand_in.settled()
        assert watch.looks > 5
        shown = [m for m in master.messages(channel) if m.only_for is None]
        story = next(m.text() for m in shown if "📜" in m.text())
        assert named_pair(texts, "Kraveth", "Alice") in story, "the fiction's names, and whose"
        end = next(m for m in reversed(shown) if labelled(m, "Emporter", "Export the story"))
        taken = await press(bruno, end, "Emporter", "Export the story")
        found = files(stand_in, taken)
        report, record = found["md"], json.loads(found["json"])
        for words in (written, ends, last, plain(SCENE), "Alice", "Bruno", *watch.names[0][:1]):
            assert words.casefold() in report.casefold(), words
        assert record["record"]["day"] == days
        assert [seat["shelter"] for seat in record["record"]["seats"]] == ["kraveth", "nornaald"]
        again = await master.command(
            channel, "game new", {"game": GAME, "from": await last_game(master, channel)}
        )
        assert again.message is not None
        await last_word(master, channel, carries)
    scenes = [m for m in shown if "Kessa" in m.text()]
    assert scenes
    assert all(not m.data["mentions"] and not m.data["mention_everyone"] for m in scenes)
    assert newest_public(alice, channel)
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


def begun(days: int) -> dict[str, Any]:
    """As many days, and their events."""
    return {"days": days, "ahead": STORY["record"]["ahead"][:days]}


async def last_game(person: Person, channel: Channel) -> str:
    """The first suggestion of what a new game may go on from."""
    found = await person.autocomplete(channel, "game new", {"game": GAME, "from": ""}, "from")
    return str(found[0]["value"])
