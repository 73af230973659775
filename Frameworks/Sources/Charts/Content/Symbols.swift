import SwiftUI

/// A shape that marks points.
public protocol ChartSymbolShape: Shape {
  /// The part of a unit square that looks as large as a unit square.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The shape as a line within its edge.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BorderSymbol(shape: AnyChartSymbolShape(self), width: lineWidth)
  }
}

/// The symbols that charts have by themselves.
public struct BasicChartSymbolShape: ChartSymbolShape, InsettableShape, Hashable {
  enum Kind: Int, Sendable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind
  var amount: CGFloat = 0

  public static let circle = BasicChartSymbolShape(kind: .circle)
  public static let square = BasicChartSymbolShape(kind: .square)
  public static let triangle = BasicChartSymbolShape(kind: .triangle)
  public static let diamond = BasicChartSymbolShape(kind: .diamond)
  public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
  public static let plus = BasicChartSymbolShape(kind: .plus)
  public static let cross = BasicChartSymbolShape(kind: .cross)
  public static let asterisk = BasicChartSymbolShape(kind: .asterisk)

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// The shape so many points smaller at each edge.
  public func inset(by amount: CGFloat) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: kind, amount: self.amount + amount)
  }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.05, dy: rect.height * 0.05))
    case .triangle: return polygon([(0.5, 0.04), (1, 0.92), (0, 0.92)], rect)
    case .diamond: return polygon([(0.5, -0.08), (1.08, 0.5), (0.5, 1.08), (-0.08, 0.5)], rect)
    case .pentagon:
      return polygon(
        (0..<5).map { corner in
          let angle = Double(corner) * 2 * .pi / 5
          return (0.5 + sin(angle) * 0.56, 0.52 - cos(angle) * 0.56)
        }, rect)
    case .plus: return bars([0, 90], rect)
    case .cross: return bars([45, 135], rect)
    case .asterisk: return bars([0, 60, 120], rect)
    }
  }

  private func polygon(_ corners: [(Double, Double)], _ rect: CGRect) -> Path {
    Path { path in
      path.addLines(corners.map { CGPoint(x: rect.minX + $0 * rect.width, y: rect.minY + $1 * rect.height) })
      path.closeSubpath()
    }
  }

  private func bars(_ degrees: [Double], _ rect: CGRect) -> Path {
    let lines = Path { path in
      for degree in degrees {
        let (dx, dy) = (sin(degree * .pi / 180) * rect.width / 2, cos(degree * .pi / 180) * rect.height / 2)
        path.move(to: CGPoint(x: rect.midX - dx, y: rect.midY - dy))
        path.addLine(to: CGPoint(x: rect.midX + dx, y: rect.midY + dy))
      }
    }
    return lines.strokedPath(StrokeStyle(lineWidth: rect.width * 0.22))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// A symbol of any shape.
public struct AnyChartSymbolShape: ChartSymbolShape {
  let shape: any ChartSymbolShape

  /// Wraps a symbol.
  public init<S: ChartSymbolShape>(_ shape: S) { self.shape = shape }

  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A symbol as a line.
struct BorderSymbol: ChartSymbolShape {
  let shape: AnyChartSymbolShape
  let width: CGFloat

  var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
  func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: width / 2, dy: width / 2)).strokedPath(StrokeStyle(lineWidth: width))
  }
}
