import Synchronization

/// One reader as frameworks know them: what they keep for a reader, they keep until this is gone.
public final class _ReaderLife: Sendable {
  private let endings = Mutex<[ObjectIdentifier: @Sendable () -> Void]>([:])
  private static let nobody = _ReaderLife()

  init() {}

  deinit {
    for ending in endings.withLock({ Array($0.values) }) { ending() }
  }

  /// That of the reader for whom the code runs; all code that runs for nobody has one of its own.
  public static var current: _ReaderLife { ReaderContainer.current?.life ?? nobody }

  /// Has something done when the last page of the reader is gone, once for each key.
  public func whenOver(_ key: ObjectIdentifier, _ ending: @escaping @Sendable () -> Void) {
    endings.withLock { $0[key] = ending }
  }

  /// Takes back what was to be done.
  public func forget(_ key: ObjectIdentifier) {
    endings.withLock { $0[key] = nil }
  }
}
