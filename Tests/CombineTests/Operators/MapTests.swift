import Combine
import Testing

@Suite struct MapTests {
  @Test func behavesAsAnOperator() {
    checkOperator(.init()) { upstream, witness in upstream.map { [witness] in ($0, witness).0 } }
    checkOperator(.init(name: "TryMap")) { upstream, witness in upstream.tryMap { [witness] in ($0, witness).0 } }
  }

  @Test func transformsValues() {
    #expect(play([1, 2, 3]) { $0.map { "\($0)" } }.values == ["1", "2", "3"])
    #expect(play([1, 2]) { $0.map { $0 + 1 }.map { $0 * 10 } }.values == [20, 30])
    #expect(play([1, 2]) { $0.tryMap { $0 + 1 }.map { $0 * 10 } }.values == [20, 30])
  }

  @Test func readsProperties() {
    #expect(play([-1, 10]) { $0.map(\.magnitude) }.values == [1, 10])
    #expect(play([-1, 10]) { $0.map(\.magnitude, \.description) }.values.map(\.1) == ["-1", "10"])
    #expect(play([-1]) { $0.map(\.magnitude, \.description, \.bitWidth) }.values.map(\.2) == [Int.bitWidth])
  }

  @Test func replacesNil() {
    #expect(play([1, 2, 3]) { $0.map { $0 == 2 ? nil : $0 }.replaceNil(with: 0) }.values == [1, 0, 3])
  }

  @Test func throwingEndsTheStream() {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Int, any Error>()
    upstream.tryMap { if $0 == 2 { throw TestError(code: 2) } else { $0 } }.subscribe(subscriber)
    upstream.send(1)
    upstream.send(2)
    upstream.send(3)
    #expect(subscriber.values == [1])
    #expect(subscriber.failure as? TestError == TestError(code: 2))
    #expect(upstream.cancellations == 1)
  }

  @Test func passesDemand() {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Int, TestError>(demand: .max(2)) { _ in .max(3) }
    upstream.map { $0 }.subscribe(subscriber)
    #expect(upstream.requests == [.max(2)])
    #expect(upstream.send(1) == .max(3))
  }

  @Test func mapsErrors() {
    #expect(
      play([1], ending: .failure(TestError())) { $0.mapError { TestError(code: $0.code + 1) } }.failure?.code == 2)
    #expect(play([1]) { $0.mapError { TestError(code: $0.code + 1) } }.isFinished)
  }

  @Test func givesAFailureType() {
    let subscriber = TrackingSubscriber<Int, TestError>()
    [1, 2].publisher.map { $0 }.setFailureType(to: TestError.self).subscribe(subscriber)
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.isFinished)
    let subject = PassthroughSubject<Int, Never>()
    #expect(
      "\(type(of: subject.setFailureType(to: TestError.self).setFailureType(to: Never.self)))".contains(
        "SetFailureType"))
  }
}
