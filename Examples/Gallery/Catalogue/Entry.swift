import Foundation
import SwiftUI

/// Something of the catalogue. Its code is read from the very file, so it is what is shown.
@MainActor
struct Entry: Identifiable {
  let name: String
  let view: () -> AnyView
  private let file: String
  private let line: Int

  init<V: View>(_ name: String, file: String = #filePath, line: Int = #line, @ViewBuilder view: @escaping () -> V) {
    self.name = name
    self.view = { AnyView(view()) }
    self.file = file
    self.line = line
  }

  nonisolated var id: String { name }

  /// The code in the braces; empty where the program runs elsewhere than it was built.
  var code: String {
    guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { return "" }
    let rest = source.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(line - 1)
      .joined(separator: "\n")
    guard let open = rest.firstIndex(of: "{") else { return "" }
    var depth = 0
    let end = rest[open...].firstIndex { character in
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
      return depth == 0
    }
    let lines = rest[rest.index(after: open)..<(end ?? rest.endIndex)].split(separator: "\n")
      .filter { !$0.allSatisfy(\.isWhitespace) }
    let margin = lines.map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
    return lines.map { $0.dropFirst(margin) }.joined(separator: "\n")
  }
}

/// A view with a value of its own to change.
struct Live<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}
