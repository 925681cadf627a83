"""A column type for compressed JSON data that is rarely read."""

from __future__ import annotations

import json
import zlib
from typing import Any

import sqlalchemy as sa


class Compressed(sa.TypeDecorator[Any]):
    """JSON data, compressed by zlib."""

    impl = sa.LargeBinary
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: sa.Dialect) -> bytes | None:
        """Return the stored form."""
        return None if value is None else zlib.compress(json.dumps(value).encode(), 9)

    def process_result_value(self, value: Any, dialect: sa.Dialect) -> Any:
        """Return the data."""
        return None if value is None else json.loads(zlib.decompress(value))
