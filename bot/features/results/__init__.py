"""Results of each seat of a game: played to its end, or ended early where that counts."""

from bot.features.results.rows import lengths
from bot.features.results.service import store_at_end, store_when_stopped
from bot.slots import Feature
from bot.table.clocks.lengths import PAST_LENGTHS
from bot.table.consequences import Consequences
from bot.table.ending import AT_END
from bot.table.moves import CONSEQUENCES, After

RESULTS = Feature(
    "results",
    PAST_LENGTHS(lengths),
    CONSEQUENCES(After(Consequences.await_clocks, store_at_end)),
    AT_END(store_when_stopped),
)
