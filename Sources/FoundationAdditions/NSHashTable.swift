import Foundation

/// A set of objects that it may hold weakly: those that nobody else holds are gone from it.
public class NSHashTable<ObjectType: AnyObject> {
  fileprivate struct Held {
    weak var weak: ObjectType?
    let strong: ObjectType?
  }

  private let isWeak: Bool
  private var held: [Held] = []

  /// Makes a table that holds its objects as the options say: strongly by default.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) { isWeak = options.contains(.weakMemory) }

  /// A table that holds nothing alive.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that are there, in the order they came.
  public var allObjects: [ObjectType] { held.compactMap(\.weak) }
  public var count: Int { allObjects.count }
  public var anyObject: ObjectType? { allObjects.first }

  /// Puts an object in; where an equal one is there, nothing happens.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    held.removeAll { $0.weak == nil }
    held.append(Held(weak: object, strong: isWeak ? nil : object))
  }

  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    held.removeAll { held in held.weak.map { areEqual($0, object) } ?? true }
  }

  public func removeAllObjects() { held = [] }

  public func contains(_ object: ObjectType?) -> Bool {
    guard let object else { return false }
    return allObjects.contains { areEqual($0, object) }
  }
}

/// Objects of Foundation say themselves what they are equal to; of others each is its own.
func areEqual(_ one: AnyObject, _ other: AnyObject) -> Bool {
  if one === other { return true }
  guard let one = one as? NSObject, let other = other as? NSObject else { return false }
  return one.isEqual(other)
}

/// How tables hold their objects.
public enum NSPointerFunctions {
  /// The ways; what is not said is strong, and compared by equality.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5)
  }
}
