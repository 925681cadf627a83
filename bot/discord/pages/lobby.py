"""The pages of a lobby: players, settings, options, computers, removing a player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, get_args, get_origin

from bot.discord.components.ids import form_id, option_id, table_id
from bot.discord.components.narrowing import page_buttons
from bot.discord.components.parts import (
    DANGER,
    SECONDARY,
    SUCCESS,
    Item,
    Option,
    Page,
    button,
    in_rows,
    select,
)
from bot.discord.pages.tables import seated_text
from bot.games import face
from bot.render.clocks import pace_lines
from bot.render.panel import Panel
from bot.render.seats import tag
from bot.slots import Feature, Slot
from bot.table import Seated, TableInfo
from bot.table.message_data import MessageContent
from bot.table.start.beginnings import numbers_for, variant_options
from bot.table.start.kept import KeptSeats
from bot.texts import Said, Texts, moment, named_pair
from engine.games import GAMES

OPTIONS_A_PAGE = 8
MAIN_OPTIONS: Final = 3
"""Options that a lobby shows though nobody has changed them."""
VARIANT: Final = "variant"
"""The id of the select of variants, among those of options."""
LOBBY_PARTS: Final[Slot[Callable[[MessageContent, Texts], Sequence[tuple[str, str]]]]] = Slot()
"""Adds (title, text) to the message of a lobby."""
LOBBY_ITEMS: Final[Slot[Callable[[TableInfo, Texts], Sequence[Item]]]] = Slot()
"""Adds buttons under the message of a lobby."""
LOBBY_OPTIONS: Final[Slot[Callable[[TableInfo, Texts], Sequence[Item]]]] = Slot()
"""Adds buttons under the options of a lobby."""
SEAT_NOTES: Final[Slot[Callable[[MessageContent, Seated, Texts], str]]] = Slot()
"""Returns the note beside a seat of a lobby; "" for none."""


def lobby_page(
    now: MessageContent,
    texts: Texts,
    begins: tuple[str, str] | None = None,
    *,
    features: Sequence[Feature] = (),
) -> Page:
    """Return the players, the settings, and the buttons of a lobby. `begins`: a start other than
    the deal. `features`: their additions."""
    table = now.table
    most = max(GAMES[table.game].SEATS)
    seats = [f"{tag(s.seat)} {_seat_text(now, s, features, texts)}" for s in table.seated]
    parts = (
        (
            texts.say("lobby-seats", n=len(table.seated), most=most),
            "\n".join(seats) or texts.say("lobby-empty"),
        ),
        *_kept_part(now.kept, texts),
        *_alone_part(table, texts),
        *_start_part(now.starts, texts),
        *LOBBY_PARTS.gather(features, now, texts),
        *numbers_part(table, texts),
        *([] if begins is None else [begins]),
        (texts.say("lobby-pace"), pace_lines(table, now.length, texts)),
        (texts.say("lobby-options"), options_text(table, texts)),
    )
    few = GAMES[table.game].SEATS[0]
    footer = texts.say("lobby-footer", few=few, most=most, host=_host(table, texts))
    panel = Panel(texts.say("lobby-title"), texts.say("game-pitch"), parts, footer)
    enough = len(table.seated) >= few  # the green button is the table's next step
    row = (
        button(
            texts.say("button-join"), table_id(table.id, "join"), SECONDARY if enough else SUCCESS
        ),
        button(texts.say("button-leave"), table_id(table.id, "leave")),
        button(texts.say("button-computer"), table_id(table.id, "computers")),
        button(texts.say("button-options"), table_id(table.id, "options")),
        button(
            texts.say("button-start"), table_id(table.id, "start"), SUCCESS if enough else SECONDARY
        ),
    )
    more = [
        button(texts.say("button-pace"), table_id(table.id, "pace")),
        *LOBBY_ITEMS.gather(features, table, texts),
    ]
    if numbers_for(GAMES[table.game], table.options):
        more.append(button(texts.say("button-traits"), form_id(table.id, "numbers")))
    return Page(panel=panel, rows=(row, *in_rows(more)))


def _host(table: TableInfo, texts: Texts) -> Said:
    """Return the name of the host at the table, else a mention: a name calls nobody."""
    seat = next((s.seat for s in table.seated if s.user_id == table.host_id), None)
    return Said(f"<@{table.host_id}>") if seat is None else Said(texts.seat(seat))


def _seat_text(
    now: MessageContent, seated: Seated, features: Sequence[Feature], texts: Texts
) -> str:
    text = seated_text(now.table, seated, texts)
    for note in (say(now, seated, texts) for say in SEAT_NOTES.of(features)):
        text = texts.say("lobby-seat-note", who=Said(text), how=Said(note)) if note else text
    return text


def _alone_part(table: TableInfo, texts: Texts) -> tuple[tuple[str, str], ...]:
    if not would_be_alone(table):
        return ()
    return ((texts.say("lobby-alone"), texts.say("game-alone")),)


def would_be_alone(table: TableInfo) -> bool:
    """Return whether starting now would begin a game with one seat."""
    return len(table.seated) == 1 and 1 in GAMES[table.game].SEATS


def alone_page(table: TableInfo, texts: Texts) -> Page:
    """Ask to confirm a game with one seat, with its explanation."""
    row = (button(texts.say("button-alone"), table_id(table.id, "start_alone"), SUCCESS),)
    text = f"{texts.say('game-alone')}\n{texts.say('alone-sure')}"
    return Page(panel=Panel(texts.say("lobby-alone"), text), rows=(row,))


def _kept_part(kept: KeptSeats | None, texts: Texts) -> tuple[tuple[str, str], ...]:
    if kept is None:
        return ()
    people = Said(texts.listed([texts.written(name) for name in kept.names]))
    return (
        (
            texts.say("lobby-kept"),
            texts.say("lobby-kept-for", who=people, until=moment(kept.until)),
        ),
    )


def _start_part(starts: float | None, texts: Texts) -> tuple[tuple[str, str], ...]:
    if starts is None:
        return ()
    when = texts.say("lobby-start-at", at=moment(starts, "F"), when=moment(starts))
    return ((texts.say("lobby-start"), when),)


def numbers_part(table: TableInfo, texts: Texts) -> tuple[tuple[str, str], ...]:
    """Return the numbers for the game's start, seat by seat; empty if there are none."""
    wanted = numbers_for(GAMES[table.game], table.options)
    if not wanted:
        return ()
    lines = []
    for seated in table.seated:
        if seated.kind == "human":
            numbers = [
                f"{texts.say(f'field-{name}')} {seated.numbers.get(name, '–')}" for name in wanted
            ]
            seat_name = f"{tag(seated.seat)} {texts.seat(seated.seat)}"
            lines.append(named_pair(texts, seat_name, ", ".join(numbers)))
    return ((texts.say("traits-title"), "\n".join(lines) or texts.say("lobby-empty")),)


def option_values(game: str) -> dict[str, tuple[Any, ...]]:
    """Return the options of a game and the values each may take, in order."""
    values: dict[str, tuple[Any, ...]] = {}
    for name, info in GAMES[game].Options.model_fields.items():
        hint = info.annotation
        if hint is bool:
            values[name] = (False, True)
        elif get_origin(hint) is Literal:
            values[name] = get_args(hint)
        else:
            raise TypeError(f"{game}: option {name} is neither a Literal nor a bool")
    return values


def variants(game: str) -> tuple[str, ...]:
    """Return the names of a game's variants, "" for the rulebook first."""
    return ("", *GAMES[game].VARIANTS)


def option_default(game: str, name: str) -> Any:
    """Return the default of an option."""
    return GAMES[game].Options.model_fields[name].get_default(call_default_factory=True)


def option_text(texts: Texts, name: str, value: Any) -> str:
    """Return the label of an option's value."""
    if isinstance(value, bool):
        word = "yes" if value else "no"
        text_id = f"option-{name}-{word}"
        return texts.say(text_id if texts.has(text_id) else f"option-{word}")
    return texts.say(f"option-{name}-{value}")


def option_label(texts: Texts, name: str) -> str:
    """Return the label of an option."""
    return texts.say(f"option-{name}")


def options_text(table: TableInfo, texts: Texts) -> str:
    """Return a line per option that is not at its default, filled up with the main options of the
    game to three, and how many others there are."""
    names = [*option_values(table.game)]
    values = {n: table.options.get(n, option_default(table.game, n)) for n in names}
    changed = [name for name in names if values[name] != option_default(table.game, name)]
    main = [*dict.fromkeys((*changed, *(face(table.game).main_options or names)))]
    shown = main[: max(MAIN_OPTIONS, len(changed))]
    lines = [
        named_pair(texts, option_label(texts, n), f"**{option_text(texts, n, values[n])}**")
        for n in shown
    ]
    if len(shown) < len(names):
        lines.append(texts.say("lobby-options-more", n=len(names) - len(shown)))
    return "\n".join(lines) or texts.say("lobby-no-options")


def options_page(
    table: TableInfo, texts: Texts, page: int = 0, *, features: Sequence[Feature] = ()
) -> Page:
    """Return the selects of the options, eight a page, the promise of the deal, the buttons to
    remove a player, those of `features`, and the one to close the lobby."""
    values = option_values(table.game)
    names = list(values)
    pages = max(1, -(-len(names) // OPTIONS_A_PAGE))
    page = min(max(page, 0), pages - 1)
    rows: list[tuple[Item, ...]] = [] if page else _variant_rows(table, texts)
    for name in names[page * OPTIONS_A_PAGE : (page + 1) * OPTIONS_A_PAGE]:
        now = table.options.get(name, option_default(table.game, name))
        label = option_label(texts, name)
        options = [
            Option(
                named_pair(texts, label, option_text(texts, name, value)),
                str(n),
                value_hint(texts, name, value),
                value == now,
            )
            for n, value in enumerate(values[name])
        ]
        rows.append((select(label, option_id(table.id, name), options),))
    tail = page_buttons(texts, page, pages, lambda there: table_id(table.id, "options", there))
    tail.append(button(texts.say("button-remove"), table_id(table.id, "removes")))
    tail += LOBBY_OPTIONS.gather(features, table, texts)
    tail.append(button(texts.say("button-cancel"), table_id(table.id, "cancel"), DANGER))
    hints = [
        named_pair(texts, f"**{option_label(texts, name)}**", hint)
        for name in names[page * OPTIONS_A_PAGE : (page + 1) * OPTIONS_A_PAGE]
        if (hint := value_hint(texts, name))
    ]
    text = "\n".join(hints) or texts.say("options-text")
    promise = texts.say("deal-promised", promise=Said(table.promise)) if table.promise else ""
    panel = Panel(texts.say("options-title"), text, footer=promise)
    return Page(panel=panel, rows=(*rows, tuple(tail)))


def _variant_rows(table: TableInfo, texts: Texts) -> list[tuple[Item, ...]]:
    """Return the select of the game's variants: options that are chosen together."""
    package = GAMES[table.game]
    if not package.VARIANTS:
        return []
    label, options = texts.say("lobby-variant"), []
    for n, name in enumerate(variants(table.game)):
        values = variant_options(package, name)
        chosen = all(
            table.options.get(option, option_default(table.game, option)) == value
            for option, value in values.items()
        )
        text_id = f"variant-{name}" if name else "variant-rulebook"
        shown = named_pair(texts, label, texts.say(text_id))
        options.append(Option(shown, str(n), texts.say(f"{text_id}.text"), chosen))
    return [(select(label, option_id(table.id, VARIANT), options),)]


def value_hint(texts: Texts, name: str, value: Any = None) -> str:
    """Return the explanation of an option or of one of its values; empty if there is none."""
    shown = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
    return texts.optional(f"option-{name}{'' if value is None else f'-{shown}'}.text")


def computers_page(table: TableInfo, kinds: Sequence[str], texts: Texts) -> Page:
    """Ask which kind of computer to add."""
    items = [
        button(texts.say(f"kind-{kind}"), table_id(table.id, "computer", kind)) for kind in kinds
    ]
    lines = [
        named_pair(texts, f"**{texts.say(f'kind-{kind}')}**", texts.say(f"kind-{kind}.text"))
        for kind in kinds
    ]
    panel = Panel(texts.say("computers-title"), "\n".join(lines))
    return Page(panel=panel, rows=tuple(in_rows(items)))


def removes_page(table: TableInfo, texts: Texts) -> Page:
    """Return a select of players to remove from the lobby."""
    items = [button(texts.seat(s.seat), table_id(table.id, "remove", s.seat)) for s in table.seated]
    if not items:
        return Page(texts.say("lobby-empty"))
    return Page(panel=Panel(texts.say("removes-title")), rows=tuple(in_rows(items)))
