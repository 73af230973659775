import Foundation

/// Values of attributes as objects hold them: one Swift type for each kind of attribute.
enum AttributeValue {
  /// What is held for a value that a program gives; nil for none, and for one of another kind.
  static func held(_ value: Any?, _ type: NSAttributeType) -> Any? {
    guard let value = Unwrapped.value(value) else { return nil }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: return integer(value)
    case .doubleAttributeType: return double(value)
    case .floatAttributeType: return double(value).map { Double(Float($0)) }
    case .booleanAttributeType: return truth(value)
    case .decimalAttributeType: return decimal(value)
    case .stringAttributeType: return value as? String ?? (value as? Substring).map(String.init)
    case .dateAttributeType:
      return value as? Date ?? (value as? Double).map(Date.init(timeIntervalSinceReferenceDate:))
    case .binaryDataAttributeType: return value as? Data
    case .UUIDAttributeType: return (value as? UUID) ?? (value as? String).flatMap { UUID(uuidString: $0) }
    case .URIAttributeType: return (value as? URL) ?? (value as? String).flatMap { URL(string: $0) }
    case .objectIDAttributeType: return value as? NSManagedObjectID
    case .undefinedAttributeType, .transformableAttributeType, .compositeAttributeType: return value
    }
  }

  /// What key-value coding tells of a value that is held: numbers are `NSNumber`.
  static func told(_ value: Any?) -> Any? {
    switch value {
    case let number as Int64: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let truth as Bool: NSNumber(value: truth)
    case let number as Decimal: NSDecimalNumber(decimal: number)
    default: value
    }
  }

  /// What a model's description says in words.
  static func value(of text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .booleanAttributeType: text == "YES" || text == "true" || text == "1"
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text) ?? Double(text).map { Int64($0) }
    case .doubleAttributeType, .floatAttributeType: Double(text)
    case .decimalAttributeType: Decimal(string: text)
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .stringAttributeType: text
    default: nil
    }
  }

  /// Whether two values that are held are the same.
  static func areSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return (one as AnyObject) === (other as AnyObject)
  }

  static func integer(_ value: Any) -> Int64? {
    switch value {
    case let number as Int64: number
    case let truth as Bool: truth ? 1 : 0
    case let number as any BinaryInteger: Int64(clamping: number)
    case let number as NSNumber: number.int64Value
    case let number as Double: number.isFinite && abs(number) < 9e18 ? Int64(number) : nil
    case let number as any RawRepresentable: integer(number.rawValue)
    default: nil
    }
  }

  static func double(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    case let date as Date: date.timeIntervalSinceReferenceDate
    default: nil
    }
  }

  private static func truth(_ value: Any) -> Bool? {
    if let truth = value as? Bool { return truth }
    return integer(value).map { $0 != 0 }
  }

  private static func decimal(_ value: Any) -> Decimal? {
    switch value {
    case let number as Decimal: number
    case let number as NSDecimalNumber: number.decimalValue
    case let number as any BinaryInteger: Decimal(Int64(clamping: number))
    default: double(value).map { Decimal($0) }
    }
  }
}

/// What is in optionals.
enum Unwrapped {
  static func value(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    guard let container = value as? any OptionalValue else { return value }
    return Unwrapped.value(container.inner)
  }
}

/// Optionals, whatever is in them.
protocol OptionalValue {
  var inner: Any? { get }
  static var empty: Self { get }
  /// One with something in it; nil where that is of another type.
  static func made(of held: Any) -> Self?
}

extension Optional: OptionalValue {
  var inner: Any? { map { $0 as Any } }
  static var empty: Self { .none }
  static func made(of held: Any) -> Self? {
    guard let value: Wrapped = ManagedConversion.value(held) else { return nil }
    return .some(value)
  }
}
