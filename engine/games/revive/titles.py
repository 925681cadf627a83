"""Titles of tribes at the end, the rarest first."""

from __future__ import annotations

from typing import Final

from engine.titles import Title, at_least, at_most, fewest, lost, most, none, of, together, won

TITLES: Final = (
    Title("no_explorer", none(of("explored"))),
    Title("no_wall", none(of("built"))),
    Title("no_sleep", none(of("hibernated"))),
    Title("model", most(4, of("copied", seat="rival"))),
    Title("copyist", most(4, of("copied"))),
    Title("lanterns", most(2, of("lantern_lit"))),
    Title("voyages", at_least(2, of("sailed"))),
    Title("nothing_wasted", none(of("wasted", "amount"))),
    Title("thaw_ended", at_least(1, of("ending_began"))),
    Title("scattered", most(5, of("wasted", "amount"))),
    Title("beyond_the_ice", most(8, of("explored"))),
    Title("towns", most(5, of("built"))),
    Title("settlers", most(4, of("populated"))),
    Title("machines", most(9, of("installed"))),
    Title("relics", most(5, of("artifact_taken"))),
    Title("crates", most(5, together(of("crate_opened"), of("crate_scrapped")))),
    Title("long_sleep", most(3, of("hibernated"))),
    Title("hearth", fewest(4, of("explored"))),
    Title("few_machines", at_most(3, of("installed"))),
    Title("spring_people", won),
    Title("patience", lost),
)
