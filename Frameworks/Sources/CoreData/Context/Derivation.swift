import Foundation

/// Values of attributes that are made of others when an object is saved.
enum Derivation {
  static func update(_ object: NSManagedObject) {
    for (name, attribute) in object.entity.attributesByName {
      guard let words = attribute.derivation else { continue }
      let value = AttributeValue.held(value(words, object), attribute.attributeType)
      if !AttributeValue.areSame(value, object.record.held(name)) { object.setPrimitiveValue(value, forKey: name) }
    }
  }

  private static func value(_ words: String, _ object: NSManagedObject) -> Any? {
    guard let call = words.firstMatch(of: #/^(\w+):\((.*)\)$/#) else { return path(words, object) }
    let argument = String(call.2)
    switch call.1 {
    case "now": return Date()
    case "canonical":
      return (path(argument, object) as? String)?.folding(
        options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    case "uppercase": return (path(argument, object) as? String)?.uppercased()
    case "lowercase": return (path(argument, object) as? String)?.lowercased()
    case "length": return (path(argument, object) as? String)?.count
    case "sum": return PathValue.value(total(argument, "@sum"), of: object)
    case "count": return path(argument.hasSuffix(".@count") ? argument : argument + ".@count", object)
    default: return nil
    }
  }

  /// `items.price` is `items.@sum.price` of all items.
  private static func total(_ path: String, _ total: String) -> ArraySlice<String> {
    var names = path.split(separator: ".").map(String.init)
    if names.count > 1 { names.insert(total, at: names.count - 1) }
    return names[...]
  }

  private static func path(_ words: String, _ object: NSManagedObject) -> Any? {
    PathValue.value(words.split(separator: ".").map(String.init)[...], of: object)
  }
}
