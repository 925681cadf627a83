"""Titles of the Sins and of seats with heroes at the end, the rarest first."""

from __future__ import annotations

from typing import Final

from engine.titles import (
    Title,
    all_of,
    anywhere,
    at_least,
    at_most,
    count_of,
    lost,
    most,
    none,
    sum_of,
    won,
)  # fmt: skip

SINS = at_least(1, count_of("incarnated"))
HEROES = none(count_of("incarnated"))

TITLES: Final = (
    Title("idle_sins", all_of(SINS, none(count_of("reacted")))),
    Title("no_harvest", all_of(SINS, none(anywhere("died")))),
    Title("rich_harvest", all_of(SINS, at_least(4, anywhere("died")))),
    Title(
        "teeming_city",
        all_of(SINS, at_least(14, sum_of(anywhere("summoned"), anywhere("appeared")))),
    ),
    Title("every_weakness", all_of(SINS, at_least(9, anywhere("card_played")))),
    Title("untouched_soul", all_of(HEROES, none(count_of("corrupted", "amount")))),
    Title("no_wound", all_of(HEROES, none(count_of("wounded", "amount")))),
    Title("altars", at_least(1, count_of("altar_broken"))),
    Title("civilians_first", most(1, sum_of(count_of("rescued"), count_of("delivered")))),
    Title("no_fight", all_of(HEROES, none(count_of("rolled", roll="fight")))),
    Title("graves", most(2, count_of("died"))),
    Title("no_temptation", all_of(HEROES, none(count_of("tempted")))),
    Title("balm", most(4, sum_of(count_of("healed"), count_of("purified")))),
    Title("every_temptation", most(5, count_of("tempted"))),
    Title("brink", most(12, count_of("corrupted", "amount"))),
    Title("whole_city", most(20, count_of("moved"))),
    Title("ally_city", most(5, count_of("city_used"))),
    Title("raised_fist", most(10, count_of("rolled", roll="fight"))),
    Title("everybody_home", all_of(HEROES, none(count_of("died")))),
    Title("sober", all_of(HEROES, at_most(1, count_of("tempted")))),
    Title("dawn", all_of(HEROES, won)),
    Title("until_the_end", all_of(HEROES, lost)),
    Title("night", all_of(SINS, won)),
    Title("driven_out", all_of(SINS, lost)),
)
