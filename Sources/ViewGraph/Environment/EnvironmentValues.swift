import Combine

/// The values that a view and those below it are given by what surrounds them.
///
/// A value type that shares what it can: writing a value makes one small link in front of those that are there.
public struct EnvironmentValues: CustomStringConvertible {
  private var head: EnvironmentLink

  /// Makes an environment in which every value is its default.
  public init() {
    head = .none
  }

  /// The value under a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { entry(K.self, K.Value.self)?.value ?? K.defaultValue }
    set {
      let key = ObjectIdentifier(key)
      if head.entry(key) == nil, areEqual(newValue, K.defaultValue) { return }
      head = head.adding(EnvironmentEntry(newValue, key: key, before: head))
    }
  }

  /// The link under a key, whose type says the type of its values.
  private func entry<Key, Value>(_ key: Key.Type, _ value: Value.Type) -> EnvironmentEntry<Value>? {
    head.entry(ObjectIdentifier(key)).map { unsafeDowncast($0, to: EnvironmentEntry<Value>.self) }
  }

  public var description: String {
    "\(head.flattened.count) environment values"
  }

  /// The observable object of a type, by `environmentObject(_:)` or `environment(_:)`.
  func object<O: AnyObject>(_ type: O.Type) -> O? {
    entry(O.self, O?.self)?.value
  }

  mutating func setObject<O: AnyObject>(_ object: O?) {
    head = head.adding(EnvironmentEntry(object, key: ObjectIdentifier(O.self), before: head))
  }

  /// The same values, arranged to be what many environments are made of.
  var compact: EnvironmentValues {
    var copy = self
    copy.head = head.compact
    return copy
  }

  /// True where both are known to hold the same values.
  func isSame(as other: EnvironmentValues) -> Bool {
    head === other.head || head.isSame(as: other.head)
  }
}

extension EnvironmentValues: @unchecked Sendable {}
