"""The data sent to a page: plain data that its viewer may see. Sentences are as Discord shows them,
with its marks; the page draws those as text, never as HTML."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple

import discord

from bot.discord.components import ids
from bot.discord.components.ids import menu_id, pick_id
from bot.discord.components.parts import Answer, Item, Page
from bot.discord.context import BotContext, Localized
from bot.discord.pages.levels import place_at
from bot.discord.pages.places import SEAT_MENU
from bot.discord.pages.tables import (
    awaited_lines,
    board_alt,
    dashboard_title,
    sheet_alt,
    standstill_text,
)
from bot.explaining import explains
from bot.features.rehearsal.page import REHEARSAL_ACTIONS, rehearsal_page
from bot.features.touch import composing, past
from bot.features.touch.composing import TouchOption
from bot.features.touch.service import BoardNow, Looker
from bot.games import face
from bot.menu import Path
from bot.model.clocks import Stage
from bot.present.ahead import ahead_text, must_confirm, offer_text, ways_text
from bot.present.pictures import Illustration
from bot.render.happenings import happening
from bot.render.hidden import hidden_text
from bot.render.lettering import naming
from bot.render.picks import level_text, pick_text, value_text, word_hint
from bot.render.regions import TOGETHER, Region, region_name, regions_for, words_of
from bot.render.seats import tag
from bot.table import Asked, TableInfo
from bot.texts import Said, Texts

PARTS: Final = frozenset({"board", "sheet", "board-text", "sheet-text"})
"""What a page may show or hide: two pictures, and the same as text."""
ACTIONS: Final = frozenset({"undo", "play", "again", *REHEARSAL_ACTIONS} - {"rehearse_sheet"})
"""Other buttons of a table that a page shows."""
MAX_PICKS_PER_THING: Final = 60
"""Maximum number of picks listed for one tapped thing; the menu has all of them."""
_STYLES: Final = {
    discord.ButtonStyle.primary: "primary",
    discord.ButtonStyle.success: "good",
    discord.ButtonStyle.danger: "bad",
}

TIMED: Final = frozenset({Stage.RUNS, Stage.REACTS, Stage.GRACE})
"""Stages of a clock in which somebody has time left."""

Json = dict[str, Any]


class PageState(NamedTuple):
    """The text content of a page, and the answers that its menu offers."""

    data: Json
    answers: tuple[Answer, ...]


async def state(
    context: BotContext,
    board: BoardNow,
    looker: Looker,
    localized: Localized,
    path: Path,
    parts: Collection[str] = PARTS,
) -> PageState:
    """Return the text content of a page: the question with its menu at `path`, the log, and the
    board and the sheet as text if they are open, else None; "" for a sheet that does not exist."""
    table, view, plain, markdown = board.table, board.view, localized.plain, localized.markdown
    shown = face(table.game)
    sheet = "" if looker.seat is None and not looker.leads else None
    if looker.seat is not None and "sheet-text" in parts:
        sheet = shown.sheet_text(view, plain)
    if board.hidden is not None and "sheet-text" in parts:
        things = shown.hidden(*board.hidden, plain)
        sheet = hidden_text(things, plain) or plain.say("gm-hidden-nothing")
    mine = board.asked is not None and board.asked.awaited and bool(board.asked.picks)
    menu, answers = await _menu(context, board, localized, path)
    data = {
        "type": "state",
        "locale": plain.locale,
        "game": str(table.id),
        "look": table.game,
        "title": dashboard_title(view, plain),
        "who": _who(looker, plain),
        "pictures": [kind for kind in ("board", "sheet") if _draws(table.game, kind, looker)],
        "seats": _seats(board, plain),
        "own": looker.seat,
        "mine": mine,
        "turn": _turn(board, plain, mine=mine),
        "due": _due(board, looker),
        "awaited": awaited_lines(view, markdown) if table.status == "running" else "",
        "menu": menu,
        "board": shown.board_text(view, plain) if "board-text" in parts else None,
        "sheet": sheet,
        "aside": plain.say("gm-hidden-title") if looker.leads else "",
        "past": past.views(table, plain),
        "moves": board.moves,
        "log": [happening(markdown, line) for line in reversed(board.lines)],
    }
    return PageState(data, answers)


def _seats(board: BoardNow, plain: Texts) -> list[Json]:
    """Return the name of each seat, and whether the game waits for it."""
    running = board.table.status == "running"
    awaited = {seat for seat, _ in board.public.awaited} if running else set[int]()
    return [
        {"name": plain.names[seat.seat], "awaited": seat.seat in awaited}
        for seat in board.table.seated
    ]


def _turn(board: BoardNow, plain: Texts, *, mine: bool) -> str:
    """Return whose turn it is, as a sentence."""
    if mine:
        return plain.say("touch-turn-own")
    awaited = dict.fromkeys(seat for seat, _ in board.public.awaited)
    if board.table.status == "ended":
        return plain.say("touch-turn-over")
    if board.table.status != "running" or not awaited:
        return plain.say("touch-turn-nobody")
    names = plain.listed([plain.names[seat] for seat in awaited])
    return plain.say("touch-turn-other", names=Said(names))


def _due(board: BoardNow, looker: Looker) -> float | None:
    """Return when the time of the looker's turn ends, else that of the first awaited person, in
    seconds since 1970; None if none runs."""
    clocks = {
        seat: board.clocks[seat].due
        for seat, _ in board.public.awaited
        if seat in board.clocks and board.clocks[seat].stage in TIMED
    }
    own = clocks.get(looker.seat) if looker.seat is not None else None
    return own or min((due for due in clocks.values() if due is not None), default=None)


def with_message(data: Json, message: str) -> Json:
    """Return the data with a message above the question."""
    menu = data["menu"]
    return {**data, "menu": {**menu, "text": "\n".join(filter(None, (message, menu["text"])))}}


def _draws(game: str, kind: str, looker: Looker) -> bool:
    """Return whether a looker has this picture of a game."""
    return bool(face(game).pictures) and (kind == "board" or looker.seat is not None)


def _who(looker: Looker, plain: Texts) -> str:
    if looker.seat is None:
        return plain.say("touch-leading" if looker.leads else "touch-watching")
    name = Said(plain.names[looker.seat])
    return plain.say("touch-seat", letter=Said(tag(looker.seat)), name=name)


async def _menu(
    context: BotContext, board: BoardNow, localized: Localized, path: Path
) -> PageState:
    """Return the question of the seat with its menu as in Discord, or why there is none."""
    if board.asked is None:
        nothing = _nothing(board.table, localized.markdown)
        if board.hidden is not None and not nothing:
            nothing = localized.markdown.say("touch-correcting")
        return PageState({"title": "", "text": nothing, "rows": []}, ())
    if board.rehearsal is None:
        page = await context.menu(board.asked, path, localized, pictured=False, turns=True)
    else:
        page = await rehearsal_page(context, board.rehearsal, path, localized, pictured=False)
    here = place_at(board.asked, path) if board.asked.picks else None
    picks = () if here is None else tuple(board.asked.picks[at] for at in here.picks)
    ways = ways_text(board.asked, picks, localized.markdown) if len(picks) > 1 else ""
    data = {
        "title": _title(page),
        "text": _text(page, (ways, localized.markdown.say("menu-otherwise"))),
        "ways": ways,
        "listed": listed(board.asked, localized.plain),
        "rows": [*_rows(page, board.asked)],
    }
    return PageState(data, page.answers)


def listed(asked: Asked, plain: Texts) -> str:
    """Return a sentence with the kinds of pick that pictures do not always show; empty without
    any."""
    unpictured = face(asked.table.game).unpictured
    verbs = dict.fromkeys(pick.verb for pick in asked.picks if pick.verb in unpictured)
    if not verbs:
        return ""
    names = [plain.say(f"verb-{verb}") for verb in verbs]
    return plain.say("touch-listed", verbs=Said(plain.listed(names)))


def _nothing(table: TableInfo, texts: Texts) -> str:
    return "" if table.status == "running" else standstill_text(table, texts)


def _title(page: Page) -> str:
    return page.panel.title if page.panel is not None else ""


def _text(page: Page, elsewhere: tuple[str, ...]) -> str:
    """Return the text of a menu without what the page shows elsewhere: the facts of each answer on
    its button, and these texts."""
    parts = [page.said]
    if page.panel is not None:
        text = f"{page.panel.text}\n"
        for line in filter(None, (*(answer.line for answer in page.answers), *elsewhere)):
            text = text.replace(f"{line}\n", "", 1)
        parts.append(text.rstrip("\n"))
        parts += [f"**{name}**\n{value}" for name, value in page.panel.parts]
    return "\n".join(filter(None, parts))


def _rows(page: Page, asked: Asked) -> Iterator[list[Json]]:
    """Yield the rows of a menu without buttons that only Discord can answer."""
    facts = {answer.ident: answer.facts for answer in page.answers}
    for row in page.rows:
        items = [_item(item, facts) for item in row if _takes(item, asked)]
        if items:
            yield items


def _takes(item: Item, asked: Asked) -> bool:
    return takes(str(getattr(item, "custom_id", "")), asked.table.id, asked.seat)


def takes(custom_id: str, table: int, seat: int | None) -> bool:
    """Return whether a page of this seat answers an id: it belongs to this table, and to its
    menu."""
    kind, parts = ids.parse(custom_id)
    if seat is None or parts.get("table") != str(table):
        return False
    if kind in SEAT_MENU:
        return parts["seat"] == str(seat)
    return kind == "table" and parts["action"] in ACTIONS


def _item(item: Item, facts: Mapping[str, str]) -> Json:
    """Return a button or a select, with the facts of its answers."""
    if isinstance(item, discord.ui.Select):
        options = [
            {
                "label": option.label,
                "value": option.value,
                "hint": option.description or facts.get(option.value, ""),
            }
            for option in item.options
        ]
        return {
            "id": item.custom_id,
            "label": item.placeholder or "",
            "options": options,
            "least": item.min_values,
            "most": item.max_values,
        }
    assert isinstance(item, discord.ui.Button)
    style = _STYLES.get(item.style, "quiet")
    hint = facts.get(item.custom_id or "", "")
    return {"id": item.custom_id, "label": item.label or "", "style": style, "hint": hint}


# --- pictures -------------------------------------------------------------------------------------


async def pictures(
    context: BotContext,
    board: BoardNow,
    looker: Looker,
    plain: Texts,
    parts: Collection[str] = PARTS,
    *,
    upright: bool,
) -> dict[str, Illustration]:
    """Return the pictures that a page shows, by place: the board, for a phone if it is
    `upright`, and the seat's sheet. The board is drawn as spectators see it, once for all pages;
    each page gets its own regions."""
    table, view = board.table, board.view
    by_place: dict[str, Illustration | None] = {}
    if "board" in parts:
        alt = partial(board_alt, table, board.public, plain)
        common = await context.pictures.board(
            board.public, plain, alt, "phone" if upright else "computer", board.since
        )
        if common is not None:
            by_place["board"] = replace(common, regions=regions_for(common.regions, looker.seat))
    if "sheet" in parts and looker.seat is not None:
        alt = partial(sheet_alt, table, view, plain)
        by_place["sheet"] = await context.pictures.shown("sheet", view, plain, alt)
    return {
        which: illustration for which, illustration in by_place.items() if illustration is not None
    }


def picture(
    which: str,
    shown: Illustration,
    asked: Asked | None,
    plain: Texts,
    path: Path = Path(),  # noqa: B008 - frozen
    answers: Sequence[Answer] = (),
) -> Json:
    """Return a picture's data without its bytes: its regions, each with the ids of the `answers`
    that it tells apart, and how many legal picks and options of the menu at `path` it shows."""
    wide, high = shown.size
    by_word, composed = _by_word(asked), _composed(asked, path)
    named = naming([answer.named for answer in answers], shown.regions)
    regions = [
        {
            "name": region_name(region, plain),
            "points": [round(number) for corner in region.polygon for number in corner],
            "picks": len(picks_of(by_word, region)) + len(_shown(composed, by_word, region)),
            "answers": [answers[n].ident for n in named.get(at, ())],
        }
        for at, region in enumerate(shown.regions)
    ]
    return {
        "type": "picture",
        "which": which,
        "key": shown.filename,
        "wide": wide,
        "high": high,
        "alt": shown.alt,
        "regions": regions,
        "taken": shown.taken,
        "pieces": [[piece.name, piece.place, *piece.box] for piece in shown.pieces],
    }


def thing(
    region: Region,
    asked: Asked | None,
    plain: Texts,
    path: Path = Path(),  # noqa: B008 - frozen
) -> Json:
    """Return one region of a picture: what it is, and the legal picks about it, each with its cost
    and effect. In the menu at `path` it can also be an option of a composed pick. `asked` has its
    preview."""
    hints = dict.fromkeys(filter(None, (_hint(word, plain) for word in region.about)))
    by_word, composed = _by_word(asked), _composed(asked, path)
    concerned = picks_of(by_word, region)
    return {
        "type": "thing",
        "name": region_name(region, plain),
        "told": list(hints),
        "picks": []
        if asked is None
        else [
            *[_choice(asked, option, plain) for option in _shown(composed, by_word, region)],
            *[_pick(asked, at, plain) for at in concerned[:MAX_PICKS_PER_THING]],
        ],
        "more": max(len(concerned) - MAX_PICKS_PER_THING, 0),
    }


def _composed(asked: Asked | None, path: Path) -> tuple[list[TouchOption], list[TouchOption]]:
    """Return the options of composed picks at the open level, and those that composing leads to."""
    return composing.open_options(asked, path), composing.options_below(asked, path)


def _shown(
    composed: tuple[list[TouchOption], list[TouchOption]],
    by_word: dict[str, set[int]],
    region: Region,
) -> list[TouchOption]:
    """Return the options that a region shows: those of the open level; without any, and if no
    legal pick names the region, the nearest one that composing leads to."""
    here, below = ([o for o in options if o.is_shown_by(region)] for options in composed)
    return here or ([] if picks_of(by_word, region) else below[:1])


def _by_word(asked: Asked | None) -> dict[str, set[int]]:
    """Return word of a region -> the legal picks that hold it."""
    picks_by_word: dict[str, set[int]] = {}
    for at, pick in enumerate(() if asked is None else asked.picks):
        for word in words_of(pick):
            picks_by_word.setdefault(word, set()).add(at)
    return picks_by_word


def picks_of(by_word: dict[str, set[int]], region: Region) -> list[int]:
    """Return the legal picks that a region concerns, those that hold all parts of one of its
    words, in their order."""
    concerned: set[int] = set()
    for word in region.about:
        concerned |= set.intersection(*(by_word.get(part, set()) for part in word.split(TOGETHER)))
    return sorted(concerned)


@explains("hint", "")
def _hint(word: str, plain: Texts) -> str:
    key, _, value = word.partition(":")
    if "+" in word or value.isdigit():
        return ""
    return word_hint(plain, key, value) or (
        face(plain.game).about(value, plain) if plain.game else ""
    )


def _choice(asked: Asked, option: TouchOption, plain: Texts) -> Json:
    """Return an option of a composed pick; one of several is a box of the open level."""
    label = plain.say(
        "touch-compose",
        verb=Said(plain.say(f"verb-{option.verb}")),
        what=Said(value_text(plain, option.key, option.value)),
    )
    told = offer_text(asked, option.key, option.value, (), plain)
    if option.first:
        told = plain.say("touch-first", what=Said(level_text(plain, option.first)))
    if option.box is not None:
        return {"label": label, "told": told, "box": str(option.box), "confirm": False}
    ident = menu_id(asked.table.id, asked.seat, asked.revision, option.path)
    return {"label": label, "told": told, "id": ident, "confirm": False, "opens": True}


def _pick(asked: Asked, at: int, plain: Texts) -> Json:
    return {
        "label": pick_text(plain, asked.picks[at]),
        "told": ahead_text(asked, at, plain),
        "id": pick_id(asked.table.id, asked.seat, asked.revision, at),
        "confirm": must_confirm(asked, at),
    }
