/// What becomes of a shape where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays.
  case fixed
  /// It is mirrored where text runs in another direction than the given one; from left to right by default.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where text runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// What becomes of the shape where text runs from right to left.
  /// - Partly: not asked: a program's own shapes stay as they are.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

extension Path {
  /// The path; renderers take those that cross themselves as they are.
  /// - Partly: the path as it is.
  public func normalized(eoFill: Bool = true) -> Path { self }
}
