import Foundation
import SwiftUI
import UIKit

/// Lines that were drawn.
public struct PKDrawing: Equatable, @unchecked Sendable {
  public var strokes: [PKStroke]

  public init() { strokes = [] }
  public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }

  /// Reads a drawing that was written here.
  /// - Partly: the form is ours: drawings of Apple's platforms are not read.
  public init(data: Data) throws {
    strokes = try JSONDecoder().decode([StoredStroke].self, from: data).map(\.stroke)
  }

  /// The drawing, to be kept.
  /// - Partly: the form is ours, not Apple's.
  public func dataRepresentation() -> Data { (try? JSONEncoder().encode(strokes.map(StoredStroke.init))) ?? Data() }

  /// Where there are lines.
  public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }

  /// A part of the drawing as a picture of lines, which is sharp in any size.
  /// - Partly: `scale` is not used: the picture is of lines.
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    let box = "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)"
    let lines = strokes.map { stroke in
      let color = Self.color(stroke.ink.color)
      return """
        <path d="\(Self.words(stroke.line))" fill="none" stroke="\(color.name)" \
        stroke-opacity="\(color.opacity * stroke.ink.opacity)" stroke-width="\(stroke.width)" stroke-linecap="round" \
        stroke-linejoin="round"/>
        """
    }
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\">\(lines.joined())</svg>"
    return UIImage(_vectorGraphics: Data(svg.utf8), size: rect.size)
  }

  static func color(_ color: UIColor) -> (name: String, opacity: Double) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return ("rgb(\(parts[0]) \(parts[1]) \(parts[2]))", Double(alpha))
  }

  private static func words(_ path: Path) -> String {
    var words: [String] = []
    path.forEach { element in
      switch element {
      case .move(let to): words.append("M\(to.x) \(to.y)")
      case .line(let to): words.append("L\(to.x) \(to.y)")
      case .quadCurve(let to, let control): words.append("Q\(control.x) \(control.y) \(to.x) \(to.y)")
      case .curve(let to, let one, let two): words.append("C\(one.x) \(one.y) \(two.x) \(two.y) \(to.x) \(to.y)")
      case .closeSubpath: words.append("Z")
      }
    }
    return words.joined()
  }

  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
  public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
  public mutating func transform(using transform: CGAffineTransform) {
    for place in strokes.indices { strokes[place].transform = strokes[place].transform.concatenating(transform) }
  }
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    var drawing = self
    drawing.transform(using: transform)
    return drawing
  }
}

extension PKDrawing: Codable {
  public init(from decoder: any Decoder) throws {
    try self.init(data: decoder.singleValueContainer().decode(Data.self))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(dataRepresentation())
  }
}

/// A line as it is kept.
private struct StoredStroke: Codable {
  let ink: PKInk.InkType
  let color: [Double]
  let date: Date
  let transform: [Double]
  /// For each point: where, when, how wide, how opaque, how firm and from which direction.
  let points: [[Double]]

  init(_ stroke: PKStroke) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    (ink, color, date) = (stroke.ink.inkType, [red, green, blue, alpha], stroke.path.creationDate)
    let t = stroke.transform
    transform = [t.a, t.b, t.c, t.d, t.tx, t.ty]
    points = stroke.path.map {
      [
        $0.location.x, $0.location.y, $0.timeOffset, $0.size.width, $0.size.height, $0.opacity, $0.force, $0.azimuth,
        $0.altitude,
      ]
    }
  }

  var stroke: PKStroke {
    let points = points.filter { $0.count == 9 }.map { p in
      PKStrokePoint(
        location: CGPoint(x: p[0], y: p[1]), timeOffset: p[2], size: CGSize(width: p[3], height: p[4]), opacity: p[5],
        force: p[6], azimuth: p[7], altitude: p[8])
    }
    let c = color + [0, 0, 0, 1]
    let t = transform
    return PKStroke(
      ink: PKInk(ink, color: UIColor(red: c[0], green: c[1], blue: c[2], alpha: c[3])),
      path: PKStrokePath(controlPoints: points, creationDate: date),
      transform: t.count == 6
        ? CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5]) : .identity)
  }
}
