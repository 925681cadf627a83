"""Options of a game. The defaults are the rulebook as we read it."""

from __future__ import annotations

from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.games.gharkane.state import Variant
from engine.record import NUMBERS


class Options(BaseModel):
    """The options that a table chooses before the start."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    restock: Literal["flat", "scaled"] = "flat"
    """Restock of each place: to 10, or to a number that grows with the seats."""
    medicine_scope: Literal["care", "hospital", "upkeep"] = "care"
    """Medicine due: the rooms' care values, the hospital's alone, or the rooms' food values."""
    hospital_value: Literal["stepped", "flat"] = "stepped"
    """The hospital's food and care: half its survivors, rounded up; or 2 unless it is empty."""
    first_player: Literal["random", "seat_1", "seat_2", "seat_3", "seat_4", "traits"] = Field(
        default="random", json_schema_extra={NUMBERS: {"traits": ["ardence", "resonance"]}}
    )
    """Who starts. A seat number beyond the last wraps round. With traits: the highest sum of
    ardence and resonance, then the highest ardence, then chance."""
    storage_cap: Literal["none", "8"] = "none"
    """Maximum kept of each material, ammo and can at the cleaning."""
    open_shelters: Literal["no", "yes"] = "no"
    """Whether all shelters are public."""
    equipment: Literal["any", "one"] = "any"
    """Equipment on display that an arriving hero may take: a piece per action, or one at most."""
    ammo: Literal["one", "two"] = "one"
    """Ammo per collecting action. With two, the second comes from the reserve."""
    recruits: Literal["any", "beds"] = "any"
    """Limit of an evening's recruits: the supplies spent, or also the free beds of the hospital."""

    def variant(self) -> Variant:
        """Return these options as the state stores them."""
        return Variant(**self.model_dump() | {"open_shelters": self.open_shelters == "yes"})


VARIANTS: Final[dict[str, dict[str, Any]]] = {
    "evenings": {"recruits": "beds"},
    "evenings_many": {"recruits": "beds", "equipment": "one"},
}
"""Options that are chosen together in a lobby."""
