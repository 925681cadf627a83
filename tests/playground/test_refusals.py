"""What Discord refuses, the stand-in refuses: each faulty payload beside a good twin."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playground.wire import call_back, interact, send
from tests.standin import StandIn

V2 = 1 << 15


def button(custom_id: str = "b", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, **more}


def row(*parts: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def options(count: int) -> list[dict[str, str]]:
    return [{"label": f"l{n}", "value": f"v{n}"} for n in range(count)]


def select(count: int = 3, **more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": options(count), **more}


def classic(*rows: Any) -> dict[str, Any]:
    return {"content": "x", "components": list(rows)}


def layout(*parts: Any, **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(parts), **more}


def says(content: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": content}


def gallery(*items: Any) -> dict[str, Any]:
    return {"type": 12, "items": list(items)}


PICTURE = {"media": {"url": "https://example.org/a.png"}}
LINK = {"type": 2, "style": 5, "label": "x", "url": "https://example.org"}


def embed(**more: Any) -> dict[str, Any]:
    return {"embeds": [{"title": "t", **more}]}


def signed(url: str) -> dict[str, Any]:
    return embed(author={"name": "a", "icon_url": url})


def without(thing: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in thing.items() if name != key}


# name: (faulty, its good twin)
MESSAGES: dict[str, tuple[Any, Any]] = {
    "empty": ({"content": ""}, {"content": "x"}),
    "blank": ({"content": "  \n"}, {"content": " x"}),
    "nothing": ({}, {"content": "x"}),
    "bare embed": ({"embeds": [{}]}, embed()),
    "2001 characters": ({"content": "x" * 2001}, {"content": "x" * 2000}),
    "unknown key": ({"content": "x", "componants": []}, {"content": "x", "components": []}),
    "wrong type": ({"content": 5}, {"content": "5"}),
    "embed: unknown key": (embed(colour=1), embed(color=1)),
    "embed: 11": ({"embeds": [{"title": "t"}] * 11}, {"embeds": [{"title": "t"}] * 10}),
    "embed: title": (embed(title="x" * 257), embed(title="x" * 256)),
    "embed: description": (embed(description="x" * 4097), embed(description="x" * 4096)),
    "embed: author": (embed(author={"name": "x" * 257}), embed(author={"name": "x" * 256})),
    "embed: 6000 in all": (
        {"embeds": [{"description": "x" * 3001}] * 2},
        {"embeds": [{"description": "x" * 3000}] * 2},
    ),
    "embed: picture scheme": (
        signed("file:///a"),
        signed("https://example.org/a.png"),
    ),
    "embed: colour": (embed(color=0x1000000), embed(color=0xFFFFFF)),
    "6 rows": (
        classic(*[row(button(f"b{n}")) for n in range(6)]),
        classic(*[row(button(f"b{n}")) for n in range(5)]),
    ),
    "6 buttons in a row": (
        classic(row(*[button(f"b{n}") for n in range(6)])),
        classic(row(*[button(f"b{n}") for n in range(5)])),
    ),
    "empty row": (classic(row()), classic(row(button()))),
    "button outside a row": (classic(button()), classic(row(button()))),
    "same custom id": (
        classic(row(button("b"), button("b"))),
        classic(row(button("b"), button("c"))),
    ),
    "custom id 101": (classic(row(button("x" * 101))), classic(row(button("x" * 100)))),
    "custom id empty": (classic(row(button(""))), classic(row(button("x")))),
    "no custom id": (classic(row(without(button(), "custom_id"))), classic(row(button()))),
    "label 81": (classic(row(button(label="x" * 81))), classic(row(button(label="x" * 80)))),
    "no label": (
        classic(row(without(button(), "label"))),
        classic(row(without(button(), "label") | {"emoji": {"name": "👍"}})),
    ),
    "button: unknown key": (
        classic(row(button(enabled=True))),
        classic(row(button(disabled=True))),
    ),
    "button: style": (classic(row(button(style=9))), classic(row(button(style=4)))),
    "link without url": (classic(row(without(LINK, "url"))), classic(row(LINK))),
    "link with custom id": (classic(row(LINK | {"custom_id": "x"})), classic(row(LINK))),
    "button with url": (classic(row(button(url="https://x.org"))), classic(row(button()))),
    "26 options": (classic(row(select(26))), classic(row(select(25)))),
    "no options": (classic(row(select(0))), classic(row(select(1)))),
    "option label": (
        classic(row(select() | {"options": [{"label": "x" * 101, "value": "v"}]})),
        classic(row(select() | {"options": [{"label": "x" * 100, "value": "v"}]})),
    ),
    "option description": (
        classic(row(select() | {"options": [options(1)[0] | {"description": "x" * 101}]})),
        classic(row(select() | {"options": [options(1)[0] | {"description": "x" * 100}]})),
    ),
    "same option value": (
        classic(row(select() | {"options": options(1) * 2})),
        classic(row(select() | {"options": options(2)})),
    ),
    "two defaults": (
        classic(row(select() | {"options": [one | {"default": True} for one in options(2)]})),
        classic(
            row(
                select()
                | {"options": [one | {"default": n == 0} for n, one in enumerate(options(2))]}
            )
        ),
    ),
    "placeholder": (
        classic(row(select(placeholder="x" * 151))),
        classic(row(select(placeholder="x" * 150))),
    ),
    "max over options": (
        classic(row(select(3, max_values=4))),
        classic(row(select(3, max_values=3))),
    ),
    "min over max": (
        classic(row(select(3, min_values=3, max_values=2))),
        classic(row(select(3, min_values=2, max_values=2))),
    ),
    "two selects in a row": (
        classic(row(select(), select() | {"custom_id": "z"})),
        classic(row(select()), row(select() | {"custom_id": "z"})),
    ),
    "button beside a select": (
        classic(row(select(), button())),
        classic(row(select()), row(button())),
    ),
    "flag that is not ours": ({"content": "x", "flags": 64}, {"content": "x", "flags": 4096}),
    "v2 without the flag": ({"components": [says()]}, layout(says())),
    "v2 with content": (layout(says(), content="x"), layout(says(), content="")),
    "v2 with embeds": (layout(says(), embeds=[{"title": "t"}]), layout(says(), embeds=[])),
    "v2 empty": (layout(), layout(says())),
    "v2: 41 components": (layout(*[says()] * 41), layout(*[says()] * 40)),
    "v2: 41 nested": (
        layout({"type": 17, "components": [says()] * 40}),
        layout({"type": 17, "components": [says()] * 39}),
    ),
    "v2: 4001 characters": (
        layout(says("x" * 2000), says("x" * 2001)),
        layout(says("x" * 2000), says("x" * 2000)),
    ),
    "v2: gallery of 11": (layout(gallery(*[PICTURE] * 11)), layout(gallery(*[PICTURE] * 10))),
    "v2: gallery of 0": (layout(gallery()), layout(gallery(PICTURE))),
    "v2: alt text": (
        layout(gallery(PICTURE | {"description": "x" * 1025})),
        layout(gallery(PICTURE | {"description": "x" * 1024})),
    ),
    "v2: empty text": (layout(says("")), layout(says("x"))),
    "v2: container in container": (
        layout({"type": 17, "components": [{"type": 17, "components": [says()]}]}),
        layout({"type": 17, "components": [says()]}),
    ),
    "v2: same id": (
        layout(says() | {"id": 5}, says() | {"id": 5}),
        layout(says() | {"id": 5}, says()),
    ),
    "v2: unknown type": (layout({"type": 9, "components": [says()]}), layout(says())),
    "v2: unknown key": (layout(says() | {"text": "x"}), layout(says())),
    "mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        {"content": "x", "allowed_mentions": {"parse": [], "users": ["1"]}},
    ),
    "nonce 26": ({"content": "x", "nonce": "n" * 26}, {"content": "x", "nonce": "n" * 25}),
    "attachment:// without a file": (
        signed("attachment://a.png"),
        signed("https://example.org/a.png"),
    ),
    "attachment stub without a file": (
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
        {"content": "x", "attachments": []},
    ),
}


@pytest.mark.parametrize("name", MESSAGES)
async def test_message(standin: StandIn, name: str) -> None:
    faulty, good = MESSAGES[name]
    path = f"/channels/{standin.channel('table').id}/messages"
    refused = await send(standin, "POST", path, faulty)
    assert refused.status == 400, refused.body
    assert refused.code in (50035, 50006)
    assert len(standin.refusals) == 1
    assert standin.world.messages[standin.channel("table").id] == {}
    taken = await send(standin, "POST", path, good)
    assert taken.status == 200, taken.body
    # an answer to an interaction goes by the same rules
    first = {"type": 4, "data": without(faulty, "nonce") or {"content": ""}}
    if name not in ("flag that is not ours", "nonce 26"):
        assert (await call_back(standin, interact(standin), first)).code in (50035, 50006)
        second = {"type": 4, "data": good}
        assert (await call_back(standin, interact(standin), second)).status == 200


FILES: dict[str, tuple[Any, Any]] = {
    "not referenced": (
        {"content": "x", "attachments": [{"id": 1}]},
        {"content": "x", "attachments": [{"id": 0}]},
    ),
    "misspelt": (
        signed("attachment://A.png") | {"attachments": [{"id": 0, "filename": "a.png"}]},
        signed("attachment://a.png") | {"attachments": [{"id": 0, "filename": "a.png"}]},
    ),
    "renamed by Discord": (
        signed("attachment://é.png") | {"attachments": [{"id": 0, "filename": "é.png"}]},
        signed("attachment://e.png") | {"attachments": [{"id": 0, "filename": "e.png"}]},
    ),
    "alt text": (
        {"attachments": [{"id": 0, "description": "x" * 1025}]},
        {"attachments": [{"id": 0, "description": "x" * 1024}]},
    ),
}


@pytest.mark.parametrize("name", FILES)
async def test_files(standin: StandIn, name: str) -> None:
    faulty, good = FILES[name]
    path = f"/channels/{standin.channel('table').id}/messages"
    assert (await send(standin, "POST", path, faulty, files=("a.png",))).code == 50035
    taken = await send(standin, "POST", path, good, files=("a.png",))
    assert taken.status == 200, taken.body
    shown = "embeds" in good  # what an embed shows is not among the message's attachments
    assert len(taken.body["attachments"]) == (0 if shown else 1)


async def test_eleven_files(standin: StandIn) -> None:
    path = f"/channels/{standin.channel('table').id}/messages"
    names = tuple(f"{n}.png" for n in range(11))
    if standin.spec is None:
        assert (await send(standin, "POST", path, {}, files=names)).code == 50035
    assert (await send(standin, "POST", path, {}, files=names[:10])).status == 200


EDITS: dict[str, tuple[Any, Any, Any]] = {
    "emptied": ({"content": "x"}, {"content": ""}, {"content": "y"}),
    "v2 flag taken away": (layout(says()), {"flags": 0}, {"components": [says("y")]}),
    "v2 with content": (layout(says()), {"content": "y"}, {"content": None}),
    "to v2 with old content": (
        {"content": "x"},
        layout(says()),
        layout(says(), content=None),
    ),
    "unknown key": ({"content": "x"}, {"content": "y", "nonce": "n"}, {"content": "y"}),
    "6 rows": (
        {"content": "x"},
        classic(*[row(button(f"b{n}")) for n in range(6)]),
        classic(row(button())),
    ),
}


@pytest.mark.parametrize("name", EDITS)
async def test_edit(standin: StandIn, name: str) -> None:
    start, faulty, good = EDITS[name]
    path = f"/channels/{standin.channel('table').id}/messages"
    made = await send(standin, "POST", path, start)
    refused = await send(standin, "PATCH", f"{path}/{made.body['id']}", faulty)
    assert refused.code in (50035, 50006), refused.body
    taken = await send(standin, "PATCH", f"{path}/{made.body['id']}", good)
    assert taken.status == 200, taken.body


async def test_a_file_that_is_too_large(standin: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/channels/{standin.channel('table').id}/messages"
    monkeypatch.setattr("bot.playground.checks.FILE_LIMIT", 4)
    refused = await send(standin, "POST", path, {}, files=("a.png",))
    assert (refused.status, refused.code) == (413, 40005)
    monkeypatch.setattr("bot.playground.checks.FILE_LIMIT", 5)
    assert (await send(standin, "POST", path, {}, files=("a.png",))).status == 200
