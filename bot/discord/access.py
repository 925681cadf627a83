"""Who may press what: one check of every click, form and typed number, where they arrive.

An id says which table it is about, and anybody can write an id. So nothing is done about a table
before `admitted` has found that this person may look there and is what the action asks for. What
the table itself checks in its transaction stays: it knows what has changed since.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Flag, auto
from typing import Final

from bot.discord.house import House, Interaction
from bot.discord.rights import is_master, leads, may_look
from bot.table import Refused, TableInfo
from bot.words import number


class Right(Flag):
    """What somebody is to a table. Of several that an action names, one is enough."""

    LOOK = auto()
    """Nothing but somebody who may look there."""
    SEAT = auto()
    LEAD = auto()
    """Its host, a game master, or somebody who may manage its channel."""
    HOST = auto()
    MASTER = auto()
    LEARN = auto()
    """Whose first game it is."""


LOOK, SEAT, LEAD, HOST, MASTER, LEARN = Right
PLAY: Final = SEAT | LEAD

CLICKS: Final[Mapping[str, Right | Mapping[str, Right]]] = {
    "pick": SEAT,
    "menu": SEAT,
    "narrow": SEAT,
    "made": SEAT,
    "amend": MASTER,
    "amend_select": MASTER,
    "wish": MASTER,
    "wish_select": MASTER,
    "option": LEAD,
    "term": LEAD,
    "table": {
        # the lobby
        "join": LOOK,
        "leave": SEAT,
        "computers": PLAY,
        "computer": PLAY,
        "options": LOOK,
        "pace": LOOK,
        "removes": LOOK,
        "remove": LEAD,
        "usual": LEAD,
        "start": LEAD,
        "cancel": LEAD,
        # playing
        "play": SEAT,
        "again": SEAT,
        "sheet": SEAT,
        "missed": SEAT,
        "undo": SEAT,
        "rewind": SEAT,
        "rewind_yes": SEAT,
        "rewind_no": SEAT,
        "orders": SEAT,
        "order": SEAT,
        "order_switch": SEAT,
        "order_set": SEAT,
        # looking on
        "text": LOOK,
        "aid": LOOK,
        "seats": LOOK,
        # who sits there
        "take": LOOK,
        "back": SEAT,
        "leave_sure": SEAT,
        "concede": SEAT,
        "offer": PLAY,
        "withdraw": PLAY,
        "regent": PLAY,
        "hand": PLAY,
        # halting and ending
        "pause": PLAY,
        "resume": PLAY,
        "object": SEAT,
        "end": PLAY,
        "end_sure": PLAY,
        # afterwards
        "rematch": PLAY,
        "replay": LOOK,
        "export": LOOK,
        "carry": LOOK,
        # a first game
        "board": LEARN,
        "learn_on": LEARN,
        "learn_new": LEARN,
        "learn_stop": LEARN,
        "learn_real": LEARN,
    },
    "master": {
        "master": LOOK,
        "take": LOOK,
        "leave": LOOK,
        "grant": HOST,
        "decline": HOST,
        "panel": MASTER,
        "look": MASTER,
        "fix": MASTER,
        "undo": MASTER,
        "pause": MASTER,
        "resume": MASTER,
        "seats": MASTER,
        "regent": MASTER,
        "offer": MASTER,
        "hand": MASTER,
        "prepare": MASTER,
        "clear": MASTER,
    },
    "form": {
        "numbers": SEAT,
        "say": MASTER,
        "correct": MASTER,
        "dispute": MASTER,
        "rule": MASTER,
        "extend": MASTER,
    },
}
"""Kind of an id (`bot.discord.components.ids`), and its action or form -> what it takes. What is
not named here is pressed by nobody."""

_LACKING: Final = {
    LEAD: "not-host",
    HOST: "master-host",
    MASTER: "not-master",
    LEARN: "not-your-seat",
}
"""Right -> why somebody without it is refused; "not-seated" for those that a seat gives."""


def needed(kind: str, parts: Mapping[str, str]) -> Right:
    """What an id of this kind and these parts takes. Refused("old-button") for one unknown."""
    right = CLICKS.get(kind, {})
    if not isinstance(right, Right):
        right = right.get(parts.get("action", parts.get("form", "")), Right(0))
    if not right:
        raise Refused("old-button")
    return right


async def admitted(
    house: House, interaction: Interaction, table_id: int | str, right: Right = LOOK
) -> TableInfo:
    """The table of this number, for somebody who may look there and has this right.

    Refused: "no-table", the same where there is none and where it is not for their eyes; for
    somebody who may look, what they are not.
    """
    found = number(str(table_id))
    if found is None:
        raise Refused("no-table")
    table = await house.tables.register.info(found)
    if not may_look(interaction, table):
        raise Refused("no-table")
    if not right & _held(house, interaction, table):
        raise Refused(_LACKING.get(right, "not-seated"), {"host": table.host_id})
    return table


def _held(house: House, interaction: Interaction, table: TableInfo) -> Right:
    """What the one who acts is to this table."""
    user, found = interaction.user.id, LOOK
    if table.seat_of(user) is not None:
        found |= SEAT
    if leads(interaction, table):
        found |= LEAD
    if is_master(interaction, table):
        found |= MASTER
    if user == table.host_id:
        found |= HOST
    if user == table.learner:
        found |= LEARN
    return found
