import Combine
import Foundation
import Testing

@Suite struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test func adding() {
    #expect(Demand.max(1) + .max(2) == .max(3))
    #expect(Demand.max(1) + 2 == 3)
    #expect(Demand.unlimited + .max(1) == .unlimited)
    #expect(Demand.max(1) + .unlimited == .unlimited)
    #expect(Demand.max(.max) + .max(.max) == .unlimited)
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(5) * 3 == 15)
    #expect(Demand.max(.max) * 2 == .unlimited)
    #expect(Demand.unlimited * 0 == .unlimited)
  }

  @Test func subtracting() {
    #expect(Demand.max(5) - .max(2) == .max(3))
    #expect(Demand.unlimited - .max(2) == .unlimited)
    #expect(Demand.unlimited - 2 == .unlimited)
    #expect(Demand.max(5) - .unlimited == .none)
  }

  @Test func comparing() {
    #expect(Demand.max(5) < .unlimited)
    #expect(!(Demand.unlimited < .unlimited))
    #expect(Demand.unlimited > 5 && 5 < Demand.unlimited)
    #expect(Demand.max(5) >= 5 && 5 <= Demand.max(5))
    #expect(Demand.unlimited != 5 && 5 != Demand.unlimited)
    #expect(Demand.none == 0 && Demand.none == .max(0))
  }

  @Test func showing() throws {
    #expect("\(Demand.max(3))" == "max(3)")
    #expect("\(Demand.unlimited)" == "unlimited")
    #expect(Demand.unlimited.max == nil && Demand.max(3).max == 3)
    for demand in [Demand.none, .max(7), .unlimited] {
      let data = try JSONEncoder().encode([demand])
      #expect(try JSONDecoder().decode([Demand].self, from: data) == [demand])
    }
  }

  @Test func completions() throws {
    typealias Completion = Subscribers.Completion<TestError>
    for completion in [Completion.finished, .failure(TestError(code: 3))] {
      let data = try JSONEncoder().encode(completion)
      #expect(try JSONDecoder().decode(Completion.self, from: data) == completion)
    }
    #expect("\(Completion.finished)" == "finished")
  }

  @Test func negativeDemandTraps() async {
    await #expect(processExitsWith: .failure) { _ = Demand.max(-1) }
    await #expect(processExitsWith: .failure) { _ = Demand.max(1) - .max(2) }
    await #expect(processExitsWith: .failure) {
      let subject = PassthroughSubject<Int, Never>()
      subject.subscribe(AnySubscriber(receiveSubscription: { $0.request(.none) }))
    }
  }
}
