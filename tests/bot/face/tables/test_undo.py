"""Taking back at the stand-in: the button, past a barrier with everybody's consent, over a restart;
and a refusal that opens its rule."""

from __future__ import annotations

from bot.playground.people import Person
from bot.playground.world import Channel, Message
from tests.bot.face.playing import Boot, buttons, last_public, press, rest, words
from tests.bot.face.tables.test_play import started
from tests.standin import StandIn

UNDO = "Annuler mon dernier coup"


async def play_page(person: Person, channel: Channel) -> Message:
    """The person's menu."""
    return await (await person.command(channel, "play")).last()


async def test_the_undo_button_is_shown_only_when_it_works(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    async with boot() as bot:
        menu = await started(bot, standin, alice, bob, channel)
        assert UNDO not in buttons(menu)
        done = (await press(alice, menu, "Mettre la carte 1")).shown
        assert UNDO in buttons(done)
        back = (await press(alice, done, UNDO)).shown
        assert "C’est annulé : « Mettre la carte 1 de côté »." in words(back)
        assert "Mettre la carte 1 de côté" in buttons(back)
        assert UNDO not in buttons(back)


async def revealed(
    standin: StandIn, alice: Person, bob: Person, channel: Channel, menu: Message
) -> Message:
    """Both have set a card aside, Bob after a second look; his offer to ask everybody."""
    await press(alice, menu, "Mettre la carte 1")
    sure = (await press(bob, await play_page(bob, channel), "Mettre la carte 2")).shown
    assert "On ne peut pas annuler ce coup" in words(sure)
    assert "Resteraient : 1, 3, 4 et 5" in words(sure)
    await press(bob, sure, "Confirmer")
    offer = (await bob.command(channel, "game undo")).shown
    assert "fait intervenir le hasard" in words(offer)
    return offer


async def test_an_undo_can_be_agreed_after_a_restart(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, carol = people[:3]
    async with boot() as bot:
        menu = await started(bot, standin, alice, bob, channel)
        offer = await revealed(standin, alice, bob, channel, menu)
        sent = await press(bob, offer, "Demander")
        assert alice.name in words(sent.message)
        await rest(bot, standin)
    async with boot() as bot:
        notice = next(m for m in alice.messages(channel) if "ramener la table" in words(m))
        assert bob.name in words(notice)
        assert "are not at" in words((await press(carol, notice, "D’accord")).message)
        agreed = await press(alice, notice, "D’accord")
        assert "revenue en arrière" in words(agreed.message)
        await rest(bot, standin)
        assert "Tout le monde est d’accord" in words(last_public(alice, channel))
        theirs = await play_page(bob, channel)
        assert "Mettre la carte 2 de côté" in buttons(theirs)
        (notice,) = [m for m in alice.messages(channel) if m.id == notice.id]
        assert buttons(notice) == {}, "a request that is over asks for nothing"


async def test_a_refused_undo_is_announced_to_all(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    async with boot() as bot:
        menu = await started(bot, standin, alice, bob, channel)
        await press(bob, await revealed(standin, alice, bob, channel, menu), "Demander")
        await rest(bot, standin)
        notice = next(m for m in alice.messages(channel) if "ramener la table" in words(m))
        kept = await press(alice, notice, "Non")
        assert "continue" in words(kept.message)
        log = (await bob.command(channel, "game log")).message
        assert f"{alice.name} ne veut pas annuler" in words(log)


async def test_a_refusal_by_the_rules_links_to_its_rule(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    async with boot() as bot:
        await started(bot, standin, alice, bob, channel)
        wrong = (await alice.command(channel, "bids aside", {"card": 9})).shown
        assert "`setup`" in words(wrong)
        rule = (await press(alice, wrong, "Lire la règle")).shown
        assert rule.ephemeral
        assert "setup" in words(rule)
        assert rule.id != wrong.id
