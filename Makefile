# make play: set up and start; make test: set up and pass all tests. Everything lives in .venv.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: setup play test lint rules coverage bench lock clean

setup: $(READY)

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(0 if (3, 11) <= sys.version_info < (3, 14) else "Karat needs Python 3.11 to 3.13; name one with: make PYTHON=python3.12")'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Fetching Karat's Python packages (about 350 MB) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: setup
	@$(BIN)/karat play diamant

# The rules run twice: compiled, and interpreted, where coverage sees every line and integer slips are errors.
test: setup lint rules
	@$(BIN)/python tests/warm.py
	$(BIN)/python -m pytest -n 2
	@$(MAKE) --no-print-directory coverage

coverage: setup
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest tests/games -n 2 --cov --cov-report=term-missing:skip-covered --cov-fail-under=100

lint: setup
	@$(BIN)/ruff check --quiet .
	@if grep -nE 'https?://' requirements*.lock; then echo "a lock file names a host"; exit 1; fi

rules: setup
	@$(BIN)/python -m pytest --rules --collect-only -q tests/games > .rules.txt || (cat .rules.txt; exit 1)
	@tail -n 2 .rules.txt; rm -f .rules.txt

bench: setup
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	$(BIN)/python bench/rules.py

# Renew the pinned versions: hashed, and without the address of any package index.
lock: setup
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -U -o requirements.lock
	$(BIN)/uv pip compile pyproject.toml --group bench --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -c requirements.lock -o requirements-bench.lock

clean:
	rm -rf .venv .pytest_cache .ruff_cache .hypothesis .coverage htmlcov dist build
