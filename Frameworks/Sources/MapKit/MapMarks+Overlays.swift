import CoreLocation
import SwiftUI

extension MapPolyline {
  /// Which way lines lead between places.
  public enum ContourStyle: Sendable {
    /// Straight on the map.
    case straight
    /// The shortest over the Earth.
    case geodesic
  }

  /// A line through places.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle) {
    let line =
      contourStyle == .geodesic
      ? MKGeodesicPolyline(coordinates: coordinates, count: coordinates.count)
      : MKPolyline(coordinates: coordinates, count: coordinates.count)
    self.init(line)
  }
  /// A line through points of the map as a plane.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
  }
  /// A line.
  public init(_ polyline: MKPolyline) { self.init(coordinates: polyline.places) }
  /// The way that a route takes.
  public init(_ route: MKRoute) { self.init(route.polyline) }
}

extension MapPolygon {
  /// An area between points of the map as a plane.
  public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }
  /// An area, out of which others may be cut.
  public init(_ polygon: MKPolygon) {
    self.init(coordinates: polygon.places, holes: (polygon.interiorPolygons ?? []).map(\.places))
  }
}

extension MapCircle {
  /// The circle around the middle of a part of the map.
  public init(mapRect: MKMapRect) { self.init(MKCircle(mapRect: mapRect)) }
  /// A circle.
  public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }
}
