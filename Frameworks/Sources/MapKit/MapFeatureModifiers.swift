import SwiftUI

extension View {
  /// Says what that the map itself shows cannot be chosen. Nothing of it can.
  /// - Partly: changes nothing: the pictures of a tile server cannot be pressed.
  nonisolated public func mapFeatureSelectionDisabled(
    _ disabled: @escaping @MainActor (MapFeature) -> Bool
  ) -> some View { self }

  /// Says what lies where something that the map itself shows is chosen. Nothing of it can be.
  /// - Partly: changes nothing: the pictures of a tile server cannot be pressed.
  nonisolated public func mapFeatureSelectionContent(
    @MapContentBuilder content: @escaping @MainActor (MapFeature) -> some MapContent
  ) -> some View { self }

  /// Says how more of what the map itself shows is seen, once it is chosen. Nothing of it can be.
  /// - Partly: changes nothing: the pictures of a tile server cannot be pressed.
  nonisolated public func mapFeatureSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some View { self }
}

extension MapContent {
  /// Says how more of a map item is seen, once its marker is chosen.
  /// - Partly: changes nothing: nothing more is known of items.
  @MainActor public func mapItemDetailSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some MapContent { self }
}
