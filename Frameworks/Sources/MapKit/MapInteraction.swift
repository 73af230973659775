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
  public var rect: MKMapRect { region.rect }
}

/// How often a program is told of the camera.
public enum MapCameraUpdateFrequency: Sendable {
  case continuous, onEnd
}
