/// A value that a view owns: kept in the graph for as long as the view keeps its identity.
///
/// Reading it in a body makes the view depend on it; setting it re-evaluates the views that read it. May be set from
/// any thread; the change takes effect on the main thread.
@propertyWrapper
public struct State<Value>: DynamicProperty, GraphProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes state that begins with a value.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Makes state that begins with a value.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The value now.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  func makeCell(in node: GraphNode) -> StateLocation<Value> {
    StateLocation(initial)
  }

  /// Objects do not tell whether they have changed.
  func isAsNew(_ cell: StateLocation<Value>) -> Bool {
    _isPOD(Value.self) && areEqual(Tracking.withoutReader(cell.get), initial)
  }

  mutating func bind(to cell: StateLocation<Value>, in node: GraphNode) {
    location = cell
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state that begins with nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: ComparableField {
  // The initial value counts once only, when the view appears.
  func isSame(as other: State) -> Bool { true }
}
