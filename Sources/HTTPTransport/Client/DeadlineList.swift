/// Moments at which something is to happen, and who is to be told: a pure value.
///
/// Most are taken off again long before they come, so that taking off costs nothing but a place that is skipped later.
struct DeadlineList<Moment: Comparable & Sendable, Action: Sendable>: Sendable {
  typealias ID = UInt64

  private struct Entry {
    let moment: Moment
    let id: ID
  }

  /// A binary heap: the first comes first. Entries whose action is gone are skipped.
  private var heap: [Entry] = []
  private var actions: [ID: Action] = [:]
  private var lastID: ID = 0

  /// How many wait.
  var count: Int { actions.count }
  /// How many places are taken, those of the ones that were taken off included.
  var places: Int { heap.count }

  /// When the next one is due; nil where none waits.
  var next: Moment? {
    mutating get {
      while let first = heap.first, actions[first.id] == nil { dropFirst() }
      return heap.first?.moment
    }
  }

  /// Adds one.
  mutating func add(_ moment: Moment, _ action: Action) -> ID {
    lastID += 1
    actions[lastID] = action
    heap.append(Entry(moment: moment, id: lastID))
    rise(heap.count - 1)
    return lastID
  }

  /// Takes one off; nothing happens where it was due already.
  mutating func remove(_ id: ID) {
    actions[id] = nil
    tidy()
  }

  /// Takes off and returns all that are due, in their order.
  mutating func due(at now: Moment) -> [Action] {
    var due: [Action] = []
    while let moment = next, moment <= now {
      if let action = actions.removeValue(forKey: heap[0].id) { due.append(action) }
      dropFirst()
    }
    tidy()
    return due
  }

  /// Where more than half of many places belong to nobody they are given up; what is left in order is a heap too.
  private mutating func tidy() {
    guard heap.count > 64, heap.count > 2 * actions.count else { return }
    heap = heap.filter { actions[$0.id] != nil }.sorted { $0.moment < $1.moment }
  }

  private mutating func dropFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var place = 0
    while true {
      let children = (2 * place + 1)..<min(2 * place + 3, max(heap.count, 2 * place + 1))
      guard let least = children.min(by: { heap[$0].moment < heap[$1].moment }),
        heap[least].moment < heap[place].moment
      else { return }
      heap.swapAt(place, least)
      place = least
    }
  }

  private mutating func rise(_ start: Int) {
    var place = start
    while place > 0, heap[place].moment < heap[(place - 1) / 2].moment {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }
}
