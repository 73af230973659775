#!/usr/bin/env bash
# Builds a package beside the SDK whose library asks `canImport(Combine)`, and sees that its page has what the library's
# Combine publishers told. Fetches the library.
set -euo pipefail
cd "$(dirname "$0")/.."
reel=${REEL_BINARY:-.build/sdk/bin/reel}
out=$(mktemp -d)
"$reel" run Tests/Projects/Notes --port 0 --build-folder "$out/build" >"$out/log" 2>&1 &
program=$!
trap 'kill $program 2>/dev/null || true; rm -rf "$out"' EXIT
for _ in $(seq 600); do
  address=$(sed -n 's/^Serving at \(http[^ ]*\).*/\1/p' "$out/log")
  [ -n "$address" ] && break
  kill -0 $program 2>/dev/null || { cat "$out/log"; exit 1; }
  sleep 1
done
page=$(curl -fsS "$address")
case $page in
  *"water the herbs"*) echo "GRDB's observation reaches the page." ;;
  *) echo "The page does not have what the database has:"; echo "$page"; exit 1 ;;
esac
