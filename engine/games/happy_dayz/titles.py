"""Titles of communities at the end, the rarest first."""

from __future__ import annotations

from typing import Final

from engine.titles import (
    Title,
    all_of,
    at_least,
    best,
    count_of,
    lost,
    most,
    none,
    several,
    sum_of,
    won,
)

SENT = sum_of(
    count_of("sent_card"),
    count_of("sent_card_open"),
    count_of("gave_card"),
    count_of("gave_card_open"),
)
RECEIVED = sum_of(*(
    count_of(name, seat="to")
    for name in ("sent_card", "sent_card_open", "gave_card", "gave_card_open")
))  # fmt: skip

TITLES: Final = (
    Title("no_trick", none(count_of("trick_won"))),
    Title("no_bite", all_of(at_least(1, count_of("counted")), none(count_of("counted", "loss")))),
    Title("light_fingers", at_least(2, sum_of(count_of("fetched"), count_of("fetched_open")))),
    Title(
        "change_of_wind",
        at_least(1, sum_of(count_of("faction_replaced"), count_of("faction_adopted"))),
    ),
    Title("remedies", most(1, count_of("cured"))),
    Title("no_horde", none(count_of("horde_reached"))),
    Title("zombies_banquet", at_least(40, best("counted", "loss"))),
    Title("harvest", at_least(24, best("counted", "gain"))),
    Title("eye_on_the_reserve", most(4, count_of("looked"))),
    Title("always_a_trick", most(3, count_of("gave_trick"))),
    Title("poisoned_gifts", most(5, SENT)),
    Title("letterbox", most(5, RECEIVED)),
    Title("inn", most(5, count_of("itinerant_joined"))),
    Title("always_a_van", most(2, count_of("vans_kept"))),
    Title("magnet", most(12, count_of("horde_reached"))),
    Title("all_tricks", most(12, count_of("trick_won"))),
    Title("spared", all_of(several, at_least(1, count_of("trick_won")), none(SENT))),
    Title("last_ones_up", won),
    Title("still_hungry", lost),
)
