"""Titles of shelters at the end, the rarest first."""

from __future__ import annotations

from typing import Final

from engine.titles import Title, all_of, at_least, count_of, lost, most, none, several, sum_of, won

GIVEN = sum_of(count_of("gave"), count_of("left_behind"))
FEVER = sum_of(count_of("gauge_fell"), count_of("care_missing"))

TITLES: Final = (
    Title("fed_nobody", none(count_of("fed"))),
    Title("farewells", most(3, count_of("left"))),
    Title("turned_away", at_least(2, count_of("newcomer_lost"))),
    Title("friend_of_wanderers", at_least(2, count_of("left_behind"))),
    Title("bare_hands", most(3, GIVEN)),
    Title("nobody_passes", all_of(at_least(3, count_of("defended")), none(GIVEN))),
    Title("heavy_hand", most(4, count_of("pressed"))),
    Title("fever", most(3, FEVER)),
    Title("far_walks", most(2, count_of("went_far"))),
    Title("no_beast", none(count_of("hunted"))),
    Title("no_crisis", none(count_of("resolved"))),
    Title("beasts_dread", most(6, count_of("hunted"))),
    Title("every_crisis", most(4, count_of("resolved"))),
    Title("nothing_lost", all_of(none(count_of("lost")), none(count_of("left")))),
    Title("full_pockets", most(8, sum_of(count_of("found"), count_of("searched_deeper")))),
    Title("open_door", most(8, count_of("housed", "count"))),
    Title("nothing_thrown_away", most(5, count_of("repaired"))),
    Title("good_neighbour", all_of(several, none(count_of("pressed")))),
    Title("still_standing", won),
    Title("still_there", lost),
)
