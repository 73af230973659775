import Foundation
import FoundationAdditions

/// A value of no kind that stores know, in bytes: by the program's transformer, by its type's coding, or by Foundation's archiver.
struct ArchivedValue: Codable {
  private enum Way: String, Codable { case transformer, coding, archive, list }

  private let way: Way
  private let type: String?
  private let data: Data

  /// nil where a value has no form in bytes.
  init?(_ value: Any, transformer name: String?) {
    if let name, let transformer = ValueTransformer._named(name), let data = Self.kept(value, transformer) {
      (way, type, self.data) = (.transformer, name, data)
    } else if let value = value as? any Codable, let data = Self.encoded(value) {
      (way, type, self.data) = (.coding, _mangledTypeName(Swift.type(of: value)), data)
    } else if let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0) {
      (way, type, self.data) = (.list, nil, data)
    } else if let value = (value as? [Any]).map(NSArray.init(array:)) ?? value as? any NSCoding,
      let data = try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    {
      (way, type, self.data) = (.archive, nil, data)
    } else {
      return nil
    }
  }

  /// The value; nil where its type is gone.
  func value() -> Any? {
    switch way {
    case .transformer: type.flatMap(ValueTransformer._named).flatMap { Self.value(ofKept: data, $0) }
    case .coding: (type.flatMap { _typeByName($0) } as? any Codable.Type).flatMap { Self.decoded($0, data) }
    case .list: try? PropertyListSerialization.propertyList(from: data, format: nil)
    case .archive: try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    }
  }

  /// Those that unarchive are used the other way round.
  private static func kept(_ value: Any, _ transformer: ValueTransformer) -> Data? {
    let isReversed = transformer is NSSecureUnarchiveFromDataTransformer
    return (isReversed ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)) as? Data
  }

  private static func value(ofKept data: Data, _ transformer: ValueTransformer) -> Any? {
    let isReversed = transformer is NSSecureUnarchiveFromDataTransformer
    return isReversed ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
  }

  private struct One<Value: Codable>: Codable { let value: Value }

  private static func encoded<Value: Codable>(_ value: Value) -> Data? { try? JSONEncoder().encode(One(value: value)) }

  private static func decoded<Value: Codable>(_ type: Value.Type, _ data: Data) -> Any? {
    try? JSONDecoder().decode(One<Value>.self, from: data).value
  }
}
