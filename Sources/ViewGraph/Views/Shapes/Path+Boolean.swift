import Foundation

extension Path {
  /// The outline of what is inside of either path.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathBoolean(eoFill: eoFill) { $0 || $1 }.area(self, other)
  }

  /// The outline of what is inside of both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathBoolean(eoFill: eoFill) { $0 && $1 }.area(self, other)
  }

  /// The outline of what is inside of this path and not of the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathBoolean(eoFill: eoFill) { $0 && !$1 }.area(self, other)
  }

  /// The outline of what is inside of one of the paths alone.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathBoolean(eoFill: eoFill) { $0 != $1 }.area(self, other)
  }

  /// The parts of this line that lie inside of the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathBoolean.line(self, other, isInside: true, eoFill: eoFill)
  }

  /// The parts of this line that lie outside of the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathBoolean.line(self, other, isInside: false, eoFill: eoFill)
  }
}

extension CGPath {
  /// The outline of what is inside of either path.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(Path(self).union(Path(other), eoFill: rule == .evenOdd))
  }

  /// The outline of what is inside of both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(Path(self).intersection(Path(other), eoFill: rule == .evenOdd))
  }

  /// The outline of what is inside of this path and not of the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(Path(self).subtracting(Path(other), eoFill: rule == .evenOdd))
  }

  /// The outline of what is inside of one of the paths alone.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(Path(self).symmetricDifference(Path(other), eoFill: rule == .evenOdd))
  }

  /// The parts of this line that lie inside of the other path.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(Path(self).lineIntersection(Path(other), eoFill: rule == .evenOdd))
  }

  /// The parts of this line that lie outside of the other path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(Path(self).lineSubtraction(Path(other), eoFill: rule == .evenOdd))
  }
}
