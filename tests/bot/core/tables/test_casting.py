"""Roles before the deal: taken, given to a computer, left to chance or to a vote."""

from __future__ import annotations

import pytest

from bot.features.gm.characters import Characters
from bot.features.gm.master import Master
from bot.features.privacy.service import Privacy
from bot.features.rematch.service import Rematch
from bot.features.roles.councils import Councils
from bot.features.roles.service import Casting
from bot.files.transfer import proved
from bot.files.verify import Forged, sealed
from bot.table import TableInfo
from engine.games import GAMES
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GAME, GUILD, Program
from tests.bot.core.features.test_master import GM
from tests.bot.core.tables.test_lobby import refused

CASTING = [name for name, package in GAMES.items() if package.ROLES]
"""Every game whose seats are not all the same."""
pytestmark = pytest.mark.parametrize("game", CASTING)


def few_and_rest(game: str) -> tuple[str, str]:
    """A role of one seat, and that of all the others."""
    roles = GAMES[game].ROLES
    few = next(role for role, most in roles.items() if most == 1)
    return few, next(role for role, most in roles.items() if not most)


async def lobby(program: Program, game: str) -> TableInfo:
    """Ann, Bob and Cat, and a computer."""
    table = await program.tables.lobby.open(game, GUILD, CHANNEL, ANN, "Ann", "fr")
    for user in (BOB, CAT):
        await program.tables.lobby.join(table.id, user, f"P{user}", "fr")
    return await program.tables.lobby.add_computer(table.id, ANN, "normal")


async def alone(program: Program, table: TableInfo) -> list[int]:
    """The seats that play alone."""

    def look(at):
        position = program.tables.sessions.position(at)
        return [side[0] for side in position.package.sides(position.game) if len(side) == 1]

    return await program.tables.sessions.read(table.id, look)


async def test_the_deal_follows_the_taken_roles(program: Program, game: str) -> None:
    few, rest = few_and_rest(game)
    table, casting = await lobby(program, game), program.tables.of(Casting)
    await casting.take(table.id, BOB, few)
    await refused(casting.take(table.id, CAT, few), "role-taken")
    await refused(casting.take(table.id, CAT, "nothing"), "no-such-role")
    await casting.take(table.id, BOB, rest)
    table = await casting.take(table.id, CAT, few)
    assert [seat.role for seat in table.seated] == ["", rest, few, ""]
    table = await program.tables.lobby.start(table.id, ANN)
    assert await alone(program, table) == [2]


async def test_the_host_gives_roles_to_computers_only(program: Program, game: str) -> None:
    few, _ = few_and_rest(game)
    table, casting = await lobby(program, game), program.tables.of(Casting)
    await refused(casting.give(table.id, BOB, 3, few), "not-host")
    await refused(casting.give(table.id, ANN, 1, few), "role-of-person")
    await casting.give(table.id, ANN, 3, few)
    table = await program.tables.lobby.leave(table.id, BOB)  # it goes with its seat
    assert [seat.role for seat in table.seated] == ["", "", few]
    table = await program.tables.lobby.start(table.id, ANN)
    assert await alone(program, table) == [2]


async def test_most_votes_win_the_role_and_votes_follow_the_seats(
    program: Program, game: str
) -> None:
    table, casting = await lobby(program, game), program.tables.of(Casting)
    await refused(casting.vote(table.id, ANN, 2), "no-vote")
    await refused(casting.settle(table.id, BOB, "vote"), "not-host")
    await casting.settle(table.id, ANN, "vote")
    await refused(casting.vote(table.id, ANN, 9), "no-such-seat")
    for user in (ANN, CAT):
        await casting.vote(table.id, user, 2)
    table = await program.tables.lobby.leave(table.id, BOB)
    assert [seat.vote for seat in table.seated] == [1, 1, None]
    table = await program.tables.lobby.start(table.id, ANN)
    assert await alone(program, table) == [1]


async def test_chance_gives_no_role_to_a_seat_that_has_one(program: Program, game: str) -> None:
    _, rest = few_and_rest(game)
    for n in range(6):
        table = await program.tables.lobby.open(game, GUILD, CHANNEL + n, ANN, "Ann", "fr")
        for user in (BOB, CAT):
            await program.tables.lobby.join(table.id, user, f"P{user}", "fr")
            await program.tables.of(Casting).take(table.id, user, rest)
        table = await program.tables.lobby.start(table.id, ANN)
        assert await alone(program, table) == [0]


async def test_a_role_without_a_free_seat_is_refused_before_the_deal(
    program: Program, game: str
) -> None:
    _, rest = few_and_rest(game)
    table = await lobby(program, game)
    for user in (ANN, BOB, CAT):
        await program.tables.of(Casting).take(table.id, user, rest)
    await program.tables.of(Casting).give(table.id, ANN, 3, rest)
    await refused(program.tables.lobby.start(table.id, ANN), "role-missing")
    table = await program.tables.of(Casting).take(table.id, ANN, "")
    table = await program.tables.lobby.start(table.id, ANN)
    assert await alone(program, table) == [0]


async def test_equal_votes_and_chance_are_settled_by_the_deal_and_checked_with_it(
    program: Program, game: str
) -> None:
    """The promised secret, and clicks that nobody can choose, determine the roles like the cards: a
    file says what was taken and voted, and a changed role is detected."""
    few, rest = few_and_rest(game)
    found = set()
    for n in range(16):
        table = await program.tables.lobby.open(game, GUILD, CHANNEL + n, ANN, "Ann", "fr")
        for user in (BOB, CAT):
            await program.tables.lobby.join(table.id, user, f"P{user}", "fr", str(100 + n))
        if n % 2:
            await program.tables.of(Casting).settle(table.id, ANN, "vote")
            for user in (BOB, CAT):
                await program.tables.of(Casting).vote(table.id, user, user == CAT)
        else:
            await program.tables.of(Casting).take(table.id, ANN, rest)
        table = await program.tables.lobby.start(table.id, ANN, press="200")
        found.add((n % 2, *await alone(program, table)))
        export = (await program.tables.exports.whole(table.id)).export
        assert [line for line in await program.tables.exports.deal(table.id) if "roles: " in line]
        proved(sealed(export))
        assert export.replay is not None
        assert export.replay.begun is not None
        sides = [part["side"] for part in export.replay.begun["seats"]]
        turned = [{**part, "side": rest} for part in export.replay.begun["seats"]]
        turned[sides.index(few) - 1]["side"] = few
        other = export.replay.model_copy(update={"begun": {**export.replay.begun, "seats": turned}})
        with pytest.raises(Forged, match=r"deal.roles is not that of the game"):
            proved(sealed(export.model_copy(update={"replay": other})))
    assert found == {(0, 1), (0, 2), (1, 0), (1, 1)}, "equal votes, and no vote: either may be it"


@pytest.mark.parametrize("way", ["", "random"])
async def test_the_deal_draws_roles_when_none_is_taken(
    program: Program, game: str, way: str
) -> None:
    """A lobby that has not settled it leaves it to chance, as one that has chosen that."""
    table = await lobby(program, game)
    if way:
        table = await program.tables.of(Casting).settle(table.id, ANN, way)
    table = await program.tables.lobby.start(table.id, ANN)
    assert len(await alone(program, table)) == 1
    assert not table.recorded


async def test_a_taken_role_stays_however_the_rest_is_assigned(program: Program, game: str) -> None:
    few, _ = few_and_rest(game)
    table, casting = await lobby(program, game), program.tables.of(Casting)
    await casting.take(table.id, BOB, few)
    for way in ("vote", "random"):
        table = await casting.settle(table.id, ANN, way)
        assert [seat.role for seat in table.seated] == ["", few, "", ""]
    await refused(casting.settle(table.id, ANN, "asked"), "no-such-role")


async def test_a_rematch_assigns_roles_again(program: Program, game: str) -> None:
    few, _ = few_and_rest(game)
    table, casting = await lobby(program, game), program.tables.of(Casting)
    await casting.plan_apart(table.id, ANN, True)
    await casting.take(table.id, BOB, few)
    table = await program.tables.lobby.start(table.id, ANN)
    await program.tables.ending.end(table.id, 6, leads=True)
    again = await program.tables.of(Rematch).open(table.id, ANN)
    for person in {seat.user_id for seat in table.seated} - {None, ANN}:
        again = await program.tables.of(Rematch).open(table.id, person)
    assert (again.recorded, again.council) == (False, True)
    assert {seat.role for seat in again.seated} == {""}
    await casting.take(again.id, CAT, few)
    again = await program.tables.lobby.start(again.id, ANN)
    assert await alone(program, again) == [2]


async def test_a_record_with_roles_assigns_them(program: Program, game: str) -> None:
    few, rest = few_and_rest(game)
    table = await lobby(program, game)
    package = GAMES[game]
    record = package.Record(seats=({"side": rest}, {"side": few}))
    await program.tables.beginnings.set_record(table.id, ANN, record)
    await refused(program.tables.of(Casting).take(table.id, ANN, few), "roles-recorded")
    table = await program.tables.lobby.start(table.id, ANN)
    assert await alone(program, table) == [1]


async def test_a_game_without_roles_offers_none(program: Program, game: str) -> None:
    table = await program.tables.lobby.open(GAME, GUILD, CHANNEL, ANN, "Ann", "fr")
    await refused(program.tables.of(Casting).take(table.id, ANN, few_and_rest(game)[0]), "no-roles")


async def test_a_forgotten_person_stays_known_until_removed_from_their_sides_thread(
    program: Program, game: str
) -> None:
    few, _ = few_and_rest(game)
    table, councils = await lobby(program, game), program.tables.of(Councils)
    await program.tables.of(Casting).plan_apart(table.id, ANN, True)
    await program.tables.of(Casting).take(table.id, ANN, few)
    await program.tables.lobby.start(table.id, ANN)
    await councils.keep(table.id, 1, 77, {BOB, CAT})
    await program.tables.of(Privacy).forget(CAT, [], "somebody")
    council = (await councils.shown(table.id, 1)).council
    assert council is not None
    assert (council.inside, council.members) == ({BOB, CAT}, {BOB})
    await councils.keep(table.id, 1, 77, council.members)
    assert (await program.tables.of(Privacy).export_of(CAT))["councils"] == []


async def test_a_dropped_thread_remembers_no_forgotten_person(program: Program, game: str) -> None:
    table, councils = await lobby(program, game), program.tables.of(Councils)
    await program.tables.of(Casting).plan_apart(table.id, ANN, True)
    await program.tables.lobby.start(table.id, ANN)
    await councils.keep(table.id, 1, 77, {BOB, CAT})
    await councils.give_up(table.id, "council-none")
    assert (await program.tables.of(Privacy).export_of(CAT))["councils"] == []


async def test_the_vote_of_a_former_game_master_does_not_count(program: Program, game: str) -> None:
    table, casting = await lobby(program, game), program.tables.of(Casting)
    await casting.settle(table.id, ANN, "vote")
    await program.tables.of(Master).appoint(table.id, ANN, GM)
    await program.tables.of(Characters).tell(table.id, GM, "Gil", "fr", "The Grey", 3)
    await casting.vote(table.id, GM, 1)
    table = await program.tables.of(Master).appoint(table.id, GM, None)
    assert [seat.vote for seat in table.seated] == [None] * 4
