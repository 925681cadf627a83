"""The view of each viewer."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.happy_dayz.powers import Discard, GiveBack, GiveCard, SendCard
from engine.games.happy_dayz.setup import AdoptFaction, ReplaceFaction, VoteFactions
from engine.games.happy_dayz.state import HappyDayz, Played, Sent
from engine.kernel import EVERYTHING, Choice, Lanes, Seat, View, Viewer, awaited
from engine.kit.showing import shown


@dataclass(slots=True, kw_only=True)
class DayzView(View):
    """The table. What a viewer may not see is None or left out."""

    rounds: int
    hard: bool
    """Whether zombies do the damage of the hard game."""
    factions: tuple[str, ...]
    powers: tuple[str, ...]
    extras: tuple[str, ...]
    survivors: tuple[int, ...]
    starter: Seat
    leader: Seat
    side: str
    demanded: str
    trick: tuple[Played, ...]
    sizes: tuple[int, ...]
    """Number of cards in each hand."""
    open: tuple[tuple[str, ...], ...]
    """Cards of each hand that lie face up."""
    hands: tuple[tuple[str, ...] | None, ...]
    """Hands that the viewer may see; None for the others."""
    sent: tuple[tuple[Sent, ...] | None, ...]
    """Transfers not yet revealed; None for other seats."""
    quarantined: tuple[int, ...]
    """Number of face-down faction cards in each quarantine."""
    caught: tuple[tuple[str, ...], ...]
    """Zombies and vans in each quarantine."""
    damage: tuple[int, ...]
    """Total damage of those zombies, by seat."""
    looked: tuple[str, ...]
    """Cards that a power lets the viewer see now: the drawn or seen card, or its own quarantine;
    empty for a game master."""
    won: tuple[tuple[str, ...], ...] | None
    """Faction cards in each quarantine; only for a game master."""
    reserve: int
    reserve_cards: tuple[str, ...] | None
    """The reserve, next last; only for a game master."""
    itinerant: str
    """The visible itinerant, or ""."""
    itinerants: int


def phase(game: HappyDayz) -> str:
    """Return the phase: over, vote, planning, transfer or tricks."""
    if game.result is not None:
        return "over"
    top = game.agenda[-1]
    if isinstance(top, Lanes):
        return "transfer"
    if isinstance(top, VoteFactions):
        return "vote"
    return "planning" if isinstance(top, ReplaceFaction | AdoptFaction) else "tricks"


def asked(game: HappyDayz, seat: Seat) -> Choice[HappyDayz] | None:
    """Return the power question that awaits this seat on the main stack, or None."""
    top = game.agenda[-1] if game.agenda else None
    if isinstance(top, Discard | SendCard | GiveCard | GiveBack) and top.seat == seat:
        return top
    return None


def looked_at(game: HappyDayz, seat: Seat) -> tuple[str, ...]:
    """Return the hidden cards that a power lets a seat see while its question is open."""
    question = asked(game, seat)
    if isinstance(question, SendCard):
        return (game.reserve[-1],)
    if isinstance(question, Discard):
        return (game.won[seat][-1],) if question.hidden else ()
    return tuple(game.won[seat]) if question is not None else ()


def view(game: HappyDayz, viewer: Viewer) -> DayzView:
    """Return the table as `viewer` may see it."""
    all_seen = viewer is EVERYTHING

    def is_visible(seat: Seat) -> bool:
        return all_seen or viewer == seat

    damage = [sum(game.damage(card) for card in cards) for cards in game.caught]
    return shown(
        DayzView,
        game,
        viewer=viewer,
        phase=phase(game),
        chapter=max(game.round, 1),
        awaited=tuple(awaited(game)),
        rounds=game.variant.rounds,
        hard=game.variant.hard,
        sizes=tuple(len(hand) for hand in game.hands),
        hands=tuple(tuple(h) if is_visible(s) else None for s, h in enumerate(game.hands)),
        sent=tuple(tuple(sent) if is_visible(s) else None for s, sent in enumerate(game.sent)),
        quarantined=tuple(len(cards) for cards in game.won),
        damage=tuple(damage),
        looked=looked_at(game, viewer) if isinstance(viewer, int) else (),
        won=tuple(tuple(cards) for cards in game.won) if all_seen else None,
        reserve=len(game.reserve),
        reserve_cards=tuple(game.reserve) if all_seen else None,
        itinerant=game.itinerants[-1] if game.itinerants else "",
        itinerants=len(game.itinerants),
    )
