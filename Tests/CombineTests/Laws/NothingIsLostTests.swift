import Combine
import Testing

/// What an upstream sends on request arrives, all of it and in its order, however the downstream asks.
@Suite struct NothingIsLostTests {
  typealias Stream = AnyPublisher<Int, Never>

  static let values = Array(1...40)

  /// The operators, and what each makes of the values.
  static let operators: [(name: String, make: @Sendable (Stream) -> Stream, expected: [Int])] = [
    ("map", { $0.map { $0 + 1 }.eraseToAnyPublisher() }, values.map { $0 + 1 }),
    ("filter", { $0.filter { $0 % 3 == 0 }.eraseToAnyPublisher() }, values.filter { $0 % 3 == 0 }),
    ("compactMap", { $0.compactMap { $0 % 2 == 0 ? $0 : nil }.eraseToAnyPublisher() }, values.filter { $0 % 2 == 0 }),
    (
      "tryMap", { $0.tryMap { $0 * 2 }.assertNoFailure().eraseToAnyPublisher() },
      values.map { $0 * 2 }
    ),
    ("scan", { $0.scan(0) { $1 - $0 % 2 }.eraseToAnyPublisher() }, scanned),
    ("removeDuplicates", { $0.map { $0 / 3 }.removeDuplicates().eraseToAnyPublisher() }, Array(0...13)),
    ("dropFirst", { $0.dropFirst(7).eraseToAnyPublisher() }, Array(values.dropFirst(7))),
    ("drop while", { $0.drop { $0 < 9 }.eraseToAnyPublisher() }, Array(9...40)),
    ("prefix", { $0.prefix(11).eraseToAnyPublisher() }, Array(1...11)),
    ("prefix while", { $0.prefix { $0 < 6 }.eraseToAnyPublisher() }, Array(1...5)),
    ("output", { $0.output(in: 4...8).eraseToAnyPublisher() }, Array(5...9)),
    ("collect by count", { $0.collect(3).map { $0.reduce(0, +) }.eraseToAnyPublisher() }, threes),
    ("collect", { $0.collect().map(\.count).eraseToAnyPublisher() }, [40]),
    ("last", { $0.last().eraseToAnyPublisher() }, [40]),
    ("append", { $0.append(41, 42).eraseToAnyPublisher() }, Array(1...42)),
    ("prepend", { $0.prepend(-1, 0).eraseToAnyPublisher() }, Array(-1...40)),
    ("replaceEmpty", { $0.replaceEmpty(with: 0).eraseToAnyPublisher() }, values),
    ("replaceError", { $0.replaceError(with: 0).eraseToAnyPublisher() }, values),
    ("retry", { $0.retry(3).eraseToAnyPublisher() }, values),
    ("handleEvents", { $0.handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher() }, values),
    ("flatMap", { $0.flatMap { Just($0) }.eraseToAnyPublisher() }, values),
    ("flatMap max", { $0.flatMap(maxPublishers: .max(1)) { [$0, -$0].publisher }.eraseToAnyPublisher() }, mirrored),
    ("zip", { $0.zip(values.publisher, +).eraseToAnyPublisher() }, values.map { $0 * 2 }),
    (
      "buffer", { $0.buffer(size: 40, prefetch: .byRequest, whenFull: .dropNewest).eraseToAnyPublisher() },
      values
    ),
    (
      "buffer full", { $0.buffer(size: 4, prefetch: .keepFull, whenFull: .dropNewest).eraseToAnyPublisher() },
      values
    ),
    ("receive", { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() }, values),
    (
      "deep", { $0.map { $0 }.flatMap { Just($0) }.filter { $0 % 2 == 0 }.prefix(9).append(0).eraseToAnyPublisher() },
      deep
    ),
  ]

  private static let scanned = values.reduce(into: [Int]()) { $0.append($1 - ($0.last ?? 0) % 2) }
  private static let threes = stride(from: 1, through: 40, by: 3).map { (($0)...Swift.min($0 + 2, 40)).reduce(0, +) }
  private static let mirrored = values.flatMap { [$0, -$0] }
  private static let deep = (1...9).map { $0 * 2 } + [0]

  @Test(arguments: operators.indices) func everythingArrives(_ index: Int) {
    let (name, make, expected) = Self.operators[index]
    for seed in 0..<100 {
      var random = SeededGenerator(state: UInt64(seed))
      var answers = SeededGenerator(state: UInt64(seed) &+ 5_000)
      let subscriber = TrackingSubscriber<Int, Never>(demand: .none)
      subscriber.onValue = { _ in .max(Int.random(in: 0...5, using: &answers) == 0 ? 1 : 0) }
      make(Self.values.publisher.eraseToAnyPublisher()).subscribe(subscriber)
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        subscriber.request(.max(Int.random(in: 1...4, using: &random)))
      }
      subscriber.request(.unlimited)
      #expect(subscriber.values == expected, "\(name), seed \(seed)")
      #expect(subscriber.isFinished, "\(name), seed \(seed)")
    }
  }
}
