"""/rules at the stand-in."""

from __future__ import annotations

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel
from engine.games import GAMES
from tests.bot.face.playing import words


async def test_a_question_is_answered_with_more_than_one_rule(
    bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    alice.record.locale = "en"
    await alice.command(channel, "game new", {"game": "_skeleton"})
    asked = {"topic": "who has the prize of a bid"}
    told = words((await alice.command(channel, "rules", asked)).message)
    rules = GAMES["_skeleton"].RULES.values()
    assert sum(rule.title("en") in told for rule in rules) >= 2
