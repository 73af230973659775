import Foundation

/// One subscriber to notifications, whatever its type.
class NotificationTarget: @unchecked Sendable {
  func send(_ notification: Notification) { abstractMethod() }
}

/// One observer of a notification center for one subscriber.
final class NotificationSubscription<Downstream: Subscriber>: NotificationTarget, Subscription, Introspectable,
  @unchecked Sendable
where Downstream.Input == Notification, Downstream.Failure == Never {
  private let lock = Lock()
  private let name: Notification.Name
  private var center: NotificationCenter?
  private var object: AnyObject?
  private var downstream: Downstream?
  private var observer: (any NSObjectProtocol)?
  private var demand = Subscribers.Demand.none

  init(_ publisher: NotificationCenter.Publisher, _ downstream: Downstream) {
    name = publisher.name
    center = publisher.center
    object = publisher.object
    self.downstream = downstream
  }

  var description: String { "NotificationCenter Observer" }

  var customMirror: Mirror {
    lock.lock()
    defer { lock.unlock() }
    return Mirror(
      self,
      children: [("center", center as Any), ("name", name), ("object", object as Any), ("demand", demand)])
  }

  /// Starts listening. The center holds the subscription until it is cancelled.
  func observe(_ publisher: NotificationCenter.Publisher) {
    let target: NotificationTarget = self
    let observer = publisher.center.addObserver(forName: name, object: publisher.object, queue: nil) { target.send($0) }
    lock.withLock { self.observer = observer }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    lock.lock()
    let released = (center.take(), object.take(), downstream.take())
    let observer = observer.take()
    lock.unlock()
    if let observer { released.0?.removeObserver(observer) }
  }

  override func send(_ notification: Notification) {
    lock.lock()
    guard demand > .none, let downstream else { return lock.unlock() }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(notification)
    guard more > .none else { return }
    lock.withLock { demand += more }
  }
}
