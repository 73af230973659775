import CoreLocation

/// Whether a map follows the reader.
public enum MapUserTrackingMode: Sendable {
  case none, follow
}

/// How far a map can be moved; it is not held to that.
public struct MapCameraBounds: Sendable {
  /// - Partly: changes nothing: the map can be moved and enlarged without bounds.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  /// - Partly: changes nothing: the map can be moved and enlarged without bounds.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
}
