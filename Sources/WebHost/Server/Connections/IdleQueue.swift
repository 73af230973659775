/// Connections in the order in which they have become idle.
struct IdleQueue: Sendable {
  /// A connection, and which of its idle times is meant: one that was busy in between has a later one in the queue.
  struct Entry: Equatable {
    let id: ConnectionBook.ID
    let time: UInt64
  }

  private var entries: [Entry] = []
  private var first = 0

  /// Adds one that has become idle just now.
  mutating func append(_ entry: Entry) {
    entries.append(entry)
  }

  /// Takes out the one that has been idle for the longest; `isCurrent` is false for what is idle no more.
  mutating func popFirst(where isCurrent: (Entry) -> Bool) -> Entry? {
    while first < entries.count {
      let entry = entries[first]
      first += 1
      if first > 64, first * 2 > entries.count {
        entries.removeFirst(first)
        first = 0
      }
      if isCurrent(entry) { return entry }
    }
    return nil
  }

  /// Forgets what is idle no more where that is most of the queue.
  mutating func compact(connections: Int, where isCurrent: (Entry) -> Bool) {
    guard entries.count - first > 2 * connections + 64 else { return }
    entries = entries[first...].filter(isCurrent)
    first = 0
  }
}
