"""Results of each seat of a game: played to its end, or ended early where that counts."""

from collections.abc import Mapping

from bot.features.feature import Feature, Work
from bot.features.results.rows import lengths
from bot.features.results.service import StoreResults
from bot.table import Tables
from bot.table.moves import Consequence


def _consequences(tables: Tables) -> Mapping[str, Consequence]:
    tables.sessions.past_lengths = lengths
    facts = [feature.over.facts for feature in tables.features if feature.over.facts is not None]
    results = StoreResults(tables.sessions, facts)
    tables.sessions.at_end.append(results.stop)
    return {"results": results}


RESULTS = Feature(name="results", work=Work(consequences=_consequences))
