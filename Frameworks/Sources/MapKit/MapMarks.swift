import CoreLocation
import SwiftUI

/// A view at a place.
public struct Annotation: _PlainMapContent {
  public let _marks: [_MapMark]

  private init(_ title: Text, at place: CLLocationCoordinate2D, anchor: UnitPoint, content: some View) {
    let view = AnyView(
      VStack(spacing: 2) {
        content
        title.font(.caption2).fixedSize()
      })
    _marks = [_MapMark(kind: .view({ _ in view }, at: place, anchor: anchor))]
  }

  /// Puts a view at a place, with its title below.
  public init<Content: View>(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), at: coordinate, anchor: anchor, content: content()) }

  /// Puts a view at a place, with its title below.
  @_disfavoredOverload
  public init<S: StringProtocol, Content: View>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) { self.init(Text(title), at: coordinate, anchor: anchor, content: content()) }

  /// Puts a view at a place, with a title below.
  public init<Label: View, Content: View>(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let view = AnyView(
      VStack(spacing: 2) {
        content()
        label().font(.caption2)
      })
    _marks = [_MapMark(kind: .view({ _ in view }, at: coordinate, anchor: anchor))]
  }
}

/// Where the reader is, once they have allowed that it is known.
public struct UserAnnotation: _PlainMapContent {
  public let _marks: [_MapMark]

  /// Shows a blue dot.
  public init() { _marks = [_MapMark(kind: .reader(AnyView(ReaderDot())))] }

  /// Shows a view.
  public init<Content: View>(@ViewBuilder content: () -> Content) {
    _marks = [_MapMark(kind: .reader(AnyView(content())))]
  }
}

/// A circle on the Earth.
public struct MapCircle: _PlainMapContent {
  public let _marks: [_MapMark]

  /// A circle around a place; the radius in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    _marks = [_MapMark(kind: .circle(center, metres: radius))]
  }
}

/// A line through places.
public struct MapPolyline: _PlainMapContent {
  public let _marks: [_MapMark]

  /// A line through places.
  public init(coordinates: [CLLocationCoordinate2D]) {
    _marks = [_MapMark(kind: .line(coordinates, isClosed: false))]
  }
}

/// An area between places.
public struct MapPolygon: _PlainMapContent {
  public let _marks: [_MapMark]

  /// An area between places.
  public init(coordinates: [CLLocationCoordinate2D]) {
    self.init(coordinates: coordinates, holes: [])
  }

  init(coordinates: [CLLocationCoordinate2D], holes: [[CLLocationCoordinate2D]]) {
    var mark = _MapMark(kind: .line(coordinates, isClosed: true))
    mark.holes = holes
    _marks = [mark]
  }
}
