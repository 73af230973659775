import Combine
import Testing

@Suite struct FilterTests {
  @Test func behavesAsAnOperator() {
    checkOperator(.init()) { upstream, witness in upstream.filter { [witness] _ in witness === witness } }
    checkOperator(.init(name: "TryFilter")) { upstream, witness in
      upstream.tryFilter { [witness] _ in witness === witness }
    }
    checkOperator(.init()) { upstream, witness in
      upstream.compactMap { [witness] in ($0, witness).0 }
    }
    checkOperator(.init(name: "TryCompactMap")) { upstream, witness in
      upstream.tryCompactMap { [witness] in ($0, witness).0 }
    }
    checkOperator(.init(name: "RemoveDuplicates")) { upstream, witness in
      upstream.removeDuplicates { [witness] in $0 == $1 && witness === witness }
    }
    checkOperator(.init(name: "TryRemoveDuplicates")) { upstream, witness in
      upstream.tryRemoveDuplicates { [witness] in $0 == $1 && witness === witness }
    }
    checkOperator(.init(name: "DropWhile")) { upstream, witness in upstream.drop { [witness] _ in witness !== witness }
    }
    checkOperator(.init(name: "TryDropWhile")) { upstream, witness in
      upstream.tryDrop { [witness] _ in witness !== witness }
    }
    checkOperator(.init(name: "PrefixWhile")) { upstream, witness in
      upstream.prefix { [witness] _ in witness === witness }
    }
    checkOperator(.init(name: "TryPrefixWhile")) { upstream, witness in
      upstream.tryPrefix { [witness] _ in witness === witness }
    }
    checkOperator(.init()) { upstream, witness in upstream.scan(0) { [witness] in ($0 + $1, witness).0 } }
    checkOperator(.init(name: "TryScan")) { upstream, witness in
      upstream.tryScan(0) { [witness] in ($0 + $1, witness).0 }
    }
  }

  @Test func selectsValues() {
    #expect(play([1, 2, 3, 4]) { $0.filter { $0 % 2 == 0 } }.values == [2, 4])
    #expect(play([1, 2, 3, 6]) { $0.filter { $0 % 2 == 0 }.filter { $0 % 3 == 0 } }.values == [6])
    #expect(play([1, 2, 3]) { $0.compactMap { $0 == 2 ? nil : "\($0)" } }.values == ["1", "3"])
    #expect(play([1, 1, 2, 2, 1]) { $0.removeDuplicates() }.values == [1, 2, 1])
    #expect(play([1, 3, 2, 4]) { $0.removeDuplicates { $0 % 2 == $1 % 2 } }.values == [1, 2])
    #expect(play([1, 2, 3, 1]) { $0.drop { $0 < 3 } }.values == [3, 1])
    #expect(play([1, 2, 3, 1]) { $0.scan(10) { $0 + $1 } }.values == [11, 13, 16, 17])
    #expect(play([1, 2, 3]) { $0.dropFirst() }.values == [2, 3])
    #expect(play([1, 2, 3]) { $0.dropFirst(5) }.values == [])
  }

  @Test func aDroppedValueIsAskedForAgain() {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Int, TestError>(demand: .max(2))
    upstream.filter { $0 > 10 }.subscribe(subscriber)
    #expect(upstream.send(1) == .max(1))
    #expect(upstream.send(11) == .none)
    #expect(upstream.demand == .max(1))
  }

  @Test func prefixWhileFinishesAndCancels() {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Int, TestError>()
    upstream.prefix { $0 < 3 }.subscribe(subscriber)
    [1, 2, 3, 1].forEach { upstream.send($0) }
    #expect(subscriber.values == [1, 2])
    #expect(subscriber.isFinished)
    #expect(upstream.cancellations == 1)
  }

  @Test func outputSelectsPositions() {
    #expect(
      play([1, 2, 3], ending: nil) { $0.prefix(2) }.events == [
        .subscription("Output"), .value(1), .value(2), .completion(.finished),
      ])
    #expect(play([1, 2, 3], ending: nil) { $0.output(at: 1) }.values == [2])
    #expect(play([1, 2, 3, 4], ending: nil) { $0.output(in: 1...2) }.values == [2, 3])
    #expect(play([1, 2, 3]) { $0.output(in: 1...) }.values == [2, 3])
    #expect(play([], ending: nil) { $0.prefix(0) }.isFinished)
  }

  @Test func reentrantFinishInsideTheLastValueOfAPrefix() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>()
    subscriber.onValue = {
      if $0 < 5 { subject.send($0 + 1) }; return .none
    }
    subject.prefix(2).subscribe(subscriber)
    subject.send(1)
    #expect(subscriber.isFinished)
    #expect(subscriber.values == [1, 2])
  }

  @Test(arguments: [0, 1, 2]) func throwingEndsTheStream(_ kind: Int) {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Int, any Error>()
    switch kind {
    case 0: upstream.tryFilter { _ in throw TestError(code: 5) }.subscribe(subscriber)
    case 1: upstream.tryScan(0) { _, _ in throw TestError(code: 5) }.subscribe(subscriber)
    default: upstream.tryDrop { _ in throw TestError(code: 5) }.subscribe(subscriber)
    }
    upstream.send(1)
    upstream.send(2)
    #expect(subscriber.failure as? TestError == TestError(code: 5))
    #expect(upstream.cancellations == 1)
  }
}
