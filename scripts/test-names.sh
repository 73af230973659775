#!/bin/sh
# Type-checks Tests/CombineNames, one usage of each name of Apple's Combine, as a program of Swift 5 and of Swift 6, and
# Tests/SwiftUINames, the names of SwiftUI as programs use them; then checks that what cannot be is refused with a sentence
# that helps: key-value observing, @Published in a struct, and the parts of SwiftUI that a browser cannot show.
# B10, B11, B12: `import Combine` is enough, in both language modes, and nothing is missing.
# Usage: scripts/test-names.sh [folder of the SDK]
set -eu
cd "$(dirname "$0")/.."
sdk=${1:-.build/sdk/lib/newsreel}
modules=$sdk/modules
macros=$sdk/SwiftUIMacros#SwiftUIMacros
for version in 5 6; do
  swiftc -typecheck -swift-version "$version" -I "$modules" Tests/CombineNames/*.swift
  for file in Tests/SwiftUINames/*.swift; do
    swiftc -typecheck -parse-as-library -swift-version "$version" -suppress-warnings -I "$modules" \
      -load-plugin-executable "$macros" "$file"
  done
done
refuses() {
  output=$(printf 'import %s\nimport Foundation\n%s\n' "${3:-Combine}" "$1" |
    swiftc -typecheck -I "$modules" - 2>&1) && {
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
refuses '_ = ShaderLibrary.sepia' 'there is no Metal in a browser' SwiftUI
refuses 'struct R: TextRenderer {}' 'text is drawn by the browser' SwiftUI
