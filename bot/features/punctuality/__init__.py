"""Punctuality: how many turns over days each person took in time, shown in lobbies."""

from bot.features.feature import Feature, OnLobby, SeatNotes
from bot.features.punctuality.page import seat_note
from bot.features.punctuality.service import count_turn, punctuality_in_lobby
from bot.table import Tables


class _Counting:
    """Counts the turns that clocks report."""

    def __init__(self, tables: Tables) -> None:
        tables.sessions.at_turn.append(count_turn)


PUNCTUALITY = Feature(
    name="punctuality",
    services=(_Counting,),
    lobby=OnLobby(seats=SeatNotes(punctuality_in_lobby, seat_note)),
)
