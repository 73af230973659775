import Combine
import Testing

@Suite struct ReduceTests {
  @Test func behavesAsAnOperator() {
    checkOperator(.init(name: "Reduce", isEager: true)) { upstream, witness in
      upstream.reduce(0) { [witness] in ($0 + $1, witness).0 }
    }
    checkOperator(.init(name: "TryReduce", isEager: true)) { upstream, witness in
      upstream.tryReduce(0) { [witness] in ($0 + $1, witness).0 }
    }
    checkOperator(.init(name: "TryFirst", isEager: true)) { upstream, witness in
      upstream.first { [witness] _ in witness === witness }
    }
    checkOperator(.init(name: "LastWhere", isEager: true)) { upstream, witness in
      upstream.last { [witness] _ in witness === witness }
    }
    checkOperator(.init(name: "ContainsWhere", isEager: true)) { upstream, witness in
      upstream.contains { [witness] _ in witness === witness }
    }
    checkOperator(.init(name: "AllSatisfy", isEager: true)) { upstream, witness in
      upstream.allSatisfy { [witness] _ in witness === witness }
    }
    checkOperator(.init(name: "Comparison", isEager: true)) { upstream, witness in
      upstream.max { [witness] in $0 < $1 && witness === witness }
    }
  }

  @Test func oneValueOfAll() {
    #expect(play([1, 2, 3]) { $0.reduce(10, +) }.values == [16])
    #expect(play([1, 2, 3]) { $0.count() }.values == [3])
    #expect(play([1, 2, 3]) { $0.collect() }.values == [[1, 2, 3]])
    #expect(play([2, 3, 1]) { $0.min() }.values == [1])
    #expect(play([2, 3, 1]) { $0.max() }.values == [3])
    #expect(play([2, 3, 1]) { $0.min { $0 > $1 } }.values == [3])
    #expect(play([2, 3, 1]) { $0.last() }.values == [1])
    #expect(play([2, 3, 1]) { $0.last { $0 > 1 } }.values == [3])
    #expect(play([1, 2]) { $0.contains(2) }.values == [true])
    #expect(play([1, 2]) { $0.contains(3) }.values == [false])
    #expect(play([1, 2]) { $0.allSatisfy { $0 > 0 } }.values == [true])
    #expect(play([]) { $0.max() }.events == [.subscription("Comparison"), .completion(.finished)])
    #expect(play([1, 2]) { $0.ignoreOutput() }.isFinished)
  }

  @Test func whatIsKnownEarlyComesEarly() {
    #expect(
      play([1, 2], ending: nil) { $0.first() }.events == [.subscription("First"), .value(1), .completion(.finished)])
    #expect(play([1, 2, 3], ending: nil) { $0.first { $0 > 1 } }.values == [2])
    #expect(play([1, 2, 3], ending: nil) { $0.contains(2) }.values == [true])
    #expect(play([1, -2, 3], ending: nil) { $0.allSatisfy { $0 > 0 } }.values == [false])
  }

  @Test func theResultWaitsForARequest() {
    let subscriber = play([1, 2], demand: .none) { $0.count() }
    #expect(subscriber.values.isEmpty && subscriber.completions.isEmpty)
    subscriber.request(.max(1))
    #expect(subscriber.values == [2])
    #expect(subscriber.isFinished)
  }

  @Test func collectByCount() {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<[Int], TestError>(demand: .max(1)) { _ in .max(1) }
    upstream.collect(2).subscribe(subscriber)
    #expect(upstream.requests == [.max(2)])
    #expect(upstream.send(1) == .none)
    #expect(upstream.send(2) == .max(2))
    upstream.send(3)
    upstream.send(completion: .finished)
    #expect(subscriber.values == [[1, 2], [3]])
    #expect(subscriber.isFinished)
  }

  @Test func throwingEndsTheStream() {
    let subscriber = play([1, 2]) { $0.tryReduce(0) { if $1 == 2 { throw TestError(code: 9) } else { $0 } } }
    #expect(subscriber.failure as? TestError == TestError(code: 9))
    let searching = play([1, 2]) { $0.tryContains { _ in throw TestError(code: 9) } }
    #expect(searching.failure as? TestError == TestError(code: 9))
  }
}
