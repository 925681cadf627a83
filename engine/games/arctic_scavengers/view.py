"""What each viewer sees of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from engine.games.arctic_scavengers.content import SITES, by_order, people
from engine.games.arctic_scavengers.gathering.reactions import REACTIVE
from engine.games.arctic_scavengers.skirmish import fight
from engine.games.arctic_scavengers.skirmish import people as crowd
from engine.games.arctic_scavengers.state import (
    CONTESTED,
    HIDDEN,
    PILES,
    ArcticScavengers,
    Piece,
    Tribe,
)
from engine.kernel import EVERYTHING, Seat, View, Viewer, awaited


@dataclass(frozen=True, slots=True)
class SiteView:
    """A building, or the site of one."""

    building: str
    timer: int
    """Cards that lie on it; 0 once it is finished."""
    stored: tuple[str, ...]
    disabled: bool


@dataclass(frozen=True, slots=True)
class TribeView:
    """A tribe. What the viewer may not see is None, or is only counted."""

    seat: Seat
    hand: tuple[str, ...] | None
    hand_size: int
    deck: int
    deck_cards: tuple[str, ...] | None
    """What is in the deck and on building sites, sorted: its own seat can tell, not what where."""
    discard: tuple[str, ...]
    """Discards that the viewer knows, sorted."""
    down: int
    """Discards that the viewer does not know."""
    played: tuple[str, ...]
    spent: tuple[str, ...]
    gassed: tuple[str, ...]
    """The cards played that tear gas keeps from fighting."""
    saved: tuple[str, ...]
    """The cards played that saved or intimidated, and still fight."""
    fight: int
    people: int
    """Of the cards played."""
    won: int
    known: dict[str, int]
    """All its cards that the viewer knows of, by word."""
    unknown: int
    """Cards it has found or won that the viewer does not know."""
    people_known: int
    """People on the cards that the viewer knows of."""
    leader: str
    wounded: bool
    led: bool
    """Whether the leader has done what it may do once a round."""
    dealt: tuple[str, ...]
    """The viewer's own leaders, of which one is to be chosen."""
    drawn: tuple[str, ...]
    """What the viewer has just drawn, some of it to be discarded."""
    sites: tuple[SiteView, ...]
    sighted: tuple[tuple[str, tuple[str, ...]], ...]
    """What the viewer has seen there and knows to be there still: the place (hand, deck or a
    building) and its cards, the next one first."""
    strikes: bool
    """Whether, for all that everybody knows, it may hold a card that answers what others do."""


@dataclass(slots=True, kw_only=True)
class ArcticView(View):
    """The table as a viewer sees it."""

    round: int
    quiet: bool
    """Whether this round has no skirmish."""
    quick: bool
    initiator: Seat
    actor: Seat
    """Who gathers; -1 for nobody."""
    used: tuple[str, ...]
    """The actions that the actor has done."""
    food: int
    medicine: int
    """Medicine that a leader has brought the actor."""
    market: dict[str, int]
    junkyard: int
    contested: int
    prize: str
    """The next contested resource, if the viewer knows it."""
    tops: dict[str, tuple[str, ...]]
    """What the viewer knows to be next in the piles of the table, the next one first."""
    dug: tuple[str, ...]
    """What the viewer is digging through."""
    hq: int
    """Modules of the headquarters in play."""
    schematics: int
    plans: tuple[str, ...]
    """The schematics that the viewer is choosing from."""
    tribes: tuple[TribeView, ...]


def phase(game: ArcticScavengers) -> str:
    """Phase: over, leaders, gathering or skirmish."""
    if game.result is not None:
        return "over"
    if not game.round:
        return "leaders"
    return "gathering" if game.actor >= 0 else "skirmish"


def _sighted(tribe: Tribe, viewer: Viewer, *, mine: bool) -> Iterator[tuple[str, tuple[str, ...]]]:
    if not isinstance(viewer, int):
        return
    places = [*HIDDEN, *(site.building for site in tribe.sites)]
    for place, cards in zip(places, tribe.sight(viewer).known(tribe.hidden()), strict=True):
        if cards and (place == "deck" or place in SITES or (place == "hand" and not mine)):
            yield place, tuple(by_order(cards) if place == "hand" else cards[::-1])


def _next(pile: list[Piece], viewer: Viewer) -> tuple[str, ...]:
    known = takewhile(lambda p: viewer is EVERYTHING or viewer in p.seen, reversed(pile))
    return tuple(piece.card for piece in known)


def _tribe(game: ArcticScavengers, seat: Seat, viewer: Viewer) -> TribeView:
    tribe = game.tribes[seat]
    mine = viewer is EVERYTHING or viewer == seat or game.result is not None
    unknown = [
        piece.card
        for piece in tribe.secrets()
        if not mine and (viewer is None or viewer not in piece.seen)
    ]
    known = Counter(tribe.owned()) - Counter(unknown)
    gains = [p.card for p in tribe.gains if mine or viewer in p.seen]
    down = tribe.down if mine else tribe.sight(viewer).down if isinstance(viewer, int) else []
    return TribeView(
        seat=seat,
        hand=tuple(tribe.hand) if mine else None,
        hand_size=len(tribe.hand),
        deck=len(tribe.deck),
        deck_cards=tuple(by_order(tribe.unseen())) if mine else None,
        discard=tuple(by_order([*tribe.discard, *gains, *down])),
        down=len(tribe.gains) - len(gains) + len(tribe.down) - len(down),
        played=tuple(tribe.played),
        spent=tuple(tribe.spent),
        gassed=tuple(tribe.gassed),
        saved=tuple(tribe.saved),
        fight=fight(tribe),
        people=crowd(tribe),
        won=tribe.won,
        known={card: known[card] for card in by_order(known)},
        unknown=len(unknown),
        people_known=people(known.elements()),
        leader=tribe.leader,
        wounded=tribe.wounded,
        led=tribe.led,
        dealt=tuple(tribe.dealt) if mine else (),
        drawn=tuple(tribe.drawn) if mine else (),
        sites=tuple(
            SiteView(site.building, len(site.timer), tuple(site.stored), site.disabled)
            for site in tribe.sites
        ),
        sighted=tuple(_sighted(tribe, viewer, mine=mine)),
        strikes=game.could(seat, *REACTIVE),
    )


def view(game: ArcticScavengers, viewer: Viewer) -> ArcticView:
    """The table as `viewer` may see it."""
    piles = {pile: _next(getattr(game, pile), viewer) for pile in PILES}
    all_seen = viewer is EVERYTHING
    return ArcticView(
        viewer=viewer,
        seats=game.seats,
        phase=phase(game),
        chapter=max(game.round, 1),
        chapters=game.rounds,
        awaited=tuple(awaited(game)),
        result=game.result,
        round=game.round,
        quiet=game.quiet,
        quick=game.variant.quick,
        initiator=game.initiator,
        actor=game.actor,
        used=tuple(game.used),
        food=game.purse(),
        medicine=game.medicine,
        market=dict(game.market),
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
