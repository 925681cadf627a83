"""How each game is shown: `bot/games/<id>/` turns a view of that game into text.

The texts hold the same facts as the pictures, for readers who cannot see a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from bot.render.ended import Deeds, Staging
from bot.render.happenings import SeenEvent, happening
from bot.render.hidden import Hidden
from bot.render.story import Tale
from bot.texts import Texts, word_id
from engine.conventions import Homes, found_by_convention
from engine.kernel import Pick

if TYPE_CHECKING:
    from bot.model.game_export import Player
    from bot.model.person import Screen
    from bot.render.draw.picture import Picture


class DrawBoard(Protocol):
    """Draws a view for a screen."""

    def __call__(self, view: Any, texts: Texts, screen: Screen = "channel") -> Picture: ...


class DrawWays(Protocol):
    """Draws where picks lead, for a screen."""

    def __call__(
        self, view: Any, picks: Sequence[Pick], texts: Texts, screen: Screen = "channel"
    ) -> Picture: ...


@dataclass
class Drawings:
    """The pictures of a game."""

    board: DrawBoard
    """The public table."""
    sheet: Callable[[Any, Texts], Picture]
    """What the viewer, a seat, has."""
    ways: DrawWays | None = None
    """Where the picks that are left in a menu lead; called if `ways_text` is not empty."""
    tableau: Callable[[Any, int, Texts], Picture] | None = None
    """(view, seat, texts): the public pieces of a seat; called if `tableau_text` is not empty."""
    own: frozenset[str] = frozenset()
    """Fields of picks whose things are searched on the sheet before the board."""
    figure: Callable[[Any, int], str] = lambda view, seat: ""
    """(view of a finished game, seat): the drawing of who led the seat; empty for nobody."""
    staging: Callable[[Any, SeenEvent], Staging] = lambda view, event: Staging("")
    """(view after the event, event): how a scene of the picture of the end is composed."""


@dataclass(frozen=True)
class Offer:
    """One thing to choose: a pick, or a value that several picks share."""

    key: str
    """The level of the choice: a field's name, or one of `bot.menu`'s levels."""
    value: Any
    picks: tuple[Pick, ...]
    """The picks that hold it; none while a pick is being composed."""
    after: Any = None
    """The seat's view after its only pick. None if there are several picks, or if chance or hidden
    facts decide the outcome: then the preview states what is certain. Always None unless the face
    says `reads_after`."""
    figures: Mapping[str, Any] = field(default_factory=dict)
    """The figures of the question."""


def _told_of(word: str, texts: Texts) -> str:
    return texts.optional(f"{word_id(word)}.text")


def _line_by_line(tale: Tale) -> list[str]:
    return [happening(tale.texts, line) for line in tale.lines[-6:]]


HOMES: Final[Homes] = {
    "board_text": ("board.board_text",),
    "sheet_text": ("sheet.sheet_text", "board.sheet_text"),
    "part_name": ("report.part_name",),
    "tableau_text": ("board.tableau_text",),
    "hidden": ("hidden.hidden", "board.hidden"),
    "things": ("things.THINGS",),
    "about": ("things.about",),
    "preview": ("preview.preview",),
    "reads_after": ("preview.READS_AFTER",),
    "self_explanatory": ("preview.SELF_EXPLANATORY",),
    "scene": ("preview.scene",),
    "ways_text": ("ways.ways_text",),
    "costs": ("preview.costs",),
    "natural": ("preview.natural",),
    "story": ("story.story",),
    "portrait": ("report.portrait",),
    "spans": ("story.SPANS",),
    "people": ("report.people",),
    "role": ("report.role",),
    "figures": ("report.figures",),
    "deeds": ("report.deeds",),
}
"""The module and name that define each field of a face; fields without one have their default."""


@dataclass(kw_only=True, eq=False)
class Face:
    """How a game is drawn and described: `FACE` of `bot.games.<id>`. Fields without a default are
    required. What the rules know about a game is in its package (`engine.package`)."""

    board_text: Callable[[Any, Texts], str]
    """(view, texts): the public table, in lines of at most 30 characters."""
    sheet_text: Callable[[Any, Texts], str]
    """(view, texts): what the viewer, a seat, has, in lines of at most 30 characters."""
    part_name: Callable[[Any, Texts], str]
    """(part, texts): a seat's part of a record in a few words; fields may be missing."""

    tableau_text: Callable[[Any, int, Texts], str] | None = None
    """(view, seat, texts): the public things of a seat, if they are too many for the board: lines
    of at most 30 characters. None: the board shows all."""
    hidden: Callable[[Any, Any, Any, Texts], Sequence[Hidden]] = (
        lambda view, public, record, texts: ()
    )
    """(view, public, record, texts): what spectators or a seat do not see, for a game master.
    `view` shows everything, `public` what spectators see; `record` is the game's."""
    main_options: tuple[str, ...] = ()
    """The options that a lobby shows first; empty for those that are declared first."""
    things: tuple[str, ...] = ()
    """Words of the game's things (cards, places, powers) that `/rules` explains by name."""
    about: Callable[[str, Texts], str] = _told_of
    """(word, texts): what a thing does or is worth; empty if it only has a name."""
    preview: Callable[[Any, Offer, Texts], list[str]] = lambda view, offer, texts: []
    """(view, offer, texts): the facts that a seat would look up before choosing: price, remainder,
    gain, affected seats. The most important first, because some places show only 100 characters. It
    reads only what the seat sees."""
    reads_after: bool = False
    """Whether `preview` reads `Offer.after`: most of a preview's time goes into these views."""
    self_explanatory: frozenset[str] = frozenset()
    """Names that need no preview: verbs, and "verb.field" for a field."""
    scene: Callable[[Any, Texts], list[str]] = lambda view, texts: []
    """(view, texts): lines above a menu: the situation of the viewer, an awaited seat."""
    ways_text: Callable[[Any, Sequence[Pick], Texts], str] = lambda view, picks, texts: ""
    """(view, picks, texts): the content of the map of where the picks lead; empty if they lead
    nowhere."""
    costs: Callable[[Any], bool] = lambda pick: not pick.idle
    """(pick): whether it spends more than the turn itself. If so, and undo is impossible, a
    confirmation is asked."""
    natural: Callable[[Any, Sequence[Any]], list[int]] = lambda before, picks: []
    """(before, picks): indices of the picks that most people would consider first, among those that
    the game's `value` rates equal. Their use shows later than one pick ahead."""
    story: Callable[[Tale], list[str]] = _line_by_line
    """A chapter in sentences, from its public events."""
    portrait: Callable[[Any, Player, Texts], list[str]] = lambda part, player, texts: []
    """(part, player, texts): a seat's part of a record as sentences, with what it did and
    suffered."""
    spans: bool = False
    """Whether `story` can tell several chapters as one, as a report does with many short ones."""
    people: Callable[[Any, Texts], str] = lambda part, texts: ""
    """(part, texts): the fictional name of a seat's people, from its part of a record; empty if it
    has none."""
    role: Callable[[Any, Player, Texts], str] = lambda part, player, texts: ""
    """(part, player, texts): whom a seat without a people plays at the beginning; empty if
    nobody."""
    figures: Callable[[Any, Player], Mapping[str, int]] = lambda part, player: {}
    """(part, player): figures that compare the seats of a finished game, by name; the same for all.
    The label is `report-figure-<name>`."""
    scenes: Mapping[str, str] = field(default_factory=dict)
    """Notable events that the picture of the end shows, the most telling first, each with the topic
    of the sentence of a story that tells it; empty for its plain sentence."""
    deeds: Deeds | None = None
    """What each seat did, if the picture of the end charts that rather than points."""
    unpictured: frozenset[str] = frozenset()
    """Verbs of picks of which at least some name nothing that board or sheet show: amounts, ends of
    a turn. The page of the touch board says that only its list has them."""
    pictures: str = ""
    """The module with `DRAWINGS`, imported (and Pillow with it) for the first picture; empty for a
    game without pictures."""

    @classmethod
    def of_folder(cls, folder: str, **arguments: Any) -> Face:
        """Return the face of the game in this folder (its dotted name): the fields that `HOMES`
        finds there, and `arguments`. Its module `drawings`, if there is one, holds the pictures."""
        if find_spec(f"{folder}.drawings") is not None:
            arguments = {"pictures": f"{folder}.drawings", **arguments}
        return cls(**found_by_convention(folder, HOMES, arguments))

    @cached_property
    def drawings(self) -> Drawings | None:
        """Return the pictures; None for a game without pictures."""
        return cast(Drawings, import_module(self.pictures).DRAWINGS) if self.pictures else None


@cache
def face(game: str) -> Face:
    """Return the face of a game. Raises ModuleNotFoundError if `bot/games/<id>` does not exist."""
    return cast(Face, import_module(f"{__name__}.{game}").FACE)
