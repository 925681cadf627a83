"""A touched piece answers the question: whatever a composed pick may take can be touched."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain, islice

import pytest

from bot.app.assembly import Bot
from bot.discord.components.ids import parse
from bot.discord.pages.levels import place_at
from bot.features.touch.composing import open_options, options_below
from bot.features.touch.content import _choice, listed, picks_of, picture, thing
from bot.games import face
from bot.menu import WHOLE_PICKS, Level, Path
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.present.pictures import Illustration
from bot.render.picks import level_text
from bot.render.regions import Region, words_of
from bot.table import Asked
from bot.texts import Said
from engine.games import GAMES
from engine.kernel import legal, open_to, pending
from tests.bot.face.conftest import asked_of
from tests.bot.face.every_menu import levels, texts_of
from tests.bot.face.pages.test_ahead import played
from tests.bot.face.touch.test_touch import table_of
from tests.bot.face.touch.touching import token_of, touching

QUESTIONS = 3
"""Questions of each kind that are looked at."""
MOMENTS = 150
"""Moments of a game among which they are looked for."""
TURNS = 400
"""Moments of each of these games among which picks without a place are looked for."""
SEEDS = 21, 22, 23, 28
"""Rare picks, such as the branch of a story, are met in one of them."""
COMPOSING = [
    game
    for game, package in GAMES.items()
    if face(game).pictures and package.NAME  # every game whose board can be touched
]


@cache
def composed(game: str) -> tuple[Asked, ...]:
    """Questions of a game in which a pick is composed."""
    met, found = Counter[str](), []
    for state, _ in islice(played(game, 21), MOMENTS):
        for _, seats in pending(state):
            for seat in seats:
                names = [type(c).__name__ for c in open_to(state, seat) if c.composed]
                if not names or all(met[name] >= QUESTIONS for name in names):
                    continue
                if not legal(state, seat):
                    continue
                asked = asked_of(game, state, seat)
                if any(not draft.settled for draft in asked.drafts):
                    met.update(names)
                    found.append(asked)
    return tuple(found)


def regions(asked: Asked) -> list[Region]:
    """What a seat's page shows: the regions of its board and of its sheet."""
    texts, drawings = texts_of(asked.table.game, "en", asked), face(asked.table.game).drawings
    assert drawings is not None
    pictures = drawings.board(asked.view, texts), drawings.sheet(asked.view, texts)
    return [region for shown in pictures for region in shown.regions]


@pytest.mark.parametrize("game", COMPOSING)
def test_whatever_a_composed_pick_may_take_can_be_touched(game: str) -> None:
    missing, touched = set[str](), 0
    for asked in composed(game):
        texts, shown = texts_of(game, "fr", asked), regions(asked)
        for here in levels(asked):
            for option in open_options(asked, here.path):
                for region in [region for region in shown if option.is_shown_by(region)]:
                    place = f"{asked.question} {option.key} {option.value!r}"
                    offered = thing(region, asked, texts, here.path)["picks"]
                    if not any(leads(pick, option.path, option.box) for pick in offered):
                        missing.add(f"{place} at {here.path}")
                    if not thing(region, asked, texts)["picks"]:
                        missing.add(f"{place} from the top")
                    touched += 1
    assert sorted(missing) == []
    assert touched or not composed(game)


@pytest.mark.parametrize("game", COMPOSING)
def test_what_no_picture_shows_stands_in_a_list_that_says_so(game: str) -> None:
    """And no other kind of pick is said to: each of them has been met without a place."""
    unpictured, unmet = face(game).unpictured, set(face(game).unpictured)
    missing, looked = set[str](), Counter[str]()
    games = [islice(played(game, seed), TURNS) for seed in SEEDS]
    for state, _ in chain.from_iterable(games):
        for seat in {seat for _, seats in pending(state) for seat in seats}:
            kinds = {pick.verb for pick in legal(state, seat)}
            if all(looked[kind] >= QUESTIONS and kind not in unmet for kind in kinds):
                continue
            looked.update(kinds)
            asked = asked_of(game, state, seat)
            shown = regions(asked)
            placeless = {
                pick.verb
                for pick in asked.picks
                if not any(
                    picks_of({word: {0} for word in words_of(pick)}, region) for region in shown
                )
            }
            missing |= placeless - unpictured
            unmet -= placeless
            said = listed(asked, texts_of(game, "fr", asked))
            assert bool(said) is bool(kinds & unpictured)
    assert missing == set()
    assert unmet == set(), "these have a place"


def leads(pick: dict[str, str], path: Path, box: int | None) -> bool:
    """Whether what a piece offers leads to this place, or is this box."""
    if box is not None:
        return pick.get("box") == str(box)
    return "id" in pick and parse(pick["id"])[1].get("path") == str(path)


@pytest.mark.parametrize("game", COMPOSING)
def test_a_piece_that_needs_another_choice_first_says_so_and_makes_none(game: str) -> None:
    """It leads no further than to the first field of its pick."""
    for asked in composed(game):
        texts = texts_of(game, "fr", asked)
        starts = {
            str(here.path) for here in levels(asked) if here.entries and is_first(asked, here)
        }
        for option in options_below(asked, Path()):
            if option.first:
                assert str(option.path) in starts
                told = _choice(asked, option, texts)["told"]
                assert told == texts.say("touch-first", what=Said(level_text(texts, option.first)))


def is_first(asked: Asked, here: Level) -> bool:
    """Whether a level asks for the first field of a composed pick."""
    above = place_at(asked, here.path.back())
    return bool(open_options(asked, here.path)) and above.key == WHOLE_PICKS


async def test_a_page_composes_a_pick_by_touch(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    """Of cards that no suggestion holds, two are touched; then only the confirmation is left."""
    table = await table_of(reached, channel, *people[:2], game="happy_dayz")
    async with touching(reached, await token_of(reached, table.id, people[0])) as hands:
        for _ in range(2):
            shown = hands.pictures["sheet"]["regions"]
            ready = [n for n, region in enumerate(shown) if region["picks"]]
            things = [await hands.look(n, "sheet") for n in ready]
            opening = [pick for thing in things for pick in thing["picks"] if pick.get("opens")]
            free = [pick for pick in opening if "first:" not in pick["told"]]
            state = await hands.press(free[0]["id"])
            assert f"{free[0]['label'].split(': ')[-1]}" in state["menu"]["text"]
            await hands.quiet()
        made = [item["id"] for item in hands.items() if parse(item["id"])[0] in ("made", "pick")]
        assert len(made) == 1
        await hands.press(made[0])
        assert hands.state["mine"] is False or hands.state["menu"] != state["menu"]


def test_some_games_compose() -> None:
    assert sum(bool(composed(game)) for game in COMPOSING) >= 2


@pytest.mark.parametrize("game", COMPOSING)
def test_a_picture_counts_what_each_piece_offers(game: str) -> None:
    for asked in composed(game)[:2]:
        texts, shown = texts_of(game, "en", asked), regions(asked)
        image = Illustration(b"", "x.png", "", (1, 1), tuple(shown))
        for path in [Path(), *[here.path for here in levels(asked)][-1:]]:
            told = picture("board", image, asked, texts, path)["regions"]
            for region, counted in zip(shown, told, strict=True):
                described = thing(region, asked, texts, path)
                assert counted["picks"] == len(described["picks"]) + described["more"]
