"""Points as text: a seat's rows, and the last word of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.render.lines import row, rows, rule, wrapped
from bot.render.seats import letter, tag
from bot.texts import Said, Texts
from engine.kernel import Score, Seat


def score_label(texts: Texts, rule_id: str) -> str:
    """The name of a row of points."""
    return texts.say("score-" + rule_id.replace(".", "-"))


def tied(scores: Sequence[Score]) -> set[Seat]:
    """The seats that have as many points as another one."""
    totals = Counter(score.total for score in scores)
    return {score.seat for score in scores if totals[score.total] > 1}


def score_text(texts: Texts, scores: Sequence[Score], own: int | None, *, final: bool) -> str:
    """Every seat's points, a line per rule: all rows at the end and for `own`'s seat, only the
    public ones of the others before, in one order for all. Most points first at the end, else by
    seat; at the end also what breaks ties, between those who have as many points."""
    lines: list[str] = []
    order = list(dict.fromkeys(r.rule for score in scores for r in score.rows))
    shown = sorted(scores, key=lambda s: -s.total) if final else scores
    for score in shown:
        open_rows = [r for r in score.rows if final or r.public or score.seat == own]
        total = sum(r.points for r in open_rows)
        lines.append(rule(f"{tag(score.seat)} {texts.seat(score.seat)}"))
        open_rows.sort(key=lambda r: order.index(r.rule))
        lines += [row(score_label(texts, r.rule), f"{r.points}") for r in open_rows]
        lines.append(row(texts.say("score-total" if final else "score-known"), f"{total}"))
        if final and score.seat in tied(scores):
            for name, figure in score.ties:
                lines.append(row(texts.say("score-tie", name=name), f"{figure}"))
    return rows(lines)


def winners_text(texts: Texts, result: Sequence[int], scores: Sequence[Score]) -> str:
    """Who won, with how many points."""
    best = max((s.total for s in scores if s.seat in result), default=0)
    won = Said(texts.say("winning-points", points=best))
    names = texts.listed([texts.seat(seat) for seat in result])
    return texts.say("end-winners", names=Said(names), n=len(result), points=won)


def standings(texts: Texts, scores: Sequence[Score]) -> list[str]:
    """One short line per seat, most points first."""
    ordered = sorted(scores, key=lambda s: -s.total)
    return [
        line
        for place, s in enumerate(ordered, start=1)
        for line in wrapped(f"{place}. {letter(s.seat)} {texts.seat(s.seat)} : {s.total}")
    ]
