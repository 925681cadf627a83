"""Fixed people, channels and messages: one of everything the page can draw."""

import io
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

from gallery_commands import commands
from PIL import Image, ImageDraw

BOT = {"id": "1000", "username": "lantern", "global_name": "Lantern", "bot": True}
START = datetime.now(UTC).replace(microsecond=0) - timedelta(hours=2)
LAYOUT = 1 << 15
EPHEMERAL = 1 << 6
SCENES = {
    "board.png": (1200, 900, "#3b2a45", "#f2a65a"),
    "sheet.png": (800, 500, "#20303a", "#94c0e6"),
    "face.png": (200, 200, "#3a4a2c", "#a3cb86"),
}
ALT = "Dusk over a valley: three shelters, a road and a river between them."


@cache
def picture(name: str) -> bytes:
    """PNG bytes of one of SCENES: hills under a low sun."""
    width, height, sky, sun = SCENES[name]
    image = Image.new("RGB", (width, height), sky)
    draw = ImageDraw.Draw(image)
    radius = height // 5
    middle = (width // 2, height // 2)
    draw.ellipse(
        (middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius), fill=sun
    )
    hills = [
        (0, height),
        (0, height * 0.7),
        (width * 0.3, height * 0.5),
        (width * 0.5, height * 0.7),
    ]
    draw.polygon(
        [*hills, (width * 0.8, height * 0.45), (width, height * 0.65), (width, height)], "#17131c"
    )
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def people() -> list[dict[str, Any]]:
    """Four people; the first reads French, the others English."""
    rows = (("3001", "Alice", "fr"), ("3002", "Bruno", "en-GB"), ("3003", "Chloé", "en-US"))
    rows += (("3004", "Dara Quinn", "en-US"),)
    everything = str((1 << 53) - 1)
    return [
        {
            "id": id_,
            "name": name,
            "locale": locale,
            "permissions": everything if id_ == "3001" else "2048",
            "member": True,
            "dms_closed": False,
        }
        for id_, name, locale in rows
    ]


def channels() -> list[dict[str, Any]]:
    """Two channels, a thread and two direct-message channels."""
    rows = (
        ("4001", "text", "table", None, None),
        ("4002", "text", "gallery", None, None),
        ("4100", "thread", "Noon table", "4001", None),
        ("4200", "dm", "Alice", None, "3001"),
        ("4201", "dm", "Bruno", None, "3002"),
    )
    return [
        {
            "id": id_,
            "kind": kind,
            "name": name,
            "parent_id": parent,
            "person_id": person,
            "locked": False,
            "archived": False,
            "position": at,
        }
        for at, (id_, kind, name, parent, person) in enumerate(rows)
    ]


def message(
    id_: str, channel: str, author: dict[str, Any], minutes: float = 0, **more: Any
) -> dict[str, Any]:
    """A message object as the playground pushes it."""
    return {
        "id": id_,
        "channel_id": channel,
        "type": 0,
        "content": "",
        "flags": 0,
        "author": author,
        "timestamp": (START + timedelta(minutes=minutes)).isoformat(),
        "edited_timestamp": None,
        "embeds": [],
        "attachments": [],
        "components": [],
        "message_reference": None,
        "only_for": None,
        "loading": False,
        "reply_to": None,
        **more,
    }


def author(person: str) -> dict[str, Any]:
    """A person as the author of a message."""
    name = next(each["name"] for each in people() if each["id"] == person)
    return {"id": person, "username": name.lower(), "global_name": name, "bot": False}


def attachment(base: str, name: str, alt: str = ALT) -> dict[str, Any]:
    """An uploaded picture."""
    width, height, *_ = SCENES[name]
    return {
        "id": f"6{len(name)}",
        "filename": name,
        "description": alt,
        "content_type": "image/png",
        "size": 48_211,
        "url": f"{base}/cdn/attachments/4002/6001/{name}",
        "width": width,
        "height": height,
    }


def button(style: int, label: str | None, custom_id: str, **more: Any) -> dict[str, Any]:
    """A button component."""
    return {"type": 2, "style": style, "label": label, "custom_id": custom_id, **more}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    """An action row."""
    return {"type": 1, "components": list(components)}


MARKS = """# Heading one
## Heading two
### Heading three
Plain, **bold**, *italic*, ***both***, __underlined__, ~~struck~~, `code`, ||hidden words||
> A quote of one line
- first
- second
  - inside
1. one
2. two
-# small print
<@3001> <@1000> <#4100> </walk trek:9000> <t:1893456000:D> <t:1893456000:R> [a link](http://127.0.0.1/x)
```py
print("<b>not markup</b>")
```"""
KINDS = [
    {"label": "Wood", "value": "wood", "description": "Burns and builds", "emoji": {"name": "🪵"}},
    {"label": "Water", "value": "water", "description": "From the river"},
    {"label": "Rope", "value": "rope"},
]


def classic(base: str) -> list[dict[str, Any]]:
    """Markdown, embeds, pictures and the classic components, in #gallery."""
    board = attachment(base, "board.png")
    embed = {
        "title": "Evening at the shelter",
        "description": "Two things happened, **one** of them good.",
        "color": 0xF2A65A,
        "fields": [
            {"name": "Wood", "value": "3", "inline": True},
            {"name": "Water", "value": "2", "inline": True},
            {"name": "People", "value": "5", "inline": True},
            {"name": "News", "value": "The road is open again."},
        ],
        "image": {"url": board["url"]},
        "thumbnail": {"url": f"{base}/cdn/attachments/4002/6002/face.png"},
        "footer": {"text": "Day 2 · evening"},
    }
    buttons = row(
        button(1, "Join", "join", emoji={"name": "🔥"}),
        button(2, "Pressed 0", "count"),
        button(3, "Whisper", "secret"),
        button(4, "Never answers", "silent"),
        button(2, "Closed", "closed", disabled=True),
    )
    more = row(
        button(2, "Form", "form"),
        button(2, None, "emoji", emoji={"name": "⚔️"}),
        {"type": 2, "style": 5, "label": "Rules", "url": "http://127.0.0.1/rules"},
    )
    single = row({"type": 3, "custom_id": "one", "placeholder": "Take one thing", "options": KINDS})
    several = {"type": 3, "custom_id": "many", "placeholder": "Take two things", "options": KINDS}
    return [
        message("5001", "4002", author("3002"), 0, content=MARKS),
        message(
            "5002",
            "4002",
            BOT,
            1,
            content="Good evening <@3001>.",
            embeds=[embed],
            attachments=[board],
            interaction_metadata={
                "id": "7001",
                "type": 2,
                "user": author("3001"),
                "name": "walk rest",
            },
        ),
        message(
            "5003",
            "4002",
            BOT,
            2,
            content="Classic components:",
            components=[buttons, more],
            edited_timestamp=START.isoformat(),
        ),
        message(
            "5004",
            "4002",
            BOT,
            3,
            components=[
                single,
                row({**several, "min_values": 2, "max_values": 2}),
                row({"type": 5, "custom_id": "who", "placeholder": "With whom?"}),
            ],
        ),
        message(
            "5005",
            "4002",
            BOT,
            4,
            content="Two pictures and a file.",
            attachments=[
                {**attachment(base, "sheet.png"), "id": "61"},
                {**attachment(base, "face.png", "A face in green"), "id": "62"},
                {
                    "id": "63",
                    "filename": "log.txt",
                    "content_type": "text/plain",
                    "size": 2048,
                    "url": f"{base}/cdn/attachments/4002/6003/log.txt",
                },
            ],
        ),
        message(
            "5006",
            "4002",
            BOT,
            5,
            content="Only Alice reads this.",
            only_for="3001",
            flags=EPHEMERAL,
            reply_to="5005",
        ),
        message("5007", "4002", BOT, 6, loading=True, flags=128),
    ]


def layout(base: str) -> list[dict[str, Any]]:
    """Components V2, in #gallery."""
    media = {"url": f"{base}/cdn/attachments/4002/6004/sheet.png", "width": 800, "height": 500}
    face = {"url": f"{base}/cdn/attachments/4002/6005/face.png", "width": 200, "height": 200}
    box = {
        "type": 17,
        "accent_color": 0xA3CB86,
        "components": [
            {"type": 10, "content": "## Shelter B\nWhat you own, and what is *missing*."},
            {
                "type": 9,
                "components": [{"type": 10, "content": "**Workshop**\nBuilt on day 1"}],
                "accessory": button(1, "Repair", "repair"),
            },
            {"type": 14, "divider": True, "spacing": 2},
            {
                "type": 9,
                "components": [{"type": 10, "content": "Guarded by nobody."}],
                "accessory": {"type": 11, "media": face, "description": "A face in green"},
            },
            {
                "type": 12,
                "items": [
                    {"media": media, "description": ALT},
                    {"media": face, "description": "Green"},
                ],
            },
            {"type": 13, "file": {"url": f"{base}/cdn/attachments/4002/6006/log.txt"}},
            row(button(2, "Play", "play"), button(4, "Leave", "leave")),
        ],
    }
    alone = {"type": 12, "items": [{"media": media, "description": ALT}]}
    return [message("5008", "4002", BOT, 20, flags=LAYOUT, components=[box, alone])]


def snapshot(base: str) -> dict[str, Any]:
    """The first frame of the WebSocket; `base` is the server's address."""
    lobby = row(button(1, "Join", "count"), button(3, "My sheet", "secret"))
    table = [
        message("5101", "4001", author("3002"), 0, content="Is anybody there?"),
        message("5102", "4001", author("3002"), 1, content="I brought rope."),
        message("5103", "4001", BOT, 2, content="Press when you are ready.", components=[lobby]),
    ]
    direct = [
        message(
            "5201",
            "4201",
            BOT,
            3,
            content="It is your turn, <@3002>.",
            components=[row(button(2, "Pressed 0", "count"))],
        )
    ]
    return {
        "type": "snapshot",
        "bot": {"id": "1000", "name": "Lantern", "application_id": "1000", "online": True},
        "guild": {"id": "2000", "name": "The Refuge", "owner_id": "3001", "here": True},
        "people": people(),
        "channels": channels(),
        "messages": {"4001": table, "4002": classic(base) + layout(base), "4201": direct},
        "commands": commands(),
        "unread": {"3001": {"4002": 2}, "3002": {"4201": 1, "4100": 3}},
    }
