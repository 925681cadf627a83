"""The model game with everything there is in it, played by what the bot shows and what is typed:
a pick put together, an aside, a window, a standing order, a command of a group."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app.assembly import Bot
from bot.playground.people import Answer, Person
from bot.playground.world import Message
from engine.games import GAMES
from engine.games._skeleton import PACKAGE
from tests.bot.face.playing import alts, buttons, last_public, press, rest, running, selects, words
from tests.e2e.player import Player, play_out
from tests.shared_texts import strict_library
from tests.standin import StandIn

GAME = "_skeleton"


@pytest.fixture(autouse=True)
def _skeleton() -> Iterator[None]:
    GAMES[GAME] = PACKAGE
    yield
    del GAMES[GAME]


class Full:
    """A table of the full game, and the hands of its people."""

    def __init__(self, bot: Bot, stand_in: StandIn) -> None:
        self.bot, self.stand_in = bot, stand_in
        self.channel = stand_in.channel("table")
        self.people = [stand_in.person(person) for person in stand_in.world.people][:3]

    async def begin(self) -> None:
        alice, *others = self.people
        for person in self.people:
            person.record.locale = "fr"
        await alice.command(self.channel, "game new", {"game": GAME})
        await rest(self.bot, self.stand_in)
        lobby = last_public(alice, self.channel)
        for person in others:
            await press(person, lobby, "Rejoindre")
        options = message_of(await press(alice, lobby, "Options"))
        ident = next(s["custom_id"] for s in selects(options) if s["custom_id"].endswith("full"))
        await alice.select(options, ident, ["1"])
        await press(alice, lobby, "Commencer")
        await rest(self.bot, self.stand_in)

    async def menu(self, person: Person) -> Message:
        return message_of(await person.command(self.channel, "play"))

    async def click(self, person: Person, *labels: str) -> Message:
        """From the menu through these buttons, one after the other."""
        shown = await self.menu(person)
        for label in labels:
            shown = message_of(await press(person, shown, label))
        return shown

    async def typed(self, person: Person, command: str, **options: str | int) -> str:
        answer = await person.command(self.channel, f"bids {command}", options)
        return words(message_of(answer))

    async def board(self) -> str:
        await rest(self.bot, self.stand_in)
        return words(last_public(self.people[0], self.channel))


def message_of(answer: Answer) -> Message:
    assert answer.message is not None, answer.kind
    return answer.message


async def guesses(table: Full) -> None:
    """Setup: a guess is put together by clicks, another is typed, a third one is refused."""
    alice, bruno, chloe = table.people
    for person in table.people:
        await table.click(person, "Mettre la carte 1")
    shown = await table.click(alice, "Composer", "Points par prix : 1")
    (several,) = selects(shown)
    assert (several["min_values"], several["max_values"]) == (1, 2)
    values = {option["label"]: option["value"] for option in several["options"]}
    assert list(values) == [f"Prix : {n}" for n in (1, 2, 3, 4)]
    ready = message_of(
        await alice.select(shown, several["custom_id"], [values["Prix : 2"], values["Prix : 3"]])
    )
    assert "Parier 1 sur ces prix : 2 et 3" in words(ready)
    await press(alice, ready, "Confirmer")
    found = await bruno.autocomplete(
        table.channel, "bids full guess", {"points": 1, "prizes": "4,"}, "prizes"
    )
    assert [one["value"] for one in found] == ["4", "1,4", "2,4", "3,4"]
    refused = await table.typed(bruno, "full guess", points=2, prizes="3,4")
    assert "3 points en tout au plus" in refused
    assert "Vous pariez 1 sur ces prix : 1 et 4" in await table.typed(
        bruno, "full guess", points=1, prizes="4,1"
    )
    await table.typed(chloe, "full guess", points=0, prizes="-")


async def orders(table: Full) -> None:
    """Alice leaves her bids to an order; who may veto wants to be asked of every prize."""
    alice, bruno, chloe = table.people
    for person, name, value in (
        (alice, "Miser", "4"),
        (bruno, "Laisser les petits", "1"),
        (chloe, "Laisser les petits", "1"),
    ):
        shown = message_of(await person.command(table.channel, "orders"))
        shown = message_of(await press(person, shown, name))
        (term,) = selects(shown)
        shown = message_of(await person.select(shown, term["custom_id"], [value]))
        if "Mettre en vigueur" in buttons(shown):
            shown = message_of(await press(person, shown, "Mettre en vigueur"))
        assert "✅ En vigueur" in words(shown)


async def bids(table: Full) -> None:
    """A round: boasts beside the question and while others are asked, a preview, an order's bid."""
    _, bruno, chloe = table.people
    shown = await table.menu(bruno)
    assert "Annoncer une carte, que ce soit vrai ou non" in words(shown), "beside the question"
    assert "**Miser la carte 3** : Resteraient : 2, 4 et 5" in words(shown)
    assert "annonce la carte 5" in await table.typed(bruno, "full boast", card=5)
    await table.click(bruno, "Miser la carte 3")
    await table.typed(bruno, "bid", card=2)  # nobody has seen the first one
    assert "annonce la carte 5" in await table.board()
    await table.click(chloe, "Se vanter", "Annoncer la carte 2")
    assert "annonce la carte 2" in await table.board()
    refused = await table.typed(chloe, "full boast", card=3)
    assert "annonce" not in refused, "once a round"
    await table.click(chloe, "Miser la carte 3")
    board = await table.board()
    assert "a misé 4" in board, "Alice's order"
    assert "a misé 2" in board


async def vetoes(table: Full) -> None:
    """Alice has won; both others may veto. That one has let it go shows nowhere."""
    alice, bruno, chloe = table.people
    before = await table.board()
    assert before.count("choisit de poser ou non son véto") == 2
    await table.click(bruno, "Laisser faire")
    assert await table.board() == before
    sheet = words(message_of(await alice.command(table.channel, "sheet")))
    assert sheet.count("choisit de poser ou non son véto") == 2
    await table.click(chloe, "Poser son véto")
    assert "pose son véto : personne ne prend le prix" in await table.board()


async def test_the_full_game_is_played_from_its_lobby_to_its_end(
    stand_in: StandIn, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    library = strict_library()
    async with running(stand_in, tmp_path, library, locale="fr", order_pause=0.05) as bot:
        table = Full(bot, stand_in)
        await table.begin()
        await guesses(table)
        await orders(table)
        await bids(table)
        await vetoes(table)
        players = [
            Player(person, table.channel, seed=n) for n, person in enumerate(table.people, 1)
        ]
        await play_out(stand_in, players)
        end = await table.board()
    assert "Partie terminée" in end
    (told,) = alts(last_public(table.people[0], table.channel))
    assert "Pari" in told, "the points of the guesses"
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
