"""What was typed for the fields of a pick, as values that the rules know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, get_type_hints

from bot.render.picks import found
from bot.table import Refused
from bot.texts import Texts, fold, shorten
from engine.drafts import Draft, lone
from engine.kernel import Several

VALUE: Final = 100
"""Characters of a suggested value, at most: Discord's limit."""
NOTHING: Final = "-"
"""What is typed for a field that holds nothing."""


def encoded(value: Any) -> str:
    """A field's value as the value of a slash option, at most 100 characters."""
    return shorten(_written(value), VALUE)


def _written(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(str, value)) or NOTHING
    return str(value) if value not in (None, "") else NOTHING


def fits(texts: Texts, field: str, value: Any, typed: Any) -> bool:
    """Whether what was typed means this value: by its word, or by what a reader calls it."""
    if isinstance(typed, bool) or isinstance(value, bool):
        return value is typed
    if value == typed or encoded(value) == str(typed):
        return True
    return isinstance(typed, str) and fold(texts.value(field, value)) == fold(typed)


def put_together(texts: Texts, draft: Draft, given: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a pick in their order, as far as what was typed says them without a gap.

    What no field may hold stays as it was typed, for the rules to refuse; Refused("no-such-move")
    if it is not even of the field's type.
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
            return _as_typed(draft, so_far, given, draft.names[n + 1 :], hints)
    return so_far


def _as_typed(
    draft: Draft,
    so_far: dict[str, Any],
    given: Mapping[str, Any],
    rest: Sequence[str],
    hints: Mapping[str, Any],
) -> dict[str, Any]:
    """The rest of a pick that the rules will refuse, as it was typed."""
    for name in rest:
        if name not in given:
            raise Refused("no-such-move")
        so_far[name] = _raw(given[name], hints[name])
    return so_far


def _meant(texts: Texts, name: str, allowed: Sequence[Any] | Several, typed: Any, hint: Any) -> Any:
    """The value that was typed; if the field may not hold it, what was typed."""
    if isinstance(allowed, Several):
        return _selection(texts, name, allowed.items, str(typed)) or _raw(typed, hint)
    fitting = [value for value in allowed if fits(texts, name, value, typed)]
    return fitting[0] if fitting else _raw(typed, hint)


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
    return [word for word in words if word not in ("", NOTHING)]


def _raw(typed: Any, hint: Any) -> Any:
    """What was typed, as a value of the field's type; Refused if it is none."""
    if hint is int:
        if not isinstance(typed, int):
            raise Refused("no-such-move")
        return typed
    return str(typed) if hint is str else tuple(_words(str(typed)))


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
