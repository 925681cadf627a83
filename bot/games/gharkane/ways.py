"""The destinations of heroes as text; `ways_picture` draws the map."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.gharkane import outside
from bot.texts import Said, Texts
from engine.games.gharkane.picks import MoveHero, Post
from engine.games.gharkane.view import GharkaneView
from engine.kernel import Pick

Ways = dict[str, list[int]]
"""Place -> the forces of the heroes that can come there, the strongest first."""


def ways_of(picks: Sequence[Pick]) -> Ways:
    """Return where these picks send heroes; empty if they send none."""
    forces_of: dict[str, set[int]] = {}
    for pick in picks:
        if isinstance(pick, MoveHero | Post):
            forces_of.setdefault(pick.place, set()).add(pick.force)
    return {place: sorted(forces, reverse=True) for place, forces in forces_of.items()}


def ways_text(view: GharkaneView, picks: Sequence[Pick], texts: Texts) -> str:
    """Return a line for each place in reach: who can come, and what the strongest finds there."""
    seat = view.seat
    ways, lines = ways_of(picks), []
    for place in view.places:
        if place.id not in ways:
            continue
        forces = ways[place.id]
        facts = [
            *outside.left_there(view, place, forces[0], texts),
            *outside.prey(view, seat, place, texts),
            *outside.meetings(view, seat, place, forces[0], texts),
        ]
        listed = Said(", ".join(map(str, forces)))
        facts_said = Said(" · ".join(facts))
        lines.append(texts.say("ways-place", place=place.id, forces=listed, text=facts_said))
    return "\n".join(lines)
