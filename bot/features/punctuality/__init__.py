"""Punctuality: how many turns over days each person took in time, shown in lobbies."""

from bot.discord.pages.lobby import SEAT_NOTES
from bot.features.punctuality.page import seat_note
from bot.features.punctuality.service import count_turn, punctuality_in_lobby
from bot.slots import Feature
from bot.table.clocks.effects import AT_TURN
from bot.table.message_data import LOBBY_DATA

PUNCTUALITY = Feature(
    "punctuality",
    AT_TURN(count_turn),
    LOBBY_DATA(punctuality_in_lobby),
    SEAT_NOTES(seat_note),
)
