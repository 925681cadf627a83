"""Points as text: a seat's rows, and the result of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from operator import itemgetter

from bot.render.lines import row, rows, rule, wrapped
from bot.render.seats import letter, tag
from bot.texts import Said, Texts, named_pair, signed
from engine.kernel import Score, Seat
from engine.shown import by_side, side_total


def score_label(texts: Texts, rule_id: str) -> str:
    """Return the name of a row of points."""
    return texts.say("score-" + rule_id.replace(".", "-"))


def tied(scores: Sequence[Score]) -> set[Seat]:
    """Return the seats that have as many points as another one."""
    totals = Counter(score.total for score in scores)
    return {score.seat for score in scores if totals[score.total] > 1}


def rank(score: Score) -> tuple[int, ...]:
    """Return what seats are compared by, in order: their points, then what breaks a tie."""
    return score.total, *(figure for _, figure in score.ties)


def tie_breaks(scores: Sequence[Score]) -> list[tuple[str, list[tuple[Seat, int]]]]:
    """Return each figure that breaks a tie, by name, with those whom all before it left level and
    what each of them has, the best first."""
    found: dict[str, list[tuple[Seat, int]]] = {}
    ranks = sorted(((rank(score), score) for score in scores), key=itemgetter(0), reverse=True)
    for place, score in ranks:
        for n, (name, figure) in enumerate(score.ties, start=1):
            if sum(other[:n] == place[:n] for other, _ in ranks) > 1:
                found.setdefault(name, []).append((score.seat, figure))
    return [*found.items()]


def score_text(texts: Texts, scores: Sequence[Score], own_seat: int | None, *, final: bool) -> str:
    """Return every seat's points, a line per rule, in one order for all. At the end all rows;
    before, the public rows of others and all of `own_seat`. Sorted by points at the end, else by
    seat. At the end also the tie-break of seats with equal points."""
    lines: list[str] = []
    order = list(dict.fromkeys(r.rule for score in scores for r in score.rows))
    shown = ordered(scores) if final else scores
    for score in shown:
        open_rows = [r for r in score.rows if final or r.public or score.seat == own_seat]
        total = sum(r.points for r in open_rows)
        lines.append(rule(f"{tag(score.seat)} {texts.seat(score.seat)}"))
        open_rows.sort(key=lambda r: order.index(r.rule))
        lines += [row(score_label(texts, r.rule), signed(r.points)) for r in open_rows]
        lines.append(row(texts.say("score-total" if final else "score-known"), signed(total)))
        if final and score.seat in tied(scores):
            for name, amount in score.ties:
                lines.append(row(texts.say("score-tie", name=name), signed(amount)))
    return rows(lines)


def _sides(scores: Sequence[Score]) -> list[list[Score]]:
    """Return sides, best first, each with its seats, best first."""
    sides = [sorted(side, key=rank, reverse=True) for side in by_side(scores)]
    return sorted(sides, key=lambda side: (side_total(side), rank(side[0])), reverse=True)


def ordered(scores: Sequence[Score]) -> list[Score]:
    """Return the scores, best first, with the seats of a side together."""
    return [score for side in _sides(scores) for score in side]


def winners_text(
    texts: Texts,
    result: Sequence[int],
    scores: Sequence[Score],
    prefix: str = "end",
    name: Callable[[Seat], str] | None = None,
) -> str:
    """Return who won, with how many points, and against whom if sides play. `prefix` is the prefix
    of the text ids; `name` replaces a seat's display name."""
    called = name or texts.seat
    if not result:
        return texts.say(f"{prefix}-nobody")
    sides = _sides(scores)
    won = [side for side in sides if any(score.seat in result for score in side)]
    best = max((side_total(side) for side in won), default=0)
    names = Said(texts.listed([called(seat) for seat in result]))
    points = Said(texts.say("winning-points", points=best))
    rivals = [called(seat_score.seat) for seat_score in scores if seat_score.seat not in result]
    if len(won) > 1 or not rivals or all(len(side) == 1 for side in sides):
        return texts.say(f"{prefix}-winners", names=names, n=len(result), points=points)
    against = Said(texts.listed(rivals))
    return texts.say(f"{prefix}-side", names=names, n=len(result), points=points, rivals=against)


def tie_text(texts: Texts, result: Sequence[int], scores: Sequence[Score]) -> str:
    """Return what broke the tie of the seats with as many points as the winner; empty without a
    tie."""
    level = [score for score in scores if score.total == max(each.total for each in scores)]
    won = [seat_score for seat_score in level if seat_score.seat in result]
    lost = [seat_score for seat_score in level if seat_score.seat not in result]
    if not won or len(level) < 2:
        return ""
    if not lost:
        return texts.say("report-tie-shared") if any(seat_score.ties for seat_score in won) else ""
    names = Said(texts.listed([texts.seat(seat_score.seat) for seat_score in lost]))
    nearest = max(lost, key=lambda seat_score: [figure for _, figure in seat_score.ties])
    for (criterion, figure), (_, other) in zip(won[0].ties, nearest.ties, strict=True):
        if figure != other:
            return texts.say("report-tie", names=names, what=criterion, figure=figure, other=other)
    return ""


def standings(texts: Texts, scores: Sequence[Score]) -> list[str]:
    """Return one short line per seat, most points first; a side has one place."""
    return [
        line
        for place, side in enumerate(_sides(scores), start=1)
        for s in side
        for line in wrapped(
            named_pair(texts, f"{place}. {letter(s.seat)} {texts.seat(s.seat)}", signed(s.total))
        )
    ]
