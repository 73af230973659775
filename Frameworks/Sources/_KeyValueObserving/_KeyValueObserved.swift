import Combine
import Foundation

/// An object of the platform's own whose changes can be observed by key path: the platform knows when it changes, and says so. Of programs'
/// own classes nobody knows that, since there is no Objective-C runtime.
public protocol _KeyValueObserved: NSObject {
  /// Who observes the object.
  var _observers: _KeyValueObservers { get }
}

/// Who observes an object. It holds no key paths: each observer reads what it observes when it is told that something has changed, so that
/// paths through several objects (`\.currentItem?.status`) and a program's own computed properties are observed too.
public final class _KeyValueObservers: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var told: [(id: ObjectIdentifier, tell: () -> Void)] = []

  /// Makes a list of nobody.
  public init() {}

  /// Says that something of the object may have changed: who observes what is another value now is told.
  public func changed() {
    for observer in lock.withLock({ told }) { observer.tell() }
  }

  func add(_ id: ObjectIdentifier, _ tell: @escaping () -> Void) { lock.withLock { told.append((id, tell)) } }
  func remove(_ id: ObjectIdentifier) { lock.withLock { told.removeAll { $0.id == id } } }
}

extension _KeyValueObserved {
  /// Calls a function whenever a property has changed, as long as what is returned is kept.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(of: _observers)
    var last = self[keyPath: keyPath]
    let tell: (NSKeyValueObservedChange<Value>) -> Void = { [weak self] change in
      if let self { changeHandler(self, change) }
    }
    let wantsNew = options.contains(.new)
    observation.begin { [weak self] in
      guard let self else { return }
      let value = self[keyPath: keyPath]
      guard !isSame(value, last) else { return }
      let old = last
      last = value
      if options.contains(.prior) {
        tell(NSKeyValueObservedChange(newValue: nil, oldValue: options.contains(.old) ? old : nil, isPrior: true))
      }
      tell(
        NSKeyValueObservedChange(
          newValue: wantsNew ? value : nil, oldValue: options.contains(.old) ? old : nil, isPrior: false))
    }
    if options.contains(.initial) {
      tell(NSKeyValueObservedChange(newValue: wantsNew ? last : nil, oldValue: nil, isPrior: false))
    }
    return observation
  }

  /// Publishes a property, first as it is and then whenever it has changed.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

/// Whether a value is the same as before; what cannot be compared is another.
private func isSame<Value>(_ value: Value, _ last: Value) -> Bool {
  func equal<V: Equatable>(_ type: V.Type) -> Bool { (value as? V) == (last as? V) }
  guard let type = Value.self as? any Equatable.Type else { return false }
  return equal(type)
}
