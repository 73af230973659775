import Foundation

/// What observers are told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What the property is now.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// What it was before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// At once, before anything has changed.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Before each change too.
  /// - Partly: told after the property has changed, just before the change itself is told.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// In which way a property has changed.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// What has changed.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  /// In which way: the property was set.
  public var kind: Kind { .setting }
  /// What the property is now; nil where nobody has asked for it.
  public let newValue: Value?
  /// What it was before; nil where nobody has asked for it.
  public let oldValue: Value?
  /// Which elements have changed: nil, since the property was set as a whole.
  public var indexes: IndexSet? { nil }
  /// Whether this is told before the change.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

/// Observes as long as it is kept.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private weak var observers: _KeyValueObservers?

  init(of observers: _KeyValueObservers) {
    self.observers = observers
  }

  /// Is told of all changes of an object.
  public convenience init(of observers: _KeyValueObservers, _ tell: @escaping () -> Void) {
    self.init(of: observers)
    begin(tell)
  }

  func begin(_ tell: @escaping () -> Void) { observers?.add(ObjectIdentifier(self), tell) }

  /// Observes no more.
  public func invalidate() {
    observers?.remove(ObjectIdentifier(self))
    observers = nil
  }

  deinit { invalidate() }
}
