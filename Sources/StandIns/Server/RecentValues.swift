/// Values that are made when they are asked for; beyond a number of them, those that were used least lately go.
struct RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let capacity: Int
  private var values: [Key: (value: Value, use: Int)] = [:]
  private var uses = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { values.count }

  /// The value of a key if it is there.
  mutating func known(_ key: Key) -> Value? {
    guard let value = values[key]?.value else { return nil }
    uses += 1
    values[key] = (value, uses)
    return value
  }

  /// The value of a key, made unless it is there.
  mutating func value(of key: Key, make: () -> Value) -> Value {
    if let value = known(key) { return value }
    let value = make()
    uses += 1
    values[key] = (value, uses)
    if values.count > capacity { forgetHalf() }
    return value
  }

  private mutating func forgetHalf() {
    let middle = values.values.map(\.use).sorted()[values.count / 2]
    values = values.filter { $0.value.use >= middle }
  }
}
