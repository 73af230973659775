/// Whether something scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// What scrolls beside fingers and wheels.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// The shortcut of hands.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// The reader's eyes.
  public static let look = ScrollInputKind(name: "look")
}
