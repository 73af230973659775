import Foundation

/// Makes values of the types that properties of a program's classes have of those that objects hold.
enum ManagedConversion {
  /// The value of a property; one that is not there is what Objective-C would make of nothing.
  static func property<Value>(_ held: Any?, _ key: String, _ object: NSManagedObject) -> Value {
    let optional = Value.self as? any OptionalValue.Type
    if let held {
      if let value: Value = value(held) { return value }
    } else if let optional {
      return optional.empty as! Value
    }
    if held == nil, let value = nothing(Value.self) { return value }
    let type = String(describing: type(of: object))
    fatalError("\(type).\(key) is \(held.map { "\($0)" } ?? "nil"), which is no \(Value.self).")
  }

  /// A value of a type; nil where what is held is of another kind.
  static func value<Value>(_ held: Any, as type: Value.Type = Value.self) -> Value? {
    if let same = held as? Value { return same }
    switch type {
    case let type as any OptionalValue.Type: return type.made(of: held) as? Value
    case let type as any FixedWidthInteger.Type:
      return AttributeValue.integer(held).flatMap { integer(type, $0) } as? Value
    case let type as any BinaryFloatingPoint.Type:
      return AttributeValue.double(held).map { floating(type, $0) } as? Value
    case is NSDecimalNumber.Type:
      return (AttributeValue.held(held, .decimalAttributeType) as? Decimal).map(NSDecimalNumber.init(decimal:))
        as? Value
    case is NSNumber.Type: return AttributeValue.told(held) as? Value
    case is Decimal.Type: return AttributeValue.held(held, .decimalAttributeType) as? Value
    case is Bool.Type: return AttributeValue.held(held, .booleanAttributeType) as? Value
    case is String.Type: return (held as? NSString).map { String(describing: $0) } as? Value
    case is NSString.Type: return (held as? String).map(NSString.init(string:)) as? Value
    case is NSDate.Type:
      return (held as? Date).map { NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) } as? Value
    case is NSData.Type: return (held as? Data).map(NSData.init(data:)) as? Value
    case is NSURL.Type: return (held as? URL).map { NSURL(string: $0.absoluteString) } as? Value
    case let type as any RawRepresentable.Type: return raw(type, held) as? Value
    case let type as any ObjectCollection.Type:
      return Self.objects(held).flatMap { type.collection(of: $0) } as? Value
    default: return nil
    }
  }

  /// What is there where nothing is held.
  private static func nothing<Value>(_ type: Value.Type) -> Value? {
    switch type {
    case is String.Type: "" as? Value
    case is Bool.Type: false as? Value
    case let type as any FixedWidthInteger.Type: integer(type, 0) as? Value
    case let type as any BinaryFloatingPoint.Type: floating(type, 0) as? Value
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0) as? Value
    case is Data.Type: Data() as? Value
    case is NSSet.Type: NSSet() as? Value
    case is NSOrderedSet.Type: NSOrderedSet() as? Value
    case let type as any ObjectCollection.Type: type.collection(of: []) as? Value
    case let type as any RawRepresentable.Type: raw(type, Int64(0)) as? Value
    default: nil
    }
  }

  private static func integer<N: FixedWidthInteger>(_ type: N.Type, _ value: Int64) -> N? {
    N(truncatingIfNeeded: value)
  }

  private static func floating<N: BinaryFloatingPoint>(_ type: N.Type, _ value: Double) -> N { N(value) }

  private static func raw<R: RawRepresentable>(_ type: R.Type, _ held: Any) -> R? {
    value(held, as: R.RawValue.self).flatMap(R.init(rawValue:))
  }

  static func objects(_ held: Any) -> [NSManagedObject]? {
    switch held {
    case let set as NSSet: set.allObjects as? [NSManagedObject]
    case let set as NSOrderedSet: set.array as? [NSManagedObject]
    case let list as [NSManagedObject]: list
    case let collection as any Collection: collection.map { $0 as Any } as? [NSManagedObject]
    default: nil
    }
  }
}

/// Swift's collections of objects, as relationships to many have them.
protocol ObjectCollection {
  static func collection(of objects: [NSManagedObject]) -> Self?
}

extension Set: ObjectCollection {
  static func collection(of objects: [NSManagedObject]) -> Set<Element>? {
    (objects as? [Element]).map { Set($0) }
  }
}

extension Array: ObjectCollection {
  static func collection(of objects: [NSManagedObject]) -> [Element]? { objects as? [Element] }
}
