/// Where a display node is made: what is known of the surroundings, and the lasting names of what is made there.
@MainActor
protocol DisplaySite {
  var environment: EnvironmentValues { get }
  /// The name of the place's own display node.
  var displayID: DisplayNode.ID { get }
  /// The name of a further display node of the place, by its part.
  func displayID(part: Int) -> DisplayNode.ID
  /// The name of the box that is drawn here around another display node.
  func wrapperID(for inner: DisplayNode.ID) -> DisplayNode.ID
}

extension GraphNode: DisplaySite {}
