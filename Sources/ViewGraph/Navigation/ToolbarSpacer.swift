/// How wide a space between items of a toolbar is.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool

  /// As wide as there is room.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// As wide as between groups of items.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between items of a toolbar.
nonisolated public struct ToolbarSpacer: ToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Makes a space.
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor public var body: Never { fatalError("A toolbar spacer has no body") }
  @MainActor public var _items: [_ToolbarEntry] {
    let space = sizing.isFlexible ? AnyView(Spacer()) : AnyView(Color.clear.frame(width: 12, height: 1))
    return [_ToolbarEntry(place: placement.place, view: space)]
  }
}
