import Combine
import Testing

/// The operators whose closures may throw: what they do while nothing is thrown, and how they end when something is.
@Suite struct ThrowingTests {
  private let even: (Int) throws -> Bool = { value in
    if value < 0 { throw TestError(code: value) }
    return value % 2 == 0
  }

  private let ascending: (Int, Int) throws -> Bool = { first, second in
    if second < 0 || first < 0 { throw TestError(code: -1) }
    return first < second
  }

  @Test func comparisons() {
    #expect(play([2, 3, 1]) { $0.tryMin(by: ascending) }.values == [1])
    #expect(play([2, 3, 1]) { $0.tryMax(by: ascending) }.values == [3])
    check { $0.tryMin(by: ascending) }
    check { $0.tryMax(by: ascending) }
  }

  @Test func predicatesOfAll() {
    #expect(play([2, 4]) { $0.tryAllSatisfy(even) }.values == [true])
    #expect(play([2, 3, 4]) { $0.tryAllSatisfy(even) }.values == [false])
    #expect(play([1, 4]) { $0.tryContains(where: even) }.values == [true])
    check { $0.tryAllSatisfy { try !even($0) } }
    check { $0.tryContains(where: even) }
  }

  @Test func firstAndLast() {
    #expect(play([1, 2, 4]) { $0.tryFirst(where: even) }.values == [2])
    #expect(play([1, 2, 4, 5]) { $0.tryLast(where: even) }.values == [4])
    #expect(play([1, 3]) { $0.tryFirst(where: even) }.values == [])
    check { $0.tryFirst(where: even) }
    check { $0.tryLast(where: even) }
  }

  @Test func prefixAndDrop() {
    #expect(play([2, 4, 5, 6]) { $0.tryPrefix(while: even) }.values == [2, 4])
    #expect(play([2, 4, 5, 6]) { $0.tryDrop(while: even) }.values == [5, 6])
    check { $0.tryPrefix { try !even($0) } }
    check { $0.tryDrop { try !even($0) } }
  }

  @Test func reducing() {
    #expect(play([1, 2]) { $0.tryReduce(0) { $0 + $1 } }.values == [3])
    #expect(play([1, 2]) { $0.tryScan(0) { $0 + $1 } }.values == [1, 3])
    check { $0.tryReduce(0) { $0 + (try even($1) ? 1 : 0) } }
    check { $0.tryScan(0) { $0 + (try even($1) ? 1 : 0) } }
  }

  /// What is thrown at the third value cancels the upstream, is the failure, and ends everything.
  private func check<Output>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ operation: (ScriptedPublisher<Int, TestError>) -> some Publisher<Output, any Error>
  ) {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Output, any Error>()
    operation(upstream).subscribe(subscriber)
    for value in [1, 3, -1, 4] { upstream.send(value) }
    upstream.send(completion: .finished)
    #expect((subscriber.failure as? TestError)?.code == -1, sourceLocation: sourceLocation)
    #expect(upstream.cancellations == 1, sourceLocation: sourceLocation)
    upstream.letGo()
    subscriber.letGo()
  }
}
