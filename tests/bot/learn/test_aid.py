"""/help: about beginning, the lobby, the moment at hand; for players and onlookers."""

from __future__ import annotations

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from tests.bot.face.playing import buttons, last_public, press, rest, selects, words
from tests.standin import StandIn


async def aid(person: Person, channel: Channel) -> Message:
    """What /help answers."""
    answer = await person.command(channel, "help")
    assert answer.message is not None
    assert answer.message.ephemeral
    return answer.message


async def test_without_a_game_help_says_how_to_begin(
    bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    people[0].record.locale = "fr"
    for place in (channel, people[0].direct_channel()):
        shown = await aid(people[0], place)
        assert "/partie nouvelle" in words(shown)
        assert "Enchères" in "".join(buttons(shown))
    lesson = (await press(people[0], shown, "Enchères")).message
    assert "(encore " in words(lesson)


async def test_help_explains_the_moment_to_players_and_spectators(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, carol = people[:3]
    for person in people[:3]:
        person.record.locale = "en-US"
    await alice.command(channel, "game new", {"game": "_skeleton"})
    await rest(bot, standin)
    assert "Start" in words(await aid(bob, channel))
    lobby = last_public(alice, channel)
    await press(bob, lobby, "Join")
    await press(alice, lobby, "Start")
    shown = await aid(alice, channel)
    said = words(shown)
    for part in (
        "puts one card away",
        "It is your move",
        "Set a card aside",
        "**Setup**",
        "**Secret bid**",
        "`/game seat concede` (you finish last",
    ):
        assert part in said
    assert list(buttons(shown)) == ["Play", "My hand", "Learn this game"]
    (rules,) = selects(shown)
    assert 3 <= len(rules["options"]) <= 6
    rule = (await alice.select(shown, rules["custom_id"], ["bid"])).message
    assert "Secret bid" in words(rule)
    looking = await aid(carol, channel)
    assert "It is your move" not in words(looking)
    assert "concede" not in words(looking)
    assert "puts one card away" in words(looking)
    assert list(buttons(looking)) == ["Learn this game"]
    await alice.command(channel, "game pause")
    assert "It is your move" not in words(await aid(alice, channel))


async def test_an_unknown_rule_is_refused_with_a_sentence(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    await people[0].command(channel, "game learn", {"game": "_skeleton"})
    shown = await aid(people[0], channel)
    (rules,) = selects(shown)
    assert "min left" not in words(shown)
    assert rules["custom_id"] == "r1:_skeleton"
