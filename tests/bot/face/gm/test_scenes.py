"""Scenes as people see them: paragraphs, a picture, and one that waits for the phase's end."""

from __future__ import annotations

import base64
import io
from typing import Any

import pytest
from PIL import Image

from bot.app.assembly import Bot
from bot.features.export.commands import MAX_EXPORT_BYTES, MAX_PICTURES, shown_with
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.render.draw.uploads import MAX_PICTURE_BYTES
from tests.bot.face.gm.test_alerts import phase_over
from tests.bot.face.gm.test_gm import led, panel_of, written_in
from tests.bot.face.playing import alts, last_public, press, rest, selects, words
from tests.standin import StandIn

pytestmark = pytest.mark.usefixtures("french_readers")


def typed(data: bytes) -> str:
    """A picture as the stand-in's people bring it."""
    return f"data:image/png;base64,{base64.b64encode(data).decode()}"


def png() -> bytes:
    held = io.BytesIO()
    Image.new("RGB", (90, 60), "red").save(held, "PNG")
    return held.getvalue()


def scenes(who: Person, channel: Channel) -> list[Message]:
    public = [m for m in who.messages(channel) if m.only_for is None]
    return [m for m in public if "🎭 Scène" in words(m)]


async def test_a_scene_has_paragraphs_and_a_picture_of_its_own(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, _, chloe = await led(bot, standin, people, channel)
    asked: dict[str, Any] = {"text": "La *cendre* tombe.\\nOn frappe.", "picture": typed(png())}
    said = await (await chloe.command(channel, "gm say", asked)).final()
    assert "C’est raconté" in words(said)
    await rest(bot, standin)
    (scene,) = scenes(alice, channel)
    assert "> La \\*cendre\\* tombe.\n> On frappe." in words(scene)
    (shown,) = scene.attachments
    assert shown["filename"] == "scene.webp"
    assert alts(scene) == ["Image de la scène : La *cendre* tombe. On frappe."]
    (kept,) = [data for key, data in standin.world.files.items() if key.endswith("scene.webp")]
    assert Image.open(io.BytesIO(kept)).size == (90, 60), "not a link to what was brought"
    message = await (await alice.command(channel, "game export")).last()
    names = [attachment["filename"] for attachment in message.attachments]
    assert [name for name in names if name.endswith(".webp")] == [names[-1]]
    (text,) = [data.decode() for key, data in standin.world.files.items() if key.endswith(names[1])]
    below = text.split("> On frappe.")[1]
    assert below.strip().startswith(f"![Une image de cette scène]({names[-1]})")
    assert text.count(".webp") == 1


def test_a_report_has_at_most_the_pictures_of_a_message() -> None:
    scenes = [(f"scene {n}", bytes([n]) * 10) for n in range(MAX_PICTURES + 3)]
    told_with, files = shown_with(scenes, "g-1-scene")
    assert [words for words, _ in told_with] == [f"scene {n}" for n in range(MAX_PICTURES)]
    assert [name for _, name in told_with] == [file.name for file in files]
    assert len({file.name for file in files}) == MAX_PICTURES
    told_with, files = shown_with([("a", b"x" * MAX_EXPORT_BYTES), ("b", b"y")], "g-1-scene")
    assert [words for words, _ in told_with] == ["a"]
    assert len(files) == 1


@pytest.mark.parametrize(
    ("picture", "says"),
    [
        ("no picture", "PNG, JPEG, WebP ou GIF"),
        (typed(b"\x89PNG no more"), "PNG, JPEG, WebP ou GIF"),
        (typed(b"x" * (MAX_PICTURE_BYTES + 1)), "8 Mo au plus"),
    ],
    ids=["text", "broken", "large"],
)
async def test_a_file_that_is_no_picture_is_refused_without_a_post(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    picture: str,
    says: str,
) -> None:
    alice, _, chloe = await led(bot, standin, people, channel)
    message = await (
        await chloe.command(channel, "gm say", {"text": "Voyez.", "picture": picture})
    ).final()
    assert says in words(message)
    await rest(bot, standin)
    assert scenes(alice, channel) == []


async def test_a_waiting_scene_can_be_posted_or_deleted(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, _, chloe = await led(bot, standin, people, channel)
    form = await press(chloe, await panel_of(chloe, channel), "Scène à la fin")
    message = await written_in(chloe, form, words="Le jour se lève.\nIl neige.")
    assert "à la fin de la phase en cours" in words(message)
    later = {"text": "Jamais.", "when": "phase"}
    await chloe.command(channel, "gm say", later)
    await rest(bot, standin)
    assert scenes(alice, channel) == []
    panel = await panel_of(chloe, channel)
    (menu,) = [m for m in selects(panel) if "scènes attendent" in m["placeholder"]]
    never = next(o["value"] for o in menu["options"] if o["label"] == "Jamais.")
    page = await (await chloe.select(panel, menu["custom_id"], [never])).last()
    assert "> Jamais." in words(page)
    gone = await (await press(chloe, page, "Ne pas la raconter")).final()
    assert "ne sera pas racontée" in words(gone)
    refused = await (await press(chloe, page, "Raconter maintenant", before_edit=True)).final()
    assert "n’attend plus" in words(refused)
    await phase_over(bot, standin, channel)
    (scene,) = scenes(alice, channel)
    assert "> Le jour se lève.\n> Il neige." in words(scene)
    assert int(scene.id) < int(last_public(alice, channel).id), "the next phase stands below"
