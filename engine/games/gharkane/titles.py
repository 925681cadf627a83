"""Titles of shelters at the end, the rarest first."""

from __future__ import annotations

from typing import Final

from engine.titles import Title, at_least, both, lost, most, none, of, several, together, won

GIVEN = together(of("gave"), of("left_behind"))
FEVER = together(of("gauge_fell"), of("care_missing"))

TITLES: Final = (
    Title("fed_nobody", none(of("fed"))),
    Title("farewells", most(3, of("left"))),
    Title("turned_away", at_least(2, of("newcomer_lost"))),
    Title("friend_of_wanderers", at_least(2, of("left_behind"))),
    Title("bare_hands", most(3, GIVEN)),
    Title("nobody_passes", both(at_least(3, of("defended")), none(GIVEN))),
    Title("heavy_hand", most(4, of("pressed"))),
    Title("fever", most(3, FEVER)),
    Title("far_walks", most(2, of("went_far"))),
    Title("no_beast", none(of("hunted"))),
    Title("no_crisis", none(of("resolved"))),
    Title("beasts_dread", most(6, of("hunted"))),
    Title("every_crisis", most(4, of("resolved"))),
    Title("nothing_lost", both(none(of("lost")), none(of("left")))),
    Title("full_pockets", most(8, together(of("found"), of("searched_deeper")))),
    Title("open_door", most(8, of("housed", "count"))),
    Title("nothing_thrown_away", most(5, of("repaired"))),
    Title("good_neighbour", both(several, none(of("pressed")))),
    Title("still_standing", won),
    Title("still_there", lost),
)
