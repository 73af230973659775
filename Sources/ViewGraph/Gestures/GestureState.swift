/// A value that lasts as long as a gesture goes on, and is then as it was at first.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, GraphProperty {
  private let initial: Value
  private let onReset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Makes a state.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  /// Makes a state.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Makes a state that goes back in a transaction, which says how that is animated.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Makes a state that goes back in a transaction which a function prepares.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    onReset = reset
  }

  /// The value now.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// The state, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  @MainActor func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.get()
    var transaction = Transaction()
    change(&value, &transaction)
    location.set(value, transaction: transaction.isEmpty ? nil : transaction)
  }

  @MainActor func reset() {
    guard let location else { return }
    var transaction = Transaction()
    onReset(location.get(), &transaction)
    location.set(initial, transaction: transaction.isEmpty ? nil : transaction)
  }

  func makeCell(in node: GraphNode) -> StateLocation<Value> {
    StateLocation(initial)
  }

  mutating func bind(to cell: StateLocation<Value>, in node: GraphNode) {
    location = cell
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins with nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension GestureState: ComparableField {
  func isSame(as other: GestureState) -> Bool { true }
}
