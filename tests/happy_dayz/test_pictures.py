"""The table and the hand as pictures say what they say as text."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.games.happy_dayz.board import board_text, sheet_text
from bot.games.happy_dayz.cards import HUE, face_of
from bot.games.happy_dayz.hand_picture import draw_sheet
from bot.games.happy_dayz.table_picture import draw_board
from bot.model.person import SCREENS, Screen
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture
from bot.render.draw.pins import pinned
from bot.render.lettering import Pin
from bot.render.phases import phase_text
from bot.render.regions import Region
from bot.texts import LOCALES, Said
from engine.games.happy_dayz import PACKAGE as happy_dayz
from engine.games.happy_dayz.content import (
    DAMAGE,
    FACTIONS,
    MINUS,
    PLUS,
    POWER,
    RANK,
    SUIT,
    VAN,
    ZOMBIE,
)
from engine.games.happy_dayz.options import Options
from engine.games.happy_dayz.tricks import winner
from engine.games.happy_dayz.view import DayzView
from engine.kernel import legal, play
from tests.draw.moments import cut, moments, outside, overlapping, texts
from tests.laws.walks import fresh
from tests.said import flat

NAMES = ("Zoé", "Ève", "Anaïs", "Luc", "Inès")


def said(locale: str = "fr") -> Any:
    return texts(locale, "happy_dayz", NAMES)


def seen(seats: int, viewer: int | None, seed: int = 0) -> list[DayzView]:
    return [
        happy_dayz.view(state, viewer) for state in moments("happy_dayz", seats, seed, count=14)
    ]


def test_plus_lies_left_and_minus_right() -> None:
    """[trick.sides] As on the board: what is written further left is written first."""
    t, sides = said(), 0
    for view in seen(3, None):
        found = [word for word in draw_board(view, t).written if word in map(t.word, (PLUS, MINUS))]
        assert found in ([], [t.word("plus"), t.word("minus")])
        sides += len(found)
    assert sides


def put_down(seats: int, seat: int) -> DayzView:
    """A seat that has put cards before its neighbours, as it sees it itself."""
    game = fresh("happy_dayz", seats, 1)
    play(game, seat, legal(game, seat)[0])
    return happy_dayz.view(game, seat)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", happy_dayz.SEATS)
def test_the_table_says_the_same_in_both(seats: int, locale: str) -> None:
    t = said(locale)
    tricks = 0
    for view in seen(seats, None):
        written, text = draw_board(view, t).written, flat(board_text(view, t))
        facts: list[str] = [NAMES[seat] for seat in range(seats)]
        facts += [f"{n}" for n in view.survivors]
        facts += [f"{n}" for n in (*view.sizes, view.reserve) if view.result is None]
        facts += [f"{n}" for n in view.quarantined if n]
        facts += [t.word(played.card) for played in view.trick]
        facts += [t.word(card) for cards in view.open for card in cards]
        facts += [t.word(word) for word in (*view.factions, *view.powers, *view.extras)]
        facts += [t.word(view.itinerant)] if view.itinerant else []
        for fact in facts:
            assert fact in written, fact
            assert fact in text, fact
        for power in (*view.powers, *view.extras):
            assert t.say(f"word-{power}.text") in written
        for cost in view.damage:
            assert not cost or {f"−{cost}"} <= set(written)
            assert not cost or f"−{cost}" in text
        if view.trick and view.demanded:
            assert {t.say("draw-demanded"), t.word(view.demanded)} <= {*written}
            assert t.word(view.demanded) in text
        tricks += bool(view.trick)
    assert tricks


@pytest.mark.parametrize("seats", happy_dayz.SEATS)
def test_the_hand_says_the_same_in_both(seats: int) -> None:
    t = said()
    met = {"open": 0, "sent": 0, "looked": 0, "caught": 0}
    for seed in range(3):
        for seat in range(seats):
            for view in (put_down(seats, seat), *seen(seats, seat, seed)):
                written, text = draw_sheet(view, t).written, flat(sheet_text(view, t))
                hand = view.hands[seat] if view.hands else ()
                caught = view.caught[seat] if view.caught else ()
                sent = view.sent[seat] if view.sent else ()
                assert hand is not None
                assert sent is not None
                for card in (*hand, *view.looked, *caught):
                    assert t.word(card) in written
                    assert SUIT[card] == VAN or f"{RANK[card]}" in text
                for card in view.looked:
                    assert t.word(card) in text
                for put in sent:
                    assert t.say("draw-sent", letter=Said("ABCDE"[put.to])) in written
                assert f"{view.survivors[seat]}" in written
                met["open"] += bool(view.open and view.open[seat])
                met["sent"] += bool(sent)
                met["looked"] += bool(view.looked)
                met["caught"] += bool(caught)
    assert all(met.values()), met


def test_what_is_received_is_marked_and_nobody_elses_hand_is_shown() -> None:
    t = said()
    view = next(view for view in seen(3, 1) if view.open and view.open[1])
    assert t.say("draw-seen") in draw_sheet(view, t).written
    closed = replace(view, open=((), (), ()))
    assert t.say("draw-seen") not in draw_sheet(closed, t).written
    assert draw_sheet(closed, t).png != draw_sheet(view, t).png
    mine = {t.word(card) for card in view.hands[1] or ()}
    table = {t.word(card) for cards in (*view.open, [p.card for p in view.trick]) for card in cards}
    cards = {t.word(card) for card in SUIT}
    assert set(draw_board(view, t).written) & cards <= table
    caught = {t.word(card) for card in view.caught[1]}
    trick = {t.word(played.card) for played in view.trick}
    assert set(draw_sheet(view, t).written) & cards <= mine | caught | trick


@pytest.mark.parametrize("seats", happy_dayz.SEATS)
def test_a_hand_names_each_suit_once(seats: int) -> None:
    """Its cards lie in one row while they have room there."""
    t, most = said(), 0
    for view in seen(seats, 1):
        hand = (view.hands[1] if view.hands else None) or ()
        written = [*draw_sheet(replace(view, demanded=""), t).written]
        for suit, held in Counter(SUIT[card] for card in hand).items():
            assert not 1 < held <= 7 or written.count(t.word(suit)) == 1, hand
        most = max(most, len(hand))
    assert most > 7


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("extras", [(), ("bunker",), ("bunker", "horde")])
def test_every_power_is_written_whole(locale: str, extras: tuple[str, ...]) -> None:
    view = happy_dayz.view(happy_dayz.new_game(5, 1, Options()), None)
    for power, row in POWER.items():
        if not row.faction:
            continue
        shown = replace(
            view, factions=(row.faction, "dog", "hippie"), powers=(power, "guard_dog", "commune")
        )
        assert cut(draw_board(replace(shown, extras=extras), said(locale))) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_moments_fit(locale: str) -> None:
    """More than chance brings: three figures, every zombie caught, a whole quarantine looked at."""
    zombies = tuple(card for card in SUIT if SUIT[card] in ("zombie", "van"))
    people = tuple(card for card in SUIT if SUIT[card] in ("hippie", "dog", "military"))
    view = happy_dayz.view(moments("happy_dayz", 5)[6], 2)
    full = replace(
        view,
        survivors=(104,) * 5,
        caught=(zombies,) * 5,
        damage=(99,) * 5,
        quarantined=(39,) * 5,
        looked=people,
        result=None,
        phase="tricks",
        leader=2,
        starter=2,
        awaited=((2, "LeadCard"),),
    )
    board, sheet = draw_board(full, said(locale)), draw_sheet(full, said(locale))
    assert outside(board) == outside(sheet) == []
    assert overlapping(board) == []
    covered = [pair for pair in overlapping(sheet) if "−" not in pair[0][:1]]
    assert covered == [], "only the damage of cards that lie under others may be covered"
    for picture, most in ((board, 140), (sheet, 110)):
        assert len(picture.png) <= most * 1024 * picture.size[1] / 900


def test_plus_lies_at_the_left_and_minus_at_the_right() -> None:
    t = said()
    for view in seen(4, None):
        if view.result is None:
            where = {placed.text: placed.box for placed in draw_board(view, t).placed}
            assert where[t.word(PLUS)].right < where[t.word(MINUS)].left


def test_main_facts_are_read_where_the_picture_is_small() -> None:
    """At 350 pixels across 32 of a board's 1200 are letters of 9, and 26 of a sheet's 720 of 12."""
    t = said()
    for view in seen(5, None):
        large = {placed.text for placed in draw_board(view, t).placed if placed.size >= 32}
        assert {f"{n}" for n in view.survivors} <= large
        assert phase_text(view, t) in large
    for view in seen(3, 1):
        hand = draw_sheet(view, t)
        large = {placed.text for placed in hand.placed if placed.size >= 26}
        cards = (view.hands[1] or ()) if view.hands else ()
        assert {f"{RANK[card]}" for card in cards if SUIT[card] != VAN} <= large
        assert f"{view.survivors[1]}" in large


@pytest.mark.parametrize("locale", LOCALES)
def test_a_single_card_of_a_suit_is_named_in_the_singular(locale: str) -> None:
    t = said(locale)
    view = next(view for view in seen(3, 1) if view.hands)
    for suit in (*FACTIONS, VAN, ZOMBIE):
        cards = tuple(card for card in SUIT if SUIT[card] == suit)
        for held, name in ((cards[:1], t.say(f"word-{suit}.one")), (cards[:2], t.word(suit))):
            shown = replace(view, hands=(None, held, None), trick=())
            assert name in [placed.text for placed in draw_sheet(shown, t).placed]


def test_who_cannot_be_played_fades_evenly_whatever_their_skin() -> None:
    """A tone that pictures lack would turn into the nearest: dark skins into grey."""
    veiled = {name for name in HUE if name.startswith("veiled_")}
    skins = {name for name in HUE if name.startswith(("skin", "dead"))}
    assert {f"veiled_{name}" for name in skins} <= veiled
    for name in veiled:
        pairs = zip(HUE[name.removeprefix("veiled_")], HUE["paper"], strict=True)
        assert HUE[name] == tuple((own + paper) // 2 for own, paper in pairs), name


def test_a_zombies_face_shows_its_damage_and_a_faction_has_three_faces() -> None:
    for hard in (False, True):
        for card, damage in DAMAGE[hard].items():
            assert face_of(card, hard=hard).startswith(f"face_{ZOMBIE}_{damage}_")
    for suit in (*FACTIONS, VAN):
        assert len({face_of(card, hard=False) for card in SUIT if SUIT[card] == suit}) == 3


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", happy_dayz.SEATS)
@pytest.mark.parametrize("screen", SCREENS)
def test_on_the_fullest_blankets_nothing_overlaps_and_nobody_is_left_out(
    seats: int, locale: str, screen: Screen
) -> None:
    """Three figures, two public cards, every zombie: more than the rules bring."""
    view = happy_dayz.view(moments("happy_dayz", seats)[6], None)
    zombies = tuple(card for card in SUIT if SUIT[card] in (ZOMBIE, VAN))
    full = replace(
        view,
        survivors=(104,) * seats,
        caught=(zombies,) * seats,
        damage=(99,) * seats,
        sizes=(17,) * seats,
        quarantined=(39,) * seats,
        open=(("zombie_20", "hippie_13"),) * seats,
        result=None,
        awaited=tuple((seat, "TransferCard") for seat in range(seats)),
    )
    picture = draw_board(full, said(locale), screen)
    assert outside(picture) == overlapping(picture) == cut(picture) == []
    assert picture.written.count("×20") == seats
    assert picture.written.count("104") == seats


def test_who_has_yet_to_follow_sees_what_can_be_played_larger_and_what_must_be_followed() -> None:
    t, found = said(), dict.fromkeys((True, False), 0)
    for view in (view for seed in range(3) for view in seen(4, 0, seed)):
        hand = (view.hands[0] if view.hands else None) or ()
        picture = draw_sheet(view, t)
        follows = bool(view.trick) and all(played.seat != 0 for played in view.trick)
        assert (t.say("draw-demanded") in picture.written) == follows
        able = {card for card in hand if SUIT[card] in (view.demanded, VAN)}
        if follows and any(SUIT[card] == view.demanded for card in hand) and len(able) < len(hand):
            wide: dict[bool, set[float]] = {True: set(), False: set()}
            for region in picture.regions:
                for card in hand:
                    if f"play.card:{card}" in region.about:
                        across = [x for x, _ in region.polygon]
                        wide[card in able].add(max(across) - min(across))
            assert min(wide[True]) > max(wide[False])
            found[(0, "FollowCard") in view.awaited] += 1
    assert all(found.values())


def _box(picture: Picture, region: Region) -> Box:
    (left, top), _, (right, low), _ = picture.outline(region)
    return Box(round(left), round(top), round(right), round(low))


@pytest.mark.parametrize("seats", happy_dayz.SEATS)
def test_pins_stand_above_the_cards_that_can_be_played(seats: int) -> None:
    asked = 0
    for view in (view for seat in range(seats) for view in seen(seats, seat)):
        if not {(view.viewer, "LeadCard"), (view.viewer, "FollowCard")} & {*view.awaited}:
            continue
        picture = draw_sheet(view, said())
        boxes = [(r, _box(picture, r)) for r in picture.regions]
        able = [(r, box) for r, box in boxes if box.inset(8) in picture.kept]
        marked = pinned(picture, [Pin(f"{n}", (r,)) for n, (r, _) in enumerate(able, start=1)])
        for (_, box), pin in zip(able, marked.placed[len(picture.placed) :], strict=True):
            assert pin.box.low < box.top
        asked += bool(able)
    assert asked


@pytest.mark.parametrize("seats", happy_dayz.SEATS)
def test_a_hand_lies_in_as_few_rows_as_can_be(seats: int) -> None:
    for view in seen(seats, 0):
        hand = (view.hands[0] if view.hands else None) or ()
        if 0 < len(hand) <= 12:  # of more each suit is in one row, if that takes three
            named = {f"play.card:{card}" for card in hand}
            about = [r for r in draw_sheet(view, said()).regions if named & {*r.about}]
            lows = sorted(max(y for _, y in region.polygon) for region in about)
            rows = 1 + sum(low - above > 60 for above, low in pairwise(lows))
            assert rows == -(-len(hand) // 7)


@pytest.mark.parametrize("screen", SCREENS)
def test_the_card_that_wins_so_far_is_framed_on_board_and_sheet(screen: Screen) -> None:
    """It alone is not marked as new: one frame is enough."""
    tricks = 0
    for state in moments(happy_dayz.NAME, 5, 3, 60):
        view = happy_dayz.view(state, 1)
        if len(view.trick) < 2:
            continue
        others = {f"played {played.seat}" for played in view.trick} - {f"played {winner(view)}"}
        for picture in (draw_board(view, said(), screen), draw_sheet(view, said())):
            assert {s.thing for s in picture.shown if s.thing.startswith("played")} == others
        tricks += 1
    assert tricks > 5
