"""The pictures of the game: what they say, the text says; the fullest moments fit."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest

from bot.games.arctic_scavengers import hand_picture
from bot.games.arctic_scavengers.board import board_text, sheet_text
from bot.games.arctic_scavengers.card_picture import LOOK, hand_card
from bot.games.arctic_scavengers.hand_picture import draw_sheet
from bot.games.arctic_scavengers.table_picture import draw_board
from bot.model.person import SCREENS, Screen
from bot.render.draw import fonts
from bot.render.draw.art import NIGHT
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture
from bot.render.phases import phase_text
from bot.texts import LOCALES, Texts, word_id
from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.content import CARD
from engine.games.arctic_scavengers.view import ArcticView, SiteView
from engine.kernel import Seat
from tests.arctic_scavengers.tables import laid
from tests.draw.moments import LIBRARY, moments, outside, overlapping
from tests.said import flat

FORCE = "group_leaders sniper_team thugs saboteur spear grenade medkit junk"


def said(locale: str = "fr") -> Texts:
    return LIBRARY.texts(locale, arctic.NAME, ("Zoé", "Luc", "Anaïs", "Ève", "Jo"))


def seen(seats: int, viewer: Seat | None, seed: int = 0) -> list[ArcticView]:
    return [arctic.view(state, viewer) for state in moments(arctic.NAME, seats, seed)]


def fight(seats: int, force: str = FORCE) -> ArcticView:
    """A skirmish in which everybody has sent so much, and the first seat may strike."""
    game = laid(*[force] * seats, steps=[])
    for tribe in game.tribes:
        tribe.played, tribe.hand = tribe.hand, []
        tribe.spent = ["saboteur"]
    game.actor = -1
    view = arctic.view(game, None)
    return replace(view, phase="skirmish", result=None, awaited=((0, "Declare"),))


def words(picture: Picture, texts: Texts) -> set[str]:
    """The cards that a picture names."""
    return {texts.word(card) for card in CARD} & set(picture.written)


@pytest.mark.parametrize("seats", arctic.SEATS)
def test_the_table_says_the_same_in_both(seats: int) -> None:
    t = said()
    for view in seen(seats, None):
        written, text = draw_board(view, t).written, flat(board_text(view, t))
        facts = [f"{view.junkyard}", f"{view.contested}", *(t.word(card) for card in view.market)]
        for tribe in view.tribes:
            facts += [f"{tribe.hand_size}", f"{tribe.deck}", f"{len(tribe.discard) + tribe.down}"]
        for fact in facts:
            assert any(fact in one for one in written), fact
            assert fact in text, fact


def test_a_skirmish_shows_every_force_with_its_fight_and_people() -> None:
    t, view = said(), fight(4, "thugs spear pills")
    written, text = draw_board(view, t).written, flat(board_text(view, t))
    for tribe in view.tribes:
        assert f"{tribe.fight}" in written
        assert t.say("text-force", fight=tribe.fight, people=tribe.people) in text
        assert {t.word(card) for card in tribe.played} <= set(written)


@pytest.mark.parametrize("seats", arctic.SEATS)
def test_forces_face_each_other_around_the_fire(seats: int) -> None:
    """Up to three stand behind it; of more, the first half, and the others before it."""
    where: dict[str, Any] = {}
    plain = Canvas.seat

    def noting(self: Canvas, seat: int, box: Any, *more: Any, **named: Any) -> None:
        where[f"{seat}"] = box
        plain(self, seat, box, *more, **named)

    with patch.object(Canvas, "seat", noting):
        draw_board(fight(seats), said())
    above = {seat for seat in range(seats) if where[f"{seat}"].low < 500}
    assert above == set(range(seats if seats <= 3 else (seats + 1) // 2))


def test_the_hand_says_the_same_in_both() -> None:
    t = said()
    met: Counter[str] = Counter()
    for seat in range(3):
        for view in seen(3, seat):
            picture, text = draw_sheet(view, t), flat(sheet_text(view, t))
            tribe = view.tribes[seat]
            for card in (*(tribe.hand or ()), *view.dug):
                assert t.word(card) in picture.written
                assert t.word(card).split()[0] in text
            for pile in (tribe.deck_cards or (), tribe.discard):
                for card, n in Counter(pile).items():
                    assert t.counted(card, n) in picture.written
                    assert t.counted(card, n) in text
            assert f"{tribe.people_known}" in picture.written
            met.update({"hand": bool(tribe.hand), "dug": bool(view.dug)})
            met.update({"prize": bool(view.prize), "deck": bool(tribe.deck_cards)})
            if view.prize:
                assert t.word(view.prize) in picture.written
                assert t.word(view.prize) in text
    assert met["hand"]
    assert met["deck"]
    assert met["prize"]


def test_faces_of_a_hand_are_large_and_stay_in_their_frames() -> None:
    """At least four fifths as high as wide, of cards with little text more."""
    box, frames, whole = Box(40, 20, 166, 318), dict[str, Box](), Canvas.sprite

    def noting(canvas: Canvas, name: str, *rest: Any) -> int:
        if name in CARD:
            frames[name] = rest[-1]
        return whole(canvas, name, *rest)

    with patch.object(Canvas, "sprite", noting):
        for card in CARD:
            hand_card(Canvas((210, 340), LOOK.art), box, card, [card], said())
    assert {(frame.left, frame.top, frame.wide) for frame in frames.values()} == {(47, 28, 110)}
    assert all(5 * frame.high >= 4 * frame.wide for frame in frames.values())
    assert frames["spear"].high > frames["hardy_scavenger"].high
    row = ["spear", "hardy_scavenger", "tribe_family_5"]
    with patch.object(Canvas, "sprite", noting):
        for card in row:
            hand_card(Canvas((210, 340), LOOK.art), box, card, row, said())
    assert len({frames[card] for card in row}) == 1, "in a row all are alike"
    frame = frames["scavenger"]
    canvas = Canvas((200, 300), LOOK.art)
    canvas.sprite("tribe_family_3", (frame.left - 20, frame.top - 20), 200, 1.0, frame)
    assert canvas.finish().image.crop(frame).getcolors() != [(frame.wide * frame.high, NIGHT)]
    canvas.panel(frame, NIGHT, 0)
    assert canvas.finish().image.getcolors() == [(200 * 300, NIGHT)]


def test_nothing_hidden_is_drawn_on_the_table() -> None:
    t = said()
    for view in seen(4, None)[:-1]:
        open_cards = {*view.market, *(card for tribe in view.tribes for card in tribe.known)}
        assert words(draw_board(view, t), t) <= {t.word(card) for card in open_cards}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_moments_fit(locale: str) -> None:
    """Twelve piles for hire, five forces of eight cards, a hand of twelve, every kind of card."""
    t = said(locale)
    full = fight(5)
    assert outside(draw_board(full, t)) == overlapping(draw_board(full, t)) == []
    kinds = [card for card, row in CARD.items() if row.place == "market"]
    wide = replace(seen(5, None)[3], market=dict.fromkeys(kinds[:13], 10))
    board = draw_board(wide, t)
    assert outside(board) == overlapping(board) == []
    assert [placed.text for placed in board.placed if placed.cut] == []
    view = seen(3, 1)[2]
    own = replace(
        view.tribes[1],
        hand=tuple(CARD)[:12],
        hand_size=12,
        deck_cards=tuple(CARD)[:24],
        discard=tuple(CARD)[24:],
        people_known=148,
    )
    tribes = (view.tribes[0], own, view.tribes[2])
    sheet = draw_sheet(replace(view, tribes=tribes, dug=tuple(CARD)[8:15], prize="field_crew"), t)
    assert outside(sheet) == []
    assert overlapping(sheet) == []
    assert [placed.text for placed in sheet.placed if placed.cut] == []


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("many", range(8, 14))
def test_posters_have_one_size_and_stand_in_columns(many: int, screen: Screen) -> None:
    """Sold-out ones, too; their names and prices stay on them, as everything does."""
    kinds = [card for card, row in CARD.items() if row.place in ("market", "beside")]
    for n in (0, len(kinds) - many):
        market = {card: n % 3 for n, card in enumerate(kinds[n : n + many])}
        board = draw_board(replace(seen(4, None)[3], market=market), said(), screen)
        assert outside(board) == overlapping(board) == []
        assert [placed.text for placed in board.placed if placed.cut] == []
        boxes = [
            Box.around(region.polygon) for region in board.regions if region.about[0][:4] == "who:"
        ]
        assert len(boxes) == many
        assert max(box.wide for box in boxes) - min(box.wide for box in boxes) <= 2
        assert max(box.high for box in boxes) - min(box.high for box in boxes) <= 2
        first = [box.left for box in boxes if box.top == boxes[0].top]
        assert [box.left for box in boxes] == (first * many)[:many]


def test_main_facts_are_read_where_the_picture_is_small() -> None:
    """At 350 pixels across 32 of 1200 are letters of 9."""
    t, view = said(), fight(5, "thugs spear")
    large = {placed.text for placed in draw_board(view, t).placed if placed.size >= 32}
    assert {f"{tribe.fight}" for tribe in view.tribes} <= large
    assert phase_text(view, t) in large


def drawn(view: ArcticView, texts: Texts) -> list[str]:
    """The drawings of a board."""
    names, whole = list[str](), Canvas.sprite

    def noting(canvas: Canvas, name: str, *rest: Any) -> int:
        names.append(name)
        return whole(canvas, name, *rest)

    with patch.object(Canvas, "sprite", noting):
        draw_board(view, texts)
    return names


def test_a_recon_shows_how_many_cards_it_looks_at() -> None:
    """An eye on the back of each, one on the strip and one on each card that is shown."""
    game = laid("spy binoculars", "", steps=[])
    game.tribes[0].played, game.tribes[0].hand, game.actor = game.tribes[0].hand, [], 0
    game.used = ["recon"]
    assert drawn(arctic.view(game, None), said()).count("eye") == 6 + 1 + 2
    game.used = ["dig"]
    assert "eye" not in drawn(arctic.view(game, None), said())


def test_a_computer_shows_all_at_a_glance() -> None:
    """A board little higher than 900 with up to twelve piles, a sheet of two widths."""
    t = said()
    for view in seen(5, 1)[1:-1]:
        assert draw_board(view, t, "computer").size[1] <= 950
        assert draw_sheet(view, t).size[1] <= 2.1 * 720


def camp() -> ArcticView:
    """Tribes with leaders, wounded ones too, and buildings begun, finished, disabled, filled."""
    view = seen(5, 1)[3]
    sites = (
        SiteView("pharmacy", 0, ("pills", "medkit"), False),
        SiteView("armory", 2, (), False),
        SiteView("hydroponic_garden", 0, (), True),
    )
    leaders = ("mentor", "sergeant_at_arms", "", "organizer", "gangster")
    tribes = tuple(
        replace(tribe, leader=leader, wounded=n == 1, sites=sites[: 3 - n % 3])
        for n, (tribe, leader) in enumerate(zip(view.tribes, leaders, strict=True))
    )
    return replace(view, tribes=tribes, schematics=7, hq=4)


@pytest.mark.parametrize("locale", LOCALES)
def test_leaders_and_buildings_stand_in_both(locale: str) -> None:
    t, view = said(locale), camp()
    board, sheet = draw_board(replace(view, viewer=None), t), draw_sheet(view, t)
    for picture, text in ((board, board_text(view, t)), (sheet, sheet_text(view, t))):
        assert outside(picture) == overlapping(picture) == []
        assert [placed.text for placed in picture.placed if placed.cut] == []
        tribes = view.tribes if picture is board else view.tribes[1:2]
        for tribe in tribes:
            if tribe.leader:
                assert any(t.word(tribe.leader) in one for one in picture.written)
                assert t.word(tribe.leader) in flat(text)
            for site in tribe.sites:
                assert any(t.word(site.building) in one for one in picture.written)
                assert t.word(site.building) in flat(text)
        assert any(t.say("text-wounded") in one for one in picture.written)
    assert f"{view.schematics}" in board.written


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_to_be_chosen_stands_on_the_sheet(locale: str) -> None:
    """Schematics, leaders dealt, cards just drawn: with what they do."""
    t, view = said(locale), camp()
    own = replace(view.tribes[1], dealt=("butcher", "cannibal"))
    tribes = (view.tribes[0], own, *view.tribes[2:])
    for shown, words in (
        (replace(view, plans=("tribe_bunker", "armory")), ("tribe_bunker", "armory")),
        (replace(view, tribes=tribes), ("butcher", "cannibal")),
    ):
        picture, text = draw_sheet(shown, t), flat(sheet_text(shown, t))
        for word in words:
            assert {t.word(word), t.say(f"{word_id(word)}.text")} <= set(picture.written)
            assert t.word(word) in text
        assert overlapping(picture) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_is_gassed_is_marked_as_whoever_has_struck_is(locale: str) -> None:
    """[prizes.gas] Of equal cards the one that is meant, each with its own mark; the text says so,
    too."""
    view, t = fight(3, "brawler brawler saboteur"), said(locale)
    tribes = (replace(view.tribes[0], gassed=("brawler",)), *view.tribes[1:])
    view = replace(view, tribes=tribes)
    names = drawn(view, t)
    assert names.count("gas_cloud") == 1 + 1, "beside the legend's"
    assert names.count("spent") == 3 + 1
    assert t.say("text-gassed", cards={"brawler": 1}) in flat(board_text(view, t))


@pytest.mark.parametrize("locale", LOCALES)
def test_names_stay_on_the_papers_of_a_crate(locale: str) -> None:
    """Also the longest word: there are fewer cards in a row then."""
    t, view = said(locale), arctic.view(laid("junk", "pills"), 0)
    papers = dict[str, int]()

    def noting(canvas: Canvas, box: Box, name: str, *_: Any) -> None:
        papers[name] = box.wide - 5  # without the shade

    with patch.object(hand_picture, "counted_card", noting):
        for card in CARD:
            piles = {"deck_cards": (card, *FORCE.split()), "discard": (*FORCE.split(), card)}
            draw_sheet(replace(view, tribes=(replace(view.tribes[0], **piles),)), t)
            longest = max(t.word(card).split(), key=len)
            assert fonts.width(longest, "semibold", 20) <= papers[card], card
