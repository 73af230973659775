import Foundation

/// A text of a string table with its values put in and its Markdown turned into styles.
struct LocalizedText {
  let format: String
  let arguments: [LocalizedStringKey.Argument]
  /// The language of the format, as the string tables call it.
  var language = "en"

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

  /// The characters, where neither Markdown nor a text among the values says how a part of them looks; nil otherwise.
  func plain(in locale: Locale) -> String? {
    let template = TextTemplate.of(format, count: arguments.count)
    guard template.runs.count == 1, template.runs[0].style.isPlain else { return nil }
    let parts = template.runs[0].parts
    guard parts.count > 1 else { return parts.first }
    guard parts.count == template.values.count + 1 else { return nil }
    var result = parts[0]
    for (value, part) in zip(template.values, parts.dropFirst()) {
      if case .text = arguments[value.index] { return nil }
      result += value.specifier.string(arguments[value.index], locale)
      result += part
    }
    return result
  }

  func pieces(in context: TextContext, outer: TextAttributes) -> [TextPiece] {
    let template = TextTemplate.of(format, count: arguments.count)
    let values = template.values.map { pieces(of: arguments[$0.index], $0.specifier, context) }
    var next = 0
    var result: [TextPiece] = []
    var phrases: [Int: InflectedPhrase] = [:]
    for run in template.runs {
      let start = result.count
      var attributes = run.style.attributes(replacing: TextTemplate.placeholder, with: values, from: next)
      attributes.fill(from: outer)
      for (index, part) in run.parts.enumerated() {
        if index > 0, next < values.count {
          if let phrase = run.style.phrase {
            phrases[phrase, default: InflectedPhrase()].number(arguments[template.values[next].index])
          }
          for var piece in values[next] {
            piece.attributes.fill(from: attributes)
            result.append(piece)
          }
          next += 1
        }
        if !part.isEmpty { result.append(TextPiece(string: part, attributes: attributes)) }
      }
      if let phrase = run.style.phrase {
        phrases[phrase, default: InflectedPhrase()].pieces.append(contentsOf: start..<result.count)
      }
    }
    for phrase in phrases.values { phrase.inflect(&result, language: language) }
    return result
  }

  private func pieces(
    of argument: LocalizedStringKey.Argument, _ specifier: FormatString.Specifier, _ context: TextContext
  ) -> [TextPiece] {
    if case .text(let text) = argument { return text.pieces(in: context) }
    let string = specifier.string(argument, context.environment.locale)
    return [TextPiece(string: string, attributes: TextAttributes())]
  }
}
