import SwiftUI

extension Map where Content: MapContent {
  /// Shows what a position says; what lies on the map can be chosen.
  /// - Partly: `bounds` and `scope` are not used; what the map itself shows cannot be chosen.
  public init<SelectedValue: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapSelection<SelectedValue>?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(position, modes: interactionModes, choose: { selection.choose($0) }) { content()._marks }
  }

  /// Begins with a position; what lies on the map can be chosen.
  /// - Partly: `bounds` and `scope` are not used; what the map itself shows cannot be chosen.
  public init<SelectedValue: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapSelection<SelectedValue>?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(nil, start: initialPosition, modes: interactionModes, choose: { selection.choose($0) }) {
      content()._marks
    }
  }
}

extension Map where Content == EmptyMapContent {
  /// Shows what a position says; what the map itself shows could be chosen.
  /// - Partly: `bounds` and `scope` are not used; what the map itself shows cannot be chosen.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) { self.init(position, modes: interactionModes) { [] } }

  /// Begins with a position; what the map itself shows could be chosen.
  /// - Partly: `bounds` and `scope` are not used; what the map itself shows cannot be chosen.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) { self.init(nil, start: initialPosition, modes: interactionModes) { [] } }
}

extension Binding {
  /// Chooses what has a tag; what has a tag of another type leaves nothing chosen.
  nonisolated fileprivate func choose<Chosen: Hashable>(_ tag: AnyHashable) where Value == MapSelection<Chosen>? {
    wrappedValue = (tag.base as? Chosen).map { MapSelection($0) }
  }
}
