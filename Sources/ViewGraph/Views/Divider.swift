/// A thin line across the stack it is in.
nonisolated public struct Divider: View, Sendable {
  /// Makes a line.
  public init() {}
}

extension Divider: PrimitiveView {
  @MainActor func display(_ node: PrimitiveNode<Divider>) -> Outputs {
    Outputs(DisplayNode(id: node.displayID, content: .divider))
  }
}
