import Combine
import Foundation
import Synchronization

/// Publishes the result of one asynchronous piece of work, done anew for each subscriber.
///
/// The work starts with the first demand, off the main thread; its result is delivered where the work ended. On Linux
/// it counts as pending work of the host in whose surroundings it was subscribed to, and is delivered inside them.
public struct FetchPublisher<Output, Failure: Error>: Publisher, Sendable {
  private let work: @Sendable () async throws(Failure) -> Output
  private let isAwaited: Bool

  /// Creates a publisher of some work. Cancelling the subscription cancels the work's task.
  ///
  /// - Parameters:
  ///   - isAwaited: False for what a first page should not wait for, such as pictures; true by default.
  ///   - work: The work.
  public init(isAwaited: Bool = true, _ work: @escaping @Sendable () async throws(Failure) -> Output) {
    self.isAwaited = isAwaited
    self.work = work
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let host = HostedWork(isAwaited: isAwaited)
    subscriber.receive(subscription: FetchSubscription(work, AnySubscriber(subscriber), host: host))
  }
}

/// One run of the work for one subscriber.
private final class FetchSubscription<Output, Failure: Error>: Subscription, Sendable {
  private enum Phase {
    case waiting
    case running(Task<Void, Never>?)
    case over
  }

  /// The subscriber is touched by one thread at a time: the one that took it out of the lock.
  private struct State: @unchecked Sendable {
    var phase = Phase.waiting
    var subscriber: AnySubscriber<Output, Failure>?
  }

  private let work: @Sendable () async throws(Failure) -> Output
  private let host: HostedWork
  /// What the subscriber's surroundings want, which a detached task does not inherit.
  private let greatestAge = FetchRequest.greatestAge
  private let state: Mutex<State>

  init(
    _ work: @escaping @Sendable () async throws(Failure) -> Output, _ subscriber: AnySubscriber<Output, Failure>,
    host: HostedWork
  ) {
    self.work = work
    self.host = host
    nonisolated(unsafe) let subscriber = subscriber
    state = Mutex(State(subscriber: subscriber))
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let starts = state.withLock { state in
      guard case .waiting = state.phase else { return false }
      state.phase = .running(nil)
      host.begin()
      return true
    }
    guard starts else { return }
    let task = Task.detached { [greatestAge] in
      await FetchRequest.$greatestAge.withValue(greatestAge) { await self.run() }
    }
    let isOver = state.withLock { state in
      guard case .running = state.phase else { return true }
      state.phase = .running(task)
      return false
    }
    if isOver { task.cancel() }
  }

  func cancel() {
    let phase = take().phase
    guard case .running(let task) = phase else { return }
    task?.cancel()
    host.end()
  }

  private func run() async {
    do throws(Failure) {
      let value = try await work()
      finish { subscriber in
        _ = subscriber.receive(value)
        subscriber.receive(completion: .finished)
      }
    } catch {
      finish { $0.receive(completion: .failure(error)) }
    }
  }

  private func finish(_ deliver: (AnySubscriber<Output, Failure>) -> Void) {
    let (phase, subscriber) = take()
    guard case .running = phase else { return }
    if let subscriber { host.run { deliver(subscriber) } }
    host.end()
  }

  private func take() -> (phase: Phase, subscriber: AnySubscriber<Output, Failure>?) {
    state.withLock { state in
      nonisolated(unsafe) let taken = (state.phase, state.subscriber)
      state.phase = .over
      state.subscriber = nil
      return taken
    }
  }
}

extension FetchSubscription: CustomStringConvertible, CustomPlaygroundDisplayConvertible {
  var description: String { "Fetch" }
  var playgroundDescription: Any { description }
}
