# make play: set up and start; make test: set up and pass all tests. Everything lives in .venv.
PYTHON ?= python3
BIN := .venv/bin
PLAY := .venv/play
READY := .venv/ready

.PHONY: setup client play package test lint protocol rules chromium browser-test coverage client-test learn-test long release released shots bench bench-bots bench-interop lock clean

# Two that set up the same folder at once would write the same files, so they take turns.
ALONE := @MAKEFLAGS= $(PYTHON) tools/alone $(MAKE) -s --no-print-directory PYTHON="$(PYTHON)"

setup:
	$(ALONE) $(READY) $(STATIC)

# Python compiles what it loads: half of the packages are never loaded.
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --no-compile
# A lock file names everything, so nothing is looked for beside it: an old pip would take the newest of what is asked for with an extra.
HASHED := $(PIP) --no-deps --require-hashes -r

# What pip and npm say to this is for those who know them.
FETCHED := || (echo "Not all of it could be fetched. Is this machine on the internet? Then call make again."; exit 1)

# What playing needs.
$(PLAY): requirements-play.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(0 if (3, 11) <= sys.version_info < (3, 15) else "Karat needs Python 3.11 to 3.14; name one with: make PYTHON=python3.12")'
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear .venv
	@echo "Fetching Karat's Python packages (100 MB) ..."
	@$(HASHED) requirements-play.lock $(FETCHED)
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# What developing needs beside it.
$(READY): requirements.lock $(PLAY)
	@echo "Fetching what tests need (250 MB) ..."
	@$(HASHED) requirements.lock $(FETCHED)
	@touch $@

# The browser's part, built with the Node of this machine, or with one from PyPI where that is missing or too old.
STATIC := src/karat/server/static/index.html
NPM := cd client && PATH="$(CURDIR)/$(BIN):$$PATH" NODE_DISABLE_COMPILE_CACHE=1 npm

client:
	$(ALONE) $(STATIC)

$(STATIC): client/node_modules/.package-lock.json $(shell find client/src client/public client/tools client/*.* src/karat/locale src/karat/games/*/locale src/karat/games/*/booklet.json -type f)
	@echo "Building the table for the browser ..."
	@$(NPM) run --silent build

client/node_modules/.package-lock.json: client/package-lock.json | $(PLAY)
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || (echo "Fetching Node (60 MB) ..." && $(HASHED) requirements-build.lock $(FETCHED))
	@echo "Fetching the browser client's packages (70 MB) ..."
	@$(NPM) ci --loglevel=error --no-audit --no-fund > /dev/null $(FETCHED)
	@touch $@

play:
	$(ALONE) $(PLAY) $(STATIC)
	@$(BIN)/karat

# One file for whoever has neither make nor Node.
package:
	$(ALONE) $(PLAY) $(STATIC)
	@$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/karat-*.whl

# What several print at once stays apart, where make can do that: that of macOS cannot.
APART := $(if $(filter output-sync,$(.FEATURES)),-O)

# Browsers bring an event loop of their own, so their tests run by themselves. The rules run twice: compiled, and interpreted, where coverage sees every line and integer slips are errors.
# What tests unpack or compile is made first, once, before workers would all do the same.
test: setup lint rules chromium
	@$(BIN)/python tests/warm.py
	$(BIN)/python -m pytest -n 4 --ignore=tests/browser
	@$(MAKE) --no-print-directory -j 2 $(APART) browser-test coverage client-test

# Browsers wait most of the time, so coverage, which never does, runs beside them, and the client's tests after it.
browser-test: setup chromium
	$(BIN)/python -m pytest -n 3 tests/browser

coverage: setup
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest tests/games --ignore-glob='*/test_bot.py' -n 2 --cov --cov-report=term-missing:skip-covered --cov-fail-under=100

# The browser for the tests, unpacked into .venv unless this machine has one.
chromium: setup
	@$(BIN)/python tests/browser/chromium.py

client-test: setup
	@$(NPM) run --silent check
	@$(NPM) test --silent

# What takes longer than a test may: the stages over many deals, whole games of all five in the browser, more worlds, hundreds of games over bad connections.
long: setup chromium
	KARAT_DEALS=20 $(BIN)/python -m pytest -n 2 tests/browser/test_stages.py tests/browser/test_fit.py
	KARAT_LONG=1 $(BIN)/python -m pytest -n 2 tests/browser/test_ways.py
	KARAT_WORLDS=20 $(BIN)/python -m pytest tests/server/test_secrecy.py
	PYTHONPATH=tests $(BIN)/python tests/server/faults.py --games 100
	PYTHONPATH=tests $(BIN)/python tests/server/faults.py --games 100 --postgres
	$(BIN)/python deploy/check

# Clean tree, tests, packages, a game played from them, tag. Tried without the tag: tools/release --dry-run
release: setup
	@$(BIN)/python tools/release

# What this version leaves behind, for all later ones to open: once for each release.
released: setup
	@PYTHONPATH=tests $(BIN)/python tests/server/released.py

# Pictures of every game in play into shots/ and one of each into docs/picture.png; contact sheets of every stage at all sizes; film strips.
shots: setup chromium
	@PYTHONPATH=tests $(BIN)/python -m browser.shots
	@PYTHONPATH=tests $(BIN)/python -m browser.stages
	@PYTHONPATH=tests $(BIN)/python -m browser.film

lint: setup
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || (echo "some files are not formatted: .venv/bin/ruff format"; exit 1)
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python -m karat.server.protocol.typescript | diff -q - client/src/protocol.ts > /dev/null || (echo "client/src/protocol.ts is not that of the server's types: make protocol"; exit 1)
	@if grep -nE 'https?://' requirements*.lock || grep -n '"resolved"' client/package-lock.json tests/browser/package-lock.json; then echo "a lock file names a host"; exit 1; fi

# The tests that need PyTorch, which is too large to ask everybody for.
learn-test: setup
	$(PIP) 'torch>=2.4'
	$(BIN)/python -m pytest tests/lab/test_train.py

# The types of the browser's part and the schemas in docs, from the types of the server.
protocol: setup
	@$(BIN)/python -m karat.server.protocol.typescript > client/src/protocol.ts
	@$(BIN)/python -m karat.server.protocol.schemas docs

rules: setup
	@$(BIN)/python -m pytest --rules --collect-only -q tests/games > .venv/rules.txt || (cat .venv/rules.txt; exit 1)
	@tail -n 2 .venv/rules.txt; rm -f .venv/rules.txt

bench: setup
	@$(HASHED) requirements-bench.lock
	$(BIN)/python bench/rules.py

bench-bots: setup
	@$(HASHED) requirements-bench.lock
	$(BIN)/python bench/bots.py

bench-interop: setup
	@$(HASHED) requirements-bench.lock
	$(BIN)/python bench/interop.py

# Renew the pinned versions: hashed, and without the address of any package index.
COMPILE := $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
lock: setup
	$(PIP) uv
	$(COMPILE) pyproject.toml --group dev -U -o requirements.lock
	$(COMPILE) pyproject.toml --group play -c requirements.lock -U -o requirements-play.lock
	$(COMPILE) --group build -c requirements.lock -U -o requirements-build.lock
	$(COMPILE) pyproject.toml --group bench -c requirements.lock -o requirements-bench.lock

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage htmlcov dist build client/node_modules tests/browser/node_modules src/karat/server/static shots
