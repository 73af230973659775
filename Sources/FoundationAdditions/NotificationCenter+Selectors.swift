import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls a method when a notification is posted, on the thread that posts it, for as long as the observer lives.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = observer as AnyObject
    let kept = Observation(object, center: self, name: aName)
    kept.token = addObserver(forName: aName, object: anObject, queue: nil) { [unowned kept] notification in
      if let target = kept.target { aSelector.perform(on: target, with: notification) }
    }
    Observation.all.withLock { all in
      // Those whose observers are gone end with the next that begins.
      all = all.filter { $0.value.contains { $0.target != nil } }
      all[ObjectIdentifier(object), default: []].append(kept)
    }
  }

  /// Ends what an object observes, or one observation by what began it.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends what an object observes under a name; nil is all.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer, name: NSNotification.Name?, object: Any?) {
    Observation.all.withLock { all in
      all[ObjectIdentifier(observer)]?.removeAll { $0.center === self && (name == nil || $0.name == name) }
    }
    let any: Any = observer
    removeObserver(any, name: name, object: object)
  }
}

/// A method that waits for notifications of a centre; ends when it is let go.
private final class Observation: @unchecked Sendable {
  static let all = Mutex<[ObjectIdentifier: [Observation]]>([:])

  private(set) weak var target: AnyObject?
  let center: NotificationCenter
  let name: NSNotification.Name?
  var token: (any NSObjectProtocol)?

  init(_ target: AnyObject, center: NotificationCenter, name: NSNotification.Name?) {
    self.target = target
    self.center = center
    self.name = name
  }

  deinit {
    if let token {
      let any: Any = token
      center.removeObserver(any)
    }
  }
}
