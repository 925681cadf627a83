"""What no one should type, and somebody does: for every place that takes or shows a text."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    "Bob\nPartie terminée",
    "Bob\u2028Partie terminée",
    "Bob\u2029\u0085\v\f\rPartie terminée",
    "\u202eelociN\u202c",
    "\u2066\u2067\u2068Bob",
    "Al\u200b\u200d\ufeff\u2060ice",
    "\u200b\u2060\u3164\u2800",
    "Z\u0351\u0352\u0353\u0354\u0355\u0356\u0357\u0358\u0359algo",
    "<@400000000000000001>",
    "@everyone @here",
    "<@&1> <#2> </game new:3> <id:home>",
    "<t:1700000000:R>",
    "<:smile:123> <a:wave:456>",
    "[ici](https://example.org) https://example.org",
    "**gras** _fin_ ~~barré~~ `code` ```bloc``` ||caché||",
    "# Titre",
    "-# petit",
    "> cité",
    "- point",
    "1. rang",
    "\\",
    "\x00\x07\x1b[31mrouge\x1b[0m",
    "\ud83d",
    "שלום עולם 12",
    "مرحبا 3",
    "🧟‍♀️👩‍🚀",
    "{ $seat } -term word-x %s {0}",
    "Ordinateur B",
    "Ꜳ" * 99,
    "A" * 6000,
)
"""Names, and whatever else people call things."""

NUMBERS: Final = (
    "0", "-1", "007", "1e9", "٣", "²", "0x10", "1_000", "1.5", "9" * 20, "9" * 90,
    str(2**31), str(2**53), str(2**63 - 1), str(2**63), str(2**64), "9" * 5000,
)  # fmt: skip
"""Text in the place of digits."""

WORDS: Final = (
    "none", "wood", "0:0", "99999:0", ":", "-", ",", "{}", "[]", "null", "__class__", "word-x",
    "a.text", "../../etc/passwd", "'; DROP TABLE games; --", "SetFigure,set_points,0,,1",
    "SetFigure,set_points,0,," + "9" * 90, "SetFigure,set_goods,99,mud,-5", "SetStarter,x",
)  # fmt: skip
"""What looks like something of ours."""

MONSTERS: Final = (*NAMES, *NUMBERS, *WORDS)
