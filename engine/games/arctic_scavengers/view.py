"""The view of each viewer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from engine.frozen import frozen
from engine.games.arctic_scavengers.content import SITES, by_order, people
from engine.games.arctic_scavengers.gathering.reactions import REACTIVE
from engine.games.arctic_scavengers.sights import CONTESTED, PILES, Piece
from engine.games.arctic_scavengers.skirmish import fight
from engine.games.arctic_scavengers.skirmish import people as crowd
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import HIDDEN, Tribe
from engine.kernel import EVERYTHING, Seat, View, Viewer, awaited
from engine.kit.showing import shown


@frozen
class SiteView:
    """A building, finished or not."""

    building: str
    timer: int
    """Number of cards on it; 0 if it is finished."""
    stored: tuple[str, ...]
    disabled: bool


@frozen
class TribeView:
    """A tribe. What the viewer may not see is None, or only its number is given."""

    seat: Seat
    hand: tuple[str, ...] | None
    hand_size: int
    deck: int
    deck_cards: tuple[str, ...] | None
    """Cards in the deck and on building sites, sorted: its own seat knows them, but not their
    places."""
    discard: tuple[str, ...]
    """Discards known to the viewer, sorted."""
    down: int
    """Number of discards unknown to the viewer."""
    laid: tuple[str, ...]
    """Cards that it has discarded face up since its last shuffle, in that order."""
    played: tuple[str, ...]
    spent: tuple[str, ...]
    gassed: tuple[str, ...]
    """Played cards that tear gas keeps from fighting."""
    saved: tuple[str, ...]
    """Played cards that saved or intimidated, and still fight."""
    fight: int
    people: int
    """People on the played cards."""
    won: int
    known: dict[str, int]
    """Number of its cards known to the viewer, by word."""
    unknown: int
    """Number of found or won cards unknown to the viewer."""
    people_known: int
    """People on the cards known to the viewer."""
    leader: str
    wounded: bool
    led: bool
    """Whether the leader has used its power in this round."""
    dealt: tuple[str, ...]
    """Leaders among which the viewer has to choose."""
    drawn: tuple[str, ...]
    """Cards just drawn by the viewer, some of which must be discarded."""
    sites: tuple[SiteView, ...]
    sighted: tuple[tuple[str, tuple[str, ...]], ...]
    """Cards that the viewer has seen and that are certainly still there: (place, cards), the next
    one first; a place is hand, deck or a building."""
    may_react: bool
    """Whether, by public knowledge, it may hold a card that reacts to others' actions."""


@dataclass(slots=True, kw_only=True)
class ArcticView(View):
    """The table as a viewer sees it."""

    round: int
    quiet: bool
    """Whether this round has no skirmish."""
    initiator: Seat
    actor: Seat
    """The gathering seat, or -1."""
    used: tuple[str, ...]
    """The actions that the actor has done in this turn."""
    food: int
    medicine: int
    """Medicine that the actor got from its leader."""
    market: dict[str, int]
    junkyard: int
    contested: int
    prize: str
    """The next contested resource, if the viewer knows it."""
    tops: dict[str, tuple[str, ...]]
    """Next cards of the table's piles known to the viewer, the next one first."""
    dug: tuple[str, ...]
    """Cards that the viewer has dug up."""
    hq: int
    """Modules of the headquarters in play."""
    schematics: int
    plans: tuple[str, ...]
    """The schematics among which the viewer chooses."""
    tribes: tuple[TribeView, ...]


def phase(game: ArcticScavengers) -> str:
    """Return the phase: over, leaders, gathering or skirmish."""
    if game.result is not None:
        return "over"
    if not game.round:
        return "leaders"
    return "gathering" if game.gathering else "skirmish"


def _sighted(
    tribe: Tribe, viewer: Viewer, *, is_own: bool
) -> Iterator[tuple[str, tuple[str, ...]]]:
    if not isinstance(viewer, int):
        return
    places = [*HIDDEN, *(site.building for site in tribe.sites)]
    for place, cards in zip(places, tribe.sight(viewer).known(tribe.hidden()), strict=True):
        if cards and (place == "deck" or place in SITES or (place == "hand" and not is_own)):
            yield place, tuple(by_order(cards) if place == "hand" else cards[::-1])


def _next(pile: list[Piece], viewer: Viewer) -> tuple[str, ...]:
    known = takewhile(lambda p: viewer is EVERYTHING or viewer in p.seen, reversed(pile))
    return tuple(piece.card for piece in known)


def _tribe(game: ArcticScavengers, seat: Seat, viewer: Viewer) -> TribeView:
    tribe = game.tribes[seat]
    sees_own = viewer is EVERYTHING or viewer == seat or game.result is not None
    unknown = [piece.card for piece in tribe.secrets() if not sees_own and viewer not in piece.seen]
    known_cards = Counter(tribe.owned()) - Counter(unknown)
    gains = [p.card for p in tribe.gains if sees_own or viewer in p.seen]
    down = tribe.down if sees_own else tribe.sight(viewer).down if isinstance(viewer, int) else []
    return shown(
        TribeView,
        tribe,
        seat=seat,
        hand=tuple(tribe.hand) if sees_own else None,
        hand_size=len(tribe.hand),
        deck=len(tribe.deck),
        deck_cards=tuple(by_order(tribe.unseen())) if sees_own else None,
        discard=tuple(by_order([*tribe.discard, *gains, *down])),
        down=len(tribe.gains) - len(gains) + len(tribe.down) - len(down),
        laid=tuple(tribe.discard),
        fight=fight(tribe, game.edition),
        people=crowd(tribe),
        known={card: known_cards[card] for card in by_order(known_cards)},
        unknown=len(unknown),
        people_known=people(known_cards.elements()),
        dealt=tuple(tribe.dealt) if sees_own else (),
        drawn=tuple(tribe.drawn) if sees_own else (),
        sites=tuple(
            SiteView(site.building, len(site.timer), tuple(site.stored), site.disabled)
            for site in tribe.sites
        ),
        sighted=tuple(_sighted(tribe, viewer, is_own=sees_own)),
        may_react=game.could(seat, *REACTIVE),
    )


def view(game: ArcticScavengers, viewer: Viewer) -> ArcticView:
    """Return the table as `viewer` may see it."""
    piles = {pile: _next(getattr(game, pile), viewer) for pile in PILES}
    all_seen = viewer is EVERYTHING
    return shown(
        ArcticView,
        game,
        viewer=viewer,
        phase=phase(game),
        chapter=max(game.round, 1),
        chapters=game.rounds,
        awaited=tuple(awaited(game)),
        food=game.purse(),
        junkyard=len(game.junkyard) + len(game.dug),
        contested=len(game.contested),
        prize=next(iter(piles[CONTESTED]), ""),
        tops=piles,
        dug=tuple(p.card for p in game.dug if all_seen or viewer == game.actor),
        hq=game.variant.hq,
        schematics=len(game.schematics) + len(game.plans),
        plans=tuple(p.card for p in game.plans if all_seen or viewer == game.actor),
        tribes=tuple(_tribe(game, seat, viewer) for seat in range(game.seats)),
    )
