import Combine
import Foundation

extension NSObject {
  /// Publishes a property of an object: how it is and how it becomes.
  public struct KeyValueObservingPublisher<Subject: NSObject & _KeyValueObserved, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    /// The object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// What is published: each value before it changes with `.prior`, the first one with `.initial`.
    public let options: NSKeyValueObservingOptions

    /// Publishes a property.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let subscription = KeyValueSubscription(of: keyPath, to: subscriber)
      subscriber.receive(subscription: subscription)
      subscription.begin(object, options)
    }
  }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
  public static func == (
    a: NSObject.KeyValueObservingPublisher<Subject, Value>, b: NSObject.KeyValueObservingPublisher<Subject, Value>
  ) -> Bool { a.object === b.object && a.keyPath == b.keyPath && a.options == b.options }
}

/// One who is told how a property becomes. What they have not asked for is held, the latest value alone.
private final class KeyValueSubscription<Subject: _KeyValueObserved, Value>: Subscription, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private let keyPath: KeyPath<Subject, Value>
  private var deliver: ((Value) -> Subscribers.Demand)?
  private var demand = Subscribers.Demand.none
  private var held: Value?
  private var observation: NSKeyValueObservation?

  init<S: Subscriber>(of keyPath: KeyPath<Subject, Value>, to subscriber: S) where S.Input == Value {
    self.keyPath = keyPath
    deliver = { subscriber.receive($0) }
  }

  func begin(_ object: Subject, _ options: NSKeyValueObservingOptions) {
    guard lock.withLock({ deliver != nil }) else { return }
    let wantsOld = options.contains(.prior)
    let observation = object.observe(keyPath, options: options.union([.new, .old])) { [weak self] _, change in
      if change.isPrior, wantsOld, let old = change.oldValue { self?.receive(old) }
      if let new = change.newValue { self?.receive(new) }
    }
    lock.withLock { if deliver != nil { self.observation = observation } }
  }

  private func receive(_ value: Value) {
    lock.lock()
    guard let deliver, demand > 0 else {
      if self.deliver != nil { held = value }
      lock.unlock()
      return
    }
    demand -= 1
    lock.unlock()
    let more = deliver(value)
    lock.withLock { demand += more }
  }

  func request(_ demand: Subscribers.Demand) {
    let value = lock.withLock {
      self.demand += demand
      defer { held = nil }
      return self.demand > 0 ? held : nil
    }
    if let value { receive(value) }
  }

  func cancel() {
    let observation = lock.withLock {
      defer { (deliver, held, self.observation) = (nil, nil, nil) }
      return self.observation
    }
    observation?.invalidate()
  }
}
