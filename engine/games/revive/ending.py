"""Fin de la partie: the points and the winners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from engine.games.revive.content import ARTIFACT_CARD, CARD, COLOURS, LOCATION, NUMBERS, RESOURCES
from engine.games.revive.rows import Count
from engine.games.revive.state import Revive, Tribe
from engine.kernel import Score, ScoreRow, Seat
from engine.kit.ranks import highest

COUNT: Final[dict[str, Callable[[Any], int]]] = {
    "energy": lambda tribe: tribe.energy,
    "explored": lambda tribe: tribe.explored,
    "buildings": lambda tribe: len(tribe.buildings),
    "cards": lambda tribe: len(tribe.gained),
    "machines": lambda tribe: len(tribe.machines),
    "large": lambda tribe: list(tribe.buildings.values()).count("large"),
    "modules": lambda tribe: sum(map(len, tribe.modules.values())),
    "meeples": lambda tribe: len(tribe.settled),
    "crates": lambda tribe: tribe.crates_taken,
    "discs": lambda tribe: tribe.discs,
    "waters": lambda tribe: len(tribe.waters),
    "techs": lambda tribe: len(tribe.techs),
    "artifacts": lambda tribe: sum(tribe.artifacts.values()) + 1,
    "high_techs": lambda tribe: sum(node.endswith("3") for node in tribe.techs),
}
"""Word -> the figure that large locations and artifact cards count, of a tribe or of a view of
it."""


def counted(tribe: Tribe, row: Count) -> int:
    """Return the points of a counted figure of a tribe."""
    return COUNT[row.counts](tribe) * row.points


def artifact_points(game: Revive, seat: Seat, colour: str) -> int:
    """Return the number of artifacts of a colour plus one, times the points that the card counts
    for it."""
    tribe = game.tribes[seat]
    row = ARTIFACT_CARD[game.artifact_card(seat)].of(colour)
    return (tribe.artifacts[colour] + 1) * counted(tribe, row)


def location_points(game: Revive, seat: Seat) -> dict[str, int]:
    """Return the points of each large location where the seat has settled."""
    tribe = game.tribes[seat]
    return {
        id: min(NUMBERS.location_most, counted(tribe, LOCATION[id]))
        for site, id in game.locations.items()
        if site in tribe.settled
    }


def colour_points(tribe: Tribe) -> int:
    """Return the points for gained cards of each colour whose track is complete; a colourless card
    counts once if any is."""
    finished_colours = [colour for colour in COLOURS if tribe.tracks[colour] == NUMBERS.track]
    if not finished_colours:
        return 0
    kinds = Counter(CARD[card].colour for card in tribe.gained)
    return NUMBERS.colour_points * (sum([kinds[colour] for colour in finished_colours]) + kinds[""])


def left_over(tribe: Tribe) -> int:
    """Return the number of remaining resources, crystals included."""
    return sum([tribe.stock[resource] for resource in RESOURCES])


def points(game: Revive, seat: Seat) -> dict[str, int]:
    """Return a seat's points by rule; empty before it has a tribe."""
    tribe = game.tribes[seat]
    if not tribe.id:
        return {}
    return {
        "score.points": tribe.score,
        "score.devotion": tribe.devotion if game.variant.abyss else 0,
        "score.progress": NUMBERS.progress_points[tribe.markers],
        "score.colours": colour_points(tribe),
        "score.locations": sum(location_points(game, seat).values()),
        "score.tokens": tribe.tokens,
        "score.leftovers": left_over(tribe) // NUMBERS.leftovers,
        "score.artifacts": sum([artifact_points(game, seat, colour) for colour in COLOURS]),
    }


def _score(game: Revive, seat: Seat) -> Score:
    tribe = game.tribes[seat]
    artifacts_public = game.result is not None or not tribe.card
    rows = tuple(
        ScoreRow(rule, n, artifacts_public or rule != "score.artifacts")
        for rule, n in points(game, seat).items()
    )
    steps = sum(tribe.tracks.values())
    return Score(seat, rows, (("left", left_over(tribe) % NUMBERS.leftovers), ("steps", steps)))


def score(game: Revive) -> list[Score]:
    """Return points per seat, as if the game ended now."""
    if not game.tribes[0].id:
        return [Score(seat, ()) for seat in range(game.seats)]
    return [_score(game, seat) for seat in range(game.seats)]


def finish(game: Revive) -> None:
    """Count the points and set the winners: most points, then most uncounted resources, then most
    steps; a win may be shared.

    A single player wins with at least the lowest medal.
    """
    game.reveal()  # secret artifact cards become public
    scores = score(game)
    ranks = [(seat_score.total, *(n for _, n in seat_score.ties)) for seat_score in scores]
    for seat_score in scores:
        game.tell("counted", seat=seat_score.seat, amount=seat_score.total)
    if game.seats == 1:
        game.result = (0,) if scores[0].total >= NUMBERS.medals[0] else ()
    else:
        game.result = highest(ranks)
    game.tell("ended", winners=list(game.result))
