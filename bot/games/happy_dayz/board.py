"""Happy Dayz as text: the trick, the quarantines, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Sequence

from bot.render.lines import row, rows, rule, wrapped
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
    seat = view.viewer
    assert isinstance(seat, int)
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


def hidden_text(view: DayzView, record: object, texts: Texts) -> str:
    """Return the reserve by suit, and the faction cards of every quarantine."""
    lines: list[str] = []
    if view.reserve_cards:
        lines += [rule(texts.say("text-reserve")), *by_suit(view.reserve_cards, texts)]
    for seat, cards in enumerate(view.won or ()):
        if cards:
            lines += [rule(f"{letter(seat)} {texts.say('text-quarantine')}")]
            lines += by_suit(sorted(cards, key=ORDER.__getitem__), texts)
    return rows(lines)


def hidden_at(view: DayzView, texts: Texts) -> dict[str, str]:
    """Return the faction cards of each quarantine."""
    return {
        f"rival:{seat}": ", ".join(by_suit(sorted(cards, key=ORDER.__getitem__), texts))
        for seat, cards in enumerate(view.won or ())
        if cards
    }


def letter(seat: Seat) -> str:
    """Return the letter of a seat on the board."""
    return chr(ord("A") + seat)


def by_suit(cards: Sequence[str], texts: Texts) -> list[str]:
    """Return cards in hand order: a line per suit, with the ranks."""
    suits: dict[str, list[str]] = {}
    for card in cards:
        suits.setdefault(SUIT[card], []).append(f"{RANK[card]}")
    lines: list[str] = []
    for suit, ranks in suits.items():
        counted = f"×{len(ranks)}" if suit == "van" else " ".join(ranks)
        lines += wrapped(texts.say("text-suit", suit=suit, ranks=Said(counted)))
    return lines


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
