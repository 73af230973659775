import Foundation

/// A dictionary of objects that it may hold weakly: an entry is gone with its key, or with its value.
public class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
  private struct Entry {
    weak var weakKey: KeyType?
    weak var weakValue: ObjectType?
    let key: KeyType?
    let value: ObjectType?
  }

  private let keysAreWeak: Bool
  private let valuesAreWeak: Bool
  private var all: [Entry] = []

  /// Makes a table that holds keys and values as the options say.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) {
    keysAreWeak = keyOptions.contains(.weakMemory)
    valuesAreWeak = valueOptions.contains(.weakMemory)
  }

  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var entries: [(key: KeyType, value: ObjectType)] {
    all.compactMap { entry in
      guard let key = entry.weakKey, let value = entry.weakValue else { return nil }
      return (key, value)
    }
  }

  public var count: Int { entries.count }

  /// The value of a key; nil where there is none, or nobody holds it any more.
  public func object(forKey key: KeyType?) -> ObjectType? {
    guard let key else { return nil }
    return entries.first { areEqual($0.key, key) }?.value
  }

  /// Sets the value of a key; nil takes the key away.
  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    removeObject(forKey: key)
    guard let key, let object else { return }
    all.append(
      Entry(
        weakKey: key, weakValue: object, key: keysAreWeak ? nil : key, value: valuesAreWeak ? nil : object))
  }

  /// Takes a key away, and entries that are gone already.
  public func removeObject(forKey key: KeyType?) {
    all.removeAll { entry in
      guard let known = entry.weakKey, entry.weakValue != nil else { return true }
      return key.map { areEqual(known, $0) } ?? false
    }
  }

  public func removeAllObjects() { all = [] }

  public func keyEnumerator() -> NSEnumerator { NSArray(array: entries.map(\.key)).objectEnumerator() }
  public func objectEnumerator() -> NSEnumerator? { NSArray(array: entries.map(\.value)).objectEnumerator() }
}
