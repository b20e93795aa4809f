# Every target sets up what it needs on first use. PYTHON picks the interpreter of a new environment.

PYTHON ?= python3
CANDIDATES := $(if $(filter default undefined,$(origin CC)),cc gcc,$(firstword $(CC)))
COMPILER := $(firstword $(foreach c,$(CANDIDATES),$(shell command -v $(c))))

# The compiled environment is rebuilt exactly when this changes: names and contents of its sources.
SOURCES := $(shell find src/pandemonium -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' \) | LC_ALL=C sort)
FINGERPRINT := $(firstword $(shell cksum pyproject.toml hatch_build.py $(SOURCES) | cksum))

PURE := .venv/.installed
COMPILED := .venv-compiled/.installed-$(FINGERPRINT)
EXAMPLE := $(wildcard examples/leduc/pyproject.toml)

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help play test lint unit compiled slow example bench bench-peers golden docs clean
.DELETE_ON_ERROR:

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(PURE)  ## play Let's Summon Demons in the terminal
	@.venv/bin/pandemonium play lets-summon-demons

test: lint unit compiled example  ## run every check: lint, unit, compiled, and the example game

lint: $(PURE)  ## check style and types
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy src tests bench docs examples hatch_build.py

unit: $(PURE)  ## run the tests on the sources
	.venv/bin/pytest

ifneq ($(COMPILER),)
compiled: $(COMPILED)  ## run the same tests on the compiled package
	@.venv-compiled/bin/python -c 'import pandemonium.engine.state as s; \
		assert s.__file__.endswith((".so", ".pyd")), s.__file__ + " is not compiled"'
	.venv-compiled/bin/pytest -p no:cacheprovider
else
compiled:
	@echo "The compiled half of the tests is left out: no C compiler found."
endif

slow: $(PURE) $(if $(COMPILER),$(COMPILED))  ## run the tests that take minutes
	$(if $(COMPILER),.venv-compiled,.venv)/bin/pytest -p no:cacheprovider -m slow

ifneq ($(EXAMPLE),)
example: .venv/.installed-leduc  ## run the example game's tests and the contract suite on it
	.venv/bin/pytest examples/leduc/tests tests/contract -k leduc
else
example:
endif

bench: $(PURE) $(if $(COMPILER),$(COMPILED))  ## measure speed, pure and compiled
	.venv/bin/python -m bench.run

bench-peers: $(PURE) $(if $(COMPILER),$(COMPILED))  ## measure speed beside other libraries
	.venv/bin/python -m bench.peers

golden: $(PURE)  ## write the golden playthroughs anew
	.venv/bin/python -m pytest tests/test_golden.py --regenerate

docs: $(PURE)  ## build the documentation
	.venv/bin/python docs/build.py

clean:  ## remove environments, caches and build results
	rm -rf .venv .venv-compiled .venv-peers .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
	find . -name .git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

# $(call environment,DIRECTORY) makes a virtual environment unless a working one is there.
define environment
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	|| { echo "Python 3.11 or newer is needed: make PYTHON=/path/to/python3" >&2; exit 1; }
@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	|| { echo "$(PYTHON) lacks venv or ensurepip (Debian, Ubuntu: apt install python3-venv)" >&2; exit 1; }
@$(1)/bin/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(1)
endef

$(PURE): pyproject.toml hatch_build.py
	$(call environment,.venv)
	PANDEMONIUM_MYPYC=0 .venv/bin/python -m pip install -q -e '.[dev]'
	@touch $@

# First the tools, with a pure package; then the compiled one over it, built with those tools.
.venv-compiled/.tools: pyproject.toml hatch_build.py
	$(call environment,.venv-compiled)
	PANDEMONIUM_MYPYC=0 .venv-compiled/bin/python -m pip install -q '.[dev]'
	@touch $@

$(COMPILED): .venv-compiled/.tools
	@rm -f .venv-compiled/.installed-*
	PANDEMONIUM_MYPYC=1 .venv-compiled/bin/python -m pip install -q --no-deps --no-build-isolation .
	@touch $@

.venv/.installed-leduc: $(PURE) $(EXAMPLE)
	.venv/bin/python -m pip install -q -e examples/leduc
	@touch $@
