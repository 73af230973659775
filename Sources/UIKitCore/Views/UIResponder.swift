import Foundation

/// Something that can react to what the reader does.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public nonisolated override init() {}

  /// A finger, or the pointer, has been put down on the view. By default the responder that is asked next is told.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// A finger has moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// A finger has been taken away.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Fingers are not told of any more.
  /// - Partly: not called: a touch ends.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Called when the device was shaken; browsers do not tell.
  /// - Partly: not called.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// The keys that do something here.
  /// - Partly: not asked: use keyboardShortcut(_:modifiers:).
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Makes the menus above a page.
  /// - Partly: not called: use commands(content:).
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// The responder that is asked next.
  open var next: UIResponder? { nil }

  /// True where keys go to this one.
  open var isFirstResponder: Bool { false }
  /// True where keys can go to this one: fields and text views.
  open var canBecomeFirstResponder: Bool { false }
  /// True where this one lets keys go to another.
  open var canResignFirstResponder: Bool { true }
  /// What is seen above the keyboard.
  /// - Partly: kept and not shown: use toolbar(content:) with a placement of keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// What is seen in the place of the keyboard.
  /// - Partly: kept and not shown: browsers have the reader's keyboard.
  open var inputView: UIView? { nil }
  /// What undoes what was done here.
  open var undoManager: UndoManager? { next?.undoManager }
  /// Says that the views for entering text are others now.
  open func reloadInputViews() {}
  /// Whether a method can be called here: where it is one of this class.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }

  /// Makes this the one that keys go to: fields and text views ask for the focus. False where keys cannot go here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives up being the one that keys go to: the field that has the focus loses it.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    HostServices.current?.endEditing()
    return true
  }
}
