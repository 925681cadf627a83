"""Titles of tribes at the end, the rarest first."""

from __future__ import annotations

from typing import Final

from engine.titles import Title, at_least, at_most, count_of, fewest, lost, most, none, sum_of, won

TITLES: Final = (
    Title("no_explorer", none(count_of("explored"))),
    Title("no_wall", none(count_of("built"))),
    Title("no_sleep", none(count_of("hibernated"))),
    Title("model", most(4, count_of("copied", seat="rival"))),
    Title("copyist", most(4, count_of("copied"))),
    Title("lanterns", most(2, count_of("lantern_lit"))),
    Title("voyages", at_least(2, count_of("sailed"))),
    Title("nothing_wasted", none(count_of("wasted", "amount"))),
    Title("thaw_ended", at_least(1, count_of("ending_began"))),
    Title("scattered", most(5, count_of("wasted", "amount"))),
    Title("beyond_the_ice", most(8, count_of("explored"))),
    Title("towns", most(5, count_of("built"))),
    Title("settlers", most(4, count_of("populated"))),
    Title("machines", most(9, count_of("installed"))),
    Title("relics", most(5, count_of("artifact_taken"))),
    Title("crates", most(5, sum_of(count_of("crate_opened"), count_of("crate_scrapped")))),
    Title("long_sleep", most(3, count_of("hibernated"))),
    Title("hearth", fewest(4, count_of("explored"))),
    Title("few_machines", at_most(3, count_of("installed"))),
    Title("spring_people", won),
    Title("patience", lost),
)
