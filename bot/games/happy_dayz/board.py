"""Happy Dayz as text: the trick, the quarantines, and the viewer's hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.render.hidden import Hidden
from bot.render.lines import row, rows, rule, wrapped
from bot.render.seats import letter
from bot.texts import Said, Texts, named_pair, signed, word_id
from engine.games.happy_dayz.content import ORDER, RANK, SUIT
from engine.games.happy_dayz.view import DayzView
from engine.kernel import Seat


def board_text(view: DayzView, texts: Texts) -> str:
    """Return the public table."""
    lines = [row(texts.say("text-rounds"), f"{view.chapter}/{view.rounds}")]
    if view.starter >= 0:
        lines += wrapped(texts.say("text-starter", seat=view.starter))
    lines += _trick(view, texts)
    for seat in range(view.seats):
        lines += _place(view, seat, texts)
    lines += _powers(view, texts)
    lines.append(rule(texts.say("text-piles")))
    lines.append(row(texts.say("text-reserve"), f"{view.reserve}"))
    if view.itinerants:
        lines.append(row(texts.say("text-itinerants"), f"{view.itinerants}"))
    if view.itinerant:
        lines += wrapped("  " + texts.word(view.itinerant))
    return rows(lines)


def sheet_text(view: DayzView, texts: Texts) -> str:
    """Return the viewer's hand, the card it sends, the cards it may look at, and its quarantine."""
    seat = view.seat
    lines = [row(texts.say("text-survivors"), f"{view.survivors[seat]}")]
    lines.append(rule(texts.say("text-hand", n=view.sizes[seat])))
    lines += by_suit(view.hands[seat] or (), texts)
    if view.open[seat]:
        lines += wrapped(texts.say("text-open", cards=[*view.open[seat]]))
    for sent in view.sent[seat] or ():
        lines += wrapped(texts.say("text-sent", card=sent.card, to=sent.to))
    if view.looked:
        lines += wrapped(texts.say("text-looked", cards=[*view.looked]))
    return rows([*lines, *_quarantine(view, seat, texts)])


def hidden(view: DayzView, public: DayzView, record: object, texts: Texts) -> list[Hidden]:
    """Return the reserve, and the cards of each community that not everybody sees."""
    things = []
    if view.reserve_cards:
        contents = ", ".join(_suits(view.reserve_cards, texts))
        things.append(Hidden(texts.say("text-reserve"), contents))
    for seat in range(view.seats):
        closed = Counter(view.hands[seat] or ()) - Counter(public.hands[seat] or public.open[seat])
        hand = _suits(sorted(closed, key=ORDER.__getitem__), texts)
        things += [_of_seat(seat, "text-cards", hand, texts)] if hand else []
        if view.won is not None and view.won[seat]:
            won = _suits(sorted(view.won[seat], key=ORDER.__getitem__), texts)
            things.append(_of_seat(seat, "text-quarantine", won, texts))
        if sent := () if public.sent[seat] else view.sent[seat]:
            cards = [texts.say("text-sent", card=one.card, to=one.to) for one in sent]
            things.append(Hidden(texts.seat(seat), ", ".join(cards), (f"rival:{seat}",)))
    return things


def _of_seat(seat: Seat, text_id: str, cards: Sequence[str], texts: Texts) -> Hidden:
    name = f"{texts.seat(seat)} · {texts.say(text_id)}"
    return Hidden(name, ", ".join(cards), (f"rival:{seat}",))


def by_suit(cards: Sequence[str], texts: Texts) -> list[str]:
    """Return cards in hand order, in lines: the ranks of each suit."""
    return [line for suit in _suits(cards, texts) for line in wrapped(suit)]


def _suits(cards: Sequence[str], texts: Texts) -> list[str]:
    """Return the suits of cards, each with the ranks."""
    suits: dict[str, list[str]] = {}
    for card in cards:
        suits.setdefault(SUIT[card], []).append(f"{RANK[card]}")
    return [
        texts.say(
            "text-suit",
            suit=suit,
            ranks=Said(f"×{len(ranks)}" if suit == "van" else " ".join(ranks)),
        )
        for suit, ranks in suits.items()
    ]


def _trick(view: DayzView, texts: Texts) -> list[str]:
    if not view.trick:
        return []
    lines = [rule(texts.say("text-trick"))]
    if view.side:
        lines += wrapped(texts.say("text-side", side=view.side))
    if view.demanded:
        lines += wrapped(texts.say("text-demanded", suit=view.demanded))
    if view.phase == "tricks" and view.leader >= 0:
        lines += wrapped(texts.say("text-leads", seat=view.leader))
    for played in view.trick:
        lines += wrapped(f"{letter(played.seat)} {texts.word(played.card)}")
    return lines


def _place(view: DayzView, seat: Seat, texts: Texts) -> list[str]:
    lines = [
        rule(f"{letter(seat)} {texts.seat(seat)}"),
        row(texts.say("text-survivors"), f"{view.survivors[seat]}"),
        row(texts.say("text-cards"), f"{view.sizes[seat]}"),
    ]
    if view.open[seat]:
        lines += wrapped(texts.say("text-open", cards=[*view.open[seat]]))
    return lines + _quarantine(view, seat, texts)


def _quarantine(view: DayzView, seat: Seat, texts: Texts) -> list[str]:
    if not view.quarantined[seat] and not view.caught[seat]:
        return []
    lines = [row(texts.say("text-quarantine"), f"{view.quarantined[seat]}")]
    lines += [
        line for caught in by_suit(view.caught[seat], texts) for line in wrapped("  " + caught)
    ]
    if view.damage[seat]:
        lines.append(row("  " + texts.say("text-damage"), signed(-view.damage[seat])))
    return lines


def _powers(view: DayzView, texts: Texts) -> list[str]:
    """Return each faction in play with its power and the effect of that."""
    pairs = [*zip(view.factions, view.powers, strict=False), *(("", p) for p in view.extras)]
    lines = [rule(texts.say("text-powers"))] if pairs else []
    for faction, power in pairs:
        name = texts.word(power)
        lines += wrapped(named_pair(texts, texts.word(faction), name) if faction else name)
        text_id = f"{word_id(power)}.text"
        if texts.has(text_id):
            lines += wrapped("  " + texts.say(text_id))
    return lines
