#!/bin/sh
# Tests Combine under the thread sanitizer, then under the address sanitizer (with leaks), as a package of its own in
# .build-sanitize, so that nothing else is built. Usage: scripts/test-sanitize.sh [thread|address] [filter of tests]
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
work=$root/.build-sanitize
kinds=${1:-thread address}
filter=${2:-CombineTests}
rm -rf "$work/Sources" "$work/Tests"
mkdir -p "$work/Sources" "$work/Tests"
cp -a "$root/Sources/Combine" "$root/Sources/CombineTesting" "$work/Sources/"
cp -a "$root/Tests/CombineTests" "$work/Tests/"
for module in Sources/Combine Sources/CombineTesting Tests/CombineTests; do
  cp -a "$root/scripts/sanitize/Mutex.swift" "$work/$module/SanitizedMutex.swift"
done
cat > "$work/Package.swift" << 'PACKAGE'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "sanitize",
  targets: [
    .target(name: "Combine"),
    .target(name: "CombineTesting", dependencies: ["Combine"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "CombineTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
PACKAGE
cd "$work"
for kind in $kinds; do
  echo "== $kind sanitizer"
  swift build --build-tests --sanitize "$kind" --scratch-path "$work/$kind"
  ASAN_OPTIONS=detect_leaks=1 TSAN_OPTIONS=halt_on_error=0 \
    swift test --skip-build --disable-xctest --sanitize "$kind" --scratch-path "$work/$kind" --filter "$filter"
done
