import Foundation

/// A shape made of two, each drawn in the same rectangle.
nonisolated struct CombinedShape<One: Shape, Other: Shape>: Shape {
  /// How the outlines become one.
  enum Operation {
    case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }

  var one: One
  var other: Other
  let operation: Operation
  let eoFill: Bool

  var animatableData: AnimatablePair<One.AnimatableData, Other.AnimatableData> {
    get { AnimatablePair(one.animatableData, other.animatableData) }
    set { (one.animatableData, other.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let (one, other) = (one.path(in: rect), other.path(in: rect))
    return switch operation {
    case .union: one.union(other, eoFill: eoFill)
    case .intersection: one.intersection(other, eoFill: eoFill)
    case .subtracting: one.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: one.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: one.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: one.lineSubtraction(other, eoFill: eoFill)
    }
  }
}

extension Shape {
  /// The shape of what is inside of either.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(one: self, other: other, operation: .union, eoFill: eoFill)
  }

  /// The shape of what is inside of both.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(one: self, other: other, operation: .intersection, eoFill: eoFill)
  }

  /// The shape of what is inside of this and not of the other.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(one: self, other: other, operation: .subtracting, eoFill: eoFill)
  }

  /// The shape of what is inside of one of them alone.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(one: self, other: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The parts of this line that lie inside of the other shape.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(one: self, other: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The parts of this line that lie outside of the other shape.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(one: self, other: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
