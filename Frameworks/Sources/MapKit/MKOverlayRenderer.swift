import CoreLocation
import Foundation
import SwiftUI
import UIKitCore

/// Says how something that covers a part of an `MKMapView` is drawn. One of no kind draws nothing.
/// - Partly: what a program draws itself (`draw(_:zoomScale:in:)`) is not drawn: lines, areas, circles and pictures of tile servers are.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
  /// What is drawn.
  public let overlay: any MKOverlay
  /// How opaque it is, 0 to 1.
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  weak var map: MKMapView?

  /// Draws something.
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  /// Says that it is to be drawn anew.
  open func setNeedsDisplay() { map?.redraw() }
  /// Says that a part is to be drawn anew.
  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
  /// Where a point of the map is when drawing.
  open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
  /// Where a part of the map is when drawing.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(x: mapRect.origin.x, y: mapRect.origin.y, width: mapRect.width, height: mapRect.height)
  }

  /// What is seen on the map.
  var marks: [_MapMark] { [] }
}

/// Draws something that has an outline.
@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of the inside; nil for none.
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the line; nil for none.
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// How thick the line is, in points; 0 is thin.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// How corners are.
  open var lineJoin: CGLineJoin = .round { didSet { setNeedsDisplay() } }
  /// How ends are.
  open var lineCap: CGLineCap = .round { didSet { setNeedsDisplay() } }
  /// Where corners that are pointed are cut.
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  /// The lengths of what is drawn and what is left out.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// Where that begins.
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }

  func mark(_ kind: _MapMark.Kind, holes: [[CLLocationCoordinate2D]] = []) -> _MapMark {
    var mark = _MapMark(kind: kind)
    mark.holes = holes
    mark.opacity = alpha
    mark.fill = AnyShapeStyle(fillColor.map { Color(uiColor: $0) } ?? .clear)
    mark.stroke = AnyShapeStyle(strokeColor.map { Color(uiColor: $0) } ?? .clear)
    mark.style = StrokeStyle(
      lineWidth: max(lineWidth, 1), lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    return mark
  }
}

/// Draws a line.
@MainActor @preconcurrency
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line.
  open var polyline: MKPolyline { (overlay as? MKPolyline) ?? MKPolyline(places: []) }
  /// Where the line begins to be drawn: 0 is its beginning.
  /// - Partly: kept and not used: lines are drawn as a whole.
  open var strokeStart: CGFloat = 0
  /// Where the line ends to be drawn: 1 is its end.
  /// - Partly: kept and not used: lines are drawn as a whole.
  open var strokeEnd: CGFloat = 1

  /// Draws a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

  override var marks: [_MapMark] { [mark(.line(polyline.places, isClosed: false))] }
}

/// Draws a line whose colour changes.
/// - Partly: in the first of the colours.
@MainActor @preconcurrency
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The places of the colours.
  public private(set) var locations: [CGFloat] = []
  /// The colours.
  public private(set) var colors: [UIColor] = []

  /// Sets colours at places from 0 to 1.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
    strokeColor = colors.first
  }
}
