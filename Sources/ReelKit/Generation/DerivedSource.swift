import Foundation

/// A copy of a file in which lines that the compiler does not take on Linux say what they mean there. Lines stay where they are.
struct DerivedSource {
  let text: String
  /// What was changed, in words.
  let changes: [String]

  /// nil where the file can stay as it is.
  init?(_ original: String) {
    var text = original
    var changes: [String] = []
    for rule in Self.rules where text.contains(rule.hint) {
      let changed = rule.apply(text)
      if changed != text {
        changes.append(rule.says)
        text = changed
      }
    }
    if changes.isEmpty { return nil }
    self.text = text
    self.changes = changes
  }

  private struct Rule: Sendable {
    let hint: String
    let says: String
    let apply: @Sendable (String) -> String
  }

  private static let rules = [
    Rule(hint: "ApplicationMain", says: "@UIApplicationMain is @main here") {
      $0.replacing(#/(?m)^(\s*)@(UI|NS)ApplicationMain\b/#) { "\($0.1)@main" }
    },
    Rule(hint: "resignFirstResponder", says: "sending resignFirstResponder is UIResponder().resignFirstResponder()") {
      $0.replacing(
        #/UIApplication\s*\.\s*shared\s*\.\s*sendAction\s*\(\s*#selector\s*\(\s*UIResponder\s*\.\s*resignFirstResponder\s*\)(?:[^()]|\([^()]*\))*\)/#
      ) { match in
        // The lines below stay where they are.
        "UIResponder().resignFirstResponder()" + String(repeating: "\n", count: match.0.count { $0.isNewline })
      }
    },
    Rule(hint: "os(iOS)", says: "os(iOS) is true, as on a device") {
      $0.replacing(#/(?m)^\s*#(?:if|elseif)\b.*\bos\(iOS\).*$/#) { $0.0.replacing("os(iOS)", with: "true") }
    },
    Rule(hint: "SWIFT_PACKAGE", says: "SWIFT_PACKAGE is false, as in Xcode") {
      $0.replacing(#/(?m)^(\s*#(?:if|elseif)\b.*)\bSWIFT_PACKAGE\b/#) { "\($0.1)(SWIFT_PACKAGE && os(Windows))" }
    },
  ]
}
