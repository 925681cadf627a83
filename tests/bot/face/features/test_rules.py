"""/rules at the stand-in."""

from __future__ import annotations

from bot.app.assembly import Bot
from bot.games import face
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.render.rulebook import title_of
from bot.texts import Library
from engine.games import GAMES
from tests.bot.face.playing import words

ARCTIC = Library(strict=True).texts("en", "arctic_scavengers")


async def test_a_question_is_answered_with_more_than_one_rule(
    bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    alice.record.locale = "en"
    await alice.command(channel, "game new", {"game": "_skeleton"})
    asked = {"topic": "who has the prize of a bid"}
    told = words((await alice.command(channel, "rules", asked)).message)
    rules = GAMES["_skeleton"].RULES.values()
    assert sum(title_of(rule, "en") in told for rule in rules) >= 2


async def test_a_card_is_found_by_its_name(
    bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    alice.record.locale = "en"
    offered = await alice.autocomplete(channel, "rules", {"topic": "wolf"}, "topic")
    assert offered[0]["name"] == "Wolf Pack · Arctic Scavengers"
    for topic in (offered[0]["value"], "WOLF pack"):
        told = words((await alice.command(channel, "rules", {"topic": topic})).message)
        assert face("arctic_scavengers").about("wolf_pack", ARCTIC) in told
