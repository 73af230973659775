import Foundation

extension AttributedString {
  /// The string in pieces of equal style; `outer` is what is set around it.
  func pieces(outer: TextAttributes) -> [TextPiece] {
    runs.map { run in
      var attributes = TextAttributes()
      attributes.link = run.link
      attributes.font = run.swiftUI.font
      attributes.foreground = run.swiftUI.foregroundColor.map { AnyShapeStyle($0) }
      attributes.background = run.swiftUI.backgroundColor
      attributes.underline = run.swiftUI.underlineStyle.map {
        .init(isActive: true, color: $0.color, pattern: $0.pattern)
      }
      attributes.strikethrough = run.swiftUI.strikethroughStyle.map {
        .init(isActive: true, color: $0.color, pattern: $0.pattern)
      }
      let intent = run.swiftUI.inlinePresentationIntent ?? []
      if intent.contains(.stronglyEmphasized) { attributes.weight = .bold }
      if intent.contains(.emphasized) { attributes.isItalic = true }
      if intent.contains(.code) { attributes.isMonospaced = true }
      if intent.contains(.strikethrough) { attributes.strikethrough = .init(isActive: true) }
      attributes.kerning = run.swiftUI.kern ?? run.swiftUI.tracking
      attributes.baselineOffset = run.swiftUI.baselineOffset
      attributes.fill(from: outer)
      return TextPiece(string: String(self[run.range].characters), attributes: attributes)
    }
  }
}
