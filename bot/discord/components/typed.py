"""Convert typed fields of a pick to values that the rules know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin

from bot.menu import field_names
from bot.render.picks import field_types, matching_labels
from bot.table import Refused
from bot.texts import Said, Texts, fold, shorten
from bot.words import number
from engine.drafts import Draft, lone
from engine.kernel import Pick, Several

VALUE: Final = 100
"""Maximum length of a suggested value: Discord's limit."""
TYPED_NOTHING: Final = "-"
"""Typed for an empty field."""


def encode_value(value: Any) -> str:
    """Return a field's value as the value of a slash option, at most 100 characters."""
    return shorten(_written(value), VALUE)


def _written(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(str, value)) or TYPED_NOTHING
    return str(value) if value not in (None, "") else TYPED_NOTHING


def fits(texts: Texts, field: str, value: Any, typed: Any) -> bool:
    """Return whether a typed text means this value: its word, or its displayed name."""
    if isinstance(typed, bool) or isinstance(value, bool):
        return value is typed
    if value == typed or encode_value(value) == str(typed):
        return True
    if isinstance(value, int) and _figure(typed) is not None:
        return False  # else "-1" would match the name of 1
    return isinstance(typed, str) and fold(texts.value(field, value)) == fold(typed)


def compose_fields(texts: Texts, draft: Draft, typed_fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of a composed pick in their order, as far as they were typed without a gap.
    An illegal value stays, for the rules to refuse. Missing fields after it are filled from a
    natural pick, so that one wrong field hides no reason."""
    so_far: dict[str, Any] = {}
    hints = field_types(draft.kind)
    for n, name in enumerate(draft.names):
        allowed = draft.values(so_far)
        only = lone(allowed)
        if name in typed_fields:
            so_far[name] = _meant(texts, name, allowed, typed_fields[name], hints[name])
        elif only:
            so_far[name] = only[0]
        else:
            break
        if so_far[name] not in allowed:
            later_fields = {
                key: typed_fields[key] for key in draft.names[n + 1 :] if key in typed_fields
            }
            options = draft.choice.options(draft.game, draft.seat)
            return so_far | complete_fields(texts, draft.kind, later_fields, options, so_far)
    return so_far


def complete_fields(
    texts: Texts,
    kind: type[Pick],
    typed_fields: Mapping[str, Any],
    picks: Sequence[Pick],
    known: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Return the fields of a pick of this kind, for the rules to check: known values, typed values,
    and for missing ones the value of a legal pick. Refused: "typed-unknown" names an unknown word,
    "typed-missing" the field without a possible value."""
    fields: dict[str, Any] = dict(known or {})
    hints = field_types(kind)
    typed = {other: field_types(other) for other in {type(pick) for pick in picks}}
    alike = sorted(picks, key=lambda pick: type(pick) is not kind)
    left_out = []
    for name in [name for name in field_names(kind) if name not in fields]:
        # A field of this name may hold one value in one kind of pick and several in another.
        held = [getattr(pick, name) for pick in alike if typed[type(pick)].get(name) == hints[name]]
        if name in typed_fields:
            fitting = [value for value in held if fits(texts, name, value, typed_fields[name])]
            fields[name] = (
                fitting[0] if fitting else of_type(texts, name, typed_fields[name], hints[name])
            )
        else:
            left_out.append((name, held))
    for name, held in left_out:
        if not held:
            raise Refused("typed-missing", {"field": Said(texts.say(f"field-{name}"))})
        fields[name] = held[0]
    return {name: fields[name] for name in field_names(kind)}


def _meant(texts: Texts, name: str, allowed: Sequence[Any] | Several, typed: Any, hint: Any) -> Any:
    """Return the typed value; if the field may not hold it, the typed text."""
    if isinstance(allowed, Several):
        taken = _selection(texts, name, allowed.items, str(typed))
        return taken or of_type(texts, name, typed, hint)
    fitting = [value for value in allowed if fits(texts, name, value, typed)]
    return fitting[0] if fitting else of_type(texts, name, typed, hint)


def _selection(texts: Texts, name: str, items: Sequence[Any], typed: str) -> tuple[Any, ...] | None:
    """Return the items that the comma-separated words name, in the order of the items; None if a
    word names none."""
    remaining = list(enumerate(items))
    taken = []
    for word in _words(typed):
        match = next((pair for pair in remaining if fits(texts, name, pair[1], word)), None)
        if match is None:
            return None
        remaining.remove(match)
        taken.append(match)
    return tuple(item for _, item in sorted(taken, key=lambda pair: pair[0]))


def _words(typed: str) -> list[str]:
    words = [word.strip() for word in typed.split(",")]
    return [word for word in words if word not in ("", TYPED_NOTHING)]


def of_type(texts: Texts, name: str, typed: Any, hint: Any) -> Any:
    """Parse a typed text as a value of the field's type: a number, nothing, a word of the game by
    its name, or several. Refused("typed-unknown") if it is none."""
    if get_origin(hint) is tuple:
        return tuple(of_type(texts, name, word, get_args(hint)[0]) for word in _words(str(typed)))
    kinds = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    if typed == TYPED_NOTHING and NoneType in kinds:
        return None
    if type(typed) in kinds and not isinstance(typed, str):
        return typed
    figure = _figure(typed) if int in kinds else None
    if figure is not None:
        return figure
    called = texts.words_called(str(typed)) if str in kinds else []
    if called:
        return called[0]
    field = Said(texts.say(f"field-{name}"))
    raise Refused("typed-unknown", {"field": field, "typed": shorten(str(typed), VALUE)})


def _figure(typed: Any) -> int | None:
    """Return the typed number, possibly negative; None for anything else."""
    text = str(typed).strip()
    value = number(text.removeprefix("-"))
    return -value if value is not None and text.startswith("-") else value


def suggest_values(
    texts: Texts, draft: Draft, typed_fields: Mapping[str, Any], field: str, typed: str
) -> list[tuple[str, Any]]:
    """Return the possible values of a field given the fields before it, matching the typed text, by
    label; for several values, the typed ones with each remaining one."""
    before = draft.names[: draft.names.index(field)]
    so_far = compose_fields(texts, draft, {k: v for k, v in typed_fields.items() if k in before})
    if list(so_far)[: len(before)] != before:
        return []
    allowed = draft.values({name: so_far[name] for name in before})
    if not isinstance(allowed, Several):
        return matching_labels([(texts.value(field, value), value) for value in allowed], typed)
    first, _, last = typed.rpartition(",")
    taken = _selection(texts, field, allowed.items, first)
    if taken is None:
        return []
    grown = [_selection(texts, field, allowed.items, _written((*taken, i))) for i in allowed.items]
    selections = [taken, *dict.fromkeys(some for some in grown if some is not None)]
    labels = [
        (texts.value(field, some), some)
        for some in selections
        if some in allowed and len(_written(some)) <= VALUE
    ]
    return matching_labels(labels, last)
