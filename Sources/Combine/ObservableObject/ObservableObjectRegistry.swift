/// The publishers of observable objects that have no `@Published` property to keep them.
///
/// A publisher lives for as long as somebody holds it or subscribes to it, which is for as long as anybody can tell; the
/// registry only remembers which object it belongs to. It holds neither, and sweeps out what has gone as it grows.
enum ObservableObjectRegistry {
  private struct Entry {
    weak var object: AnyObject?
    weak var publisher: ObservableObjectPublisher?
  }

  private static let lock = Lock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var sweepAt = 64

  static func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      if let entry = entries[key], entry.object === object, let publisher = entry.publisher { return publisher }
      let publisher = ObservableObjectPublisher()
      if entries.count >= sweepAt {
        entries = entries.filter { $0.value.object != nil && $0.value.publisher != nil }
        sweepAt = max(64, entries.count * 2)
      }
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
