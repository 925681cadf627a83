"""Titles of tribes at the end, the rarest first."""

from __future__ import annotations

from typing import Any, Final

from engine.titles import (
    Title,
    at_least,
    best,
    count_of,
    each_time,
    fewest,
    lost,
    most,
    none,
    sum_of,
    won,
)  # fmt: skip


def _some(cards: Any) -> bool:
    return bool(cards) and cards != "nothing"


SENT = count_of("sent", cards=_some)
HARMED = sum_of(count_of("struck"), count_of("disabled"), count_of("wounded"), count_of("gassed"))
HARM = sum_of(
    count_of("struck", seat="by"), count_of("disabled", seat="by"), count_of("wounded", seat="by"),
    count_of("gassed", seat="by"),
)  # fmt: skip

TITLES: Final = (
    Title("no_skirmish", none(SENT)),
    Title("every_skirmish", each_time(3, count_of("prize_won"), SENT)),
    Title("no_recruit", none(count_of("hired"))),
    Title("crosshairs", most(2, HARM)),
    Title("target", most(2, HARMED)),
    Title("no_prize", none(count_of("prize_won"))),
    Title("strength_in_numbers", at_least(2, count_of("prize_won", by_people=lambda n: bool(n)))),
    Title("architects", most(2, count_of("built"))),
    Title("wall_of_arms", at_least(20, best("fought", "fight"))),
    Title("small_band", fewest(4, count_of("hired"))),
    Title("always_room", most(11, count_of("hired"))),
    Title("all_the_spoils", most(7, count_of("prize_won"))),
    Title("wolves_share", most(8, count_of("food_lost", "amount"))),
    Title("travelling_light", most(8, count_of("trashed"))),
    Title("larder", most(24, count_of("hunted", "amount"))),
    Title("junkyard", most(10, count_of("dug", "amount"))),
    Title("nothing_good_enough", most(6, count_of("kept_nothing"))),
    Title("quiet_hearth", fewest(2, count_of("prize_won"))),
    Title("through_the_winter", won),
    Title("snowed_in", lost),
)
