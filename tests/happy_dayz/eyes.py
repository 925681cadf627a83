"""What a viewer of Happy DayZ may see: a plain list from the referee's facts.

Everybody sees survivors, powers, tricks, what lies face up and how many cards there are. A hand
and a transfer are their seat's secret; faction cards in quarantine are nobody's to look at, but as
long as a power asks for one. A game master sees all.
"""

from __future__ import annotations

from types import SimpleNamespace as Facts
from typing import Any

from tests.happy_dayz.referee import Referee


def seen_by(referee: Referee, viewer: Any, everything: bool) -> Facts:
    """Return all that a viewer sees: a seat, None for a spectator, or everything."""
    facts = referee.facts
    seats = range(facts.seats)
    own = [everything or seat == viewer for seat in seats]
    return Facts(
        viewer=viewer,
        seats=facts.seats,
        phase=phase(referee),
        chapter=max(1, facts.round),
        chapters=0,
        awaited=[list(pair) for pair in referee.awaited()],
        result=facts.result,
        rounds=facts.variant.rounds,
        hard=facts.variant.hard,
        factions=facts.factions,
        powers=facts.powers,
        extras=facts.extras,
        survivors=facts.survivors,
        starter=facts.starter,
        leader=facts.leader,
        side=facts.side,
        demanded=facts.demanded,
        trick=facts.trick,
        sizes=[len(facts.hands[seat]) for seat in seats],
        open=facts.open,
        hands=[facts.hands[seat] if own[seat] else None for seat in seats],
        sent=[facts.sent[seat] if own[seat] else None for seat in seats],
        quarantined=[len(facts.won[seat]) for seat in seats],
        caught=facts.caught,
        damage=[sum(referee.damage(card) for card in referee.zombies(seat)) for seat in seats],
        looked=referee.looked.get(viewer, []),
        won=facts.won if everything else None,
        reserve=len(facts.reserve),
        reserve_cards=facts.reserve if everything else None,
        itinerant=facts.itinerants[-1] if facts.itinerants else "",
        itinerants=len(facts.itinerants),
    )


def phase(referee: Referee) -> str:
    """The part of a round: before the first one votes, preparation, transfer, tricks."""
    facts = referee.facts
    if facts.result is not None:
        return "over"
    questions = {name for _, name in referee.awaited()}
    if questions == {"VoteFactions"}:
        return "vote"
    if questions <= {"ReplaceFaction", "AdoptFaction"}:
        return "planning"
    return "transfer" if questions == {"TransferCard"} else "tricks"
