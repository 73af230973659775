/// How an area is filled.
@frozen public struct FillStyle: Equatable, Sendable {
  /// True to leave out what an even number of outlines surrounds.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  /// Makes a style: all that is inside, with smooth edges, by default.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
