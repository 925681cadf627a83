"""The private menu of a seat: the possible picks, one level at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from bot.discord.components.ids import any_id, made_id, menu_id, narrow_id, pick_id, table_id
from bot.discord.components.narrowing import entry_select, level_ways
from bot.discord.components.parts import (
    LABEL,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    Answer,
    Item,
    Option,
    Page,
    button,
    in_rows,
    select,
)
from bot.discord.pages.idle import MENU_ITEMS, idle_page
from bot.discord.pages.levels import option_of, shown_at
from bot.explaining import explains
from bot.menu import KIND, VERB, WHOLE_PICKS, Entry, Level, Path, way_to
from bot.present.ahead import (
    ahead_text,
    is_final,
    left_text,
    may_change,
    must_confirm,
    offer_text,
    scene_text,
    shows_itself,
)
from bot.present.pictures import Illustration
from bot.render.lettering import held
from bot.render.panel import Panel
from bot.render.picks import (
    entry_emoji,
    entry_text,
    flavour_text,
    level_text,
    pick_text,
    value_text,
)
from bot.render.refusals import rules_refusal
from bot.slots import Feature, Slot
from bot.table import Asked
from bot.texts import Said, Texts, named_pair, shorten

STAR = "⭐"
"""Marks suggestions."""
HINT = 200
"""Maximum length of an entry's small print, if entries are listed in the text."""
MENU_ROW: Final[Slot[Callable[[Asked, Texts], Sequence[Item]]]] = Slot()
"""Adds buttons in rows of their own under the top of a menu."""
MENU_LINES: Final[Slot[Callable[[Asked, Texts], Sequence[str]]]] = Slot()
"""Adds sentences to the top of a menu."""


def menu_page(
    asked: Asked,
    path: Path,
    texts: Texts,
    plain: Texts,
    message: str = "",
    *,
    star: int | None = None,
    more: Sequence[Item] = (),
    features: Sequence[Feature] = (),
    picture: Illustration | None = None,
    turns: bool = False,
) -> Page:
    """Return the menu of a seat at `path` (at its top if the path leads nowhere), below the
    message.

    `texts` gives names escaped for markdown, `plain` unescaped: labels do not render markdown.
    `star` is the index of the one pick suggested to a learner: the way to it comes first at each
    level. Others get the best picks of `asked.preview` in front of a menu that has levels below.
    `more` is at most one button at the end; what `features` add is only at the top of the menu, or
    if there is nothing to pick. A `picture` shows where the picks lead, or the seat's sheet.
    `turns`: the page updates itself when there is something else to show.
    """
    if not asked.picks:
        return idle_page(asked, texts, message, picture=picture, turns=turns, features=features)
    asked, here, stars = shown_at(asked, path, star)
    if picture is not None:
        here = replace(here, letters=picture.letters)
    if star is not None:
        here = replace(here, entries=tuple(sorted(here.entries, key=lambda e: star not in e.picks)))
    offers = _Offers()
    if here.refused is not None:
        rows = [_navigation(asked, here, plain)]
    elif here.ready is not None:
        rows = _ready_rows(asked, here, plain, star)
    else:
        rows = _rows(asked, here, plain, stars, by_name=star is None)
        offers = _offers(asked, here, texts, plain, stars, by_name=star is None)
    offered = ""
    if not here.path.steps:
        rows[-1:] = in_rows([*rows[-1], *MENU_ITEMS.gather(features, asked, plain)])
        rows += in_rows(MENU_ROW.gather(features, asked, plain))
        offered = _offered(asked, texts, features)
    if more:
        rows[-1] = (*rows[-1], *more)
    text = _text(asked, here, texts, offers, offered)
    parts = (f"{message}\n" if message else "", _crumbs(here, texts), text)
    shown = "\n".join(part for part in parts if part)
    panel = Panel(_title(asked, texts), shown)
    return Page(panel=panel, rows=tuple(rows), picture=picture, answers=offers.all)


@explains("offer", "")
def _offered(asked: Asked, texts: Texts, features: Sequence[Feature]) -> str:
    """Return what features say at the top of a menu."""
    return "\n".join(MENU_LINES.gather(features, asked, texts))


# --- text ---------------------------------------------------------------------------------------


def _title(asked: Asked, texts: Texts) -> str:
    return texts.say(f"ask-{asked.question}") if asked.question else texts.say("menu-may")


def _crumbs(here: Level, texts: Texts) -> str:
    values = [
        texts.say(f"verb-{value}") if key == VERB else value_text(texts, key, value)
        for key, value in here.chosen
        if key not in (KIND, WHOLE_PICKS)
    ]
    return texts.say("menu-so-far", path=Said(" › ".join(values))) if values else ""


def _text(asked: Asked, here: Level, texts: Texts, offers: _Offers, offered: str) -> str:
    if here.refused is not None:
        return rules_refusal(texts, here.refused)
    if here.ready is not None:
        return _ready_text(asked, here, here.ready, texts, offered)
    lines = []
    if not here.path.steps:
        lines.append(_unasked_text(asked, texts))
        lines.append(left_text(asked, texts))
        lines += [scene_text(asked, texts), offered]
    if here.path.steps or not asked.question:  # the title already asks it
        lines.append(level_text(texts, here.key))
    if _all_final(asked, here):
        lines.append(texts.say("menu-shown" if shows_itself(asked) else "menu-all-final"))
    elif may_change(asked):
        lines.append(texts.say("menu-window"))
    lines += [answer.line for answer in offers.stars]
    if offers.stars and not here.path.steps:
        if asked.view.chapter <= 1:
            lines.append(f"-# {texts.say('menu-star')}")
        if here.key != VERB and any(answer.line for answer in offers.entries):
            lines.append(texts.say("menu-otherwise"))
    lines += [answer.line for answer in offers.entries]
    lines.append(_flavour(asked, [e.picks[0] for e in here.entries if len(e.picks) == 1], texts))
    if any(here.letters.values()) and asked.view.chapter <= 1:
        lines.append(f"-# {texts.say('menu-marks')}")
    lines += [answer.line for answer in offers.beside]
    return "\n".join(line for line in lines if line)


def _flavour(asked: Asked, picks: Iterable[int], texts: Texts) -> str:
    """Return the flavour text of these picks if only one of them has one: a page has at most
    one."""
    flavours = [text for at in picks if (text := flavour_text(texts, asked.picks[at]))]
    return f"*{flavours[0]}*" if len(flavours) == 1 else ""


def _unasked_text(asked: Asked, texts: Texts) -> str:
    """Return that nobody waits for this seat, if so: it may change its answer, or use an aside."""
    if asked.awaited:
        return ""
    return texts.say("menu-may-change" if asked.question else "menu-may-interject")


def _ready_text(asked: Asked, here: Level, at: int, texts: Texts, offered: str) -> str:
    """Return the last step: what will happen, what it changes, and why it needs confirmation."""
    lines = [left_text(asked, texts)]
    if not here.path.steps:
        lines = [_unasked_text(asked, texts), *lines, scene_text(asked, texts)]
        lines.append(offered)
    lines.append(texts.say("menu-ready", what=Said(pick_text(texts, asked.picks[at]))))
    lines.append(_flavour(asked, [at], texts))
    lines.append(ahead_text(asked, at, texts, marks=False))
    outcome = asked.preview.outcomes[at] if asked.preview else None
    if is_final(asked, at):
        lines.append(texts.say("menu-final" if outcome and outcome.barrier else "menu-stays"))
    elif outcome is not None and outcome.ends:
        lines.append(texts.say("menu-ends"))
    return "\n".join(line for line in lines if line)


def _all_final(asked: Asked, here: Level) -> bool:
    """Return whether no pick of a level can be undone: then one sentence says so for all. For a
    composed pick, this is known when the pick is complete."""
    return bool(here.picks) and all(is_final(asked, at) for at in here.picks)


class _Offers(NamedTuple):
    """The answers of a level, and the lines that explain them in the text."""

    stars: tuple[Answer, ...] = ()
    entries: tuple[Answer, ...] = ()
    beside: tuple[Answer, ...] = ()

    @property
    def all(self) -> tuple[Answer, ...]:
        """Return those that the menu has a button or an option for."""
        return tuple(one for some in self for one in some if one.ident)


def _offers(
    asked: Asked, here: Level, texts: Texts, plain: Texts, stars: Sequence[int], *, by_name: bool
) -> _Offers:
    """Return the answers of a level, as `_rows` has them."""
    first = _first(asked, here, plain, stars) if by_name else []
    shown = here.entries if here.key == KIND or here.few else here.shown
    several = here.several is not None
    explained = here.few and not several

    def star(at: int) -> Answer:
        ident = _ident(_star_button(asked, here, at, plain)) if at in first else ""
        facts = ahead_text(asked, at, texts, marks=not _all_final(asked, here))
        label = f"{STAR} **{_lettered_pick(asked, here, at, texts)}**"
        line = named_pair(texts, label, shorten(facts, HINT)) if facts else label
        return Answer(ident, held([asked.picks[at]]), facts, line)

    def entry(one: Entry) -> Answer:
        # an option of a select for one answer has them as its description
        facts = _hint(asked, here, one, texts) if explained or several else ""
        label, short = f"**{_with_letter(asked, here, one, texts)}**", shorten(facts, HINT)
        named_first = by_name and _named_first(one, stars)
        line = f"· {named_pair(texts, label, short)}" if explained and facts else ""
        ident = str(one.number)
        if explained:
            ident = _ident(_entry_button(asked, here, one, plain, ()))
        return Answer(ident, option_of(asked, here, one), facts, "" if named_first else line)

    def beside(one: Entry, title: str) -> Answer:
        verbs = replace(here, key=VERB)
        facts = texts.say(f"verb-{one.value}.text")
        ident = _ident(_entry_button(asked, verbs, one, plain, ()))
        return Answer(ident, option_of(asked, verbs, one), facts, f"{title}· {facts}")

    heading = f"{texts.say('menu-beside')}\n" if here.beside else ""
    return _Offers(
        tuple(star(at) for at in stars) if by_name else (),
        tuple(entry(one) for one in shown if not _named_first(one, first)),
        tuple(beside(one, "" if n else heading) for n, one in enumerate(here.beside)),
    )


def _ident(item: Item) -> str:
    return str(getattr(item, "custom_id", ""))


def _hint(asked: Asked, here: Level, entry: Entry, texts: Texts) -> str:
    """Return the small print of an entry: the facts one needs to choose it."""
    hint = offer_text(asked, here.key, entry.value, entry.picks, texts)
    if not hint and here.key == VERB and len(entry.picks) > 1:
        return texts.say(f"verb-{entry.value}.text")
    if len(entry.picks) == 1 and is_final(asked, entry.picks[0]) and not _all_final(asked, here):
        return " · ".join(filter(None, (hint, texts.say("ahead-final"))))
    return hint


# --- buttons ------------------------------------------------------------------------------------


def _named_first(entry: Entry, stars: Sequence[int]) -> bool:
    """Return whether the entry is one pick that is already among the suggestions."""
    return len(entry.picks) == 1 and entry.picks[0] in stars


def _rows(
    asked: Asked, here: Level, texts: Texts, stars: Sequence[int], *, by_name: bool
) -> list[tuple[Item, ...]]:
    """Return the suggestions in a row of their own (if they are not named in the text), the
    entries, and the navigation."""
    table, seat, revision = asked.table.id, asked.seat, asked.revision
    rows: list[tuple[Item, ...]] = []
    shown = here.entries
    marked = () if by_name else stars
    if by_name:
        first = _first(asked, here, texts, stars)
        rows += in_rows([_star_button(asked, here, at, texts) for at in first])
        shown = tuple(entry for entry in shown if not _named_first(entry, first))
    if here.several is not None:
        ident = narrow_id(table, seat, revision, here.path)
        rows.append(entry_select(here, texts, lambda e: _label(asked, here, e, texts, ()), ident))
    elif here.few:
        rows += in_rows([_entry_button(asked, here, entry, texts, marked) for entry in shown])
    else:
        options = [
            Option(
                _label(asked, here, e, texts, stars), str(e.number), _hint(asked, here, e, texts)
            )
            for e in (shown if here.key == KIND else here.shown)
        ]
        ident = narrow_id(table, seat, revision, here.path)
        if here.key == KIND:
            ident = any_id(table, seat, revision)
        rows.append((select(level_text(texts, here.key), ident, options),))
    verbs = replace(here, key=VERB)
    rows += in_rows([_entry_button(asked, verbs, entry, texts, marked) for entry in here.beside])
    return [*rows, _navigation(asked, here, texts)]


def _first(asked: Asked, here: Level, plain: Texts, stars: Sequence[int]) -> list[int]:
    """Return the suggestions that get a button of their own."""
    return [at for at in stars if len(_star_label(asked, here, at, plain)) <= LABEL]


def _ready_rows(
    asked: Asked, here: Level, texts: Texts, star: int | None
) -> list[tuple[Item, ...]]:
    """Return the only pick left: by its own name if there never was another, else with a
    confirmation."""
    assert here.ready is not None
    if here.made is not None:
        ident = made_id(asked.table.id, asked.seat, asked.revision, here.path)
    else:
        ident = pick_id(asked.table.id, asked.seat, asked.revision, here.ready)
    label = pick_text(texts, asked.picks[here.ready])
    if here.path.steps or must_confirm(asked, here.ready) or len(label) > LABEL:
        label = texts.say("button-confirm")
    if star == here.ready:
        label = f"{STAR} {label}"
    return [(button(label, ident, SUCCESS), *_navigation(asked, here, texts))]


def _navigation(asked: Asked, here: Level, texts: Texts) -> tuple[Item, ...]:
    """Return the buttons to other pages, to choose nothing, back, and to the seat's sheet."""
    ways = level_ways(
        here, texts, lambda path: menu_id(asked.table.id, asked.seat, asked.revision, path)
    )
    return (*ways, button(texts.say("game-sheet.button"), table_id(asked.table.id, "sheet")))


def _label(asked: Asked, here: Level, entry: Entry, texts: Texts, stars: Sequence[int]) -> str:
    starred = any(at in entry.picks for at in stars)
    label = _with_letter(asked, here, entry, texts, entry_emoji(texts, entry))
    return f"{STAR} {label}" if starred else label


def _with_letter(asked: Asked, here: Level, entry: Entry, texts: Texts, emoji: str = "") -> str:
    """Return an entry with its emoji, behind the letter that marks it on the picture, if one
    does."""
    label = " ".join(filter(None, (emoji, entry_text(texts, here.key, entry, asked.picks))))
    return _behind(here.letters.get(option_of(asked, here, entry), ""), label)


def _lettered_pick(asked: Asked, here: Level, at: int, texts: Texts) -> str:
    """The same for a suggested pick."""
    pick = asked.picks[at]
    return _behind(here.letters.get(held([pick]), ""), pick_text(texts, pick))


def _behind(letter: str, label: str) -> str:
    return f"{letter} · {label}" if letter else label


def _entry_button(
    asked: Asked, here: Level, entry: Entry, texts: Texts, stars: Sequence[int]
) -> Item:
    """Return a button that plays at once if its label is complete and it needs no confirmation,
    else leads one level deeper."""
    table, seat, revision = asked.table.id, asked.seat, asked.revision
    label = _label(asked, here, entry, texts, stars)
    starred = any(at in entry.picks for at in stars)
    if len(entry.picks) != 1:
        ident = menu_id(table, seat, revision, here.path.to(entry.number))
        return button(label, ident, SUCCESS if starred else SECONDARY)
    (at,) = entry.picks
    ending = asked.picks[at].idle and len(here.picks) > 2  # not what one mostly wants
    style = SUCCESS if starred else SECONDARY if ending else PRIMARY
    if len(label) > LABEL or must_confirm(asked, at):
        way = way_to(asked.picks, at, asked.drafts, asked.asides)
        return button(label, menu_id(table, seat, revision, way), style)
    return button(label, pick_id(table, seat, revision, at), style)


def _star_label(asked: Asked, here: Level, at: int, texts: Texts) -> str:
    return f"{STAR} {_lettered_pick(asked, here, at, texts)}"


def _star_button(asked: Asked, here: Level, at: int, texts: Texts) -> Item:
    """Return a suggestion, which plays at once unless it needs confirmation."""
    table, seat, revision = asked.table.id, asked.seat, asked.revision
    if must_confirm(asked, at):
        ident = menu_id(table, seat, revision, way_to(asked.picks, at, asked.drafts, asked.asides))
    else:
        ident = pick_id(table, seat, revision, at)
    return button(_star_label(asked, here, at, texts), ident, SUCCESS)
