"""The HTML document of the page, assembled from its parts, and its headers."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Final

from aiohttp import web

from bot.discord.context import BotContext
from bot.features.touch.activity import Activities
from bot.render.looks import SHARED_LOOK, look_tables
from bot.render.marks import SEAT_MARKS
from bot.texts import LOCALES
from engine.games import GAMES

TOUCH_FOLDER: Final = Path(__file__).with_name("page")
SCRIPTS: Final = ("rich.js", "stage.js", "discord.js", "past.js", "touch.js")
"""In order of execution; each may use those before it."""
PAGE_WORDS: Final = (
    "board", "boards", "sheet", "question", "places", "log", "text", "in", "out", "fit", "lost",
    "once", "loading", "nothing", "more", "confirm", "picks", "close", "send", "language", "stage",
    "past", "first", "back", "forward", "last", "move", "of", "view", "here", "gameless", "foreign",
    "seat", "left", "up", "awaited", "ways",
)  # fmt: skip
"""The page's own words: the texts `touch-page-<word>`."""
FONTS: Final = {400: "regular.woff2", 700: "bold.woff2"}
"""Weight -> the Latin letters of the font of the pictures (Inter). `pyftsubset` of fonttools made
them, with `--unicodes=U+20-7E,U+A0-17F,U+2009,U+2010-2026,U+202F,U+2030,U+2032,U+2039,U+203A,`
`U+20AC,U+2190-2193,U+2212,U+2264,U+2265,U+25B6 --layout-features=kern,liga,calt,tnum`."""
DISCORD: Final = (
    "https://discord.com https://*.discord.com https://discordapp.com https://*.discordapp.com"
)
"""Origins that may show the page in a frame, inside Discord."""


class Document:
    """The page; it contains no personal data."""

    def __init__(self, context: BotContext, activities: Activities) -> None:
        self._context = context
        self._activities = activities

    def answer(self, *, framed: bool) -> web.Response:
        """Return the document; `framed`: it is requested from inside Discord."""
        ancestors = self._ancestors(framed)
        policy = "; ".join(
            (
                "default-src 'none'",
                f"script-src {_hash(self._script)}",
                f"style-src {_hash(self._style)}",
                "img-src blob: data:",
                "font-src data:",
                "connect-src 'self'",
                "base-uri 'none'",
                "form-action 'none'",
                f"frame-ancestors {ancestors}",
            )
        )
        headers = {
            "Content-Security-Policy": policy,
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "no-cache",
            "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
        }
        if ancestors == "'none'":
            headers["X-Frame-Options"] = "DENY"
        setting = {
            "client": self._activities.application,
            "parent": self._context.public.stand_in,
            "marks": [
                {
                    "letter": mark.letter,
                    "emoji": mark.emoji,
                    "colour": "#{:02x}{:02x}{:02x}".format(*mark.colour),
                    "points": " ".join(f"{100 * x:.4g},{100 * y:.4g}" for x, y in mark.corners),
                }
                for mark in SEAT_MARKS
            ],
        }
        setting_json = json.dumps(setting).replace("<", "\\u003c").encode()
        body = self._html.replace(b"/*SETTING*/", setting_json)
        return web.Response(body=body, content_type="text/html", headers=headers)

    def _ancestors(self, framed: bool) -> str:
        """Return the origins that may frame it: Discord for its own activities, anything for the
        playground."""
        public = self._context.public
        if public.stand_in:
            return public.stand_in
        return DISCORD if framed and public.client_secret else "'none'"

    @cached_property
    def _html(self) -> bytes:
        words = {
            locale: {word: texts.say(f"touch-page-{word}") for word in PAGE_WORDS}
            for locale in LOCALES
            if (texts := self._context.library.texts(locale))
        }
        words_json = json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")
        html = (TOUCH_FOLDER / "touch.html").read_text(encoding="utf-8")
        for name, text in (("STYLE", self._style), ("WORDS", words_json), ("SCRIPT", self._script)):
            html = html.replace(f"/*{name}*/", text)
        return html.encode()

    @cached_property
    def _style(self) -> str:
        own = (TOUCH_FOLDER / "touch.css").read_text(encoding="utf-8")
        return "".join((*_fonts(), *_palettes(), own))

    @cached_property
    def _script(self) -> str:
        return "".join((TOUCH_FOLDER / name).read_text(encoding="utf-8") for name in SCRIPTS)


def _fonts() -> Iterator[str]:
    """Yield the rules of the embedded fonts."""
    for weight, name in FONTS.items():
        font = base64.b64encode((TOUCH_FOLDER / name).read_bytes()).decode()
        yield (
            f"@font-face{{font-family:Inter;font-weight:{weight};font-display:swap;"
            f"src:url(data:font/woff2;base64,{font}) format('woff2')}}\n"
        )


def _palettes() -> Iterator[str]:
    """Yield the colours of the house and of each game, as variables: dark ones, and light ones for
    readers who prefer those."""
    for game in (SHARED_LOOK, *GAMES):
        root = ":root" if game == SHARED_LOOK else f':root[data-look="{game}"]'
        dark, light = (
            f"{root}{{{''.join(f'--{name}:{colour};' for name, colour in colours.items())}}}"
            for colours in look_tables(game)["page"].values()
        )
        yield f"{dark}\n@media (prefers-color-scheme: light){{{light}}}\n"


def _hash(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"
