import Foundation

/// What is selected in a text with styles that is being edited.
public struct AttributedTextSelection: Equatable, Sendable {
  @available(*, unavailable, message: "Styles are not edited here: bind a String, and show them in a Text.")
  public init() { fatalError("A text with styles is not edited") }
}

extension TextEditor {
  @available(*, unavailable, message: "Styles are not edited here: bind a String, and show them in a Text.")
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    fatalError("A text with styles is not edited")
  }
}
