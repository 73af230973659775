# Everything a newcomer needs: `make run`, `make test`. See README.md.
SHELL := /bin/bash
SWIFT ?= swift
PORT ?= 8080

.PHONY: run test test-swift test-names test-sanitize test-browser lint docs-check bench setup setup-browser release clean

run: setup                 ## Builds the reader and serves it at http://127.0.0.1:8080
	$(SWIFT) run newsreel serve --port $(PORT)

test: lint docs-check test-swift test-names test-browser ## All checks and tests

test-swift: setup
	$(SWIFT) build --build-tests
	# Tests have a minute each, which a loaded machine may not keep: a second chance, one at a time.
	$(SWIFT) test --skip-build || $(SWIFT) test --skip-build --no-parallel
	sh Tests/CombineHosts/check.sh

test-names:                ## Every name of Apple's Combine, as programs of Swift 5 and of Swift 6 use it
	scripts/test-names.sh

test-sanitize:             ## Combine under the thread and the address sanitizer; takes some minutes
	scripts/test-sanitize.sh

test-browser: setup setup-browser
	$(SWIFT) build --product newsreel
	# Tests that a loaded machine was too slow for get a second chance; what fails twice fails.
	.venv/bin/python -m pytest Tests/Browser -q || .venv/bin/python -m pytest Tests/Browser -q --last-failed

lint:                      ## Formatting, as .swift-format says
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Examples

docs-check:                ## Links and figures in the documentation
	python3 scripts/check_docs.py

bench:                     ## Figures beside a hand-written floor, in a release build
	$(MAKE) -C Benchmarks bench

setup:                     ## Installs what the system lacks
	@scripts/setup.sh

setup-browser:
	@scripts/setup-browser.sh

clean:
	$(SWIFT) package clean
