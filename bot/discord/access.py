"""Permissions of buttons: how a module declares its buttons, and one check of every click, form and
typed number on arrival.

An id names its table, and anybody can forge an id. So `admitted` first checks that this person may
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


class Press(Context):
    """A component that was pressed, a select that was used, or a form that was filled in: its id
    carries `parts`, `values` were chosen, and it is `about` a table if the id names one."""

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
        """What the id says beside its action."""
        return self.parts.get("argument", "")

    @property
    def chosen(self) -> int:
        """The number that was chosen; Refused for what no menu of ours offers."""
        found = number(self.values[0]) if len(self.values) == 1 else None
        if found is None:
            raise Refused("old-button")
        return found

    @property
    def place(self) -> Path:
        """The place of a menu that the id names; Refused for one that cannot be."""
        try:
            return Path.parse(self.parts["path"])
        except NoSuchPlace:
            raise Refused("old-button") from None


Run = Callable[[Press], Awaitable[None]]
PersonalAction = Callable[[Context, str, Sequence[str]], Awaitable[None]]
"""What a button about no table does: the text is its argument, the others what was chosen."""


@dataclass(frozen=True)
class Button:
    """What an id of this kind (`bot.discord.components.ids`) does, who may use it, and, for a form,
    what submitting it does. Do not rename ids: old messages have them."""

    kind: str
    run: Run
    right: Right | None = None
    """What the one who presses must be to the table; None for what is about no table."""
    name: str = ""
    """The action or the form, of kinds that have several."""
    filled: Run | None = None
    old: bool = False
    """Deprecated: only old messages still have this button."""


def at_table(action: str, right: Right, act: Action, *, old: bool = False) -> Button:
    """A button about a table."""

    def run(press: Press) -> Awaitable[None]:
        return act(press, press.table, press.argument)

    return Button("table", run, right, action, old=old)


def of_master(action: str, right: Right, act: Action) -> Button:
    """A button of the game master's; what is chosen in a select is its argument."""

    def run(press: Press) -> Awaitable[None]:
        argument = "".join(press.values) or press.argument
        return act(press, press.table, argument)

    return Button("master", run, right, action)


def of_person(action: str, act: PersonalAction) -> Button:
    """A button about no table yet, or about all of one's own."""

    def run(press: Press) -> Awaitable[None]:
        return act(press, press.argument, press.values)

    return Button("house", run, name=action)


_LACKING: Final = {
    LEAD: "not-host",
    HOST: "master-host",
    MASTER: "not-master",
    LEARN: "not-your-seat",
}
"""Right -> why somebody without it is refused; "not-seated" for those that a seat gives."""


async def admitted(ctx: Context, table_id: int | str, right: Right = LOOK) -> TableInfo:
    """The table of this number, for somebody who may look there and has this right.

    Refused: "no-table", the same where there is none and where it is not for their eyes; for
    somebody who may look, what they are not.
    """
    found = number(str(table_id))
    if found is None:
        raise Refused("no-table")
    table = await ctx.tables.table_queries.info(found)
    if not may_look(ctx, table):
        raise Refused("no-table")
    if not right & _held(ctx, table):
        raise Refused(_LACKING.get(right, "not-seated"), {"host": table.host_id})
    return table


def _held(ctx: Context, table: TableInfo) -> Right:
    """What the one who acts is to this table."""
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
