import Foundation

/// Characters of equal style, or a picture among them.
struct TextPiece: Equatable {
  var string: String
  var attributes: TextAttributes
  var image: Image?
}

extension Text {
  /// The text as plain characters.
  func resolvedString(in environment: EnvironmentValues) -> String {
    resolved(in: TextContext(environment, now: Date())).string
  }

  /// The text as renderers know it.
  func resolved(in context: TextContext) -> TextContent {
    if let string = plain(in: context) {
      var attributes = attributes
      attributes.fill(from: context.environment.textAttributes)
      return content([TextRun(string, style: attributes.style(in: context.environment))], context)
    }
    var runs: [TextRun] = []
    for piece in pieces(in: context, outer: context.environment.textAttributes) {
      var run = TextRun(piece.string, style: piece.attributes.style(in: context.environment))
      run.image = piece.image?.content(in: context.environment)
      if let last = runs.last, last.style == run.style, last.image == nil, run.image == nil {
        runs[runs.count - 1].string += run.string
      } else {
        runs.append(run)
      }
    }
    if runs.isEmpty { runs = [TextRun("")] }
    return content(runs, context)
  }

  private func content(_ runs: [TextRun], _ context: TextContext) -> TextContent {
    TextContent(runs, headingLevel: attributes.headingLevel ?? context.environment.headingLevel)
  }

  /// The characters, where all of them have the style of the text itself; nil for any other text.
  func plain(in context: TextContext) -> String? {
    switch storage {
    case .verbatim(let string): string
    case .formatted(let value): value.string(in: context.environment.locale)
    case .localized(let key, let table, let tables):
      tables.localized(key, table: table, locale: context.environment.locale).plain(in: context.environment.locale)
    default: nil
    }
  }

  /// The text in pieces of equal style; `outer` is what is set around it.
  func pieces(in context: TextContext, outer: TextAttributes = TextAttributes()) -> [TextPiece] {
    var attributes = attributes
    attributes.fill(from: outer)
    switch storage {
    case .localized(let key, let table, let tables):
      return tables.localized(key, table: table, locale: context.environment.locale)
        .pieces(in: context, outer: attributes)
    case .attributed(let string): return string.pieces(outer: attributes)
    case .image(let image):
      return [
        TextPiece(
          string: image.label?.resolvedString(in: context.environment) ?? "", attributes: attributes, image: image)
      ]
    case .joined(let parts): return parts.flatMap { $0.pieces(in: context, outer: attributes) }
    case .verbatim(let string): return [TextPiece(string: string, attributes: attributes)]
    case .formatted(let value):
      return [TextPiece(string: value.string(in: context.environment.locale), attributes: attributes)]
    case .date, .interval, .timer:
      return [TextPiece(string: DateText(storage, context).string, attributes: attributes)]
    }
  }

  /// True where the text may depend on the time.
  var isTimed: Bool {
    switch storage {
    case .joined(let parts): parts.contains(where: \.isTimed)
    case .localized(let key, _, _): key.arguments.contains { $0.text?.isTimed ?? false }
    case .date, .timer: true
    default: false
    }
  }

  /// Seconds until the text changes by itself; nil for never.
  func secondsToNextChange(_ context: TextContext) -> Double? {
    switch storage {
    case .joined(let parts): parts.compactMap { $0.secondsToNextChange(context) }.min()
    case .localized(let key, _, _): key.arguments.compactMap { $0.text?.secondsToNextChange(context) }.min()
    case .date, .timer: DateText(storage, context).secondsToNextChange
    default: nil
    }
  }
}

extension LocalizedStringKey.Argument {
  /// The text that stands in the key, nil for other values.
  fileprivate var text: Text? {
    if case .text(let text) = self { text } else { nil }
  }
}
