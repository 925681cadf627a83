"""Corrections: the things of a state, and what was corrected in version 1.0.0.

Not corrected: the night itself (sins, story, city), whose turn it is and the roll in progress,
which the open questions repeat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from functools import partial
from typing import Any

from engine.corrections import (
    NONE,
    Pile,
    Value,
    copies,
    correctable,
    entry,
    figure,
    holder,
    member,
    pile,
    retired,
    unfinished,
)
from engine.frozen import replace
from engine.games.the_others.content import KINDS, NUMBERS, SPACES, TOKENS, by_order
from engine.games.the_others.missions import BRANCHES
from engine.games.the_others.state import Hero, TheOthers
from engine.kernel import Lanes
from engine.kit.worlds import stacks

MOST_STEPS = 12
"""Maximum step of the track that a correction sets."""
MOST = 30
"""Maximum of what is counted."""
ONCE = ("reroll", "cleansed", "ward", "lead", "call")
"""Powers that a hero may use once a round; `aid` possibly more often."""


@correctable
def things(game: TheOthers) -> Iterator[Value | Pile]:
    """Yield everything that can be corrected; nothing before the first round."""
    if not game.round:
        return
    for n in range(len(game.heroes)):
        yield _slot(game, n)
    for hero in game.alive():
        yield from _figures_of(game, hero)
    yield from _board(game)
    yield figure("set_track", game, "track", range(MOST_STEPS + 1))
    yield figure("set_round", game, "round", range(1, MOST))
    yield figure("set_leading", game, "leading", range(len(game.heroes)))
    for name in ("reactions", "more_reactions", "delivered", "lost", "kills"):
        yield figure(f"set_{name}", game, name, range(MOST))
    for name in ("joined", "digested"):
        yield figure(f"set_{name}", game, name)
    yield figure("set_dim", game, "dim", range(game.round + 2))
    yield figure("set_mission", game, "mission", range(1, len(game.story_row.missions) + 1))
    yield figure("set_branch", game, "branch", (NONE, *BRANCHES))
    for name in ("kills", "tokens", "altars", *TOKENS):
        yield entry(f"set_tally_{name}", game.tally, name, range(MOST))
    for kind in KINDS:
        if game.row(kind).lasts:
            yield entry("set_damage", game.damage, kind, range(MOST), of=kind)
    if game.turn is not None:
        for name in ("left", "moved"):
            yield figure(f"set_{name}", game.turn, name, range(10))
        most = max((hero.has("pure") for hero in game.alive()), default=0)
        yield figure("set_ignored", game.turn, "ignored", range(most + 1))
        for name in ("acted", "held"):
            yield figure(f"set_{name}", game.turn, name)
        yield figure("set_shut", game.turn, "closed", (NONE, *game.districts()))
    yield from _piles(game)


def _slot(game: TheOthers, n: int) -> Value:
    """Return the hero in this position of the order: another one changes places with it."""
    hero = game.heroes[n]
    ids = (*(one.id for one in game.alive()), *game.pool, *game.reserve, *game.fallen)
    what = ("set_hero_1", "set_hero_2", "set_hero_3", "set_hero_4")[n]
    return Value(
        what=what, seat=hero.seat, value=hero.id or NONE, values=(NONE, *sorted(ids)),
        put=partial(_replace, game, hero),
        locked=unfinished(hero.seat) if game.rolling is not None else None,
    )  # fmt: skip


def _replace(game: TheOthers, hero: Hero, id: str) -> None:
    old, new = hero.id, "" if id == NONE else id
    piles = (game.pool, game.reserve, game.fallen)
    for row in piles:
        row[:] = [old if one == new else one for one in row] if new else row
        row[:] = [one for one in row if one]
    if not new:
        game.fallen.append(old)
    for other in game.heroes:
        if other is not hero and other.id == new:
            other.id = old
    if game.turn is not None and game.turn.hero in (old, new):
        game.turn.hero = new if game.turn.hero == old else old
    hero.id = new
    for stack in stacks(game.agenda):
        for n, step in enumerate(stack):
            if not isinstance(step, Lanes):
                stack[n] = _renamed(step, {old: new, new: old})


def _renamed(step: Any, names: dict[str, str]) -> Any:
    """Return a planned step with one hero replaced by the other."""
    values = {row.name: getattr(step, row.name) for row in fields(step)}
    return replace(step, **{n: names[v] for n, v in values.items() if v and v in [*names]})


def _figures_of(game: TheOthers, hero: Hero) -> Iterator[Value]:
    """Yield the figures of a hero."""
    rolling = unfinished(hero.seat) if game.rolling is not None else None
    yield figure("set_wounds", hero, "wounds", range(NUMBERS.wounds), of=hero.id)
    yield figure("set_corruption", hero, "corruption", range(NUMBERS.corruption + 1), of=hero.id)
    yield figure("set_place", hero, "place", SPACES, of=hero.id, locked=rolling)
    yield figure("set_turns", hero, "turns", range(NUMBERS.turns + 1), of=hero.id)
    yield figure("set_extra", hero, "extra", range(10), of=hero.id)
    yield figure("set_district", hero, "district", (NONE, *game.districts()), of=hero.id)
    yield figure("set_escorts", hero, "escorts", range(NUMBERS.escort + 1), of=hero.id)
    if hero.past:
        yield figure("set_bared", hero, "bared", of=hero.id)
    for power in ONCE:
        if hero.has(power):
            yield member(f"set_used_{power}", hero.used, power, of=hero.id)
    if hero.has("aid"):
        yield copies("set_used_aid", hero.used, "aid", range(hero.has("aid") + 1), of=hero.id)


def _board(game: TheOthers) -> Iterator[Value]:
    """Yield the figures of the spaces."""
    for space in SPACES:
        lying = game.tokens.get(space, [])
        free = NUMBERS.tokens - len(lying) - len(game.hidden.get(space, []))
        for token in TOKENS:
            count = lying.count(token)
            yield Value(
                what=f"set_tokens_{token}", of=space, value=count,
                values=range(max(count, count + free) + 1),
                put=partial(_lay, game, space, token),
            )  # fmt: skip
        yield entry("set_civilians", game.civilians, space, range(10), of=space)
        yield member("set_altars", game.altars, space, of=space)
        yield member("set_closed", game.closed, space, of=space)


def _lay(game: TheOthers, space: str, token: str, count: int) -> None:
    kept = [one for one in game.tokens.pop(space, []) if one != token]
    if tokens := sorted([*kept, *[token] * count], key=TOKENS.index):
        game.tokens[space] = tokens


def _piles(game: TheOthers) -> Iterator[Pile]:
    """Yield the places of heroes out of play, monsters, hidden tokens and cards."""
    for name in ("pool", "reserve", "fallen"):
        yield pile(f"set_{name}", "heroes", getattr(game, name))
    for space in SPACES:
        yield Pile(
            what="set_monsters", kind="monsters", of=space, pieces=game.beasts(space),
            take=partial(_take_monster, game, space), put=partial(_put_monster, game, space),
        )  # fmt: skip
    for name in ("dead", "box", "gone"):
        yield pile(f"set_{name}", "monsters", getattr(game, name))
    sins = {"sees": (game.sins,)}
    for space in SPACES:
        hidden = game.hidden.get(space, [])
        room = len(game.tokens.get(space, [])) + len(hidden) < NUMBERS.tokens
        yield Pile(
            what="set_hidden", kind="tokens", of=space, pieces=hidden, **sins,  # type: ignore[arg-type]
            take=partial(_turn, game, space), put=partial(_hide, game, space),
            room=room,
        )  # fmt: skip
    yield pile("set_bag", "tokens", game.bag, sees=(), ordered=True)
    yield pile("set_turned", "tokens", game.turned)
    yield pile("set_hand", "sin_cards", game.hand, put=partial(_hold, game), **sins)
    yield pile("set_sin_deck", "sin_cards", game.sin_deck, sees=(), ordered=True)
    yield pile("set_sin_discards", "sin_cards", game.sin_discards)
    yield holder("set_shown", "sin_cards", game, "shown")
    offered = unfinished(game.sins) if game.offer else None
    for hero in game.alive():
        up = list((Counter(hero.upgrades) - Counter(hero.down)).elements())
        fits = len(hero.upgrades) < NUMBERS.upgrades
        yield Pile(
            what="set_upgrades", kind="upgrades", of=hero.id, pieces=up,
            take=hero.upgrades.remove, put=hero.upgrades.append,
            fits=partial(_carries, fits, hero.down),
        )  # fmt: skip
        yield Pile(
            what="set_down", kind="upgrades", of=hero.id, pieces=hero.down,
            take=partial(_turn_up, hero), put=partial(_turn_down, hero),
            fits=partial(_carries, fits, hero.upgrades),
        )  # fmt: skip
    yield pile("set_upgrade_deck", "upgrades", game.upgrades, sees=(), ordered=True, locked=offered)
    yield pile("set_upgrade_discards", "upgrades", game.upgrade_discards)
    if game.story_row.pasts:
        yield pile("set_pasts", "pasts", game.pasts, sees=(), ordered=True)
        yield pile("set_past_discards", "pasts", game.past_discards)
        for hero in game.alive():
            seen = None if hero.bared else (hero.seat,)
            yield holder("set_past", "pasts", hero, "past", of=hero.id, sees=seen)
    yield pile("set_omens", "omens", game.omens, sees=(), ordered=True)
    yield pile("set_omen_discards", "omens", game.omen_discards)


def _take_monster(game: TheOthers, space: str, kind: str) -> None:
    game.take_monster(kind, space)


def _put_monster(game: TheOthers, space: str, kind: str) -> None:
    game.put_monster(kind, space)


def _turn(game: TheOthers, space: str, token: str) -> None:
    game.hidden[space].remove(token)
    if not game.hidden[space]:
        del game.hidden[space]


def _hide(game: TheOthers, space: str, token: str) -> None:
    game.hidden.setdefault(space, []).append(token)


def _carries(more: bool, has: list[str], card: str) -> bool:
    """Return whether a hero may carry the card: with `more` room, or as one that it has."""
    return more or card in has


def _hold(game: TheOthers, card: str) -> None:
    game.hand = by_order([*game.hand, card])


def _turn_up(hero: Hero, card: str) -> None:
    hero.down.remove(card)
    hero.upgrades.remove(card)


def _turn_down(hero: Hero, card: str) -> None:
    hero.down.append(card)
    hero.upgrades.append(card)


# --- what was corrected in version 1.0.0 ----------------------------------------------------------


def _set(game: TheOthers, id: str, name: str, value: Any) -> None:
    """Set an attribute of a hero and report it."""
    hero = game.hero(id)
    assert hero is not None
    setattr(hero, name, value)
    fact = "place" if name == "place" else "amount"
    game.tell(f"corrected_{name}", seat=hero.seat, hero=id, **{fact: value})


@retired(hero=str, count=int)
def SetWounds(self: Any, game: TheOthers) -> None:
    """Set the wounds of a hero."""
    _set(game, self.hero, "wounds", self.count)


@retired(hero=str, count=int)
def SetCorruption(self: Any, game: TheOthers) -> None:
    """Set the corruption of a hero."""
    _set(game, self.hero, "corruption", self.count)


@retired(hero=str, space=str)
def SetPlace(self: Any, game: TheOthers) -> None:
    """Set a hero's place."""
    _set(game, self.hero, "place", self.space)


@retired(count=int)
def SetTrack(self: Any, game: TheOthers) -> None:
    """Set the Apocalypse track."""
    game.track = self.count
    game.tell("corrected_track", amount=self.count)


RETIRED = (SetWounds, SetCorruption, SetPlace, SetTrack)
