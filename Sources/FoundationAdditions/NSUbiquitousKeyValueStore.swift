import Foundation

/// Settings that all devices of a person share.
/// - Partly: readers have no iCloud here: what is set is kept as their `UserDefaults` are, and nothing comes from other devices.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The store.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// That something came from another device, which does not happen here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private var kept: UserDefaults { UserDefaults(suiteName: "NSUbiquitousKeyValueStore") ?? .standard }

  /// What is kept under a name; nil where there is nothing.
  public func object(forKey aKey: String) -> Any? { kept.object(forKey: aKey) }
  /// Keeps something under a name; nil takes it away.
  public func set(_ anObject: Any?, forKey aKey: String) { kept.set(anObject, forKey: aKey) }
  /// Takes away what is kept under a name.
  public func removeObject(forKey aKey: String) { kept.removeObject(forKey: aKey) }
  /// The text under a name.
  public func string(forKey aKey: String) -> String? { kept.string(forKey: aKey) }
  /// The list under a name.
  public func array(forKey aKey: String) -> [Any]? { kept.array(forKey: aKey) }
  /// The dictionary under a name.
  public func dictionary(forKey aKey: String) -> [String: Any]? { kept.dictionary(forKey: aKey) }
  /// The bytes under a name.
  public func data(forKey aKey: String) -> Data? { kept.data(forKey: aKey) }
  /// The number under a name; 0 where there is none.
  public func longLong(forKey aKey: String) -> Int64 { Int64(kept.integer(forKey: aKey)) }
  /// The number under a name; 0 where there is none.
  public func double(forKey aKey: String) -> Double { kept.double(forKey: aKey) }
  /// The truth under a name; false where there is none.
  public func bool(forKey aKey: String) -> Bool { kept.bool(forKey: aKey) }
  /// Keeps a text.
  public func set(_ aString: String?, forKey aKey: String) { kept.set(aString, forKey: aKey) }
  /// Keeps bytes.
  public func set(_ aData: Data?, forKey aKey: String) { kept.set(aData, forKey: aKey) }
  /// Keeps a list.
  public func set(_ anArray: [Any]?, forKey aKey: String) { kept.set(anArray, forKey: aKey) }
  /// Keeps a dictionary.
  public func set(_ aDictionary: [String: Any]?, forKey aKey: String) { kept.set(aDictionary, forKey: aKey) }
  /// Keeps a number.
  public func set(_ value: Int64, forKey aKey: String) { kept.set(Int(value), forKey: aKey) }
  /// Keeps a number.
  public func set(_ value: Double, forKey aKey: String) { kept.set(value, forKey: aKey) }
  /// Keeps a truth.
  public func set(_ value: Bool, forKey aKey: String) { kept.set(value, forKey: aKey) }
  /// All that is kept.
  public var dictionaryRepresentation: [String: Any] { kept.dictionaryRepresentation() }
  /// Writes what is kept; true where that was possible.
  @discardableResult
  public func synchronize() -> Bool { kept.synchronize() }
}

/// What `NSUbiquitousKeyValueStore.didChangeExternallyNotification` says that has changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Why, as `NSUbiquitousKeyValueStore.didChangeExternallyNotification` says it.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
