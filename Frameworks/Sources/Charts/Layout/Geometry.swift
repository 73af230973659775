import SwiftUI

/// A length along an axis of the plot: a part of the scale's and some points.
struct Length: Equatable, Sendable {
  var share: Double
  var points: Double = 0

  static func + (left: Length, right: Length) -> Length {
    Length(share: left.share + right.share, points: left.points + right.points)
  }
  static func - (left: Length, right: Length) -> Length {
    Length(share: left.share - right.share, points: left.points - right.points)
  }

  var relative: _RelativeLength { _RelativeLength(share: share, points: points) }
}

/// From where to where something lies along an axis.
struct Extent: Equatable, Sendable {
  var low: Length
  var high: Length

  var middle: Length {
    Length(share: (low.share + high.share) / 2, points: (low.points + high.points) / 2)
  }

  /// Seen from the other end.
  var flipped: Extent {
    Extent(
      low: Length(share: 1 - high.share, points: -high.points), high: Length(share: 1 - low.share, points: -low.points))
  }
}

/// Where a mark lies in the plot, from its left and from its top.
struct PlotFrame: Equatable, Sendable {
  var x: Extent
  var y: Extent

  func point(_ anchor: UnitPoint) -> (x: Length, y: Length) {
    func along(_ extent: Extent, _ part: Double) -> Length {
      let length = extent.high - extent.low
      return Length(share: extent.low.share + length.share * part, points: extent.low.points + length.points * part)
    }
    return (along(x, anchor.x), along(y, anchor.y))
  }

  var place: _RelativePlace {
    _RelativePlace(
      x: x.low.relative, y: y.low.relative, width: (x.high - x.low).relative, height: (y.high - y.low).relative)
  }
}
