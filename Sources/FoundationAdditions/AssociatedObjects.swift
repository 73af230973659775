import Foundation

/// How an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0x301
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// What was associated with an object under a key; nil for nothing.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.value(of: object as AnyObject, key)
}

/// Associates a value with an object under a key; nil takes away what is there. The value lives as long as the object, and is let go
/// with it or soon after. What is assigned without being held is held too, where it is no object: numbers are values here.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.set(value, of: object as AnyObject, key, policy)
}

/// Takes away all that was associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.removeAll(of: object as AnyObject)
}

/// What programs associate with objects.
private final class Associations: @unchecked Sendable {
  private static let all = Associations()

  /// The values of one object, for as long as it is there: another may come to lie in its place.
  private struct Record {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Held] = [:]
  }

  /// A value, or an object that is not held.
  private enum Held {
    case value(Any)
    case unheld(Weak)

    var value: Any? {
      switch self {
      case .value(let value): value
      case .unheld(let weak): weak.object
      }
    }
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private let lock = NSLock()
  private var records: [ObjectIdentifier: Record] = [:]
  /// How many records there are when those of objects that are gone are looked for.
  private var limit = 64

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    all.lock.withLock {
      guard let record = all.records[ObjectIdentifier(object)], record.object === object else { return nil }
      return record.values[key]?.value
    }
  }

  static func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    // What is let go of may associate in its turn: it is held until the lock is open.
    var released: [Record] = []
    all.lock.withLock {
      let id = ObjectIdentifier(object)
      var record = Record(object: object)
      if let old = all.records[id] {
        released.append(old)
        if old.object === object { record = old }
      }
      record.values[key] = value.map { held($0, policy) }
      all.records[id] = record.values.isEmpty ? nil : record
      if all.records.count > all.limit { released += all.takeGone() }
    }
    withExtendedLifetime(released) {}
  }

  static func removeAll(of object: AnyObject) {
    let released = all.lock.withLock { all.records.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(released) {}
  }

  private static func held(_ value: Any, _ policy: objc_AssociationPolicy) -> Held {
    guard policy == .OBJC_ASSOCIATION_ASSIGN, type(of: value) is AnyClass else { return .value(value) }
    return .unheld(Weak(object: value as AnyObject))
  }

  /// Takes out the records of objects that are gone.
  private func takeGone() -> [Record] {
    let gone = records.filter { $0.value.object == nil }
    for id in gone.keys { records[id] = nil }
    limit = max(64, records.count * 2)
    return Array(gone.values)
  }
}
