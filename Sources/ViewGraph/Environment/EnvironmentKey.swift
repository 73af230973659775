/// A key for a value in the environment.
public protocol EnvironmentKey {
  /// The type of value.
  associatedtype Value
  /// The value where none has been set.
  static var defaultValue: Value { get }
}
