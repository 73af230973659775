/// A named value that views produce and containers above them read.
public protocol PreferenceKey {
  /// The type of value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Combines the values of views in order; `nextValue` is the one of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The preferences that the views below a node have set.
struct PreferenceValues {
  private struct Entry {
    var value: Any
    var reduce: (inout Any, Any) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  init() {}

  /// The value that the views have set, nil where none has.
  func value<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard let entry = entries[ObjectIdentifier(key)] else { return nil }
    return entry.value as? K.Value
  }

  mutating func set<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    entries[ObjectIdentifier(key)] = Entry(value: value) { accumulated, next in
      guard var value = accumulated as? K.Value, let next = next as? K.Value else { return }
      K.reduce(value: &value) { next }
      accumulated = value
    }
  }

  mutating func remove<K: PreferenceKey>(_ key: K.Type) {
    entries[ObjectIdentifier(key)] = nil
  }

  /// Makes one preference what it is elsewhere: the value there, or none.
  mutating func take<K: PreferenceKey>(_ key: K.Type, from other: PreferenceValues) {
    entries[ObjectIdentifier(key)] = other.entries[ObjectIdentifier(key)]
  }

  /// Adds the preferences of views that come after those that are here.
  mutating func merge(_ next: PreferenceValues) {
    if entries.isEmpty {
      entries = next.entries
      return
    }
    for (key, entry) in next.entries {
      if var mine = entries[key] {
        mine.reduce(&mine.value, entry.value)
        entries[key] = mine
      } else {
        entries[key] = entry
      }
    }
  }
}
