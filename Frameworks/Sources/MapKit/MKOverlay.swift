import CoreLocation
import Foundation

/// Something that covers a part of a map.
public protocol MKOverlay: MKAnnotation {
  /// The part of the map that it covers.
  var boundingMapRect: MKMapRect { get }
  /// Whether it covers something of a part of the map.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether the map below need not be seen.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public var canReplaceMapContent: Bool { false }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
  /// A line through places.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
  /// A line through points of the map as a plane.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(places: UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
  }
}

/// The shortest line over the Earth between places.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {
  /// - Parameter coords: The places; what lies between them is added.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Self.along(Array(UnsafeBufferPointer(start: coords, count: count))))
  }
  /// - Parameter points: The places; what lies between them is added.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(places: Self.along(UnsafeBufferPointer(start: points, count: count).map(\.coordinate)))
  }

  private static func along(_ places: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
    guard let last = places.last else { return [] }
    return zip(places, places.dropFirst()).flatMap { from, to in
      let (a, b) = (vector(from), vector(to))
      let angle = acos(min(max((a * b).sum(), -1), 1))
      // One point for each degree or so.
      let parts = angle < 1e-6 ? 1 : max(1, Int(angle * 180 / .pi))
      return (0..<parts).map { number in
        let part = Double(number) / Double(parts)
        guard angle >= 1e-6, angle < .pi - 1e-6 else { return from }
        return place((a * sin((1 - part) * angle) + b * sin(part * angle)) / sin(angle))
      }
    } + [last]
  }

  private static func vector(_ place: CLLocationCoordinate2D) -> SIMD3<Double> {
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
  }

  private static func place(_ vector: SIMD3<Double>) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan2(vector.z, (vector.x * vector.x + vector.y * vector.y).squareRoot()) * 180 / .pi,
      longitude: atan2(vector.y, vector.x) * 180 / .pi)
  }
}

/// An area between places.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
  /// What is cut out of it.
  public private(set) var interiorPolygons: [MKPolygon]?

  /// An area between places.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }
  /// An area between places, out of which others are cut.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
    self.interiorPolygons = interiorPolygons
  }
  /// An area between points of the map as a plane.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }
  /// An area between points of the map as a plane, out of which others are cut.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
    self.init(places: UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
    self.interiorPolygons = interiorPolygons
  }
}

/// A circle on the Earth.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  private let middle: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance
  /// Its middle.
  open override var coordinate: CLLocationCoordinate2D { middle }

  /// A circle around a place; the radius in metres.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    middle = coord
    self.radius = radius
  }
  /// The circle around the middle of a part of the map, up to its farther edges.
  public convenience init(mapRect: MKMapRect) {
    let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    let points = max(mapRect.width, mapRect.height) / 2
    self.init(center: middle, radius: points * MKMetersPerMapPointAtLatitude(middle.latitude))
  }

  /// The part of the map that it covers.
  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(middle)
    let points = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
    return MKMapRect(x: middle.x - points, y: middle.y - points, width: 2 * points, height: 2 * points)
  }
}
