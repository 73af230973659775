import CoreLocation
import SwiftUI

/// What a map of iOS 14 to 16 has at places.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
  /// What is drawn. Programs never implement it.
  @MainActor @preconcurrency var _mark: _MapMark { get }
}

/// A balloon at a place.
public struct MapMarker: MapAnnotationProtocol {
  public let _mark: _MapMark

  /// Marks a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    let view = { (_: Color?) in AnyView(MarkerView(title: Text(verbatim: ""), tint: tint)) }
    _mark = _MapMark(kind: .view(view, at: coordinate, anchor: .center))
  }
}

/// A pin at a place.
public struct MapPin: MapAnnotationProtocol {
  public let _mark: _MapMark

  /// Marks a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _mark = MapMarker(coordinate: coordinate, tint: tint)._mark
  }
}

/// A view at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _mark: _MapMark

  /// Puts a view at a place; the anchor is the point of the view that lies there.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    _mark = _MapMark(
      kind: .view({ _ in view }, at: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y)))
  }
}
