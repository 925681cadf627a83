"""`gharkane host status | tables | table | reports | data | words`: what a host reads, and the
words that are masked."""

from __future__ import annotations

import json
import shutil
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from bot.cli.failing import fail
from bot.cli.host_orders import Id, Table, Whom, host, moment, run, with_store
from bot.model.times import DAY_S

if TYPE_CHECKING:
    from bot.features.moderation.rows import ReportRow
    from bot.store import Store
    from bot.store.transaction import Tx

LATE_S: Final = 60.0
"""Seconds after which a timer that has not fired counts as late."""
MIB: Final = 2**20
COUNTED: Final = {
    "refusals": "Refused to players today",
    "discord": "Refused by Discord today",
    "left_out": "Pictures left out today",
    "faults": "Faults today",
}
"""What a process counts -> how the page calls it."""


def add(_: typer.Typer) -> None:
    """Add nothing: these commands belong to the group of `bot.cli.host_orders`."""


@host.command("status")
def status_command(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON only.")] = False,
) -> None:
    """What happens today, on one page. Days are UTC; a bot notes its part every half minute."""
    status = run(_status)
    typer.echo(json.dumps(status) if as_json else "\n".join(_page(status)))


@host.command("data")
def data_command(
    person: Id, file: Annotated[Path, typer.Argument(help="A file that is not there.")]
) -> None:
    """Write what is stored about a person into a file, as `/privacy export` does."""
    from bot.store.database import private

    if file.exists():
        fail(f"{file} is there already: name a file that is not.")
    data = with_store(lambda store: _data_of(store, person))
    private.write(file, json.dumps(data, ensure_ascii=False, indent=1).encode())
    typer.echo(f"What is stored about {person} is in {file}.")


@host.command("words")
def words_command(
    file: Annotated[
        Path | None, typer.Argument(help="The new list, a word a line; word* masks its beginnings.")
    ] = None,
) -> None:
    """Print the words that are masked in names, scenes and all else that people type from now on;
    with a file, replace them. A running bot follows within seconds."""
    from bot.store.program import host_orders as rows

    if file is None:
        typer.echo("\n".join(run(rows.listed_words)))
        return
    words = [line.strip() for line in file.read_text("utf-8").splitlines()]
    if wrong := [word for word in words if len(word.split()) > 1]:
        fail(f"A line of the list is one word, not {wrong[0]!r}.", 2)
    listed = sorted(set(filter(None, words)))
    run(lambda tx: rows.list_words(tx, listed))
    typer.echo(f"{len(listed)} words are masked from now on.")


@host.command("tables")
def tables_command(whom: Whom, target: Id) -> None:
    """The tables of a server, or where a person sits, sat, or leads: the latest last."""
    from bot.store import listing

    rows = run(lambda tx: listing.for_host(tx, **{whom: target}))
    for row in rows:
        typer.echo(_table_line(row))


@host.command("table")
def table_command(table: Table) -> None:
    """A table: its people, the scenes told there by their moves, the lines that characters spoke,
    and the reports about it."""
    import bot.features  # noqa: F401 - declares the tables of features
    from bot.features.moderation import rows as reports
    from bot.features.voices import rows as voices
    from bot.model.intents import VOICE
    from bot.store import games, listing, posted

    def query(tx: Tx) -> list[str]:
        rows = listing.for_host(tx, table=table)
        if not rows:
            return []
        [row] = rows
        lines = [_table_line(row), f"host {row.host_id}, game master {row.master_id or 'none'}"]
        for seat in games.seats_at(tx, table):
            names = " ".join(filter(None, (seat.name, seat.character and f"({seat.character})")))
            lines.append(f"seat {seat.seat}: {names or '-'}, person {seat.user_id or 'none'}")
        for told in posted.scenes(tx, table):
            pictured = " with a picture" if "scene" in told.facts else ""
            lines.append(f"scene {told.slot.partition(':')[2]}{pictured}: {told.facts['words']}")
        for line in voices.lines(tx, table, VOICE):
            facts = line.facts
            lines.append(f"line {line.id}, {facts['user']} as {facts['name']}: {facts['words']}")
        return lines + [_report_line(report) for report in reports.every(tx, table)]

    lines = run(query)
    if not lines:
        fail(f"There is no table {table}.")
    typer.echo("\n".join(lines))


@host.command("reports")
def reports_command(
    all_of_them: Annotated[bool, typer.Option("--all", help="Also those that are closed.")] = False,
    close: Annotated[int, typer.Option(min=0, help="Close the report of this number.")] = 0,
) -> None:
    """What players report by /report: who, about whom and which table."""
    import bot.features  # noqa: F401 - declares the tables of features
    from bot.features.moderation import rows as reports

    if close:
        if not run(lambda tx: reports.close(tx, close, time.time())):
            fail(f"No report {close} is open.")
        typer.echo(f"Report {close} is closed.")
        return
    for report in run(lambda tx: reports.every(tx, closed=all_of_them)):
        typer.echo(_report_line(report))


def _table_line(row: Any) -> str:
    return (
        f"table {row.id}: {row.game}, {row.status}, server {row.guild_id or 'none'}, "
        f"channel {row.channel_id}, opened {moment(row.created_at)}"
    )


def _report_line(report: ReportRow) -> str:
    about = [f"person {report.about_id}"] if report.about_id else []
    about += [f"table {report.game_id}"] if report.game_id else []
    state = "open" if report.done_at is None else f"closed {moment(report.done_at)}"
    words = report.words.replace("\n", " / ")
    return (
        f"report {report.id} ({state}), {moment(report.at)}, by {report.by_id} on server "
        f"{report.guild_id or 'none'}, about {', '.join(about) or 'nothing named'}: {words}"
    )


async def _data_of(store: Store, person: int) -> dict[str, Any]:
    from bot.features import tables_over
    from bot.features.privacy.service import Privacy

    return await tables_over(store).of(Privacy).export_of(person)


def _status(tx: Tx) -> dict[str, Any]:
    """Return the figures of the page."""
    import bot.features  # noqa: F401 - declares the tables of features
    from bot.features.moderation import rows as reports
    from bot.store.program import figures, host_orders

    now = time.time()
    games: dict[str, dict[str, int]] = {}
    for game, status, count in figures.live_games(tx):
        games.setdefault(game, {})[status] = count
    late, oldest = figures.late_timers(tx, now - LATE_S)
    due, due_s = figures.waiting(tx, now)
    size, free = figures.database_bytes(tx)
    path = tx.connection.engine.url.database or ""
    return {
        "at": now,
        "tables": games,
        "today": figures.since(tx, now - now % DAY_S),
        "seated": figures.seated(tx),
        "late_timers": late,
        "oldest_timer_s": 0.0 if oldest is None else now - oldest,
        "messages_due": due,
        "oldest_message_s": due_s,
        "reports_open": len(reports.every(tx, closed=False)),
        "orders_waiting": sum(o.done_at is None for o in host_orders.in_force(tx, now)),
        "database_bytes": size,
        "free_page_bytes": free,
        "disk_free_bytes": shutil.disk_usage(path).free if Path(path).is_file() else None,
        "processes": figures.statuses(tx),
    }


def _page(status: Mapping[str, Any]) -> list[str]:
    processes = status["processes"].values()
    lines = [f"Gharkane on {moment(status['at'])}"]
    for name, noted in status["processes"].items():
        lines.append(
            f"Bot {name}: version {noted['version']}, {noted['servers']} servers, running since "
            f"{moment(noted['since'])}, last noted {status['at'] - noted['at']:.0f} s ago"
        )
    tables = [f"{game}: {_counts(of)}" for game, of in sorted(status["tables"].items())]
    today = status["today"]
    lines += [
        f"Tables: {'; '.join(tables) or 'none'}",
        f"People at them: {status['seated']}",
        f"Today: opened {today['opened']}, ended {today['ended']}, moves {today['moves']}",
        f"Late timers: {_late(status['late_timers'], status['oldest_timer_s'])}",
        f"Messages due: {_late(status['messages_due'], status['oldest_message_s'])}",
        f"Open reports: {status['reports_open']}",
        f"Orders of the host that wait: {status['orders_waiting']}",
    ]
    for what, title in COUNTED.items():
        total: Counter[str] = Counter()
        for noted in processes:
            total.update(noted[what])
        lines.append(f"{title}: {_counts(dict(total.most_common(8))) or 'none'}")
    waits = sorted((wait for noted in processes for wait in noted["slowest"]), reverse=True)
    slowest = [f"{seconds:.2f} s {what}" for seconds, what in waits[:5]]
    lines.append(f"Slowest answers of the hour: {'; '.join(slowest) or 'none'}")
    size, free = status["database_bytes"] / MIB, status["free_page_bytes"] / MIB
    disk = status["disk_free_bytes"]
    lines.append(
        f"Database: {size:.1f} MiB, of which free {free:.1f}"
        + ("" if disk is None else f"; the disk has {disk / MIB:.0f} MiB left")
    )
    return lines


def _counts(of: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in of.items())


def _late(count: int, oldest_s: float) -> str:
    return f"{count}, the oldest for {oldest_s:.0f} s" if count else "none"
