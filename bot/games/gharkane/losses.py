"""What costs a seat something: events that strike, rivals who press, people who leave."""

from __future__ import annotations

from typing import Final

from bot.losses import Loss, Losses

LOSSES: Final[Losses] = {
    "lost": Loss(),
    "gauge_fell": Loss(),
    "disease_rose": Loss(amount="amount"),
    "care_missing": Loss(amount="amount"),
    "left": Loss(),
    "newcomer_lost": Loss(),
    "pressed": Loss("rival"),
    "gave": Loss(),
}
