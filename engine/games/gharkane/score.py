"""The end: survival points by rule, and the winners."""

from __future__ import annotations

from collections import Counter

from engine.games.gharkane.content import (
    EVENTS,
    GAUGE,
    NUMBERS,
    RESOURCES,
    ROOM_POINTS,
    SUPPLIES,
    numbers,
)
from engine.games.gharkane.shelter import Shelter
from engine.games.gharkane.state import Gharkane
from engine.kernel import Score, ScoreRow, Step, step
from engine.kit.ranks import highest


def points_of_events(shelter: Shelter) -> int:
    """Return the points of the events that a seat resolved."""
    return sum([EVENTS[event].points for event in shelter.resolved])


def points_of_pairs(shelter: Shelter) -> int:
    """Return the bonus for each kind of equipment repaired at least twice."""
    if len(shelter.gear) < 2:
        return 0
    kinds = Counter([piece.id for piece in shelter.gear if piece.repaired])
    return NUMBERS.pair_points * sum([count > 1 for count in kinds.values()])


def points(shelter: Shelter) -> dict[str, int]:
    """Return a shelter's current points by rule."""
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
    """Return the tie-breakers, in order: supplies left, then resources of any kind."""
    return (("supplies", shelter.stock(SUPPLIES)), ("resources", shelter.stock(RESOURCES)))


def score(game: Gharkane) -> list[Score]:
    """Return points by seat and rule.

    Points of resolved events are public; the others are so at the end, or with open shelters.
    """
    all_public = game.phase == "end" or game.variant.open_shelters
    return [
        Score(
            seat,
            tuple(
                ScoreRow(rule, amount, all_public or rule == "score.events")
                for rule, amount in points(shelter).items()
            ),
            ties(shelter),
        )
        for seat, shelter in enumerate(game.shelters)
    ]


def winners(game: Gharkane) -> tuple[int, ...]:
    """Return the winners: most points, then most supplies, then most resources; a win may be
    shared.

    A single player wins with at least a bronze medal.
    """
    if game.seats == 1:
        return (0,) if score(game)[0].total >= medals(game)[BRONZE] else ()
    ranks = [
        (sum(points(shelter).values()), *[amount for _, amount in ties(shelter)])
        for shelter in game.shelters
    ]
    return highest(ranks)


BRONZE, SILVER, GOLD = "bronze", "silver", "gold"


def medals(game: Gharkane) -> dict[str, int]:
    """For a single player: the points that each medal needs, the easiest first; fewer in a shorter
    game, and where beds limit the recruits."""
    figures = numbers(game.edition)
    by_beds = figures.medals_by_beds if game.variant.recruits == "beds" else None
    row = by_beds or figures.medals
    by_day = {BRONZE: row.bronze, SILVER: row.silver, GOLD: row.gold}
    return {medal: row.start + per_day * game.days for medal, per_day in by_day.items()}


def tell_medal(game: Gharkane) -> None:
    """For a single player: tell the medal won, and the points missing for the next one."""
    total, due_by_medal = score(game)[0].total, medals(game)
    reached = [medal for medal, needed in due_by_medal.items() if total >= needed]
    missed = [(medal, needed - total) for medal, needed in due_by_medal.items() if total < needed]
    if reached:
        game.tell("medal_won", seat=0, medal=reached[-1])
    if missed:
        medal, amount = missed[0]
        game.tell("medal_missed", seat=0, medal=medal, amount=amount)


@step
class End(Step[Gharkane]):
    """The end: reveal the shelters, count points, name the winners."""

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
