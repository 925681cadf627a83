"""/game hint: the two best picks with their reasons, where the table allows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.features.hints.commands import hint_page
from bot.features.hints.service import HINT_PICKS, best_advice
from bot.model.terms import Terms, preset, preset_of
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.schedule.thinking import Thinking
from bot.texts import LOCALES, Library
from engine.kernel import Pick, legal, play
from engine.players.hard import Considered, considered
from engine.weights import Search
from tests.bot.face.conftest import asked_of
from tests.bot.face.playing import buttons, press, words
from tests.laws.walks import PACKAGES, fresh, walk

SHORT = Search(worlds=1, breadth=3, playouts=3, far=6)


@dataclass(frozen=True)
class Go(Pick):
    """A pick with a small print."""

    where: str
    everything: bool = False


def seen(where: str, value: float, everything: bool = False, **terms: float) -> Considered:
    return Considered(Go(where, everything), value, terms)


def test_a_reason_names_what_distinguishes_a_pick() -> None:
    three = [
        seen("a", 5.0, rooms=4.0, stores=1.0, gear=0.1),
        seen("b", 4.0, rooms=1.0, stores=3.0, gear=0.0),
        seen("c", 3.0, rooms=1.0, stores=2.0, gear=0.0),
    ]
    first, second = best_advice(three)
    assert (first.gains, first.fears) == (("rooms",), ("stores",))
    assert (second.gains, second.fears) == (("stores",), ("rooms",))
    (alone,) = best_advice(three[:1])
    assert (alone.gains, alone.fears) == ((), ())


def test_a_second_hint_ends_with_another_sentence() -> None:
    """The same way to the same place with another small print is the same hint, and so is what
    comes to the same."""
    found = [
        seen("lake", 5.0, rooms=5.0),
        seen("lake", 4.9, everything=True, rooms=4.0, stores=0.9),
        seen("mine", 5.0, rooms=4.99, stores=0.01),
        seen("city", 3.0, rooms=1.0, stores=2.0),
    ]
    assert [one.pick for one in best_advice(found)] == [Go("lake"), Go("city")]
    assert [one.pick for one in best_advice(found[:2])] == [Go("lake")]


def test_a_reason_agrees_with_the_preview() -> None:
    """It ends with more in store, but what is seen of the pick is that it pays."""
    at_once = {"stores": -3.0, "rooms": 2.0}
    paying = Considered(Go("forge"), 9.0, {"stores": 5.0, "rooms": 4.0}, at_once)
    other = Considered(
        Go("lake"), 1.0, {"stores": 1.0, "rooms": 0.0}, {"stores": 0.0, "rooms": 0.0}
    )
    assert best_advice([paying, other])[0].gains == ("rooms",)


def test_the_first_hint_is_not_told_by_fears_alone() -> None:
    """Its value is the highest: what it is worse for is no reason against it."""
    found = [seen("end", 5.0, rooms=1.0, stores=1.0), seen("lake", 4.0, rooms=4.0, stores=9.0)]
    first, second = best_advice(found)
    assert (first.pick, first.gains, first.fears) == (Go("end"), (), ())
    assert second.gains


def test_a_pick_that_loses_members_is_no_hint_beside_another() -> None:
    found = [seen("trash", 5.0, rooms=5.0), seen("keep", 1.0, rooms=1.0)]
    assert [one.pick for one in best_advice(found, {Go("trash")})] == [Go("keep")]
    assert [one.pick for one in best_advice(found[:1], {Go("trash")})] == [Go("trash")]


def test_a_hint_does_not_rank_another_pick_above_the_star_of_a_lesson() -> None:
    found = [seen("a", 9.0, rooms=9.0), seen("b", 5.0, rooms=5.0), seen("c", 1.0, rooms=1.0)]
    for star in (Go("c"), Go("elsewhere")):
        for lost in (set(), {star}):
            advice = best_advice(found, lost, star)
            assert [option.pick for option in advice] == [star, Go("a")]
    assert [option.pick for option in best_advice(found, (), Go("a"))] == [Go("a"), Go("b")]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", PACKAGES)
def test_every_reason_has_a_text(game: str, locale: str, library: Library) -> None:
    """In each game, wherever it is judged, in both languages."""
    package: Any = PACKAGES[game]
    state, seats = fresh(game, min(package.SEATS), 4), min(package.SEATS)
    texts = library.texts(locale, game, [f"P{n}" for n in range(seats)])
    for n, (seat, choice) in enumerate(walk(state, 4)):
        for name in package.terms(state, seat):
            assert texts.say(f"hint-{name}")
        if n % 40 == 5:
            ranking = considered(state, seat, n, SHORT)
            found = best_advice(ranking)
            assert found[0].pick == ranking[0].pick, "what the computer would play"
            assert found[0].gains or not found[0].fears
            page = hint_page(asked_of(game, state, seat), found, texts)
            assert page.panel is not None
            assert page.panel.text.count("\n**") == len(found)
            assert 1 <= len(found) <= min(HINT_PICKS, len(legal(state, seat)))
        play(state, seat, choice)
        state.new_events.clear()
        if n > 130:
            break


def test_allowing_hints_keeps_the_preset() -> None:
    assert preset_of(preset("async").model_copy(update={"hints": True})) == "async"
    terms = Terms.model_validate({})
    assert (terms.gives_hints(rated=True), terms.gives_hints(rated=False)) == (False, True)
    assert Terms(hints=False).gives_hints(rated=False) is False
    assert Terms(hints=True).gives_hints(rated=True) is True


async def test_a_learner_asks_by_a_button_and_the_menu_stays(
    bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    alice.record.locale = "fr"
    bot.tables.sessions.thinking = Thinking()  # the game of these tests is known here alone
    menu = (await alice.command(channel, "game learn", {"game": "_skeleton"})).shown
    message = await (await press(alice, menu, "Un conseil")).last()
    assert message.id != menu.id
    star = next(label for label in buttons(menu) if label.startswith("⭐"))
    assert f"1. {star.removeprefix('⭐ ')}" in words(message), "the lesson and its hint agree"
    assert "2. Mettre la carte" in words(message)
    again = await (await alice.command(channel, "game hint")).last()
    assert words(again) == words(message), "the same question gets the same hint"
