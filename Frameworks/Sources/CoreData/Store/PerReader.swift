import Foundation
import SwiftUI

/// What an object has once for each reader. Programs keep contexts and containers in one place for everybody (`static let shared`); what is
/// in them is the reader's for whom the code runs, and goes with their last page.
final class PerReader<Value: AnyObject>: @unchecked Sendable {
  private struct Entry {
    weak var life: _ReaderLife?
    let value: Value
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  deinit {
    for entry in entries.values { entry.life?.forget(ObjectIdentifier(self)) }
  }

  /// The one of the reader for whom the code runs; made where there is none.
  func current(_ make: () -> Value) -> Value {
    let life = _ReaderLife.current
    let key = ObjectIdentifier(life)
    return lock.withLock {
      if let entry = entries[key] { return entry.value }
      let value = make()
      entries[key] = Entry(life: life, value: value)
      life.whenOver(ObjectIdentifier(self)) { [weak self] in
        guard let self else { return }
        let gone = lock.withLock { entries.removeValue(forKey: key) }
        withExtendedLifetime(gone) {}
      }
      return value
    }
  }

  /// The one of the reader for whom the code runs, where there is one.
  var existing: Value? {
    let key = ObjectIdentifier(_ReaderLife.current)
    return lock.withLock { entries[key]?.value }
  }

  /// Those of all readers.
  var all: [Value] { lock.withLock { entries.values.map(\.value) } }
}
