import Foundation

/// The subscribers of a timer, in the order of subscription.
final class TimerHub {
  private let lock = Lock()
  private var targets: [TimerTarget] = []

  func add(_ target: TimerTarget) {
    lock.withLock { targets.append(target) }
  }

  func remove(_ target: TimerTarget) {
    lock.lock()
    let index = targets.firstIndex { $0 === target }
    let removed = index.map { targets.remove(at: $0) }
    lock.unlock()
    withExtendedLifetime(removed) {}
  }

  func removeAll() {
    lock.lock()
    let removed = targets
    targets = []
    lock.unlock()
    withExtendedLifetime(removed) {}
  }

  func send(_ date: Date) {
    for target in lock.withLock({ targets }) { target.send(date) }
  }
}

/// One subscriber of a timer, whatever its type.
class TimerTarget {
  func send(_ date: Date) { abstractMethod() }
}

final class TimerSubscription<Downstream: Subscriber>: TimerTarget, Subscription
where Downstream.Input == Date, Downstream.Failure == Never {
  private let lock = Lock()
  private let hub: TimerHub
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none

  init(hub: TimerHub, _ downstream: Downstream) {
    self.hub = hub
    self.downstream = downstream
  }

  override func send(_ date: Date) {
    lock.lock()
    guard demand > .none, let downstream else { return lock.unlock() }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(date)
    guard more > .none else { return }
    lock.withLock { demand += more }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let released = lock.withLock { downstream.take() }
    if released != nil { hub.remove(self) }
  }
}
