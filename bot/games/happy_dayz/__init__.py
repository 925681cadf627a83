"""Happy Dayz as text and pictures: the trick, the quarantines, and a hand."""

from __future__ import annotations

from bot.games import Face
from bot.games.happy_dayz.board import board_text, hidden_text, sheet_text
from bot.games.happy_dayz.preview import TELLING, natural, preview, scene
from bot.games.happy_dayz.report import figures, part_name, portrait
from bot.games.happy_dayz.story import story
from engine.games.happy_dayz.content import FACTION, POWER, SIDES, SUIT, ZOMBIES

CHILDREN = tuple(card for card, suit in SUIT.items() if suit == "children")

FACE = Face(
    board_text=board_text,
    sheet_text=sheet_text,
    part_name=part_name,
    hidden_text=hidden_text,
    things=(*SIDES, *FACTION, *POWER, *ZOMBIES, *CHILDREN),
    preview=preview,
    telling=TELLING,
    scene=scene,
    natural=natural,
    story=story,
    portrait=portrait,
    figures=figures,
    pictures=f"{__name__}.drawings",
)
