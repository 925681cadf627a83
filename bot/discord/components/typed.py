"""What was typed for the fields of a pick, as values that the rules know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from bot.menu import field_names
from bot.render.picks import found
from bot.table import Refused
from bot.texts import Said, Texts, fold, shorten
from bot.words import number
from engine.drafts import Draft, lone
from engine.kernel import Pick, Several

VALUE: Final = 100
"""Characters of a suggested value, at most: Discord's limit."""
TYPED_NOTHING: Final = "-"
"""What is typed for a field that holds nothing."""


def encoded(value: Any) -> str:
    """A field's value as the value of a slash option, at most 100 characters."""
    return shorten(_written(value), VALUE)


def _written(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(str, value)) or TYPED_NOTHING
    return str(value) if value not in (None, "") else TYPED_NOTHING


def fits(texts: Texts, field: str, value: Any, typed: Any) -> bool:
    """Whether what was typed means this value: by its word, or by what a reader calls it."""
    if isinstance(typed, bool) or isinstance(value, bool):
        return value is typed
    if value == typed or encoded(value) == str(typed):
        return True
    if isinstance(value, int) and _figure(typed) is not None:
        return False  # else "-1" would be called as 1 is
    return isinstance(typed, str) and fold(texts.value(field, value)) == fold(typed)


def put_together(texts: Texts, draft: Draft, given: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a pick in their order, as far as what was typed says them without a gap.

    What a field may not hold stays, for the rules to refuse, and what was left out after it is
    filled from a natural pick: one wrong field hides no reason.
    """
    so_far: dict[str, Any] = {}
    hints = get_type_hints(draft.kind)
    for n, name in enumerate(draft.names):
        allowed = draft.values(so_far)
        only = lone(allowed)
        if name in given:
            so_far[name] = _meant(texts, name, allowed, given[name], hints[name])
        elif only:
            so_far[name] = only[0]
        else:
            break
        if so_far[name] not in allowed:
            rest = {key: given[key] for key in draft.names[n + 1 :] if key in given}
            options = draft.choice.options(draft.game, draft.seat)
            return so_far | whole(texts, draft.kind, rest, options, so_far)
    return so_far


def whole(
    texts: Texts,
    kind: type[Pick],
    given: Mapping[str, Any],
    picks: Sequence[Pick],
    known: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The fields of a pick of this kind, for the rules to judge: known values, typed values, and
    for missing ones the value of a legal pick.

    Refused: "typed-unknown" names what is no word of the game, "typed-missing" the field without a
    possible value.
    """
    found: dict[str, Any] = dict(known or {})
    hints = get_type_hints(kind)
    typed = {other: get_type_hints(other) for other in {type(pick) for pick in picks}}
    alike = sorted(picks, key=lambda pick: type(pick) is not kind)
    left_out = []
    for name in [name for name in field_names(kind) if name not in found]:
        # A field of this name may hold one thing in one kind of pick and several in another.
        held = [getattr(pick, name) for pick in alike if typed[type(pick)].get(name) == hints[name]]
        if name in given:
            fitting = [value for value in held if fits(texts, name, value, given[name])]
            found[name] = fitting[0] if fitting else of_type(texts, name, given[name], hints[name])
        else:
            left_out.append((name, held))
    for name, held in left_out:
        if not held:
            raise Refused("typed-missing", {"field": Said(texts.say(f"field-{name}"))})
        found[name] = held[0]
    return {name: found[name] for name in field_names(kind)}


def _meant(texts: Texts, name: str, allowed: Sequence[Any] | Several, typed: Any, hint: Any) -> Any:
    """The value that was typed; if the field may not hold it, what was typed."""
    if isinstance(allowed, Several):
        taken = _selection(texts, name, allowed.items, str(typed))
        return taken or of_type(texts, name, typed, hint)
    fitting = [value for value in allowed if fits(texts, name, value, typed)]
    return fitting[0] if fitting else of_type(texts, name, typed, hint)


def _selection(texts: Texts, name: str, items: Sequence[Any], typed: str) -> tuple[Any, ...] | None:
    """The items that words with commas name, in the order of the items; None if one names none."""
    left = list(enumerate(items))
    taken = []
    for word in _words(typed):
        one = next((pair for pair in left if fits(texts, name, pair[1], word)), None)
        if one is None:
            return None
        left.remove(one)
        taken.append(one)
    return tuple(item for _, item in sorted(taken, key=lambda pair: pair[0]))


def _words(typed: str) -> list[str]:
    words = [word.strip() for word in typed.split(",")]
    return [word for word in words if word not in ("", TYPED_NOTHING)]


def of_type(texts: Texts, name: str, typed: Any, hint: Any) -> Any:
    """Parse typed text as a value of the field's type: a number, nothing, a word of the game by its
    name, or several. Refused("typed-unknown") if it is none."""
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
    """The number that was typed, below zero too; None for anything else."""
    text = str(typed).strip()
    found = number(text.removeprefix("-"))
    return -found if found is not None and text.startswith("-") else found


def suggested(
    texts: Texts, draft: Draft, given: Mapping[str, Any], field: str, typed: str
) -> list[tuple[str, Any]]:
    """What a field may hold with what is known of the fields before it, fitting what was typed, by
    its label; of several things, what was typed so far with each of those that are left."""
    before = draft.names[: draft.names.index(field)]
    so_far = put_together(texts, draft, {k: v for k, v in given.items() if k in before})
    if list(so_far)[: len(before)] != before:
        return []
    allowed = draft.values({name: so_far[name] for name in before})
    if not isinstance(allowed, Several):
        return found([(texts.value(field, value), value) for value in allowed], typed)
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
    return found(labels, last)
