import CoreLocation
import SwiftUI

// Maps of iOS 14 to 16.

extension Map where Content == EmptyMapContent {
  /// Shows a region.
  /// - Partly: `userTrackingMode` is not used: the map does not follow its reader.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(.region(coordinateRegion), modes: interactionModes) {
      showsUserLocation ? UserAnnotation()._marks : []
    }
  }

  /// Shows a part of the map as a plane.
  /// - Partly: `userTrackingMode` is not used: the map does not follow its reader.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(.rect(mapRect), modes: interactionModes) { showsUserLocation ? UserAnnotation()._marks : [] }
  }
}

extension Map where Content == _OldAnnotations {
  /// Shows a region with something at the place of each item.
  /// - Partly: `userTrackingMode` is not used: the map does not follow its reader.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping @MainActor (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(.region(coordinateRegion), interactionModes, showsUserLocation, annotationItems, annotationContent)
  }

  /// Shows a part of the map as a plane with something at the place of each item.
  /// - Partly: `userTrackingMode` is not used: the map does not follow its reader.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping @MainActor (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(.rect(mapRect), interactionModes, showsUserLocation, annotationItems, annotationContent)
  }

  private init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    _ position: Binding<MapCameraPosition>, _ modes: MapInteractionModes, _ showsReader: Bool, _ items: Items,
    _ annotation: @escaping @MainActor (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    nonisolated(unsafe) let items = items
    self.init(position, modes: modes) {
      items.map { item in
        var mark = annotation(item)._mark
        mark.key = [AnyHashable(item.id)]
        return mark
      } + (showsReader ? UserAnnotation()._marks : [])
    }
  }
}

/// What maps of iOS 14 to 16 have on them.
public struct _OldAnnotations: Sendable {}

extension Binding where Value == MapCameraPosition {
  /// A position that is a region of the program's.
  nonisolated fileprivate static func region(_ region: Binding<MKCoordinateRegion>) -> Binding<MapCameraPosition> {
    Binding(
      get: { .region(region.wrappedValue) },
      set: { position in
        if let moved = position.region { region.wrappedValue = moved }
      })
  }

  /// A position that is a part of the map as a plane.
  nonisolated fileprivate static func rect(_ rect: Binding<MKMapRect>) -> Binding<MapCameraPosition> {
    Binding(
      get: {
        let rect = rect.wrappedValue
        let isSomewhere = [rect.origin.x, rect.origin.y, rect.width, rect.height].allSatisfy(\.isFinite)
        return isSomewhere ? .rect(rect) : .automatic
      },
      set: { position in
        if let moved = position.region { rect.wrappedValue = moved.rect }
      })
  }
}
