"""What a pick would change for its own seat: who would hold the trick, and the damage one takes.

Read from what the seat sees: a card on the table, its own quarantine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.texts import Said, Texts
from engine.games.happy_dayz.content import DAMAGE, PLUS, RANK, SUIT, VAN, WORTH, ZOMBIE
from engine.games.happy_dayz.picks import PlayCard, PowerCure, PowerDiscard, PowerGive, TransferPair
from engine.games.happy_dayz.state import Played
from engine.games.happy_dayz.view import DayzView
from engine.kernel import Pick, Seat


def changes(
    before: DayzView, pick: Pick, after: DayzView | None, figures: Mapping[str, Any], texts: Texts
) -> list[str]:
    """Who would hold the trick as it lies, or what leaves one's quarantine."""
    seat = before.viewer
    assert isinstance(seat, int)
    if isinstance(pick, PlayCard):
        return [*_danger(before, (pick.card,), texts), *_trick(before, seat, pick, texts)]
    if isinstance(pick, TransferPair):
        return _danger(before, (pick.left, pick.right), texts)
    if isinstance(pick, PowerDiscard | PowerGive):
        return _relief(before, seat, pick.card, texts)
    return _relief(before, seat, pick.zombie, texts) if isinstance(pick, PowerCure) else []


def hint(view: DayzView, key: str, value: str, texts: Texts) -> str | None:
    """What a faction does with the power it has in play, also one that was drawn: of the faction
    itself, and of the card that would lead a trick."""
    suit = SUIT.get(value, value)
    if suit not in view.factions or (suit != value and view.trick):
        return None
    power = view.powers[view.factions.index(suit)]
    told = texts.say("hint-power", power=power, text=Said(texts.say(f"word-{power}.text")))
    worth = WORTH.get(value, 0) if power == "headcount" else 0
    return f"{texts.say(f'word-{value}.text')} · {told}" if worth else told


def _danger(before: DayzView, cards: Sequence[str], texts: Texts) -> list[str]:
    """The damage of zombies."""
    damage = sum(DAMAGE[before.hard].get(card, 0) for card in cards)
    return [texts.say("ahead-danger", n=damage)] if damage else []


def _relief(before: DayzView, seat: Seat, card: str, texts: Texts) -> list[str]:
    """The damage that leaves one's quarantine, and what is left there."""
    damage = DAMAGE[before.hard].get(card, 0)
    if not damage:
        return []
    return [texts.say("ahead-relief", n=damage, left=before.damage[seat] - damage)]


def _trick(before: DayzView, seat: Seat, pick: PlayCard, texts: Texts) -> list[str]:
    """Who holds the trick once the card lies there; a lead says only what it asks for."""
    if not before.trick:
        return []
    if SUIT[pick.card] == VAN:
        return [texts.say("ahead-van")]
    trick = [*before.trick, Played(seat, pick.card)]
    holder = _holder(trick, before.demanded or SUIT[pick.card], pick.side == PLUS)
    if SUIT[pick.card] == ZOMBIE == before.demanded or not holder:
        return []
    damage = sum(DAMAGE[before.hard].get(played.card, 0) for played in trick)
    if holder.seat != seat:
        return [texts.say("ahead-trick-other", seat=holder.seat)]
    last = len(trick) == before.seats
    return [texts.say("ahead-trick-won" if last else "ahead-trick-held", n=len(trick), harm=damage)]


def _holder(trick: list[Played], demanded: str, plus: bool) -> Played | None:
    """The best card of the demanded faction; None among vans alone."""
    following = [played for played in trick if SUIT[played.card] == demanded]
    best = max if plus else min
    return best(following, key=lambda played: RANK[played.card], default=None)


def natural(before: DayzView, picks: Sequence[Pick]) -> list[int]:
    """The worst zombies to the neighbours: what cards given away spare one shows much later. The
    rules name such pairs first."""
    return [at for at, pick in enumerate(picks) if isinstance(pick, TransferPair)]
