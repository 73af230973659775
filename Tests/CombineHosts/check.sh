#!/bin/sh
# Compiles three programs against the debug build of Combine and runs them: work for the main thread must arrive
# whether the program ends its main in RunLoop.main.run(), in dispatchMain() or in an await.
# Usage: Tests/CombineHosts/check.sh [build folder, by default .build/debug; `swift build --target Combine` must have run]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=${1:-$here/../../.build/debug}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
for host in RunLoop Dispatch Async; do
  swiftc -swift-version 6 -parse-as-library -module-name Host -I "$build/Modules" "$here/Checks.swift" "$here/${host}Host.swift" \
    $(find "$build/Combine.build" -name '*.o') -o "$out/$host"
  timeout 20 "$out/$host"
done
