/// How the content of a view changes within the view.
public struct ContentTransition: Equatable, Sendable {
  let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// The old fades out, the new fades in.
  public static let opacity = ContentTransition(name: "opacity")
  /// What changes moves from the old to the new.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digits roll.
  public static let numericText = ContentTransition(name: "numericText")
  /// Symbols are replaced.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// Symbols are replaced, by a movement.
  /// - Partly: the effect is not used: symbols fade into one another.
  public static func symbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }

  /// Digits roll, upward or downward.
  /// - Partly: the direction is not used.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .numericText }

  /// Digits roll in the direction of the value.
  /// - Partly: the direction is not used.
  public static func numericText(value: Double) -> ContentTransition { .numericText }
}

extension View {
  /// Says how text and symbols inside the view change, in a change that is animated.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(DisplayEffect(.contentTransition(transition.name)))
  }
}
