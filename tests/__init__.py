"""Tests. Each process that runs them imports this module first."""

import gc

gc.set_threshold(50_000, 20, 100)  # the collector took a tenth of the tests' time
