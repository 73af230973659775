import Foundation

/// Where the dynamic properties of a view type lie in its memory: found once per type, then read directly.
@MainActor
final class PropertyLayout {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  /// Innermost first: the parts of a program's own dynamic property come before the whole.
  let fields: [Field]
  /// Those whose values come from the environment.
  let readers: [Field]

  private static var cache: [ObjectIdentifier: PropertyLayout] = [:]

  static func of(_ type: Any.Type) -> PropertyLayout {
    if let known = cache[ObjectIdentifier(type)] { return known }
    let made = PropertyLayout(type)
    cache[ObjectIdentifier(type)] = made
    return made
  }

  private init(_ type: Any.Type) {
    let properties = StoredProperties(of: type)
    fields = Self.fields(in: properties, at: 0)
    readers = fields.filter { ($0.type as? any GraphProperty.Type)?.readsEnvironment ?? false }
    if properties.kind == .structure, !properties.isComplete {
      FileHandle.standardError.write(
        Data("\(type): not all of its properties can be read, so state in them is not kept. ".utf8)
          + Data("Build its module with reflection metadata.\n".utf8))
    }
  }

  private static func fields(in properties: StoredProperties, at base: Int) -> [Field] {
    var result: [Field] = []
    for property in properties.properties where property.isStrong {
      guard let type = property.type as? any DynamicProperty.Type else { continue }
      let offset = base + property.offset
      if !(type is any GraphProperty.Type) {
        result += fields(in: StoredProperties(of: type), at: offset)
      }
      result.append(Field(offset: offset, type: type))
    }
    return result
  }
}
