"""Arctic Scavengers as text: the piles, the tribes, what is shown, and one's own tribe."""

from __future__ import annotations

from collections import Counter

from bot.games.arctic_scavengers.cards import (
    counted,
    in_sight,
    price_text,
    site_text,
    together,
    worth,
)
from bot.render.hidden import Hidden
from bot.render.lines import full_row, row, rows, rule, wrapped
from bot.render.seats import letter
from bot.texts import Said, Texts
from engine.games.arctic_scavengers.content import ABILITIES, CARD, by_order
from engine.games.arctic_scavengers.view import ArcticView, TribeView
from engine.kernel import Seat


def board_text(view: ArcticView, texts: Texts) -> str:
    """Return what lies on the table for all to see."""
    lines = [row(texts.say("text-rounds"), f"{view.chapter}/{view.chapters}")]
    lines += wrapped(texts.say("text-initiative", seat=view.initiator))
    if view.quiet and view.result is None:
        lines += wrapped(texts.say("text-quiet"))
    lines += _gathering(view, texts)
    for seat, tribe in enumerate(view.tribes):
        lines += _tribe(tribe, seat, texts)
    lines.append(rule(texts.say("text-market")))
    for card, left in view.market.items():
        lines += full_row(texts.word(card), f"×{left}")
        lines += wrapped("  " + price_text(CARD[card], texts)) if left else []
    lines.append(row(texts.say("text-junkyard"), f"{view.junkyard}"))
    if view.schematics:
        lines.append(row(texts.say("text-schematics"), f"{view.schematics}"))
    lines.append(row(texts.say("text-contested"), f"{view.contested}"))
    return rows(lines)


def sheet_text(view: ArcticView, texts: Texts) -> str:
    """Return the viewer's hand, what it alone knows, and all its cards by pile."""
    tribe = view.tribes[view.seat]
    lines = [row(texts.say("text-people"), f"{tribe.people_known}")]
    lines += row_won(tribe, texts)
    if view.prize:
        lines += wrapped(texts.say("text-prize", card=view.prize))
    if view.dug:
        lines += wrapped(texts.say("text-dug", cards=together(view.dug, texts)))
    if tribe.drawn:
        lines += wrapped(texts.say("text-drawn", cards=together(tribe.drawn, texts)))
    if view.plans:
        lines += wrapped(texts.say("text-plans", plans=[*view.plans]))
    if tribe.dealt:
        lines += wrapped(texts.say("text-dealt", leaders=[*tribe.dealt]))
    lines += _camp(tribe, texts)
    lines.append(rule(texts.say("text-your-hand", n=tribe.hand_size)))
    lines += counted(tribe.hand or (), texts)
    if tribe.hand:
        lines += wrapped(texts.say("text-whole"))
        lines += [
            row(f"  {texts.word(ability)}", f"{worth(tribe, tribe.hand, ability)}")
            for ability in ABILITIES
        ]
    lines += _played(tribe, texts)
    if piles := in_sight(view, texts):
        lines.append(rule(texts.say("draw-seen")))
    for pile, cards in piles:
        lines += wrapped(texts.say("text-seen", where=Said(pile), cards=[*cards]))
    for name, cards in (("deck", tribe.deck_cards or ()), ("discard", tribe.discard)):
        if cards:
            lines += [rule(f"{texts.say(f'text-your-{name}')} ({len(cards)})")]
            lines += counted(cards, texts)
    return rows(lines)


def hidden(view: ArcticView, public: ArcticView, record: object, texts: Texts) -> list[Hidden]:
    """Return the piles of the table, and the cards of each tribe that not everybody sees."""
    things = []
    for pile, cards in view.tops.items():
        if closed := cards[len(public.tops[pile]) :]:
            listed = ", ".join(map(texts.word, closed))
            said = together(closed, texts) if pile == "junkyard" else listed
            things.append(Hidden(texts.say(f"text-{pile}"), said, (f"pile:{pile}",)))
    for pile, closed, seen in (
        ("junkyard", view.dug, public.dug),
        ("schematics", view.plans, public.plans),
    ):
        if closed != seen:
            name = f"{texts.seat(view.actor)} · {texts.say(f'text-{pile}')}"
            things.append(Hidden(name, together(closed, texts), (f"pile:{pile}",)))
    for tribe, known in zip(view.tribes, public.tribes, strict=True):
        seat = f"rival:{tribe.seat}"
        for place, cards, seen in (
            ("hand", (tribe.hand or ()) + tribe.drawn, (known.hand or ()) + known.drawn),
            ("deck", tribe.deck_cards or (), known.deck_cards or ()),
            ("discard", tribe.discard, known.discard),
        ):
            if closed := tuple((Counter(cards) - Counter(seen)).elements()):
                name = f"{texts.seat(tribe.seat)} · {texts.say(f'text-{place}')}"
                at = f"{seat}+place:{place}", seat
                things.append(Hidden(name, together(closed, texts), at))
        if tribe.dealt != known.dealt:
            name = f"{texts.seat(tribe.seat)} · {texts.say('field-leader')}"
            things.append(Hidden(name, ", ".join(map(texts.word, tribe.dealt)), (seat,)))
    return things


def _gathering(view: ArcticView, texts: Texts) -> list[str]:
    """Return who gathers, what has been done, what it has discarded, and the food that is left to
    pay with."""
    if view.actor < 0:
        return []
    lines = wrapped(texts.say("text-gathers", seat=view.actor))
    if view.used:
        lines += wrapped(texts.say("text-used", actions=[*view.used]))
    if laid := view.tribes[view.actor].laid:
        lines += wrapped(texts.say("text-laid", cards=together(by_order(laid), texts)))
    lines.append(row(texts.say("text-food"), f"{view.food}"))
    return [
        *lines,
        *([row(texts.say("text-medicine"), f"{view.medicine}")] if view.medicine else []),
    ]


def _tribe(tribe: TribeView, seat: Seat, texts: Texts) -> list[str]:
    lines = [
        rule(f"{letter(seat)} {texts.seat(seat)}"),
        row(texts.say("text-hand"), f"{tribe.hand_size}"),
        row(texts.say("text-deck"), f"{tribe.deck}"),
        row(texts.say("text-discard"), f"{len(tribe.discard) + tribe.down}"),
    ]
    lines += [*row_won(tribe, texts), *_camp(tribe, texts), *_played(tribe, texts)]
    if tribe.known:
        known = Said(texts.counts({card: tribe.known[card] for card in by_order(tribe.known)}))
        lines += wrapped(texts.say("text-known", cards=known))
    if tribe.unknown:
        lines.append(row(texts.say("text-unknown"), f"{tribe.unknown}"))
    return lines


def _camp(tribe: TribeView, texts: Texts) -> list[str]:
    """Return a tribe's leader, and its buildings with what lies on them or in them."""
    lines = []
    if tribe.leader:
        wounded = f" ({texts.say('text-wounded')})" if tribe.wounded else ""
        lines += wrapped(texts.say("text-leader", leader=tribe.leader) + wounded)
        lines += wrapped("  " + texts.say("text-led")) if tribe.led else []
    for site in tribe.sites:
        lines += full_row(texts.word(site.building), site_text(site, texts))
        if site.stored:
            stored = texts.say("text-stored", cards=together(site.stored, texts))
            lines += wrapped("  " + stored, "    ")
    return lines


def row_won(tribe: TribeView, texts: Texts) -> list[str]:
    """Return the skirmishes a tribe has won, if any."""
    return [row(texts.say("text-won"), f"{tribe.won}")] if tribe.won else []


def _played(tribe: TribeView, texts: Texts) -> list[str]:
    """Return the cards before a tribe, and what they are worth in a fight."""
    if not tribe.played:
        return []
    lines = wrapped(texts.say("text-sent", cards=together(tribe.played, texts)))
    if tribe.spent:
        lines += wrapped(texts.say("text-spent", cards=together(tribe.spent, texts)))
    if tribe.saved:
        lines += wrapped(texts.say("text-saved", cards=together(tribe.saved, texts)))
    if tribe.gassed:
        lines += wrapped(texts.say("text-gassed", cards=together(tribe.gassed, texts)))
    return [*lines, *wrapped(texts.say("text-force", fight=tribe.fight, people=tribe.people))]
