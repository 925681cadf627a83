# Everything a player, host or contributor needs. `make` builds its own .venv first.
PYTHON ?= python3
VENV   ?= .venv
BIN     = $(VENV)/bin
PORT   ?= 8765
# Seconds after which a test is taken to hang: it fails by name, with the stack of every thread.
HANGS      ?= 300
LONG_HANGS ?= 1800
# Games of each law at each table in the long tests.
LAWS   ?= 30
# What a picture took is given back at once, as in the container.
MEMORY  = MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072

.PHONY: help play test test-again test-all test-changed test-cost test-long test-browser coverage run check format rules bench schema art shots clean

help: ## what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(VENV)/.made: pyproject.toml constraints.txt
	@if command -v uv >/dev/null 2>&1; then \
	  uv venv --quiet --allow-existing --python $(PYTHON) $(VENV) && \
	  uv pip install --quiet --python $(BIN)/python -e '.[dev]' -c constraints.txt; \
	else \
	  $(PYTHON) -m venv $(VENV) && \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]' -c constraints.txt; \
	fi
	@touch $@

play: $(VENV)/.made ## play in the browser, no token needed
	@$(BIN)/gharkane play --port $(PORT)

run: $(VENV)/.made ## the bot on Discord (needs DISCORD_TOKEN)
	$(MEMORY) $(BIN)/gharkane bot

test: $(VENV)/.made ## everything a contributor needs green
	$(BIN)/python -m pytest -n auto --dist worksteal --timeout $(HANGS)

test-again: $(VENV)/.made ## those that failed just now, one at a time
	$(BIN)/python -m tests.again

test-cost: $(VENV)/.made ## the same, and what each file, test and fixture costs
	$(BIN)/python -m pytest -n auto --dist worksteal --timeout $(HANGS) -p tests.cost

test-long: $(VENV)/.made ## what takes long: faults of every kind over many games, laws over many worlds
	LAWS=$(LAWS) $(BIN)/python -m pytest tests/laws tests/long -n auto --dist worksteal --timeout $(LONG_HANGS) -rP

test-changed: $(VENV)/.made ## of the long ones, the laws of the games that this branch changes
	@games=$$($(BIN)/python -m tests.changed); \
	if [ -z "$$games" ]; then exit 0; fi; \
	LAWS=$(LAWS) $(BIN)/python -m pytest tests/laws tests/long/test_worlds.py \
	  -n auto --dist worksteal --timeout $(LONG_HANGS) -k "$$games"

coverage: $(VENV)/.made ## which lines and branches of the rules the tests reach (takes longer)
	$(BIN)/python -m pytest -n auto --dist worksteal --cov --cov-report=term:skip-covered \
	  tests/kernel tests/laws tests/house tests/gharkane tests/happy_dayz tests/arctic_scavengers tests/the_others \
	  tests/test_content.py

test-all: $(VENV)/.made ## the tests on every Python of 3.11 to 3.13 that is installed
	@for v in 3.11 3.12 3.13; do \
	  for python in python$$v $(HOME)/.pyenv/versions/$$v.*/bin/python3 none; do \
	    $$python -c '' >/dev/null 2>&1 && break; \
	  done; \
	  if [ $$python = none ]; then echo "== python$$v is not installed here"; continue; fi; \
	  echo "== $$python"; \
	  $(MAKE) --no-print-directory test PYTHON=$$python VENV=.venv-$$v || exit 1; \
	done

check: $(VENV)/.made ## ruff, format, types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.made ## let ruff mend what it can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

rules: $(VENV)/.made ## each rule of each game with its tests and mutants
	$(BIN)/python -m tests.rules

schema: $(VENV)/.made ## docs/schema: the JSON Schema of each game's records
	$(BIN)/python -m bot.lab.schemas

bench: $(VENV)/.made ## speed figures beside their targets
	$(BIN)/gharkane bench

art: $(VENV)/.made ## our SVG drawings to PNG sprites, where they changed
	$(BIN)/python -m bot.render.draw.rasterise

shots: $(VENV)/.made ## the pictures of docs/images and the README, made anew (package: chromium)
	$(BIN)/python -m tests.browser.shots

test-browser: $(VENV)/.made ## the playground page in Debian's chromium (package: chromium)
	@command -v $${CHROMIUM:-chromium} >/dev/null 2>&1 || \
	  { echo "test-browser needs Debian's package chromium (apt-get install chromium)"; exit 1; }
	$(BIN)/python -m pytest tests/browser

clean: ## forget the environment and caches (not var/, where games live)
	rm -rf $(VENV) .venv-* .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*
