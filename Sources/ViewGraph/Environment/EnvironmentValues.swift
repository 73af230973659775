import Combine

/// The values that a view and those below it are given by what surrounds them.
///
/// A value type; copies share storage until one is changed.
public struct EnvironmentValues: CustomStringConvertible {
  private var storage: Storage

  /// Makes an environment in which every value is its default.
  public init() {
    storage = Storage(entries: [:])
  }

  /// The value under a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { (storage.entries[ObjectIdentifier(key)] as? Entry<K.Value>)?.value ?? K.defaultValue }
    set { insert(Entry(newValue), under: ObjectIdentifier(key)) }
  }

  public var description: String {
    "\(storage.entries.count) environment values"
  }

  /// The observable object of a type, by `environmentObject(_:)` or `environment(_:)`.
  func object<O: AnyObject>(_ type: O.Type) -> O? {
    (storage.entries[ObjectIdentifier(type)] as? Entry<O?>)?.value
  }

  mutating func setObject<O: AnyObject>(_ object: O?) {
    insert(Entry(object), under: ObjectIdentifier(O.self))
  }

  /// True where both are known to hold the same values.
  func isSame(as other: EnvironmentValues) -> Bool {
    if storage === other.storage { return true }
    guard storage.entries.count == other.storage.entries.count else { return false }
    for (key, entry) in storage.entries {
      guard let theirs = other.storage.entries[key] else { return false }
      if entry !== theirs, !entry.isSame(as: theirs) { return false }
    }
    return true
  }

  private mutating func insert(_ entry: EntryBase, under key: ObjectIdentifier) {
    if let known = storage.entries[key], known.isSame(as: entry) { return }
    if isKnownUniquelyReferenced(&storage) {
      storage.entries[key] = entry
    } else {
      var entries = storage.entries
      entries[key] = entry
      storage = Storage(entries: entries)
    }
  }

  private final class Storage {
    var entries: [ObjectIdentifier: EntryBase]

    init(entries: [ObjectIdentifier: EntryBase]) {
      self.entries = entries
    }
  }

  private class EntryBase {
    func isSame(as other: EntryBase) -> Bool { false }
  }

  private final class Entry<Value>: EntryBase {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }

    override func isSame(as other: EntryBase) -> Bool {
      guard let other = other as? Entry<Value> else { return false }
      if Value.self is AnyClass || Value.self is any OptionalObject.Type {
        return (value as AnyObject) === (other.value as AnyObject)
      }
      return areEqual(value, other.value)
    }
  }
}

extension EnvironmentValues: @unchecked Sendable {}

/// An optional reference, which is compared by identity.
private protocol OptionalObject {}

extension Optional: OptionalObject where Wrapped: AnyObject {}
