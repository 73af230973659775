import Observation

/// A value from the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, GraphProperty {
  private let read: @MainActor (EnvironmentValues) -> Value
  private var value: Value?

  /// Reads the value at a key path of `EnvironmentValues`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the observable object of a type; traps where none has been put into the environment.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { environment in
      guard let object = environment.object(objectType) else {
        fatalError(
          """
          No Observable object of type \(objectType) found. \
          A View.environment(_:) for \(objectType) may be missing as an ancestor of this view.
          """)
      }
      return object
    }
  }

  /// Reads the observable object of a type; nil where none has been put into the environment.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    read = { $0.object(objectType) }
  }

  /// The value now; outside of a view that is mounted, the default.
  public var wrappedValue: Value {
    if let value { return value }
    let read = Transfer(read)
    return MainActor.assumeIsolated { Transfer(read.value(EnvironmentValues())) }.value
  }

  static var readsEnvironment: Bool { true }

  func readsSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    ViewComparison.areSame(read(old), read(new))
  }

  func isAsNew(_ cell: EnvironmentCell) -> Bool { true }

  func makeCell(in node: GraphNode) -> EnvironmentCell { EnvironmentCell() }

  mutating func bind(to cell: EnvironmentCell, in node: GraphNode) {
    value = .some(read(node.environment))
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: ComparableField {
  func isSame(as other: Environment) -> Bool { true }
}

/// Nothing needs to last of a value that is read anew at each evaluation.
final class EnvironmentCell {}
