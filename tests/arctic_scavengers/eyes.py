"""What a viewer of Arctic Scavengers may see: a plain list from the referee's facts.

Everybody sees what lies face up and how many cards there are; a hand and what lies in a deck are
their seat's secret, what was dug or won is known to those that have seen it. A game master sees
all, and so does everybody once the game is over.
"""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace as Facts
from typing import Any

from tests.arctic_scavengers.referee import NUMBERS, REACTIVE, Referee, ordered, people

PILES = ("junkyard", "contested", "schematics")


def seen_by(referee: Referee, viewer: Any, everything: bool) -> Facts:
    """Return all that a viewer sees: a seat, None for a spectator, or everything."""
    facts = referee.facts
    sees_all = everything or facts.result is not None
    gathers = viewer == facts.actor and viewer is not None
    tops = {pile: top(getattr(referee, pile), viewer, everything) for pile in PILES}
    return Facts(
        viewer=viewer,
        seats=facts.seats,
        phase=phase(referee),
        chapter=max(1, facts.round),
        chapters=facts.rounds,
        awaited=[list(pair) for pair in referee.awaited()],
        result=facts.result,
        round=facts.round,
        quiet=facts.round <= NUMBERS["quiet_rounds"],
        initiator=facts.initiator,
        actor=facts.actor,
        used=facts.used,
        food=max(facts.food, facts.ration),
        medicine=facts.medicine,
        market=facts.market,
        junkyard=len(referee.junkyard) + len(facts.dug),
        contested=len(referee.contested),
        prize=tops["contested"][0] if tops["contested"] else "",
        tops=tops,
        dug=facts.dug if gathers or sees_all else [],
        hq=facts.variant.hq,
        schematics=len(referee.schematics) + len(facts.plans),
        plans=facts.plans if gathers or sees_all else [],
        tribes=[tribe(referee, seat, viewer, sees_all) for seat in range(facts.seats)],
    )


def phase(referee: Referee) -> str:
    facts = referee.facts
    if facts.result is not None:
        return "over"
    if not facts.round:
        return "leaders"
    return "gathering" if facts.actor >= 0 else "skirmish"


def top(pile: list[Facts], viewer: Any, sees_all: bool) -> list[str]:
    """Recon.secret: the next cards, as far as the viewer has seen them there."""
    seen = []
    for piece in reversed(pile):
        if not sees_all and viewer not in piece.seen:
            break
        seen.append(piece.card)
    return seen


def tribe(referee: Referee, seat: int, viewer: Any, sees_all: bool) -> Facts:
    """A tribe: its own seat sees its cards, others what is face up and what they have seen."""
    own, facts = referee.tribe(seat), sees_all or seat == viewer
    secret = [*referee.finds[seat], *referee.gains[seat]]
    hidden = [] if facts else [piece.card for piece in secret if viewer not in piece.seen]
    known = Counter(referee.owned(seat)) - Counter(hidden)
    gains = [g.card for g in referee.gains[seat] if facts or viewer in g.seen]
    down = own.down if facts else [*referee.sight(viewer, seat).down.elements()]
    timers = [card for site in own.sites for card in site.timer]
    return Facts(
        seat=seat,
        hand=own.hand if facts else None,
        hand_size=len(own.hand),
        deck=len(own.deck),
        deck_cards=[*own.deck, *timers] if facts else None,
        discard=[*own.discard, *gains, *down],
        down=len(own.down) + len(referee.gains[seat]) - len(gains) - len(down),
        laid=own.discard,
        played=own.played,
        spent=own.spent,
        gassed=own.gassed,
        saved=own.saved,
        fight=referee.fight(seat),
        people=referee.crowd(seat),
        won=own.won,
        known=dict(known),
        unknown=len(hidden),
        people_known=sum(people(card) * count for card, count in known.items()),
        leader=own.leader,
        wounded=own.wounded,
        led=own.led,
        dealt=own.dealt if facts else [],
        drawn=own.drawn if facts else [],
        sites=[
            Facts(
                building=site.building,
                timer=len(site.timer),
                stored=site.stored,
                disabled=site.disabled,
            )
            for site in own.sites
        ],
        sighted=[[place, cards] for place, cards in sighted(referee, seat, viewer, facts)],
        may_react=referee.could(seat, REACTIVE),
    )


def sighted(
    referee: Referee, seat: int, viewer: Any, open_hand: bool
) -> list[tuple[str, list[str]]]:
    """Recon.secret: where which cards certainly are, the next one first."""
    sight, own = referee.sight(viewer, seat), referee.tribe(seat)
    places = [] if open_hand else [("hand", ordered(sight.hand.elements()))]
    places.append(("deck", own.deck[::-1][: sight.deck]))
    for site in own.sites:
        places.append((site.building, site.timer[::-1][: sight.sites.get(site.building, 0)]))
    return [(place, cards) for place, cards in places if cards]
