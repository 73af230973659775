import Foundation

/// A text of a string table with its values put in and its Markdown turned into styles.
struct LocalizedText {
  let format: String
  let arguments: [LocalizedStringKey.Argument]

  /// Stands for a value while Markdown is parsed: the last code point for private use, so no text has it.
  private static let placeholder: Character = "\u{10FFFD}"

  /// The text without styles: what would be Markdown stays as it is.
  func string(in locale: Locale) -> String {
    guard !arguments.isEmpty else { return format }
    var environment = EnvironmentValues()
    environment.locale = locale
    let context = TextContext(environment, now: Date())
    return FormatString.segments(of: format).map { segment in
      switch segment {
      case .literal(let text): text
      case .value(let index, let specifier):
        arguments.indices.contains(index)
          ? pieces(of: arguments[index], specifier, context).map(\.string).joined() : ""
      }
    }.joined()
  }

  func pieces(in context: TextContext, outer: TextAttributes) -> [TextPiece] {
    let segments = arguments.isEmpty ? [.literal(format)] : FormatString.segments(of: format)
    var source = ""
    var values: [[TextPiece]] = []
    for segment in segments {
      switch segment {
      case .literal(let text): source += text
      case .value(let index, let specifier):
        guard arguments.indices.contains(index) else { continue }
        source.append(Self.placeholder)
        values.append(pieces(of: arguments[index], specifier, context))
      }
    }
    var next = 0
    var result: [TextPiece] = []
    for run in Markdown.runs(of: source) {
      var attributes = run.attributes(
        replacing: Self.placeholder, with: values.map { $0.map(\.string).joined() }, from: &next)
      attributes.fill(from: outer)
      append(run.string, attributes, values, &next, to: &result)
    }
    return result
  }

  private func append(
    _ string: String, _ attributes: TextAttributes, _ values: [[TextPiece]], _ next: inout Int,
    to result: inout [TextPiece]
  ) {
    let parts = string.split(separator: Self.placeholder, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0, next < values.count {
        for var piece in values[next] {
          piece.attributes.fill(from: attributes)
          result.append(piece)
        }
        next += 1
      }
      if !part.isEmpty { result.append(TextPiece(string: String(part), attributes: attributes)) }
    }
  }

  private func pieces(
    of argument: LocalizedStringKey.Argument, _ specifier: FormatString.Specifier, _ context: TextContext
  ) -> [TextPiece] {
    if case .text(let text) = argument { return text.pieces(in: context) }
    let string = specifier.string(argument, context.environment.locale)
    return [TextPiece(string: string, attributes: TextAttributes())]
  }
}
