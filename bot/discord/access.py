"""Permissions of buttons: how a module declares its buttons, and one check of every click, form and
typed number on arrival.

An id names its table, and anybody can forge an id. So `admit` first checks that this person may
see the table and has the role that the action requires. The table's transaction checks again,
because things may have changed since.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Flag, auto
from typing import Final

from bot.discord.context import Action, Context
from bot.discord.rights import is_master, leads, may_look
from bot.menu import NoSuchPlace, Path
from bot.model.reasons import Reason
from bot.model.states import UNDER_WAY
from bot.slots import Slot
from bot.table import Refused, TableInfo
from bot.words import HIGHEST, number


class Right(Flag):
    """A user's rights at a table. Of several that an action names, one is enough."""

    LOOK = auto()
    """May see the table."""
    SEAT = auto()
    LEAD = auto()
    """Its host, a game master, or a manager of its channel."""
    HOST = auto()
    MASTER = auto()
    LEARN = auto()
    """The learner of this table."""


LOOK, SEAT, LEAD, HOST, MASTER, LEARN = Right
PLAY: Final = SEAT | LEAD


def sent_number(text: str, most: int = HIGHEST) -> int:
    """Return the number that a control sends. Refused for what none of ours sends."""
    value = number(text, most)
    if value is None:
        raise Refused("old-button")
    return value


def only(values: Sequence[str]) -> str:
    """Return the only chosen value. Refused for values that no menu of ours offers."""
    if len(values) != 1:
        raise Refused("old-button")
    return values[0]


class Press(Context):
    """A clicked button, a used select, or a submitted form."""

    def __init__(
        self,
        ctx: Context,
        custom_id: str,
        parts: Mapping[str, str],
        values: Sequence[str] = (),
        about: TableInfo | None = None,
    ) -> None:
        super().__init__(ctx.bot, ctx.interaction)
        self.custom_id = custom_id
        self.parts = parts
        self.values = values
        self.about = about

    @property
    def table(self) -> TableInfo:
        """The table, for an id that names one."""
        assert self.about is not None
        return self.about

    @property
    def argument(self) -> str:
        """The id's argument, besides its action."""
        return self.parts.get("argument", "")

    @property
    def chosen(self) -> int:
        """The chosen number. Refused for values that no menu of ours offers."""
        return sent_number(only(self.values))

    @property
    def place(self) -> Path:
        """The place of a menu that the id names. Refused for an impossible one."""
        try:
            return Path.parse(self.parts["path"])
        except NoSuchPlace:
            raise Refused("old-button") from None


Run = Callable[[Press], Awaitable[None]]
PersonalAction = Callable[[Context, str, Sequence[str]], Awaitable[None]]
"""Handles a button without a table: the text is its argument, the others the chosen values."""


@dataclass(frozen=True)
class Button:
    """What an id of this kind (`bot.discord.components.ids`) does, who may use it, and, for a form,
    what submitting it does. Do not rename ids: old messages have them."""

    kind: str
    run: Run
    right: Right | None = None
    """The right that the user needs at the table; None for ids without a table."""
    name: str = ""
    """The action or the form, of kinds that have several."""
    filled: Run | None = None
    old: bool = False
    """Deprecated: only old messages still have this button."""


MORE_BUTTONS: Final[Slot[Button]] = Slot()
"""The buttons of features."""


def at_table(action: str, right: Right, act: Action, *, old: bool = False) -> Button:
    """Return a button about a table."""

    def run(press: Press) -> Awaitable[None]:
        return act(press, press.table, press.argument)

    return Button("table", run, right, action, old=old)


def of_master(action: str, right: Right, act: Action) -> Button:
    """Return a button of the game master; the value chosen in a select is its argument."""

    def run(press: Press) -> Awaitable[None]:
        argument = "".join(press.values) or press.argument
        return act(press, press.table, argument)

    return Button("master", run, right, action)


def of_person(action: str, act: PersonalAction) -> Button:
    """Return a button without a table, or about all of the user's tables."""

    def run(press: Press) -> Awaitable[None]:
        return act(press, press.argument, press.values)

    return Button("house", run, name=action)


_LACKING: Final[Mapping[Right, Reason]] = {
    LEAD: "not-host",
    HOST: "master-host",
    MASTER: "not-master",
    LEARN: "not-your-seat",
}
"""Right -> the refusal of a user without it; "not-seated" for those that a seat gives."""


async def admit(ctx: Context, table_id: int | str, right: Right = LOOK) -> TableInfo:
    """Return the table of this number, for a user who may see it and has this right. Refused:
    "no-table", both if there is none and if they may not see it; for users who may see it, the
    missing right."""
    table_number = number(str(table_id))
    if table_number is None:
        raise Refused("no-table")
    table = await ctx.tables.table_queries.info(table_number)
    if not may_look(ctx, table):
        raise Refused("no-table")
    if not right & _rights_of(ctx, table):
        raise Refused(_LACKING.get(right, "not-seated"), {"host": table.host_id})
    return table


def need_lobby(table: TableInfo) -> None:
    """Refused unless this table is a lobby, with what has become of it."""
    if table.status in UNDER_WAY:
        raise Refused("already-started")
    if table.status != "lobby":
        raise Refused("cancelled" if table.status == "cancelled" else "ended")


def _rights_of(ctx: Context, table: TableInfo) -> Right:
    """Return the user's rights at this table."""
    user, right = ctx.user.id, LOOK
    if table.seat_of(user) is not None:
        right |= SEAT
    if leads(ctx, table):
        right |= LEAD
    if is_master(ctx, table):
        right |= MASTER
    if user == table.host_id:
        right |= HOST
    if user == table.learner:
        right |= LEARN
    return right
