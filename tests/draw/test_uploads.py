"""Pictures that people bring: smaller, upright, and without what their file holds beside."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from bot.discord.uploads import decode_upload
from bot.render.draw.uploads import (
    DECODER_MEMORY_BYTES,
    MAX_PICTURE_PIXELS,
    STORED_SIDE_PX,
    InvalidPicture,
    reencoded,
)


def picture(kind: str, size: tuple[int, int] = (60, 40), **more: object) -> bytes:
    """A red picture as a file of this kind."""
    held = io.BytesIO()
    Image.new("RGB", size, "red").save(held, kind, **more)
    return held.getvalue()


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data))


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF"])
def test_every_kind_that_is_taken_is_written_anew(kind: str) -> None:
    image = opened(reencoded(picture(kind)))
    assert (image.format, image.size) == ("WEBP", (60, 40))


def test_a_great_one_is_made_smaller() -> None:
    assert opened(reencoded(picture("JPEG", (4000, 1000)))).size == (
        STORED_SIDE_PX,
        STORED_SIDE_PX // 4,
    )


def test_where_it_was_taken_is_forgotten_and_it_stands_upright() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # turned by a quarter
    exif[0x010E] = "at home"
    image = opened(reencoded(picture("JPEG", exif=exif)))
    assert image.size == (40, 60)
    assert not image.getexif()
    assert b"at home" not in reencoded(picture("JPEG", exif=exif))


def test_what_shows_through_still_does() -> None:
    held = io.BytesIO()
    Image.new("RGBA", (8, 8), (255, 0, 0, 0)).save(held, "PNG")
    assert opened(reencoded(held.getvalue())).convert("RGBA").getpixel((4, 4))[3] == 0


@pytest.mark.parametrize(
    "data",
    [b"", b"no picture", picture("PNG")[:60], picture("BMP"), picture("TIFF")],
    ids=["empty", "text", "cut", "bmp", "tiff"],
)
def test_what_is_none_is_refused(data: bytes) -> None:
    with pytest.raises(InvalidPicture):
        reencoded(data)


def test_a_small_file_of_too_many_pixels_is_refused() -> None:
    held = io.BytesIO()
    Image.new("1", (8000, 8000)).save(held, "PNG")
    assert len(held.getvalue()) < 100_000
    with pytest.raises(InvalidPicture):
        reencoded(held.getvalue())


async def test_a_picture_is_decoded_in_a_process_of_its_own() -> None:
    assert opened(await decode_upload(picture("PNG"))).size == (60, 40)
    with pytest.raises(InvalidPicture):
        await decode_upload(b"no picture")


@pytest.mark.parametrize("mode", ["P", "RGBA", "L"])
async def test_the_largest_picture_fits_into_the_memory_of_that_process(mode: str) -> None:
    held = io.BytesIO()
    Image.new(mode, (MAX_PICTURE_PIXELS // 4000, 4000)).save(held, "PNG")
    assert opened(await decode_upload(held.getvalue())).size == (STORED_SIDE_PX, STORED_SIDE_PX)


async def test_a_process_that_takes_too_much_costs_that_picture_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "greedy.py").write_text(
        f"import resource; resource.setrlimit(resource.RLIMIT_AS, ({DECODER_MEMORY_BYTES},) * 2)\n"
        f"bytearray({2 * DECODER_MEMORY_BYTES})\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(InvalidPicture):
        await decode_upload(picture("PNG"), "greedy")
    assert await decode_upload(picture("PNG"))
