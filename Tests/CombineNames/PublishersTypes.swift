import Combine
import Foundation

typealias Ints = AnyPublisher<Int, Never>
typealias Failing = AnyPublisher<Int, Failed>

func publishersWithManyInputs(a: Ints, b: Ints) {
  _ = Publishers.CombineLatest(a, b)
  _ = Publishers.CombineLatest3(a, b, a)
  _ = Publishers.CombineLatest4(a, b, a, b)
  _ = Publishers.Merge(a, b)
  _ = Publishers.Merge3(a, b, a)
  _ = Publishers.Merge4(a, b, a, b)
  _ = Publishers.Merge5(a, b, a, b, a)
  _ = Publishers.Merge6(a, b, a, b, a, b)
  _ = Publishers.Merge7(a, b, a, b, a, b, a)
  _ = Publishers.Merge8(a, b, a, b, a, b, a, b)
  _ = Publishers.MergeMany(a, b)
  _ = Publishers.MergeMany([a, b])
  _ = Publishers.Zip(a, b)
  _ = Publishers.Zip3(a, b, a)
  _ = Publishers.Zip4(a, b, a, b)
  let merged: Publishers.Merge3<Ints, Ints, Ints> = Publishers.Merge(a, b).merge(with: a)
  _ = merged
}

func publishersTypes(ints: Ints, failing: Failing, queue: DispatchQueue) {
  _ = Publishers.CollectByTime(upstream: ints, strategy: .byTime(queue, .seconds(1)), options: nil)
  _ = Publishers.TimeGroupingStrategy<DispatchQueue>.byTimeOrCount(queue, .seconds(1), 3)
  _ = Publishers.Sequence<[Int], Never>(sequence: [1])
  _ = Publishers.Map(upstream: ints) { $0 + 1 }
  _ = Publishers.TryMap(upstream: ints) { $0 + 1 }
  _ = Publishers.MapError(upstream: failing, transform: { $0 as any Error })
  _ = Publishers.MapError(upstream: failing, { $0 as any Error })
  _ = Publishers.Catch(upstream: failing) { _ in Just(1) }
  _ = Publishers.TryCatch(upstream: failing) { _ in Just(1).setFailureType(to: Failed.self) }
  _ = Publishers.FlatMap(upstream: ints, maxPublishers: .unlimited) { Just($0) }
  _ = Publishers.SwitchToLatest(upstream: ints.map { Just($0) })
  _ = Publishers.Retry(upstream: failing, retries: 3)
  _ = Publishers.Throttle(upstream: ints, interval: .seconds(1), scheduler: queue, latest: true)
  _ = Publishers.Debounce(upstream: ints, dueTime: .seconds(1), scheduler: queue, options: nil)
  _ = Publishers.Delay(upstream: ints, interval: .seconds(1), tolerance: .zero, scheduler: queue)
  _ = Publishers.Timeout(upstream: ints, interval: .seconds(1), scheduler: queue, options: nil, customError: nil)
  _ = Publishers.MeasureInterval(upstream: ints, scheduler: queue)
  _ = Publishers.ReceiveOn(upstream: ints, scheduler: queue, options: nil)
  _ = Publishers.SubscribeOn(upstream: ints, scheduler: queue, options: nil)
  _ = Publishers.Buffer(upstream: ints, size: 1, prefetch: .keepFull, whenFull: .dropNewest)
  _ = Publishers.Share(upstream: ints)
  _ = Publishers.Multicast(upstream: ints, createSubject: { PassthroughSubject<Int, Never>() })
  _ = Publishers.Autoconnect(upstream: ints.makeConnectable())
  _ = Publishers.MakeConnectable(upstream: ints)
  _ = Publishers.Print(upstream: ints, prefix: "", to: nil)
  _ = Publishers.HandleEvents(
    upstream: ints, receiveSubscription: nil, receiveOutput: nil, receiveCompletion: nil, receiveCancel: nil,
    receiveRequest: nil)
  _ = Publishers.Breakpoint(
    upstream: ints, receiveSubscription: nil, receiveOutput: nil, receiveCompletion: nil)
  _ = Publishers.AssertNoFailure(upstream: failing, prefix: "", file: #file, line: #line)
  _ = Publishers.Decode<AnyPublisher<Data, Never>, Pair, JSONDecoder>.self
  _ = Publishers.Encode<AnyPublisher<Pair, Never>, JSONEncoder>.self
  _ = Publishers.Concatenate(prefix: ints, suffix: ints)
  _ = Publishers.Drop(upstream: ints, count: 1)
  _ = Publishers.DropUntilOutput(upstream: ints, other: ints)
  _ = Publishers.PrefixUntilOutput(upstream: ints, other: ints)
  _ = Publishers.Output(upstream: ints, range: 0..<1)
  _ = Publishers.Collect(upstream: ints)
  _ = Publishers.CollectByCount(upstream: ints, count: 1)
  _ = Publishers.Comparison(upstream: ints, areInIncreasingOrder: <)
  _ = Publishers.Contains(upstream: ints, output: 1)
  _ = Publishers.Count(upstream: ints)
  _ = Publishers.First(upstream: ints)
  _ = Publishers.Last(upstream: ints)
  _ = Publishers.IgnoreOutput(upstream: ints)
  _ = Publishers.Reduce(upstream: ints, initial: 0, nextPartialResult: +)
  _ = Publishers.Scan(upstream: ints, initialResult: 0, nextPartialResult: +)
  _ = Publishers.RemoveDuplicates(upstream: ints, predicate: ==)
  _ = Publishers.ReplaceEmpty(upstream: ints, output: 1)
  _ = Publishers.ReplaceError(upstream: failing, output: 1)
  _ = Publishers.SetFailureType<Ints, Failed>(upstream: ints)
}

func equatable<T: Equatable>(_: T.Type) {}

func conformances() {
  typealias One = Just<Int>
  equatable(Publishers.Zip<One, One>.self)
  equatable(Publishers.Zip3<One, One, One>.self)
  equatable(Publishers.Zip4<One, One, One, One>.self)
  equatable(Publishers.Merge<One, One>.self)
  equatable(Publishers.CombineLatest<One, One>.self)
  equatable(Publishers.Retry<One>.self)
  equatable(Publishers.Share<One>.self)
  equatable(Publishers.Concatenate<One, One>.self)
  equatable(Publishers.DropUntilOutput<One, One>.self)
  equatable(Fail<Int, Failed>.self)
  equatable(One.self)
  equatable(Empty<Int, Never>.self)
  equatable(Publishers.Drop<One>.self)
  equatable(Publishers.Output<One>.self)
  equatable(Publishers.First<One>.self)
  equatable(Publishers.Last<One>.self)
  equatable(Publishers.Collect<One>.self)
  equatable(Publishers.CollectByCount<One>.self)
  equatable(Publishers.Contains<One>.self)
  equatable(Publishers.Count<One>.self)
  equatable(Publishers.IgnoreOutput<One>.self)
  equatable(Publishers.ReplaceEmpty<One>.self)
  equatable(Publishers.ReplaceError<One>.self)
  equatable(Publishers.SetFailureType<One, Failed>.self)
  equatable(Publishers.Sequence<[Int], Never>.self)
  equatable(Optional<Int>.Publisher.self)
  equatable(Result<Int, Failed>.Publisher.self)
  _ = Set([Publishers.PrefetchStrategy.keepFull, .byRequest])
}
