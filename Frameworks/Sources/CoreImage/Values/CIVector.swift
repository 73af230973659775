import Foundation

/// Numbers that filters are told: a point, a rectangle, a row of a matrix.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  /// Makes one of numbers.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: count))
  }

  private init(_ values: [CGFloat]) { self.values = values }

  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// Makes one of a point.
  public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
  /// Makes one of a rectangle: x, y, width, height.
  public convenience init(cgRect: CGRect) { self.init([cgRect.minX, cgRect.minY, cgRect.width, cgRect.height]) }

  /// The number at a place; zero beyond the last.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// How many numbers there are.
  public var count: Int { values.count }
  public var x: CGFloat { value(at: 0) }
  public var y: CGFloat { value(at: 1) }
  public var z: CGFloat { value(at: 2) }
  public var w: CGFloat { value(at: 3) }
  /// The first two as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
