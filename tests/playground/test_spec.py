"""Discord's OpenAPI document: why it cannot be used is one sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bot.errors import StartError
from tests.standin.spec import load_spec


@pytest.mark.parametrize("text", [None, "", "[]", "{}", '{"paths": {}}', '{"paths": 1}'])
def test_a_document_that_cannot_be_read_is_named(tmp_path: Path, text: str | None) -> None:
    path = tmp_path / "openapi.json"
    if text is not None:
        path.write_text(text)
    with pytest.raises(StartError, match=r"openapi\.json, which cannot be read"):
        load_spec(str(path))


@pytest.mark.parametrize("name", ["referencing", "jsonschema_rs"])
def test_a_missing_package_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    path = tmp_path / "openapi.json"
    path.write_text('{"paths": {}, "components": {"schemas": {}}}')
    load_spec.__wrapped__(str(path))
    monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(StartError, match=f"{name} is not installed"):
        load_spec.__wrapped__(str(path))
