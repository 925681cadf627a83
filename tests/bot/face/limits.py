"""Discord's limits on messages and commands, checked on what would be sent."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from bot.discord.components import ids
from bot.discord.components.parts import Page

NAME = re.compile(r"[-_'\w]{1,32}")


def check_page(page: Page) -> None:
    """Fail unless this page can be sent as a message, and edited into one."""
    sent = page.arguments()
    assert sent.keys() <= {"allowed_mentions", "view", "files"}
    view = sent["view"]
    assert view.is_finished(), "discord.py would keep this view for ever"
    check_layout(view.to_components(), [file.filename for file in sent.get("files", ())])
    edited = page.edit_arguments()
    assert edited["content"] is edited["embed"] is None
    assert len(edited["attachments"]) == len(sent.get("files", ()))


def check_layout(components: list[dict[str, Any]], files: Sequence[str] = ()) -> None:
    """Fail unless Discord takes these components in a message with these files."""
    assert components, "an empty message"
    every = list(_walk(components))
    assert len(every) <= 40
    texts = [part["content"] for part in every if part["type"] == 10]
    assert all(text.strip() for text in texts)
    assert sum(map(len, texts)) <= 4000
    assert all(text.count("```") % 2 == 0 for text in texts), "a block that is not closed"
    shown = [item for part in every if part["type"] == 12 for item in part["items"]]
    assert [item["media"]["url"] for item in shown] == [f"attachment://{name}" for name in files]
    assert all(0 < len(item["description"]) <= 1024 for item in shown)
    _check_rows([part for part in every if part["type"] == 1])


def _walk(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        yield part
        yield from _walk(part.get("components", ()))


def _check_rows(rows: list[dict[str, Any]]) -> None:
    seen: list[str] = []
    for row in rows:
        parts = row["components"]
        assert 0 < len(parts) <= 5
        for part in parts:
            seen.append(part["custom_id"])
            assert 0 < len(part["custom_id"]) <= 100
            assert ids.parse(part["custom_id"])[0], part["custom_id"]
            if part["type"] == 2:
                assert 0 < len(part["label"].strip()) <= 80
            else:
                assert len(parts) == 1, "a select takes a row"
                check_select(part)
    assert len(seen) == len(set(seen)), f"an id stands twice: {seen}"


def check_select(part: dict[str, Any]) -> None:
    options = part["options"]
    assert 0 < len(options) <= 25
    assert len(part.get("placeholder") or "") <= 150
    values = [option["value"] for option in options]
    assert len(values) == len(set(values))
    for option in options:
        assert 0 < len(option["label"].strip()) <= 100
        assert 0 < len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100


def check_commands(payload: list[dict[str, Any]]) -> None:
    """Fail unless Discord takes these commands."""
    assert 0 < len(payload) <= 100
    _check_names(payload)
    for command in payload:
        assert _characters(command) <= 8000
        _check_options(command, 0)


def _check_options(command: dict[str, Any], depth: int) -> None:
    options = command.get("options") or []
    assert len(options) <= 25, command["name"]
    _check_names(options)
    required = [bool(o.get("required")) for o in options]
    assert required == sorted(required, reverse=True), "required after optional"
    for option in options:
        if option["type"] in (1, 2):
            assert depth < 2
            _check_options(option, depth + 1)
        assert len(option.get("choices") or []) <= 25
        assert not (option.get("choices") and option.get("autocomplete"))
        for choice in option.get("choices") or []:
            for name in (choice["name"], *(choice.get("name_localizations") or {}).values()):
                assert 0 < len(name) <= 100
            assert 0 < len(str(choice["value"])) <= 100


def _check_names(siblings: list[dict[str, Any]]) -> None:
    locales = {"", *(key for s in siblings for key in s.get("name_localizations") or {})}
    for locale in locales:
        names = [(s.get("name_localizations") or {}).get(locale, s["name"]) for s in siblings]
        assert len(names) == len(set(names)), f"two of one name in {locale!r}: {names}"
        for name in names:
            assert NAME.fullmatch(name), name
            assert name == name.lower(), name
    for s in siblings:
        for text in (s["description"], *(s.get("description_localizations") or {}).values()):
            assert 0 < len(text) <= 100, (s["name"], text)


def _characters(command: dict[str, Any]) -> int:
    """Names, descriptions and values of a command count together; the longest language counts."""

    def longest(part: dict[str, Any], key: str) -> int:
        return max(map(len, [part[key], *(part.get(f"{key}_localizations") or {}).values()]))

    found = longest(command, "name") + longest(command, "description")
    for choice in command.get("choices") or []:
        found += longest(choice, "name") + len(str(choice["value"]))
    return found + sum(_characters(option) for option in command.get("options") or [])
