"""Past events: chapters posted once and before later messages, losses, what was missed; one's
games with their latest event."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import event

from bot.features.mine.service import OwnGames, SeatState
from bot.model.delays import Delays
from bot.model.intents import Intent, RetryLater, UnknownFate
from bot.model.person import Preferences
from bot.store import StoreError, outbox, people, posted
from bot.store.transaction import Tx
from bot.table import TableInfo
from bot.table.after.event_log import News, latest_news
from bot.table.clocks.reminders import CALL_INTERVAL_S
from engine.facts import seats_named
from engine.games._skeleton import PACKAGE as _skeleton
from engine.kernel import Viewer
from engine.package import Loss, is_loss
from tests.bot.core.conftest import ANN, BOB, CHANNEL, Program
from tests.bot.core.features.test_results import play_out


async def bids(program: Program, table: TableInfo) -> None:
    """Both seats answer what they are asked."""
    for seat in (0, 1):
        await program.play(table, seat)


async def test_a_chapters_report_is_posted_once_and_before_the_next_chapter(
    program: Program,
) -> None:
    table = await program.game(BOB)
    await bids(program, table)  # setup
    await bids(program, table)  # round 1
    await program.outbox.flush()
    assert program.post.said("notice") == [("send", "story:1", "story")]
    kinds = [intent.kind for _, intent in program.post.calls if intent.kind != "sheet"]
    assert kinds[-3:] == ["notice", "dashboard", "retired"]
    program.post.clear()
    await program.restart()
    await program.outbox.flush()
    assert program.post.said("notice") == []
    await bids(program, table)
    await program.restart()  # what was committed is said after the restart
    await program.outbox.flush()
    assert program.post.said("notice") == [("send", "story:2", "story")]


async def test_a_failing_report_does_not_delay_the_dashboard(program: Program) -> None:
    table = await program.game(BOB)
    await bids(program, table)
    await bids(program, table)
    plain = program.post.send

    async def failing(intent: Intent) -> int:
        if intent.occasion == "story":
            program.post.calls.append(("send", intent))
            raise RetryLater(300)
        return await plain(intent)

    program.post.send = failing  # type: ignore[method-assign]
    await program.outbox.flush()
    await program.store.write(lambda tx: posted.make_due(tx, table.id, program.time.now()))
    program.post.clear()
    program.post.send = plain  # type: ignore[method-assign]
    await program.outbox.flush()
    assert ("send", "story:1", "story") in program.post.said("notice")


async def test_the_last_report_is_posted_at_the_end_unless_the_game_was_cut_short(
    program: Program,
) -> None:
    table = await program.game(BOB)
    for _ in range(5):
        await bids(program, table)
    await program.outbox.flush()
    keys = [key for _, key, _ in program.post.said("notice")]
    assert keys == ["story:1", "story:2", "story:3", "story:4"]
    program.post.clear()
    other = await program.game(BOB, channel=8)
    await bids(program, other)
    await program.tables.ending.end(other.id, 6, leads=True)
    await program.outbox.flush()
    assert program.post.said("notice") == []


async def test_a_chapter_holds_the_lines_from_its_opening_to_the_next(program: Program) -> None:
    table = await program.game(BOB)
    assert await program.tables.event_log.chapter(table.id, 1) == []
    for _ in range(3):
        await bids(program, table)
    for number in (1, 2):
        names = [line.name for line in await program.tables.event_log.chapter(table.id, number)]
        assert names[:3] == ["turned_up", "bid", "bid"]
        assert names[3:] in (["won"], ["cancelled"])
    assert [x.name for x in await program.tables.event_log.chapter(table.id, 3)] == ["turned_up"]
    assert await program.tables.event_log.chapter(table.id, 4) == []


async def test_a_chapter_is_found_among_many_moves(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.after.event_log._PAGE", 1)
    table = await program.game(BOB)
    for _ in range(3):
        await bids(program, table)
    assert len(await program.tables.event_log.chapter(table.id, 1)) == 4


async def test_missed_events_are_those_since_ones_own_pick_that_were_not_undone(
    program: Program,
) -> None:
    table = await program.game(BOB)
    await program.play(table, 0)
    assert await program.tables.event_log.missed(table.id, 0) == []
    await program.play(table, 1)
    told = [line.name for line in await program.tables.event_log.missed(table.id, 0)]
    assert told == ["set_aside", "turned_up"]
    assert "card" not in (await program.tables.event_log.missed(table.id, 0))[0].facts
    await program.play(table, 0)
    assert await program.tables.event_log.missed(table.id, 0) == []
    await program.tables.play.undo(table.id, ANN)  # back to what was missed before that pick
    assert [line.name for line in await program.tables.event_log.missed(table.id, 0)] == told


async def _news_at(program: Program, table_id: int, viewer: Viewer) -> float | None:
    return await program.store.read(lambda tx: latest_news(tx, table_id, viewer))


async def test_the_time_of_news_reveals_no_secret(program: Program) -> None:
    lobby = await program.lobby(BOB)
    assert await _news_at(program, lobby.id, 0) is None
    table = await program.tables.lobby.start(lobby.id, ANN)
    begun = program.time.now()
    program.time.pass_(60)
    await bids(program, table)
    setup = program.time.now()
    assert await _news_at(program, table.id, 1) == setup > begun
    program.time.pass_(60)
    await program.play(table, 0)  # a bid in secret
    assert await _news_at(program, table.id, 1) == setup
    program.time.pass_(60)
    await program.play(table, 1)
    assert await _news_at(program, table.id, None) == program.time.now()


def test_a_loss_is_an_event_that_its_game_declares() -> None:
    losses = {"robbed": Loss("rival"), "counted": Loss(amount="loss")}
    assert is_loss(losses, "robbed", {"seat": 0, "rival": 1}, 1)
    assert not is_loss(losses, "robbed", {"seat": 0, "rival": 1}, 0)
    assert not is_loss(losses, "counted", {"seat": 0, "loss": 0}, 0)
    assert is_loss(losses, "counted", {"seat": 0, "loss": 2}, 0)
    assert not is_loss(losses, "unheard", {"seat": 0}, 0)


@pytest.fixture
def prizes_hurt(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this house every bid costs its bidder something."""
    monkeypatch.setattr(_skeleton, "LOSSES", {"bid": Loss()})


@pytest.mark.usefixtures("prizes_hurt")
async def test_a_loss_caused_by_another_is_reported_once(program: Program) -> None:
    table = await program.game(BOB)
    await bids(program, table)
    await program.outbox.flush()
    program.post.clear()
    program.time.pass_(CALL_INTERVAL_S)
    await program.play(table, 0)
    await program.play(table, 1)  # opens both: Ann loses by Bob's pick, and is asked again
    await program.outbox.flush()
    sheets = {i.seat: i for call, i in program.post.calls if i.kind == "sheet" and call == "send"}
    assert sheets[0].occasion == "loss", "it is told in private, wherever turns are called"
    since = sheets[0].facts["since"]
    (loss,) = (await program.tables.message_data.sheet(table.id, 0, since)).lines
    assert (loss.name, loss.facts["seat"]) == ("bid", 0)
    assert (
        await program.tables.message_data.sheet(table.id, 1, 0)
    ).lines == ()  # Bob's own pick: he saw it happen
    program.post.clear()
    program.time.pass_(CALL_INTERVAL_S)
    await program.play(table, 1)
    await program.play(table, 0)
    await program.outbox.flush()
    later = [i for _, i in program.post.calls if i.kind == "sheet" and i.seat == 1][-1]
    assert later.facts["since"] > since
    assert (
        len((await program.tables.message_data.sheet(table.id, 1, later.facts["since"])).lines) == 1
    )


@pytest.mark.usefixtures("prizes_hurt")
async def test_losses_wait_for_an_unsent_sheet(program: Program) -> None:
    table = await program.game(BOB)
    await bids(program, table)
    await program.outbox.flush()
    program.post.clear()
    for _ in range(2):  # two rounds, and nothing could be sent meanwhile
        await program.play(table, 0)
        await program.play(table, 1)
    program.time.pass_(CALL_INTERVAL_S)
    await program.outbox.flush()
    (sheet,) = [i for _, i in program.post.calls if i.kind == "sheet" and i.seat == 0]
    assert (
        len((await program.tables.message_data.sheet(table.id, 0, sheet.facts["since"])).lines) == 2
    )


@pytest.mark.parametrize("kept", [True, False])
async def test_a_mark_is_noted_as_new_once(program: Program, kept: bool) -> None:
    assert await program.tables.notes.note_first("greeted:1", "monday")
    assert not await program.tables.notes.note_first("greeted:1", "monday")
    if kept:
        assert await program.tables.notes.note_first("greeted:1", "tuesday")
    else:
        await program.tables.notes.drop_mark("greeted:1")
        assert await program.tables.notes.note_first("greeted:1", "monday")


@pytest.mark.usefixtures("prizes_hurt")
async def test_actions_against_a_seat_are_news_until_shown(program: Program) -> None:
    """A row, not a live object: a restart changes nothing; one's own picks are no news."""
    table = await program.game(BOB)
    seats = (0, 1)
    for _ in range(6):
        await bids(program, table)
        news = {seat: await program.tables.event_log.unseen(table.id, seat) for seat in seats}
        if any(found.lines for found in news.values()):
            break
    seat, found = next((s, found) for s, found in news.items() if found.lines)
    assert all(line.seat != seat for line in found.lines)
    assert all(
        _skeleton.is_notable(line.name) or seat in seats_named(line.facts) for line in found.lines
    )
    await program.restart()
    assert await program.tables.event_log.unseen(table.id, seat) == found
    assert found.asked == await program.tables.play.ask(table.id, seat)
    await program.tables.event_log.saw(table.id, seat, found)
    assert (await program.tables.event_log.unseen(table.id, seat)).lines == []
    other = 1 - seat
    assert await program.tables.event_log.unseen(table.id, other) == news[other]


@pytest.mark.usefixtures("prizes_hurt")
@pytest.mark.parametrize(
    ("read", "told"),
    [("all", False), ("some", True), ("before the last", True), ("nothing", True)],
)
async def test_losses_that_were_read_above_the_menu_are_not_sent(
    program: Program, read: str, told: bool
) -> None:
    """The call to the turn comes in any case."""
    program.tables.sessions.delays = Delays(call=30.0)
    table = await program.game(BOB)
    await bids(program, table)
    await program.outbox.flush()
    program.time.pass_(CALL_INTERVAL_S)
    await program.play(table, 0)
    before = await program.tables.event_log.unseen(table.id, 0)
    await program.play(table, 1)  # opens both: Ann loses by Bob's pick, and is asked again
    program.post.clear()
    news = await program.tables.event_log.unseen(table.id, 0)
    assert news.lines
    if read != "nothing":
        shown = before if read == "before the last" else news
        await program.tables.event_log.saw(table.id, 0, shown, whole=read != "some")
    program.time.pass_(30.0)
    await program.outbox.flush()
    (sent,) = [
        i for call, i in program.post.calls if (call, i.kind, i.seat) == ("send", "sheet", 0)
    ]
    assert sent.occasion == ("loss" if told else "turn")


@pytest.mark.usefixtures("prizes_hurt")
async def test_who_has_read_their_losses_and_wants_no_calls_gets_no_message(
    program: Program,
) -> None:
    program.tables.sessions.delays = Delays(call=30.0)
    table = await program.game(BOB)
    silent = Preferences(reminders={"turn": "off"})
    await program.store.write(lambda tx: people.set_person_settings(tx, ANN, silent))
    await bids(program, table)
    await program.outbox.flush()
    program.time.pass_(CALL_INTERVAL_S)
    await bids(program, table)  # Ann loses by Bob's pick, and is asked again
    program.post.clear()
    news = await program.tables.event_log.unseen(table.id, 0)
    await program.tables.event_log.saw(table.id, 0, news)
    program.time.pass_(CALL_INTERVAL_S)
    await program.outbox.flush()
    sheets = [call for call, i in program.post.calls if (i.kind, i.seat) == ("sheet", 0)]
    assert sheets == ["edit"]


@pytest.mark.usefixtures("prizes_hurt")
@pytest.mark.parametrize("read", [True, False])
async def test_losses_without_a_question_are_edited_into_the_sheet_once_read(
    program: Program, read: bool
) -> None:
    table = await program.game(BOB)
    await bids(program, table)
    await program.outbox.flush()

    def act(tx: Tx) -> None:
        outbox.call(tx, table.id, 0, "1", "loss", {"since": 0}, program.time.now())
        if read:
            outbox.losses_read(tx, table.id, 0, asked=False)

    program.post.clear()
    await program.store.write(act)
    program.time.pass_(CALL_INTERVAL_S)
    await program.outbox.flush()
    (call,) = [call for call, i in program.post.calls if (i.kind, i.seat) == ("sheet", 0)]
    assert call == ("edit" if read else "send")


async def test_storing_that_news_was_shown_cannot_fail_a_click(
    program: Program, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await program.game(BOB)
    monkeypatch.setattr("bot.store.games.set_seat", _fails)
    await program.tables.event_log.saw(table.id, 0, News([], 3, None))
    assert "the disk is full" in caplog.text


def _fails(*_: object, **__: object) -> None:
    raise StoreError("the disk is full")


async def test_the_final_message_follows_the_last_report_even_while_drawn(
    program: Program,
) -> None:
    """The game ends while the message of the last phase is under way, which then shows the end; and
    a story that comes late is followed by it as well."""
    table = await program.game(BOB)
    plain = program.post.send
    ending = [False]

    async def ends_meanwhile(intent: Intent) -> int:
        if intent.kind == "dashboard" and not ending[0]:
            ending[0] = True
            await play_out(program, table)
        return await plain(intent)

    program.post.send = ends_meanwhile  # type: ignore[method-assign]
    while not ending[0]:
        for seat in (0, 1):
            await program.play(table, seat)
        await program.outbox.flush()
    await program.outbox.flush()
    public = {n: i for n, i in program.post.standing.items() if i.kind in ("dashboard", "notice")}
    stories = [n for n, intent in public.items() if intent.occasion == "story"]
    assert stories
    assert max(public) > max(stories)
    assert public[max(public)].key == "ended"


async def test_a_late_report_is_followed_by_the_final_message(program: Program) -> None:
    table = await program.game(BOB)
    plain = program.post.send

    async def fails_once(intent: Intent) -> int:
        if intent.occasion == "story" and not intent.attempts:
            raise UnknownFate
        return await plain(intent)

    program.post.send = fails_once  # type: ignore[method-assign]
    await play_out(program, table)
    await program.outbox.flush()
    for _ in range(4):
        program.time.pass_(40)
        await program.outbox.flush()
    public = {n: i for n, i in program.post.standing.items() if i.kind in ("dashboard", "notice")}
    stories = [n for n, intent in public.items() if intent.occasion == "story"]
    assert len(stories) > 1
    assert public[max(public)].key == "ended"


async def test_ones_games_are_read_at_once_by_a_statement_for_each(program: Program) -> None:
    """The tables, the favourites, all seats; the newest event of each started game."""
    first = await program.game(BOB)
    second = await program.game(BOB, channel=CHANNEL + 1)
    lobby = await program.lobby(channel=CHANNEL + 2)
    for _ in range(4):
        for seat in (0, 1):
            await program.play(second, seat)
    statements: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        statements.append(statement)

    event.listen(program.store._engine, "before_cursor_execute", note)
    own = await program.tables.of(OwnGames).page(ANN, 5, 0)
    event.remove(program.store._engine, "before_cursor_execute", note)
    assert [game.table.id for game in own] == [first.id, second.id, lobby.id]
    assert len([text for text in statements if text.startswith("SELECT")]) == 5
    assert own[2].state is None
    for game in own[:2]:
        assert isinstance(game.state, SeatState)
        asked = await program.tables.play.ask(game.table.id, 0)
        assert (game.state.question, game.state.view) == (asked.question, asked.view)
        assert game.state.news == await _news_at(program, game.table.id, 0)
