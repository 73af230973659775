import Combine
import Foundation

func publishers() {
  _ = Just(1)
  _ = Empty<Int, Never>()
  _ = Empty(completeImmediately: false, outputType: Int.self, failureType: Never.self)
  _ = Fail<Int, Failed>(error: Failed())
  _ = Fail(outputType: Int.self, failure: Failed())
  _ = Future<Int, Never> { promise in promise(.success(1)) }
  _ = Deferred { Just(1) }
  _ = Record<Int, Never>(output: [1], completion: .finished)
  _ = Record<Int, Never> { record in
    record.receive(1)
    record.receive(completion: .finished)
  }
  _ = [1, 2].publisher
  _ = (1...3).publisher
  _ = Result<Int, Failed>.success(1).publisher
  _ = Result<Int, Failed>.Publisher(.failure(Failed()))
  _ = Int?.some(1).publisher
  _ = Int?.Publisher(1)
  _ = CurrentValueSubject<Int, Never>(1).value
  _ = PassthroughSubject<Int, Never>()
  _ = AnyPublisher(Just(1))
}

func subscribers() {
  _ = AnySubscriber<Int, Never>(
    receiveSubscription: { $0.request(.unlimited) }, receiveValue: { _ in .none }, receiveCompletion: { _ in })
  _ = AnySubscriber(PassthroughSubject<Int, Never>())
  _ = AnyCancellable {}
  _ = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
  var demand = Subscribers.Demand.max(1) + 2 - 1 + .unlimited
  demand += .max(1)
  demand *= 2
  _ = demand > 0 && demand == .unlimited && demand.max == nil
  _ = Subscriptions.empty
  _ = CombineIdentifier()
  _ = ImmediateScheduler.shared.now
  _ = ObservableObjectPublisher()
  _ = AsyncPublisher(Just(1))
  _ = AsyncThrowingPublisher(Fail<Int, Failed>(error: Failed()))
  _ = Subscribers.Assign(object: Holder(), keyPath: \.plain).object
  var set = Set<AnyCancellable>()
  var array: [AnyCancellable] = []
  Just(1).sink { _ in }.store(in: &set)
  Just(1).sink { _ in }.store(in: &array)
}

func futureValue() async throws {
  _ = await Future<Int, Never> { $0(.success(1)) }.value
  _ = try await Future<Int, Failed> { $0(.success(1)) }.value
}

func primaryAssociatedTypes(queue: DispatchQueue) {
  let any: any Publisher<Int, Never> = Just(1)
  let some: some Publisher<Int, Never> = Just(1)
  let connectable: some ConnectablePublisher<Int, Never> = Just(1).makeConnectable()
  let subscriber: some Subscriber<Int, Never> = AnySubscriber<Int, Never>()
  let subject: any Subject<Int, Never> = PassthroughSubject<Int, Never>()
  let scheduler: some Scheduler<DispatchQueue.SchedulerTimeType> = queue
  _ = (any, some, connectable, subscriber, subject, scheduler)
}

final class Printer: Subscriber, Cancellable {
  typealias Input = Int
  typealias Failure = Never
  private var subscription: (any Subscription)?

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.max(2))
  }
  func receive(_ input: Int) -> Subscribers.Demand { .max(1) }
  func receive(completion: Subscribers.Completion<Never>) {}
  func cancel() { subscription?.cancel() }
}

struct Numbers: Publisher {
  typealias Output = Int
  typealias Failure = Never

  func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Never {
    subscriber.receive(subscription: Counting(subscriber))
  }

  private final class Counting<S: Subscriber>: Subscription where S.Input == Int {
    private var subscriber: S?
    init(_ subscriber: S) { self.subscriber = subscriber }
    func request(_ demand: Subscribers.Demand) { _ = subscriber?.receive(demand.max ?? 0) }
    func cancel() { subscriber = nil }
  }
}

class Base: ObservableObject {
  @Published var text = ""
  @Published(initialValue: 1) var number: Int
  @Combine.Published var qualified = 1
}

final class Manual: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
}

@MainActor final class OnMain: ObservableObject {
  @Published private(set) var numbers: [Int] = []
  func add() { numbers.append(1) }
}

class Box<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

func observableObjects() {
  let projected: Published<String>.Publisher = Base().$text
  _ = (projected, Box(1).$value, Base().objectWillChange, Manual().objectWillChange)
  Manual().objectWillChange.send()
  Base().objectWillChange.send()
  let subject: any Subject<Int, Never> = PassthroughSubject<Int, Never>()
  subject.send(subscription: Subscriptions.empty)
}

func bitwiseCopyable<T: BitwiseCopyable>(_: T.Type) {}
func sendable<T: Sendable>(_: T.Type) {}
func codable<T: Codable>(_: T.Type) {}
func hashable<T: Hashable>(_: T.Type) {}

func values() {
  sendable(Subscribers.Demand.self)
  sendable(Subscribers.Completion<Failed>.self)
  bitwiseCopyable(Subscribers.Demand.self)
  codable(Subscribers.Demand.self)
  codable(Subscribers.Completion<CodableFailure>.self)
  hashable(Subscribers.Completion<CodableFailure>.self)
  codable(Record<Int, CodableFailure>.self)
  codable(Record<Int, CodableFailure>.Recording.self)
}

struct CodableFailure: Error, Codable, Hashable {}

final class Watcher: _Introspection {
  func willReceive<Downstream>(subscriber: Downstream, input: Downstream.Input) where Downstream: Subscriber {}
  func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}
}

/// The hooks call each other under these names only.
func watch(_ subscription: any Subscription) {
  let watcher: any _Introspection = Watcher()
  watcher.willRequest(subscription: subscription, .max(1))
  watcher.didRequest(subscription: subscription, .max(1))
}

struct Coder: TopLevelEncoder, TopLevelDecoder {
  func encode<T>(_ value: T) throws -> String where T: Encodable { "" }
  func decode<T>(_ type: T.Type, from input: String) throws -> T where T: Decodable { throw Failed() }
}

struct Soon: Scheduler {
  typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
  typealias SchedulerOptions = Never
  var now: SchedulerTimeType { ImmediateScheduler.shared.now }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) { action() }
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable { AnyCancellable {} }
}

func coding() {
  _ = Just(1).encode(encoder: Coder()).decode(type: Int.self, decoder: Coder())
  _ = Just(1).receive(on: Soon()).delay(for: 1, scheduler: Soon())
  Watcher().enable()
}
