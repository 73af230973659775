import Combine
import Synchronization

/// Publishes what an asynchronous piece of work sends, done anew for each subscriber.
///
/// The work starts with the first demand, off the main thread, and is cancelled with the subscription. Values that the
/// subscriber has no demand for yet are merged into one. No page waits for a stream.
public struct StreamPublisher<Output: Sendable, Failure: Error>: Publisher, Sendable {
  /// The work: it is given what it sends values with.
  public typealias Work = @Sendable (@escaping @Sendable (Output) -> Void) async throws(Failure) -> Void

  private let merge: @Sendable (Output, Output) -> Output
  private let work: Work

  /// Creates a publisher of some work.
  /// - Parameters:
  ///   - merge: What takes the place of two values that have not been asked for; the later one by default.
  ///   - work: The work.
  public init(merge: @escaping @Sendable (Output, Output) -> Output = { $1 }, _ work: @escaping Work) {
    self.merge = merge
    self.work = work
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: StreamSubscription(work, merge, AnySubscriber(subscriber)))
  }
}

/// One run of the work for one subscriber.
private final class StreamSubscription<Output: Sendable, Failure: Error>: Subscription, Sendable {
  /// The subscriber is touched by one thread at a time: the one that has set `isDelivering`.
  private struct State: @unchecked Sendable {
    var subscriber: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    var waiting: Output?
    var completion: Subscribers.Completion<Failure>?
    var task: Task<Void, Never>?
    var hasStarted = false
    var isDelivering = false
  }

  private enum Delivery {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private let work: StreamPublisher<Output, Failure>.Work
  private let merge: @Sendable (Output, Output) -> Output
  private let state: Mutex<State>

  init(
    _ work: @escaping StreamPublisher<Output, Failure>.Work, _ merge: @escaping @Sendable (Output, Output) -> Output,
    _ subscriber: AnySubscriber<Output, Failure>
  ) {
    self.work = work
    self.merge = merge
    nonisolated(unsafe) let subscriber = subscriber
    state = Mutex(State(subscriber: subscriber))
  }

  func request(_ demand: Subscribers.Demand) {
    let starts = state.withLock { state in
      state.demand += demand
      guard !state.hasStarted, state.demand > .none else { return false }
      state.hasStarted = true
      return true
    }
    if starts { start() }
    deliver()
  }

  func cancel() {
    let (task, subscriber) = state.withLock { state in
      nonisolated(unsafe) let taken = (state.task, state.subscriber)
      (state.task, state.subscriber, state.waiting, state.hasStarted) = (nil, nil, nil, true)
      return taken
    }
    task?.cancel()
    withExtendedLifetime(subscriber) {}
  }

  private func start() {
    // The work's task holds this object for as long as it is subscribed to.
    let task = Task.detached { [work] in
      do throws(Failure) {
        try await work { self.take($0) }
        self.end(.finished)
      } catch {
        self.end(.failure(error))
      }
    }
    let isOver = state.withLock { state in
      guard state.subscriber != nil else { return true }
      state.task = task
      return false
    }
    if isOver { task.cancel() }
  }

  private func take(_ value: Output) {
    state.withLock { state in
      guard state.subscriber != nil else { return }
      state.waiting = state.waiting.map { merge($0, value) } ?? value
    }
    deliver()
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    state.withLock { state in
      state.completion = completion
      state.task = nil
    }
    deliver()
  }

  /// Hands over what there is, one thread at a time; a value that comes meanwhile is handed over by the same thread.
  private func deliver() {
    while let (subscriber, delivery) = next() {
      switch delivery {
      case .value(let value):
        let more = subscriber.receive(value)
        state.withLock { state in
          state.demand += more
          state.isDelivering = false
        }
      case .completion(let completion):
        subscriber.receive(completion: completion)
        return
      }
    }
  }

  private func next() -> (AnySubscriber<Output, Failure>, Delivery)? {
    state.withLock { state in
      guard !state.isDelivering, let subscriber = state.subscriber else { return nil }
      nonisolated(unsafe) let taken = subscriber
      if let value = state.waiting {
        guard state.demand > .none else { return nil }
        state.waiting = nil
        state.demand -= 1
        state.isDelivering = true
        return (taken, .value(value))
      }
      guard let completion = state.completion else { return nil }
      (state.subscriber, state.completion) = (nil, nil)
      return (taken, .completion(completion))
    }
  }
}

extension StreamSubscription: CustomStringConvertible, CustomPlaygroundDisplayConvertible {
  var description: String { "Stream" }
  var playgroundDescription: Any { description }
}
