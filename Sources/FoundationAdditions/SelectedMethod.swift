import Foundation

/// What a selector stands for: a method, or a name that nobody knows a method of.
final class SelectedMethod: @unchecked Sendable {
  /// The name, where there is no more.
  let name: String?
  /// Calls the method on an object, which may be of another class.
  let call: (AnyObject, Any?) -> Void
  /// Whether an object has the method.
  let isOf: (AnyObject) -> Bool

  init<Target: AnyObject>(of target: Target.Type, call: @escaping (AnyObject, Any?) -> Void) {
    name = nil
    self.call = call
    isOf = { $0 is Target }
  }

  private init(name: String) {
    self.name = name
    call = { _, _ in }
    isOf = { _ in false }
  }

  /// The one of a name. Those that were asked for stay, as in the Objective-C runtime.
  static func named(_ name: String) -> SelectedMethod {
    lock.withLock {
      if let method = byName[name] { return method }
      let method = SelectedMethod(name: name)
      byName[name] = method
      return method
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var byName: [String: SelectedMethod] = [:]
}
