import Foundation

/// The kinds of values that attributes have.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100

  /// As a model's description calls them.
  init(described: String) {
    self =
      switch described {
      case "Integer 16": .integer16AttributeType
      case "Integer 32": .integer32AttributeType
      case "Integer 64": .integer64AttributeType
      case "Decimal": .decimalAttributeType
      case "Double": .doubleAttributeType
      case "Float": .floatAttributeType
      case "String": .stringAttributeType
      case "Boolean": .booleanAttributeType
      case "Date": .dateAttributeType
      case "Binary": .binaryDataAttributeType
      case "UUID": .UUIDAttributeType
      case "URI": .URIAttributeType
      case "Transformable": .transformableAttributeType
      case "Composite": .compositeAttributeType
      default: .undefinedAttributeType
      }
  }
}

extension NSAttributeDescription {
  /// The kinds of values that attributes have, as of 2021.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ type: NSAttributeType) { rawValue = type.rawValue }

    public static let undefined = AttributeType(.undefinedAttributeType)
    public static let integer16 = AttributeType(.integer16AttributeType)
    public static let integer32 = AttributeType(.integer32AttributeType)
    public static let integer64 = AttributeType(.integer64AttributeType)
    public static let decimal = AttributeType(.decimalAttributeType)
    public static let double = AttributeType(.doubleAttributeType)
    public static let float = AttributeType(.floatAttributeType)
    public static let string = AttributeType(.stringAttributeType)
    public static let boolean = AttributeType(.booleanAttributeType)
    public static let date = AttributeType(.dateAttributeType)
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    public static let uuid = AttributeType(.UUIDAttributeType)
    public static let uri = AttributeType(.URIAttributeType)
    public static let transformable = AttributeType(.transformableAttributeType)
    public static let objectID = AttributeType(.objectIDAttributeType)
    public static let composite = AttributeType(.compositeAttributeType)
  }

  /// The kind of the attribute's values.
  public var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}
