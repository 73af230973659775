/// Who is connected, and who may be, in all and for each address, as a pure value.
///
/// Where there is no more room the connection that has been idle for the longest goes; where all are being answered
/// the new one is not let in.
package struct ConnectionBook: Sendable {
  /// Names a connection.
  package typealias ID = UInt64

  /// What becomes of a new connection.
  package enum Verdict: Equatable, Sendable {
    case welcome
    /// It is let in, and another one has to close.
    case welcomeInsteadOf(ID)
    case refused
  }

  private struct Connection {
    let address: String
    /// When it became idle; nil while it is being answered.
    var idleTime: UInt64?
  }

  /// The connections of one address.
  private struct Address {
    var count = 0
    var idle = IdleQueue()
  }

  /// How many there may be.
  package let limits: ConnectionLimits
  private var connections: [ID: Connection] = [:]
  private var addresses: [String: Address] = [:]
  private var idle = IdleQueue()
  private var clock: UInt64 = 0

  /// Makes an empty book.
  package init(limits: ConnectionLimits) {
    self.limits = limits
  }

  /// Connections now.
  package var count: Int { connections.count }

  /// Enters a connection, idle at first, if there is room.
  ///
  /// - Parameter isLimited: False for addresses that stand for many readers: proxies, and this machine itself.
  package mutating func enter(_ id: ID, address: String, isLimited: Bool) -> Verdict {
    var shed: ID?
    if isLimited, addresses[address, default: Address()].count >= limits.perAddress {
      guard let oldest = takeIdle(of: address) else { return .refused }
      shed = oldest
    } else if connections.count >= limits.total {
      guard let oldest = takeIdle() else { return .refused }
      shed = oldest
    }
    connections[id] = Connection(address: address)
    addresses[address, default: Address()].count += 1
    becomesIdle(id)
    return shed.map { .welcomeInsteadOf($0) } ?? .welcome
  }

  /// A connection waits for its next request.
  package mutating func becomesIdle(_ id: ID) {
    guard let address = connections[id]?.address else { return }
    clock += 1
    connections[id]?.idleTime = clock
    let entry = IdleQueue.Entry(id: id, time: clock)
    idle.append(entry)
    idle.compact(connections: connections.count, where: isIdle)
    let isIdle = isIdle
    let count = addresses[address]?.count ?? 0
    addresses[address]?.idle.append(entry)
    addresses[address]?.idle.compact(connections: count, where: isIdle)
  }

  /// A connection is being answered.
  package mutating func becomesBusy(_ id: ID) {
    connections[id]?.idleTime = nil
  }

  /// Strikes out a connection; those that were shed are out already.
  package mutating func leave(_ id: ID) {
    guard let connection = connections.removeValue(forKey: id) else { return }
    let count = (addresses[connection.address]?.count ?? 1) - 1
    if count > 0 { addresses[connection.address]?.count = count } else { addresses[connection.address] = nil }
  }

  /// Strikes out up to so many connections that have been idle for the longest, and says which.
  package mutating func shed(_ number: Int) -> [ID] {
    var shed: [ID] = []
    while shed.count < number, let id = takeIdle() { shed.append(id) }
    return shed
  }

  private var isIdle: (IdleQueue.Entry) -> Bool {
    { [connections] in connections[$0.id]?.idleTime == $0.time }
  }

  private mutating func takeIdle() -> ID? {
    let id = idle.popFirst(where: isIdle)?.id
    if let id { leave(id) }
    return id
  }

  private mutating func takeIdle(of address: String) -> ID? {
    let isIdle = isIdle
    let id = addresses[address]?.idle.popFirst(where: isIdle)?.id
    if let id { leave(id) }
    return id
  }
}
