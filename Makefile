# make play: set up and start; make test: set up and pass all tests. Everything lives in .venv.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: setup play test lint rules bench clean lock

setup: $(READY)

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Karat needs Python 3.11 to 3.13; name one with: make PYTHON=python3.12") if not (3, 11) <= sys.version_info < (3, 14) else 0'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Fetching Karat's Python packages (about 350 MB) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: setup
	$(BIN)/karat play diamant
