"""Conditions and relative picks of plans in Happy DayZ, and the events that upset plans. All of it
is public, except which card a relative pick plays from the hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar, Final, Literal

from engine.games.happy_dayz.content import RANK, SUIT, VANS, ZOMBIE, ZOMBIES
from engine.games.happy_dayz.picks import PlayCard
from engine.games.happy_dayz.state import HappyDayz
from engine.games.happy_dayz.tricks import Contest, FollowCard, strength
from engine.games.happy_dayz.view import DayzView, phase
from engine.kernel import Pick, Seat, legal, pick
from engine.orders import by_name
from engine.plans import Guard, Relative

Kinds = tuple[type[Pick], ...]
ANY: Final = "any"
"""The suit of relative picks for every trick."""


@pick
class FollowWith(Relative):
    """Follow with the lowest, highest, a losing or a winning card, if this suit is demanded."""

    suit: str
    """A suit, or ANY, which includes tricks of vans alone."""
    height: str
    """A key of `HEIGHTS`."""

    def resolve(self, game: HappyDayz, seat: Seat) -> Pick | None:
        if self.suit not in (ANY, game.demanded):
            return None
        height = HEIGHTS[self.height]
        plays = [play for play in legal(game, seat) if isinstance(play, PlayCard)]
        # the first of equal ones, as they lie in the hand
        return max(plays, key=lambda p: (p.card not in VANS, *height(game, p)), default=None)


def _losing(game: Contest, play: PlayCard) -> tuple[int, ...]:
    """Rank losing cards first, zombies before the others, then by height; else the least strong
    card."""
    if _wins(game, play):
        return False, -strength(game, play.card)
    return True, play.card in ZOMBIES, RANK[play.card]


def _winning(game: Contest, play: PlayCard) -> tuple[int, ...]:
    """Rank winning cards first; of these, and else, the least strong."""
    return _wins(game, play), -strength(game, play.card)


HEIGHTS: Final[Mapping[str, Callable[[Contest, PlayCard], tuple[int, ...]]]] = {
    "lowest": lambda game, play: (-RANK[play.card],),
    "highest": lambda game, play: (RANK[play.card],),
    "losing": _losing,
    "winning": _winning,
}
"""How a relative pick ranks the legal cards; it plays a van only without another card."""


def relative_picks(table: HappyDayz | DayzView, asked: str) -> list[FollowWith]:
    """Return the ways to follow with a card that the hand decides."""
    if asked != FollowCard.__name__:
        return []
    return [
        FollowWith(suit, height) for suit in (*table.factions, ZOMBIE, ANY) for height in HEIGHTS
    ]


class Outcome(Guard):
    """In the trick so far the card would win, or would lose."""

    about: ClassVar[Kinds] = (PlayCard,)
    trick: Literal["won", "lost"] = "lost"

    def holds(self, public: Any, seat: Seat, pick: PlayCard) -> bool:
        return self.trick == ("won" if _wins(public, pick) else "lost")


def _wins(public: Contest, pick: PlayCard) -> bool:
    """Return whether the card beats all cards in the trick so far."""
    if not public.trick:
        return True
    if SUIT[pick.card] != public.demanded:
        return False
    rivals = [p.card for p in public.trick if SUIT[p.card] == public.demanded]
    return max(*rivals, pick.card, key=partial(strength, public)) == pick.card


class Zombies(Guard):
    """The trick contains a zombie, or none."""

    about: ClassVar[Kinds] = (PlayCard, FollowWith)
    trick: Literal["none", "some"] = "none"

    def holds(self, public: Any, seat: Seat, pick: PlayCard) -> bool:
        present = any(played.card in ZOMBIES for played in public.trick)
        return self.trick == ("some" if present else "none")


class LastToPlay(Guard):
    """All other seats have played to the trick."""

    about: ClassVar[Kinds] = (PlayCard, FollowWith)

    def holds(self, public: Any, seat: Seat, pick: PlayCard) -> bool:
        return bool(len(public.trick) == public.seats - 1)


GUARDS = by_name(Outcome, Zombies, LastToPlay)
UPSETS: dict[str, str] = {}
"""Empty: gained and lost cards and the horde are normal in tricks, so they upset no plan."""


def stretch(game: HappyDayz) -> int:
    """Return the round to which a plan belongs: it is valid until the next deal, so it may answer
    whether factions are replaced."""
    return max(game.round, 1) - (phase(game) == "planning")
