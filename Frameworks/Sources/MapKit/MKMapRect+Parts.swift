import CoreLocation
import Foundation

extension MKMapRect {
  public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + width }
  public var maxY: Double { origin.y + height }
  public var isEmpty: Bool { isNull || width <= 0 || height <= 0 }

  /// Whether a point lies in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
  /// Whether another part lies in it.
  public func contains(_ rect: MKMapRect) -> Bool { !rect.isNull && union(rect) == self }
  /// Whether both have something in common.
  public func intersects(_ rect: MKMapRect) -> Bool {
    !isNull && !rect.isNull && minX <= rect.maxX && maxX >= rect.minX && minY <= rect.maxY && maxY >= rect.minY
  }
  /// What both have in common.
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    guard intersects(rect) else { return .null }
    let (x, y) = (max(minX, rect.minX), max(minY, rect.minY))
    return MKMapRect(x: x, y: y, width: min(maxX, rect.maxX) - x, height: min(maxY, rect.maxY) - y)
  }
  /// The same, moved.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: origin.x + dx, y: origin.y + dy, width: width, height: height)
  }
}

extension MKMapPoint {
  public init() { self.init(x: 0, y: 0) }
  /// Metres to another point.
  public func distance(to: MKMapPoint) -> CLLocationDistance {
    let (from, to) = (coordinate, to.coordinate)
    return CLLocation(latitude: from.latitude, longitude: from.longitude)
      .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
  }
}

/// How many points of the map as a plane are a metre.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapSize.world.width / (2 * .pi * 6_371_008.8 * max(0.01, cos(latitude * .pi / 180)))
}
/// How many metres are a point of the map as a plane.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}
/// Metres between points.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
/// The point of a place.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// The place of a point.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// A point.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// A size.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
/// A part.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}
/// How far a part of the Earth reaches.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees)
  -> MKCoordinateSpan
{ MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }
/// A part of the Earth around a place.
public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan)
  -> MKCoordinateRegion
{ MKCoordinateRegion(center: centerCoordinate, span: span) }
