import Foundation

/// A method that is called on an object which is found later. On Apple's platforms it is a name in the Objective-C runtime;
/// here it holds the method itself: `Selector(Self.changed(_:))` is what `reel` writes for `#selector(changed(_:))`.
///
/// It is one word long, as there: programs take selectors of names of their own as keys of associated objects.
public struct Selector: @unchecked Sendable {
  private let method: SelectedMethod

  /// A method by its name alone, which is not found: there is no Objective-C runtime. Of each name there is one selector.
  public init(_ str: String) {
    method = .named(str)
  }

  /// A method without parameters.
  public init<Target: AnyObject, Result>(_ method: @escaping (Target) -> () -> Result) {
    self.method = SelectedMethod(of: Target.self) { target, _ in
      if let target = target as? Target { _ = method(target)() }
    }
  }

  /// A method with the one parameter that senders give: itself, or a notification.
  public init<Target: AnyObject, Argument, Result>(_ method: @escaping (Target) -> (Argument) -> Result) {
    self.method = SelectedMethod(of: Target.self) { target, argument in
      if let target = target as? Target, let argument = argument as? Argument { _ = method(target)(argument) }
    }
  }

  /// A method of the main actor without parameters.
  public init<Target: AnyObject, Result>(_ method: @escaping (Target) -> @MainActor () -> Result) {
    nonisolated(unsafe) let method = method
    self.method = SelectedMethod(of: Target.self) { target, _ in
      nonisolated(unsafe) let target = target
      Self.onMain { if let target = target as? Target { _ = method(target)() } }
    }
  }

  /// A method of the main actor with the one parameter that senders give.
  public init<Target: AnyObject, Argument, Result>(
    _ method: @escaping (Target) -> @MainActor (Argument) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.method = SelectedMethod(of: Target.self) { target, argument in
      nonisolated(unsafe) let (target, argument) = (target, argument)
      Self.onMain {
        if let target = target as? Target, let argument = argument as? Argument { _ = method(target)(argument) }
      }
    }
  }

  /// Calls the method on an object; on one of another class it does nothing.
  package func perform(on target: AnyObject, with argument: Any?) {
    method.call(target, argument)
  }

  /// Whether it holds a method of an object's class.
  package func isMethod(of target: AnyObject) -> Bool { method.isOf(target) }

  /// The name of one that is known by its name alone.
  fileprivate var name: String? { method.name }

  /// Runs at once on the main queue or thread, from others as soon as that has time.
  private static func onMain(_ body: @escaping @MainActor () -> Void) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true {
      MainActor.assumeIsolated { body() }
    } else {
      DispatchQueue.main.async { body() }
    }
  }

  private static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

/// Selectors of one name are the same; of those that hold a method each is its own.
extension Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) { self.init(value) }

  public static func == (one: Selector, other: Selector) -> Bool { one.method === other.method }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(method)) }

  public var description: String { name ?? "(method)" }
}

/// A selector by its name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector, where it is known by its name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension Timer {
  /// Makes a timer that calls a method, and schedules it on the current run loop. It holds the target until it is invalidated.
  /// - Partly: `userInfo` is not kept.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = aTarget as AnyObject
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { aSelector.perform(on: target, with: $0) }
  }
}
