"""JSON data that is kept compressed: what is read seldom and kept for ever."""

from __future__ import annotations

import json
import zlib
from typing import Any

import sqlalchemy as sa


class Packed(sa.TypeDecorator[Any]):
    """JSON data, compressed."""

    impl = sa.LargeBinary
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: sa.Dialect) -> bytes | None:
        """As it is kept."""
        return None if value is None else zlib.compress(json.dumps(value).encode(), 9)

    def process_result_value(self, value: Any, dialect: sa.Dialect) -> Any:
        """As it was."""
        return None if value is None else json.loads(zlib.decompress(value))
