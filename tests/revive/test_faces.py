"""What is shown of a game: pictures and texts say the same, and prices are those of the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any
from unittest.mock import patch

import pytest

from bot.games import Offer, face
from bot.games.revive.board import board_text, counted_facts, sheet_text, tribe_facts
from bot.games.revive.descriptions import card_text, tech_name
from bot.games.revive.effects import effect_text
from bot.games.revive.facts import brings, building_sites, points_of, price
from bot.games.revive.preview import preview
from bot.games.revive.symbols import ALIKE, LEGEND_KEYS, STORES
from bot.games.revive.table_picture import draw_board
from bot.games.revive.tribe_picture import draw_sheet
from bot.render.draw.canvas import Canvas
from bot.texts import LOCALES, Texts
from engine.games.revive import PACKAGE as revive
from engine.games.revive.content import BESIDE, COLOURS, HEXES, NODES, SITE_OF
from engine.games.revive.effects.ground import yields
from engine.games.revive.picks import Build, Explore, Populate
from engine.games.revive.turn.actions import DEEDS
from engine.kernel import legal, play
from tests.draw.moments import LIBRARY, cut, moments, outside, overlapping
from tests.laws.walks import draw, fresh, walk
from tests.said import flat
from tests.unpainted import unpainted


def said(locale: str = "fr") -> Texts:
    return LIBRARY.texts(locale, revive.NAME, ("Zoé", "Luc", "Anaïs", "Ève"))


def as_seen(state: Any, viewer: int | None) -> Any:
    return revive.view(state, viewer)


def test_the_price_that_is_told_is_the_one_that_is_paid() -> None:
    compared: Counter[str] = Counter()
    for seed in range(4):
        game: Any = fresh(revive.NAME, 1 + seed, seed, seed)
        for seat, pick in walk(game, seed):
            view = as_seen(game, seat)
            for one in legal(game, seat):
                if type(one) in DEEDS:
                    asked: Any = one
                    paid = DEEDS[type(one)](game, seat).price(asked)
                    assert +Counter(price(view, seat, asked)) == +Counter(paid), one
                    compared[one.verb] += 1
            play(game, seat, pick)
    assert min(compared[verb] for verb in ("explore", "build", "populate")) > 20


@pytest.mark.parametrize("abyss", [False, True])
def test_a_sheet_names_its_stores_and_what_this_game_has(abyss: bool) -> None:
    """Devotion comes with the Abyss alone."""
    view, t = as_seen(revive.new_game(2, 1, revive.Options(abyss=abyss)), 0), said()
    picture = draw_sheet(view, t)
    assert (t.say("draw-key-devotion") in picture.written) == abyss
    assert t.say("draw-key-energy") in picture.written


@pytest.mark.parametrize("locale", LOCALES)
def test_a_building_is_offered_with_what_it_costs_and_brings(locale: str) -> None:
    t, met = said(locale), 0
    game: Any = fresh(revive.NAME, 2, 3, 4)
    for seat, pick in walk(game, 8):
        view = as_seen(game, seat)
        for one in legal(game, seat):
            if isinstance(one, Build):
                found = yields(view, one.hex, one.size, view.tribes[seat].waters)
                told = preview(view, Offer("whole", None, (one,)), t)
                assert effect_text(found.text, t) in told[1]
                assert t.counts(price(view, seat, one)) in told[0] or not price(view, seat, one)
                met += 1
        play(game, seat, pick)
    assert met > 10


@pytest.mark.parametrize(
    ("tribe", "nodes", "verb", "extra"),
    [
        ("roots", ("r2",), "build", "TV1"),
        ("scrappers", ("l3",), "build", "P1"),
        ("lanterns", ("l2", "l3"), "explore", "P2 M1"),
        ("ferriers", ("l2",), "populate", "P2"),
    ],
)
def test_a_preview_counts_what_a_tribe_has_learnt(
    tribe: str, nodes: tuple[str, ...], verb: str, extra: str
) -> None:
    """What a technology gives each time is said with what the place brings."""
    game, t = revive.new_game(2, 3, revive.Options()), said()
    ice = next(site for site in game.board if game.terrain_at(site) == "ice")
    beside = next(hex for hex in HEXES if "forest" in map(game.terrain_at, BESIDE[hex]))
    pick = {
        "build": Build(SITE_OF[beside], beside, "large"),
        "explore": Explore(ice),
        "populate": Populate(SITE_OF[beside], beside, "r3"),
    }[verb]
    game.tribes[0].id = tribe
    plain = _preview_of(game, ("t1",), pick, t)
    learnt = _preview_of(game, ("t1", *nodes), pick, t)
    assert effect_text(extra, t) not in plain
    assert effect_text(extra, t) in learnt


def _preview_of(game: Any, known: tuple[str, ...], pick: Any, t: Texts) -> str:
    """The preview of a pick without its price and what it teaches, for a viewer who knows so
    much."""
    game.tribes[0].techs = [*known]
    told = preview(as_seen(game, 0), Offer("whole", None, (pick,)), t)
    return " ".join(line for line in told[1:] if " · " not in line)


@pytest.mark.parametrize("seats", revive.SEATS)
def test_the_board_says_the_same_in_both(seats: int) -> None:
    t = said()
    for state in moments(revive.NAME, seats, 2, 5):
        view = as_seen(state, None)
        written, text = draw_board(view, t).written, flat(board_text(view, t))
        facts = [t.word(card) for card in view.market]
        facts += [t.word(module) for module in view.modules]
        facts += [t.word(machine) for colour in COLOURS for machine in view.machines[colour]]
        facts += [f"{view.artifacts[colour]}" for colour in COLOURS]
        facts += [f"{view.deck}", f"{view.module_bag}", *map(t.word, view.locations.values())]
        hidden = [site for site in view.board if view.terrain_at(site) == "ice"]
        for site in hidden:
            facts.append(effect_text(view.board[site].cost, t))
        facts += [site.upper() for site in hidden]
        for hex in building_sites(view):
            facts.append(hex.upper())
        for tribe in view.tribes:
            facts += [f"{points_of(view, tribe.seat)}", t.word(tribe.id)]
        for fact in facts:
            assert any(fact in one for one in written), fact
            assert fact in text, fact
        for hex in building_sites(view):
            assert effect_text(brings(view, hex), t) in text


def test_a_tribes_board_says_the_same_in_both() -> None:
    t, met = said(), Counter[str]()
    for state in moments(revive.NAME, 3, 2, 5):
        for seat in range(3):
            view = as_seen(state, seat)
            tribe = view.tribes[seat]
            written, text = draw_sheet(view, t).written, flat(sheet_text(view, t))
            facts = [t.word(card) for card in (*tribe.active, *tribe.rest)]
            facts += [t.word(module) for slot in tribe.modules.values() for module in slot]
            facts += [t.word(one.card) for slot in tribe.slots.values() for one in slot]
            facts += [t.word(machine.id) for machine in tribe.machines]
            facts += [tech_name(tribe.id, node, t) for node in NODES]
            facts += counted_facts(view, seat, t)
            for fact in facts:
                assert fact in written, fact
                assert fact in text, fact
            assert all(fact in text for fact in tribe_facts(view, seat, t)), "rare ones are told"
            assert all(card_text(card, t) in text for card in tribe.active)
            met.update(machines=len(tribe.machines), modules=sum(map(len, tribe.modules.values())))
    assert met["machines"]
    assert met["modules"]


def test_a_legend_explains_the_symbols_of_its_picture_and_no_others() -> None:
    drawn: set[str] = set()
    plain = Canvas.sprite

    def noting(self: Canvas, name: str, *more: Any, **named: Any) -> int:
        drawn.add(name)
        return plain(self, name, *more, **named)

    t, met = said(), set[str]()
    with unpainted(), patch.object(Canvas, "sprite", noting):
        for state in moments(revive.NAME, 4, 2, 7):
            for seat in (None, 0):
                view = as_seen(state, seat)
                drawn.clear()
                picture = draw_board(view, t, "phone") if seat is None else draw_sheet(view, t)
                seen = {ALIKE.get(name, name) for name in drawn} & {*LEGEND_KEYS}
                explained = {k for k in LEGEND_KEYS if t.say(f"draw-key-{k}") in picture.written}
                assert explained >= seen
                assert explained - seen <= {*STORES}, "a sheet names each of its stores"
                met |= explained
    assert len(met) > 18


@pytest.mark.parametrize("locale", LOCALES)
def test_the_abyss_is_drawn_and_told(locale: str) -> None:
    """Lakes, voyages and devotion fit beside all else, from a random game."""
    t, seed, moves = said(locale), 5, 0
    game: Any = revive.new_game(4, 5, revive.Options(abyss=True, giant_crystals=True))
    while game.result is None:
        seed, seat, pick = draw(game, seed)
        moves += 1
        view = as_seen(game, seat)
        if moves % 60 == 0:
            board, sheet = draw_board(view, t), draw_sheet(view, t)
            for picture in (board, sheet):
                assert outside(picture) == cut(picture) == []
                assert overlapping(picture) == []
            text = flat(board_text(view, t))
            for voyage in view.voyages:
                assert t.word(voyage) in board.written
                assert t.word(voyage) in text
            lakes = {s.tile for p, s in view.board.items() if view.terrain_at(p) == "lake"}
            assert len(lakes) == 2
            assert all(t.word(lake) in board.written for lake in lakes)
            assert all(t.word(lake) in text for lake in lakes)
            assert (
                t.say(
                    "text-devotion",
                    n=view.tribes[seat].devotion,
                    flasks=view.tribes[seat].flasks,
                )
                in sheet.written
            )
            assert len(board_text(view, t)) <= 3900
            public = revive.view(game, None)
            assert face(revive.NAME).hidden(public, public, None, t) == []
        play(game, seat, pick)
    assert moves > 120
