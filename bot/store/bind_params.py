"""Bind parameters of prepared statements.

Statements that every move runs are built once, at import: building one takes longer than running
it.
"""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

TABLE_PARAM: Final[sa.BindParameter[Any]] = sa.bindparam("of_table")
SEAT: Final[sa.BindParameter[Any]] = sa.bindparam("of_seat")
NOW: Final[sa.BindParameter[Any]] = sa.bindparam("now")
ROW_PARAM: Final[sa.BindParameter[Any]] = sa.bindparam("of_row")
AT_MOST: Final[sa.BindParameter[Any]] = sa.bindparam("at_most", type_=sa.Integer)
SKIPPED: Final[sa.BindParameter[Any]] = sa.bindparam("skipped", expanding=True)
