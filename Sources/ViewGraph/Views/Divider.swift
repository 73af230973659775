/// A thin line across the stack it is in.
nonisolated public struct Divider: View, Sendable {
  /// Makes a line.
  public init() {}
}

extension Divider: InlineView {
  @MainActor func display(_ place: _Place) -> Outputs {
    Outputs(DisplayNode(id: place.displayID, content: .divider))
  }
}
