import Foundation

/// A copy of a file in which each `#Preview` is a view with a name, and which has no entry point.
struct PreviewSource {
  /// A preview as a generated list names it.
  struct Entry: Equatable {
    /// What people call it.
    let title: String
    /// What makes the view.
    let expression: String
    /// How it is to be shown, as the program says it: `.landscapeLeft`; empty is as usual.
    var traits = ""
  }

  private(set) var text: String
  private(set) var entries: [Entry] = []

  /// - Parameters:
  ///   - original: The text of the file.
  ///   - name: The file's name without extension, which previews without a name are called after.
  ///   - number: Tells the file from others.
  init(_ original: String, name: String, number: Int) {
    text = original.replacing(#/(?m)^(\s*)@(?:main|UIApplicationMain|NSApplicationMain)\b/#) { "\($0.1)" }
    for match in original.matches(of: #/(?m)^(?:@\w+\s+)*(?:struct|class|enum)\s+(\w+)\s*:[^{]*\bPreviewProvider\b/#) {
      entries.append(Entry(title: String(match.1), expression: "\(match.1).previews"))
    }
    takeMacros(name, number)
  }

  private mutating func takeMacros(_ name: String, _ number: Int) {
    let scanner = SwiftScanner(text)
    var result = ""
    var done = 0
    for (count, place) in scanner.places(of: "#Preview").enumerated() {
      guard place >= done, var brace = scanner.next(place + "#Preview".count) else { continue }
      var (title, traits) = (name, "")
      if scanner.character(at: brace) == "(" {
        guard let end = scanner.end(of: brace), let next = scanner.next(end) else { continue }
        if let match = scanner[brace..<end].firstMatch(of: #/^\(\s*"((?:[^"\\]|\\.)*)"/#) {
          title = String(match.1).replacing("\\\"", with: "\"")
        }
        if let match = scanner[brace..<end].firstMatch(of: #/\btraits:\s*([\s\S]*)\)$/#) {
          traits = match.1.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        brace = next
      }
      guard scanner.character(at: brace) == "{", let end = scanner.end(of: brace) else { continue }
      let view = "ReelPreview\(number)_\(count)"
      result += scanner[done..<place] + Self.view(view, scanner[brace + 1..<end - 1])
      entries.append(Entry(title: title, expression: "\(view)()", traits: traits))
      done = end
    }
    text = result + scanner[done..<scanner.count]
  }

  /// A view with what a preview says; what is `@Previewable` is its state. Lines stay where they are as far as can be.
  private static func view(_ name: String, _ body: String) -> String {
    var state = ""
    let rest = body.replacing(#/(?m)^[ \t]*@Previewable[ \t]+(.*)$/#) { match in
      state += "\(match.1); "
      return ""
    }
    return "struct \(name): View { \(state)@ViewBuilder var body: some View {\(rest)} }"
  }
}
