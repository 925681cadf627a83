"""A second engine of Outlive Gharkane, written from the rulebook and the house rulings alone.

It shares no code with `engine/games/gharkane`: of the engine it knows the names of picks and of
the fields of the state, and the tables in `data/gharkane`. It is slow and obvious, in the order
of the book; each function names its section. `tests/gharkane/test_referee.py` plays games beside
it and compares.

A game is a generator (`tests/referees/clockwork.py`). A question lists its `objections` to a pick,
as (reason, figures): a legal pick has none. What a deal, a shuffle or a die gave is read from the
engine's next state and log (`seen`, `log`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from types import SimpleNamespace as Facts
from typing import Any

from engine.games.gharkane.day import picks as by_day
from engine.games.gharkane.picks import (
    Build,
    Defend,
    Discard,
    Exchange,
    Forage,
    Give,
    Lodge,
    Lose,
    MoveHero,
    Pass,
    Place,
    Post,
    Stay,
    TakeLeader,
    TakeShelter,
)
from tests.referees.clockwork import Clockwork, Game, Objection, Question, numbers, table

NUMBERS = numbers("gharkane")
PLACES = table("gharkane", "places", "place")
RING = list(PLACES)
SLOTS = {slot.force: slot for slot in table("gharkane", "slots", "slot").values()}
SHELTERS = table("gharkane", "shelters", "shelter")
LEADERS = table("gharkane", "leaders", "leader")
ROOMS = table("gharkane", "rooms", "room")
GEAR = table("gharkane", "equipment", "equipment")
ANIMALS = table("gharkane", "animals", "animal")
TILES = table("gharkane", "search", "tile")
EVENTS = table("gharkane", "events", "event")
GAUGE = NUMBERS["gauge"]
EDIBLE = ["food", "water", "can"]
SUPPLIES = [*EDIBLE, "med"]
MATERIALS = ["wood", "metal", "chip"]
GOODS = SUPPLIES + MATERIALS
RESOURCES = [*GOODS, "ammo"]
CITIES = [place for place in RING if hasattr(PLACES[place], "city")]
HUNTING = [place for place in RING if hasattr(PLACES[place], "game")]
STOCK = {place: PLACES[place].stock for place in RING if hasattr(PLACES[place], "stock")}


def copies(rows: dict[str, Facts]) -> Counter[str]:
    """Return how often each row is in the box."""
    return Counter({id: row.copies for id, row in rows.items() if not hasattr(row, "common")})


def not_ready(use: str) -> Objection:
    return "bonus-not-ready", {"use": use}


def full(room: Facts) -> bool:
    """Principes du jeu: a bonus works while every place of the built room is taken."""
    return room.built and room.survivors == ROOMS[room.id].slots


def distance(origin: str, place: str) -> int:
    """Return the steps between two places, the shorter way round the ring."""
    way = abs(RING.index(origin) - RING.index(place))
    return min(way, len(RING) - way)


class Referee(Clockwork):
    """One game of Outlive Gharkane."""

    def __init__(self, dealt: Facts, record: Facts, edition: int) -> None:
        """`record` is what the game begins from; a field is None if it does not tell it."""
        super().__init__(dealt)
        self.record = record
        self.edition = edition
        self.days: int = record.days or NUMBERS["days"]
        self.begin()

    def confide(self, seat: int, name: str, **facts: Any) -> None:
        """Tell one seat; everybody if the shelters are open."""
        known = None if self.facts.variant.open_shelters else seat
        self.told.append((name, {"seat": seat, **facts}, known))

    # --- words: stores, bonuses, open events ------------------------------------------------

    def clan(self, seat: int) -> Facts:
        return self.facts.shelters[seat]  # type: ignore[no-any-return]

    def owned(self, seat: int, resources: list[str]) -> int:
        return sum(self.clan(seat).stores[resource] for resource in resources)

    def pay(self, seat: int, resource: str, amount: int) -> None:
        self.clan(seat).stores[resource] -= amount
        assert self.clan(seat).stores[resource] >= 0

    def gain(self, seat: int, resource: str, amount: int) -> None:
        """Plateau de jeu: the reserve never runs out."""
        self.clan(seat).stores[resource] += amount

    def active_events(self, effect: str) -> list[Facts]:
        """Nuit 1: an event acts until a seat resolves it."""
        return [EVENTS[id] for id in self.facts.events_open if EVENTS[id].effect == effect]

    def event_amount(self, effect: str) -> int:
        return sum(event.amount for event in self.active_events(effect))

    def ready_room(self, seat: int, effect: str) -> Facts | None:
        """Return a full room with that bonus, unused this turn; one radio a day (house)."""
        spent = [room for room in self.clan(seat).rooms if room.used]
        if effect == "cheaper_event" and any(ROOMS[r.id].effect == effect for r in spent):
            return None
        ready = [
            room
            for room in self.clan(seat).rooms
            if ROOMS[room.id].effect == effect and full(room) and not room.used
        ]
        return ready[0] if ready else None

    def use_room_bonus(self, seat: int, effect: str) -> Facts:
        """Jour 5: a bonus works once a turn; a second copy of the room once more."""
        room = self.ready_room(seat, effect)
        assert room
        room.used = True
        return room

    def ready_gear(self, seat: int, effect: str, place: str = "") -> Facts | None:
        """Jour 6: a repaired piece works once a turn, a second one of the kind adds nothing."""
        clan = self.clan(seat)
        spent = {piece.id for piece in clan.gear if piece.used}
        ready = [
            piece
            for piece in clan.gear
            if piece.repaired
            and piece.id not in spent
            and GEAR[piece.id].effect == effect
            and (not place or place in GEAR[piece.id].places)
        ]
        return ready[0] if ready else None

    def people(self, seat: int) -> int:
        clan = self.clan(seat)
        return clan.hospital + sum(room.survivors for room in clan.rooms)  # type: ignore[no-any-return]

    def inhabited(self, seat: int) -> list[str]:
        """Return where survivors live, as words of a pick."""
        clan = self.clan(seat)
        homes = ["hospital"] if clan.hospital else []
        return homes + [room.id for room in clan.rooms if room.survivors]

    def remove_survivor(self, seat: int, home: str) -> None:
        """Take one survivor away; of two copies the emptier room empties first (house)."""
        clan = self.clan(seat)
        if home == "hospital":
            clan.hospital -= 1
            return
        rooms = [room for room in clan.rooms if room.id == home and room.survivors]
        min(rooms, key=lambda room: room.survivors).survivors -= 1

    def room_with_space(self, seat: int, id: str) -> Facts | None:
        """Return the room that takes the next survivor; of two copies the fuller (house)."""
        rooms = [
            room
            for room in self.clan(seat).rooms
            if room.id == id and room.built and room.survivors < ROOMS[id].slots
        ]
        return max(rooms, key=lambda room: room.survivors) if rooms else None

    def lower_gauge(self, seat: int, cells: int) -> int:
        """Jour 3: lower the marker; return the cells beyond the last one."""
        clan = self.clan(seat)
        wanted = clan.gauge + cells
        clan.gauge = min(wanted, len(GAUGE) - 1)
        return wanted - clan.gauge  # type: ignore[no-any-return]

    # --- Comment jouer ----------------------------------------------------------------------

    def whole_game(self) -> Game:
        """Comment jouer: setup, then each day dusk, night and day."""
        yield from self.setup()
        for day in range(1, self.days + 1):
            self.facts.day = day
            self.dusk()
            yield from self.night()
            yield from self.day()
        self.end()

    # --- Principes du jeu: setup ------------------------------------------------------------

    def setup(self) -> Game:
        """Principes du jeu, Plateau de jeu: the deal, then each seat by itself, then heroes."""
        self.check_deal()
        facts = self.facts
        self.tell("began", first=facts.first)
        yield [self.settle(seat) for seat in range(facts.seats)]
        facts.phase = "posting"
        for seat in self.turn_order():
            clan = self.clan(seat)
            self.tell("clan_known", seat=seat, shelter=clan.name, leader=clan.leader)
        for seat in self.turn_order():
            if self.told_of(seat).gear is not None or not facts.equipment_pile:
                continue
            piece = facts.equipment_pile.pop()
            self.clan(seat).gear.append(Facts(id=piece, repaired=False, used=False))
            self.confide(seat, "gear_drawn", gear=piece)
        for _ in NUMBERS["forces"]:
            for seat in self.turn_order():
                yield from self.post_hero(seat)

    def turn_order(self) -> list[int]:
        seats = self.facts.seats
        return [(self.facts.first + n) % seats for n in range(seats)]

    def told_of(self, seat: int) -> Facts:
        """Return what the record tells of a seat."""
        parts = self.record.seats
        fields = ("shelter", "leader", "rooms", "hospital", "disease", "stores", "gear", "brought")
        nothing = Facts(**dict.fromkeys(fields), ardence=0, resonance=0)
        return parts[seat] if seat < len(parts) and parts[seat] else nothing

    def check_deal(self) -> None:
        """Principes du jeu, Évènements, Plateau de jeu: what lies where before the first pick."""
        facts, box, clans = self.facts, self.facts.box, self.facts.shelters
        names = [id for clan in clans for id in [*clan.deal.shelters, clan.name] if id]
        assert sorted(names + box.shelters) == sorted(SHELTERS)
        names = [id for clan in clans for id in [*clan.deal.leaders, clan.leader] if id]
        assert sorted(names + box.leaders) == sorted(LEADERS)
        rooms = [room.id for clan in clans for room in clan.rooms if room.id != "building_room"]
        rooms += [id for clan in clans for id in clan.deal.rooms]
        assert Counter(rooms + box.rooms) == copies(ROOMS)
        assert len(facts.events_ahead) == self.days
        assert not facts.events_open
        assert sorted(facts.events_ahead + box.events) == sorted(EVENTS)
        ahead = self.record.ahead or []
        assert facts.events_ahead[::-1][: len(ahead)] == ahead
        assert list(facts.game_piles) == HUNTING
        assert all(len(pile) == 7 for pile in facts.game_piles.values())
        tiles = [animal for pile in facts.game_piles.values() for animal in pile]
        assert Counter(tiles + box.game) == copies(ANIMALS)
        gear = [piece.id for clan in clans for piece in clan.gear]
        assert len(facts.display) == min(3, copies(GEAR).total() - len(gear))
        assert Counter(gear + facts.display + facts.equipment_pile) == copies(GEAR)
        for seat in range(facts.seats):
            self.check_clan(seat)
        self.check_first()
        walkers = [(hero.place, hero.force) for hero in facts.wanderers]
        assert walkers == (list(NUMBERS["wanderers"].items()) if facts.seats == 1 else [])

    def check_clan(self, seat: int) -> None:
        """Principes du jeu: what a seat is dealt; jeu de rôle: what the record tells is there."""
        clan, told, deal = self.clan(seat), self.told_of(seat), self.clan(seat).deal
        assert (clan.name, len(deal.shelters)) == ((told.shelter, 0) if told.shelter else ("", 2))
        assert (clan.leader, len(deal.leaders)) == ((told.leader, 0) if told.leader else ("", 2))
        rooms = [(room.id, room.built, room.survivors or 0) for room in told.rooms or []]
        if "building_room" not in [id for id, _, _ in rooms]:
            rooms.append(("building_room", False, 0))
        there = [(room.id, room.built, room.survivors) for room in clan.rooms]
        assert sorted(there) == sorted(rooms)
        missing = NUMBERS["rooms_kept"] + 1 - len(rooms)
        assert len(deal.rooms) == (missing + 2 if missing else 0)
        assert clan.hospital == (told.hospital or 0)
        assert GAUGE[clan.gauge] == (told.disease or 0)
        gear = [(piece.id, piece.repaired) for piece in told.gear or []]
        assert [(piece.id, piece.repaired) for piece in clan.gear] == gear
        goods = Counter(SHELTERS[clan.name].goods if clan.name else {})
        goods += Counter(LEADERS[clan.leader].resources if clan.leader else {})
        goods += Counter(told.brought or {})
        if set(told.stores or ()) != set(RESOURCES):  # otherwise all are set at once
            assert +Counter(clan.stores) == goods
        assert not (clan.heroes)
        assert not (clan.hunted)
        assert not (clan.resolved)

    def check_first(self) -> None:
        """Principes du jeu: the first player of the record, of the option, or by chance."""
        facts, named = self.facts, self.facts.variant.first_player
        if self.record.first is not None:
            assert facts.first == self.record.first
        elif named.startswith("seat_"):
            assert facts.first == (int(named[-1]) - 1) % facts.seats
        elif named == "traits":
            told = [self.told_of(seat) for seat in range(facts.seats)]
            traits = [(p.ardence or 0, p.resonance or 0) for p in told]
            ranks = [(ardence + resonance, ardence) for ardence, resonance in traits]
            assert ranks[facts.first] == max(ranks)

    def settle(self, seat: int) -> Game:
        """Principes du jeu: the shelter, rooms and leader, exchanges, free room, survivors."""
        clan, deal, box = self.clan(seat), self.clan(seat).deal, self.facts.box

        def not_dealt(field: str) -> Callable[[Any], Iterator[Objection]]:
            def objections(pick: Any) -> Iterator[Objection]:
                if getattr(pick, field) not in getattr(deal, f"{field}s"):
                    yield "not-dealt", {"what": getattr(pick, field)}

            return objections

        told = self.told_of(seat)
        if not told.shelter:
            pick = yield Question(seat, "Setup", (TakeShelter,), not_dealt("shelter"))
            clan.name = pick.shelter
            box.shelters += [id for id in deal.shelters if id != pick.shelter]
            deal.shelters = []
            for good, amount in SHELTERS[pick.shelter].goods.items():
                self.gain(seat, good, amount)
            self.confide(seat, "shelter_kept", shelter=pick.shelter)

        kept = NUMBERS["rooms_kept"] + 1 - len(clan.rooms)
        while len(deal.rooms) > kept:
            pick = yield Question(seat, "Setup", (Discard,), not_dealt("room"))
            deal.rooms.remove(pick.room)
            box.rooms.append(pick.room)
            self.confide(seat, "room_discarded", room=pick.room)
        clan.rooms += [Facts(id=id, built=False, survivors=0, used=False) for id in deal.rooms]
        deal.rooms = []

        if not told.leader:
            pick = yield Question(seat, "Setup", (TakeLeader,), not_dealt("leader"))
            clan.leader = pick.leader
            box.leaders += [id for id in deal.leaders if id != pick.leader]
            deal.leaders = []
            for resource, amount in LEADERS[pick.leader].resources.items():
                self.gain(seat, resource, amount)
            self.confide(seat, "leader_kept", leader=pick.leader)

        more = told.brought or {}
        stores = {name: n + more.get(name, 0) for name, n in (told.stores or {}).items()}
        yield from self.exchange(seat, stores)
        if not any(room.built for room in clan.rooms):
            yield from self.build_first_room(seat)
        rooms = told.rooms or []
        if told.hospital is None and all(room.survivors is None for room in rooms):
            built = next(room for room in clan.rooms if room.built)
            yield from self.house_first_survivors(seat, built)

    def exchange(self, seat: int, stores: dict[str, int]) -> Game:
        """Principes du jeu: two exchanges at most; then the record sets the stores that it tells.

        House: without exchanges if it tells all of them.
        """
        clan = self.clan(seat)
        goods = dict(SHELTERS[clan.name].goods)
        for _ in range(0 if set(stores) == set(RESOURCES) else NUMBERS["exchanges"]):
            pick = yield Question(
                seat, "Setup", (Exchange, Pass), lambda pick: self.wrong_exchange(goods, pick)
            )
            if isinstance(pick, Pass):
                break
            for good in (pick.give, pick.other):
                goods[good] -= 1
                self.pay(seat, good, 1)
            self.gain(seat, pick.get, 1)
            facts = {"give": pick.give, "other": pick.other, "get": pick.get}
            self.confide(seat, "exchanged", **facts)
        if stores:
            clan.stores.update(stores)
            self.confide(seat, "stocked", stores=stores)

    def build_first_room(self, seat: int) -> Game:
        """Principes du jeu: one room of the five is built for free."""
        clan = self.clan(seat)

        def wrong_room(pick: Any) -> Iterator[Objection]:
            if pick.room not in [room.id for room in clan.rooms]:
                yield "no-such-room", {"room": pick.room}
            if pick.wood or pick.metal or pick.chip:
                yield "free-of-charge", {}

        pick = yield Question(seat, "Setup", (Build,), wrong_room)
        next(room for room in clan.rooms if room.id == pick.room).built = True
        self.confide(seat, "built", room=pick.room)

    def wrong_exchange(self, goods: dict[str, int], pick: Any) -> Iterator[Objection]:
        """Principes du jeu: two of the shelter's five goods for one supply or material."""
        if isinstance(pick, Pass):
            return
        wanted = Counter([pick.give, pick.other])
        for good, amount in wanted.items():
            have = goods.get(good, 0)
            if not have:
                yield "not-a-first-good", {"what": good}
            elif have < amount:
                yield "goods-short", {"what": good, "needed": amount, "have": have}
        if pick.get not in GOODS:
            yield "not-a-good", {"what": pick.get}
        if pick.get in wanted:
            yield "same-good", {"what": pick.get}

    def house_first_survivors(self, seat: int, room: Facts) -> Game:
        """Principes du jeu: four survivors in the free room and the hospital, one answer."""
        clan, first, slots = self.clan(seat), NUMBERS["first_survivors"], ROOMS[room.id].slots

        def wrong_home(pick: Any) -> Iterator[Objection]:
            if pick.room != room.id:
                yield "not-built", {"room": pick.room}
            most = min(slots, first)
            if pick.count > most:
                yield "places-short", {"needed": pick.count, "have": most}

        pick = yield Question(seat, "Setup", (Place,), wrong_home)
        room.survivors = pick.count
        clan.hospital = first - room.survivors
        self.confide(seat, "settled", room=pick.room, count=pick.count)

    def post_hero(self, seat: int) -> Game:
        """Principes du jeu: one hero at a time; the leader's three places and the haciendas."""
        clan = self.clan(seat)
        forces = Counter(NUMBERS["forces"]) - Counter(hero.force for hero in clan.heroes)
        taken = [hero.place for hero in clan.heroes]
        starts = [*LEADERS[clan.leader].starts, "haciendas"]
        free = [place for place in RING if place in starts and place not in taken]

        def wrong_post(pick: Any) -> Iterator[Objection]:
            if not forces[pick.force]:
                yield "no-such-force", {"force": pick.force}
            if pick.place not in free:
                yield "not-a-start", {"place": pick.place}

        if len(forces) == 1:  # house: which of equal heroes goes where makes no difference
            force, place = next(iter(forces)), free[0]
        else:
            pick = yield Question(seat, "PostHero", (Post,), wrong_post)
            force, place = pick.force, pick.place
        clan.heroes.append(Facts(force=force, place=place, stance="lying"))
        self.tell("posted", seat=seat, force=force, place=place)

    # --- Phase 1: Crépuscule ----------------------------------------------------------------

    def restock(self) -> int:
        """Crépuscule: ten on each place; by the option a number by seats."""
        return NUMBERS["restock"][self.facts.variant.restock][str(self.facts.seats)]  # type: ignore[no-any-return]

    def dusk(self) -> None:
        """Crépuscule: fill each place, shuffle the search tiles of each city."""
        facts = self.facts
        facts.phase = "dusk"
        for place in STOCK:
            facts.stock[place] = max(facts.stock.get(place, 0), self.restock())
        removed = NUMBERS["search_removed"][facts.variant.restock][str(facts.seats)]
        for city in CITIES:
            shuffled = self.seen.cities[city]
            assert Counter(shuffled.pile + shuffled.aside) == copies(TILES)
            assert len(shuffled.aside) == removed
            assert shuffled.discards == []
            facts.cities[city] = Facts(
                pile=list(shuffled.pile), discards=[], aside=list(shuffled.aside)
            )
        self.tell("restocked", day=facts.day, amount=self.restock())

    # --- Phase 2: Nuit ----------------------------------------------------------------------

    def night(self) -> Game:
        """Nuit: the events, then one hero after the other, seat by seat."""
        facts = self.facts
        facts.phase = "night"
        self.token_taken = False
        event = facts.events_ahead.pop()
        facts.events_open.append(event)
        facts.events_turned.append(event)
        self.tell("event_turned", event=event, day=facts.day)
        yield from self.strike()
        order, turn = self.turn_order(), 0
        while any(self.resting(seat) for seat in order):
            seat = order[turn % len(order)]
            turn += 1
            if self.resting(seat):
                yield from self.move_one_hero(seat)
                yield from self.wander(seat)

    def resting(self, seat: int) -> list[Facts]:
        return [hero for hero in self.clan(seat).heroes if hero.stance == "lying"]

    # 1/ Début du tour

    def strike(self) -> Game:
        """Nuit 1: the new event, then the unresolved ones, the oldest first."""
        *older, new = self.facts.events_open
        events = [EVENTS[id] for id in [new, *older]]
        for event in events:
            if event.effect == "cap_stock":
                self.cap(event)
        hurting = [e for e in events if e.effect in ("lose", "desertion", "worse_gauge")]
        if hurting:
            yield [self.suffer(seat, hurting) for seat in range(self.facts.seats)]

    def cap(self, event: Facts) -> None:
        """House: a shortage leaves half the usual stock, rounded down."""
        most = self.restock() // event.amount
        for place in event.places:
            if self.facts.stock[place] > most:
                self.facts.stock[place] = most
                facts = {"place": place, "resource": STOCK[place], "amount": most}
                self.tell("place_capped", event=event.id, **facts)

    def suffer(self, seat: int, events: list[Facts]) -> Game:
        """Nuit 1: each seat loses by each event in turn, of its own choice."""
        for event in events:
            if event.effect == "worse_gauge":
                yield from self.sicken(seat, event)
            else:
                yield from self.lose(seat, event)

    def lose(self, seat: int, event: Facts) -> Game:
        """Nuit 1: lose one of the first list of which the seat owns something.

        Desertions take a survivor instead, if the seat so chooses or cannot pay.
        """
        owned: list[str] = []
        for listed in event.lose:
            owned = owned or [r for r in listed if self.clan(seat).stores[r]]
        homes = self.inhabited(seat) if event.effect == "desertion" else []

        def wrong_loss(pick: Any) -> Iterator[Objection]:
            if isinstance(pick, Pass):
                if owned or homes:
                    yield "must-lose", {}
            elif pick.what == "survivor" and event.effect == "desertion":
                if pick.room not in homes:
                    yield "nobody-there", {"room": pick.room}
            elif pick.what not in owned or pick.room != "none":
                yield "not-to-be-lost", {"what": pick.what}
                if pick.what != "survivor" and not self.clan(seat).stores.get(pick.what):
                    yield "none-of-it", {"what": pick.what}

        if all(len(listed) == 1 for listed in event.lose):  # mould never leaves a choice
            pick = Lose(owned[0]) if owned else Pass()
        else:
            pick = yield Question(seat, "ApplyEvents", (Lose, Pass), wrong_loss)
        if isinstance(pick, Pass):
            self.confide(seat, "lost_nothing", event=event.id)
            return
        if pick.what == "survivor":
            self.remove_survivor(seat, pick.room)
        else:
            self.pay(seat, pick.what, event.amount)
        self.confide(seat, "lost", event=event.id, what=pick.what, room=pick.room)

    def sicken(self, seat: int, event: Facts) -> Game:
        """House: fever lowers the gauge; beyond the last cell it costs survivors."""
        beyond = min(self.clan(seat).gauge + event.amount - (len(GAUGE) - 1), event.amount)
        homes = self.inhabited(seat) if beyond > 0 else []

        def wrong_victim(pick: Any) -> Iterator[Objection]:
            if isinstance(pick, Pass):
                if homes:
                    yield "must-lose", {}
            elif pick.what != "survivor":
                yield "not-to-be-lost", {"what": pick.what}
                if not self.clan(seat).stores.get(pick.what):
                    yield "none-of-it", {"what": pick.what}
            elif pick.room not in homes:
                yield "nobody-there", {"room": pick.room}
                yield "not-to-be-lost", {"what": pick.what}

        pick = yield Question(seat, "ApplyEvents", (Lose, Pass), wrong_victim)
        lost = self.lower_gauge(seat, event.amount)
        if isinstance(pick, Pass) and lost:
            self.confide(seat, "lost_nothing", event=event.id)
        elif isinstance(pick, Pass):
            points = GAUGE[self.clan(seat).gauge]
            self.confide(seat, "gauge_fell", event=event.id, points=points)
        else:
            self.remove_survivor(seat, pick.room)
            self.confide(seat, "lost", event=event.id, what=pick.what, room=pick.room)

    # 2/ Déplacements

    def reach(self) -> int:
        """Nuit 2: one or two places; less while the roads are collapsed."""
        limits = [event.amount for event in self.active_events("shorter_moves")]
        return min([NUMBERS["move"], *limits])  # type: ignore[no-any-return]

    def slot_is_taken(self, force: int) -> bool:
        """Les haciendas: a slot holds one active hero, or a wanderer (house)."""
        heroes = [hero for clan in self.facts.shelters for hero in clan.heroes]
        return any(
            hero.place == "haciendas" and hero.stance == "standing" and hero.force == force
            for hero in heroes + self.facts.wanderers
        )

    def can_stop(self, seat: int, hero: Facts, place: str) -> bool:
        """Nuit 2: not where one started, nor where a hero of one's own is, nor in a slot taken."""
        if place in [own.place for own in self.clan(seat).heroes]:
            return False
        return place != "haciendas" or not self.slot_is_taken(hero.force)

    def walks(self, seat: int, most: int) -> bool:
        """Return whether a resting hero of the seat can move so far."""
        return any(
            self.can_stop(seat, hero, place) and distance(hero.place, place) <= most
            for hero in self.resting(seat)
            for place in RING
        )

    def farthest(self, seat: int) -> int:
        """House: walking equipment takes one move a turn further, whatever the events say."""
        legs = self.ready_gear(seat, "longer_move")
        return max(self.reach(), GEAR[legs.id].amount if legs else 0)

    def weaker_rivals(self, seat: int, force: int, place: str) -> list[tuple[int, Facts]]:
        """Collecter: active rivals there that are weaker, clockwise from the attacker."""
        seats = self.facts.seats
        return [
            (rival, hero)
            for rival in [(seat + n) % seats for n in range(1, seats)]
            for hero in self.clan(rival).heroes
            if hero.place == place and hero.stance == "standing" and hero.force < force
        ]

    def arrival_bonuses(self, seat: int, force: int, place: str) -> list[str]:
        """Jour 6: equipment that may be used where a hero arrives."""
        gain = self.ready_gear(seat, "gain", place)
        attack = self.ready_gear(seat, "stronger_attack")
        bonuses = [gain.id] if gain else []
        if attack and self.weaker_rivals(seat, force, place):
            bonuses.append(attack.id)
        return bonuses

    def actions_of(self, force: int) -> int:
        """Collecter: as many actions as strength, less in a storm."""
        return force - self.event_amount("fewer_actions")

    def move_one_hero(self, seat: int) -> Game:
        """Nuit 2: stand up a hero, move it, press, and take its actions where it arrives."""
        pick = yield Question(
            seat, "ChooseMove", (MoveHero, Stay), lambda pick: self.wrong_move(seat, pick)
        )
        if isinstance(pick, Stay):
            for hero in self.resting(seat):
                hero.stance = "closed"
            self.tell("stayed", seat=seat)
            return
        hero = next(hero for hero in self.clan(seat).heroes if hero.place == pick.origin)
        far = distance(pick.origin, pick.place) > self.reach()
        more = 0
        bonuses = self.used_words(pick.gear, self.arrival_bonuses(seat, hero.force, pick.place))
        hero.place, hero.stance = pick.place, "standing"
        if far:
            legs = self.ready_gear(seat, "longer_move")
            assert legs
            legs.used = True
            self.tell("went_far", seat=seat, gear=legs.id)
        self.tell("moved", seat=seat, force=hero.force, origin=pick.origin, place=pick.place)
        for id in bonuses:
            self.use_gear(seat, id)
            if GEAR[id].effect == "gain":
                row = GEAR[id]
                self.gain(seat, row.resource, row.amount)
                facts = {"gear": id, "resource": row.resource, "amount": row.amount}
                self.tell("gear_gave", seat=seat, **facts)
            else:
                more = GEAR[id].amount
                self.tell("pressed_harder", seat=seat, gear=id)
        if pick.place == "haciendas":
            self.take_token(seat)
        victims = [
            (rival, hero.force - victim.force + more)
            for rival, victim in self.weaker_rivals(seat, hero.force, pick.place)
        ]
        for rival, pressure in victims:
            facts = {"rival": rival, "place": pick.place, "pressure": pressure}
            self.tell("pressed", seat=seat, **facts)
        for rival, pressure in victims:
            yield from self.face_pressure(rival, seat, pressure)
        if pick.place == "haciendas":
            yield from self.take_slot(seat, hero.force, pick.deed)
        else:
            yield from self.visit(seat, pick.place, self.actions_of(hero.force), pick.deed)

    def use_gear(self, seat: int, id: str) -> None:
        next(
            p for p in self.clan(seat).gear if p.id == id and p.repaired and not p.used
        ).used = True

    def used_words(self, word: str, bonuses: list[str]) -> list[str]:
        """Return the bonuses that a word of a pick names."""
        return bonuses if word == "all" else [] if word == "none" else [word]

    def wrong_word(self, word: str, bonuses: list[str]) -> bool:
        """Return whether a word names no bonus; "all" is said of two or more."""
        return word not in ["none", *bonuses, *(["all"] if len(bonuses) > 1 else [])]

    def wrong_move(self, seat: int, pick: Any) -> Iterator[Objection]:
        """Nuit 2, the five rules of movement."""
        if isinstance(pick, Stay):
            if self.walks(seat, self.reach()):
                yield "must-move", {}
            return
        hero = next((own for own in self.clan(seat).heroes if own.place == pick.origin), None)
        if hero is None or hero.force != pick.force:
            yield "no-such-hero", {"force": pick.force, "place": pick.origin}
            return
        if hero.stance != "lying":
            yield "already-played", {"place": pick.origin}
            return
        if pick.place not in RING:
            yield "no-such-place", {"place": pick.place}
            return
        far = distance(pick.origin, pick.place)
        if not far:
            yield "same-place", {"place": pick.place}
        elif pick.place in [own.place for own in self.clan(seat).heroes]:
            yield "own-hero-there", {"place": pick.place}
        if pick.place == "haciendas" and self.slot_is_taken(pick.force):
            yield "slot-taken", {"force": pick.force}
        if far > self.farthest(seat):
            yield "too-far", {"needed": far, "most": self.farthest(seat)}
        if self.wrong_word(pick.gear, self.arrival_bonuses(seat, pick.force, pick.place)):
            yield not_ready(pick.gear)
        yield from self.wrong_deed(seat, pick)

    def wrong_deed(self, seat: int, pick: Any) -> Iterator[Objection]:
        """House: a move may name the first deed where the hero arrives, or where newcomers live."""
        place = pick.place
        if pick.deed == "none":
            return
        if distance(pick.origin, place) > self.reach():  # house: not with walking equipment
            yield "nothing-of-that", {"place": place}
            return
        if place == "haciendas":
            homes = self.free_homes(seat)
            if pick.deed not in (homes or ["nobody"]):
                yield "nothing-of-that", {"place": place}
            return
        possible = ["collect"] if self.facts.stock[place] else []
        if place in HUNTING and self.facts.game_piles[place]:
            need, _ = self.cheapest_hunt(seat, place, self.actions_of(pick.force))
            if need <= self.clan(seat).stores["ammo"]:  # house: before equipment gives any
                possible.append("hunt")
        if pick.deed not in possible:
            yield "nothing-of-that", {"place": place}

    # Collecter: pressure

    def defences(self, seat: int) -> list[str]:
        """House: a room or a piece of equipment softens one pressure a turn."""
        post = self.ready_room(seat, "cancel_pressure")
        armour = self.ready_gear(seat, "softer_pressure")
        return [bonus.id for bonus in (post, armour) if bonus]

    def softened(self, use: str, pressure: int) -> int:
        if use in ROOMS:
            return 0
        return max(0, pressure - (GEAR[use].amount if use in GEAR else 0))

    def face_pressure(self, seat: int, by: int, pressure: int) -> Game:
        """Collecter: the victim fires, or uses a bonus, then hands over what is left."""

        def wrong_defence(pick: Any) -> Iterator[Objection]:
            if pick.use not in ["none", *self.defences(seat)]:
                yield not_ready(pick.use)
            most, have = self.softened(pick.use, pressure), self.clan(seat).stores["ammo"]
            if pick.ammo > most:
                yield "more-ammo-than-pressure", {"needed": pick.ammo, "most": most}
            if pick.ammo > have:
                yield "ammo-short", {"needed": pick.ammo, "have": have}

        pick = yield Question(seat, "FacePressure", (Defend,), wrong_defence)
        self.pay(seat, "ammo", pick.ammo)
        left = self.softened(pick.use, pressure) - pick.ammo
        if pick.use in ROOMS:
            self.use_room_bonus(seat, "cancel_pressure")
        elif pick.use in GEAR:
            self.use_gear(seat, pick.use)
        facts = {"ammo": pick.ammo, "use": pick.use, "pressure": left}
        self.tell("defended", seat=seat, by=by, **facts)
        while left:
            left = yield from self.give(seat, by, left)

    def give(self, seat: int, to: int, owed: int) -> Any:
        """Collecter: one supply or material of the victim's choice; return what is still owed."""
        goods = [good for good in GOODS if self.clan(seat).stores[good]]

        def wrong_gift(pick: Any) -> Iterator[Objection]:
            if isinstance(pick, Pass):
                if goods:
                    yield "must-give", {"owed": owed}
            elif pick.good not in GOODS:
                yield "not-a-good", {"what": pick.good}
            elif pick.good not in goods:
                yield "none-of-it", {"what": pick.good}

        pick = yield Question(seat, "GiveGoods", (Give, Pass), wrong_gift)
        wanderer = to < 0
        if isinstance(pick, Pass):
            if wanderer:
                self.tell("had_nothing_to_leave", seat=seat)
            else:
                self.tell("had_nothing_to_give", seat=seat, to=to)
            return 0
        self.pay(seat, pick.good, 1)
        if wanderer:
            self.tell("left_behind", seat=seat, good=pick.good)
        else:
            self.gain(to, pick.good, 1)
            self.tell("gave", seat=seat, to=to, good=pick.good)
        return owed - 1

    # Description des mégapoles: collecting, hunting, searching

    def visit(self, seat: int, place: str, actions: int, deed: str) -> Game:
        """Collecter: actions in any mix and order, until none is left or wanted."""
        stay = Facts(place=place, actions=actions, hunted=False, searches=0, taken=0, cupboards="")
        if deed == "hunt":
            ammo, bonuses = self.cheapest_hunt(seat, place, actions)
            use = "all" if len(bonuses) > 1 else bonuses[0] if bonuses else "none"
            animal = self.facts.game_piles[place][-1]
            self.forage(seat, stay, Forage(hunt=animal, use=use, ammo=ammo))
        if deed in ("hunt", "collect"):
            most = min(stay.actions, self.facts.stock[place])
            if most:
                self.forage(seat, stay, Forage(collect=most))
        while self.anything_left(stay):
            pick = yield Question(
                seat,
                "Visit",
                (Forage, Pass),
                lambda pick: self.wrong_forage(seat, stay, pick),
            )
            if isinstance(pick, Pass):
                return
            self.forage(seat, stay, pick)

    def anything_left(self, stay: Facts) -> bool:
        """House: whether the seat is asked depends on what everybody sees."""
        if not stay.actions:
            return False
        place = stay.place
        game = place in HUNTING and not stay.hunted and bool(self.facts.game_piles[place])
        return bool(
            self.facts.stock[place]
            or game
            or (place in CITIES and (self.searches_left(stay) or self.takeable(stay)))
        )

    def searches_left(self, stay: Facts) -> int:
        """La fouille: one action a tile, while tiles and the rubble last."""
        limits = [event.amount for event in self.active_events("search_limit")]
        left = min([stay.actions, *(limit - stay.searches for limit in limits)])
        return min(left, len(self.facts.cities[stay.place].pile))  # type: ignore[no-any-return]

    def takeable(self, stay: Facts) -> list[str]:
        """La fouille: the equipment on display; by the option one piece a visit."""
        if self.facts.variant.equipment == "one" and stay.taken:
            return []
        return list(self.facts.display)

    def hunt_bonuses(self, seat: int) -> list[str]:
        lodge = self.ready_room(seat, "easier_hunt")
        trap = self.ready_gear(seat, "easier_hunt")
        return [bonus.id for bonus in (trap, lodge) if bonus]

    def search_bonuses(self, seat: int, stay: Facts) -> list[str]:
        """House: a second sorting room serves another visit."""
        sorting = None if stay.cupboards else self.ready_room(seat, "deeper_search")
        detector = self.ready_gear(seat, "deeper_search")
        return [bonus.id for bonus in (detector, sorting) if bonus]

    def resistance(self, place: str, bonuses: list[str]) -> int:
        """La chasse: the red figure; bonuses lower it, never below 1."""
        animal = self.facts.game_piles[place][-1]
        less = sum((ROOMS.get(id) or GEAR[id]).amount for id in bonuses)
        return max(1, ANIMALS[animal].resistance + self.event_amount("tougher_game") - less)

    def cheapest_hunt(self, seat: int, place: str, actions: int) -> tuple[int, list[str]]:
        """House: the hunt named in advance uses every ready bonus and as little ammo as it can."""
        bonuses = self.hunt_bonuses(seat)
        return max(0, self.resistance(place, bonuses) - actions), bonuses

    def wrong_forage(self, seat: int, stay: Facts, pick: Any) -> Iterator[Objection]:
        """Description des mégapoles: what a hero may do with the actions that it has left."""
        if isinstance(pick, Pass):
            return
        place, have, spent = stay.place, stay.actions, 0
        here = {"place": place}
        if pick == Forage() or min(pick.search, pick.ammo, pick.collect) < 0:
            yield "at-least-one", {}
        if pick.hunt != "none":
            pile = self.facts.game_piles.get(place, [])
            if stay.hunted:
                yield "already-hunted", here
            elif not pile or pile[-1] != pick.hunt:
                yield "no-game-here", here
                yield "nothing-of-that", here
            elif self.wrong_word(pick.use, self.hunt_bonuses(seat)):
                yield not_ready(pick.use)
            else:
                ready = self.hunt_bonuses(seat)
                resistance = self.resistance(place, self.used_words(pick.use, ready))
                ammo = self.clan(seat).stores["ammo"]
                if pick.ammo > resistance - 1:
                    yield "one-action-at-least", {"most": resistance - 1}
                if pick.ammo > ammo:
                    yield "ammo-short", {"needed": pick.ammo, "have": ammo}
                spent += resistance - pick.ammo
        elif pick.ammo:
            yield "nothing-of-that", here
        if pick.search:
            if place not in CITIES:
                yield "no-city-here", here
            else:
                yield from self.wrong_search(stay, pick)
        if pick.hunt == "none" and pick.use != "none":
            if place not in CITIES:
                yield "no-city-here", here
            elif self.wrong_word(pick.use, self.search_bonuses(seat, stay)):
                yield from self.wrong_search(stay, pick)
            if not pick.search or self.wrong_word(pick.use, self.search_bonuses(seat, stay)):
                yield not_ready(pick.use)
        if pick.gear:
            if place not in CITIES:
                yield "no-city-here", here
                yield "nothing-of-that", here
            elif self.facts.variant.equipment == "one" and stay.taken + len(pick.gear) > 1:
                yield "one-a-visit", {}
            for id in Counter(pick.gear) - Counter(self.facts.display):
                yield "not-on-display", {"gear": id}
        if pick.collect > self.facts.stock[place]:
            yield "stock-short", {"needed": pick.collect, "have": self.facts.stock[place]}
        needed = spent
        for part in (0, pick.search, len(pick.gear), pick.collect):
            needed += part
            if needed > have:
                yield "actions-short", {"needed": needed, "have": have}
                yield "actions-short", {"needed": needed - spent, "have": have - spent}

    def wrong_search(self, stay: Facts, pick: Any) -> Iterator[Objection]:
        """La fouille: only while tiles are left, and within the rubble's limit."""
        pile = self.facts.cities[stay.place].pile
        if not pile:
            yield "nothing-left-to-search", {"place": stay.place}
        elif pick.search > len(pile):
            yield "stock-short", {"needed": pick.search, "have": len(pile)}
        for event in self.active_events("search_limit"):
            if stay.searches + max(1, pick.search) > event.amount:
                yield "search-limit", {"most": event.amount}

    def forage(self, seat: int, stay: Facts, pick: Any) -> None:
        """Description des mégapoles: hunt, search, collect, take equipment."""
        if pick.hunt != "none":
            self.hunt(seat, stay, pick)
        if pick.collect:
            self.collect(seat, stay, pick.collect)
        for id in pick.gear:
            self.take_gear(seat, stay, id)
        if pick.search:
            self.search(seat, stay, pick)

    def hunt(self, seat: int, stay: Facts, pick: Any) -> None:
        """La chasse: actions and ammo against the resistance; food by the tiles owned before."""
        clan, place = self.clan(seat), stay.place
        bonuses = self.used_words(pick.use, self.hunt_bonuses(seat))
        stay.actions -= self.resistance(place, bonuses) - pick.ammo
        stay.hunted = True
        animal = self.facts.game_piles[place].pop()
        before = clan.hunted.get(animal, 0)
        food = ANIMALS[animal].food[min(before, 3)]
        for id in bonuses:
            if id in ROOMS:
                self.use_room_bonus(seat, "easier_hunt")
                food += ROOMS[id].bonus
            else:
                self.use_gear(seat, id)
        clan.hunted[animal] = before + 1
        self.pay(seat, "ammo", pick.ammo)
        self.gain(seat, "food", food)
        facts = {"animal": animal, "ammo": pick.ammo, "use": bonuses, "food": food}
        self.tell("hunted", seat=seat, place=place, **facts)

    def search(self, seat: int, stay: Facts, pick: Any) -> None:
        """La fouille: an action draws a tile; a bonus draws more with the first search (house)."""
        more, city = 0, self.facts.cities[stay.place]
        use = pick.use if pick.hunt == "none" else "none"
        bonuses = self.used_words(use, self.search_bonuses(seat, stay))
        for id in bonuses:
            if id in ROOMS:
                self.use_room_bonus(seat, "deeper_search")
                stay.cupboards = ROOMS[id].resource
                more += ROOMS[id].amount
            else:
                self.use_gear(seat, id)
                more += GEAR[id].amount
        if bonuses:
            self.tell("searched_deeper", seat=seat, place=stay.place, use=bonuses)
        for _ in range(pick.search):
            if not city.pile:
                return
            stay.actions -= 1
            stay.searches += 1
            for _ in range(min(1 + more, len(city.pile))):
                self.draw_tile(seat, stay, city)
            more = 0

    def draw_tile(self, seat: int, stay: Facts, city: Facts) -> None:
        """La fouille: a tile gives what it shows; cupboards may hold wood (house)."""
        tile = city.pile.pop()
        city.discards.append(tile)
        resource = getattr(TILES[tile], "resource", stay.cupboards)
        facts = {"seat": seat, "place": stay.place, "tile": tile}
        if resource:
            self.gain(seat, resource, 1)
            self.tell("found", resource=resource, amount=1, **facts)
        else:
            self.tell("found_nothing", **facts)

    def collect(self, seat: int, stay: Facts, actions: int) -> None:
        """Description des mégapoles: one unit an action; by the option two ammo (house)."""
        resource = STOCK[stay.place]
        each = 2 if resource == "ammo" and self.facts.variant.ammo == "two" else 1
        stay.actions -= actions
        self.facts.stock[stay.place] -= actions
        self.gain(seat, resource, actions * each)
        facts = {"resource": resource, "amount": actions * each}
        self.tell("collected", seat=seat, place=stay.place, **facts)

    def take_gear(self, seat: int, stay: Facts, id: str) -> None:
        """La fouille: broken equipment from the display, which is refilled at once."""
        facts = self.facts
        stay.actions -= 1
        stay.taken += 1
        at = facts.display.index(id)
        facts.display.remove(id)
        self.clan(seat).gear.append(Facts(id=id, repaired=False, used=False))
        self.tell("gear_taken", seat=seat, place=stay.place, gear=id)
        if facts.equipment_pile:
            facts.display.insert(at, facts.equipment_pile.pop())
            self.tell("gear_displayed", gear=facts.display[at])

    # Les haciendas

    def take_token(self, seat: int) -> None:
        """Les haciendas: the night's first arrival takes the token, for the coming day."""
        if not self.token_taken and self.facts.first != seat:
            self.facts.first = seat
            self.tell("token_taken", seat=seat)
        self.token_taken = True

    def free_homes(self, seat: int) -> list[str]:
        """Les haciendas: the hospital up to its seven places, built rooms with a free place."""
        clan = self.clan(seat)
        homes = ["hospital"] if clan.hospital < NUMBERS["hospital_places"] else []
        return homes + [room.id for room in clan.rooms if self.room_with_space(seat, room.id)]

    def free_places(self, seat: int, home: str) -> int:
        clan = self.clan(seat)
        if home == "hospital":
            return max(0, NUMBERS["hospital_places"] - clan.hospital)  # type: ignore[no-any-return]
        rooms = [room for room in clan.rooms if room.id == home and room.built]
        return sum(ROOMS[home].slots - room.survivors for room in rooms)  # type: ignore[no-any-return]

    def take_slot(self, seat: int, force: int, deed: str) -> Game:
        """Les haciendas: the cans and survivors of the slot of the hero's strength."""
        slot = SLOTS[force]
        cans = max(0, slot.cans - self.event_amount("fewer_cans"))
        self.gain(seat, "can", cans)
        self.tell("slot_taken", seat=seat, force=force, cans=cans, survivors=slot.survivors)
        coming = slot.survivors
        if deed == "none":
            yield from self.lodge_two(seat) if coming == 2 else self.lodge_one(seat)
            return
        for _ in range(coming):  # house: the place named, then rooms in order, then the hospital
            rooms = [room for room in self.clan(seat).rooms if room.built]
            free = [room.id for room in rooms if room.survivors < ROOMS[room.id].slots]
            homes = [*free, *(["hospital"] if self.free_places(seat, "hospital") else [])]
            if homes:
                self.welcome(seat, deed if deed in homes else homes[0])
            else:
                self.confide(seat, "newcomer_lost")

    def welcome(self, seat: int, home: str) -> None:
        if home == "hospital":
            self.clan(seat).hospital += 1
        else:
            room = self.room_with_space(seat, home)
            assert room
            room.survivors += 1
        self.confide(seat, "newcomer_placed", room=home)

    def wrong_home(self, seat: int, home: str) -> Iterator[Objection]:
        """Les haciendas: why a newcomer cannot live there."""
        clan, places = self.clan(seat), NUMBERS["hospital_places"]
        if home == "hospital":
            if clan.hospital >= places:
                yield "hospital-full", {"most": places}
        elif not self.free_places(seat, home):
            yield "no-free-place", {"room": home}

    def lodge_one(self, seat: int) -> Game:
        """Les haciendas: one newcomer; lost only without any free place."""

        def objections(pick: Any) -> Iterator[Objection]:
            if isinstance(pick, Pass):
                if self.free_homes(seat):
                    yield "must-place", {}
                return
            if pick.count != 1:
                yield "one-at-a-time", {}
            yield from self.wrong_home(seat, pick.room)

        pick = yield Question(seat, "PlaceNewcomer", (Place, Pass), objections)
        if isinstance(pick, Pass):
            self.confide(seat, "newcomer_lost")
        else:
            self.welcome(seat, pick.room)

    def lodge_two(self, seat: int) -> Game:
        """Les haciendas: two newcomers, answered at once."""
        homes = self.free_homes(seat)
        places = sum(self.free_places(seat, home) for home in set(homes))

        def objections(pick: Any) -> Iterator[Objection]:
            if isinstance(pick, Pass):
                if places:
                    yield "must-place", {}
                return
            if "none" in (pick.room, pick.beside) and places > 1:
                yield "must-place", {}
            yield from self.wrong_home(seat, pick.room)
            if pick.beside != "none":
                yield from self.wrong_home(seat, pick.beside)
            if pick.room == pick.beside and self.free_places(seat, pick.room) == 1:
                if pick.room == "hospital":
                    yield "hospital-full", {"most": NUMBERS["hospital_places"]}
                else:
                    yield "no-free-place", {"room": pick.room}

        pick = yield Question(seat, "PlaceNewcomers", (Lodge, Pass), objections)
        for home in ["none", "none"] if isinstance(pick, Pass) else [pick.room, pick.beside]:
            if home == "none":
                self.confide(seat, "newcomer_lost")
            else:
                self.welcome(seat, home)

    # Jouer seul (house)

    def wander(self, seat: int) -> Game:
        """House, alone: after each hero the strongest resting wanderer; all if none can move."""
        while resting := [hero for hero in self.facts.wanderers if hero.stance == "lying"]:
            yield from self.one_wanderer(seat, max(resting, key=lambda hero: hero.force))
            if self.resting(seat):
                return

    def one_wanderer(self, seat: int, hero: Facts) -> Game:
        """House, alone: odd one place, even two; it takes, holds its slot, and presses."""
        rolled = [event.facts for event in self.log if event.name == "wandered"]
        die = rolled[[event[0] for event in self.told].count("wandered")]["die"]
        assert die in range(1, 7)
        origin = hero.place
        steps = min(self.reach(), 1 if die % 2 else 2)
        hero.place = RING[(RING.index(origin) + steps) % len(RING)]
        facts = {"force": hero.force, "origin": origin, "place": hero.place}
        self.tell("wandered", die=die, **facts)
        place, hero.stance = hero.place, "standing"
        if place in STOCK and self.facts.stock[place]:
            taken = min(self.facts.stock[place], self.actions_of(hero.force))
            self.facts.stock[place] -= taken
            facts = {"resource": STOCK[place], "amount": taken}
            self.tell("emptied", force=hero.force, place=place, **facts)
        for victim in self.clan(seat).heroes:
            if victim.place == place and victim.stance == "standing" and victim.force < hero.force:
                pressure = hero.force - victim.force
                facts = {"force": hero.force, "place": place, "pressure": pressure}
                self.tell("wanderer_pressed", seat=seat, **facts)
                yield from self.face_pressure(seat, -1, pressure)

    # --- Phase 3: Jour ----------------------------------------------------------------------

    def day(self) -> Game:
        """Jour: heroes lie down; the events in turn order, then each shelter by itself."""
        facts = self.facts
        facts.phase = "day"
        for hero in [hero for clan in facts.shelters for hero in clan.heroes] + facts.wanderers:
            hero.stance = "lying"
        self.tell("dawned", day=facts.day)
        yield from self.resolve_events()
        self.set_finds_apart()
        yield [self.at_home(seat) for seat in range(facts.seats)]
        self.evening()

    def at_home(self, seat: int) -> Game:
        """Jour 2 to 7."""
        yield from self.feed(seat)
        yield from self.disease(seat)
        yield from self.recruit(seat)
        yield from self.build(seat)
        yield from self.repair(seat)
        yield from self.clean(seat)

    def ask(self, seat: int, kinds: tuple[type, ...], objections: Any) -> Game:
        self.clan(seat).asked = True
        return (yield Question(seat, "Day", kinds, objections))  # type: ignore[no-any-return]

    # 1/ Résoudre les évènements

    def resolve_events(self) -> Game:
        """Jour 1: one event a lap, from the first player; a pass is final."""
        order = self.turn_order()
        while order and self.facts.events_open:
            seat = order.pop(0)
            pick = yield Question(
                seat,
                "ResolveEvent",
                (by_day.Resolve, Pass),
                lambda pick, seat=seat: self.wrong_event(seat, pick),
            )
            if isinstance(pick, Pass):
                self.tell("passed_events", seat=seat)
            else:
                yield from self.pay_event(seat, pick)
                order.append(seat)

    def missing(self, seat: int, cost: dict[str, int]) -> dict[str, int]:
        """Return what the stores lack of a cost; "edible" is food, cans or water."""
        cost = dict(cost)
        edible = cost.pop("edible", 0)
        stores = self.clan(seat).stores
        lacking = {r: n - stores[r] for r, n in cost.items() if n > stores[r]}
        left = sum(max(0, stores[r] - cost.get(r, 0)) for r in EDIBLE)
        if edible > left:
            lacking["edible"] = edible - left
        return lacking

    def wrong_event(self, seat: int, pick: Any) -> Iterator[Objection]:
        """Jour 1: an open event whose cost the seat can pay alone."""
        if isinstance(pick, Pass):
            return
        if pick.event not in self.facts.events_open:
            yield "event-not-open", {"event": pick.event}
            return
        radio = self.ready_room(seat, "cheaper_event")
        if pick.use not in ["none", *([radio.id] if radio else [])]:
            yield not_ready(pick.use)
            return
        spare = ROOMS[pick.use].amount if pick.use != "none" else 0
        lacking = self.missing(seat, EVENTS[pick.event].cost)
        if sum(lacking.values()) > spare:
            short = sum(lacking.values()) - spare
            yield "cost-short", {"event": pick.event, "missing": lacking, "short": short}

    def pay_event(self, seat: int, pick: Any) -> Game:
        """Jour 1: pay the cost, less what a bonus spares; keep the card."""
        cost = dict(EVENTS[pick.event].cost)
        self.facts.events_open.remove(pick.event)
        if pick.use != "none":
            self.use_room_bonus(seat, "cheaper_event")
            for left in range(ROOMS[pick.use].amount, 0, -1):
                spared = yield Question(
                    seat,
                    "ResolveEvent",
                    (by_day.Use,),
                    lambda word, left=left: self.wrong_spare(seat, pick.use, cost, left, word),
                )
                cost[spared.what] -= 1
        paid = {resource: n for resource, n in cost.items() if n and resource != "edible"}
        if cost.get("edible"):
            meal = yield Question(
                seat,
                "ResolveEvent",
                (by_day.Meal,),
                lambda meal: self.wrong_meal(seat, cost["edible"], meal),
            )
            for what in EDIBLE:
                if getattr(meal, what):
                    paid[what] = paid.get(what, 0) + getattr(meal, what)
        for resource, amount in paid.items():
            self.pay(seat, resource, amount)
        self.clan(seat).resolved.append(pick.event)
        points = EVENTS[pick.event].points
        paid = {resource: paid[resource] for resource in RESOURCES if resource in paid}
        told = {"use": pick.use, "paid": paid, "points": points}
        self.tell("resolved", seat=seat, event=pick.event, **told)

    def wrong_spare(
        self, seat: int, room: str, cost: dict[str, int], left: int, pick: Any, gear: str = ""
    ) -> Iterator[Objection]:
        """Jour 1: the payer chooses what is spared, and must be able to pay the rest."""
        if pick.room != room:
            yield not_ready(pick.room)
        if (pick.count, pick.get) != (1, "none"):
            yield not_ready(pick.room)
        if not cost.get(pick.what):
            yield "not-in-the-cost", {"what": pick.what}
            return
        rest = self.missing(seat, cost | {pick.what: cost[pick.what] - 1})
        if sum(rest.values()) > left - 1:
            lacking = self.missing(seat, cost)
            yield "cost-short", {"missing": lacking}
            yield "icons-short", {"gear": gear, "missing": lacking}

    def wrong_meal(self, seat: int, owed: int, pick: Any) -> Iterator[Objection]:
        """Jour 2: exactly what is due, in food, water and cans that the seat has."""
        for what in EDIBLE:
            have, needed = self.clan(seat).stores[what], getattr(pick, what)
            if needed > have:
                yield "resource-short", {"what": what, "needed": needed, "have": have}
            if needed < 0:
                yield "not-that-many", {"what": what, "needed": needed}
        total = pick.food + pick.water + pick.can
        if total != owed:
            yield "exactly-what-is-owed", {"most": owed, "needed": total}

    # 2/ Nourrir les survivants

    def hospital_value(self, seat: int) -> int:
        """House: the hospital's food and care, half its people rounded up; or 2 (option)."""
        people = self.clan(seat).hospital
        if self.facts.variant.hospital_value == "flat":
            return 2 if people else 0
        return (people + 1) // 2  # type: ignore[no-any-return]

    def upkeep(self, seat: int, field: str) -> int:
        """Jour 2: each room where somebody lives demands its whole value."""
        rooms = [room for room in self.clan(seat).rooms if room.survivors]
        return sum(getattr(ROOMS[room.id], field) for room in rooms) + self.hospital_value(seat)

    def working(self, seat: int, effect: str) -> list[Facts]:
        """Return each full copy of a room that works by itself, unused this turn."""
        rooms = [room for room in self.clan(seat).rooms if full(room) and not room.used]
        return [room for room in rooms if ROOMS[room.id].effect == effect]

    def work(self, seat: int, effect: str) -> None:
        for room in self.working(seat, effect):
            room.used = True

    def food_due(self, seat: int) -> int:
        """Jour 2: what is due, less what greenhouses save (house)."""
        less = sum(ROOMS[room.id].amount for room in self.working(seat, "less_food"))
        return max(0, self.upkeep(seat, "food") - less)

    def rise_due(self, seat: int) -> int:
        """Jour 3: the gauge's rise by itself, less what vaults keep out (house)."""
        flares = [event.amount for event in self.active_events("faster_disease")]
        less = sum(ROOMS[room.id].amount for room in self.working(seat, "slower_disease"))
        return max(0, max([1, *flares]) - less)  # type: ignore[no-any-return]

    def care_due(self, seat: int) -> int:
        """Jour 3: the care of each inhabited room; by the option otherwise (house)."""
        scope = self.facts.variant.medicine_scope
        if scope == "hospital":
            return self.hospital_value(seat)
        return self.upkeep(seat, "care" if scope == "care" else "food")

    def feed(self, seat: int) -> Game:
        """Jour 2: pay the food due; each missing one costs a survivor."""
        clan, due = self.clan(seat), self.food_due(seat)
        self.work(seat, "less_food")
        owned = self.owned(seat, EDIBLE)
        short = max(0, due - owned)
        if due:
            self.confide(seat, "food_due", amount=due, missing=short)
        meal = {what: clan.stores[what] for what in EDIBLE}
        kinds = [what for what in EDIBLE if clan.stores[what]]
        if 0 < due < owned and len(kinds) > 1:
            pick = yield from self.ask(
                seat, (by_day.Meal,), lambda pick: self.wrong_meal(seat, due, pick)
            )
            meal = {what: getattr(pick, what) for what in EDIBLE}
        elif due < owned:
            meal = {what: due * (what in kinds) for what in EDIBLE}
        for what, amount in meal.items():
            if amount:
                self.pay(seat, what, amount)
                self.confide(seat, "fed", what=what, amount=amount)
        yield from self.leave(seat, short)

    def leave(self, seat: int, count: int) -> Game:
        """Jour 2 and 3: so many survivors leave, of the seat's choice."""
        while count and self.people(seat):
            homes = self.in_order(seat)
            if len(homes) > 1 and count < self.people(seat):
                named = min(count, 25 // len(homes))  # house: as many as one menu can name
                pick = yield from self.ask(
                    seat,
                    (by_day.Dismiss,),
                    lambda pick, named=named: self.wrong_leavers(seat, named, pick),
                )
                leaving = list(pick.rooms)
            else:
                leaving = homes[:1]
            for home in leaving:
                self.remove_survivor(seat, home)
                self.confide(seat, "left", room=home)
            count -= len(leaving)

    def in_order(self, seat: int) -> list[str]:
        return list(dict.fromkeys(self.inhabited(seat)))

    def living(self, seat: int, home: str) -> int:
        clan = self.clan(seat)
        rooms = [room.survivors for room in clan.rooms if room.id == home]
        return clan.hospital if home == "hospital" else sum(rooms)  # type: ignore[no-any-return]

    def wrong_leavers(self, seat: int, count: int, pick: Any) -> Iterator[Objection]:
        """Jour 2: exactly as many as must leave, from where they live."""
        if len(pick.rooms) != count:
            yield "so-many-leave", {"needed": count, "have": len(pick.rooms)}
        for home, leaving in Counter(pick.rooms).items():
            if leaving > self.living(seat, home):
                yield "nobody-there", {"room": home}

    # 3/ Gérer la maladie

    def disease(self, seat: int) -> Game:
        """Jour 3: the rise, then the care due, then treatment and bonuses."""
        clan = self.clan(seat)
        for room in clan.rooms:
            row = ROOMS[room.id]
            if row.when == "disease" and row.effect == "gain" and full(room):
                room.used = True
                self.gain(seat, row.resource, row.amount)
                facts = {"room": room.id, "resource": row.resource, "amount": row.amount}
                self.confide(seat, "room_gave", **facts)
        rise = self.rise_due(seat)
        self.work(seat, "slower_disease")
        beyond = self.lower_gauge(seat, rise)
        self.confide(seat, "disease_rose", amount=rise, points=GAUGE[clan.gauge])
        yield from self.leave(seat, beyond)

        due = self.care_due(seat)
        paid = min(due, clan.stores["med"])
        self.pay(seat, "med", paid)
        if due:
            self.confide(seat, "cared", due=due, paid=paid)
        if due > paid:
            beyond = self.lower_gauge(seat, due - paid)
            facts = {"amount": due - paid, "points": GAUGE[clan.gauge]}
            self.confide(seat, "care_missing", **facts)
            yield from self.leave(seat, beyond)
        yield from self.treat(seat)

    def treat(self, seat: int) -> Game:
        """Jour 3: spare medicine, one cell each; the laboratory, as long as a cell is better."""
        clan = self.clan(seat)

        def objections(pick: Any) -> Iterator[Objection]:
            if isinstance(pick, Pass):
                return
            if isinstance(pick, by_day.Use):
                yield from self.wrong_use(seat, "disease", pick)
                if pick != by_day.Use(pick.room):
                    yield not_ready(pick.room)
                if not clan.gauge:
                    yield "gauge-at-best", {"most": 0, "needed": ROOMS[pick.room].amount}
                return
            if pick.count > clan.stores["med"]:
                facts = {"what": "med", "needed": pick.count, "have": clan.stores["med"]}
                yield "resource-short", facts
            if pick.count > clan.gauge:
                yield "gauge-at-best", {"most": clan.gauge, "needed": pick.count}
            if pick.count < 1:
                yield "at-least-one", {}

        while clan.gauge and (clan.stores["med"] or self.ready_room(seat, "better_gauge")):
            pick = yield from self.ask(seat, (by_day.Treat, by_day.Use, Pass), objections)
            if isinstance(pick, Pass):
                return
            if isinstance(pick, by_day.Treat):
                self.pay(seat, "med", pick.count)
                clan.gauge -= pick.count
                facts = {"amount": pick.count, "points": GAUGE[clan.gauge]}
                self.confide(seat, "treated", **facts)
            else:
                room = self.use_room_bonus(seat, "better_gauge")
                better = min(clan.gauge, ROOMS[room.id].amount)
                clan.gauge -= better
                facts = {"room": room.id, "amount": better, "points": GAUGE[clan.gauge]}
                self.confide(seat, "room_healed", **facts)

    def wrong_use(self, seat: int, when: str, pick: Any) -> Iterator[Objection]:
        """Jour 5: a bonus works in its step, once a turn, while its room is full."""
        rooms = [room for room in self.clan(seat).rooms if room.id == pick.room]
        if not rooms:
            yield "no-such-room", {"room": pick.room}
        if pick.room in ROOMS and (ROOMS[pick.room].when != when or pick.room == "building_room"):
            yield "bonus-of-another-step", {"room": pick.room}
        if not any(full(room) for room in rooms):
            yield "room-not-full", {"room": pick.room}
        now = [r for r in rooms if full(r) and not r.used and ROOMS[r.id].when == when]
        if pick.room == "building_room":  # its bonus is no pick: the next build is cheaper
            now = []
        if not now:
            yield not_ready(pick.room)

    # 4/ Recruter

    def recruit(self, seat: int) -> Game:
        """Jour 4: each supply spent brings a survivor; by the option no more than free beds."""
        clan = self.clan(seat)
        beds = self.owned(seat, SUPPLIES)
        if self.facts.variant.recruits == "beds":
            beds = min(beds, max(0, NUMBERS["hospital_places"] - clan.hospital))
        if not beds:
            return

        def objections(pick: Any) -> Iterator[Objection]:
            if isinstance(pick, Pass):
                return
            total = 0
            for what in SUPPLIES:
                have, needed = clan.stores[what], getattr(pick, what)
                total += needed
                if needed > have:
                    yield "resource-short", {"what": what, "needed": needed, "have": have}
                if needed < 0:
                    yield "not-that-many", {"what": what, "needed": needed}
            if not total:
                yield "nobody-called", {}
            if total > beds:
                yield "hospital-full", {"most": NUMBERS["hospital_places"]}

        pick = yield from self.ask(seat, (by_day.Welcome, Pass), objections)
        for what in [] if isinstance(pick, Pass) else SUPPLIES:
            amount = getattr(pick, what)
            if amount:
                self.pay(seat, what, amount)
                clan.hospital += amount
                self.confide(seat, "recruited", what=what, amount=amount)

    # 5/ Construire les salles et activer leurs bonus

    def build_cost(self, seat: int) -> int:
        """Jour 5: three materials; one build a turn costs a single one with the common room."""
        worksite = self.ready_room(seat, "cheap_build")
        return ROOMS[worksite.id].amount if worksite else NUMBERS["build_cost"]  # type: ignore[no-any-return]

    def build(self, seat: int) -> Game:
        """Jour 5: builds, moves and bonuses in any order."""
        while self.anything_to_arrange(seat):
            pick = yield from self.ask(
                seat,
                (Build, Place, by_day.Use, Pass),
                lambda pick: self.wrong_arrangement(seat, pick),
            )
            if isinstance(pick, Pass):
                return
            if isinstance(pick, Build):
                yield from self.pay_build(seat, pick.room)
            elif isinstance(pick, Place):
                self.clan(seat).hospital -= pick.count
                for _ in range(pick.count):
                    room = self.room_with_space(seat, pick.room)
                    assert room
                    room.survivors += 1
                self.confide(seat, "housed", room=pick.room, count=pick.count)
            else:
                yield from self.use_room(seat, pick)

    def anything_to_arrange(self, seat: int) -> bool:
        clan = self.clan(seat)
        ruins = any(not room.built for room in clan.rooms)
        builds = ruins and self.owned(seat, MATERIALS) >= self.build_cost(seat)
        moves = clan.hospital and any(self.room_with_space(seat, room.id) for room in clan.rooms)
        bonuses = [self.ready_room(seat, effect) for effect in ("draw_equipment", "gain_survivor")]
        armoury = any(ROOMS[r.id].resource == "ammo" for r in self.ready_gains(seat))
        barter = self.ready_room(seat, "swap_materials") and self.owned(seat, MATERIALS)
        return bool(builds or moves or any(bonuses) or armoury or barter)

    def ready_gains(self, seat: int) -> list[Facts]:
        """Return the full rooms of step 5 that give a resource, unused this turn."""
        return [
            room
            for room in self.clan(seat).rooms
            if full(room)
            and not room.used
            and (ROOMS[room.id].when, ROOMS[room.id].effect) == ("build", "gain")
        ]

    def wrong_arrangement(self, seat: int, pick: Any) -> Iterator[Objection]:
        """Jour 5: why a build, a move or a bonus is refused."""
        clan = self.clan(seat)
        if isinstance(pick, Pass):
            return
        if isinstance(pick, Build):
            copies_here = [room for room in clan.rooms if room.id == pick.room]
            if not copies_here:
                yield "no-such-room", {"room": pick.room}
            elif all(room.built for room in copies_here):
                yield "already-built", {"room": pick.room}
            cost, have = self.build_cost(seat), self.owned(seat, MATERIALS)
            if have < cost:
                yield "materials-short", {"needed": cost, "have": have}
            if pick.wood or pick.metal or pick.chip:
                yield "materials-later", {"room": pick.room}
        elif isinstance(pick, Place):
            if not any(room.id == pick.room and room.built for room in clan.rooms):
                yield "not-built", {"room": pick.room}
                yield "no-free-place", {"room": pick.room}
            space = self.free_places(seat, pick.room)
            if pick.count > space:
                yield "places-short", {"needed": pick.count, "have": space}
            if not space:
                yield "no-free-place", {"room": pick.room}
            if pick.count > clan.hospital:
                yield "hospital-short", {"needed": pick.count, "have": clan.hospital}
            if pick.count < 1:
                yield "at-least-one", {}
        else:
            yield from self.wrong_use(seat, "build", pick)
            row = ROOMS.get(pick.room)
            if pick.count != 1:
                yield not_ready(pick.room)
            if row and row.effect != "swap_materials" and (pick.what, pick.get) != ("none",) * 2:
                yield not_ready(pick.room)
            if row and row.effect == "swap_materials":
                yield from self.wrong_swap(seat, pick)

    def wrong_swap(self, seat: int, pick: Any) -> Iterator[Objection]:
        """House: the barter hall changes a material the seat has into another one."""
        for what in (pick.what, pick.get):
            if what not in MATERIALS:
                yield "not-a-material", {"what": what}
        if pick.what in MATERIALS and not self.clan(seat).stores[pick.what]:
            yield "none-of-it", {"what": pick.what}
        if pick.what == pick.get:
            yield "same-good", {"what": pick.get}
        if pick.count != 1:
            yield not_ready(pick.room)

    def pay_build(self, seat: int, id: str) -> Game:
        """Jour 5: materials of any kind; asked unless there is one way to pay."""
        clan, cost = self.clan(seat), self.build_cost(seat)

        def objections(pick: Any) -> Iterator[Objection]:
            if pick.room != id:
                yield "another-room-begun", {"room": id}
            for what in MATERIALS:
                have, needed = clan.stores[what], getattr(pick, what)
                if needed > have:
                    yield "resource-short", {"what": what, "needed": needed, "have": have}
            total = pick.wood + pick.metal + pick.chip
            if total != cost:
                yield "wrong-cost", {"needed": cost, "have": total}

        kinds = [what for what in MATERIALS if clan.stores[what]]
        if len(kinds) == 1:
            paid = {kinds[0]: cost}
        elif self.owned(seat, MATERIALS) == cost:
            paid = {what: clan.stores[what] for what in kinds}
        else:
            pick = yield from self.ask(seat, (Build,), objections)
            paid = {what: getattr(pick, what) for what in MATERIALS if getattr(pick, what)}
        worksite = self.ready_room(seat, "cheap_build")
        if worksite:
            worksite.used = True
        for what, amount in paid.items():
            self.pay(seat, what, amount)
        next(room for room in clan.rooms if room.id == id and not room.built).built = True
        self.confide(seat, "built", room=id, paid=paid)

    def use_room(self, seat: int, pick: Any) -> Game:
        """Jour 5, house: armoury, depot, barter hall, dormitory."""
        row, clan = ROOMS[pick.room], self.clan(seat)
        room = next(r for r in clan.rooms if r.id == pick.room and full(r) and not r.used)
        room.used = True
        if row.effect == "gain":
            self.gain(seat, row.resource, row.amount)
            facts = {"resource": row.resource, "amount": row.amount}
            self.confide(seat, "room_gave", room=row.id, **facts)
        elif row.effect == "gain_survivor":
            clan.hospital += row.amount
            self.confide(seat, "room_welcomed", room=row.id, amount=row.amount)
        elif row.effect == "draw_equipment":
            for _ in range(row.amount):
                self.draw_find(seat, row.id)
        else:
            self.swap(seat, pick)
            for _ in range(row.amount - 1):
                more = yield from self.ask(
                    seat, (by_day.Use, Pass), lambda pick: self.wrong_next_swap(seat, row.id, pick)
                )
                if isinstance(more, Pass):
                    break
                self.swap(seat, more)

    def wrong_next_swap(self, seat: int, room: str, pick: Any) -> Iterator[Objection]:
        if isinstance(pick, Pass):
            return
        if pick.room != room:
            yield not_ready(pick.room)
            yield from self.wrong_use(seat, "build", pick)
        yield from self.wrong_swap(seat, pick)

    def swap(self, seat: int, pick: Any) -> None:
        self.pay(seat, pick.what, 1)
        self.gain(seat, pick.get, 1)
        self.confide(seat, "swapped", room=pick.room, give=pick.what, get=pick.get)

    # House: the depot draws unseen equipment by day

    def set_finds_apart(self) -> None:
        """House: what the depots may draw today lies apart, in turn order."""
        for seat in self.turn_order():
            clan = self.clan(seat)
            for room in clan.rooms:
                if ROOMS[room.id].effect == "draw_equipment" and self.facts.equipment_pile:
                    clan.finds.append(self.facts.equipment_pile.pop())

    def draw_find(self, seat: int, room: str) -> None:
        """House: a depot may always be used; what is missing comes in the evening."""
        clan = self.clan(seat)
        if clan.finds:
            piece = clan.finds.pop(0)
            clan.gear.append(Facts(id=piece, repaired=False, used=False))
            self.confide(seat, "gear_drawn", gear=piece)
        else:
            clan.owed += 1
            self.confide(seat, "depot_waits", room=room)

    def evening(self) -> None:
        """House: finds that were not drawn return to the pile; depots that waited draw now."""
        returned: list[str] = []
        for seat in self.turn_order():
            clan = self.clan(seat)
            returned += clan.finds
            clan.finds = []
        under = self.seen.equipment_pile[: len(returned)]  # in which order nobody sees
        drawn = Counter(returned) - Counter(under)  # at once, by a depot that waited
        assert not drawn or not self.seen.equipment_pile[len(under) :]
        under += drawn.elements()
        self.facts.equipment_pile[:0] = under
        for seat in self.turn_order():
            clan = self.clan(seat)
            while clan.owed and self.facts.equipment_pile:
                clan.owed -= 1
                piece = self.facts.equipment_pile.pop()
                clan.gear.append(Facts(id=piece, repaired=False, used=False))
                self.confide(seat, "gear_drawn", gear=piece)
            clan.owed = 0

    # 6/ Réparer les équipements

    def repair(self, seat: int) -> Game:
        """Jour 6: pay exactly the icons; the workshop leaves out two of one repair."""
        while self.anything_to_repair(seat):
            pick = yield from self.ask(
                seat,
                (by_day.Repair, by_day.Mend, Pass),
                lambda pick: self.wrong_repair(seat, pick),
            )
            if isinstance(pick, Pass):
                return
            if isinstance(pick, by_day.Mend):
                for id in pick.gear:
                    self.mend(seat, id, Counter(GEAR[id].icons))
                continue
            icons = Counter(GEAR[pick.gear].icons)
            if pick.use != "none":
                self.use_room_bonus(seat, "ignore_icons")
                for left in range(ROOMS[pick.use].amount, 0, -1):
                    spared = yield from self.ask(
                        seat,
                        (by_day.Use,),
                        lambda word, left=left, icons=icons, repair=pick: self.wrong_spare(
                            seat, repair.use, icons, left, word, repair.gear
                        ),
                    )
                    icons[spared.what] -= 1
            self.mend(seat, pick.gear, icons)

    def broken(self, seat: int) -> list[str]:
        return [piece.id for piece in self.clan(seat).gear if not piece.repaired]

    def short_of(self, seat: int, icons: Counter[str]) -> dict[str, int]:
        stores = self.clan(seat).stores
        return {what: n - stores[what] for what, n in icons.items() if n > stores[what]}

    def anything_to_repair(self, seat: int) -> bool:
        spare = ROOMS["precision_workshop"].amount if self.ready_room(seat, "ignore_icons") else 0
        return any(
            sum(self.short_of(seat, Counter(GEAR[id].icons)).values()) <= spare
            for id in self.broken(seat)
        )

    def wrong_repair(self, seat: int, pick: Any) -> Iterator[Objection]:
        """Jour 6: broken equipment of one's own, and exactly its materials."""
        if isinstance(pick, Pass):
            return
        if isinstance(pick, by_day.Mend):
            if len(pick.gear) < 2:
                yield "two-at-least", {}
            icons = Counter(icon for id in pick.gear for icon in GEAR[id].icons)
            for id in Counter(pick.gear) - Counter(self.broken(seat)):
                yield "not-broken", {"gear": id}
            if lacking := self.short_of(seat, icons):
                yield "icons-short", {"gear": list(pick.gear), "missing": lacking}
            return
        if pick.gear not in self.broken(seat):
            yield "not-broken", {"gear": pick.gear}
            return
        workshop = self.ready_room(seat, "ignore_icons")
        if pick.use not in ["none", *([workshop.id] if workshop else [])]:
            yield not_ready(pick.use)
            return
        spare = ROOMS[pick.use].amount if pick.use != "none" else 0
        lacking = self.short_of(seat, Counter(GEAR[pick.gear].icons))
        if sum(lacking.values()) > spare:
            yield "icons-short", {"gear": pick.gear, "missing": lacking}

    def mend(self, seat: int, id: str, icons: Counter[str]) -> None:
        paid = {what: icons[what] for what in MATERIALS if icons[what]}
        for what, amount in paid.items():
            self.pay(seat, what, amount)
        piece = next(p for p in self.clan(seat).gear if p.id == id and not p.repaired)
        piece.repaired = True
        self.confide(seat, "repaired", gear=id, paid=paid)

    # 7/ Nettoyer son abri

    def clean(self, seat: int) -> Game:
        """Jour 7: food spoils, two water stay; rooms and equipment are ready again."""
        clan = self.clan(seat)

        def objections(pick: Any) -> Iterator[Objection]:
            if isinstance(pick, by_day.Done):
                return
            yield from self.wrong_use(seat, "clean", pick)
            if pick.what != "food":
                yield "only-food", {"what": pick.what}
            if pick.get != "none":
                yield not_ready(pick.room)
            most = min(clan.stores["food"], ROOMS["smokehouse"].amount)
            if not 1 <= pick.count <= most:
                yield "not-that-many", {"what": "food", "needed": pick.count, "most": most}

        asked = clan.asked
        while not asked or (clan.stores["food"] and self.ready_room(seat, "preserve_food")):
            asked = True
            pick = yield Question(seat, "Day", (by_day.Use, by_day.Done), objections)
            if isinstance(pick, by_day.Done):
                break
            room = self.use_room_bonus(seat, "preserve_food")
            self.pay(seat, "food", pick.count)
            self.gain(seat, "can", pick.count)
            facts = {"room": room.id, "resource": "can", "amount": pick.count}
            self.confide(seat, "preserved", **facts)

        kept = {"food": 0, "water": NUMBERS["water_kept"]}
        if self.facts.variant.storage_cap == "8":
            kept |= dict.fromkeys([*MATERIALS, "ammo", "can"], NUMBERS["storage_cap"])
        discarded = {}
        for resource in RESOURCES:
            if resource in kept and clan.stores[resource] > kept[resource]:
                discarded[resource] = clan.stores[resource] - kept[resource]
                clan.stores[resource] = kept[resource]
        for thing in clan.gear + clan.rooms:
            thing.used = False
        clan.asked = False
        self.confide(seat, "cleaned", discarded=discarded)

    # --- Fin de partie, points de survie ----------------------------------------------------

    def points(self, seat: int) -> dict[str, int]:
        """Points de survie, by rule."""
        clan = self.clan(seat)
        repaired = Counter(piece.id for piece in clan.gear if piece.repaired)
        rooms = sum(full(room) for room in clan.rooms)
        return {
            "score.events": sum(EVENTS[id].points for id in clan.resolved),
            "score.rooms": NUMBERS["room_points"][rooms],
            "score.survivors": self.people(seat),
            "score.equipment": repaired.total(),
            "score.pairs": 2 * sum(count >= 2 for count in repaired.values()),
            "score.gauge": GAUGE[clan.gauge],
        }

    def ties(self, seat: int) -> tuple[int, int]:
        """Déterminer le vainqueur: supplies left, then all resources."""
        return self.owned(seat, SUPPLIES), self.owned(seat, RESOURCES)

    def statistics(self, seat: int) -> dict[str, Any]:
        """What results keep of a seat."""
        clan = self.clan(seat)
        return {
            "leader": [clan.leader],
            "megapole": [clan.name],
            "room": sorted(room.id for room in clan.rooms if full(room)),
            "survivors": self.people(seat),
            "events": len(clan.resolved),
        }

    def end(self) -> None:
        """Déterminer le vainqueur: most points, then ties; alone the medals (house)."""
        facts = self.facts
        facts.phase = "end"
        totals = {seat: sum(self.points(seat).values()) for seat in range(facts.seats)}
        for seat, points in totals.items():
            self.tell("scored", seat=seat, points=points)
        if facts.seats == 1:
            self.award(totals[0])
            return
        best = max((totals[seat], *self.ties(seat)) for seat in totals)
        facts.result = [seat for seat in totals if (totals[seat], *self.ties(seat)) == best]
        self.tell("ended", winners=facts.result)

    def medals(self) -> dict[str, int]:
        """House, alone: ten points, and five, seven or nine a day; less by beds (edition 2)."""
        beds = self.edition > 1 and self.facts.variant.recruits == "beds"
        medals = NUMBERS["medals_by_beds" if beds else "medals"]
        return {m: medals["start"] + self.days * n for m, n in medals.items() if m != "start"}

    def award(self, points: int) -> None:
        """House, alone: the best medal that is reached, and how far the next one is."""
        needed, won = self.medals(), ""
        for medal, least in needed.items():
            if points >= least:
                won = medal
        if won:
            self.tell("medal_won", seat=0, medal=won)
        missed = [medal for medal, least in needed.items() if points < least]
        if missed:
            short = needed[missed[0]] - points
            self.tell("medal_missed", seat=0, medal=missed[0], amount=short)
        self.facts.result = [0] if won else []
