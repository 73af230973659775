import Testing

@testable import Fetch

struct FlightsTests {
  private var flights = Flights<String, String>()

  private func started(_ join: Flights<String, String>.Join) throws -> UInt64 {
    guard case .start(let flight) = join else { throw Unexpected() }
    return flight
  }

  private struct Unexpected: Error {}

  @Test mutating func equalKeysShareAFlight() throws {
    let (a, b, c) = (flights.makeWaiterID(), flights.makeWaiterID(), flights.makeWaiterID())
    let flight = try started(flights.join("x", as: a, "a"))
    guard case .joined = flights.join("x", as: b, "b") else { throw Unexpected() }
    _ = try started(flights.join("y", as: c, "c"))
    #expect(flights.count == 2)
    #expect(flights.finish(flight) == ["a", "b"])
    #expect(flights.count == 1)
  }

  @Test mutating func theLastToLeaveCancels() throws {
    let (a, b) = (flights.makeWaiterID(), flights.makeWaiterID())
    let flight = try started(flights.join("x", as: a, "a"))
    _ = flights.join("x", as: b, "b")
    guard case .left("a") = flights.leave(a) else { throw Unexpected() }
    guard case .cancel(flight, "b") = flights.leave(b) else { throw Unexpected() }
    #expect(flights.count == 0)
    #expect(flights.finish(flight).isEmpty)
  }

  @Test mutating func whoComesAfterACancellationStartsAnew() throws {
    let (a, b) = (flights.makeWaiterID(), flights.makeWaiterID())
    let first = try started(flights.join("x", as: a, "a"))
    _ = flights.leave(a)
    let second = try started(flights.join("x", as: b, "b"))
    #expect(first != second)
    #expect(flights.finish(first).isEmpty)
    #expect(flights.finish(second) == ["b"])
  }

  @Test mutating func leavingBeforeArriving() throws {
    let a = flights.makeWaiterID()
    guard case .nothing = flights.leave(a) else { throw Unexpected() }
    guard case .left("a") = flights.join("x", as: a, "a") else { throw Unexpected() }
    #expect(flights.count == 0)
  }

  @Test mutating func leavingAfterTheAnswerDoesNothing() throws {
    let a = flights.makeWaiterID()
    let flight = try started(flights.join("x", as: a, "a"))
    #expect(flights.finish(flight) == ["a"])
    guard case .nothing = flights.leave(a) else { throw Unexpected() }
    flights.forget(a)
  }
}
