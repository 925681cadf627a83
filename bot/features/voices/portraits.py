"""Portraits of characters: faces of the games, and uploads, as small square pictures."""

from __future__ import annotations

import hashlib
import io
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.texts import DATA
from engine.games import GAMES

SIDE_PX: Final = 128
"""Side of a portrait; Discord keeps emojis in that size."""
GROUND: Final = "#3B342E"
"""Behind a drawing."""


@cache
def faces(game: str) -> Mapping[str, str]:
    """Return the drawings of a game that are portraits -> the word that names each."""
    file = DATA / game / "faces.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}


def is_face(face: str) -> bool:
    """Return whether this is a face of ours: "<game>/<drawing>"."""
    game, _, drawing = face.partition("/")
    return game in GAMES and drawing in faces(game)


@cache
def drawn(face: str) -> bytes:
    """Return a face of ours as a portrait (PNG)."""
    from PIL import Image, ImageOps  # import Pillow on first use

    game, _, drawing = face.partition("/")
    with Image.open(DATA / game / "art" / f"{drawing}.png") as file:
        figure = file.convert("RGBA")
    size = (SIDE_PX, SIDE_PX)
    padded = ImageOps.pad(figure, size, color=(0, 0, 0, 0), centering=(0.5, 1.0))
    ground = Image.new("RGBA", size, GROUND)
    ground.alpha_composite(padded)
    return _png(ground)


def squared(webp: bytes) -> bytes:
    """Return an upload that `decode_upload` has re-encoded as a portrait (PNG): its middle."""
    from PIL import Image, ImageOps  # import Pillow on first use

    with Image.open(io.BytesIO(webp)) as file:
        return _png(ImageOps.fit(file.convert("RGBA"), (SIDE_PX, SIDE_PX)))


def _png(image: object) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG")  # type: ignore[attr-defined]
    return out.getvalue()


def digest_of(picture: bytes) -> str:
    """Return the name of a picture: equal for equal ones."""
    return hashlib.blake2s(picture, digest_size=12).hexdigest()
