"""/game learn at the stand-in: straying, taking back, coming back, playing on, a real table."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.features.lessons.learning import MAX_FAST_PICKS, Learning, fast_pick
from bot.features.rematch.service import Rematch
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.table import Refused
from engine.games import GAMES
from tests.bot.face.playing import Boot, buttons, follows, last_public, press, rest, words
from tests.e2e.learner import Learner, starred
from tests.standin import StandIn

GAME = "_skeleton"


@pytest.fixture
def alice(people: tuple[Person, ...]) -> Person:
    people[0].record.locale = "fr"
    return people[0]


async def learn(alice: Person, channel: Channel) -> Message:
    """What /game learn answers."""
    answer = await alice.command(channel, "game learn", {"game": GAME})
    assert answer.message is not None
    return answer.message


async def play(alice: Person, message: Message | None, label: str) -> Message:
    """Press this button, and confirm where that is asked for."""
    assert message is not None
    shown = (await press(alice, message, label)).shown
    confirm = next((button for button in buttons(shown) if "Confirmer" in button), None)
    if confirm is not None:
        shown = (await press(alice, shown, confirm)).shown
    return shown


async def test_a_lesson_is_shown_above_its_question_with_the_star_first(
    bot: Bot, standin: StandIn, alice: Person, channel: Channel
) -> None:
    first = await learn(alice, channel)
    said = words(first)
    assert said.index("Des prix apparaissent") < said.index(
        "Une carte de moins (encore 10 min environ)"
    )
    assert "La plus faible gagne le moins" in said
    assert list(buttons(first))[:2] == ["⭐ Mettre la carte 1 de côté", "Mettre la carte 2 de côté"]
    styles = [button.get("style") for button in first.buttons()][:2]
    assert styles == [3, 1], "the suggestion stands out more than what plays at once"
    assert "Le plateau" in buttons(first)
    second = await play(alice, first, "⭐")
    assert "Miser (encore 7 min environ)" in words(second)
    assert "autre chose" not in words(second)
    await rest(bot, standin)
    assert not [m for m in alice.messages(channel) if m.only_for is None]
    assert alice.direct_messages() == []


async def test_after_another_pick_lessons_follow_and_a_computer_advises(
    bot: Bot, alice: Person, channel: Channel
) -> None:
    first = await learn(alice, channel)
    second = await play(alice, first, "Mettre la carte 5")
    said = words(second)
    assert "Vous avez choisi autre chose" in said
    assert "Miser (encore 7 min environ)" in said
    assert "Jouez tôt une carte forte" not in said
    assert "Voici ce que je ferais" in said
    assert starred(second) is not None
    (table,) = await bot.tables.table_queries.of_user(int(alice.id), learning=True)
    assert table.learning["left"] is not None
    third = await play(alice, second, "⭐")
    assert "autre chose" not in words(third)


async def test_an_undone_pick_repeats_its_lesson(bot: Bot, alice: Person, channel: Channel) -> None:
    asked = await learn(alice, channel)
    table = (await bot.tables.table_queries.of_user(int(alice.id), learning=True))[0]
    strayed = await bot.tables.play.pick(table.id, int(alice.id), 0, table.seated[0].revision, 4)
    assert list(strayed.table.learning["learned"]) == ["aside"]
    assert strayed.table.learning["left"] is not None
    back = await bot.tables.of(Consent).ask(table.id, REWIND, int(alice.id))
    assert back.waiting == (), "nobody else is there to agree"
    again = await (await alice.command(channel, "play")).last()
    assert "(encore 10 min environ)" in words(again)
    assert "La plus faible gagne le moins" in words(again)
    assert next(iter(buttons(again))) == next(iter(buttons(asked)))


async def test_a_lesson_goes_on_after_a_restart(
    boot: Boot, alice: Person, channel: Channel
) -> None:
    async with boot():
        first = await learn(alice, channel)
    async with boot():
        second = await play(alice, first, "⭐")
        assert "(encore 7 min environ)" in words(second)


async def test_computers_need_not_think_in_a_position_that_a_learner_met_before(bot: Bot) -> None:
    learning, sessions = bot.tables.of(Learning), bot.tables.sessions
    fast_pick.cache_clear()
    first = await learning.open("gharkane", 1, "Ann", "fr", 1)
    thought = fast_pick.cache_info().misses
    assert thought == first.ply > 1
    second = await learning.open("gharkane", 2, "Ben", "fr", 1)
    assert fast_pick.cache_info().misses == thought
    assert await sessions.read(first.id, sessions.game) == await sessions.read(
        second.id, sessions.game
    )


async def test_fast_computers_pick_in_one_transaction(
    bot: Bot, alice: Person, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions, writes = bot.tables.sessions, []
    write = sessions.write

    async def counted(*args: Any) -> Any:
        writes.append(1)
        return await write(*args)

    monkeypatch.setattr(sessions, "write", counted)
    most = 0
    for game in GAMES:
        writes.clear()
        table = await bot.tables.of(Learning).open(
            game, int(alice.id), "Alice", "fr", int(channel.id)
        )
        assert len(writes) <= -(-table.ply // (1 + MAX_FAST_PICKS))
        most = max(most, table.ply)
    assert most > 1, "no computer picks before the learner"


async def test_one_lesson_a_person_and_game_can_be_resumed_or_restarted(
    bot: Bot, people: tuple[Person, ...], alice: Person, channel: Channel
) -> None:
    first = await learn(alice, channel)
    await play(alice, first, "⭐")
    stands = await learn(alice, channel)
    assert list(buttons(stands)) == [
        "Continuer", "Recommencer", "Arrêter la leçon", "Un autre jeu",
    ]  # fmt: skip
    on = (await press(alice, stands, "Continuer")).message
    assert "(encore 7 min environ)" in words(on)
    (before,) = await bot.tables.table_queries.of_user(int(alice.id), learning=True)
    anew = (await press(alice, await learn(alice, channel), "Recommencer")).message
    assert "(encore 10 min environ)" in words(anew)
    (after,) = await bot.tables.table_queries.of_user(int(alice.id), learning=True)
    assert after.id != before.id
    closed = (await press(alice, await learn(alice, channel), "Arrêter la leçon")).message
    assert "terminée" in words(closed)
    assert await bot.tables.table_queries.of_user(int(alice.id), learning=True) == []
    await bot.tables.of(Learning).open(GAME, int(alice.id), "Alice", "fr", int(channel.id))
    with pytest.raises(Refused, match="learning-open"):
        await bot.tables.of(Learning).open(GAME, int(alice.id), "Alice", "fr", int(channel.id))
    bob = people[1]
    bob.record.locale = "en-US"
    assert "(about 10 min left)" in words(await learn(bob, channel))


async def test_a_lesson_occupies_no_channel_and_is_found_where_no_game_is(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], alice: Person, channel: Channel
) -> None:
    await learn(alice, channel)
    message = await (await alice.command(channel, "play")).final()
    assert "(encore 10 min environ)" in words(message)
    private = (await alice.command(alice.direct_channel(), "play")).message
    assert "(encore 10 min environ)" in words(private)
    await alice.command(channel, "game new", {"game": GAME})
    await rest(bot, standin)
    await press(people[1], last_public(alice, channel), "Rejoindre")
    lobby = (await alice.command(channel, "game learn", {"game": GAME})).shown
    assert "Continuer" in buttons(lobby)
    started = await follows(await press(alice, last_public(alice, channel), "Commencer"))
    assert "min environ" not in words(started)
    real = (await alice.command(alice.direct_channel(), "play")).message
    assert "min environ" not in words(real)
    assert "⭐" not in "".join(buttons(real))  # type: ignore[arg-type]


async def test_only_the_learner_acts_in_a_lesson(
    bot: Bot, people: tuple[Person, ...], alice: Person, channel: Channel
) -> None:
    await learn(alice, channel)
    (table,) = await bot.tables.table_queries.of_user(int(alice.id), learning=True)
    bob = int(people[1].id)
    for act in (bot.tables.of(Learning).end, bot.tables.of(Learning).learn_on):
        with pytest.raises(Refused, match="not-your-seat"):
            await act(table.id, bob)
    with pytest.raises(Refused, match="no-rematch"):
        await bot.tables.of(Rematch).open(table.id, int(alice.id))
    assert (
        await bot.tables.seats.hand_over(table.id, int(alice.id), 0, "normal")
    ).status == "ended"


async def test_after_the_lessons_the_game_goes_on_or_a_real_table_opens(
    bot: Bot, standin: StandIn, alice: Person, channel: Channel
) -> None:
    learner = Learner(alice, channel)
    end = await learner.follow(await learner.begin(GAME))
    assert "Vous savez miser" in words(end)
    assert "Ce qui s’est passé" in words(end)
    assert list(buttons(end)) == [
        "Continuer la partie", "Ouvrir une vraie table", "Ma main", "Le plateau",
    ]  # fmt: skip
    board = (await press(alice, end, "Le plateau")).message
    assert alice.name in words(board)
    end = (await press(alice, board, "Jouer")).message  # the board was in its place
    message = (await press(alice, end, "Continuer")).message
    assert "jouez à votre idée" in words(message)
    for _ in range(20):
        assert message is not None
        if not any(button["custom_id"][:3] in ("t1:", "m1:") for button in message.buttons()):
            break
        assert starred(message) is None
        message = await play(alice, message, next(iter(buttons(message))))
    assert "Partie terminée" in words(message)
    assert message is not None
    assert list(buttons(message)) == ["Ouvrir une vraie table"]
    opened = (await press(alice, message, "Ouvrir")).message
    assert "ouverte" in words(opened)
    await rest(bot, standin)
    assert "Une partie se prépare" in words(last_public(alice, channel))


async def test_a_real_table_after_the_lesson_closes_the_lesson(
    bot: Bot, standin: StandIn, alice: Person, channel: Channel
) -> None:
    learner = Learner(alice, alice.direct_channel())
    end = await learner.follow(await learner.begin(GAME))
    message = (await press(alice, end, "Ouvrir une vraie table")).message
    assert "/partie nouvelle" in words(message)
    here = (await press(alice, await learn(alice, channel), "Continuer")).shown
    await press(alice, here, "Ouvrir une vraie table")
    await rest(bot, standin)
    (table,) = await bot.tables.table_queries.of_user(int(alice.id))
    assert (table.status, table.learner) == ("lobby", None)


async def test_without_a_named_game_a_lesson_asks_for_one(
    bot: Bot, standin: StandIn, alice: Person, channel: Channel
) -> None:
    asked = (await alice.command(channel, "game learn")).shown
    assert "Quel jeu voulez-vous apprendre" in words(asked)
    first = (await press(alice, asked, "Enchères")).message
    assert "(encore 10 min environ)" in words(first)
    again = (await alice.command(channel, "game learn")).message
    assert "Continuer" in buttons(again)  # type: ignore[arg-type]
    assert "Enchères" in words(again), "which game it is"
    chosen = (await press(alice, again, "Un autre jeu")).shown  # type: ignore[arg-type]
    assert "Quel jeu voulez-vous apprendre" in words(chosen)


async def test_beside_a_lobby_a_lesson_of_its_game_does_not_start_unasked(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], alice: Person, channel: Channel
) -> None:
    await people[1].command(channel, "game new", {"game": GAME})
    await rest(bot, standin)
    asked = (await alice.command(channel, "game learn")).shown
    assert "Quel jeu voulez-vous apprendre" in words(asked)
    assert await bot.tables.table_queries.of_user(int(alice.id), learning=True) == []
