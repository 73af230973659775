#!/bin/sh
# Compiles three programs against the debug build of Combine and runs them: work for the main thread must arrive
# whether the program ends its main in RunLoop.main.run(), in dispatchMain() or in an await.
# Usage: Tests/CombineHosts/check.sh [build folder, by default .build/debug; `swift build --target Combine` must have run]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=${1:-$here/../../.build/debug}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
# By the sources there are now: an older build may have left objects of sources that are gone.
objects=$(find "$here/../../Sources/Combine" -name '*.swift' -exec basename {} \; | sed "s|.*|$build/Combine.build/&.o|")
for host in RunLoop Dispatch Async; do
  swiftc -swift-version 6 -parse-as-library -module-name Host -I "$build/Modules" "$here/Checks.swift" "$here/${host}Host.swift" \
    $objects -o "$out/$host"
  timeout 20 "$out/$host"
done
