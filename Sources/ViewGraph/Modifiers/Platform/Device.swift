/// Feedback that can be felt, or heard.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy objects that meet are.
  public enum Weight: Equatable, Sendable {
    case light, medium, heavy
  }

  /// How soft objects that meet are.
  public enum Flexibility: Equatable, Sendable {
    case rigid, solid, soft
  }

  let name: String

  /// Something has been done.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something has failed.
  public static let error = SensoryFeedback(name: "error")
  /// A choice is changing.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has risen.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has fallen.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something has found its place.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level has been passed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things meet.
  public static let impact = SensoryFeedback(name: "impact")

  /// Things of a weight meet.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// Things of a softness meet.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

extension View {
  /// Plays feedback when a value changes, on devices that can. Browsers cannot: nothing is felt.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Plays feedback when a value changes and a condition holds, on devices that can. Browsers cannot: nothing is felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Plays feedback when a value changes, on devices that can. Browsers cannot: nothing is felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}

/// What a pointer does to a view that it is over, on devices with such pointers.
public struct HoverEffect: Sendable {
  /// As the platform does.
  public static let automatic = HoverEffect()
  /// Light.
  public static let highlight = HoverEffect()
  /// Nearer.
  public static let lift = HoverEffect()
}

extension View {
  /// Says what the pointer of an iPad does to the view. Browsers show their own: this has no effect.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}

/// How scrolling closes the keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// As the platform does.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// As soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Not.
  public static let never = ScrollDismissesKeyboardMode()
}

extension View {
  /// Says how scrolling closes the keyboard on the screen. The keyboard is the browser's: this has no effect.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

/// How scrolling goes beyond the edges.
public struct ScrollBounceBehavior: Sendable {
  /// As the platform does.
  public static let automatic = ScrollBounceBehavior()
  /// Always.
  public static let always = ScrollBounceBehavior()
  /// Where there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior()
}

extension View {
  /// Says how scrolling goes beyond the edges. That is the browser's way: this has no effect.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
}
