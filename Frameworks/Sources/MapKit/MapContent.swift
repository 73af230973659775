import CoreLocation
import SwiftUI

/// What lies on a map: markers, views at places, circles and lines.
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of what it consists of.
  associatedtype Body: MapContent
  /// What it consists of.
  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// What is drawn. Programs never implement it.
  @MainActor @preconcurrency var _marks: [_MapMark] { get }
}

extension MapContent {
  public var _marks: [_MapMark] { body._marks }
}

extension Never: MapContent {
  public var _marks: [_MapMark] { [] }
}

/// Content that is drawn by itself.
@MainActor @preconcurrency
public protocol _PlainMapContent: MapContent where Body == Never {}

extension _PlainMapContent {
  public var body: Never { fatalError("It has no body") }
}

/// One thing on a map.
public struct _MapMark: Identifiable {
  enum Kind {
    case view((Color?) -> AnyView, at: CLLocationCoordinate2D, anchor: UnitPoint)
    case reader(AnyView)
    case line([CLLocationCoordinate2D], isClosed: Bool)
    case circle(CLLocationCoordinate2D, metres: Double)
  }

  var kind: Kind
  /// Told apart from its neighbours by what the program says, or by its place.
  var key: [AnyHashable] = []
  /// What is chosen where it is pressed.
  var tag: AnyHashable?
  var tint: Color?
  var fill: AnyShapeStyle?
  var stroke: AnyShapeStyle?
  var width = 1.0
  /// How the line is drawn, where more than its width is said.
  var style: StrokeStyle?
  var opacity = 1.0
  /// What is cut out of an area.
  var holes: [[CLLocationCoordinate2D]] = []

  public var id: [AnyHashable] { key }

  /// What the mark covers.
  var coordinates: [CLLocationCoordinate2D] {
    switch kind {
    case .view(_, let place, _): [place]
    case .reader: []
    case .line(let places, _): places
    case .circle(let middle, let metres):
      [-1.0, 1].map { side in
        let region = MKCoordinateRegion(center: middle, latitudinalMeters: 2 * metres, longitudinalMeters: 2 * metres)
        return CLLocationCoordinate2D(
          latitude: middle.latitude + side * region.span.latitudeDelta / 2,
          longitude: middle.longitude + side * region.span.longitudeDelta / 2)
      }
    }
  }
}

/// Content with something changed.
public struct _ChangedMapContent: _PlainMapContent {
  public let _marks: [_MapMark]

  init(_ content: some MapContent, _ change: (inout _MapMark) -> Void) {
    _marks = content._marks.map {
      var mark = $0
      change(&mark)
      return mark
    }
  }
}

extension MapContent {
  /// The colour of markers.
  @MainActor public func tint(_ color: Color?) -> some MapContent { _ChangedMapContent(self) { $0.tint = color } }
  /// How circles and areas are filled.
  @MainActor public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    _ChangedMapContent(self) { $0.fill = AnyShapeStyle(style) }
  }
  /// How lines and edges are drawn.
  @MainActor public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent {
    _ChangedMapContent(self) {
      $0.stroke = AnyShapeStyle(style)
      $0.width = lineWidth
    }
  }
  /// How lines and edges are drawn.
  @MainActor public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    _ChangedMapContent(self) {
      $0.stroke = AnyShapeStyle(content)
      $0.width = style.lineWidth
      $0.style = style
    }
  }
  /// What is chosen where it is pressed.
  @MainActor public func tag<V: Hashable>(_ tag: V) -> some MapContent { _ChangedMapContent(self) { $0.tag = tag } }
  /// Whether titles stand below; they stand below markers.
  /// - Partly: changes nothing: titles are shown below their marks.
  @MainActor public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  /// Whether second lines stand below; there are none.
  /// - Partly: changes nothing: titles are shown below their marks.
  @MainActor public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  /// How high it lies above the ground: maps here are flat.
  /// - Partly: changes nothing: titles are shown below their marks.
  @MainActor public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

/// What lies above what.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}
