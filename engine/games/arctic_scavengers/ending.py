"""Fin de la partie: count the people of each tribe."""

from __future__ import annotations

from typing import ClassVar

from engine.games.arctic_scavengers.content import CARD, CONTESTED_CARDS, GANG, Gang, people
from engine.games.arctic_scavengers.options import Variant
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Tribe
from engine.kernel import Score, ScoreRow, Seat, Step, step
from engine.kit.ranks import highest


def contested_owned(tribe: Tribe) -> int:
    """Return the number of contested resources of a tribe."""
    return sum(card in CONTESTED_CARDS for card in tribe.owned())


def tools_owned(tribe: Tribe) -> int:
    """Return the number of tools of a tribe."""
    return sum(CARD[card].kind == "tool" for card in tribe.owned())


def counted(tribe: Tribe, kind: str) -> int:
    """Return the figure of a tribe that a gang counts."""
    cards = [CARD[card] for card in tribe.owned()]
    if kind == "buildings":
        return sum(site.works for site in tribe.sites)
    figures = {
        "tools": sum(card.kind == "tool" for card in cards),
        "contested_tools": sum(c.kind == "tool" and c.id in CONTESTED_CARDS for c in cards),
        "medicine": sum(card.medicine for card in cards),
        "medicine_cards": sum(bool(card.medicine) for card in cards),
        "medics": sum(card.id == "medic" for card in cards),
        "engineers": sum(card.id == "engineer" for card in cards),
        "refugees": sum(card.refugee for card in cards),
    }
    return figures[kind]


def joins(game: ArcticScavengers, gang: Gang) -> Seat | None:
    """Return the tribe with the most of what a gang counts, ties broken; None if no tribe has
    any."""
    tied = [s for s, tribe in enumerate(game.tribes) if counted(tribe, gang.counts)]
    for kind in (gang.counts, *gang.ties):
        figures = {seat: counted(game.tribes[seat], kind) for seat in tied}
        tied = [seat for seat in tied if figures[seat] == max(figures.values())]
    return tied[0] if len(tied) == 1 else None


def gangs_in_play(variant: Variant) -> list[Gang]:
    """Return the gangs of this variant, which join tribes at the end."""
    return [gang for gang in GANG.values() if variant.plays(gang)]


def score(game: ArcticScavengers) -> list[Score]:
    """Return points: people on public cards, those of secret finds, and the gangs at the end."""
    return _counted(game, over=game.result is not None)


def _counted(game: ArcticScavengers, *, over: bool) -> list[Score]:
    joined = [(gang, joins(game, gang)) for gang in gangs_in_play(game.variant)] if over else []
    scores = []
    for seat, tribe in enumerate(game.tribes):
        secret = people(piece.card for piece in tribe.secrets())
        rows = [ScoreRow("end.count", people(tribe.owned()) - secret, public=True)]
        rows.append(ScoreRow("dig.secret", secret, public=over))
        if gangs_in_play(game.variant):
            gained = sum(gang.people for gang, winner in joined if winner == seat)
            rows.append(ScoreRow("end.gang", gained, public=True))
        ties = (("contested", contested_owned(tribe)), ("tools", tools_owned(tribe)))
        scores.append(Score(seat, tuple(rows), ties))
    return scores


@step
class EndGame(Step[ArcticScavengers]):
    """Fin de la partie: the most people win; ties by contested resources, then tools."""

    rules: ClassVar[tuple[str, ...]] = ("end.count", "end.tie", "odds.humanitarians")

    def run(self, game: ArcticScavengers) -> None:
        game.reveal()
        for gang in gangs_in_play(game.variant):
            seat = joins(game, gang)
            if seat is None:
                game.tell("gang_alone", gang=gang.id)
            else:
                game.tell("gang_joined", seat=seat, gang=gang.id, people=gang.people)
        rows = _counted(game, over=True)
        standing = [(row.total, *(figure for _, figure in row.ties)) for row in rows]
        game.result = highest(standing)
        game.tell("ended", winners=list(game.result))
