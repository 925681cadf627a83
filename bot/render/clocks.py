"""Durations, clocks and paces in words. Discord shows a timestamp in each reader's own time
zone."""

from __future__ import annotations

from datetime import date

from bot.model.clocks import Stage
from bot.model.hours import EVERY_DAY
from bot.model.rendezvous import Calendar
from bot.model.terms import Terms, preset_of
from bot.table import TableInfo
from bot.table.clocks.lengths import Length
from bot.table.clocks.turn_forecast import Budget, Ticking, TurnForecast
from bot.texts import Said, Texts, moment
from engine.games import GAMES

MINUTE, HOUR, DAY = 60, 3600, 86_400


def span(texts: Texts, seconds: float) -> str:
    """Return a duration in two units at most; seconds appear only below a minute."""
    whole = round(seconds)
    if whole >= MINUTE:
        whole -= whole % MINUTE
    if not whole:
        return texts.say("span-none")
    if whole >= 2 * DAY and whole % DAY == 0:
        return texts.say("span-days", n=whole // DAY)
    if whole >= HOUR:
        hours, remainder = divmod(whole, HOUR)
        if remainder:
            minutes = Said(f"{remainder // MINUTE:02}")
            return texts.say("span-both", hours=hours, minutes=minutes)
        return texts.say("span-hours", n=hours)
    if whole >= MINUTE:
        return texts.say("span-minutes", n=whole // MINUTE)
    return texts.say("span-seconds", n=whole)


def day_text(texts: Texts, day: date) -> str:
    """Return a calendar day in words."""
    month = texts.say("date-months").split()[day.month - 1]
    words = {"weekday": texts.say(f"day-{day.weekday()}"), "month": month, "year": str(day.year)}
    return texts.say("date-day", day=day.day, **{name: Said(word) for name, word in words.items()})


def written_day(texts: Texts, day: str) -> Said:
    """Return a day stored as YYYY-MM-DD in words."""
    try:
        return Said(day_text(texts, date.fromisoformat(day)))
    except ValueError:  # a file written by hand may hold any text
        return texts.written(day)


def time_text(texts: Texts, minutes: int) -> str:
    """Return a time of day, from minutes after midnight."""
    hour, minute = divmod(minutes, 60)
    if not minute:
        return texts.say("time-full", hour=Said(str(hour)))
    return texts.say("time", hour=Said(str(hour)), minute=Said(f"{minute:02}"))


def calendar_text(texts: Texts, calendar: Calendar) -> str:
    """Return the times, days and time zone of a table's rendezvous."""
    days = [texts.say(f"day-{day}") for day in calendar.days]
    times = [time_text(texts, time) for time in calendar.times]
    return texts.say(
        "pace-line-rendezvous",
        days=Said(texts.say("days-all") if len(days) == len(EVERY_DAY) else texts.listed(days)),
        times=Said(texts.listed(times)),
        zone=Said(calendar.zone.rpartition("/")[2].replace("_", " ") or texts.say("zone-yours")),
    )


def clock_text(texts: Texts, ticking: Ticking | None) -> str:
    """Return what a seat's clock shows; empty if none runs for it."""
    if ticking is None or ticking.due is None:
        return ""
    if ticking.stage == Stage.READY:
        return texts.say("clock-ready", when=moment(ticking.due))
    if ticking.stage in (Stage.RUNS, Stage.REACTS, Stage.GRACE):
        text_id = "clock-grace" if ticking.stage == Stage.GRACE else "clock-runs"
        return texts.say(text_id, when=moment(ticking.due))
    return texts.say("clock-fill" if ticking.stage == Stage.FILL else "clock-spent")


def pace_text(texts: Texts, forecast: TurnForecast) -> str:
    """Return the time left in the phase and the likely time of the next turn; empty if nothing is
    known."""
    parts = []
    if forecast.budget is not None:
        parts.append(_budget_text(texts, forecast.budget))
    elif forecast.likely is not None:
        parts.append(texts.say("pace-likely", when=moment(forecast.likely)))
    if forecast.rendezvous is not None:
        at, when = moment(forecast.rendezvous, "f"), moment(forecast.rendezvous)
        parts.append(texts.say("pace-rendezvous-next", at=at, when=when))
    if forecast.ends is not None:
        parts.append(texts.say("pace-ends", day=moment(forecast.ends, "D")))
    return "\n".join(parts)


def _budget_text(texts: Texts, budget: Budget) -> str:
    if budget.spent:
        main = texts.say("pace-budget-spent")
    elif budget.due is None:
        main = texts.say("pace-budget-paused", left=Said(span(texts, budget.left)))
    else:
        at, when = moment(budget.due, "t"), moment(budget.due)
        main = texts.say("pace-budget", at=at, when=when)
    reserve = texts.say("pace-budget-rest", rest=Said(span(texts, budget.rest)))
    return f"{main} {reserve}"


def terms_line(terms: Terms, game: str, texts: Texts) -> str:
    """Return the pace of a table of this game in one line."""
    name = texts.say(f"pace-{preset_of(terms) or 'own'}")
    return ", ".join([name, *terms_parts(terms, game, texts)]) + "."


def pace_lines(table: TableInfo, length: Length | None, texts: Texts) -> str:
    """Return a lobby's terms, and how long such a game is likely to take."""
    lines = [terms_line(table.terms, table.game, texts)]
    if length is not None:
        text = "lobby-length" if length.games else "lobby-length-tried"
        lines.append(texts.say(text, days=length.days, games=length.games))
    return "\n".join(lines)


def terms_parts(terms: Terms, game: str, texts: Texts) -> list[str]:
    """Return these terms as separate phrases for a table of this game; none if no clock runs."""
    parts = []
    if terms.budget:
        parts.append(texts.say("pace-line-budget", span=Said(span(texts, terms.budget))))
    if terms.rendezvous is not None:
        parts.append(calendar_text(texts, terms.rendezvous))
        parts.append(texts.say("pace-line-notice", span=Said(span(texts, terms.decision))))
    elif terms.decision:
        for name in ("decision", "bank", "increment"):
            if seconds := getattr(terms, name):
                parts.append(texts.say(f"pace-line-{name}", span=Said(span(texts, seconds))))
    if terms.decision:
        ladder = f"pace-line-ladder-{terms.ladder}"
        figures = {"n": terms.regent_after} if texts.needs(ladder) else {}
        parts.append(texts.say(ladder, **figures))
    if terms.reaction and GAMES[game].windows:
        parts.append(texts.say("pace-line-window", span=Said(span(texts, terms.reaction))))
    if terms.hints:
        parts.append(texts.say("pace-line-hints"))
    if terms.stopped == "counts":
        parts.append(texts.say("pace-line-stopped"))
    return parts
