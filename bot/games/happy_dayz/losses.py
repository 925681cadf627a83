"""What costs a seat something: the horde, a count with damage, cards that come or go by others."""

from __future__ import annotations

from typing import Final

from bot.losses import Loss, Losses

LOSSES: Final[Losses] = {
    "horde_reached": Loss(),
    "counted": Loss(amount="loss"),
    "fetched": Loss("rival"),
    "fetched_open": Loss("rival"),
    "sent_card": Loss("to"),
    "sent_card_open": Loss("to"),
    "gave_card": Loss("to"),
    "gave_card_open": Loss("to"),
}
