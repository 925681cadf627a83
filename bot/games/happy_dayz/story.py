"""The story of a round: who opened it, who took most tricks, the horde's victims, the count."""

from __future__ import annotations

from bot.render.story import Tale, by_seat, most


def story(tale: Tale) -> list[str]:
    """Return the round in three to six sentences."""
    started = tale.one("starts")
    opening = [tale.say("opens", seat=started["seat"])] if started else []
    told = [*opening, *_changes(tale), *_tricks(tale), *_horde(tale), *_count(tale), *_lead(tale)]
    return [text for text in told if text]


def _changes(tale: Tale) -> list[str]:
    """Return a faction that came for another one."""
    swapped = tale.one("faction_replaced") or tale.one("faction_adopted")
    if not swapped:
        return []
    return [tale.say("exchange", **{name: swapped[name] for name in ("seat", "old", "new")})]


def _tricks(tale: Tale) -> list[str]:
    """Return who won more than half of the tricks."""
    won = tale.of("trick_won")
    seats, n = most(by_seat(won))
    return [tale.say("tricks", seat=seats[0], n=n, total=len(won))] if 2 * n > len(won) else []


def _horde(tale: Tale) -> list[str]:
    """Return the seats that the horde hurt most."""
    bites = tale.of("horde_reached")
    seats, _ = most(by_seat(bites, "damage"))
    if not seats:
        return [tale.say("no-horde")]
    if len(seats) > 1:
        return [tale.say("horde-shared", seats=seats)]
    return [tale.say("horde", seat=seats[0], count=by_seat(bites)[seats[0]])]


def _count(tale: Tale) -> list[str]:
    """Return which camps are empty now; else who lost most, or gained most if nobody lost."""
    counted = tale.of("counted")
    if not counted:
        return []
    if gone := [facts["seat"] for facts in counted if not facts["left"]]:
        return [tale.say("gone", seats=gone)]
    changes = {facts["seat"]: facts["gain"] - facts["loss"] for facts in counted}
    worst, best = (pick(changes, key=lambda seat: changes[seat]) for pick in (min, max))
    if changes[worst] == changes[best]:
        return [tale.say("count-even")]
    if changes[worst] < 0:
        return [tale.say("count-lost", seat=worst, n=-changes[worst])]
    return [tale.say("count-gained", seat=best, n=changes[best])]


def _lead(tale: Tale) -> list[str]:
    """Return who leads now, or has won."""
    over = tale.one("ended")
    if over:
        winners = over["winners"]
        return [tale.say("end", winners=winners, n=len(winners), left=over["survivors"])]
    seats, survivors = most({facts["seat"]: facts["left"] for facts in tale.of("counted")})
    return [tale.say("lead", seats=seats, n=len(seats), left=survivors)] if seats else []
