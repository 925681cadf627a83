"""Tests. The first module of theirs that each process imports."""

import gc

gc.set_threshold(50_000, 20, 100)  # the collector took a tenth of the tests' time
