/// A number that grows with the size of text that the reader has chosen.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, GraphProperty {
  private let base: Value
  private var factor = 1.0

  /// Makes a number for the usual size of text.
  public init(wrappedValue: Value) {
    base = wrappedValue
  }

  /// Makes a number for the usual size of text; it grows as text of the given style does.
  /// - Partly: `relativeTo` is not used: the number grows as the body's text does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
  }

  /// The number for the size of text now.
  public var wrappedValue: Value { base * Value(factor) }

  static var readsEnvironment: Bool { true }

  func readsSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    old.dynamicTypeSize == new.dynamicTypeSize
  }

  func isAsNew(_ cell: EnvironmentCell) -> Bool { true }

  func makeCell(in node: GraphNode) -> EnvironmentCell { EnvironmentCell() }

  mutating func bind(to cell: EnvironmentCell, in node: GraphNode) {
    factor = node.environment.dynamicTypeSize.scale
  }
}

extension ScaledMetric: ComparableField {
  func isSame(as other: ScaledMetric) -> Bool { base == other.base }
}
