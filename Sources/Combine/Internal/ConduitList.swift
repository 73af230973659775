/// The subscribers of a subject in their order.
///
/// A copy is a snapshot and costs nothing. Leaving is constant time: the place is emptied, and the list closes up when
/// more than half of it is empty, so that subscribers who left cost nothing at the next event.
struct ConduitList<Output, Failure: Error> {
  typealias Element = Conduit<Output, Failure>

  private(set) var slots: ContiguousArray<Element?> = []
  /// The one subscriber, if there is exactly one.
  private(set) var only: Element?
  /// How many have ever joined.
  private(set) var appended = 0
  private var count = 0

  mutating func append(_ conduit: Element) {
    conduit.position = slots.count
    conduit.serial = appended
    slots.append(conduit)
    count += 1
    appended += 1
    only = count == 1 ? conduit : nil
  }

  mutating func remove(_ conduit: Element) {
    let position = conduit.position
    guard position >= 0, position < slots.count, slots[position] === conduit else { return }
    conduit.position = -1
    count -= 1
    if position == slots.count - 1 {
      slots.removeLast()
    } else {
      slots[position] = nil
    }
    if count * 2 < slots.count { compact() }
    only = nil
    if count == 1 {
      for case let last? in slots { only = last }
    }
  }

  /// The subscribers that have joined since that many had, in their order.
  func joined(since serial: Int) -> [Element] {
    var joined: [Element] = []
    for case let conduit? in slots where conduit.serial >= serial { joined.append(conduit) }
    return joined
  }

  private mutating func compact() {
    var closed: ContiguousArray<Element?> = []
    closed.reserveCapacity(count)
    for case let conduit? in slots {
      conduit.position = closed.count
      closed.append(conduit)
    }
    slots = closed
  }
}
