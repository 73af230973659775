import CoreLocation
import SwiftUI

/// Shows a part of the Earth, with what a program puts on it.
/// - Partly: flat, with north above, of the pictures of one tile server.
nonisolated public struct Map<Content>: View {
  private let marks: @MainActor () -> [_MapMark]
  private let position: Binding<MapCameraPosition>?
  private let start: MapCameraPosition
  private let modes: MapInteractionModes
  private let choose: ((AnyHashable) -> Void)?

  init(
    _ position: Binding<MapCameraPosition>?, start: MapCameraPosition = .automatic, modes: MapInteractionModes,
    choose: ((AnyHashable) -> Void)? = nil, marks: @escaping @MainActor () -> [_MapMark]
  ) {
    self.marks = marks
    self.position = position
    self.start = start
    self.modes = modes
    self.choose = choose
  }

  @MainActor public var body: some View {
    if let position {
      MapCanvas(marks: marks(), position: position, modes: modes, choose: choose)
    } else {
      MapWithState(marks: marks(), position: start, modes: modes, choose: choose)
    }
  }
}

/// A map that keeps by itself what it shows.
private struct MapWithState: View {
  let marks: [_MapMark]
  @State var position: MapCameraPosition
  let modes: MapInteractionModes
  let choose: ((AnyHashable) -> Void)?

  var body: some View {
    MapCanvas(marks: marks, position: $position, modes: modes, choose: choose)
  }
}

extension Map where Content: MapContent {
  /// Shows what a position says. Bounds are not kept.
  /// - Partly: `bounds` and `scope` are not used.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: @escaping @MainActor () -> Content
  ) { self.init(position, modes: interactionModes) { content()._marks } }

  /// Begins with a position.
  /// - Partly: `bounds` and `scope` are not used.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> Content
  ) { self.init(nil, start: initialPosition, modes: interactionModes) { content()._marks } }

  /// Shows what a position says; what lies on the map can be chosen.
  /// - Partly: `bounds` and `scope` are not used.
  public init<Choice: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<Choice?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(position, modes: interactionModes, choose: { selection.wrappedValue = $0.base as? Choice }) {
      content()._marks
    }
  }

  /// Begins with a position; what lies on the map can be chosen.
  /// - Partly: `bounds` and `scope` are not used.
  public init<Choice: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Choice?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      nil, start: initialPosition, modes: interactionModes, choose: { selection.wrappedValue = $0.base as? Choice }
    ) { content()._marks }
  }
}

extension Map where Content == EmptyMapContent {
  /// Shows what a position says.
  /// - Partly: `bounds` and `scope` are not used.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(position, modes: interactionModes) { [] } }

  /// Begins with a position.
  /// - Partly: `bounds` and `scope` are not used.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(nil, start: initialPosition, modes: interactionModes) { [] } }
}

/// Nothing on a map.
public struct EmptyMapContent: _PlainMapContent {
  public var _marks: [_MapMark] { [] }

  public init() {}
}
