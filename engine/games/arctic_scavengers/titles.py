"""Titles of tribes at the end, the rarest first."""

from __future__ import annotations

from typing import Any, Final

from engine.titles import (
    Title,
    at_least,
    best,
    each_time,
    fewest,
    lost,
    most,
    none,
    of,
    together,
    won,
)  # fmt: skip


def _some(cards: Any) -> bool:
    return bool(cards) and cards != "nothing"


SENT = of("sent", cards=_some)
HARMED = together(of("struck"), of("disabled"), of("wounded"), of("gassed"))
HARM = together(
    of("struck", seat="by"), of("disabled", seat="by"), of("wounded", seat="by"),
    of("gassed", seat="by"),
)  # fmt: skip

TITLES: Final = (
    Title("no_skirmish", none(SENT)),
    Title("every_skirmish", each_time(3, of("prize_won"), SENT)),
    Title("no_recruit", none(of("hired"))),
    Title("crosshairs", most(2, HARM)),
    Title("target", most(2, HARMED)),
    Title("no_prize", none(of("prize_won"))),
    Title("strength_in_numbers", at_least(2, of("prize_won", by_people=lambda n: bool(n)))),
    Title("architects", most(2, of("built"))),
    Title("wall_of_arms", at_least(20, best("fought", "fight"))),
    Title("small_band", fewest(4, of("hired"))),
    Title("always_room", most(11, of("hired"))),
    Title("all_the_spoils", most(7, of("prize_won"))),
    Title("wolves_share", most(8, of("food_lost", "amount"))),
    Title("travelling_light", most(8, of("trashed"))),
    Title("larder", most(24, of("hunted", "amount"))),
    Title("junkyard", most(10, of("dug", "amount"))),
    Title("nothing_good_enough", most(6, of("kept_nothing"))),
    Title("quiet_hearth", fewest(2, of("prize_won"))),
    Title("through_the_winter", won),
    Title("snowed_in", lost),
)
