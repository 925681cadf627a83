"""Titles of the Sins and of seats with heroes at the end, the rarest first."""

from __future__ import annotations

from typing import Final

from engine.titles import (
    Title,
    anywhere,
    at_least,
    at_most,
    both,
    lost,
    most,
    none,
    of,
    together,
    won,
)  # fmt: skip

SINS = at_least(1, of("incarnated"))
HEROES = none(of("incarnated"))

TITLES: Final = (
    Title("idle_sins", both(SINS, none(of("reacted")))),
    Title("no_harvest", both(SINS, none(anywhere("died")))),
    Title("rich_harvest", both(SINS, at_least(4, anywhere("died")))),
    Title(
        "teeming_city",
        both(SINS, at_least(14, together(anywhere("summoned"), anywhere("appeared")))),
    ),
    Title("every_weakness", both(SINS, at_least(9, anywhere("card_played")))),
    Title("untouched_soul", both(HEROES, none(of("corrupted", "amount")))),
    Title("no_wound", both(HEROES, none(of("wounded", "amount")))),
    Title("altars", at_least(1, of("altar_broken"))),
    Title("civilians_first", most(1, together(of("rescued"), of("delivered")))),
    Title("no_fight", both(HEROES, none(of("rolled", roll="fight")))),
    Title("graves", most(2, of("died"))),
    Title("no_temptation", both(HEROES, none(of("tempted")))),
    Title("balm", most(4, together(of("healed"), of("purified")))),
    Title("every_temptation", most(5, of("tempted"))),
    Title("brink", most(12, of("corrupted", "amount"))),
    Title("whole_city", most(20, of("moved"))),
    Title("ally_city", most(5, of("city_used"))),
    Title("raised_fist", most(10, of("rolled", roll="fight"))),
    Title("everybody_home", both(HEROES, none(of("died")))),
    Title("sober", both(HEROES, at_most(1, of("tempted")))),
    Title("dawn", both(HEROES, won)),
    Title("until_the_end", both(HEROES, lost)),
    Title("night", both(SINS, won)),
    Title("driven_out", both(SINS, lost)),
)
