"""How large the board is drawn for each screen."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.model.person import Screen
from bot.render.draw.blocks import TALL_BOARD_WIDTH_PX
from bot.render.draw.canvas import BOARD_LETTER_PX, MIN_LETTER_PX


class Scale(NamedTuple):
    """The size of a picture: its width and margin, pixels of the image for each of its own, the
    size of its smallest letters, the height of its title, how large the light of the fire is, how
    many posters a row may have, the height of a line of them, and the height of what goes on
    around the fire."""

    wide: int
    edge: int
    fine: float
    least: int
    title: int
    light: float
    across: int
    line: int
    stage: int

    @property
    def tall(self) -> bool:
        """Whether it is a tall picture."""
        return self.wide == TALL_BOARD_WIDTH_PX

    @property
    def room(self) -> int:
        """The width between the margins."""
        return self.wide - 2 * self.edge


SCALES: Final[dict[Screen, Scale]] = {
    "channel": Scale(1200, 14, 1.0, BOARD_LETTER_PX, 66, 1.0, 5, BOARD_LETTER_PX + 9, 236),
    "computer": Scale(1200, 14, 1.0, MIN_LETTER_PX, 66, 1.0, 5, 33, 276),
    "phone": Scale(TALL_BOARD_WIDTH_PX, 12, 1.2, MIN_LETTER_PX, 86, 0.62, 2, 26, 318),
}
