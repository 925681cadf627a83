"""Standing orders at the stand-in: given, fired, reported to their owner; and every page of
them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.features.orders.commands import order_page, orders_page
from bot.features.orders.service import GivenOrder, LastTime, Orders
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.store import games as rows
from bot.store import move_history
from bot.texts import LOCALES, Library
from engine import codec
from engine.copying import clone
from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from engine.kernel import Pick, legal, pending, play, question
from tests.bot.face.conftest import table_of
from tests.bot.face.limits import check_page
from tests.bot.face.playing import Boot, buttons, last_public, press, rest, selects, words
from tests.bot.face.tables.test_play import started
from tests.laws.walks import fresh, walk
from tests.standin import StandIn
from tests.waiting import until

EVERY = [*GAMES, _skeleton.NAME]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", EVERY)
async def test_every_order_with_any_terms_has_a_sentence(
    library: Library, game: str, locale: str
) -> None:
    package = GAMES[game]
    texts = library.texts(locale, game, ("Ana", "Bo", "Chloé"))
    state = package.new_game(2, 1, package.Options())
    _, (seat, *_) = pending(state)[0]
    some, other = legal(state, seat)[:2]
    view = package.view(state, seat)
    said = set()
    for name, kind in package.ORDERS.items():
        for field, values in kind.values().items():
            for value in values:
                for would in (some, other, None):
                    last = LastTime("Q", view.phase, view.chapter, would, some, "regent")
                    order = GivenOrder(name, kind(**{field: value}), would is None, (last,))
                    page = order_page(table_of(game, 2), order, texts, texts)
                    check_page(page)
                    assert page.panel is not None
                    said.add(page.panel.text)
    assert len(said) > 3 * len(package.ORDERS)
    whole = [GivenOrder(name, kind(), True, (last, last)) for name, kind in package.ORDERS.items()]
    page = orders_page(table_of(game, 2), whole, texts, texts)
    check_page(page)
    assert page.panel is not None
    assert page.panel.fitted().text == page.panel.text, "all of them fit"


async def orders_of(person: Person, channel: Channel) -> Message:
    shown = (await person.command(channel, "orders")).shown
    assert shown.ephemeral
    return shown


async def give(person: Person, shown: Message, name: str, **chosen: str) -> Message:
    """Open an order, select these values of its terms, and put it in force."""
    page = (await press(person, shown, name)).message
    for field, value in chosen.items():
        assert page is not None
        ident = next(s["custom_id"] for s in selects(page) if s["custom_id"].endswith(f"-{field}"))
        page = (await person.select(page, ident, [value])).message
    assert page is not None
    return (await press(person, page, "Mettre en vigueur")).shown


async def picked(bot: Bot, table: int, picks: int) -> None:
    """Wait until so many picks are stored."""

    async def stand() -> bool:
        return await bot.store.read(lambda tx: move_history.count_picks(tx, table)) >= picks

    await until(stand, "nobody has picked")


async def test_an_order_is_given_fires_and_can_be_suspended(
    boot: Boot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alice, bob, carol = people[:3]
    reads: list[int] = []
    read = Orders.given_orders

    def reading(orders: Orders, *args: Any) -> Any:
        reads.append(1)
        return read(orders, *args)

    async with boot(order_pause=0.05) as bot:
        menu = await started(bot, standin, alice, bob, channel)
        shown = await orders_of(alice, channel)
        assert "Pas en vigueur" in words(shown)
        assert "pas encore été posée" in words(shown)
        monkeypatch.setattr(Orders, "given_orders", reading)
        page = await give(alice, shown, "Miser", most="4")
        assert len(reads) == 3, "each page replays the game once"
        assert "ne dépasse pas 4" in words(page)
        assert "✅ En vigueur" in words(page)
        refused = (await carol.command(channel, "orders")).message
        assert "are not at" in words(refused)
        await press(alice, menu, "Mettre la carte 1")
        theirs = await (await bob.command(channel, "play")).last()
        sure = (await press(bob, theirs, "Mettre la carte 2")).shown
        await press(bob, sure, "Confirmer")
        table = (await bot.tables.table_queries.of_user(int(alice.id)))[0]
        await picked(bot, table.id, 3)
        await rest(bot, standin)
        log = (await alice.command(channel, "game log")).message
        assert "Votre consigne a répondu : Miser pour moi" in words(log)
        assert "consigne" not in words(last_public(bob, channel))
        again = await orders_of(alice, channel)
        assert "Cette consigne aurait fait de même" in words(again)
        page = (await press(alice, again, "Miser")).shown
        off = (await press(alice, page, "Suspendre")).message
        assert "⬜ Pas en vigueur" in words(off)
        assert off is not None
        assert "Mettre en vigueur" in buttons(off)


async def test_in_a_direct_message_the_game_is_chosen_first(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    other = [c for c in standin.world.channels.values() if c.kind == "text"][1]
    async with boot() as bot:
        await started(bot, standin, alice, bob, channel)
        assert "Vos consignes" in words(await orders_of(alice, alice.direct_channel()))
        await started(bot, standin, bob, alice, other)
        which = (await alice.command(alice.direct_channel(), "orders")).shown
        assert "De quelle partie" in words(which)
        shown = (await press(alice, which, f"#{other.name}")).shown
        second = (await bot.tables.table_queries.of_user(int(alice.id)))[1]
        named = {f"l1:{second.id}:order:{name}" for name in GAMES[second.game].ORDERS}
        assert set(buttons(shown).values()) == named


PRESSED = next(name for name, package in GAMES.items() if "pressure" in package.ORDERS)
"""The game in which rivals press each other."""


def before_pressure() -> tuple[Any, Pick]:
    """A game of two, and a pick of its second seat that presses the first, which has no bonus
    ready and two ammo."""
    for seed in range(1, 50):
        game: Any = fresh(PRESSED, 2, seed)
        for seat, pick in walk(game, seed):
            before = clone(game)
            play(game, seat, pick)
            asked: Any = question(game, 0)
            if seat == 1 and type(asked).__name__ == "FacePressure" and asked.pressure >= 2:
                before.shelters[0].stores |= {"ammo": 2, "wood": 3, "food": 1}
                if not {p.use for p in legal(game, 0) if hasattr(p, "use")} - {"none"}:
                    return before, pick
    raise AssertionError("nobody is ever pressed")


async def test_an_order_answers_pressure_and_is_marked_in_public(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    game, pressing = before_pressure()
    async with boot() as bot:
        await alice.command(channel, "game new", {"game": PRESSED})
        await rest(bot, standin)
        await press(bob, last_public(alice, channel), "Rejoindre")
        await press(alice, last_public(alice, channel), "Commencer")
        await rest(bot, standin)
        table = (await bot.tables.table_queries.of_user(int(alice.id)))[0]
        await bot.store.write(
            lambda tx: rows.set_game(
                tx, table.id, bot.tables.sessions.now(), state=codec.dumps(game)
            )
        )
    async with boot(order_pause=0.05) as bot:
        shown = await orders_of(alice, channel)
        page = await give(alice, shown, "Face", ammo="1", first="wood")
        assert "Dépenser une munition au plus" in words(page)
        assert "À céder d’abord : bois" in words(page)
        asked = await bot.tables.play.ask(table.id, 1)
        index = asked.picks.index(pressing)
        await bob.command(channel, "move", {"move": f"{asked.revision}:{index}"})
        await picked(bot, table.id, 3)
        await rest(bot, standin)
        log = words((await bob.command(channel, "game log")).message)
        defended = next(line for line in log.splitlines() if "se défend" in line)
        assert "1 munition" in defended
        assert defended.endswith("*(consigne)*")
        assert "Votre consigne" not in log
        own = words((await alice.command(channel, "game log")).message)
        assert "Votre consigne a répondu : Face à la pression" in own
        view: Any = await bot.tables.play.view(table.id, 0)
        left = dict(view.shelters[0].stores)
        assert (left["ammo"], left["wood"] < 3) == (1, True)


def before_a_question_of(game: str, order: str) -> Any:
    """A game of two whose first seat is asked what this order answers."""
    for seed in range(1, 50):
        state: Any = fresh(game, 2, seed)
        for seat, pick in walk(state, seed):
            if isinstance(question(state, 0), GAMES[game].ORDERS[order].answers):
                return state
            play(state, seat, pick)
    raise AssertionError("it is never asked")


async def test_an_order_can_be_given_from_the_menu_of_its_question(
    boot: Boot,
    standin: StandIn,
    library: Library,
    people: tuple[Person, ...],
    channel: Channel,
) -> None:
    """One tap where the question is asked puts its order in force and answers; the first time a
    sentence says so. From then on nothing is offered."""
    game, name = next(
        (game, name)
        for game, package in GAMES.items()
        for name in package.ORDERS
        if library.texts("fr", game).has(f"order-{name}.always")
    )
    async with boot() as bot:
        await people[0].command(channel, "game new", {"game": game})
        await rest(bot, standin)
        await press(people[1], last_public(people[0], channel), "Rejoindre")
        await press(people[0], last_public(people[0], channel), "Commencer")
        await rest(bot, standin)
        (table,) = await bot.tables.table_queries.of_user(int(people[0].id), most=2)
        state = codec.dumps(before_a_question_of(game, name))
        await bot.store.write(
            lambda tx: rows.set_game(tx, table.id, bot.tables.sessions.now(), state=state)
        )
    async with boot() as bot:
        texts = bot.context.library.texts("fr", game)
        menu = await (await people[0].command(channel, "play")).last()
        assert texts.say(f"order-{name}.offer") in words(menu)
        await press(people[0], menu, texts.say(f"order-{name}.always"))
        _, orders = await bot.tables.of(Orders).given_orders(table.id, int(people[0].id))
        assert [order.name for order in orders if order.active] == [name]
        now = await bot.tables.play.ask(table.id, 0)
        assert now.question is None or not now.awaited or now.revision != table.seated[0].revision
        foreseen = await bot.tables.pick_preview.with_preview(now)
        assert foreseen.preview is None or name not in foreseen.preview.offers
