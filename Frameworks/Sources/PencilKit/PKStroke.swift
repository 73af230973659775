import Foundation
import SwiftUI
import UIKit

/// A point of a line.
public struct PKStrokePoint: Equatable, Sendable {
  public let location: CGPoint
  public let timeOffset: TimeInterval
  public let size: CGSize
  public let opacity: CGFloat
  public let force: CGFloat
  public let azimuth: CGFloat
  public let altitude: CGFloat

  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
    altitude: CGFloat
  ) {
    (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
    (self.force, self.azimuth, self.altitude) = (force, azimuth, altitude)
  }
}

/// Where a line goes.
public struct PKStrokePath: RandomAccessCollection, Equatable, Sendable {
  public let creationDate: Date
  private let points: [PKStrokePoint]

  public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date()) }
  public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
    (points, self.creationDate) = (Array(controlPoints), creationDate)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { points.count }
  public subscript(position: Int) -> PKStrokePoint { points[position] }
  /// The point at a place between two.
  public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
    guard let last = points.last else { return .zero }
    let place = Int(parametricValue)
    guard place >= 0, place + 1 < points.count else { return place < 0 ? points[0].location : last.location }
    let (a, b, share) = (points[place].location, points[place + 1].location, parametricValue - CGFloat(place))
    return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }

  /// The line, round where it turns.
  var path: Path {
    Path { path in
      guard let first = points.first?.location else { return }
      path.move(to: first)
      guard points.count > 2 else {
        path.addLine(to: points.last?.location ?? first)
        return
      }
      for place in 1..<points.count - 1 {
        let (here, next) = (points[place].location, points[place + 1].location)
        path.addQuadCurve(to: CGPoint(x: (here.x + next.x) / 2, y: (here.y + next.y) / 2), control: here)
      }
      path.addLine(to: points[points.count - 1].location)
    }
  }
}

/// A line that was drawn.
public struct PKStroke: Equatable, @unchecked Sendable {
  public var ink: PKInk
  public var path: PKStrokePath
  public var transform: CGAffineTransform
  /// What of it is seen.
  /// - Partly: kept and not used.
  public var mask: UIBezierPath?

  public init(
    ink: PKInk, path strokePath: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil
  ) { (self.ink, path, self.transform, self.mask) = (ink, strokePath, transform, mask) }

  /// How wide it is.
  var width: CGFloat { path.first?.size.width ?? 1 }
  /// The line, where it is.
  var line: Path { path.path.applying(transform) }
  /// Where it is.
  public var renderBounds: CGRect { path.isEmpty ? .null : line.boundingRect.insetBy(dx: -width / 2, dy: -width / 2) }

  public static func == (one: PKStroke, other: PKStroke) -> Bool {
    one.ink == other.ink && one.path == other.path && one.transform == other.transform
  }

  /// Whether it comes near a point.
  func touches(_ point: CGPoint, _ reach: CGFloat) -> Bool {
    let far = (width + reach) / 2
    let places = path.map { $0.location.applying(transform) }
    guard let first = places.first else { return false }
    var before = first
    for place in places {
      let (dx, dy) = (place.x - before.x, place.y - before.y)
      let length = dx * dx + dy * dy
      let along = length == 0 ? 0 : min(max(((point.x - before.x) * dx + (point.y - before.y) * dy) / length, 0), 1)
      let (x, y) = (before.x + dx * along - point.x, before.y + dy * along - point.y)
      if x * x + y * y <= far * far { return true }
      before = place
    }
    return false
  }
}
