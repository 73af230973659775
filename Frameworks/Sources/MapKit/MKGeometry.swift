@_exported import CoreLocation
@_exported import SwiftUI

/// How far a part of the Earth reaches, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Reaches nowhere.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// Makes a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the Earth around a place.
public struct MKCoordinateRegion: Sendable {
  /// The place in the middle.
  public var center: CLLocationCoordinate2D
  /// How far it reaches.
  public var span: MKCoordinateSpan

  /// A region around the place where both degrees are nothing.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  /// Makes a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// Makes a region that reaches so many metres from edge to edge.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    // A degree along a meridian on a sphere of Earth's mean radius.
    let degree = 6_371_008.8 * Double.pi / 180
    let across = degree * max(0.01, cos(centerCoordinate.latitude * .pi / 180))
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: min(360, longitudinalMeters / across)))
  }
  /// Makes a region of a part of the map.
  public init(_ rect: MKMapRect) {
    let corners = [
      MKMapPoint(x: rect.origin.x, y: rect.origin.y).coordinate,
      MKMapPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height).coordinate,
    ]
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: corners[0].latitude - corners[1].latitude,
        longitudeDelta: rect.size.width / MKMapSize.world.width * 360))
  }
}

/// Makes a region that reaches so many metres from edge to edge.
public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// A place on the map as a plane (Mercator, 2^28 points from edge to edge, from the north west).
public struct MKMapPoint: Hashable, Sendable {
  public var x, y: Double

  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// The place of a coordinate.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let place = MapProjection.unit(coordinate)
    self.init(x: place.x * MKMapSize.world.width, y: place.y * MKMapSize.world.height)
  }

  /// The coordinate of the place.
  public var coordinate: CLLocationCoordinate2D {
    MapProjection.coordinate(CGPoint(x: x / MKMapSize.world.width, y: y / MKMapSize.world.height))
  }
}

/// A size on the map as a plane.
public struct MKMapSize: Hashable, Sendable {
  public var width, height: Double

  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  /// All of it.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A part of the map as a plane.
public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var width: Double { size.width }
  public var height: Double { size.height }
  /// All of it.
  public static let world = MKMapRect(origin: MKMapPoint(x: 0, y: 0), size: .world)
  /// No part.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public var isNull: Bool { origin.x.isInfinite }

  /// The least part that has both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
    return MKMapRect(
      x: x, y: y, width: max(origin.x + width, other.origin.x + other.width) - x,
      height: max(origin.y + height, other.origin.y + other.height) - y)
  }

  /// A part that is smaller by so much at each edge.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: origin.x + dx, y: origin.y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
