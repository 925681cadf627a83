"""What a viewer of Outlive Gharkane may see: a plain list from the referee's facts.

Everybody sees the board; what lies face down nobody sees; a shelter is its seat's secret, unless
the shelters are open. A game master sees all, and so does everybody once the game is over.
"""

from __future__ import annotations

from types import SimpleNamespace as Facts
from typing import Any

from tests.gharkane.referee import (
    CITIES,
    EVENTS,
    GAUGE,
    HUNTING,
    NUMBERS,
    RESOURCES,
    RING,
    ROOMS,
    SLOTS,
    STOCK,
    Referee,
    distance,
    full,
)


def seen_by(referee: Referee, viewer: Any, everything: bool) -> Facts:
    """Return all that a viewer sees: a seat, None for a spectator, or everything."""
    facts = referee.facts
    over = facts.result is not None
    all_open = everything or over or facts.variant.open_shelters
    return Facts(
        viewer=viewer,
        seats=facts.seats,
        phase=facts.phase,
        chapter=max(1, facts.day),
        chapters=len(facts.events_turned) + len(facts.events_ahead),
        awaited=[list(pair) for pair in referee.awaited()],
        result=facts.result,
        days=[day(referee, n) for n in range(len(facts.events_turned) + len(facts.events_ahead))],
        events_open=facts.events_open,
        first=facts.first,
        places=[place(referee, id) for id in RING],
        display=facts.display,
        table=[outside(referee, seat) for seat in range(facts.seats)],
        shelters=[
            inside(referee, seat, everything) if all_open or seat == viewer else None
            for seat in range(facts.seats)
        ],
        medals=[[medal, points] for medal, points in referee.medals().items()]
        if facts.seats == 1
        else [],
        piles=piles(facts) if everything else None,
    )


def day(referee: Referee, n: int) -> Facts:
    """Évènements: a card is face down until its night; who resolved it keeps it openly."""
    turned = referee.facts.events_turned
    event = turned[n] if n < len(turned) else None
    clans = enumerate(referee.facts.shelters)
    takers = [seat for seat, clan in clans if event in clan.resolved]
    points = EVENTS[event].points if event else 0
    return Facts(day=n + 1, event=event, resolved=takers[0] if takers else None, points=points)


def place(referee: Referee, id: str) -> Facts:
    """Plateau de jeu: stock, the animal and the search tile on top, who is there."""
    facts, pile = referee.facts, referee.facts.game_piles.get(id, [])
    doubled = STOCK.get(id) == "ammo" and facts.variant.ammo == "two"
    return Facts(
        id=id,
        resource=STOCK.get(id),
        stock=facts.stock.get(id),
        each=0 if id not in STOCK else 2 if doubled else 1,
        game=pile[-1] if pile else None,
        game_left=len(pile) if id in HUNTING else None,
        city=city(facts, facts.cities[id]) if id in CITIES else None,
        slots=[slot(referee, force) for force in sorted(SLOTS)] if id == "haciendas" else [],
        heroes=[
            [seat, hero]
            for seat, clan in enumerate(facts.shelters)
            for hero in clan.heroes
            if hero.place == id
        ],
        wanderers=[hero for hero in facts.wanderers if hero.place == id],
        threatened=threatened(referee, id),
    )


def city(facts: Facts, tiles: Facts) -> Facts:
    """La fouille: the top tile shows until the first is drawn; drawn tiles lie open.

    Before the first dusk all ten lie face down.
    """
    if not facts.day:
        return Facts(shown=None, left=10, discards=[], aside=0)
    shown = tiles.pile[-1] if tiles.pile and not tiles.discards else None
    left, aside = len(tiles.pile), len(tiles.aside)
    return Facts(shown=shown, left=left, discards=tiles.discards, aside=aside)


def slot(referee: Referee, force: int) -> Facts:
    """Les haciendas: what a slot gives tonight, and whose active hero holds it."""
    owners = [
        (seat, hero)
        for seat, clan in [*enumerate(referee.facts.shelters), (-1, None)]
        for hero in (clan.heroes if clan else referee.facts.wanderers)
        if hero.place == "haciendas" and hero.stance == "standing" and hero.force == force
    ]
    cans = max(0, SLOTS[force].cans - referee.event_amount("fewer_cans"))
    taken = owners[0][0] if owners else None
    return Facts(force=force, cans=cans, survivors=SLOTS[force].survivors, taken=taken)


def threatened(referee: Referee, id: str) -> list[int]:
    """Collecter: whose active hero a stronger one that still lies may press there tonight."""
    facts = referee.facts
    return [
        seat
        for seat, clan in enumerate(facts.shelters)
        for victim in clan.heroes
        if victim.place == id and victim.stance == "standing" and danger(referee, seat, victim)
    ]


def danger(referee: Referee, seat: int, victim: Facts) -> bool:
    """Return whether a rival's or a wanderer's resting hero can arrive and is stronger."""
    facts, id = referee.facts, victim.place
    for rival, clan in enumerate(facts.shelters):
        blocked = any(own.place == id and own.stance != "lying" for own in clan.heroes)
        if rival == seat or blocked:
            continue
        for hero in clan.heroes:
            near = 0 < distance(hero.place, id) <= referee.reach()
            shut = id == "haciendas" and referee.slot_is_taken(hero.force)
            if hero.stance == "lying" and near and not shut and hero.force > victim.force:
                return True
    for hero in facts.wanderers:
        ahead = (RING.index(id) - RING.index(hero.place)) % len(RING)
        lies = hero.stance == "lying"
        if lies and 0 < ahead <= referee.reach() and hero.force > victim.force:
            return True
    return False


def outside(referee: Referee, seat: int) -> Facts:
    """Public of a seat: names after setup, heroes, tiles hunted, events resolved."""
    clan, named = referee.clan(seat), referee.facts.phase != "setup"
    return Facts(
        seat=seat,
        name=clan.name if named else None,
        leader=clan.leader if named else None,
        heroes=clan.heroes,
        hunted=[[animal, count] for animal, count in sorted(clan.hunted.items())],
        resolved=clan.resolved,
        points=sum(EVENTS[event].points for event in clan.resolved),
        busy=seat in [awaited for awaited, _ in referee.awaited()],
    )


def inside(referee: Referee, seat: int, everything: bool) -> Facts:
    """A shelter, as its own seat sees it: stores, rooms, people, gauge, equipment, points."""
    clan = referee.clan(seat)
    deal = clan.deal
    if (
        deal.shelters and not everything
    ):  # rooms and leaders lie face down until a shelter is chosen
        deal = Facts(shelters=deal.shelters, leaders=[], rooms=[])
    return Facts(
        seat=seat,
        name=clan.name,
        leader=clan.leader,
        stores=[[resource, clan.stores[resource]] for resource in RESOURCES],
        rooms=[room_of(room) for room in clan.rooms],
        hospital=clan.hospital,
        hospital_places=NUMBERS["hospital_places"],
        hospital_value=referee.hospital_value(seat),
        survivors=referee.people(seat),
        cells=GAUGE,
        gauge=clan.gauge,
        gear=clan.gear,
        deal=deal,
        food_due=referee.food_due(seat),
        care_due=referee.care_due(seat),
        rise_due=referee.rise_due(seat),
        points=[[rule, points] for rule, points in referee.points(seat).items()],
    )


def room_of(room: Facts) -> Facts:
    row = ROOMS[room.id]
    return Facts(**vars(room), slots=row.slots, food=row.food, care=row.care, full=full(room))


def piles(facts: Facts) -> Facts:
    """For a game master: each pile, the next piece first."""
    return Facts(
        search=[[city, facts.cities[city].pile[::-1]] for city in CITIES],
        game=[[place, facts.game_piles[place][::-1]] for place in HUNTING],
        gear=facts.equipment_pile[::-1],
    )
