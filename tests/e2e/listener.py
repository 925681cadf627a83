"""A person who plays by ear: their pages are in words, and say everything without a picture."""

from __future__ import annotations

import re
from typing import Any

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from tests.bot.face.playing import alts, buttons, words
from tests.e2e.player import PATIENCE, Player, parts

SEEN = re.compile(
    r"\b(images?|illustrations?|pictures?|pictured|ci-dessus|ci-contre|"
    r"(see|look at) the (board|map|sheet)|(voir|voyez|regardez) (le plateau|la carte de|la fiche)|"
    r"shown in (red|green|blue|yellow)|(the|celui en|celle en) (red|green|blue|yellow|"
    r"rouge|vert|bleu|jaune) one)\b",
    re.IGNORECASE,
)
"""Words of a sentence that sends its reader to a picture, in both languages."""
MARKED = re.compile(r"^(⭐ )?\d+ · ")
"""A label that begins with the number of a place in a picture."""


class Listener(Player):
    """Plays at random, and reads each private page to its end."""

    def __init__(self, bot: Bot, person: Person, channel: Channel, seed: int) -> None:
        super().__init__(person, channel, seed)
        self._bot = bot
        self.changes = 0
        """How often the menu began with what had changed."""

    async def ask_for_words(self) -> None:
        """Press the button of /settings mine."""
        page = await (await self.person.command(self.channel, "settings mine")).last(PATIENCE)
        page = await (await self.person.click(page, "h1:pictures:worded")).last(PATIENCE)
        assert "h1:pictures:worded" not in buttons(page).values()

    async def opened(self) -> Any:
        """What the menu begins with, if nobody picks in the meantime."""
        before = await self._changed()
        answer = await self.person.command(self.channel, "play")
        page = await answer.last(PATIENCE)
        if before == await self._changed() and before[1]:
            _, _, text = words(page).partition("\n")
            assert text.startswith(before[1]), f"{before[1]!r} does not come first in {text!r}"
            self.changes += 1
        return answer

    async def _changed(self) -> tuple[int, str]:
        """The ply, and what has changed for this person until then, in words."""
        table = await self._bot.tables.table_queries.at_channel(int(self.channel.id))
        if table is None or table.status != "running":
            return -1, ""
        (seat,) = [seat.seat for seat in table.seated if seat.user_id == int(self.person.id)]
        texts = self._bot.context.localized(self.person.record.locale[:2], table).markdown
        return table.ply, (await self._bot.context.changes(table, seat, texts)).text

    async def read(self, message: Message) -> None:
        """Nothing is drawn, and nothing refers to a picture."""
        by_ear(message)

    def heard(self) -> int:
        """Check the direct messages, and that each public picture is told; return how many pages
        there were."""
        direct = self.person.direct_messages()
        for message in direct:
            by_ear(message)
        public = [m for m in self.person.messages(self.channel) if m.only_for is None]
        for message in public:
            told = alts(message)
            drawn = [part for part in parts(message.components) if part["type"] == 12]
            assert len(told) >= len(drawn)
            assert all(told), "a public picture has no text"
        return len(direct)


def by_ear(message: Message) -> None:
    """A private page is complete in words."""
    drawn = [part for part in parts(message.components) if part["type"] == 12]
    assert (drawn, message.attachments) == ([], [])
    shown = list(parts(message.components))
    labels = [part.get("label") or "" for part in shown]
    labels += [option["label"] for part in shown for option in part.get("options", ())]
    said = "\n".join([words(message), *labels])
    assert SEEN.search(said) is None, said
    assert [label for label in labels if MARKED.match(label)] == []
