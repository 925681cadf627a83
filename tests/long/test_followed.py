"""The recipes of CONTRIBUTING for content of the model game, followed to the letter in a copy of
the source: what a recipe leaves out fails here."""

from __future__ import annotations

import re
from pathlib import Path

from tests.checkout import copied, run, tried

GAME = "gharkane"
CHECKS = (
    "tests/gharkane/rules/test_gear.py", "tests/gharkane/rules/test_happenings.py",
    "tests/gharkane/rules/test_resolve.py", "tests/gharkane/rules/test_rooms.py",
    "tests/gharkane/rules/test_setup.py", "tests/gharkane/test_content.py",
    "tests/gharkane/test_pictures.py", "tests/gharkane/test_previews.py",
    "tests/gharkane/test_texts.py", "tests/gharkane/test_view.py",
    "tests/laws/test_golden.py",
    "tests/bot/face/texts/test_texts.py", "tests/bot/face/texts/test_previews.py",
    "tests/bot/test_records_documented.py", "tests/draw/test_regions.py",
    "tests/house/test_mutants.py", "tests/laws/test_pieces.py",
)  # fmt: skip
"""What looks at every card, room, equipment or field of a pick."""


def added(path: Path, text: str, before: str = "") -> None:
    """Add text to a file: before the first line that starts so, or at its end."""
    source = path.read_text(encoding="utf-8")
    if not before:
        path.write_text(source + text, encoding="utf-8")
        return
    assert f"\n{before}" in source, before
    path.write_text(source.replace(f"\n{before}", f"\n{text}{before}", 1), encoding="utf-8")


def worded(checkout: Path, text: str) -> None:
    """The same sentences in both languages: that they are good ones, no test can tell."""
    for locale in ("fr", "en"):
        added(checkout / f"data/{GAME}/{locale}.ftl", text)


def drawn(checkout: Path, name: str, like: str) -> None:
    """A drawing: whether it is a good one, no test can tell."""
    art = checkout / f"data/{GAME}/art"
    (art / f"{name}.svg").write_bytes((art / f"{like}.svg").read_bytes())


def counted(checkout: Path, **more: int) -> None:
    """Raise control sums of the box."""
    path = checkout / f"data/{GAME}/numbers.toml"
    source = path.read_text(encoding="utf-8")
    for name, amount in more.items():
        row = re.compile(rf"^{name} = (\d+)", re.M)
        source, times = row.subn(lambda m, n=amount, of=name: f"{of} = {int(m[1]) + n}", source)  # type: ignore[misc]
        assert times == 1, name
    path.write_text(source, encoding="utf-8")


def written(checkout: Path) -> None:
    """Let programs write what follows from the rest."""
    lab = "tests.lab"
    for words in (
        f"{lab}.rasterise",
        f"{lab} schemas",
        f"{lab} golden --game {GAME} --renew",
    ):
        done = run(checkout, "-m", *words.split())
        assert not done.stderr, done.stderr[-2000:]


def event_card(checkout: Path) -> None:
    """An event of a kind that there is."""
    row = """
[[event]]
id = "black_ice"
code = "V99"
effect = "cap_stock"
places = ["nornaald"]
amount = 2
cost = { metal = 1, chip = 1 }
points = 2
"""
    added(checkout / f"data/{GAME}/events.toml", row)
    counted(checkout, events=1, event_points=2)
    worded(
        checkout,
        "word-black-ice = Qoorvice\n    .flavour = Qoorvice!\n    .text = Qoorvex.\n"
        "    .short = Nornaald\n",
    )
    places = '        ("black_ice", ["nornaald"]),\n'
    added(checkout / "tests/gharkane/rules/test_happenings.py", places, '        ("flooded_shafts"')


def room(checkout: Path) -> None:
    """A room of a kind that there is."""
    row = """
[[room]]
id = "bolt_press"
code = "R99"
copies = 2
slots = 3
food = 2
care = 1
when = "build"
effect = "gain"
resource = "metal"
amount = 1
"""
    added(checkout / f"data/{GAME}/rooms.toml", row)
    drawn(checkout, "room_bolt_press", "room_dormitory")
    counted(checkout, rooms=2)
    count = "\n    .count = { $n ->\n        [1] one\n       *[other] { $n }\n    }"
    worded(
        checkout,
        f"word-bolt-press = Qoorpress{count}\n    .flavour = Qoorpress!\n    .text = Qoorvex.\n"
        "    .short = Qoorvex\n",
    )
    proof = """def bolt_press() -> None:
    game = chosen(begin(full("bolt_press"), Building(0)), 0, Use("bolt_press"))
    assert stores(game, 0) == {"metal": 1}


"""
    tests = checkout / "tests/gharkane/rules/test_rooms.py"
    added(tests, proof, "EFFECTS:")
    source = tests.read_text(encoding="utf-8")
    tests.write_text(source.replace(" leaded_vault,\n", " leaded_vault, bolt_press,\n"))


def equipment(checkout: Path) -> None:
    """A piece of equipment of a kind that there is."""
    row = """
[[equipment]]
id = "bucket"
code = "E99"
copies = 2
icons = ["wood", "wood", "metal"]
effect = "gain"
places = ["jel_zaer"]
resource = "water"
amount = 1
"""
    added(checkout / f"data/{GAME}/equipment.toml", row)
    drawn(checkout, "bucket", "drill")
    counted(checkout, equipment=2)
    numbers = checkout / f"data/{GAME}/numbers.toml"
    text = numbers.read_text(encoding="utf-8")
    assert "icons = { wood = 13, metal = 13," in text
    numbers.write_text(text.replace("wood = 13, metal = 13,", "wood = 15, metal = 14,"))
    count = "\n    .count = { $n ->\n        [1] one\n       *[other] { $n }\n    }"
    worded(checkout, f"word-bucket = Qoorbucket{count}\n    .text = Qoorvex.\n")
    gain = '    ("bucket", "jel_zaer", {"water": 1}),\n'
    added(checkout / "tests/gharkane/rules/test_gear.py", gain, '    ("plasma_saw"')


def slash_option(checkout: Path) -> None:
    """One more field of a pick, which may be left out."""
    picks = checkout / f"engine/games/{GAME}/picks.py"
    source = picks.read_text(encoding="utf-8")
    lose = re.search(r"^class Lose\(Pick\):.*?\n\n\n", source, re.M | re.S)
    assert lose
    field = f'{lose[0].rstrip()}\n    manner: str = "none"\n\n\n'
    picks.write_text(source.replace(lose[0], field), encoding="utf-8")
    worded(checkout, "field-manner = Qoorvex\n    .name = qoorvex\n    .text = Qoorvex\n")


def test_recipes_followed_to_the_letter_leave_nothing_out(tmp_path: Path) -> None:
    """One copy for all of them: what takes long is the tests that are run there."""
    checkout = copied(tmp_path)
    for recipe in (event_card, room, equipment, slash_option):
        recipe(checkout)
    written(checkout)
    missed = tried(checkout, GAME, *CHECKS)
    assert not missed, missed
