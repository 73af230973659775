/// A format taken apart: its Markdown, and where its values stand. Rows and evaluations share one.
struct TextTemplate: Sendable {
  /// The values that stand in the text, in order.
  let values: [Value]
  /// The text, in pieces of equal style.
  let runs: [Run]

  struct Value: Sendable {
    /// Which of the arguments.
    let index: Int
    let specifier: FormatString.Specifier
  }

  struct Run: Sendable {
    let style: Markdown.Run
    /// The characters before, between and after the values that stand in the run.
    let parts: [String]
  }

  /// Stands for a value while Markdown is parsed: the last code point for private use, so no text has it.
  static let placeholder: Unicode.Scalar = "\u{10FFFD}"

  /// The template of a format for so many arguments; with none the format is the text itself.
  static func of(_ format: String, count: Int) -> TextTemplate {
    guard format.utf8.count <= 512 else { return TextTemplate(format, count: count) }
    return known.answer(Source(format: format, count: count)) { TextTemplate($0.format, count: $0.count) }
  }

  private struct Source: Hashable {
    let format: String
    let count: Int
  }

  private static let known = Memo<Source, TextTemplate>()

  private init(_ format: String, count: Int) {
    var source = ""
    var values: [Value] = []
    for segment in count == 0 ? [.literal(format)] : FormatString.segments(of: format) {
      switch segment {
      case .literal(let text): source += text
      case .value(let index, let specifier):
        guard (0..<count).contains(index) else { continue }
        source.unicodeScalars.append(Self.placeholder)
        values.append(Value(index: index, specifier: specifier))
      }
    }
    self.values = values
    runs = Markdown.runs(of: source).map { run in
      let parts = run.string.unicodeScalars.split(separator: Self.placeholder, omittingEmptySubsequences: false)
      return Run(style: run, parts: parts.map { String($0) })
    }
  }
}
