#!/usr/bin/env bash
# Installs Chromium and, in a virtual environment of the checkout, what drives it in the browser tests.
set -euo pipefail
cd "$(dirname "$0")/.."
sudo=""
[ "$(id -u)" -eq 0 ] || sudo=sudo
if ! command -v chromium >/dev/null && ! command -v chromium-browser >/dev/null; then
  $sudo apt-get update -qq
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium
fi
# The same engine without windows: the tests take half the time. Not every system has it.
if ! command -v chromium-headless-shell >/dev/null && command -v apt-get >/dev/null; then
  { $sudo apt-get update -qq && $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell; } ||
    echo "chromium-headless-shell is not to be had here: the browser tests take longer." >&2
fi
if [ ! -x .venv/bin/python ]; then
  python3 -m venv .venv 2>/dev/null || { $sudo apt-get install -y -qq python3-venv; python3 -m venv .venv; }
fi
if ! cmp -s Tests/Browser/requirements.txt .venv/installed.txt; then
  .venv/bin/python -m pip install --quiet --disable-pip-version-check -r Tests/Browser/requirements.txt
  cp Tests/Browser/requirements.txt .venv/installed.txt
fi
