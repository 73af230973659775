import UIKitCore
import ViewGraph

extension View {
  /// Sets the keyboard for the fields below.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.fieldKeyboard, "\(type)")
  }

  /// Says what the fields below are about, so that the browser can help to fill them in; nil is nothing special.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.fieldContentType, textContentType?.rawValue)
  }

  /// Sets which letters the keyboard makes capital by itself; the older form.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.fieldCapitalization, style.htmlName)
  }
}

extension UITextAutocapitalizationType {
  /// The value of HTML's `autocapitalize`.
  fileprivate var htmlName: String {
    switch self {
    case .none: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .allCharacters: "characters"
    }
  }
}
