"""Fin de la partie: the people of each tribe are counted."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from engine.games.arctic_scavengers.content import CARD, people
from engine.games.arctic_scavengers.state import ArcticScavengers, Tribe
from engine.kernel import Score, ScoreRow, Step, step


def contested_owned(tribe: Tribe) -> int:
    """Contested resources of a tribe."""
    return sum(CARD[card].place == "contested" for card in tribe.owned())


def tools_owned(tribe: Tribe) -> int:
    """Tools of a tribe."""
    return sum(CARD[card].kind == "tool" for card in tribe.owned())


def score(game: ArcticScavengers) -> list[Score]:
    """People by what everybody knows of, and those of secret finds."""
    over = game.result is not None
    found = []
    for seat, tribe in enumerate(game.tribes):
        secret = people(piece.card for piece in tribe.secrets())
        rows = [ScoreRow("end.count", people(tribe.owned()) - secret, public=True)]
        rows.append(ScoreRow("dig.secret", secret, public=over))
        ties = (("contested", contested_owned(tribe)), ("tools", tools_owned(tribe)))
        found.append(Score(seat, tuple(rows), ties))
    return found


@step
class EndGame(Step[ArcticScavengers]):
    """Fin de la partie: the most people win; tied, contested resources, then tools."""

    rules: ClassVar[tuple[str, ...]] = ("end.count", "end.tie")

    def run(self, game: ArcticScavengers) -> None:
        standing = [(row.total, *(figure for _, figure in row.ties)) for row in score(game)]
        best = max(standing)
        game.reveal()
        game.result = tuple(seat for seat, row in enumerate(standing) if row == best)
        game.tell("ended", winners=list(game.result))


def census(game: ArcticScavengers) -> Counter[str]:
    """Every card on the table: what no rule changes, but where cards leave the game."""
    cards = Counter(card for tribe in game.tribes for card in tribe.owned())
    for pile in (game.junkyard, game.contested, game.dug):
        cards.update(piece.card for piece in pile)
    cards.update({card: n for card, n in game.market.items() if n})
    return cards
