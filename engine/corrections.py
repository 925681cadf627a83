"""Corrections that a game master may make: each thing of a state, within its domain.

A game declares its things (`correctable`): figures with their domains, and piles between which
pieces of a kind move, so that none appears or vanishes. A correction is worded, shown in a menu and
saved like a pick. It is not a seat's move, and no question offers it. Afterwards the game is
settled, each question has an answer, and the game can be played on. There is no other way to edit a
state.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, make_dataclass, replace
from functools import partial
from typing import Any, ClassVar, Final, Self, TypeVar

from engine.copying import clone
from engine.kernel import (
    DISCARD_EVENTS,
    Event,
    Game,
    IllegalMove,
    Pick,
    Refusal,
    Seat,
    decision,
    legal,
    namespace_of,
    pending,
    play,
    start,
)
from engine.rng import below

G = TypeVar("G", bound=Game)


def same(current: object, new: object) -> Refusal | None:
    """Return a refusal if the new value equals the current one."""
    return Refusal("", "correction-same") if current == new else None


class Correction(Pick):
    """One correction. Fields hold words and numbers.

    Saves name it by its class, which is one of those of all games or looked up in the `RETIRED` of
    its game, not among the picks. Class and field names are part of the save format.
    """

    __slots__ = ()

    def amend(self, game: Any) -> None:
        """Make the correction in place, and report it; events show each viewer only what it may
        know."""
        raise NotImplementedError


class Retired(Correction):
    """A correction that only games of older programs hold: it is replayed as it was, unchecked, and
    never offered."""

    __slots__ = ()
    verb: ClassVar[str] = "set_retired"


def retired(**types: type) -> Callable[[Callable[[Any, Any], None]], Any]:
    """Turn a function (correction, game) that replays it into a retired kind with these fields."""

    def made(amend: Callable[[Any, Any], None]) -> Any:
        held = {"amend": amend, "__doc__": amend.__doc__, "__module__": amend.__module__}
        return make_dataclass(
            amend.__name__, types.items(), bases=(Retired,), namespace=held, frozen=True, slots=True
        )

    return made


# --- things ---------------------------------------------------------------------------------------

NOBODY: Final = -1
YES_NO: Final = ("no", "yes")
"""The values of a figure that is a bool."""
NONE: Final = "set_none"
"""The value of an empty word."""
Word = str | int


@dataclass(kw_only=True, slots=True)
class Thing:
    """Something of a state that can be corrected. Its name (`what`, text `word-<what>`), its seat,
    and a word that says which one, tell it apart."""

    what: str
    seat: Seat = NOBODY
    of: str = ""
    sees: Collection[Seat] | None = None
    """The seats that see its value; None: everybody."""
    locked: Refusal | None = None
    """Why it cannot be corrected now: something that is being decided depends on it."""

    @property
    def key(self) -> tuple[str, Seat, str]:
        """What tells it apart."""
        return self.what, self.seat, self.of

    @property
    def fact(self) -> list[Word]:
        """Its name as a fact of an event: see `Kind.THING`."""
        return _named(*self.key)


@dataclass(kw_only=True, slots=True)
class Value(Thing):
    """A number or a word with its domain."""

    value: Word
    values: Collection[Word]
    put: Callable[[Any], object]
    """Sets another value, in place."""


@dataclass(kw_only=True, slots=True)
class Pile(Thing):
    """A place of pieces of a kind, which move between all places of that kind."""

    kind: str
    pieces: Sequence[Word]
    """The last one comes next, if it is `ordered`."""
    take: Callable[[Any], object]
    put: Callable[[Any], object]
    fits: Callable[[Any], bool] = lambda _: True
    room: bool = True
    """Whether another piece can lie there."""
    ordered: bool = False
    only: str | None = None
    """The name of the piles to which its pieces can go: empty for none, None for all."""
    part: str = ""
    """What all know the pieces of: one that leaves this part or comes into it is shown to all."""


def figure(
    what: str, holder: Any, name: Any, values: Collection[Word] = YES_NO, **more: Any
) -> Value:
    """Return the figure in an attribute or an item of `holder`; (list, index): in an attribute of
    the frozen record there."""
    record = holder[0][holder[1]] if isinstance(holder, tuple) else holder
    value = record[name] if isinstance(holder, list | dict) else getattr(record, name)
    is_bool = isinstance(value, bool)

    def put(new: Word) -> None:
        new = new == "yes" if is_bool else "" if new == NONE else new
        if isinstance(holder, tuple):
            holder[0][holder[1]] = replace(record, **{name: new})
        elif isinstance(holder, list | dict):
            holder[name] = new
        else:
            setattr(holder, name, new)

    shown = YES_NO[value] if is_bool else NONE if value == "" else value
    return Value(what=what, value=shown, values=values, put=put, **more)


def entry(
    what: str, counts: dict[str, int], name: str, values: Collection[int], **more: Any
) -> Value:
    """Return the number of something in a dict that leaves out what there is none of."""

    def put(count: int) -> None:
        counts[name] = count
        if not count:
            del counts[name]

    return Value(what=what, value=counts.get(name, 0), values=values, put=put, **more)


def member(
    what: str, words: list[Any], word: Word, values: Collection[Word] = YES_NO, **more: Any
) -> Value:
    """Return whether a word is in a list."""

    def put(new: str) -> None:
        if new == "yes":
            words.append(word)
        else:
            words.remove(word)

    return Value(what=what, value=YES_NO[word in words], values=values, put=put, **more)


def copies(what: str, words: list[Any], word: Word, values: Collection[int], **more: Any) -> Value:
    """Return how many times a word is in a list."""

    def put(count: int) -> None:
        words[:] = [*(other for other in words if other != word), *[word] * count]

    return Value(what=what, value=words.count(word), values=values, put=put, **more)


def pile(what: str, kind: str, pieces: list[Any], **more: Any) -> Pile:
    """Return the pile of a list of words or numbers."""
    plain: dict[str, Any] = {"take": pieces.remove, "put": pieces.append}
    return Pile(what=what, kind=kind, pieces=pieces, **plain | more)


def topped(what: str, kind: str, pieces: list[Any], only: str = "", **more: Any) -> Iterator[Pile]:
    """Yield the two parts of a pile whose next piece lies face up. It leaves last, since that turns
    up another, or for piles called `only`, which hide the next; one put on it takes its place."""
    behind, top = pieces[:-1], pieces[-1:]
    yield Pile(
        what=what,
        kind=kind,
        pieces=behind,
        sees=(),
        ordered=True,
        take=pieces.remove,
        put=lambda piece: pieces.insert(len(pieces) - 1, piece),
        fits=lambda piece: bool(behind) or (bool(top) and piece not in top),
        **more,
    )
    yield Pile(
        what=f"{what}_top",
        kind=kind,
        pieces=top,
        only=only if behind else None,
        take=lambda _: pieces.pop(),
        put=pieces.append,
        **more,
    )


def holder(what: str, kind: str, at: Any, name: str, **more: Any) -> Pile:
    """Return the place for one piece in an attribute that is empty without one."""
    lying = getattr(at, name)

    def put(piece: Word) -> None:
        setattr(at, name, piece)

    return Pile(
        what=what,
        kind=kind,
        pieces=[lying] if lying else [],
        take=lambda _: put(""),
        put=put,
        room=not lying,
        **more,
    )


def token(what: str, game: Game, name: str) -> Iterator[Pile]:
    """Yield a pile per seat for a token which one seat has: that of the game's attribute `name`."""
    for seat in range(game.seats):
        yield Pile(
            what=what,
            kind=what,
            seat=seat,
            pieces=["set_token"] if getattr(game, name) == seat else [],
            take=lambda _: None,
            put=partial(_give_token, game, name, seat),
        )


def _give_token(game: Game, name: str, seat: Seat, _: Word) -> None:
    setattr(game, name, seat)


_THINGS: dict[str, Callable[[Any], Iterator[Value | Pile]]] = {}


def correctable(
    things: Callable[[Any], Iterator[Value | Pile]],
) -> Callable[[Any], Iterator[Value | Pile]]:
    """Register the function that yields the things of a game of its package."""
    _THINGS[namespace_of(things)] = things  # type: ignore[arg-type]
    return things


def things_of(game: Game) -> Iterator[Value | Pile]:
    """Yield the things of a game, in the order of the menu; none if it declares none."""
    declared = _THINGS.get(namespace_of(type(game)))
    return iter(()) if declared is None else declared(game)


def _named(what: str, seat: Seat, of: str) -> list[Word]:
    return [what, *([seat] if seat != NOBODY else ()), *([of] if of else ())]


def unfinished(seat: Seat) -> Refusal:
    """Return the refusal for what a decision of this seat depends on."""
    return Refusal("", "correction-unfinished", {"seat": seat})


@dataclass(frozen=True, slots=True)
class SetFigure(Correction):
    """Set a figure."""

    verb: ClassVar[str] = "set_figure"
    item: str
    seat: Seat
    which: str
    value: str | int

    @property
    def told(self) -> Mapping[str, Any]:
        """The words of its sentence besides its fields."""
        return {"thing": _named(self.item, self.seat, self.which)}

    @classmethod
    def offers(cls, game: Any) -> Iterator[Self]:
        for thing in things_of(game):
            if isinstance(thing, Value) and not thing.locked:
                yield from (
                    cls(*thing.key, value) for value in thing.values if value != thing.value
                )

    def _thing(self, game: Any) -> Value | None:
        key = self.item, self.seat, self.which
        thing = next((thing for thing in things_of(game) if thing.key == key), None)
        return thing if isinstance(thing, Value) else None

    def refusal(self, game: Any) -> Refusal | None:
        thing = self._thing(game)
        if thing is None or thing.locked:
            return Refusal("", "correction-unknown") if thing is None else thing.locked
        values = thing.values
        if self.value in values:
            return same(thing.value, self.value)
        if isinstance(values, range):
            return Refusal("", "correction-number", {"least": values[0], "most": values[-1]})
        return Refusal("", "correction-unknown")

    def amend(self, game: Any) -> None:
        thing = self._thing(game)
        assert thing is not None, "checked or played before"
        thing.put(self.value)
        if thing.sees is None:
            game.tell("figure_set", thing=thing.fact, value=self.value)
        else:
            facts = {"thing": thing.fact, "value": self.value}
            public = _named(thing.what, thing.seat, "")
            game.tell("figure_hidden", dict.fromkeys(thing.sees, facts), thing=public)


@dataclass(frozen=True, slots=True)
class MovePiece(Correction):
    """Move a piece from one pile to another, or make it the next one of its own."""

    verb: ClassVar[str] = "set_piece"
    item: str
    seat: Seat
    which: str
    piece: str | int
    goal: str
    receiver: Seat
    spot: str

    @property
    def told(self) -> Mapping[str, Any]:
        """The words of its sentence besides its fields."""
        return {
            "thing": _named(self.item, self.seat, self.which),
            "destination": self._destination,
        }

    @property
    def _destination(self) -> list[Word]:
        goal = (self.goal, self.receiver, self.spot)
        return ["set_next"] if goal == (self.item, self.seat, self.which) else _named(*goal)

    @classmethod
    def offers(cls, game: Any) -> Iterator[Self]:
        piles = [thing for thing in things_of(game) if isinstance(thing, Pile)]
        for source in piles:
            for piece in dict.fromkeys(source.pieces):
                for target in piles:
                    if target.kind == source.kind and _moves(source, piece, target) is None:
                        yield cls(*source.key, piece, *target.key)

    def _piles(self, game: Any) -> tuple[Pile, Pile] | None:
        things = {thing.key: thing for thing in things_of(game)}
        source = things.get((self.item, self.seat, self.which))
        target = things.get((self.goal, self.receiver, self.spot))
        if isinstance(source, Pile) and isinstance(target, Pile) and source.kind == target.kind:
            return source, target
        return None

    def refusal(self, game: Any) -> Refusal | None:
        piles = self._piles(game)
        if piles is None:
            return Refusal("", "correction-unknown")
        return _moves(piles[0], self.piece, piles[1])

    def amend(self, game: Any) -> None:
        piles = self._piles(game)
        assert piles is not None, "checked or played before"
        source, target = piles
        source.take(self.piece)
        target.put(self.piece)
        facts = {"piece": self.piece}
        public = self.told
        if source.sees is None or target.sees is None or source.part != target.part:
            game.tell("piece_moved", **public, **facts)
        else:
            seats = sorted({*source.sees, *target.sees})
            game.tell("piece_hidden", dict.fromkeys(seats, facts), **public)


def _moves(source: Pile, piece: Word, target: Pile) -> Refusal | None:
    """Return why a piece cannot move from one pile to the other; None if it can."""
    if source.locked or target.locked:
        return source.locked or target.locked
    if piece not in source.pieces:
        return Refusal("", "correction-no-piece")
    if source is target or source.key == target.key:
        lower = source.pieces[-1] != piece or source.pieces.count(piece) > 1
        return same(source.ordered and lower, False)
    fits = source.only in (None, target.what) and target.room and target.fits(piece)
    return None if fits else Refusal("", "correction-no-place")


GENERAL: Final = (SetFigure, MovePiece)
"""The corrections of every game that declares its things."""


# --- making one -----------------------------------------------------------------------------------


def offered(game: Game) -> list[Correction]:
    """Return every correction that can be made now, in a stable order."""
    if game.result is not None:
        return []
    return [correction for kind in GENERAL for correction in kind.offers(game)]


def correct(game: G, correction: Correction) -> tuple[G, tuple[Event, ...]]:
    """Return the game after a checked correction, and its events. The argument is not changed.

    Raises IllegalMove: with the correction's own reason, "game-over", "leaves-no-answer" if a
    question would have no answer, or "correction-unplayable" if the game could not be played on.
    Retired kinds are not checked.
    """
    if game.result is not None:
        raise IllegalMove(Refusal("", "game-over"))
    refused = correction.refusal(game) if isinstance(correction, GENERAL) else None
    if refused is not None:
        raise IllegalMove(refused)
    after = clone(game)
    after.new_events = []
    amend(after, correction)
    for _, seats in pending(after):
        for seat in seats:
            if not legal(after, seat):
                raise IllegalMove(Refusal("", "leaves-no-answer", {"seat": seat}))
    events = tuple(after.new_events)
    after.new_events = []
    if isinstance(correction, GENERAL) and not (
        _asked(after) == _asked(game) and all(_goes_on(after, n) for n in range(PROBES))
    ):
        raise IllegalMove(Refusal("", "correction-unplayable"))
    return after, events


PROBES: Final = 2
"""Random playouts that a corrected game must survive."""
PROBED: Final = 200
"""Picks of such a playout."""


def _asked(game: Game) -> tuple[object, ...]:
    """Return what is asked of whom: no correction may decide it, so that the game goes on without
    these seats."""
    return len(game.agenda), [(type(question), seats) for question, seats in pending(game)]


def _goes_on(game: Game, seed: int) -> bool:
    """Return whether random picks lead on to the end of the game, or as far as is looked."""
    world = clone(game)
    world.new_events = DISCARD_EVENTS
    seed = (world.seed + seed) % 2**64
    try:
        for _ in range(PROBED):
            if world.result is not None or not world.agenda:
                return True
            seat, picks, stack = decision(world)
            seed, n = below(seed, len(picks))
            play(world, seat, picks[n], stack)
    except Exception:  # whatever rules stumble over, they may in the game
        return False
    return True


def amend(game: Game, correction: Correction) -> None:
    """Make a correction in place and settle the game, without checks: for replaying a game."""
    game.here = game.agenda
    correction.amend(game)
    start(game)
