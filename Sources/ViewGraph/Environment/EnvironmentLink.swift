/// One value of an environment, in front of those that it was added to; they are shared with all that were made of them.
///
/// After a number of links (`limit`) comes one that holds all the values before it in a dictionary (`FlatLink`), so that
/// looking for a value takes a few steps however many there are.
class EnvironmentLink {
  nonisolated(unsafe) static let none: EnvironmentLink = FlatLink([:])
  private static let limit = 32

  /// The links up to the next dictionary.
  let depth: Int
  /// What the value is found by; nil for a dictionary.
  fileprivate final let key: ObjectIdentifier?
  /// What the value was added to.
  fileprivate final let next: EnvironmentLink?

  fileprivate init(key: ObjectIdentifier? = nil, next: EnvironmentLink? = nil) {
    self.key = key
    self.next = next
    depth = next.map { $0.depth + 1 } ?? 0
  }

  /// The link that holds the value under a key, nil where it is the default.
  func entry(_ key: ObjectIdentifier) -> EnvironmentLink? {
    // Each link is kept by the one in front of it.
    unowned(unsafe) var link = self
    while link.key != key {
      guard let next = link.next else { return link.found(key) }
      link = next
    }
    return link
  }

  /// The value under a key in a dictionary; nil elsewhere.
  fileprivate func found(_ key: ObjectIdentifier) -> EnvironmentLink? { nil }

  /// The environment with a value in front; the same one where it has an equal value already.
  func adding(_ entry: EnvironmentLink) -> EnvironmentLink {
    guard let key = entry.key else { return self }
    if let known = self.entry(key), known.holdsSame(as: entry) { return self }
    if entry.depth <= Self.limit { return entry }
    return entry.compact
  }

  /// The same values in one dictionary, to be what many environments are made of.
  var compact: EnvironmentLink {
    next == nil ? self : FlatLink(flattened.mapValues { $0.detached })
  }

  /// All values by their keys.
  var flattened: [ObjectIdentifier: EnvironmentLink] {
    guard let next, let key else { return [:] }
    var all = next.flattened
    all[key] = self
    return all
  }

  /// The link without those before it, which it would keep alive.
  fileprivate var detached: EnvironmentLink { self }

  /// True where both links are known to hold the same value, whatever comes before them.
  func holdsSame(as other: EnvironmentLink) -> Bool { false }

  /// True where both environments are known to hold the same values.
  func isSame(as other: EnvironmentLink) -> Bool {
    var (mine, theirs) = (self, other)
    var keys: [ObjectIdentifier] = []
    // What both were made of is the same; what was added since is to be compared.
    while mine !== theirs {
      let isMine = mine.depth >= theirs.depth
      let link = isMine ? mine : theirs
      guard let next = link.next, let key = link.key else {
        return Self.areSame(flattened, other.flattened)
      }
      if !keys.contains(key) { keys.append(key) }
      if isMine { mine = next } else { theirs = next }
    }
    return keys.allSatisfy { key in
      guard let mine = entry(key), let theirs = other.entry(key) else { return false }
      return mine === theirs || mine.holdsSame(as: theirs)
    }
  }

  private static func areSame(
    _ mine: [ObjectIdentifier: EnvironmentLink], _ theirs: [ObjectIdentifier: EnvironmentLink]
  ) -> Bool {
    mine.count == theirs.count
      && mine.allSatisfy { key, link in
        guard let other = theirs[key] else { return false }
        return link === other || link.holdsSame(as: other)
      }
  }
}

/// Where the links of an environment end: everything before, by key.
///
/// Every text of a page asks for a dozen values, of which nearly none is there, so the table is searched by the bits of
/// the key itself, which is the address of a type.
private final class FlatLink: EnvironmentLink {
  /// Twice as many places as there are values, or more; each value lies at the first that is free from its own on.
  private let places: ContiguousArray<EnvironmentLink?>

  init(_ all: [ObjectIdentifier: EnvironmentLink]) {
    var places = ContiguousArray<EnvironmentLink?>(repeating: nil, count: 2)
    while places.count < 2 * all.count { places.append(contentsOf: places) }
    for (key, link) in all {
      var place = Self.place(key, of: places.count)
      while places[place] != nil { place = (place + 1) & (places.count - 1) }
      places[place] = link
    }
    self.places = places
    super.init()
  }

  override fileprivate func found(_ key: ObjectIdentifier) -> EnvironmentLink? {
    var place = Self.place(key, of: places.count)
    while let link = places[place] {
      if link.key == key { return link }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  private static func place(_ key: ObjectIdentifier, of count: Int) -> Int {
    let bits = UInt(bitPattern: key)
    return Int(truncatingIfNeeded: bits >> 4 ^ bits >> 11) & (count - 1)
  }

  override var flattened: [ObjectIdentifier: EnvironmentLink] {
    var all: [ObjectIdentifier: EnvironmentLink] = [:]
    for case let link? in places {
      if let key = link.key { all[key] = link }
    }
    return all
  }
}

/// A link with its value.
final class EnvironmentEntry<Value>: EnvironmentLink {
  let value: Value

  /// Puts a value in front of an environment; a value under the same key that is its latest is left out.
  init(_ value: Value, key: ObjectIdentifier, before: EnvironmentLink) {
    self.value = value
    super.init(key: key, next: before.key == key ? before.next ?? before : before)
  }

  override fileprivate var detached: EnvironmentLink {
    guard let key, next !== EnvironmentLink.none else { return self }
    return EnvironmentEntry(value, key: key, before: .none)
  }

  override func holdsSame(as other: EnvironmentLink) -> Bool {
    guard let other = other as? EnvironmentEntry<Value> else { return false }
    if Value.self is AnyClass || Value.self is any OptionalObject.Type {
      return (value as AnyObject) === (other.value as AnyObject)
    }
    if isNil, other.isNil { return true }
    return areEqual(value, other.value)
  }

  /// True for no value, whether or not values could be compared.
  private var isNil: Bool {
    guard let optional = Value.self as? any OptionalField.Type else { return false }
    return withUnsafePointer(to: value) { optional.isNil(UnsafeRawPointer($0)) }
  }
}

/// An optional reference, which is compared by identity.
private protocol OptionalObject {}

extension Optional: OptionalObject where Wrapped: AnyObject {}
