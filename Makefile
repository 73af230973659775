# Everything a newcomer needs: `make run`, `make test`. See README.md.
SHELL := /bin/bash
SWIFT ?= swift
PORT ?= 8080
BROWSER_WORKERS ?= 3
STRICT ?= 1
CONFIG ?= debug
BUILD ?= .build/$(CONFIG)
PREFIX ?= $(HOME)/.local
# What runs programs is optimized in debug builds too: tests in a browser spend most of their time there.
export NEWSREEL_OPTIMIZE ?= 1

.PHONY: run sdk install test test-sdk test-frameworks test-swift test-days test-names test-sanitize test-sanitize-examples test-browser test-browsers lint docs-check bench bench-visit test-deploy test-postgres attack setup setup-browser release clean

run: setup                 ## Builds the reader and serves it at http://127.0.0.1:8080
	$(SWIFT) run newsreel serve --port $(PORT)

sdk: setup                 ## Makes the SDK and `reel` in .build/sdk; CONFIG=release makes them of a release build
	$(SWIFT) build -c $(CONFIG) --product Hello
	$(SWIFT) build -c $(CONFIG) --product reel
	for module in UIKit SafariServices SwiftUITesting ProgramLog ObjectStore; do $(SWIFT) build -c $(CONFIG) --target $$module || exit 1; done
	python3 scripts/make_sdk.py --build $(BUILD) --to .build/sdk --swiftc $(SWIFT)c

install: sdk               ## Puts the SDK and `reel` into PREFIX, by default ~/.local
	mkdir -p $(PREFIX)/bin $(PREFIX)/lib
	rm -rf $(PREFIX)/lib/newsreel $(PREFIX)/bin/reel
	cp -a .build/sdk/lib/newsreel $(PREFIX)/lib/
	cp -a .build/sdk/bin/reel $(PREFIX)/bin/
	@echo "reel is in $(PREFIX)/bin; put that into PATH where it is not."

test: lint docs-check test-swift test-names test-frameworks test-browser ## All checks and tests

test-swift: setup
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build
	sh Tests/CombineHosts/check.sh

test-days: setup           ## The tests whose data depend on the day, on forty dates; takes an hour at most
	$(SWIFT) build --build-tests
	SWIFT="$(SWIFT)" scripts/test-days.sh

test-names: sdk            ## The names of Combine and SwiftUI, as programs of Swift 5 and of Swift 6 use them
	scripts/test-names.sh

test-sanitize:             ## Combine under the thread and the address sanitizer; takes some minutes
	scripts/test-sanitize.sh

test-sanitize-examples: setup setup-browser ## Examples under the address sanitizer, driven in a browser; for nights, takes an hour
	for example in Gallery Larder Tracker; do $(SWIFT) build --sanitize address --scratch-path .build-sanitize/examples --product $$example || exit 1; done
	ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0 NEWSREEL_BINARY=$(CURDIR)/.build-sanitize/examples/debug/newsreel \
	  .venv/bin/python -m pytest -q --timeout 600 Tests/Browser/test_larder.py Tests/Browser/test_appearing.py \
	  Tests/Browser/test_pushing.py Tests/Browser/test_manners.py Tests/Browser/test_sheets.py

test-sdk: sdk              ## A library that asks for Combine, built beside it; fetches that library
	scripts/test-sdk.sh

test-frameworks: sdk       ## The frameworks beside SwiftUI, which are built against the SDK
	.build/sdk/bin/reel test Frameworks

test-browser: setup setup-browser sdk
	$(SWIFT) build --product newsreel
	# Those that are projects of their own are built by reel.
	for example in $(filter-out Figures Journal Notes Recipes Trips,$(notdir $(wildcard Examples/*))); do $(SWIFT) build --product $$example || exit 1; done
	# BROWSER_WORKERS is how many run side by side, each with servers of its own. STRICT=0 lets pass what passes alone.
	# WIDE=1 opens every screen in four widths instead of two.
	STRICT=$(STRICT) scripts/test-browser.sh -n $(BROWSER_WORKERS)

test-browsers: setup setup-browser ## Every section of the reader in Firefox and WebKitGTK; installs both
	scripts/setup-browsers.sh
	$(SWIFT) build --product newsreel
	xvfb-run -a .venv/bin/python -m pytest Tests/OtherBrowsers -q --timeout 180 --timeout-method thread

test-deploy: setup setup-browser ## The configurations of deploy/ with real nginx, HAProxy and PostgreSQL; installs them, takes some minutes
	scripts/setup-proxies.sh
	$(SWIFT) build --product newsreel
	scripts/test-postgres.sh .venv/bin/python -m pytest Tests/Deploy -q -s

test-postgres: setup setup-browser ## What stands on PostgreSQL, with a server of its own that it installs and starts
	$(SWIFT) build --build-tests
	$(SWIFT) build --product newsreel
	scripts/test-postgres.sh $(SWIFT) test --skip-build --filter ShelfTests
	scripts/test-postgres.sh .venv/bin/python -m pytest Tests/Deploy/test_postgres.py -q

attack: setup setup-browser ## Attacks a server on this machine for some minutes, and says what came of it
	$(SWIFT) build --product newsreel
	$(SWIFT) build --product Gallery
	.venv/bin/python Tests/Browser/attack.py

lint:                      ## Formatting, as .swift-format says
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Examples Frameworks

docs-check:                ## Links and figures in the documentation
	python3 scripts/check_docs.py
	python3 scripts/scale.py --check
	python3 scripts/figures.py --check

bench:                     ## Figures beside a hand-written floor, in a release build
	$(MAKE) -C Benchmarks bench

bench-visit: setup setup-browser ## First visits of each section on a slow phone, in a release build
	$(SWIFT) build -c release --product newsreel
	NEWSREEL_BINARY=.build/release/newsreel .venv/bin/python Benchmarks/visit.py

setup:                     ## Installs what the system lacks
	@scripts/setup.sh

setup-browser:
	@scripts/setup-browser.sh

clean:
	$(SWIFT) package clean
