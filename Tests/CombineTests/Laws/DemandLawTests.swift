import Combine
import Testing

/// Whatever upstreams send and the downstream asks, in whatever order: never more values than were asked for, at most one
/// completion, nothing after it or after cancellation.
@Suite struct DemandLawTests {
  typealias Subject = PassthroughSubject<Int, TestError>
  typealias Stream = AnyPublisher<Int, TestError>

  static let operators: [(name: String, make: @Sendable (Subject, Subject) -> Stream)] = [
    ("map", { a, _ in a.map { $0 + 1 }.eraseToAnyPublisher() }),
    ("filter", { a, _ in a.filter { $0 % 2 == 0 }.eraseToAnyPublisher() }),
    ("compactMap", { a, _ in a.compactMap { $0 % 3 == 0 ? nil : $0 }.eraseToAnyPublisher() }),
    ("removeDuplicates", { a, _ in a.removeDuplicates().eraseToAnyPublisher() }),
    ("scan", { a, _ in a.scan(0, +).eraseToAnyPublisher() }),
    ("drop", { a, _ in a.dropFirst(2).eraseToAnyPublisher() }),
    ("prefix", { a, _ in a.prefix(5).eraseToAnyPublisher() }),
    ("collect", { a, _ in a.collect(2).map(\.count).eraseToAnyPublisher() }),
    ("reduce", { a, _ in a.reduce(0, +).eraseToAnyPublisher() }),
    ("first", { a, _ in a.first().eraseToAnyPublisher() }),
    ("merge", { a, b in a.map { $0 }.merge(with: b).eraseToAnyPublisher() }),
    ("zip", { a, b in a.zip(b, +).eraseToAnyPublisher() }),
    ("combineLatest", { a, b in a.combineLatest(b, +).eraseToAnyPublisher() }),
    (
      "flatMap",
      { a, b in
        a.flatMap {
          $0 % 2 == 0 ? b.eraseToAnyPublisher() : Just($0).setFailureType(to: TestError.self).eraseToAnyPublisher()
        }.eraseToAnyPublisher()
      }
    ),
    ("flatMap max", { a, b in a.flatMap(maxPublishers: .max(1)) { _ in b.prefix(2) }.eraseToAnyPublisher() }),
    ("flatMap just", { a, _ in a.flatMap { Just($0) }.eraseToAnyPublisher() }),
    ("switchToLatest", { a, b in a.map { _ in b }.switchToLatest().eraseToAnyPublisher() }),
    ("append", { a, b in a.prefix(2).append(b).eraseToAnyPublisher() }),
    ("catch", { a, b in a.catch { _ in b }.eraseToAnyPublisher() }),
    ("replaceError", { a, _ in a.replaceError(with: 0).setFailureType(to: TestError.self).eraseToAnyPublisher() }),
    ("replaceEmpty", { a, _ in a.replaceEmpty(with: 0).eraseToAnyPublisher() }),
    ("buffer", { a, _ in a.buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest).eraseToAnyPublisher() }),
    ("buffer full", { a, _ in a.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).eraseToAnyPublisher() }),
    ("share", { a, _ in a.share().eraseToAnyPublisher() }),
    ("drop until", { a, b in a.drop(untilOutputFrom: b).eraseToAnyPublisher() }),
    ("prefix until", { a, b in a.prefix(untilOutputFrom: b).eraseToAnyPublisher() }),
    ("print", { a, _ in a.handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher() }),
    ("tryMap", { a, _ in a.tryMap { $0 }.mapError { $0 as? TestError ?? TestError() }.eraseToAnyPublisher() }),
    ("drop while", { a, _ in a.drop { $0 < 3 }.eraseToAnyPublisher() }),
    ("prefix while", { a, _ in a.prefix { $0 < 8 }.eraseToAnyPublisher() }),
    ("output", { a, _ in a.output(in: 2...6).eraseToAnyPublisher() }),
    ("last", { a, _ in a.last().eraseToAnyPublisher() }),
    ("contains", { a, _ in a.contains(3).map { $0 ? 1 : 0 }.eraseToAnyPublisher() }),
    ("max", { a, _ in a.max().eraseToAnyPublisher() }),
    ("retry", { a, _ in a.retry(2).eraseToAnyPublisher() }),
    ("prepend", { a, b in a.prepend(b.prefix(3)).eraseToAnyPublisher() }),
    ("multicast", { a, _ in a.multicast { Subject() }.autoconnect().eraseToAnyPublisher() }),
    ("zip of three", { a, b in a.zip(b, a) { $0 + $1 + $2 }.eraseToAnyPublisher() }),
    ("combineLatest of three", { a, b in a.combineLatest(b, a) { $0 + $1 + $2 }.eraseToAnyPublisher() }),
    ("merge of many", { a, b in Publishers.MergeMany(a, b, a).eraseToAnyPublisher() }),
    ("receive", { a, _ in a.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() }),
    (
      "throttle",
      { a, _ in a.throttle(for: 0, scheduler: ImmediateScheduler.shared, latest: true).eraseToAnyPublisher() }
    ),
    ("debounce", { a, _ in a.debounce(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher() }),
    (
      "deep",
      { a, b in
        a.flatMap { Just($0) }.merge(with: b.eraseToAnyPublisher()).filter { $0 % 2 == 0 }.prefix(9).zip(a, +)
          .eraseToAnyPublisher()
      }
    ),
  ]

  @Test(arguments: operators.indices) func outputNeverExceedsDemand(_ index: Int) {
    let (name, make) = Self.operators[index]
    for seed in 0..<150 {
      var random = SeededGenerator(state: UInt64(seed))
      let (a, b) = (Subject(), Subject())
      var (asked, received, completions) = (Subscribers.Demand.none, 0, 0)
      var isCancelled = false
      let subscriber = TrackingSubscriber<Int, TestError>(demand: .none)
      var answers = SeededGenerator(state: UInt64(seed) &+ 1_000)
      subscriber.onValue = { _ in
        received += 1
        #expect(asked >= received, "\(name), seed \(seed): more values than were asked for")
        #expect(completions == 0 && !isCancelled, "\(name), seed \(seed): a value after the end")
        // Sometimes the downstream sends from inside a value.
        if Int.random(in: 0..<12, using: &answers) == 0 { b.send(Int.random(in: 0..<9, using: &answers)) }
        let more = Subscribers.Demand.max(Int.random(in: 0..<8, using: &answers) == 0 ? 1 : 0)
        asked += more
        return more
      }
      subscriber.onCompletion = { _ in
        completions += 1
        #expect(completions == 1 && !isCancelled, "\(name), seed \(seed): a second end")
      }
      make(a, b).subscribe(subscriber)
      for _ in 0..<60 {
        switch Int.random(in: 0..<40, using: &random) {
        case 0..<12: a.send(Int.random(in: 0..<9, using: &random))
        case 12..<22: b.send(Int.random(in: 0..<9, using: &random))
        case 22..<36:
          let more = Subscribers.Demand.max(Int.random(in: 1...3, using: &random))
          asked += more
          subscriber.request(more)
        case 36: if Bool.random(using: &random) { a.send(completion: .finished) }
        case 37: if Bool.random(using: &random) { b.send(completion: .finished) }
        case 38: if Bool.random(using: &random) { a.send(completion: .failure(TestError())) }
        default:
          if Int.random(in: 0..<4, using: &random) == 0 {
            isCancelled = true
            subscriber.cancel()
          }
        }
      }
      subscriber.cancel()
      subscriber.letGo()
    }
  }
}
