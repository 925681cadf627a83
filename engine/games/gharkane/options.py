"""How a game may be varied. The defaults are the rulebook with our readings."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.games.gharkane.state import Variant
from engine.record import NUMBERS


class Options(BaseModel):
    """What a table chooses before it starts."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    restock: Literal["flat", "scaled"] = "flat"
    """Each place is filled to 10, or to fewer with fewer seats."""
    medicine_scope: Literal["care", "hospital", "upkeep"] = "care"
    """Medicine due: the rooms' care values, the hospital's alone, or the rooms' food values."""
    hospital_value: Literal["stepped", "flat"] = "stepped"
    """The hospital's food and care: half its survivors rounded up, or 2 if anybody is there."""
    first_player: Literal["random", "seat_1", "seat_2", "seat_3", "seat_4", "traits"] = Field(
        default="random", json_schema_extra={NUMBERS: {"traits": ["ardence", "resonance"]}}
    )
    """Who starts; a seat beyond the last is counted on round the table. With traits, the highest
    sum of ardence and resonance; if tied the highest ardence, then chance."""
    storage_cap: Literal["none", "8"] = "none"
    """What is kept of each material, ammo and can at the cleaning."""
    open_shelters: Literal["no", "yes"] = "no"
    """Whether everybody sees every shelter."""
    equipment: Literal["any", "one"] = "any"
    """What a hero may take on display where it arrives: a piece for each action, or one at most."""
    ammo: Literal["one", "two"] = "one"
    """Ammo that an action collects: the place loses one, the other comes from the reserve."""
    recruits: Literal["any", "beds"] = "any"
    """How many an evening may recruit: as supplies are spent, or as the hospital has beds."""

    def variant(self) -> Variant:
        """The same choices as the state keeps them."""
        return Variant(
            restock=self.restock,
            medicine_scope=self.medicine_scope,
            hospital_value=self.hospital_value,
            first_player=self.first_player,
            storage_cap=self.storage_cap,
            open_shelters=self.open_shelters == "yes",
            equipment=self.equipment,
            ammo=self.ammo,
            recruits=self.recruits,
        )
