import Foundation

extension NSObject {
  /// The class of the objects that an object's class is made of.
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

  /// Whether the object has a method: one that is known by name alone is not found, since there is no Objective-C runtime.
  public func responds(to aSelector: Selector?) -> Bool { aSelector?.isMethod(of: self) ?? false }

  /// Whether the class has a method of its own: none is found, since there is no Objective-C runtime.
  /// - Partly: `to` is not used.
  public class func responds(to aSelector: Selector?) -> Bool { false }

  /// Calls a method; one that is known by name alone is not found, and nothing happens. What it returns is not told.
  /// - Partly: methods of `#selector` alone are called, and what they return is not told.
  @discardableResult
  public func perform(_ aSelector: Selector?, with object: Any? = nil) -> Unmanaged<AnyObject>? {
    aSelector?.perform(on: self, with: object)
    return nil
  }

  /// Calls a method of the class: there is none without an Objective-C runtime.
  /// - Partly: nothing is called.
  @discardableResult
  public class func perform(_ aSelector: Selector?, with object: Any? = nil) -> Unmanaged<AnyObject>? { nil }

  /// Calls a method on the main thread after a time, unless it is cancelled until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedCalls.begin(aSelector, on: self, with: anArgument, after: delay)
  }

  /// Calls a method on the main thread.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let (target, argument) = (self, arg)
    if Thread.isMainThread && wait {
      aSelector.perform(on: target, with: argument)
    } else {
      DispatchQueue.main.async { aSelector.perform(on: target, with: argument) }
    }
  }

  /// Cancels the calls of methods on an object that have not come about yet.
  /// - Partly: `object` is not used.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel(on: aTarget as AnyObject, nil)
  }

  /// Cancels the calls of one method on an object that have not come about yet.
  /// - Partly: `object` is not used: whatever is handed over.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object: Any?) {
    DelayedCalls.cancel(on: aTarget as AnyObject, aSelector)
  }
}
