# make play     from a bare checkout to a table on http://127.0.0.1:8000
# make test     every linter and every test
# make docs     the documents as a site in build/docs
# make lint | format | compile | web | bench | notebook | locks | clean
#
# PORT, HOST, DATABASE, PYTHON and WORKERS can be given: make play PORT=9000

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
DATABASE ?= tradewinds.db
PYTEST_ARGS ?=
# One more than there are cores, since many tests wait. With more of them a quiet machine is no sooner done, a busy one is.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
BENCH_ARGS ?=
LOCK_ARGS ?=

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --quiet
say := @printf '▸ %s\n'

# A stamp's name carries a checksum of what it depends on, so that a touched or checked-out file costs nothing.
KEY := $(shell { cat pyproject.toml locks/*.txt; $(PYTHON) -VV; command -v $(firstword $(CC)); } 2>&1 | cksum | tr ' ' '-')
RUN := .venv/stamps/run-$(KEY)
DEV := .venv/stamps/dev-$(KEY)
DOCS := .cache/docs/stamp-$(KEY)

.PHONY: help play test lint format compile web bench docs notebook clean browser locks
ifndef TOGETHER
.NOTPARALLEL:
endif
.SUFFIXES:

help:
	@sed -n 's/^# make/make/p' Makefile

# The first time, packages for Python come over the line while the client is built.
play:
	@[ -f $(RUN) ] || $(MAKE) --no-print-directory -j2 TOGETHER=1 $(RUN) web
	$(say) "Rules engine"
	@$(BIN)/python tools/compile.py
	@sh tools/web.sh build
	$(say) "Table: http://$(HOST):$(PORT)   (games are kept in $(DATABASE); Ctrl-C stops)"
	@exec $(BIN)/tradewinds serve --host $(HOST) --port $(PORT) --database $(DATABASE)

test: $(DEV) compile web browser lint
	@sh tools/web.sh test
	$(say) "Tests"
	@$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup $(PYTEST_ARGS)

lint: $(DEV)
	$(say) "Linters"
	@sh tools/lint.sh

format: $(DEV)
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@sh tools/web.sh format

compile: $(RUN)
	$(say) "Rules engine"
	@$(BIN)/python tools/compile.py

web:
	@sh tools/web.sh build

# Measured as whoever lets the engine run for days compiles it.
bench: $(RUN)
	$(say) "Rules engine, trained by random matches (about four minutes, when anything changed)"
	@$(BIN)/python tools/compile.py --trained
	@$(BIN)/tradewinds bench $(BENCH_ARGS)

# In an environment of its own: nobody who plays or tests needs what it takes. A broken link fails it.
docs: $(DOCS)
	$(say) "Documents: build/docs/index.html"
	@.cache/docs/bin/sphinx-build -q -W --keep-going -b html docs build/docs

$(DOCS):
	$(say) "Python packages for the documents (about a minute, the first time only)"
	@rm -rf .cache/docs && $(PYTHON) -m venv .cache/docs
	@.cache/docs/bin/python -m pip --disable-pip-version-check --quiet --quiet install --require-hashes -r locks/docs.txt
	@touch $@

# Every cell of the tutorial anew, with its outputs; what comes out differs a little from machine to machine.
notebook: $(DEV) compile
	$(say) "The tutorial (about ten minutes)"
	@$(BIN)/python -m tools.notebook

browser:
	@sh tools/chromium.sh

clean:
	@rm -rf .venv .cache build dist web/node_modules src/tradewinds/server/static
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "Clean. Games in $(DATABASE) were left alone."

# Every package by the hash in the lock; what is not a package is the project itself, installed in place.
install = $(PIP) install --require-hashes -r $(1) && $(PIP) install --no-deps --no-build-isolation -e . && \
  mkdir -p .venv/stamps .cache && rm -f .venv/stamps/run-* .venv/stamps/dev-* && touch $(2)

$(RUN): | .venv/bin/python
	$(say) "Python packages (about half a minute, the first time only)"
	@$(call install,locks/play.txt,$@)

$(DEV): | .venv/bin/python
	$(say) "Python packages, with those for testing (about a minute, the first time only)"
	@$(call install,locks/test.txt,$@ $(RUN))

# The locks hold for every supported Python and system. Run this after changing a dependency in pyproject.toml.
locks: | .venv/bin/python
	@[ -x .cache/uv/bin/uv ] || { $(PYTHON) -m venv .cache/uv && .cache/uv/bin/python -m pip --quiet install uv==0.13.8; }
	@$(call lock,play,--extra server --extra build)
	@$(call lock,test,--extra dev)
	@$(call lock,docs,--extra docs --extra server --extra envs)
lock = .cache/uv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
  --custom-compile-command 'make locks' pyproject.toml $(2) --output-file locks/$(1).txt $(LOCK_ARGS)

.venv/bin/python:
	$(say) "Python environment in .venv"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tradewinds needs Python 3.11 or newer; name one with PYTHON=…"; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "Could not make .venv (on Debian and Ubuntu: apt install python3-venv)."; \
	  rm -rf .venv; exit 1; }
