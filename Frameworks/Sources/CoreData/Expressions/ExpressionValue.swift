import Foundation

/// What expressions of requests say of objects.
struct ExpressionValue {
  let isTotal: Bool
  let value: ([NSManagedObject]) -> Any?

  static func expression(_ description: NSExpressionDescription) -> ExpressionValue? {
    description.parts.flatMap { ExpressionValue($0) }
  }

  /// The value of an expression for one object; what is none stands for itself.
  static func value(_ given: Any, of object: NSManagedObject) -> Any? {
    guard let parts = (given as? _Expression)?.parts else { return given }
    return ExpressionValue(parts)?.value([object])
  }

  private init?(_ parts: ExpressionParts) {
    switch parts {
    case .constant(let value): self.init(isTotal: false) { _ in value }
    case .path(let path): self.init(isTotal: path.contains("@")) { Self.path(path, $0) }
    case .object: self.init(isTotal: false) { $0.first?.objectID }
    case .function(let name, let arguments):
      guard let argument = arguments.first.flatMap({ ExpressionValue($0) }) else { return nil }
      let isOfAll = ["sum:", "average:", "min:", "max:", "count:"].contains(name)
      self.init(isTotal: isOfAll) { objects in
        guard isOfAll else { return Self.plain(name, argument.value(objects)) }
        return Self.total(name, objects.compactMap { argument.value([$0]) })
      }
    }
  }

  private init(isTotal: Bool, value: @escaping ([NSManagedObject]) -> Any?) {
    (self.isTotal, self.value) = (isTotal, value)
  }

  private static func path(_ path: String, _ objects: [NSManagedObject]) -> Any? {
    path.hasPrefix("@")
      ? PathValue.value(path.split(separator: ".").map(String.init)[...], of: objects)
      : objects.first?.value(forKeyPath: path)
  }

  private static func total(_ name: String, _ values: [Any]) -> Any? {
    let numbers = values.compactMap(AttributeValue.double)
    let dates = values.compactMap { $0 as? Date }
    switch name {
    case "count:": return values.count
    case "sum:": return NSNumber(value: numbers.reduce(0, +))
    case "average:": return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
    case "min:": return dates.min() ?? numbers.min().map { NSNumber(value: $0) } ?? (values as? [String])?.min()
    default: return dates.max() ?? numbers.max().map { NSNumber(value: $0) } ?? (values as? [String])?.max()
    }
  }

  private static func plain(_ name: String, _ value: Any?) -> Any? {
    switch name {
    case "lowercase:": (value as? String)?.lowercased()
    case "uppercase:": (value as? String)?.uppercased()
    case "abs:": value.flatMap(AttributeValue.double).map { NSNumber(value: abs($0)) }
    default: value
    }
  }
}
