"""The pages of dossiers: the list, a dossier, one of its scenes; and what a lobby shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.discord.components.ids import house_id, table_id
from bot.discord.components.parts import (
    DANGER,
    PRIMARY,
    SUCCESS,
    Item,
    Option,
    Page,
    button,
    select,
)
from bot.discord.context import Localized
from bot.discord.pages.lobby import option_default, option_label, option_text
from bot.features.dossiers.dossier import Dossier, PreparedScene
from bot.features.dossiers.service import MAX_DOSSIERS, dossier_in_lobby
from bot.features.gm.cues import cue_text, phases
from bot.features.gm.preparation_page import PREPARATIONS_SHOWN, preparation_text
from bot.features.gm.preparations import current_preparations
from bot.features.gm.scenes import MAX_SCENES
from bot.render.panel import Panel
from bot.render.seats import tag
from bot.table import Seated, TableInfo
from bot.table.message_data import MessageContent
from bot.texts import Said, Texts, named_pair
from engine.games import GAMES

SHOWN_CHARS: Final = 60
"""Characters of a scene that a list shows, to recognise it by."""
CHAPTERS: Final = 6
"""Chapters that the menu of moments offers; a file may name later ones."""
POINTS: Final = (10, 20, 30, 50)
"""Points that it offers; a file may name others."""


def lobby_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button to open a dossier here."""
    return [button(texts.say("button-dossiers"), table_id(table.id, "dossiers"))]


def lobby_part(now: MessageContent, texts: Texts) -> tuple[tuple[str, str], ...]:
    """Return the name and the pitch of the dossier opened here; empty if there is none."""
    opened = now.read(dossier_in_lobby)
    if opened is None:
        return ()
    pitch = "\n".join(f"> {part}" for part in texts.paragraphs(opened.pitch))
    return ((texts.say("dossier-title", name=texts.written(opened.name)), pitch or "> …"),)


def seat_note(now: MessageContent, seated: Seated, texts: Texts) -> str:
    """Return the character that the dossier has for a seat; empty where it has none, or the seat
    has its own."""
    opened = now.read(dossier_in_lobby)
    named = "" if opened is None or seated.character else opened.characters[seated.seat]
    return texts.say("dossier-as", character=texts.written(named)) if named else ""


def list_page(
    own: Mapping[str, Mapping[str, Any]],
    ours: Mapping[str, Dossier[Any]],
    localized: Localized,
    table: TableInfo | None = None,
    opened: str = "",
) -> Page:
    """Return a select of one's own dossiers and of ours, by key. `table`: a lobby in which a chosen
    one is opened; `opened`: the name of the one opened there."""
    texts, plain = localized.markdown, localized.plain
    all_of = {**own, **{key: dossier.stored() for key, dossier in ours.items()}}
    options = [
        Option(
            str(content["name"]),
            key,
            " ".join(plain.paragraphs(str(content.get("pitch", "")))),
        )
        for key, content in all_of.items()
        if table is None or content["game"] == table.game
    ]
    ident = house_id("dossier") if table is None else house_id("dossier_open")
    title = "dossiers-title" if table is None else "dossiers-open-title"
    text = texts.say("dossiers-text" if table is None else "dossiers-open-text", most=MAX_DOSSIERS)
    rows: list[tuple[Item, ...]] = []
    if options:
        rows.append((select(plain.say(title), ident, options),))
    else:
        text += f"\n{texts.say('dossiers-none')}"
    if opened and table is not None:
        shut = button(plain.say("button-dossier-close"), table_id(table.id, "undossier"), DANGER)
        rows.append((shut,))
    return Page(panel=Panel(texts.say(title), text), rows=tuple(rows))


def told_texts(dossier: Dossier[Any], texts: Texts) -> Texts:
    """Return these texts with the names of a dossier's people for its seats."""
    game = texts.library.texts(texts.locale, dossier.game)
    seats = range(max(dossier.parts, GAMES[dossier.game].SEATS[-1]))
    names = [
        (dossier.character(seat) or player(dossier, seat)) or game.say("seat-unnamed", n=seat + 1)
        for seat in seats
    ]
    return replace(game, names=tuple(names), markdown=texts.markdown)


def player(dossier: Dossier[Any], seat: int) -> str:
    """Return the name of the person for a part; may be empty."""
    return dossier.seats[seat].player if seat < len(dossier.seats) else ""


def dossier_page(dossier: Dossier[Any], key: str, localized: Localized, message: str = "") -> Page:
    """Return all of a dossier, and what its owner can do with it; of ours: open, copy, export."""
    texts, plain = localized.markdown, told_texts(dossier, localized.plain)
    game = told_texts(dossier, texts)
    scenes = list(enumerate(dossier.scenes, 1))
    pitch = "\n".join(f"> {part}" for part in texts.paragraphs(dossier.pitch))
    head = texts.say("dossier-game", game=Said(game.say("game-name")))
    lists = (
        ("dossier-scenes", [_line(n, s, game) for n, s in scenes if s.cue.at != "end"]),
        ("dossier-outcomes", [_line(n, s, game) for n, s in scenes if s.cue.at == "end"]),
    )
    told = ["\n".join([f"**{texts.say(name)}**", *lines]) for name, lines in lists if lines]
    few = (
        ("dossier-roles", "\n".join(_roles(dossier, game))),
        ("dossier-beginning", "\n".join(_beginning(dossier, game))),
    )
    panel = Panel(
        texts.say("dossier-title", name=texts.written(dossier.name)),
        "\n".join(filter(None, (message, head, pitch, *told))),
        tuple((texts.say(name), text) for name, text in few if text),
    )
    return Page(panel=panel, rows=tuple(_rows(dossier, key, plain)))


def _rows(dossier: Dossier[Any], key: str, plain: Texts) -> Iterator[tuple[Item, ...]]:
    yield (
        button(plain.say("button-dossier-open"), house_id("dossier_open", key), SUCCESS),
        button(plain.say("button-dossier-copy"), house_id("dossier_copy", key)),
        button(plain.say("button-dossier-file"), house_id("dossier_file", key)),
        button(plain.say("button-dossiers"), house_id("dossier_list")),
    )
    if not key.isdecimal():
        return
    yield (
        button(plain.say("button-dossier-text"), house_id("dossier_text", key)),
        button(plain.say("button-dossier-who"), house_id("dossier_who", key)),
        button(plain.say("button-dossier-take"), house_id("dossier_take", key)),
        button(
            plain.say("button-dossier-last-off" if dossier.campaign else "button-dossier-last"),
            house_id("dossier_last", key),
        ),
        button(plain.say("button-dossier-drop"), house_id("dossier_drop", key), DANGER),
    )
    if len(dossier.scenes) < MAX_SCENES:
        adding = button(plain.say("button-dossier-add"), house_id("dossier_add", key), PRIMARY)
        yield (adding,)
    if dossier.scenes:
        options = [
            Option(
                plain.beginning(scene.words, SHOWN_CHARS),
                f"{key}-{n}",
                cue_text(plain, scene.cue.stored()),
            )
            for n, scene in enumerate(dossier.scenes)
        ]
        yield (select(plain.say("dossier-scene-which"), house_id("dossier_scene"), options),)


def _roles(dossier: Dossier[Any], texts: Texts) -> Iterator[str]:
    """Yield the character of each part, and who plays it."""
    for seat, role in enumerate(dossier.seats):
        who = texts.written(role.character or role.player)
        if role.character and role.player:
            by = texts.written(role.player)
            who = Said(texts.say("dossier-role", character=who, player=by))
        if who:
            yield f"{tag(seat)} {who}"


def _beginning(dossier: Dossier[Any], texts: Texts) -> Iterator[str]:
    """Yield how the game begins, as far as it differs from the usual."""
    for name, value in dossier.options.items():
        if value != option_default(dossier.game, name):
            chosen = f"**{option_text(texts, name, value)}**"
            yield named_pair(texts, option_label(texts, name), chosen)
    if dossier.campaign:
        yield texts.say("dossier-campaign")
    record = dossier.stored().get("record", {})
    current = current_preparations(GAMES[dossier.game], record)
    yield from (preparation_text(texts, wish) for wish in current[:PREPARATIONS_SHOWN])


def _line(n: int, scene: PreparedScene, texts: Texts) -> str:
    when = Said(cue_text(texts, scene.cue.stored()))
    how = "dossier-scene" if scene.alone else "dossier-scene-asked"
    return texts.say(how, n=n, cue=when, words=texts.beginning(scene.words, SHOWN_CHARS))


def scene_page(dossier: Dossier[Any], key: str, n: int, localized: Localized) -> Page:
    """Return a scene of one's own dossier: its words, its moment, and how to change them."""
    texts, plain = localized.markdown, told_texts(dossier, localized.plain)
    game = told_texts(dossier, texts)
    scene, place = dossier.scenes[n], f"{key}-{n}"
    quoted = "\n".join(f"> {part}" for part in texts.paragraphs(scene.words))
    when = texts.say("scene-until", cue=Said(cue_text(game, scene.cue.stored())))
    how = texts.say("dossier-alone" if scene.alone else "dossier-asked")
    panel = Panel(texts.say("dossier-scene-title", n=n + 1), quoted, footer=f"{when} · {how}")
    other = plain.say("button-dossier-ask" if scene.alone else "button-dossier-alone")
    row = (
        button(plain.say("button-dossier-words"), house_id("dossier_words", place), PRIMARY),
        button(plain.say("button-dossier-event"), house_id("dossier_event", place)),
        button(other, house_id("dossier_alone", place)),
        button(plain.say("button-dossier-cut"), house_id("dossier_cut", place), DANGER),
        button(plain.say("button-back"), house_id("dossier", key)),
    )
    kept = scene.cue.stored()
    options = [
        Option(cue_text(plain, cue), str(i), chosen=cue == kept)
        for i, cue in enumerate(moments(dossier, plain))
    ]
    menu = select(plain.say("dossier-when"), house_id("dossier_cue", place), options)
    return Page(panel=panel, rows=((menu,), row))


def moments(dossier: Dossier[Any], texts: Texts) -> Sequence[dict[str, Any]]:
    """Return the cues that the menu of a scene offers, in a stable order."""
    package = GAMES[dossier.game]
    cues: list[dict[str, Any]] = [
        {"at": "phase", "phase": phase}
        for phase in phases(texts)
        if "n" not in texts.needs(f"phase-{phase}") or " · " in texts.say(f"phase-{phase}", n=1)
    ]
    cues += [{"at": "chapter", "chapter": n} for n in range(1, CHAPTERS + 1)]
    cues += [{"at": "death"}] if package.died is not None else []
    cues += [{"at": "points", "points": points} for points in POINTS]
    cues += [{"at": "end"}]
    return cues + [{"at": "end", "winner": seat} for seat in range(package.SEATS[-1])]
