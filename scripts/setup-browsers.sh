#!/usr/bin/env bash
# Installs Firefox and WebKitGTK with their drivers, and what speaks to them, for `make test-browsers`.
set -euo pipefail
cd "$(dirname "$0")/.."
sudo=""
[ "$(id -u)" -eq 0 ] || sudo=sudo
if ! command -v firefox-esr >/dev/null || ! command -v WebKitWebDriver >/dev/null || ! command -v xvfb-run >/dev/null; then
  $sudo apt-get update -qq
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq firefox-esr webkit2gtk-driver xvfb xauth
fi
.venv/bin/python -m pip install --quiet --disable-pip-version-check -r Tests/OtherBrowsers/requirements.txt
