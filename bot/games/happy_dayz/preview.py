"""The facts that a player would look up before choosing: the trick, the hand, damage.

Reads what the seat sees: cards on the table, its own hand and quarantine.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import Offer
from bot.texts import Said, Texts
from engine.games.happy_dayz.content import DAMAGE, PLUS, RANK, SUIT, VAN, WORTH, ZOMBIE
from engine.games.happy_dayz.picks import (
    PlayCard,
    PowerCure,
    PowerDiscard,
    PowerFetch,
    PowerGift,
    PowerGive,
    PowerSend,
    TransferPair,
)
from engine.games.happy_dayz.state import Played
from engine.games.happy_dayz.view import DayzView
from engine.kernel import Pick, Seat

SELF_EXPLANATORY = frozenset({"skip"})
"""Verbs, and "verb.field", that need no preview."""


def preview(view: DayzView, offer: Offer, texts: Texts) -> list[str]:
    """Return the effect of a pick on the trick, the hand or a quarantine; else what its word means
    now."""
    lines = _of_pick(view, offer.picks[0], texts) if len(offer.picks) == 1 else []
    if lines:
        return lines
    if offer.key in ("to", "rival") and isinstance(offer.value, int):
        return _community(view, offer.value, texts)
    return _of_word(view, offer, texts) if isinstance(offer.value, str) else []


def scene(view: DayzView, texts: Texts) -> list[str]:
    """Return what a power lets the seat look at; the trick with the faction to follow and who wins
    it on its side; and the hand."""
    seat = view.seat
    lines = [texts.say("scene-looked", cards=[*view.looked])] if view.looked else []
    if view.trick:
        cards = [
            texts.say("scene-card", seat=played.seat, card=played.card) for played in view.trick
        ]
        lines.append(texts.say("scene-trick", cards=Said(texts.listed(cards))))
    if view.trick and view.side:
        lines.append(texts.say("scene-side", side=view.side))
    if view.trick and view.demanded:
        lines.append(texts.say("scene-demanded", suit=view.demanded))
        if first := _holder(view.trick, view.demanded, view.side == PLUS):
            lines.append(texts.say("scene-leads", side=Said(view.side), seat=first.seat))
    hand = view.hands[seat] or ()
    return [*lines, texts.say("scene-hand", cards=[*hand])] if hand else lines


def natural(before: DayzView, picks: Sequence[Pick]) -> list[int]:
    """Return the picks that give the worst zombies to the neighbours: what giving cards away saves
    shows much later. The rules list such pairs first."""
    return [at for at, pick in enumerate(picks) if isinstance(pick, TransferPair)]


def _of_pick(view: DayzView, pick: Pick, texts: Texts) -> list[str]:
    seat = view.seat
    if isinstance(pick, PlayCard):
        damage = _danger(view, (pick.card,), texts)
        if view.trick:
            return [*damage, *_trick(view, seat, pick, texts), *_kept(view, seat, pick.card, texts)]
        return [*damage, *_lead(view, seat, pick.card, texts)]
    if isinstance(pick, TransferPair):
        cards = (pick.left, pick.right)
        return [*_danger(view, cards, texts), *_kept(view, seat, pick.right, texts, gone=cards)]
    if isinstance(pick, PowerDiscard):
        return _relief(view, seat, pick.card, texts)
    if isinstance(pick, PowerCure):
        return _relief(view, seat, pick.zombie, texts)
    if isinstance(pick, PowerGive):
        return [*_relief(view, seat, pick.card, texts), *_community(view, pick.to, texts)]
    if isinstance(pick, PowerGift | PowerSend):
        return _community(view, pick.to, texts)
    return _community(view, pick.rival, texts) if isinstance(pick, PowerFetch) else []


def _of_word(view: DayzView, offer: Offer, texts: Texts) -> list[str]:
    """Return the facts of a card or a faction: its damage, its power in play, the rest of it in
    hand."""
    seat, word = view.seat, str(offer.value)
    if word not in SUIT:
        return _power(view, word, texts)
    if offer.key in ("card", "left", "right") and word in (view.hands[seat] or ()):
        led = [] if view.trick or offer.key != "card" else _power(view, word, texts)
        return [*_danger(view, (word,), texts), *_kept(view, seat, word, texts), *led]
    return _relief(view, seat, word, texts)


def _lead(view: DayzView, seat: Seat, card: str, texts: Texts) -> list[str]:
    """Return the faction that a leading card asks for, and what is left of it in hand."""
    if SUIT[card] == VAN:
        return [texts.say("ahead-van")]
    return [*_kept(view, seat, card, texts), *_power(view, card, texts)]


def _power(view: DayzView, word: str, texts: Texts) -> list[str]:
    """Return the effect of a faction's power in play, even a drawn one: for the faction itself, and
    for the card that would lead a trick."""
    suit = SUIT.get(word, word)
    if suit not in view.factions:
        return []
    power = view.powers[view.factions.index(suit)]
    sentence = texts.say("hint-power", power=power, text=Said(texts.say(f"word-{power}.text")))
    worth = WORTH.get(word, 0) if power == "headcount" else 0
    return [texts.say(f"word-{word}.text"), sentence] if worth else [sentence]


def _kept(
    view: DayzView, seat: Seat, card: str, texts: Texts, gone: Sequence[str] = ()
) -> list[str]:
    """Return what is left of the card's faction in hand after playing it or giving it away."""
    suit = SUIT[card]
    ranks = [
        f"{RANK[held]}"
        for held in view.hands[seat] or ()
        if SUIT[held] == suit and held != card and held not in gone
    ]
    if suit == VAN:
        return [texts.say("ahead-vans", n=len(ranks))]
    return [texts.say("ahead-kept", suit=suit, ranks=Said(" ".join(ranks) or "–"))]


def _danger(view: DayzView, cards: Sequence[str], texts: Texts) -> list[str]:
    """Return the damage of zombies."""
    damage = sum(DAMAGE[view.hard].get(card, 0) for card in cards)
    return [texts.say("ahead-danger", n=damage)] if damage else []


def _relief(view: DayzView, seat: Seat, card: str, texts: Texts) -> list[str]:
    """Return what leaves the seat's quarantine: damage and its remainder, survivors, or a
    minivan."""
    damage = DAMAGE[view.hard].get(card, 0)
    if SUIT.get(card) == VAN:
        return [texts.say("ahead-van-gone")]
    if not damage:
        return [texts.say("ahead-worth", n=WORTH[card])] if card in WORTH else []
    return [texts.say("ahead-relief", n=damage, left=view.damage[seat] - damage)]


def _community(view: DayzView, seat: Seat, texts: Texts) -> list[str]:
    """Return a community's state: its survivors, its quarantine and its damage."""
    cards = view.quarantined[seat] + len(view.caught[seat])
    figures = {"n": view.survivors[seat], "cards": cards, "harm": view.damage[seat]}
    return [texts.say("ahead-community", **figures)]


def _trick(view: DayzView, seat: Seat, pick: PlayCard, texts: Texts) -> list[str]:
    """Return who holds the trick after this card."""
    if SUIT[pick.card] == VAN:
        return [texts.say("ahead-van")]
    trick = [*view.trick, Played(seat, pick.card)]
    holder = _holder(trick, view.demanded or SUIT[pick.card], pick.side == PLUS)
    if SUIT[pick.card] == ZOMBIE == view.demanded or not holder:
        return []
    damage = sum(DAMAGE[view.hard].get(played.card, 0) for played in trick)
    if holder.seat != seat:
        return [texts.say("ahead-trick-other", seat=holder.seat)]
    last = len(trick) == view.seats
    return [texts.say("ahead-trick-won" if last else "ahead-trick-held", n=len(trick), harm=damage)]


def _holder(trick: Sequence[Played], demanded: str, plus: bool) -> Played | None:
    """Return the best card of the demanded faction; None if there are only vans."""
    following = [played for played in trick if SUIT[played.card] == demanded]
    best = max if plus else min
    return best(following, key=lambda played: RANK[played.card], default=None)
