import Combine
import Foundation

struct Failed: Error, Equatable {}

struct Pair: Codable {
  var first = 1
  var second = "a"
  var third = 1.5
}

final class Holder: ObservableObject {
  @Published var number = 0
  var plain = 0
}

func operators(ints: AnyPublisher<Int, Never>, failing: AnyPublisher<Int, Failed>, pairs: AnyPublisher<Pair, Never>) {
  let queue = DispatchQueue(label: "queue")
  _ = ints.map { $0 + 1 }
  _ = ints.tryMap { _ in throw Failed() } as Publishers.TryMap<AnyPublisher<Int, Never>, Int>
  _ = failing.mapError { $0 as any Error }
  _ = pairs.map(\.first)
  _ = pairs.map(\.first, \.second)
  _ = pairs.map(\.first, \.second, \.third)
  _ = ints.map { $0 as Int? }.replaceNil(with: 0)
  _ = ints.scan(0) { $0 + $1 }
  _ = ints.tryScan(0) { $0 + $1 }
  _ = ints.setFailureType(to: Failed.self)
  _ = ints.filter { $0 > 0 }
  _ = ints.tryFilter { $0 > 0 }
  _ = ints.compactMap { Int("\($0)") }
  _ = ints.tryCompactMap { Int("\($0)") }
  _ = ints.removeDuplicates()
  _ = ints.removeDuplicates(by: ==)
  _ = ints.tryRemoveDuplicates(by: ==)
  _ = ints.replaceEmpty(with: 1)
  _ = failing.replaceError(with: 1)
  _ = ints.collect()
  _ = ints.collect(2)
  _ = ints.collect(.byTime(queue, .seconds(1)))
  _ = ints.collect(.byTimeOrCount(queue, 1, 3))
  _ = ints.collect(.byTime(queue, .seconds(1)), options: nil)
  _ = ints.ignoreOutput()
  _ = ints.reduce(0, +)
  _ = ints.tryReduce(0) { $0 + $1 }
  _ = ints.count()
  _ = ints.max()
  _ = ints.max(by: <)
  _ = ints.tryMax(by: <)
  _ = ints.min()
  _ = ints.min(by: <)
  _ = ints.tryMin(by: <)
  _ = ints.contains(1)
  _ = ints.contains { $0 == 1 }
  _ = ints.contains(where: { $0 == 1 })
  _ = ints.tryContains { $0 == 1 }
  _ = ints.allSatisfy { $0 == 1 }
  _ = ints.tryAllSatisfy { $0 == 1 }
  _ = ints.drop(untilOutputFrom: pairs)
  _ = ints.dropFirst()
  _ = ints.dropFirst(2)
  _ = ints.drop { $0 < 1 }
  _ = ints.drop(while: { $0 < 1 })
  _ = ints.tryDrop { $0 < 1 }
  _ = ints.append(1, 2)
  _ = ints.append([1, 2])
  _ = ints.append(ints)
  _ = ints.prepend(1, 2)
  _ = ints.prepend([1, 2])
  _ = ints.prepend(ints)
  _ = ints.prefix(2)
  _ = ints.prefix { $0 < 1 }
  _ = ints.prefix(while: { $0 < 1 })
  _ = ints.tryPrefix { $0 < 1 }
  _ = ints.prefix(untilOutputFrom: pairs)
  _ = ints.first()
  _ = ints.first { $0 > 1 }
  _ = ints.tryFirst { $0 > 1 }
  _ = ints.last()
  _ = ints.last { $0 > 1 }
  _ = ints.tryLast { $0 > 1 }
  _ = ints.output(at: 1)
  _ = ints.output(in: 1...2)
  _ = ints.output(in: 1...)
}

func operatorsWithManyInputs(a: AnyPublisher<Int, Never>, b: AnyPublisher<Int, Never>, c: AnyPublisher<Int, Failed>) {
  _ = a.combineLatest(b)
  _ = a.combineLatest(b) { $0 + $1 }
  _ = a.combineLatest(b, a)
  _ = a.combineLatest(b, a) { $0 + $1 + $2 }
  _ = a.combineLatest(b, a, b)
  _ = a.combineLatest(b, a, b) { $0 + $1 + $2 + $3 }
  _ = a.merge(with: b)
  _ = a.merge(with: b.map { $0 + 1 })
  _ = a.merge(with: b, a)
  _ = a.merge(with: b, a, b)
  _ = a.merge(with: b, a, b, a)
  _ = a.merge(with: b, a, b, a, b)
  _ = a.merge(with: b, a, b, a, b, a)
  _ = a.merge(with: b, a, b, a, b, a, b)
  _ = a.zip(b)
  _ = a.zip(b) { $0 + $1 }
  _ = a.zip(b, a)
  _ = a.zip(b, a) { $0 + $1 + $2 }
  _ = a.zip(b, a, b)
  _ = a.zip(b, a, b) { $0 + $1 + $2 + $3 }
  _ = a.flatMap { Just($0) }
  _ = a.flatMap(maxPublishers: .max(1)) { Just($0) }
  _ = a.flatMap { _ in Fail<Int, Failed>(error: Failed()) } as any Publisher<Int, Failed>
  _ = c.flatMap { Just($0) } as any Publisher<Int, Failed>
  _ = a.map { Just($0) }.switchToLatest()
  _ = a.map { _ in c }.switchToLatest() as any Publisher<Int, Failed>
  _ = c.map { Just($0) }.switchToLatest() as any Publisher<Int, Failed>
  _ = c.catch { _ in Just(1) }
  _ = c.tryCatch { _ in Just(1).setFailureType(to: Failed.self) }
  _ = c.retry(3)
  _ = c.assertNoFailure()
  _ = c.assertNoFailure("prefix", file: "file", line: 1)
}

func operatorsWithTime(ints: AnyPublisher<Int, Never>, failing: AnyPublisher<Int, Failed>) {
  let queue = DispatchQueue(label: "queue")
  _ = ints.debounce(for: 0.3, scheduler: RunLoop.main)
  _ = ints.debounce(for: .seconds(0.3), scheduler: RunLoop.main, options: nil)
  _ = ints.debounce(for: .milliseconds(300), scheduler: queue)
  _ = ints.throttle(for: 1, scheduler: RunLoop.main, latest: true)
  _ = ints.throttle(for: .seconds(1), scheduler: queue, latest: false)
  _ = ints.delay(for: 1, scheduler: RunLoop.main)
  _ = ints.delay(for: .seconds(1), tolerance: .milliseconds(1), scheduler: queue, options: nil)
  _ = ints.measureInterval(using: queue)
  _ = ints.measureInterval(using: RunLoop.main)
  _ = ints.timeout(.seconds(1), scheduler: queue)
  _ = failing.timeout(1, scheduler: RunLoop.main, options: nil, customError: { Failed() })
  _ = ints.receive(on: RunLoop.main)
  _ = ints.receive(on: queue, options: .init(qos: .userInitiated))
  _ = ints.receive(on: OperationQueue.main)
  _ = ints.receive(on: ImmediateScheduler.shared)
  _ = ints.subscribe(on: queue)
  _ = ints.subscribe(on: DispatchQueue.global(), options: nil)
}

@MainActor func operatorsThatShareAndWatch(ints: AnyPublisher<Int, Never>, failing: AnyPublisher<Int, Failed>) {
  _ = ints.share()
  _ = ints.multicast(subject: PassthroughSubject<Int, Never>())
  _ = ints.multicast { PassthroughSubject<Int, Never>() }
  _ = ints.makeConnectable().connect()
  _ = ints.makeConnectable().autoconnect()
  _ = ints.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
  _ = failing.buffer(size: 1, prefetch: .keepFull, whenFull: .customError { Failed() })
  _ = ints.map { _ in Pair() }.encode(encoder: JSONEncoder())
  _ = ints.map { _ in Data() }.decode(type: Pair.self, decoder: JSONDecoder())
  _ = ints.map { _ in Data() }.decode(type: Pair.self, decoder: PropertyListDecoder())
  _ = ints.map { _ in Pair() }.encode(encoder: PropertyListEncoder())
  _ = ints.print()
  _ = ints.print("prefix", to: Stream())
  _ = ints.breakpoint(receiveSubscription: { _ in false }, receiveOutput: { _ in false }, receiveCompletion: nil)
  _ = ints.breakpointOnError()
  _ = ints.handleEvents(
    receiveSubscription: { _ in }, receiveOutput: { _ in }, receiveCompletion: { _ in }, receiveCancel: {},
    receiveRequest: { _ in })
  _ = ints.handleEvents(receiveOutput: { _ in })
  _ = ints.eraseToAnyPublisher()
  _ = ints.sink { _ in }
  _ = ints.sink(receiveValue: { _ in })
  _ = failing.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
  _ = failing.sink { _ in
  } receiveValue: { _ in
  }
  _ = ints.subscribe(PassthroughSubject<Int, Never>())
  _ = ints.subscribe(AnySubject.shared)
  _ = ints.values
  _ = failing.values
  let holder = Holder()
  _ = ints.assign(to: \.plain, on: holder)
  ints.assign(to: &holder.$number)
}

private struct Stream: TextOutputStream {
  mutating func write(_ string: String) {}
}

private enum AnySubject {
  static var shared: CurrentValueSubject<Int, Never> { .init(0) }
}

func sequences(ints: AnyPublisher<Int, Never>, failing: AnyPublisher<Int, Failed>) async throws {
  for await value in ints.values { _ = value }
  for try await value in failing.values { _ = value }
  let quiet: some AsyncSequence<Int, Never> = ints.values
  let loud: some AsyncSequence<Int, any Error> = failing.values
  for await value in quiet { _ = value }
  for try await value in loud { _ = value }
}
