"""The end: survival points by rule, and who wins."""

from __future__ import annotations

from collections import Counter

from engine.games.gharkane.content import EVENTS, GAUGE, NUMBERS, RESOURCES, ROOM_POINTS, SUPPLIES
from engine.games.gharkane.state import Gharkane, Shelter
from engine.kernel import Score, ScoreRow, Step, step


def points_of_events(shelter: Shelter) -> int:
    """The points of the events a seat resolved."""
    return sum([EVENTS[event].points for event in shelter.resolved])


def points_of_pairs(shelter: Shelter) -> int:
    """Two points more for each kind of equipment repaired twice."""
    if len(shelter.gear) < 2:
        return 0
    kinds = Counter([piece.id for piece in shelter.gear if piece.repaired])
    return NUMBERS.pair_points * sum([count > 1 for count in kinds.values()])


def points(shelter: Shelter) -> dict[str, int]:
    """A shelter's current points, by the rule that gives them."""
    repaired = sum([piece.repaired for piece in shelter.gear])
    return {
        "score.events": points_of_events(shelter),
        "score.rooms": ROOM_POINTS[shelter.full_rooms()],
        "score.survivors": NUMBERS.survivor_points * shelter.survivors,
        "score.equipment": NUMBERS.equipment_points * repaired,
        "score.pairs": points_of_pairs(shelter),
        "score.gauge": GAUGE[shelter.gauge],
    }


def ties(shelter: Shelter) -> tuple[tuple[str, int], ...]:
    """What breaks a tie, in order: supplies left, then resources of any kind."""
    return (("supplies", shelter.stock(SUPPLIES)), ("resources", shelter.stock(RESOURCES)))


def score(game: Gharkane) -> list[Score]:
    """Points by seat and rule, at any time. The events resolved are public; the rest becomes so at
    the end, or is so with open shelters."""
    everything = game.phase == "end" or game.variant.open_shelters
    return [
        Score(
            seat,
            tuple(
                ScoreRow(rule, amount, everything or rule == "score.events")
                for rule, amount in points(shelter).items()
            ),
            ties(shelter),
        )
        for seat, shelter in enumerate(game.shelters)
    ]


def winners(game: Gharkane) -> tuple[int, ...]:
    """Most points, then most supplies left, then most resources; a win may be shared. Alone one
    wins a medal, or nothing."""
    if game.seats == 1:
        return (0,) if score(game)[0].total >= medals(game)[BRONZE] else ()
    ranks = [
        (sum(points(shelter).values()), *[amount for _, amount in ties(shelter)])
        for shelter in game.shelters
    ]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)


BRONZE, SILVER, GOLD = "bronze", "silver", "gold"


def medals(game: Gharkane) -> dict[str, int]:
    """Alone: the points that each medal takes, from the easiest; a shorter game takes fewer."""
    row = NUMBERS.medals
    by_day = {BRONZE: row.bronze, SILVER: row.silver, GOLD: row.gold}
    return {medal: row.start + more * game.days for medal, more in by_day.items()}


def tell_medal(game: Gharkane) -> None:
    """Alone: the medal won and the points that the next one would have taken, if there is one."""
    total, found = score(game)[0].total, medals(game)
    won = [medal for medal, due in found.items() if total >= due]
    missed = [(medal, due - total) for medal, due in found.items() if total < due]
    if won:
        game.tell("medal_won", seat=0, medal=won[-1])
    if missed:
        medal, amount = missed[0]
        game.tell("medal_missed", seat=0, medal=medal, amount=amount)


@step
class End(Step[Gharkane]):
    """The end: shelters are opened, points counted, and the best one wins."""

    rules = (
        "end",
        "end.tie",
        "score.events",
        "score.rooms",
        "score.survivors",
        "score.equipment",
        "score.pairs",
        "score.gauge",
        "alone.medals",
    )

    def run(self, game: Gharkane) -> None:
        game.phase = "end"
        game.reveal()
        game.result = winners(game)
        for row in score(game):
            game.tell("scored", seat=row.seat, points=row.total)
        if game.seats == 1:
            tell_medal(game)
        else:
            game.tell("ended", winners=list(game.result))
