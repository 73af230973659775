/// A key for a value in the environment.
public protocol EnvironmentKey {
  /// The type of value.
  associatedtype Value
  /// The value where none has been set.
  static var defaultValue: Value { get }
}

/// A key that `@Entry` makes: for the environment, a transaction, a container or what has the focus, whichever it is
/// an extension of.
public protocol _EntryKey: EnvironmentKey, TransactionKey, ContainerValueKey {}
