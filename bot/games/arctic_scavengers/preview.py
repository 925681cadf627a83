"""Effects of a pick on its own seat: what an action yields, and what is left to fight with.

Reads only what the seat sees: its hand, and the cards before rivals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.games import Offer
from bot.games.arctic_scavengers.cards import (
    brings,
    card_text,
    force,
    in_sight,
    site_text,
    together,
    worth,
)
from bot.texts import Said, Texts, word_id
from engine.games.arctic_scavengers import picks
from engine.games.arctic_scavengers.abilities import dose, pays
from engine.games.arctic_scavengers.content import CARD, LEADER, SITES, people
from engine.games.arctic_scavengers.gathering.maps import swindled
from engine.games.arctic_scavengers.view import ArcticView, TribeView
from engine.kernel import Pick

SELF_EXPLANATORY = frozenset({"pass", "keep_none", "on_top", "bury"})
"""Verbs, and "verb.field", that need no preview."""


def costs(pick: Pick) -> bool:
    """Return whether the pick loses a member permanently; a shown card returns with the next
    shuffle."""
    return isinstance(pick, picks.Trash | picks.Sacrifice | picks.Martyr)


def preview(view: ArcticView, offer: Offer, texts: Texts) -> list[str]:
    """Return what a pick yields and leaves; else the facts of its word: a card's figures, a rival's
    force."""
    lines = _of_pick(view, offer.picks[0], texts) if len(offer.picks) == 1 else []
    if lines:
        return lines
    if offer.key == "rival" and isinstance(offer.value, int):
        return [_standing(view.tribes[offer.value], texts)]
    if isinstance(offer.value, str) and offer.value in CARD:
        return [card_text(offer.value, texts, price=offer.key == "who")]
    return _camp(view, offer, texts) if isinstance(offer.value, str) else []


def _camp(view: ArcticView, offer: Offer, texts: Texts) -> list[str]:
    """Return the effect of a building or a leader; of one's own building, or of a targeted rival's,
    its progress."""
    word = str(offer.value)
    if not texts.has(f"{word_id(word)}.text"):
        return []
    owner = getattr(offer.picks[0], "rival", view.viewer) if offer.picks else view.viewer
    sites = view.tribes[owner].sites if isinstance(owner, int) and offer.key == "building" else ()
    lines = [site_text(site, texts) for site in sites if site.building == word]
    return [*lines[:1], texts.say(f"{word_id(word)}.text")]


def scene(view: ArcticView, texts: Texts) -> list[str]:
    """Return what others show, what is left to pay with, the next resource, and the hand."""
    seat = view.seat
    shown = [(n, tribe) for n, tribe in enumerate(view.tribes) if tribe.played]
    sentences = [_shown(view, n, tribe, texts) for n, tribe in shown]
    if view.actor == seat and view.food:
        sentences.append(texts.say("scene-food", n=view.food))
    if view.prize:
        sentences.append(texts.say("text-prize", card=view.prize))
    for pile, cards in in_sight(view, texts):
        sentences.append(texts.say("text-seen", where=Said(pile), cards=[*cards]))
    hand = view.tribes[seat].hand
    return [*sentences, texts.say("scene-hand", cards=together(hand, texts))] if hand else sentences


def _shown(view: ArcticView, seat: int, tribe: TribeView, texts: Texts) -> str:
    """Return what a rival shows, with what its action yields or its worth in a skirmish."""
    cards = together(tribe.played, texts)
    if seat != view.actor or not view.used:
        return texts.say("scene-shown", seat=seat, cards=cards, force=_said(tribe, texts))
    action = view.used[-1]
    n = brings(tribe, tribe.played, action)
    return texts.say("scene-acts", seat=seat, action=action, n=n, cards=cards)


def _said(tribe: TribeView, texts: Texts) -> Said:
    return Said(texts.say("text-force", fight=tribe.fight, people=tribe.people))


def _standing(tribe: TribeView, texts: Texts) -> str:
    """Return a rival's state: the force it shows, or its hand and skirmishes."""
    if tribe.played:
        return _said(tribe, texts)
    return texts.say("ahead-rival", n=tribe.hand_size, won=tribe.won)


def _of_pick(view: ArcticView, pick: Pick, texts: Texts) -> list[str]:
    """Return what a pick yields or costs, who comes or goes, and the force that stays in hand."""
    tribe = view.tribes[view.seat]
    hand, gone = tribe.hand or (), getattr(pick, "cards", ())
    lines: list[str] = []
    match pick:
        case picks.Draw() | picks.Dig() | picks.Hunt() | picks.Build() | picks.Recon():
            lines = [texts.say(f"ahead-{pick.verb}", n=brings(tribe, pick.cards, pick.verb))]
        case picks.Trash() if lost := people(pick.cards):
            lines = [texts.say("ahead-loss", n=lost)]
        case picks.Work():
            lines = [_hurried(tribe, pick, texts)]
        case picks.Swindle():
            food, medicine = swindled(pick.cards)
            lines = [texts.say("ahead-brings", food=food, medicine=medicine)]
        case picks.Retrieve():
            hand, gone = (*hand, *pick.cards), ()
        case picks.Observe() | picks.Watch() | picks.Train():
            gone, draws = (pick.card,), brings(tribe, [pick.card], "train")
            lines = [texts.say("ahead-draw", n=draws)] if isinstance(pick, picks.Train) else []
        case picks.Finish() | picks.Trash() | picks.Store() | picks.Drop():
            pass
        case _:
            return _of_card(view, tribe, pick, texts)
    return [*lines, *_force(view, hand, gone, texts)]


def _of_card(view: ArcticView, tribe: TribeView, pick: Pick, texts: Texts) -> list[str]:
    """Return the effects of a pick that do not change the force in hand, or are public anyway."""
    match pick:
        case picks.Hire():
            return [*_wasted(view, pick, texts), card_text(pick.who, texts)]
        case picks.Keep() | picks.Save():
            return [card_text(pick.card, texts)]
        case picks.PutBack():
            under = len(view.dug) - len(pick.cards)
            return [texts.say("ahead-put-back", top=len(pick.cards), under=under)]
        case picks.Recall():
            return [card_text(pick.target, texts)]
        case picks.Snipe() | picks.Disarm() | picks.Martyr() | picks.Gas():
            return _blow(view, tribe, pick, texts)
        case picks.Intimidate():
            return [texts.say("ahead-own-fight", n=people(tribe.played), was=tribe.fight)]
        case picks.Sacrifice():
            words = LEADER[tribe.leader].words
            food = words.get("food", 0) + words.get("food_alone", 0)
            brought = texts.say("ahead-brings", food=food, medicine=words.get("medicine", 0))
            return [brought, texts.say("ahead-loss", n=CARD[pick.card].people)]
        case picks.Sort() | picks.Errand():
            does = "dig" if isinstance(pick, picks.Sort) else "draw"
            return [texts.say(f"ahead-{does}", n=LEADER[tribe.leader].amount(pick.verb))]
        case picks.Raise() | picks.Demolish():
            which = "time" if isinstance(pick, picks.Raise) else "timer"
            time = texts.say(f"ahead-{which}", n=SITES[pick.building].time)
            return [time, texts.say(f"{word_id(pick.building)}.text")]
    word = getattr(pick, "building", "") or getattr(pick, "leader", "")
    if isinstance(pick, picks.Swindle | picks.Drop | picks.Heal):
        word = tribe.leader
    if isinstance(pick, picks.Wound):
        word = view.tribes[pick.rival].leader
    return [texts.say(f"{word_id(word)}.text")] if word else []


def _hurried(tribe: TribeView, pick: picks.Work, texts: Texts) -> str:
    """Return the progress of a building site after some work."""
    site = next(
        site_view
        for site_view in tribe.sites
        if site_view.building == pick.building and site_view.timer
    )
    gone = sum((CARD[c].kind == "person") + CARD[c].amount("work") for c in pick.cards)
    turns = max(site.timer - gone, 0)
    return texts.say("ahead-timer", n=turns) if turns else texts.say("ahead-done")


def natural(before: ArcticView, offered: Sequence[Pick]) -> list[int]:
    """Return the first set of cards of each action, which yields most: its use shows later."""
    first: dict[str, int] = {}
    for at, pick in enumerate(offered):
        if isinstance(pick, picks.Draw | picks.Dig | picks.Hunt):
            first.setdefault(pick.verb, at)
    return list(first.values())


def _force(before: ArcticView, hand: Sequence[str], gone: Sequence[str], texts: Texts) -> list[str]:
    """Return what is left in hand, and its worth in the skirmish of this round."""
    tribe = before.tribes[before.seat]
    kept = list((Counter(hand) - Counter(gone)).elements())
    if before.quiet:
        return [texts.say("ahead-left", n=len(kept))]
    return [texts.say("ahead-force", fight=worth(tribe, kept, "fight"), people=people(kept))]


def _wasted(before: ArcticView, pick: picks.Hire, texts: Texts) -> list[str]:
    """Return the part of the payment above the price, which is lost."""
    cost, medicine = CARD[pick.who].cost, dose(pick.cards)
    if not pays(cost, before.food, medicine):
        return []
    if cost.mixed:
        spare = {"food": before.food + medicine - cost.mixed, "medicine": 0}
    else:
        spare = {"food": before.food - cost.food, "medicine": medicine - cost.medicine}
    return [texts.say(f"ahead-{ability}-lost", n=n) for ability, n in spare.items() if n > 0]


def _blow(before: ArcticView, own_tribe_view: TribeView, pick: Any, texts: Texts) -> list[str]:
    """Return the worth of the rival's action or force without the card, and of the seat's own
    then."""
    rival = before.tribes[pick.rival]
    unhurt = list((Counter(rival.played) - Counter([pick.target])).elements())
    if before.phase != "skirmish":
        action = before.used[-1]
        n, was = (brings(rival, cards, action) for cards in (unhurt, rival.played))
        return [texts.say(f"ahead-struck-{action}", n=n, was=was), card_text(pick.target, texts)]
    aim, gas = [pick.target], isinstance(pick, picks.Gas)
    n = force(rival, gassed=aim) if gas else force(rival, hit=aim)
    gone = isinstance(pick, picks.Martyr)
    own_fight = (
        force(own_tribe_view, hit=[pick.card]) if gone else force(own_tribe_view, spent=[pick.card])
    )
    return [
        texts.say("ahead-struck-fight", rival=pick.rival, n=n, was=rival.fight),
        texts.say("ahead-own-fight", n=own_fight, was=own_tribe_view.fight),
    ]
