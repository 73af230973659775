#!/usr/bin/env bash
# Installs the system's libraries that the build needs, where they are missing.
set -euo pipefail
missing=()
[ -e /usr/include/zlib.h ] || missing+=(zlib1g-dev)
[ -e /usr/include/sqlite3.h ] || missing+=(libsqlite3-dev)
command -v python3 >/dev/null || missing+=(python3)
[ ${#missing[@]} -eq 0 ] && exit 0
if ! command -v apt-get >/dev/null; then
  echo "Please install: ${missing[*]}" >&2
  exit 1
fi
sudo=""
[ "$(id -u)" -eq 0 ] || sudo=sudo
$sudo apt-get update -qq
$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}"
