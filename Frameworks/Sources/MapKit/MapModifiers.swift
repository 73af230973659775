import CoreLocation
import SwiftUI

/// Tells where places are seen on a map.
@MainActor
public final class MapProxy {
  var projection: MapProjection?

  nonisolated init() {}

  /// The place that is seen at a point of the map; nil before it is shown.
  /// - Partly: `space` is not used: points are those of the map.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    projection?.coordinate(at: point)
  }

  /// Where a place is seen on the map; nil before it is shown.
  /// - Partly: `space` is not used: points are those of the map.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    projection?.point(coordinate)
  }
}

/// Gives what is inside of it a proxy of the map in there.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var proxy = MapProxy()

  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    content(proxy).environment(\.mapProxy, proxy)
  }
}

private struct ProxyKey: EnvironmentKey {
  static var defaultValue: MapProxy? { nil }
}

private struct CameraChangeKey: EnvironmentKey {
  static var defaultValue: (@MainActor (MapCameraUpdateContext) -> Void)? { nil }
}

extension EnvironmentValues {
  var mapProxy: MapProxy? {
    get { self[ProxyKey.self] }
    set { self[ProxyKey.self] = newValue }
  }

  var mapCameraChange: (@MainActor (MapCameraUpdateContext) -> Void)? {
    get { self[CameraChangeKey.self] }
    set { self[CameraChangeKey.self] = newValue }
  }
}

extension MapProjection {
  /// What a program is told.
  var context: MapCameraUpdateContext {
    let metres = region.span.latitudeDelta * 111_195
    return MapCameraUpdateContext(
      camera: MapCamera(centerCoordinate: region.center, distance: metres / 0.65), region: region)
  }
}

/// How a map looks. There is one kind of picture: the tile server's.
public struct MapStyle: Sendable {
  /// Which points of interest are shown; the pictures have theirs.
  public static let standard = MapStyle()
  public static let imagery = MapStyle()
  public static let hybrid = MapStyle()

  /// How high the ground is drawn; maps here are flat.
  public enum Elevation: Sendable {
    case automatic, flat, realistic
  }

  /// What is left out.
  public enum Emphasis: Sendable {
    case automatic, muted
  }

  /// - Partly: changes nothing: the pictures are those of one tile server.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: Emphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  /// - Partly: changes nothing: the pictures are those of one tile server.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// - Partly: changes nothing: the pictures are those of one tile server.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

/// Which points of interest are shown; the pictures have theirs.
public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  /// - Partly: changes nothing: the pictures are those of one tile server.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
  /// - Partly: changes nothing: the pictures are those of one tile server.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
}

extension View {
  /// How the map looks: there is one kind of picture, whatever is said.
  /// - Partly: changes nothing: the pictures are those of one tile server.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
  /// The buttons of the map: it has those for nearer and farther.
  /// - Partly: shows nothing: a map has no controls.
  nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  /// Whether the buttons of the map are seen: they are where it can be zoomed.
  /// - Partly: shows nothing: a map has no controls.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  /// Lets buttons elsewhere belong to a map.
  /// - Partly: shows nothing: a map has no controls.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// Tells when the reader has moved the map; not on the way, whatever the frequency.
  /// - Partly: `frequency` is not used: it is called as the map comes to rest.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor (MapCameraUpdateContext) -> Void
  ) -> some View { environment(\.mapCameraChange, action) }
  /// Tells when the reader has moved the map.
  /// - Partly: `frequency` is not used: it is called as the map comes to rest.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor () -> Void
  ) -> some View { environment(\.mapCameraChange, { _ in action() }) }
}

/// A button of Apple's maps, which has no place on this one.
public protocol _MapControl: View where Body == EmptyView {}

extension _MapControl {
  public var body: EmptyView { EmptyView() }
}

/// North is above.
public struct MapCompass: _MapControl {
  /// - Partly: shows nothing: a map has no controls.
  nonisolated public init(scope: Namespace.ID? = nil) {}
}
/// Maps are flat.
public struct MapPitchToggle: _MapControl {
  /// - Partly: shows nothing: a map has no controls.
  nonisolated public init(scope: Namespace.ID? = nil) {}
}
/// There is no scale.
public struct MapScaleView: _MapControl {
  /// - Partly: shows nothing: a map has no controls.
  nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
}
/// A program's own button can set the position.
public struct MapUserLocationButton: _MapControl {
  /// - Partly: shows nothing: a map has no controls.
  nonisolated public init(scope: Namespace.ID? = nil) {}
}
