"""Machines and crates, used singly, or several in one pick, one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from engine.games.revive.any_kind import (
    ChosenResources,
    any_kind_count,
    natural_resources,
    resource_choices,
    split,
)
from engine.games.revive.content import CRATE
from engine.games.revive.effects.book import give
from engine.games.revive.effects.ground import machine_text
from engine.games.revive.picks import OpenCrate, UseAll, UseMachine
from engine.games.revive.state import Revive, Tribe
from engine.kernel import MAX_MENU_ITEMS, Pick, Refusal, Seat, SeatStep, Several, step
from engine.kit.effects import parse_effects

TOOLS: Final = (UseMachine, OpenCrate, UseAll)
SEVERAL: Final = 2
"""Minimum machines and crates of a combined pick."""


def ready(game: Revive, seat: Seat) -> list[str]:
    """Return the machines that a seat may run now."""
    tribe = game.tribes[seat]
    if tribe.free_energy <= 0:
        return []
    used = game.used
    return [m.id for m in tribe.machines if not m.spent and m.id not in used]


def tool_text(tribe: str, tool: str) -> str:
    """Return the effects of a machine or a crate."""
    return CRATE[tool].effect if tool in CRATE else machine_text(tribe, tool)


def text_of_all(tribe: str, tools: Sequence[str]) -> str:
    """Return the effects of several machines and crates, in their order."""
    return " ".join(tool_text(tribe, tool) for tool in tools)


def named_in(pick: UseMachine | OpenCrate | UseAll) -> tuple[str, ...]:
    """Return the machines and crates of a pick."""
    if isinstance(pick, UseAll):
        return pick.tools
    return (pick.machine if isinstance(pick, UseMachine) else pick.crate,)


def natural_uses(game: Revive, seat: Seat) -> Sequence[Pick]:
    """Return the natural picks: all tools that energy allows, all machines, all crates; then each
    one alone."""
    tribe = game.tribes[seat]
    machines, crates = ready(game, seat), tribe.crates
    if not (machines or crates):
        return ()
    return _uses(tribe.id, tuple(machines), tribe.free_energy, tuple(crates))


@lru_cache(maxsize=4096)
def _uses(
    tribe: str, machines: tuple[str, ...], energy: int, crates: tuple[str, ...]
) -> tuple[Pick, ...]:
    run = _best(tribe, machines, energy)
    texts: list[tuple[type[Any], Any, str]] = [
        (UseAll, tools, text_of_all(tribe, tools))
        for tools in dict.fromkeys(((*run, *crates), run, crates))
        if SEVERAL <= len(tools) <= MAX_MENU_ITEMS
    ]
    texts += [(UseMachine, id, tool_text(tribe, id)) for id in machines]
    texts += [(OpenCrate, crate, CRATE[crate].effect) for crate in dict.fromkeys(crates)]
    return tuple(
        kind(tools_used, resources)
        for kind, tools_used, text in texts
        for resources in natural_resources(any_kind_count(text))
    )


def _best(tribe: str, machines: Sequence[str], energy: int) -> tuple[str, ...]:
    """Return the best machines that energy allows, in the order of the board."""
    amounts = {id: sum(n for _, n in parse_effects(tool_text(tribe, id))) for id in machines}
    best = sorted(machines, key=lambda id: -amounts[id])[:energy]
    return tuple(id for id in machines if id in best)


def tool_values(
    game: Revive, seat: Seat, kind: type[Pick], so_far: Mapping[str, Any]
) -> Sequence[Any] | Several:
    """Return what the next field of a pick of tools may hold."""
    tribe = game.tribes[seat]
    if so_far:
        [used] = so_far.values()
        return resource_choices(
            any_kind_count(text_of_all(tribe.id, (used,) if isinstance(used, str) else used))
        )
    if kind is UseMachine:
        return ready(game, seat)
    if kind is OpenCrate:
        return list(dict.fromkeys(tribe.crates))
    return Several((*ready(game, seat), *tribe.crates)[:MAX_MENU_ITEMS], SEVERAL)


def powered(tribe: Tribe, tools: Sequence[str]) -> bool:
    """Return whether there is energy for all machines among these tools."""
    return sum(tool not in CRATE for tool in tools) <= tribe.free_energy


def no_use(game: Revive, seat: Seat, pick: UseMachine | OpenCrate | UseAll) -> Refusal:
    """Return why a seat may not run these machines or open these crates."""
    tribe, tools = game.tribes[seat], named_in(pick)
    machines = [tool for tool in tools if not _is_crate(pick, tool)]
    for tool in machines:
        machine = tribe.machine(tool)
        if machine is None:
            return Refusal("machines.use", "no-such-machine")
        if machine.spent or tool in game.used:
            return Refusal("machines.use", "machine-used")
    if Counter(tool for tool in tools if _is_crate(pick, tool)) - Counter(tribe.crates):
        return Refusal("crates", "no-such-crate")
    if len(machines) > tribe.free_energy:
        return Refusal("machines.use", "no-energy")
    if isinstance(pick, UseAll) and tools not in tool_values(game, seat, UseAll, {}):
        return Refusal("turn.free", "several-in-order")
    n = any_kind_count(text_of_all(tribe.id, tools))
    return Refusal("resources", "brings-any", {"n": n})


def _is_crate(pick: Pick, tool: str) -> bool:
    """Return whether a pick means a crate by this word, whether it exists or not."""
    return isinstance(pick, OpenCrate) or (isinstance(pick, UseAll) and tool in CRATE)


def use(game: Revive, seat: Seat, tools: Sequence[str], take: ChosenResources) -> None:
    """Run machines and open crates.

    All are marked as used at once, because other free actions may come between their effects; then
    the effects follow.
    """
    tribe = game.tribes[seat]
    for tool in tools:
        if tool in CRATE:
            tribe.crates.remove(tool)
            game.crate_discards.append(tool)
            game.reveal()
            game.tell("crate_opened", seat=seat, crate=tool)
        else:
            machine = tribe.machine(tool)
            assert machine is not None
            machine.spent = True
            game.used.append(tool)
            game.tell("machine_used", seat=seat, machine=tool)
    game.then(Using(seat, tuple(tools), take))


@step
class Using(SeatStep[Revive]):
    """Actions gratuites: carry out several machines and crates, each after all effects of the
    previous one."""

    rules = ("turn.free", "machines.use", "crates")
    tools: tuple[str, ...]
    take: ChosenResources

    def run(self, game: Revive) -> None:
        tool, *later = self.tools
        text = tool_text(game.tribes[self.seat].id, tool)
        take, remaining_take = split(self.take, text)
        if later:
            game.then(Using(self.seat, tuple(later), remaining_take))
        give(game, self.seat, text, take)
