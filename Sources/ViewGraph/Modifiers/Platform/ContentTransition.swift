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

  /// Digits roll, upward or downward.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .numericText }

  /// Digits roll in the direction of the value.
  public static func numericText(value: Double) -> ContentTransition { .numericText }
}

extension View {
  /// Says how content changes within the view. Text and symbols of a page change at once: this has no effect.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Lets two views take each other's place in an animation. A browser learns of the new place only: the view appears
  /// there, with its transition.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
}

/// What views that take each other's place share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Place and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
