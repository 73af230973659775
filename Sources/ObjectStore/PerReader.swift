import Synchronization
import ViewGraph

/// A value that each reader has alone, although all of them share the object that holds it.
///
/// Made for what programs keep in a `static let`, where the language knows one for all. A reader's value lasts as long as both the
/// reader's pages and the object. Code that runs for nobody has a value of its own.
public final class PerReader<Value: Sendable>: Sendable {
  private let nobodys = Mutex<Value?>(nil)

  public init() {}

  /// The value of the reader for whom the code runs.
  ///
  /// - Parameter make: Makes it at the first call; of two that are made at the same time the first one stays.
  public func value(_ make: () throws -> Value) rethrows -> Value {
    if let container = ReaderContainer.current { return try container.value(of: self, make: make) }
    if let known = nobodys.withLock(\.self) { return known }
    let made = try make()
    return nobodys.withLock { value in
      if let value { return value }
      value = made
      return made
    }
  }
}
