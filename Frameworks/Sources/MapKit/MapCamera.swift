import CoreLocation
import SwiftUI

/// From where a map is seen. Maps here are flat and have north above: the pitch and the heading change nothing.
public struct MapCamera: Equatable, Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres from there.
  public var distance: Double
  /// Degrees from north.
  public var heading: Double
  /// Degrees from above.
  public var pitch: Double

  /// Looks at a place.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  public static func == (one: MapCamera, other: MapCamera) -> Bool {
    one.centerCoordinate.latitude == other.centerCoordinate.latitude
      && one.centerCoordinate.longitude == other.centerCoordinate.longitude && one.distance == other.distance
      && one.heading == other.heading && one.pitch == other.pitch
  }
}

/// Which part of the Earth a map shows.
public struct MapCameraPosition: Equatable, Sendable {
  enum Place: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case camera(MapCamera)
    indirect case reader(fallback: MapCameraPosition)
  }

  let place: Place
  /// Whether the reader has moved the map there.
  public internal(set) var positionedByUser = false

  private init(_ place: Place) {
    self.place = place
  }

  /// All that lies on the map.
  public static var automatic: MapCameraPosition { MapCameraPosition(.automatic) }
  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(.region(region)) }
  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }
  /// A part of the map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(.region(MKCoordinateRegion(rect)))
  }
  /// The surroundings of an item.
  /// - Partly: maps are seen from above, with north above.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    .region(
      MKCoordinateRegion(
        center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }
  /// Where the reader is; something else until that is known.
  /// - Partly: maps are seen from above, with north above.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    MapCameraPosition(.reader(fallback: fallback))
  }

  /// The region, where it is one.
  public var region: MKCoordinateRegion? { if case .region(let region) = place { region } else { nil } }
  /// The camera, where it is one.
  public var camera: MapCamera? { if case .camera(let camera) = place { camera } else { nil } }
  /// Whether it is where the reader is.
  public var followsUserLocation: Bool { if case .reader = place { true } else { false } }

  public static func == (one: MapCameraPosition, other: MapCameraPosition) -> Bool {
    switch (one.place, other.place) {
    case (.automatic, .automatic): true
    case (.region(let one), .region(let other)): one.isSame(as: other)
    case (.camera(let one), .camera(let other)): one == other
    case (.reader(let one), .reader(let other)): one == other
    default: false
    }
  }
}

extension MKCoordinateRegion {
  func isSame(as other: MKCoordinateRegion) -> Bool {
    center.latitude == other.center.latitude && center.longitude == other.center.longitude
      && span.latitudeDelta == other.span.latitudeDelta && span.longitudeDelta == other.span.longitudeDelta
  }

  /// What has all of the places with room around them; the world where there are none.
  init(around places: [CLLocationCoordinate2D]) {
    guard let first = places.first else {
      self.init(
        center: CLLocationCoordinate2D(latitude: 20, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 300))
      return
    }
    var (south, north, west, east) = (first.latitude, first.latitude, first.longitude, first.longitude)
    for place in places {
      (south, north) = (min(south, place.latitude), max(north, place.latitude))
      (west, east) = (min(west, place.longitude), max(east, place.longitude))
    }
    self.init(
      center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max((north - south) * 1.4, 0.01), longitudeDelta: max((east - west) * 1.4, 0.01)))
  }
}
