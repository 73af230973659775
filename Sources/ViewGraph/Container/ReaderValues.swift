import Synchronization

/// What objects of a program keep for one reader, and no longer than the reader's container and the object last.
final class ReaderValues: Sendable {
  private struct Entry {
    weak var owner: (any AnyObject & Sendable)?
    let value: any Sendable
  }

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  /// The value of an owner, which is made where there is none.
  ///
  /// Nothing is locked while it is made: of two that are made at the same time the first one stays.
  func value<Value: Sendable>(of owner: any AnyObject & Sendable, make: () throws -> Value) rethrows -> Value {
    if let known = entries.withLock({ Self.known(owner, in: $0) }) as? Value { return known }
    let made = try make()
    return entries.withLock { entries in
      if let known = Self.known(owner, in: entries) as? Value { return known }
      entries = entries.filter { $0.value.owner != nil }
      entries[ObjectIdentifier(owner)] = Entry(owner: owner, value: made)
      return made
    }
  }

  /// Nil where the entry is that of an earlier object at the same place of memory.
  private static func known(
    _ owner: any AnyObject & Sendable, in entries: [ObjectIdentifier: Entry]
  ) -> (any Sendable)? {
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
    return entry.value
  }
}
