/// A stored property of a view that the graph brings up to date before it evaluates the view's body.
///
/// Programs compose their own from others: a structure that holds `@State` or `@Environment` properties works in a
/// view when it conforms.
@preconcurrency @MainActor
public protocol DynamicProperty {
  /// Called before the body is evaluated, after the properties inside have their values. Does nothing by default.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the graph itself keeps a cell for.
@MainActor
protocol GraphProperty: DynamicProperty {
  associatedtype Cell: AnyObject
  /// True where the property's value comes from the environment.
  static var readsEnvironment: Bool { get }
  /// True where the property reads the same value of both environments, as far as values can be compared.
  func readsSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool
  /// True where a new cell of the property would be as this one is.
  func isAsNew(_ cell: Cell) -> Bool
  /// Makes what lasts as long as the view's identity.
  func makeCell(in node: GraphNode) -> Cell
  /// Connects the property of one evaluation with what lasts.
  mutating func bind(to cell: Cell, in node: GraphNode)
  /// Ends what the cell holds.
  static func release(_ cell: Cell)
}

extension GraphProperty {
  static var readsEnvironment: Bool { false }
  func readsSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool { true }
  func isAsNew(_ cell: Cell) -> Bool { false }
  static func release(_ cell: Cell) {}
}
