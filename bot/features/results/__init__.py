"""Results of each seat of a game that was played to its end."""

from collections.abc import Mapping

from bot.features.feature import Feature, Work
from bot.features.results.rows import lengths
from bot.features.results.service import StoreResults
from bot.table import Tables
from bot.table.moves import Consequence


def _consequences(tables: Tables) -> Mapping[str, Consequence]:
    tables.sessions.past_lengths = lengths
    facts = [feature.over.facts for feature in tables.features if feature.over.facts is not None]
    return {"results": StoreResults(tables.sessions, facts)}


RESULTS = Feature(name="results", work=Work(consequences=_consequences))
