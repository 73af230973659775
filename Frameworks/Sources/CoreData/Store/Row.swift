import Foundation

/// What a store knows of one object. It is never changed; a save puts another in its place.
final class Row: @unchecked Sendable {
  /// Values of attributes, and of relationships to one: an `ObjectReference`; to many: a list of them.
  let values: [String: Any]
  /// Counts the changes of attributes and of relationships to one.
  let version: Int

  init(_ values: [String: Any], version: Int) {
    self.values = values
    self.version = version
  }

  /// Reads what is kept. Properties that came to the model since have their default values.
  init(_ data: Data, _ entity: NSEntityDescription) throws {
    let kept = try JSONDecoder().decode([String: StoredValue].self, from: data)
    var values: [String: Any] = [:]
    for (name, property) in entity.propertiesByName where !property.isTransient {
      let stored = kept[name] ?? property.renamingIdentifier.flatMap { kept[$0] }
      switch property {
      case let attribute as NSAttributeDescription:
        guard let stored else {
          values[name] = AttributeValue.held(attribute.defaultValue, attribute.attributeType)
          continue
        }
        values[name] = Self.attribute(stored, attribute)
      case let relationship as NSRelationshipDescription:
        switch stored {
        case .object(let one): values[name] = relationship.isToMany ? [one] : one
        case .objects(let all): values[name] = relationship.isToMany ? all : all.first
        default: if relationship.isToMany { values[name] = [ObjectReference]() }
        }
      default: break
      }
    }
    self.values = values
    version = 0
  }

  private static func attribute(_ stored: StoredValue, _ attribute: NSAttributeDescription) -> Any? {
    let type = attribute.attributeType
    switch stored {
    case .nothing, .object, .objects: return nil
    case .integer(let value): return converted(value, type)
    case .double(let value): return converted(value, type)
    case .truth(let value): return converted(value, type)
    case .text(let value): return AttributeValue.held(value, type) ?? AttributeValue.value(of: value, type)
    case .date(let value): return converted(Date(timeIntervalSinceReferenceDate: value), type)
    case .data(let value): return converted(value, type)
    case .uuid(let value): return converted(value, type)
    case .url(let value): return URL(string: value).flatMap { converted($0, type) }
    case .decimal(let value): return Decimal(string: value).flatMap { converted($0, type) }
    case .archive(let value): return value.value()
    }
  }

  /// Attributes may have become of another kind since.
  private static func converted(_ value: Any, _ type: NSAttributeType) -> Any? {
    AttributeValue.held(value, type) ?? (type == .stringAttributeType ? "\(value)" : nil)
  }

  /// What is kept.
  func data(_ entity: NSEntityDescription) throws -> Data {
    var kept: [String: StoredValue] = [:]
    for (name, property) in entity.propertiesByName where !property.isTransient {
      kept[name] = try Self.stored(values[name], property)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(kept)
  }

  private static func stored(_ value: Any?, _ property: NSPropertyDescription) throws -> StoredValue {
    switch value {
    case nil: return .nothing
    case let value as Int64: return .integer(value)
    case let value as Double: return .double(value)
    case let value as Bool: return .truth(value)
    case let value as String: return .text(value)
    case let value as Date: return .date(value.timeIntervalSinceReferenceDate)
    case let value as Data: return .data(value)
    case let value as UUID: return .uuid(value)
    case let value as URL: return .url(value.absoluteString)
    case let value as Decimal: return .decimal("\(value)")
    case let value as ObjectReference: return .object(value)
    case let value as [ObjectReference] where property is NSRelationshipDescription: return .objects(value)
    case let value?:
      let name = (property as? NSAttributeDescription)?.valueTransformerName
      guard let archived = ArchivedValue(value, transformer: name) else {
        throw CocoaError(
          .coderInvalidValue,
          userInfo: [
            NSLocalizedDescriptionKey:
              "\(property.name) cannot be kept: \(type(of: value)) is neither Codable nor NSCoding."
          ])
      }
      return .archive(archived)
    }
  }
}
