"""Results of each seat, stored in the transaction that ends a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from bot.features.results import rows
from bot.features.results.rows import Leaver, ResultRow, SeatPick
from bot.slots import Slot
from bot.store import move_history
from bot.store.games import SeatRow
from bot.table.after.event_log import finished
from bot.table.after.ranking import ranking, winners_of
from bot.table.moves import Move
from bot.table.positions import Position
from bot.table.sessions import TableTx
from bot.table.start.beginnings import is_laid_out
from engine.games import GamePackage
from engine.kernel import EVERYTHING, Game, Score, Seat
from engine.titles import Finished

OWN_ANSWERS: Final = frozenset({"", "order", "plan"})
"""`MoveRow.by` of picks by a seat's person: by hand, by an order or by a plan."""


FACTS: Final[Slot[Callable[[GamePackage, Finished], Sequence[Mapping[str, Any]]]]] = Slot()
"""Returns what a feature stores with the result of each seat, when a game was played to its end."""


def store_at_end(table: TableTx, move: Move) -> None:
    """Store each seat's result at the end of the game; lessons have no results."""
    if move.ends and table.row.learner is None:
        _store(table, move.after, move.after.game.result or ())


def store_when_stopped(table: TableTx) -> None:
    """Store the results of a game that was ended early, if its table wants them to count."""
    if table.row.result is not None:
        position = table.sessions.position(table)
        if position.game.result is None:
            _store(table, position, table.row.result)


def _store(table: TableTx, position: Position, winners: Sequence[Seat]) -> None:
    picks = rows.picks_made(table.tx, table.id)
    gone = rows.leavers_of(table.tx, table.id)
    package, game = position.package, position.game
    moves = move_history.moves_from(table.tx, table.id, 0)
    over = finished(package, game, moves, table.conceded)
    makers = FACTS.of(table.sessions.features)
    result_list = result_rows(
        package, game, table.seats, picks, gone, table.row.master_id,
        is_laid_out(table.row.record),
        [] if over is None else [facts(package, over) for facts in makers],
        winners=winners,
    )  # fmt: skip
    rows.add_results(table.tx, table.id, result_list, table.sessions.now())


def result_rows(
    package: GamePackage,
    game: Game,
    seats: Sequence[SeatRow],
    picks: Sequence[SeatPick] = (),
    leavers: Sequence[Leaver] = (),
    master: int | None = None,
    laid_out: bool = False,
    more: Sequence[Sequence[Mapping[str, Any]]] = (),
    *,
    winners: Sequence[Seat] | None = None,
) -> list[ResultRow]:
    """Return a row per seat of a finished game.

    A row belongs to the person who made at least half of the seat's picks, not to the last holder:
    leaving does not save a rating, taking over does not spoil one. Seats played by the game master,
    who sees everything, and games laid out by hand are not rated. `more` are facts of features,
    each a mapping per seat; `winners` are those of a game that was ended early.

    A conceded seat is last, apart from its side and without facts, with at most the fewest points
    of the others; its row belongs to the person who gave it up.
    """
    scores = {score.seat: score for score in package.score(game)}
    conceded = {row.seat for row in seats if row.conceded}
    won = game.result or () if winners is None else winners
    won = winners_of(won, list(scores.values()), conceded)
    ranks = ranking(won, list(scores.values()), conceded)
    view = package.view(game, EVERYTHING)
    theirs = [result_owner(row, picks, leavers) for row in seats]
    return [
        ResultRow(
            seat=row.seat,
            user_id=user,
            kind=row.kind if user is None else "human",
            rated=rated and not laid_out and (master is None or user != master),
            points=_points(scores, row.seat, conceded),
            rank=ranks[row.seat],
            side=_side(scores, row.seat, conceded),
            facts={}
            if row.conceded
            else {**package.statistics(view, row.seat), **_facts(more, row.seat)},
        )
        for row, (user, rated) in zip(seats, theirs, strict=True)
    ]


def _points(scores: Mapping[Seat, Score], seat: Seat, conceded: Collection[Seat]) -> int:
    """Return a seat's points; for a conceded one at most the fewest of the others."""
    others = [score.total for other, score in scores.items() if other not in conceded]
    own = scores[seat].total
    return min([own, *others]) if seat in conceded else own


def _side(scores: Mapping[Seat, Score], seat: Seat, conceded: Collection[Seat]) -> Seat | None:
    """Return the first seat of a seat's side that was not conceded; None if it is alone."""
    side = scores[seat].side
    if side is None or seat in conceded:
        return None
    return min(s for s, score in scores.items() if score.side == side and s not in conceded)


def _facts(more: Sequence[Sequence[Mapping[str, Any]]], seat: Seat) -> dict[str, Any]:
    return {name: fact for of in more if seat < len(of) for name, fact in of[seat].items()}


def result_owner(
    row: SeatRow, picks: Sequence[SeatPick], leavers: Sequence[Leaver]
) -> tuple[int | None, bool]:
    """Return the person to whom a seat's result belongs, and whether it counts for their rating."""
    spans = [(leaver.at, leaver.user_id) for leaver in leavers if leaver.seat == row.seat]
    if row.conceded:
        return max(spans)[1] if spans else None, True
    own_seat_picks = [pick for pick in picks if pick.seat == row.seat]
    picks_by_person: Counter[int | None] = Counter()
    for pick in own_seat_picks:
        if pick.by in OWN_ANSWERS:
            picks_by_person[
                next((user for until, user in spans if pick.at < until), row.user_id)
            ] += 1
    for user, count in picks_by_person.most_common(1):
        if user is not None and 2 * count >= len(own_seat_picks):
            return user, True
    at_the_end = row.user_id if row.kind == "human" else None
    return at_the_end, not own_seat_picks
