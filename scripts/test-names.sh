#!/bin/sh
# Type-checks Tests/CombineNames, one usage of each name of Apple's Combine, as a program of Swift 5 and of Swift 6, and
# checks that what cannot be is refused with a sentence that helps: key-value observing, and @Published in a struct.
# B10, B11, B12: `import Combine` is enough, in both language modes, and nothing is missing.
# Usage: scripts/test-names.sh [folder of the built modules]
set -eu
cd "$(dirname "$0")/.."
modules=${1:-.build/debug/Modules}
[ $# -gt 0 ] || swift build --target Combine
for version in 5 6; do
  swiftc -typecheck -swift-version "$version" -I "$modules" Tests/CombineNames/*.swift
done
refuses() {
  output=$(printf 'import Combine\nimport Foundation\n%s\n' "$1" | swiftc -typecheck -I "$modules" - 2>&1) && {
    echo "should not compile: $1"
    exit 1
  }
  echo "$output" | grep -q "$2" || {
    echo "$output"
    exit 1
  }
}
refuses '_ = OperationQueue().publisher(for: \.name)' 'Key-value observing needs the Objective-C runtime'
refuses '_ = UserDefaults.standard.publisher(for: \.description)' 'Key-value observing needs the Objective-C runtime'
refuses 'struct Model { @Published var value = 0 }
var model = Model()
model.value = 1' '@Published is only available on properties of classes'
