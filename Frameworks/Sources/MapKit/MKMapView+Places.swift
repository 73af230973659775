import CoreLocation
import UIKitCore

extension MKMapView {
  /// What is seen of the map as a plane.
  public var visibleMapRect: MKMapRect {
    get { MapCameraUpdateContext(camera: MapCamera(centerCoordinate: region.center, distance: 0), region: region).rect }
    set { region = MKCoordinateRegion(newValue) }
  }
  /// Shows a part of the map as a plane.
  /// - Partly: `animated` is not used.
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
  /// Shows a part of the map as a plane, with room at the edges.
  /// - Partly: `animated` is not used.
  public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    visibleMapRect = mapRectThatFits(mapRect, edgePadding: insets)
  }
  /// A part of the map with room at the edges.
  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    let free = CGSize(
      width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
    guard free.width > 0, free.height > 0, !mapRect.isNull else { return mapRect }
    let point = max(mapRect.width / free.width, mapRect.height / free.height)
    return MKMapRect(
      x: mapRect.midX - point * (free.width / 2 + insets.left),
      y: mapRect.midY - point * (free.height / 2 + insets.top), width: point * bounds.width,
      height: point * bounds.height)
  }
  /// A region as the map would show it: as it is.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// Follows the reader, or does so no more.
  /// - Partly: `animated` is not used.
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  /// Whether the reader is seen.
  public var isUserLocationVisible: Bool {
    userLocation.location.map { visibleMapRect.contains(MKMapPoint($0.coordinate)) } ?? false
  }

  /// Where a place is seen.
  /// - Partly: in the map's own space, whatever `view` is.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    MapProjection(region, in: bounds.size).point(coordinate)
  }
  /// The place that is seen at a point.
  /// - Partly: in the map's own space, whatever `view` is.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    MapProjection(region, in: bounds.size).coordinate(at: point)
  }
}
