/// Requests on their way and who waits for each: a pure value.
///
/// Equal requests share a flight. A flight ends when its answer is there, or when the last one waiting has left.
struct Flights<Key: Hashable & Sendable, Waiter: Sendable>: Sendable {
  typealias FlightID = UInt64
  typealias WaiterID = UInt64

  enum Join {
    /// Nobody had asked yet: the caller starts this flight.
    case start(FlightID)
    /// The flight is on its way.
    case joined
    /// The one waiting had left before it arrived.
    case left(Waiter)
  }

  enum Leave {
    /// Others still wait.
    case left(Waiter)
    /// Nobody waits any more: the caller cancels this flight.
    case cancel(FlightID, Waiter)
    /// It had its answer already, or has not arrived yet.
    case nothing
  }

  private struct Flight {
    let key: Key
    var waiters: [WaiterID: Waiter]
  }

  private var nextID: UInt64 = 0
  private var flights: [FlightID: Flight] = [:]
  private var current: [Key: FlightID] = [:]
  private var places: [WaiterID: FlightID] = [:]
  private var departed: Set<WaiterID> = []

  /// The number of requests on their way.
  var count: Int { flights.count }
  /// The number of those who wait.
  var waiterCount: Int { places.count }

  /// Whether a request is on its way.
  func contains(_ flight: FlightID) -> Bool { flights[flight] != nil }

  /// A number for someone who is going to wait.
  mutating func makeWaiterID() -> WaiterID {
    nextID += 1
    return nextID
  }

  /// Waits for a key.
  mutating func join(_ key: Key, as id: WaiterID, _ waiter: Waiter) -> Join {
    if departed.remove(id) != nil { return .left(waiter) }
    if let flight = current[key] {
      flights[flight]?.waiters[id] = waiter
      places[id] = flight
      return .joined
    }
    nextID += 1
    flights[nextID] = Flight(key: key, waiters: [id: waiter])
    current[key] = nextID
    places[id] = nextID
    return .start(nextID)
  }

  /// Waits no longer.
  mutating func leave(_ id: WaiterID) -> Leave {
    guard let flight = places.removeValue(forKey: id) else {
      departed.insert(id)
      return .nothing
    }
    guard let waiter = flights[flight]?.waiters.removeValue(forKey: id) else { return .nothing }
    guard flights[flight]?.waiters.isEmpty == true else { return .left(waiter) }
    land(flight)
    return .cancel(flight, waiter)
  }

  /// Ends a flight; returns who waited for it, in the order they came. A flight that was cancelled has nobody.
  mutating func finish(_ flight: FlightID) -> [Waiter] {
    guard let waiters = flights[flight]?.waiters else { return [] }
    for id in waiters.keys { places[id] = nil }
    land(flight)
    return waiters.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Forgets someone who is done, whatever the order in which leaving and finishing came.
  mutating func forget(_ id: WaiterID) {
    departed.remove(id)
  }

  private mutating func land(_ flight: FlightID) {
    if let key = flights.removeValue(forKey: flight)?.key, current[key] == flight { current[key] = nil }
  }
}
