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
    slots[position] = nil
    conduit.position = -1
    count -= 1
    only = nil
    if count * 2 < slots.count { compact() }
    if count == 1 { only = slots.first { $0 != nil } ?? nil }
  }

  /// The subscribers that have joined since that many had, in their order.
  func joined(since serial: Int) -> [Element] {
    slots.compactMap(\.self).filter { $0.serial >= serial }
  }

  private mutating func compact() {
    slots = ContiguousArray(slots.lazy.compactMap(\.self).map(Optional.some))
    for (position, conduit) in slots.enumerated() { conduit?.position = position }
  }
}
