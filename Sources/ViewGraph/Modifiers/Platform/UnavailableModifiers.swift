import Foundation

/// Whether a button that is held down is pressed again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let isEnabled: Bool?

  public static let automatic = ButtonRepeatBehavior(isEnabled: nil)
  public static let enabled = ButtonRepeatBehavior(isEnabled: true)
  public static let disabled = ButtonRepeatBehavior(isEnabled: false)
}

@available(
  *, unavailable, message: "text is drawn by the browser: animate the Text itself, or each Character in a ForEach"
)
public protocol TextRenderer: Animatable {}
