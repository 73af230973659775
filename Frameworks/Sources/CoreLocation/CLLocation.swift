import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

/// The best that a device can.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best that a device can, for finding the way.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// All movements.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// No place on Earth.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on Earth in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// North of the equator.
  public var latitude: CLLocationDegrees
  /// East of Greenwich.
  public var longitude: CLLocationDegrees

  /// Makes the place where both are nothing.
  public init() { (latitude, longitude) = (0, 0) }
  /// Makes a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Whether degrees lie on Earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Makes a place.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
  -> CLLocationCoordinate2D
{
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A place with how exactly it is known.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres by which the place may be wrong; negative where the place is none.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres by which the height may be wrong; negative where it is unknown.
  public let verticalAccuracy: CLLocationAccuracy
  /// Degrees from north in which the device moved; negative where that is unknown.
  public let course: CLLocationDirection
  /// Metres a second; negative where that is unknown.
  public let speed: CLLocationSpeed
  /// When the device was there.
  public let timestamp: Date

  /// A place that is known exactly.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }

  /// A place.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// A place on the way.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Metres to another place, on a sphere of Earth's mean radius (IUGG: 6,371,008.8 m), by the haversine formula; at most half a
  /// per cent from the way on the ellipsoid.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (from, to) = (coordinate, location.coordinate)
    let height = sin(radians(to.latitude - from.latitude) / 2)
    let width = sin(radians(to.longitude - from.longitude) / 2)
    let half = height * height + cos(radians(from.latitude)) * cos(radians(to.latitude)) * width * width
    return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
  }
}
