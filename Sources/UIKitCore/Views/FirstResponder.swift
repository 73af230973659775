import Foundation

/// Which view keys go to, and which ones wish for it.
@MainActor
package final class FocusWish {
  /// What is wished for: the focus, that it goes, or nothing any more.
  package private(set) var isWished: Bool?
  /// True while the view has the focus.
  package var hasFocus = false

  nonisolated init() {}

  func ask(_ isWished: Bool) { self.isWished = isWished }

  /// The wish, which is heard once.
  package func take() -> Bool? {
    defer { isWished = nil }
    return isWished
  }
}

/// A view into which text is entered.
@MainActor
package protocol TextEntering: UIView {
  /// The wish for the focus.
  var focusWish: FocusWish { get }
}

extension TextEntering {
  /// Asks for the focus, which the view has once the page has given it.
  func takeFocus() -> Bool {
    guard isUserInteractionEnabled else { return false }
    focusWish.ask(true)
    changed()
    return true
  }

  /// Gives the focus away.
  func leaveFocus() -> Bool {
    focusWish.ask(false)
    changed()
    return true
  }
}

extension UIView {
  /// The view inside, or this one, that has the focus.
  package var firstResponder: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.firstResponder).first
  }
}
