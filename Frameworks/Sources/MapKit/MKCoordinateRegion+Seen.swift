import CoreLocation

extension MKCoordinateRegion {
  /// What is seen of the map as a plane, where the region is what a map shows: its place lies in the middle there.
  nonisolated var rect: MKMapRect {
    let world = MKMapRect.world
    let latitude = min(max(center.latitude, -85.0511), 85.0511) * .pi / 180
    // From the middle up in radians of Mercator's map: tan(Δ/2) = sinh(d) / cosh(ψ), and cosh(ψ) = 1 / cos(φ).
    let up = asinh(tan(min(span.latitudeDelta, 179) * .pi / 360) / cos(latitude))
    let (width, height) = (span.longitudeDelta / 360 * world.width, up / .pi * world.height)
    let middle = MKMapPoint(center)
    return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  /// Whether both are the same but for how numbers are rounded.
  func isNear(_ other: MKCoordinateRegion) -> Bool {
    [
      center.latitude - other.center.latitude, center.longitude - other.center.longitude,
      span.latitudeDelta - other.span.latitudeDelta, span.longitudeDelta - other.span.longitudeDelta,
    ].allSatisfy { abs($0) < 1e-9 }
  }
}
