@_spi(Reflection) import Swift

/// Where the dynamic properties of a view type lie in its memory: found once per type, then read directly.
@MainActor
final class PropertyLayout {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  /// Innermost first: the parts of a program's own dynamic property come before the whole.
  let fields: [Field]
  /// True where a change of the environment concerns the view's body.
  let readsEnvironment: Bool

  private static var cache: [ObjectIdentifier: PropertyLayout] = [:]

  static func of(_ type: Any.Type) -> PropertyLayout {
    if let known = cache[ObjectIdentifier(type)] { return known }
    let made = PropertyLayout(type)
    cache[ObjectIdentifier(type)] = made
    return made
  }

  private init(_ type: Any.Type) {
    fields = Self.fields(of: type, at: 0)
    readsEnvironment = fields.contains { ($0.type as? any GraphProperty.Type)?.readsEnvironment ?? false }
  }

  private static func fields(of type: Any.Type, at base: Int) -> [Field] {
    var result: [Field] = []
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) { _, offset, fieldType, _ in
      guard let property = fieldType as? any DynamicProperty.Type else { return true }
      if !(property is any GraphProperty.Type) {
        result += fields(of: fieldType, at: base + offset)
      }
      result.append(Field(offset: base + offset, type: property))
      return true
    }
    return result
  }
}
