#!/usr/bin/env bash
# Builds packages beside the SDK: one with a library that asks `canImport(Combine)`, whose page has what the library's Combine
# publishers told, and one with a version of its own of what the platform is built on. Fetches the libraries.
set -euo pipefail
cd "$(dirname "$0")/.."
reel=${REEL_BINARY:-$PWD/.build/sdk/bin/reel}
out=$(mktemp -d)
program=
trap 'kill $program 2>/dev/null || true; rm -rf "$out"' EXIT

# page PROJECT: runs a project and prints its page.
page() {
  : >"$out/log"
  "$reel" run "$1" --port 0 --build-folder "$out/build/$(basename "$1")" >"$out/log" 2>&1 &
  program=$!
  for _ in $(seq 600); do
    address=$(sed -n 's/^Serving at \(http[^ ]*\).*/\1/p' "$out/log")
    [ -n "$address" ] && break
    kill -0 $program 2>/dev/null || { cat "$out/log" >&2; return 1; }
    sleep 1
  done
  curl -fsS "$address" >"$out/page"
  kill $program && wait $program || true
}

# has WORDS SENTENCE: says the sentence if the page has the words.
has() {
  grep -qF "$1" "$out/page" || { echo "The page does not have \"$1\":"; cat "$out/page"; exit 1; }
  echo "$2"
}

page Tests/Projects/Notes
has "water the herbs" "GRDB's observation reaches the page."

# The newest swift-collections, as another version: its deques call themselves something else.
git clone -q https://github.com/apple/swift-collections.git "$out/swift-collections"
(
  cd "$out/swift-collections"
  sed -i 's/^    _arrayDescription(for: self)$/    "another deque " + _arrayDescription(for: self)/' Sources/DequeModule/Deque/Deque+Descriptions.swift
  git -c user.name=a -c user.email=a@example.com commit -qam "Another version"
  git tag 99.0.0
)
mkdir -p "$out/Own/Sources/Own"
cat >"$out/Own/Package.swift" <<END
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Own", dependencies: [.package(url: "file://$out/swift-collections", exact: "99.0.0")],
  targets: [.executableTarget(name: "Own", dependencies: [.product(name: "DequeModule", package: "swift-collections")])])
END
cat >"$out/Own/Sources/Own/Own.swift" <<END
import DequeModule
import SwiftUI
@main struct Own: App {
  var body: some Scene { WindowGroup { Text(verbatim: "\\(Deque([1, 2]))") } }
}
END
page "$out/Own"
has "another deque [1, 2]" "A program has its own version of a library of the platform's."
