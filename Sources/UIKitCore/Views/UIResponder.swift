import Foundation

/// Something that can react to what the reader does.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public nonisolated override init() {}

  @available(
    *, unavailable,
    message: "touches are told as gestures: add a gesture recognizer, or a DragGesture around the representable"
  )
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  @available(
    *, unavailable,
    message: "touches are told as gestures: add a gesture recognizer, or a DragGesture around the representable"
  )
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  @available(
    *, unavailable,
    message: "touches are told as gestures: add a gesture recognizer, or a DragGesture around the representable"
  )
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  @available(
    *, unavailable,
    message: "touches are told as gestures: add a gesture recognizer, or a DragGesture around the representable"
  )
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when the device was shaken; browsers do not tell.
  /// - Partly: not called.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

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

/// Something that the reader did.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  /// What an event is about, more closely.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }
}

@available(
  *, unavailable,
  message: "touches are told as gestures: add a gesture recognizer, or a DragGesture around the representable"
)
public final class UITouch: NSObject {}
