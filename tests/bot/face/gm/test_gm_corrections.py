"""A game master's corrections: composed in the menu or typed, with their texts."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.discord.components.ids import form_id, parse
from bot.features.gm.correction_page import (
    decode_correction,
    encode_correction,
    suggestions,
    typed_correction,
    word_of,
)
from bot.menu import Path as MenuPath
from bot.menu import level
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.render.picks import pick_text
from bot.table import Refused
from bot.texts import Library
from engine.corrections import offered
from engine.games import GAMES
from tests._skeleton.corrected import set_points
from tests.bot.face.gm.test_gm import led, panel_of, written_in
from tests.bot.face.playing import last_public, press, rest, selects, words
from tests.laws.walks import somewhere
from tests.standin import StandIn

pytestmark = pytest.mark.usefixtures("french_readers")


async def test_a_correction_is_composed_step_by_step_with_a_reason(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, chloe = await led(bot, standin, people, channel)
    page = await (await press(chloe, await panel_of(chloe, channel), "Corriger")).last()
    page = await (await press(chloe, page, "Une valeur")).last()
    page = await (await press(chloe, page, bob.name)).last()
    page = await (await chloe.select(page, selects(page)[0]["custom_id"], ["6"])).last()
    assert f"Points gagnés ({bob.name}) : 7" in words(page)
    done = await written_in(chloe, await press(chloe, page, "Dire pourquoi"), words="Il l’avait.")
    assert "C’est corrigé" in words(done)
    await rest(bot, standin)
    board = last_public(alice, channel)
    assert "Correction : « Il l’avait. »" in words(board)
    assert f"Correction – Points gagnés ({bob.name}) : 7." in words(board)
    back = await (await press(chloe, done, "Annuler la correction")).final()
    assert "est annulée" in words(back)
    again = await (await press(chloe, await panel_of(chloe, channel), "Annuler la corr")).final()
    assert "pas de coup à annuler" in words(again)


async def test_a_correction_is_told_in_the_story_or_in_the_log_alone(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, chloe = await led(bot, standin, people, channel)
    for way, points, said, log in (
        ("Dans le récit", "6", "Un éclair, et tout change.", "Points gagnés"),
        ("Au journal seul", "5", None, "Correction non annoncée"),
    ):
        page = await (await press(chloe, await panel_of(chloe, channel), "Corriger")).last()
        page = await (await press(chloe, page, "Une valeur")).last()
        page = await (await press(chloe, page, bob.name)).last()
        page = await (await chloe.select(page, selects(page)[0]["custom_id"], [points])).last()
        form = await press(chloe, page, way)
        done = await written_in(chloe, form, words="Un éclair, et tout change.")
        assert "C’est corrigé" in words(done)
        await rest(bot, standin)
        board = words(last_public(alice, channel))
        assert "Points gagnés" not in board
        assert "non annoncée" not in board
        assert said is None or said in board
        assert log in words(await (await alice.command(channel, "game log")).final())


async def test_a_thing_of_a_game_is_corrected_and_taken_back(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """By its value, and where it lies; what only its seat sees is not told to the others."""
    alice, _, chloe = await led(bot, standin, people, channel, "happy_dayz")
    typed: dict[str, Any] = {"correction": "bruno survivants 12", "reason": "c’était dit"}
    (found,) = await chloe.autocomplete(channel, "gm set", typed, "correction")
    assert found["value"] == "SetFigure,set_survivors,1,,12"
    done = await (await chloe.command(channel, "gm set", typed)).final()
    assert "C’est corrigé. Survivants (Bruno) : 12" in words(done).replace("\u00a0", " ")
    await rest(bot, standin)
    assert "Survivants (Bruno)" in words(last_public(alice, channel))
    hands = {"correction": "main bruno réserve", "reason": "mal donnée"}
    cards = await chloe.autocomplete(channel, "gm set", hands, "correction")
    hands["correction"] = next(c["value"] for c in cards if c["value"].endswith("set_reserve,-1,"))
    done = await (await chloe.command(channel, "gm set", hands)).final()
    assert "C’est corrigé" in words(done)
    await rest(bot, standin)
    assert "Main (Bruno) → Réserve." in words(last_public(alice, channel))
    back = await (await press(chloe, done, "Annuler la correction")).final()
    assert "est annulée" in words(back)


async def test_a_correction_can_be_typed_like_a_move(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, _, chloe = await led(bot, standin, people, channel)
    typed: dict[str, Any] = {"correction": "", "reason": "c’était dit"}
    for at in (0, -1, -1):
        found = await chloe.autocomplete(channel, "gm set", typed, "correction")
        typed["correction"] = found[at]["value"]
    assert typed["correction"].startswith("SetFigure,set_points,1,,")
    done = await (await chloe.command(channel, "gm set", typed)).final()
    assert "C’est corrigé" in words(done)
    half = {"correction": "points", "reason": "x"}
    menu = await (await chloe.command(channel, "gm set", half)).final()
    assert "Que faut-il corriger" in words(menu)
    same = await (await chloe.command(channel, "gm set", typed)).final()
    assert "déjà ainsi" in words(same)
    odd = await (await chloe.command(channel, "gm set", {**typed, "correction": "zz"})).final()
    assert "ne comprends pas" in words(odd)
    assert await alice.autocomplete(channel, "gm set", half, "correction") == []


async def test_a_correction_finds_a_seat_by_its_characters_name(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    _, bob, chloe = await led(bot, standin, people, channel)
    await bob.command(channel, "game seat character", {"character": "Dame Ysolde"})
    typed: dict[str, Any] = {"correction": "ysolde 3", "reason": "c’était dit"}
    (found,) = await chloe.autocomplete(channel, "gm set", typed, "correction")
    assert found["value"] == "SetFigure,set_points,1,,3"
    done = await (await chloe.command(channel, "gm set", typed)).final()
    assert "C’est corrigé" in words(done)


@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.parametrize("game", list(GAMES))
def test_every_correction_has_a_text_that_fits(game: str, locale: str, library: Library) -> None:
    """As a sentence for a button, as few characters for an id, and found by typing its words."""
    package = GAMES[game]
    state = somewhere((game, package.SEATS[0]), 11)
    texts = library.texts(locale, game, ("Ana", "Bo", "Chloé", "Dov", "Elu"))
    corrections = offered(state)
    kinds = {type(one): one for one in corrections}
    assert kinds
    for kind, correction in kinds.items():
        assert texts.say(f"verb-{kind.verb}")
        assert texts.say(f"verb-{kind.verb}.text")
        assert len(pick_text(texts, correction)) <= 100
        encoded = form_id(10**6, "correct", encode_correction(correction))
        assert len(encoded) <= 100
        assert parse(encoded)[1]["argument"] == encode_correction(correction)
        assert decode_correction(encode_correction(correction)) == correction
        assert correction in typing(game, texts, corrections, correction)
        assert typed_correction(texts, corrections, encode_correction(correction)) == correction


def typing(game: str, texts: Any, found: Any, one: Any) -> list[Any]:
    """The final suggestions for the typed words of this correction, step by step."""
    typed, place = "", MenuPath()
    while True:
        offers = suggestions(texts, found, typed)
        assert all(len(label) <= 100 for label, _ in offers)
        assert len(offers) <= 25
        whole = [decode_correction(str(value)) for _, value in offers]
        if one in whole:
            return whole
        here = level(found, place)
        entry = next(e for e in here.entries if found.index(one) in e.picks)
        typed = f"{typed} {word_of(texts, here.key, entry.value)}"
        place = place.to(entry.number)


def test_a_correction_is_found_by_its_words_in_any_order(library: Library) -> None:
    """Numbers are meant whole, with their sign; words by how they begin."""
    texts = library.texts("fr", "_skeleton", ("Ana", "Bob"))
    corrections = [set_points(seat, points) for seat in (0, 1) for points in (-1, 1, 11)]
    for typed in ("bo 1", "1 bob", "points bob 1"):
        assert typed_correction(texts, corrections, typed) == set_points(1, 1)
        assert [
            decode_correction(str(value)) for _, value in suggestions(texts, corrections, typed)
        ] == [set_points(1, 1)]
    for minus in "-−":
        assert typed_correction(texts, corrections, f"ana {minus}1") == set_points(0, -1)


def test_an_unknown_typed_correction_is_refused(library: Library) -> None:
    texts = library.texts("fr", "_skeleton", ("A", "B"))
    for corrections in ([], [set_points(0, 1), set_points(0, 2)]):
        with pytest.raises(Refused, match="no-such-correction"):
            typed_correction(texts, corrections, "rien de tel")
    assert decode_correction("SetFigure,set_points,x,,1") is None
    assert decode_correction("SetFigure,set_points,1") is None
