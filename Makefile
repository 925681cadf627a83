# Everything a player, host or contributor needs. `make` builds its own .venv first, with the Python
# called python3 if that is 3.11 or later, else with the newest one found; or name one: PYTHON=python3.12
PYTHON ?= $(shell .ci/pythons | sed -n 's/^[^ ]* //p' | head -n 1)
VENV   ?= .venv
BIN     = $(VENV)/bin
PORT   ?= 8765
# Timeout of a test in seconds: it fails with the stack of every thread.
HANGS      ?= 300
LONG_HANGS ?= 1800
# Games of each law at each table in the long tests.
LAWS   ?= 30
# Mutants of each game that `make mutants SEED=…` draws.
DRAW   ?= 200
# Containers often set this; without stored bytecode each test process compiles everything again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test test-all test-changed test-cost test-long test-browser coverage run check format rules bench schema art shots clean

help: ## list the commands
	@grep -hE '^[a-z.-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

# Install $(1) of pyproject.toml into $(VENV); first print what is done and how long it takes.
define environment
@python='$(PYTHON)'; uv=$$(command -v uv || true); \
if [ -z "$$python" ] && [ -n "$$uv" ]; then python=3.13; fi; \
if [ -z "$$python" ]; then \
  echo "No Python of 3.11 or later was found that can make an environment. Install one (Debian, Ubuntu:" >&2; \
  echo "python3 and python3-venv), or name it: make PYTHON=/path/to/python3" >&2; exit 1; \
fi; \
if [ -n "$$uv" ]; then how=uv; long="a few seconds"; else how=pip; long="$(2)"; fi; \
echo "Building $(VENV) with $$python: $$how fetches the packages of constraints.txt, once. This takes $$long." >&2; \
if [ -n "$$uv" ]; then \
  uv venv --quiet --allow-existing --python "$$python" $(VENV) && \
  uv pip install --quiet --python $(BIN)/python -e '$(1)' -c constraints.txt; \
else \
  "$$python" -m venv $(VENV) && \
  $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '$(1)' -c constraints.txt; \
fi || { \
  echo "Building $(VENV) failed; the lines above say why. Of all steps this one alone needs the network." >&2; \
  exit 1; \
}
endef

# For contributors.
$(VENV)/.made: pyproject.toml constraints.txt
	$(call environment,.[dev],one to three minutes)
	@touch $(VENV)/.run $@

# For players and hosts: half of that.
HOSTED = .[metrics,postgres]
$(VENV)/.run: pyproject.toml constraints.txt
	$(call environment,$(HOSTED),half a minute to two minutes)
	@touch $@

play: $(VENV)/.run ## play in the browser, no token needed
	@echo "Starting the game; the next line is its address, to be opened in a browser. Ctrl-C ends it." >&2
	@$(BIN)/python -m bot play --port $(PORT)

run: $(VENV)/.run ## the bot on Discord (needs DISCORD_TOKEN)
	$(BIN)/python -m bot bot

test: $(VENV)/.made ## all tests but the long ones
	$(BIN)/python -m pytest -n auto --dist worksteal --timeout $(HANGS)

test-cost: $(VENV)/.made ## make test, and the processor time of each file, test and fixture
	$(BIN)/python -m pytest -n auto --dist worksteal --timeout $(HANGS) -p tests.cost

test-long: $(VENV)/.made ## long tests: faults over many games, laws over many worlds
	LAWS=$(LAWS) $(BIN)/python -m pytest tests/laws tests/long -n auto --dist worksteal --timeout $(LONG_HANGS) -rP

test-changed: $(VENV)/.made ## long laws: of the games that this branch changes, and a few deals of each
	@set -e; games=$$($(BIN)/python -m tests.changed laws); worlds=$$($(BIN)/python -m tests.changed worlds); \
	[ -z "$$games" ] || LAWS=$(LAWS) $(BIN)/python -m pytest tests/laws \
	  -n auto --dist worksteal --timeout $(LONG_HANGS) -k "$$games"; \
	$(BIN)/python -m pytest tests/long/test_worlds.py \
	  -n auto --dist worksteal --timeout $(LONG_HANGS) -k "$$worlds"

coverage: $(VENV)/.made ## which lines and branches of the rules the tests reach (takes longer)
	$(BIN)/python -m pytest -n auto --dist worksteal --cov --cov-report=term:skip-covered \
	  tests/kernel tests/kit tests/laws tests/house $$($(BIN)/python -c 'from engine.games import GAMES; print(*(f"tests/{game}" for game in GAMES))') \
	  tests/test_content.py

test-all: ## the tests on each Python of 3.11 or later that is installed
	@.ci/pythons | sort -V | while read -r version python; do \
	  echo "== $$python"; \
	  $(MAKE) --no-print-directory test "PYTHON=$$python" VENV=.venv-$$version </dev/null || exit 1; \
	done

container.txt: pyproject.toml constraints.txt ## the container's packages with their hashes (needs uv, or fetches it)
	@uv=$$(command -v uv) || { \
	  '$(PYTHON)' -m venv .venv-uv && .venv-uv/bin/pip install --quiet --disable-pip-version-check uv && uv=.venv-uv/bin/uv; \
	}; \
	echo hatchling | $$uv pip compile --quiet --python '$(PYTHON)' --python-platform linux --python-version 3.13 \
	  --generate-hashes --no-annotate --no-header --no-emit-index-url --no-emit-find-links \
	  -c constraints.txt --extra metrics --extra postgres pyproject.toml - -o $@

check: $(VENV)/.made ## ruff, format, types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.made ## let ruff fix what it can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

rules: $(VENV)/.made ## each rule of each game with its tests and mutants
	$(BIN)/python -m tests.rules

mutants: $(VENV)/.made ## single changes of rules that tests must notice: the lists, or SEED=… draws DRAW=200; GAME=… (minutes)
	@for game in $(or $(GAME),$$($(BIN)/python -c 'from engine.games import GAMES; print(*GAMES)')); do \
	  echo "== $$game"; $(BIN)/python -m tests.lab mutants "$$game" $(if $(SEED),--draw $(DRAW) --seed $(SEED)) || exit 1; \
	done

schema: $(VENV)/.made ## docs/schema: the JSON Schema of each game's records
	$(BIN)/python -m tests.lab schemas

bench: $(VENV)/.made ## speed figures beside their targets
	$(BIN)/python -m tests.lab bench

art: $(VENV)/.made ## convert changed SVG drawings to PNG sprites
	$(BIN)/python -m tests.lab.rasterise

shots: $(VENV)/.made ## write the pictures of docs/images and the README (packages: chromium, fonts-noto-color-emoji)
	$(BIN)/python -m tests.browser.shots

test-browser: $(VENV)/.made ## the playground page in Debian's chromium (package: chromium)
	@command -v $${CHROMIUM:-chromium} >/dev/null 2>&1 || \
	  { echo "test-browser needs Debian's package chromium (apt-get install chromium)"; exit 1; }
	$(BIN)/python -m pytest tests/browser

clean: ## delete the environment and caches (not var/, which has the games)
	rm -rf $(VENV) .venv-* .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*
