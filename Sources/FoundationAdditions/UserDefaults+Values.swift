import Foundation

extension UserDefaults {
  /// What is kept under a key. On Apple's platforms it is the runtime's; the same as `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps something under a key, or nothing any more (nil).
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }
}
