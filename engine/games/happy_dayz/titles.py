"""Titles of communities at the end, the rarest first."""

from __future__ import annotations

from typing import Final

from engine.titles import Title, at_least, best, both, lost, most, none, of, several, together, won

SENT = together(of("sent_card"), of("sent_card_open"), of("gave_card"), of("gave_card_open"))
RECEIVED = together(*(
    of(name, seat="to") for name in ("sent_card", "sent_card_open", "gave_card", "gave_card_open")
))  # fmt: skip

TITLES: Final = (
    Title("no_trick", none(of("trick_won"))),
    Title("no_bite", both(at_least(1, of("counted")), none(of("counted", "loss")))),
    Title("light_fingers", at_least(2, together(of("fetched"), of("fetched_open")))),
    Title("change_of_wind", at_least(1, together(of("faction_replaced"), of("faction_adopted")))),
    Title("remedies", most(1, of("cured"))),
    Title("no_horde", none(of("horde_reached"))),
    Title("zombies_banquet", at_least(40, best("counted", "loss"))),
    Title("harvest", at_least(24, best("counted", "gain"))),
    Title("eye_on_the_reserve", most(4, of("looked"))),
    Title("always_a_trick", most(3, of("gave_trick"))),
    Title("poisoned_gifts", most(5, SENT)),
    Title("letterbox", most(5, RECEIVED)),
    Title("inn", most(5, of("itinerant_joined"))),
    Title("always_a_van", most(2, of("vans_kept"))),
    Title("magnet", most(12, of("horde_reached"))),
    Title("all_tricks", most(12, of("trick_won"))),
    Title("spared", both(several, at_least(1, of("trick_won")), none(SENT))),
    Title("last_ones_up", won),
    Title("still_hungry", lost),
)
