#!/bin/sh
# Type-checks Tests/CombineNames, one usage of each name of Apple's Combine, as a program of Swift 5 and of Swift 6, and checks that
# key-value observing is refused with a sentence that helps. Usage: scripts/test-names.sh [folder of the built modules]
set -eu
cd "$(dirname "$0")/.."
modules=${1:-.build/debug/Modules}
[ $# -gt 0 ] || swift build --target Combine
for version in 5 6; do
  swiftc -typecheck -swift-version "$version" -I "$modules" Tests/CombineNames/*.swift
done
for use in 'OperationQueue().publisher(for: \.name)' 'UserDefaults.standard.publisher(for: \.description)'; do
  output=$(printf 'import Combine\nimport Foundation\n_ = %s\n' "$use" | swiftc -typecheck -I "$modules" - 2>&1) && {
    echo "$use should not compile"
    exit 1
  }
  echo "$output" | grep -q 'Key-value observing needs the Objective-C runtime' || {
    echo "$output"
    exit 1
  }
done
