import CoreLocation
import Foundation
import SwiftUI
import UIKitCore

/// Draws an area.
@MainActor @preconcurrency
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The area.
  open var polygon: MKPolygon { (overlay as? MKPolygon) ?? MKPolygon(places: []) }

  /// Draws an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

  override var marks: [_MapMark] { [mark(polygon)] }
}

/// Draws a circle.
@MainActor @preconcurrency
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The circle.
  open var circle: MKCircle { (overlay as? MKCircle) ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }

  /// Draws a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }

  override var marks: [_MapMark] { [mark(.circle(circle.coordinate, metres: circle.radius))] }
}

/// Draws several lines.
@MainActor @preconcurrency
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// The lines.
  open var multiPolyline: MKMultiPolyline { (overlay as? MKMultiPolyline) ?? MKMultiPolyline([]) }

  /// Draws several lines.
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }

  override var marks: [_MapMark] { multiPolyline.polylines.map { mark(.line($0.places, isClosed: false)) } }
}

/// Draws several areas.
@MainActor @preconcurrency
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// The areas.
  open var multiPolygon: MKMultiPolygon { (overlay as? MKMultiPolygon) ?? MKMultiPolygon([]) }

  /// Draws several areas.
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }

  override var marks: [_MapMark] { multiPolygon.polygons.map { mark($0) } }
}

extension MKOverlayPathRenderer {
  fileprivate func mark(_ polygon: MKPolygon) -> _MapMark {
    mark(.line(polygon.places, isClosed: true), holes: (polygon.interiorPolygons ?? []).map(\.places))
  }
}

/// Draws pictures of a tile server.
@MainActor @preconcurrency
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Draws pictures of a tile server.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

  /// Fetches the pictures anew.
  open func reloadData() { setNeedsDisplay() }
}
