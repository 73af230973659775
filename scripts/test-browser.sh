#!/usr/bin/env bash
# Runs the browser tests. What fails is run once more, alone; a test that passes only then is named, and with STRICT=1
# the whole has failed all the same: it is flaky, and is to be mended.
set -uo pipefail
cd "$(dirname "$0")/.."
.venv/bin/python -m pytest Tests/Browser -q "$@" && exit 0
echo "These failed; now once more, alone:"
.venv/bin/python - <<'PYTHON'
import json
for name in json.load(open(".pytest_cache/v/cache/lastfailed")): print("  needs a second chance:", name)
PYTHON
.venv/bin/python -m pytest Tests/Browser -q --last-failed --last-failed-no-failures none || exit 1
[ "${STRICT:-1}" = 0 ]
