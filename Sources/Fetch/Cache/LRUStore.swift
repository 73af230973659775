/// Values by key with a cost each; the least recently used go when the sum is over the limit.
struct LRUStore<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Node: Sendable {
    var key: Key
    var value: Value
    var cost: Int
    var older: Int?
    var newer: Int?
  }

  let capacity: Int
  private(set) var totalCost = 0
  private var nodes: [Node?] = []
  private var free: [Int] = []
  private var index: [Key: Int] = [:]
  private var newest: Int?
  private var oldest: Int?

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { index.count }

  /// The value of a key, which counts as a use.
  mutating func value(for key: Key) -> Value? {
    guard let slot = index[key] else { return nil }
    unlink(slot)
    linkAsNewest(slot)
    return nodes[slot]?.value
  }

  /// Stores a value. One that costs more than the whole capacity is not stored, and the old one goes.
  mutating func store(_ value: Value, for key: Key, cost: Int) {
    remove(key)
    guard cost <= capacity else { return }
    let node = Node(key: key, value: value, cost: cost)
    let slot: Int
    if let reused = free.popLast() {
      slot = reused
      nodes[slot] = node
    } else {
      slot = nodes.count
      nodes.append(node)
    }
    index[key] = slot
    totalCost += cost
    linkAsNewest(slot)
    while totalCost > capacity, let oldest, let key = nodes[oldest]?.key { remove(key) }
  }

  /// Removes a key and its value.
  mutating func remove(_ key: Key) {
    guard let slot = index.removeValue(forKey: key) else { return }
    unlink(slot)
    totalCost -= nodes[slot]?.cost ?? 0
    nodes[slot] = nil
    free.append(slot)
  }

  /// Removes everything.
  mutating func removeAll() {
    self = LRUStore(capacity: capacity)
  }

  private mutating func unlink(_ slot: Int) {
    let (older, newer) = (nodes[slot]?.older, nodes[slot]?.newer)
    if let older { nodes[older]?.newer = newer } else { oldest = newer }
    if let newer { nodes[newer]?.older = older } else { newest = older }
    nodes[slot]?.older = nil
    nodes[slot]?.newer = nil
  }

  private mutating func linkAsNewest(_ slot: Int) {
    nodes[slot]?.older = newest
    if let newest { nodes[newest]?.newer = slot } else { oldest = slot }
    newest = slot
  }
}
