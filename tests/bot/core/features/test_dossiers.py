"""Dossiers: kept for a person, opened in a lobby, their scenes told at their moments, once."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.features.dossiers.dossier import Dossier, ours, read_dossier, schema
from bot.features.dossiers.page import moments
from bot.features.dossiers.service import MAX_DOSSIERS, Dossiers, dossier_in_lobby
from bot.features.gm.cues import cue_text
from bot.features.gm.master import Master
from bot.features.gm.rows import scenes as scene_rows
from bot.features.gm.scenes import MAX_SCENES, Scenes
from bot.features.privacy.service import Privacy
from bot.files.transfer import verified
from bot.files.verify import sealed
from bot.model.facts import Refused
from bot.model.game_export import MAX_UPLOAD_BYTES
from bot.model.intents import ALERT, SCENE_NOTICE
from bot.present.report import report
from bot.render.refusals import house_refusal
from bot.store import Store
from bot.store.transaction import Tx
from bot.table import TableInfo
from bot.table.sessions import TableTx
from bot.texts import DATA, LOCALES, Library
from engine.games import GAMES
from engine.kernel import EVERYTHING
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GAME, GUILD, Program
from tests.bot.core.features.test_exports import play_on
from tests.bot.core.features.test_master import GM
from tests.bot.core.store.stored import restored
from tests.bot.core.store.test_databases import MADE
from tests.bot.core.tables.test_lobby import refused
from tests.laws.walks import draw

LIBRARY = Library(strict=True)
END = {"cue": {"at": "end"}, "words": "It is over."}


def made(**fields: Any) -> Dossier[Any]:
    return read_dossier({"game": GAME, "name": "The refugees", **fields}, LIBRARY)


def scene(words: str, alone: bool = True, **cue: Any) -> dict[str, Any]:
    return {"cue": cue, "words": words, "alone": alone}


async def opened(program: Program, *users: int, led: bool = True, **fields: Any) -> TableInfo:
    """A lobby of Ann and these, in which a dossier is open."""
    table = await program.lobby(*users)
    if led:
        await program.tables.of(Master).appoint(table.id, ANN, GM)
    return await program.tables.of(Dossiers).open(table.id, GM if led else ANN, made(**fields))


async def begun(program: Program, *users: int, led: bool = True, **fields: Any) -> TableInfo:
    """The same, started; what its start told stays to be read."""
    table = await opened(program, *users, led=led, **fields)
    return await program.tables.lobby.start(table.id, ANN)


async def told(program: Program) -> list[str]:
    """The scenes posted since the last look, and alerts of scenes, in order."""
    await program.outbox.flush()
    found = [
        i.facts["words"] if i.occasion == SCENE_NOTICE else f"? {i.facts['words']}"
        for call, i in program.post.calls
        if call == "send"
        and (i.occasion == SCENE_NOTICE or (i.kind == ALERT and "scene" in i.facts))
    ]
    program.post.clear()
    return found


# --- of a person ----------------------------------------------------------------------------------


async def test_a_dossier_is_kept_changed_and_deleted_by_its_person_alone(program: Program) -> None:
    dossiers = program.tables.of(Dossiers)
    number = await dossiers.add(GM, made(pitch="One\n\ntwo."))
    await program.restart()
    dossiers = program.tables.of(Dossiers)
    assert (await dossiers.one(GM, number))["pitch"] == "One\ntwo."
    for call in (dossiers.one(ANN, number), dossiers.drop(ANN, number)):
        await refused(call, "dossier-gone")
    await refused(dossiers.change(ANN, number, made()), "dossier-gone")
    await dossiers.change(GM, number, made(name="Other"))
    assert [row.content["name"] for row in await dossiers.of_person(GM)] == ["Other"]
    assert (await dossiers.drop(GM, number))["name"] == "Other"
    assert await dossiers.of_person(GM) == []
    for _ in range(MAX_DOSSIERS):
        await dossiers.add(GM, made())
    await refused(dossiers.add(GM, made()), "dossiers-most")
    await dossiers.add(ANN, made())


async def test_dossiers_are_in_the_data_of_their_person_and_are_forgotten_with_them(
    program: Program,
) -> None:
    await program.tables.of(Dossiers).add(GM, made(pitch="Mine."))
    await begun(program, BOB, scenes=[END])
    data = await program.tables.of(Privacy).export_of(GM)
    assert [row["content"]["pitch"] for row in data["dossiers"]] == ["Mine."]
    assert [row["words"] for row in data["scenes"]] == ["It is over."]
    assert len(data["opened_dossiers"]) == 1
    await program.tables.of(Privacy).forget(GM, [], "somebody")
    data = await program.tables.of(Privacy).export_of(GM)
    assert not data["dossiers"] + data["opened_dossiers"] + data["scenes"]


# --- the file -------------------------------------------------------------------------------------

BAD = [
    (b"{", "record-no-json", "—"),
    (b'{"game": "chess", "name": "x"}', "record-unknown-name", "game"),
    ({"game": GAME}, "record-missing", "name"),
    ({"name": " "}, "record-missing", "name"),
    ({"hop": 1}, "record-unknown-field", "hop"),
    ({"version": 2}, "record-bad-value", "version"),
    ({"name": "x" * 101}, "record-too-long", "name"),
    ({"pitch": "x" * 1501}, "record-too-long", "pitch"),
    ({"options": {"hop": 1}}, "record-unknown-field", "options.hop"),
    ({"options": {"cards": "9"}}, "record-bad-value", "options.cards"),
    ({"seats": [{}] * 9}, "record-too-many", "seats"),
    ({"seats": [{"character": "x" * 41}]}, "record-too-long", "seats.0.character"),
    ({"record": {"seats": [{"points": -1}]}}, "record-bad-value", "record.seats.0.points"),
    ({"record": {}, "campaign": True}, "record-bad-value", "campaign"),
    ({"scenes": [{"cue": {"at": "end"}}]}, "record-missing", "scenes.0.words"),
    ({"scenes": [END] * (MAX_SCENES + 1)}, "record-too-many", "scenes"),
    ({"scenes": [END, scene("x", at="noon")]}, "record-unknown-name", "scenes.1.cue.at"),
    ({"scenes": [scene("x", at="phase")]}, "record-missing", "scenes.0.cue.phase"),
    ({"scenes": [scene("x", at="phase", phase="n")]}, "record-unknown-name", "scenes.0.cue.phase"),
    ({"scenes": [scene("x", at="death")]}, "record-unknown-name", "scenes.0.cue.at"),
    ({"scenes": [scene("x", at="event", event="n")]}, "record-bad-value", "scenes.0.cue.event"),
    ({"scenes": [scene("x", at="end", points=2)]}, "record-unknown-field", "scenes.0.cue.points"),
    ({"scenes": [scene("\u200b", at="end")]}, "record-missing", "scenes.0.words"),
    ({"scenes": [scene("é" * 1500, at="end")] * 20, "pitch": "é" * 1500}, "", ""),
    ({"scenes": [scene("𝕏" * 1500, at="end")] * 20}, "record-too-large", "—"),
    (b" " * (MAX_UPLOAD_BYTES + 1), "record-too-large", "—"),
]


@pytest.mark.parametrize(("file", "reason", "field"), BAD)
def test_a_bad_file_is_refused_with_the_field_at_fault(file: Any, reason: str, field: str) -> None:
    plain = {"game": GAME, "name": "x", **file} if isinstance(file, dict) else file
    if reason == "record-missing" and field == "name" and "name" not in file:
        del plain["name"]
    if not reason:
        assert read_dossier(plain, LIBRARY)
        return
    with pytest.raises(Refused) as caught:
        read_dossier(plain, LIBRARY)
    assert (caught.value.reason, caught.value.figures["field"]) == (reason, field)
    for locale in LOCALES:
        assert field in house_refusal(LIBRARY.texts(locale), reason, caught.value.figures) or (
            field == "—"
        )


@pytest.mark.parametrize("locale", LOCALES)
def test_our_dossiers_are_read_again_as_they_are_written(locale: str) -> None:
    found = ours(LIBRARY, locale)
    assert len(found) == 3
    assert len({dossier.game for dossier in found.values()}) == 3
    for dossier in found.values():
        assert read_dossier(dossier.to_json().encode(), LIBRARY) == dossier


def test_our_dossiers_are_the_same_in_both_languages_but_for_their_words() -> None:
    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            told = ("words", "pitch", "name", "character")
            return {name: bare(one) for name, one in value.items() if name not in told}
        return [bare(one) for one in value] if isinstance(value, list) else value

    french, english = (ours(LIBRARY, locale) for locale in ("fr", "en"))
    assert [*french] == [*english]
    for key, dossier in french.items():
        assert bare(dossier.stored()) == bare(english[key].stored())
        for one, other in zip(dossier.scenes, english[key].scenes, strict=True):
            assert one.words != other.words


def test_the_first_is_the_refugees_of_the_game_that_the_bot_is_named_after() -> None:
    assert next(iter(ours(LIBRARY, "fr").values())).name == "Les Réfugiés de Gharkane"


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_of_a_games_dossiers_accepts_ours(game: str) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    check = jsonschema.Draft202012Validator(schema(game))
    check.check_schema(schema(game))
    for path in (DATA / game).glob("dossiers/*.json"):
        check.validate(json.loads(path.read_text("utf-8")))
    with pytest.raises(jsonschema.ValidationError):
        check.validate({"game": game, "name": "x", "scenes": [{"words": "no cue"}]})


# --- opened ---------------------------------------------------------------------------------------


async def test_opening_sets_options_parts_and_characters_by_the_names_of_people(
    program: Program,
) -> None:
    fields: dict[str, Any] = {
        "pitch": "They come.",
        "options": {"cards": "7"},
        "record": {"seats": [{"points": 1}, {"points": 2}, {"points": 3}]},
        "seats": [
            {"player": "Person 103", "character": "Mira"},
            {"player": "ÀNN", "character": "Orso"},
            {"character": "Tal"},
        ],
    }
    table = await opened(program, BOB, **fields)
    assert table.options["cards"] == "7"
    shown = await program.tables.message_data.dashboard(table.id, 0)
    lobby = shown.read(dossier_in_lobby)
    assert lobby is not None
    assert (lobby.name, lobby.pitch) == ("The refugees", "They come.")
    assert lobby.characters == ("Orso", "Mira"), "Bob has the first that is left"
    await program.tables.lobby.join(table.id, CAT, "Person 103", "en")
    shown = await program.tables.message_data.dashboard(table.id, 0)
    lobby = shown.read(dossier_in_lobby)
    assert lobby is not None
    assert lobby.characters == ("Orso", "Tal", "Mira")
    table = await program.tables.lobby.start(table.id, ANN)
    assert table.characters == ("Orso", "Tal", "Mira")
    view: Any = await program.tables.play.view(table.id, EVERYTHING)
    assert view.won == (2, 3, 1)
    assert table.options["cards"] == "7"


async def test_only_who_leads_opens_one_and_only_of_the_same_game_in_a_lobby(
    program: Program,
) -> None:
    table = await program.lobby(BOB)
    dossiers = program.tables.of(Dossiers)
    await refused(dossiers.open(table.id, BOB, made()), "not-host")
    other = read_dossier({"game": next(iter(GAMES)), "name": "x"}, LIBRARY)
    await refused(dossiers.open(table.id, ANN, other), "dossier-other-game")
    await refused(dossiers.open(table.id, ANN, made(campaign=True)), "dossier-no-campaign")
    await dossiers.open(table.id, ANN, made(record={"seats": [{"points": 4}]}))
    assert await dossiers.opened(table.id) == "The refugees"
    await dossiers.open(table.id, ANN, made(name="Another"))
    assert await dossiers.opened(table.id) == "Another"
    assert not (await program.tables.table_queries.info(table.id)).recorded
    await refused(dossiers.close(table.id, BOB), "not-host")
    await dossiers.close(table.id, ANN)
    assert await dossiers.opened(table.id) == ""
    await program.tables.lobby.start(table.id, ANN)
    await refused(dossiers.open(table.id, ANN, made()), "already-started")


async def test_a_lobby_is_taken_over_but_not_what_somebody_else_has_laid_out(
    program: Program,
) -> None:
    table = await opened(program, BOB, record={"seats": [{"points": 4}]})
    await program.tables.lobby.set_option(table.id, ANN, "cards", "7")
    dossiers = program.tables.of(Dossiers)
    await refused(dossiers.taken(table.id, ANN, made(), frozenset()), "not-master")
    await refused(dossiers.taken(table.id, BOB, made(), frozenset()), "not-host")
    taken = await dossiers.taken(table.id, GM, made(seats=[{"character": "Mira"}]), frozenset())
    assert taken.options["cards"] == "7"
    assert taken.record is not None
    assert taken.record.seats[0].points == 4
    assert [(role.player, role.character) for role in taken.seats] == [
        ("Ann", "Mira"),
        ("Person 102", ""),
    ]
    assert read_dossier(taken.stored(), LIBRARY).stored() == taken.stored()


async def test_a_dossier_continues_the_last_game_of_the_campaign(program: Program) -> None:
    from bot.features.campaigns.service import Campaigns

    first = await program.game(BOB)
    campaign = await program.tables.of(Campaigns).new(GUILD, "Winter", ANN)
    await program.tables.of(Campaigns).join(first.id, ANN, campaign.id)
    await play_on(program, first)
    table = await program.lobby(BOB, channel=8000)
    await program.tables.of(Campaigns).join(table.id, ANN, campaign.id)
    await program.tables.of(Dossiers).open(table.id, ANN, made(campaign=True))
    table = await program.tables.lobby.start(table.id, ANN)
    last: Any = await program.tables.play.view(first.id, EVERYTHING)
    now: Any = await program.tables.play.view(table.id, EVERYTHING)
    assert now.won == last.won


async def test_a_dossier_follows_a_game_of_another_kind(program: Program) -> None:
    """Its lines wait in the lobby: what nobody confirms brings nothing."""
    from bot.features.campaigns.ledger import Ledgers
    from bot.features.campaigns.service import Campaigns

    lobby, campaigns = program.tables.lobby, program.tables.of(Campaigns)
    first = await lobby.open("happy_dayz", GUILD, CHANNEL, ANN, "Ann", "fr")
    await lobby.join(first.id, BOB, "Person 102", "en")
    await lobby.set_option(first.id, ANN, "rounds", "1")
    first = await lobby.start(first.id, ANN)
    campaign = await campaigns.new(GUILD, "Winter", ANN)
    await campaigns.join(first.id, ANN, campaign.id)
    assert (await play_on(program, first, 400)).status == "ended"
    table = await program.lobby(BOB, channel=8000)
    await campaigns.join(table.id, ANN, campaign.id)
    await program.tables.of(Dossiers).open(table.id, ANN, made(campaign=True))
    lines = await program.tables.of(Ledgers).lines(table.id)
    assert lines.source.id == first.id
    assert lines.rows
    await lobby.start(table.id, ANN)


# --- cues -----------------------------------------------------------------------------------------


async def test_scenes_are_told_at_their_moments_to_the_end_and_once(program: Program) -> None:
    table = await begun(
        program,
        BOB,
        scenes=[
            scene("Dawn.", at="chapter", chapter=1),
            scene("Second.", at="chapter", chapter=2),
            scene("Third bids.", at="phase", phase="bidding", chapter=3),
            scene("Somebody has one.", at="points", points=1),
            scene("Ann wins.", at="end", winner=0),
            scene("Bob wins.", at="end", winner=1),
            scene("Nobody there wins.", at="end", winner=2),
            END,
        ],
    )
    all_told = await told(program)
    assert all_told == ["Dawn."]
    while (await program.tables.table_queries.info(table.id)).status == "running":
        view = await program.tables.play.view(table.id, None)
        for seat, _ in view.awaited:
            picks = (await program.tables.play.ask(table.id, seat)).picks
            await program.play(table, seat, len(picks) - 1 if seat == 0 else 0)
        await program.restart()
        view = await program.tables.play.view(table.id, None)
        new = await told(program)
        if "Second." in new:
            assert view.chapter == 2
        if "Third bids." in new:
            assert view.chapter == 3
        all_told += new
    result = (await program.tables.table_queries.info(table.id)).result
    wins = [words for seat, words in ((0, "Ann wins."), (1, "Bob wins.")) if seat in (result or ())]
    assert sorted(all_told) == sorted(
        ["Dawn.", "Second.", "Third bids.", "Somebody has one.", *wins, "It is over."]
    )
    left = await program.tables.of(Scenes).waiting(table.id, GM)
    assert len(left) == 2 - len(wins), "the part that nobody plays has no ending"
    account = await program.tables.exports.export(table.id, EVERYTHING)
    texts = LIBRARY.texts("en", GAME, ("Ann", "Bob"))
    written = report(account, texts)
    assert "> Second." in written
    epilogue = written.partition(f"## {texts.say('report-epilogue')}")[2]
    assert "It is over." in epilogue
    assert all(words in epilogue for words in wins)
    verified(sealed((await program.tables.exports.whole(table.id)).export))


async def test_a_scene_for_its_game_master_waits_for_their_word(program: Program) -> None:
    table = await begun(
        program, BOB, scenes=[scene("Asked.", alone=False, at="chapter", chapter=1), END]
    )
    assert await told(program) == ["? Asked."]
    rows = await program.tables.of(Scenes).waiting(table.id, GM)
    assert [(row.words, row.ready) for row in rows] == [("Asked.", True), ("It is over.", False)]
    await program.play(table, 0)
    assert await told(program) == [], "offered once"
    await program.tables.of(Scenes).tell_now(table.id, GM, rows[0].id)
    assert await told(program) == ["Asked."]
    await refused(program.tables.of(Scenes).tell_now(table.id, GM, rows[0].id), "scene-gone")


async def test_without_a_game_master_every_scene_tells_itself(program: Program) -> None:
    await begun(
        program, BOB, led=False, scenes=[scene("Asked.", alone=False, at="chapter", chapter=1)]
    )
    assert await told(program) == ["Asked."]


async def test_what_only_the_game_master_sees_brings_a_scene_to_them_alone(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card set aside is known to its seat; a death in secret must not be told by a scene."""
    monkeypatch.setattr(
        GAMES[GAME], "died", lambda name, facts: name == "set_aside" and "card" in facts
    )
    table = await begun(program, BOB, scenes=[scene("A death.", at="death")])
    await told(program)
    await program.play(table, 0)
    assert await told(program) == ["? A death."]
    await program.play(table, 1)
    assert await told(program) == []
    (row,) = await program.tables.of(Scenes).waiting(table.id, GM)
    assert row.ready


async def test_an_undo_neither_takes_a_scene_back_nor_tells_it_again(program: Program) -> None:
    table = await begun(program, BOB, scenes=[scene("Bid.", at="phase", phase="bidding"), END])
    await told(program)
    await program.play(table, 0)
    await program.tables.play.undo(table.id, ANN)
    assert await told(program) == []
    await program.play(table, 0)
    await program.play(table, 1)
    assert await told(program) == ["Bid."]
    await program.play(table, 0)
    await program.tables.play.undo(table.id, ANN)
    await program.play(table, 0)
    assert await told(program) == []
    assert [
        line.facts["words"]
        for line in await program.tables.play.log(table.id, None, 50)
        if line.name == "narrated"
    ] == ["Bid."]


async def test_two_processes_tell_each_scene_once(program: Program) -> None:
    """Each plays a seat of the same game, and both post what is due."""
    other = Program(program.url)
    other.time, other.post = program.time, program.post
    await other.open(unchecked=True)
    try:
        table = await begun(
            program,
            BOB,
            scenes=[scene(f"Round {n}.", at="chapter", chapter=n) for n in range(1, 4)]
            + [scene("Asked.", alone=False, at="chapter", chapter=2), END],
        )
        posted = await told(program)
        while (await program.tables.table_queries.info(table.id)).status == "running":
            view = await program.tables.play.view(table.id, None)
            for seat, _ in view.awaited:
                await (program, other)[seat].play(table, seat)
            await other.outbox.flush()
            posted += await told(program)
    finally:
        await other.close()
    assert sorted(posted) == sorted(["Round 1.", "Round 2.", "? Asked.", "Round 3.", "It is over."])


@pytest.mark.parametrize("game", GAMES)
async def test_a_dossier_of_each_game_is_played_to_its_end(program: Program, game: str) -> None:
    """Ours where we have one; with every moment that a menu offers, and one of the game master."""
    package, texts = GAMES[game], LIBRARY.texts("en", game, ("Ann", "Bob"))
    content: dict[str, Any] = {"game": game, "name": "x"}
    content = next((d.stored() for d in ours(LIBRARY, "en").values() if d.game == game), content)
    content["scenes"] = [
        {"cue": cue, "words": cue_text(texts, cue)}
        for cue in moments(read_dossier({"game": game, "name": "x"}, LIBRARY), texts)
    ][:MAX_SCENES]
    dossier = read_dossier(content, LIBRARY)
    table = await program.tables.lobby.open(game, GUILD, CHANNEL, ANN, "Ann", "en")
    await program.tables.lobby.join(table.id, BOB, "Bob", "en")
    await program.tables.of(Dossiers).open(table.id, ANN, dossier)
    table = await program.tables.lobby.start(table.id, ANN)
    for seat, name in enumerate(table.characters):
        assert name == dossier.character(seat)
    seed = 7

    def pick(now: TableTx) -> None:
        nonlocal seed
        seed, seat, chosen = draw(now.sessions.game(now), seed)
        program.tables.moves.play(now, seat, chosen)

    while (now := await program.tables.table_queries.info(table.id)).status == "running":
        await program.tables.sessions.write(table.id, pick)
    account = await program.tables.exports.export(table.id, EVERYTHING)
    told_words = [
        line.facts["words"]
        for _, lines in account.chapters
        for line in lines
        if line.name in ("narrated", "epilogue")
    ]
    assert len(told_words) == len(set(told_words)), "each once"
    assert now.result is not None
    won = {cue_text(texts, {"at": "end", "winner": seat}) for seat in now.result}
    ends = {cue_text(texts, {"at": "end", "winner": seat}) for seat in range(package.SEATS[-1])}
    assert ends & set(told_words) == won & {scene.words for scene in dossier.scenes}
    assert cue_text(texts, {"at": "chapter", "chapter": 1}) in told_words
    assert cue_text(texts, {"at": "end"}) in told_words
    points = max(score.total for score in account.scores)
    begun = GAMES[game].score(package.new_game(2, 1, package.Options()))
    if min(score.total for score in begun) < 10 <= points:
        assert cue_text(texts, {"at": "points", "points": 10}) in told_words
    verified(sealed((await program.tables.exports.whole(table.id)).export))


async def test_a_press_in_each_of_two_processes_tells_a_scene_once(program: Program) -> None:
    other = Program(program.url)
    other.time, other.post = program.time, program.post
    await other.open(unchecked=True)
    try:
        table = await begun(
            program, BOB, scenes=[scene("Asked.", alone=False, at="chapter", chapter=1)]
        )
        (row,) = await program.tables.of(Scenes).waiting(table.id, GM)
        await told(program)
        done = await asyncio.gather(
            *(one.tables.of(Scenes).tell_now(table.id, GM, row.id) for one in (program, other)),
            return_exceptions=True,
        )
        assert await told(program) == ["Asked."]
        assert sorted(map(str, done)) == ["None", "scene-gone {}"]
    finally:
        await other.close()


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.name.removesuffix(".sql.xz"))
async def test_scenes_of_an_older_version_go_on_waiting_for_the_phases_end(
    path: Path, tmp_path: Path
) -> None:
    file = tmp_path / "games.db"
    restored(path.read_bytes(), file)
    with closing(sqlite3.connect(file)) as database, database:
        columns = "game_id, by_id, words, waits, at"
        database.execute(
            f"INSERT INTO scenes ({columns}) SELECT min(id), 5, 'Soon.', 1, 1 FROM games"
        )
    store = await Store.open(f"sqlite+aiosqlite:///{file}")

    def look(tx: Tx) -> list[tuple[Any, ...]]:
        columns = scene_rows.c.cue, scene_rows.c.alone, scene_rows.c.ready
        query = sa.select(*columns).where(scene_rows.c.waits.is_(True))
        return [tuple(row) for row in tx.execute(query)]

    waiting = await store.read(look)
    await store.close()
    assert waiting == [(None, True, False)]
