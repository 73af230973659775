import Foundation

/// Something that can react to what the reader does.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public nonisolated override init() {}

  /// The responder that is asked next.
  open var next: UIResponder? { nil }

  /// Makes this the one that keys go to. Programs set the focus with `FocusState`; nothing takes it here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives up being the one that keys go to: the field that has the focus loses it.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    HostServices.current?.endEditing()
    return true
  }
}
