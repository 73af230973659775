import Foundation

/// What is kept beyond the page, as code of the program reads and writes it.
///
/// An address says what is shown and never what is kept: a link from elsewhere must not change a reader's settings.
/// So a control whose value is read from what is kept is no part of the location, and what is written all the same while
/// a location is applied holds for this page alone.
@MainActor
enum KeptValues {
  private static var wasRead = false
  /// True while the program does what a location says, and not what its reader does.
  private(set) static var isHeldBack = false

  /// Notes that code has read something that is kept.
  static func noteRead() {
    wasRead = true
  }

  /// Runs code that reads a value, and tells whether that is kept.
  static func watching<R>(_ read: () -> R) -> (value: R, isKept: Bool) {
    let outer = wasRead
    wasRead = false
    defer { wasRead = outer || wasRead }
    let value = read()
    return (value, wasRead)
  }

  /// Runs code that a location has set going: what it writes does not last.
  static func holdingBack<R>(_ holdsBack: Bool = true, _ body: () -> R) -> R {
    let outer = isHeldBack
    isHeldBack = holdsBack
    defer { isHeldBack = outer }
    return body()
  }
}

/// Values that one page has in the place of those that are kept.
final class PageValues: @unchecked Sendable {
  private struct Key: Hashable {
    let store: ObjectIdentifier
    let name: String
  }

  private let lock = NSLock()
  private var values: [Key: Any?] = [:]

  /// The page's own value; nil where it has none, `.some(nil)` where it has taken the kept one away.
  func value(forKey name: String, in store: any AppStorageStore) -> Any?? {
    lock.withLock { values.isEmpty ? nil : values[Key(store: ObjectIdentifier(store), name: name)] }
  }

  func set(_ value: Any?, forKey name: String, in store: any AppStorageStore) {
    lock.withLock { values[Key(store: ObjectIdentifier(store), name: name)] = .some(value) }
  }

  func remove(_ name: String, in store: any AppStorageStore) {
    lock.withLock { values[Key(store: ObjectIdentifier(store), name: name)] = nil }
  }
}

extension Graph {
  /// What this page shows in the place of what is kept.
  var pageValues: PageValues {
    attachment { PageValues() }
  }
}
