import CoreLocation
import SwiftUI

/// What readers may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Move it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Come nearer.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Turn it; maps here have north above.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// Tilt it; maps here are flat.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// All of these.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// What the camera does, as a program is told.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// What is seen.
  public let region: MKCoordinateRegion
  /// What is seen of the map as a plane.
  public var rect: MKMapRect {
    let corners = [(1.0, -1.0), (-1.0, 1.0)].map { up, right in
      MKMapPoint(
        CLLocationCoordinate2D(
          latitude: region.center.latitude + up * region.span.latitudeDelta / 2,
          longitude: region.center.longitude + right * region.span.longitudeDelta / 2))
    }
    return MKMapRect(
      x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x, height: corners[1].y - corners[0].y)
  }
}

/// How often a program is told of the camera.
public enum MapCameraUpdateFrequency: Sendable {
  case continuous, onEnd
}
