/// Pieces of work that wait for their time: the earliest first, and of those due together, the first that was scheduled.
struct Agenda<Time: Comparable> {
  struct Item {
    let due: Time
    let id: Int
    let action: () -> Void
  }

  private var items: [Item] = []
  private var nextID = 0

  var isEmpty: Bool { items.isEmpty }
  var count: Int { items.count }

  /// When the first piece of work is due.
  var nextDue: Time? { items.last?.due }

  /// Adds a piece of work; the result names it for `remove(_:)`.
  mutating func insert(due: Time, _ action: @escaping () -> Void) -> Int {
    nextID += 1
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].due > due { low = middle + 1 } else { high = middle }
    }
    items.insert(Item(due: due, id: nextID, action: action), at: low)
    return nextID
  }

  /// Takes a piece of work back; nil if it has left already.
  mutating func remove(_ id: Int) -> Item? {
    items.firstIndex { $0.id == id }.map { items.remove(at: $0) }
  }

  /// Takes out the first piece of work that is due by a time; nil if there is none.
  mutating func popFirst(by time: Time) -> Item? {
    guard let due = nextDue, due <= time else { return nil }
    return items.removeLast()
  }
}
