import Foundation

/// The classes that Xcode makes of a model's entities, and what it adds to those that a program has itself.
struct ManagedClasses {
  private let model: DataModel
  private let identified: Set<String>

  /// - Parameters:
  ///   - model: The model.
  ///   - sources: The program's files, which may say already that a class is identifiable.
  init(_ model: DataModel, sources: [String] = []) {
    self.model = model
    identified = sources.reduce(into: []) { names, text in
      guard text.contains("Identifiable") else { return }
      let said = text.matches(of: #/\b(?:extension|class)\s+(\w+)\s*:[^{]*\bIdentifiable\b/#)
      names.formUnion(said.map { String($0.1) })
    }
  }

  /// The source; nil where there is nothing to make.
  var text: String? {
    let parts = model.entities.compactMap(text)
    guard !parts.isEmpty else { return nil }
    let head = "// Made by reel of \(model.name).xcdatamodeld.\nimport CoreData\nimport Foundation\n"
    return ([head] + parts).joined(separator: "\n")
  }

  private func text(_ entity: DataModel.Entity) -> String? {
    guard let name = entity.className, ["class", "category"].contains(entity.generation) else { return nil }
    var text = ""
    if entity.generation == "class" {
      text += "public nonisolated class \(name): \(parent(of: entity)) {}\n\n"
    }
    var members = [
      """
        @nonobjc public nonisolated class func fetchRequest() -> NSFetchRequest<\(name)> {
          NSFetchRequest<\(name)>(entityName: \(quoted(entity.name)))
        }
      """
    ]
    for (kind, values) in entity.properties { members += property(kind, values) }
    text += "extension \(name) {\n\(members.joined(separator: "\n"))\n}\n"
    // Objects of an entity below have it from the one above.
    let isBelow = model.entities.contains { $0.name == entity.attributes["parentEntity"] && !$0.generation.isEmpty }
    if !isBelow, !identified.contains(name) { text += "\nnonisolated extension \(name): Identifiable {}\n" }
    return text
  }

  private func parent(of entity: DataModel.Entity) -> String {
    let parent = model.entities.first { $0.name == entity.attributes["parentEntity"] }
    return parent?.className ?? "NSManagedObject"
  }

  private func property(_ kind: String, _ values: [String: String]) -> [String] {
    guard let name = values["name"] else { return [] }
    guard kind == "relationship" else {
      let type = kind == "composite" ? "[String: Any]?" : Self.type(of: values)
      return [Self.property(name, type)]
    }
    guard let destination = model.entities.first(where: { $0.name == values["destinationEntity"] }) else { return [] }
    let type = destination.className ?? "NSManagedObject"
    guard values["toMany"] == "YES" else { return [Self.property(name, "\(type)?")] }
    let isOrdered = values["ordered"] == "YES"
    return [Self.property(name, isOrdered ? "NSOrderedSet?" : "NSSet?")] + Self.accessors(name, type, isOrdered)
  }

  private static func property(_ name: String, _ type: String) -> String {
    """
      public nonisolated var `\(name)`: \(type) {
        get { _managedValue("\(name)") }
        set { _setManagedValue(newValue, "\(name)") }
      }
    """
  }

  private static func accessors(_ name: String, _ type: String, _ isOrdered: Bool) -> [String] {
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let set = isOrdered ? "NSOrderedSet" : "NSSet"
    var all = [
      ("addTo\(title)(_ value: \(type))", "_addManaged(value, \"\(name)\")"),
      ("removeFrom\(title)(_ value: \(type))", "_removeManaged(value, \"\(name)\")"),
      ("addTo\(title)(_ values: \(set))", "_addManaged(values, \"\(name)\")"),
      ("removeFrom\(title)(_ values: \(set))", "_removeManaged(values, \"\(name)\")"),
    ]
    if isOrdered {
      all += [
        ("insertInto\(title)(_ value: \(type), at idx: Int)", "_addManaged(value, \"\(name)\", at: idx)"),
        ("removeFrom\(title)(at idx: Int)", "_removeManaged(\"\(name)\", at: idx)"),
        (
          "insertInto\(title)(_ values: [\(type)], at indexes: NSIndexSet)",
          "_addManaged(values, \"\(name)\", at: indexes)"
        ),
        ("removeFrom\(title)(at indexes: NSIndexSet)", "_removeManaged(\"\(name)\", at: indexes)"),
        ("replace\(title)(at idx: Int, with value: \(type))", "_replaceManaged(\"\(name)\", at: idx, with: value)"),
      ]
    }
    return all.map { "  public nonisolated func \($0.0) { \($0.1) }" }
  }

  /// What Xcode writes for an attribute's kind.
  private static func type(of values: [String: String]) -> String {
    let isScalar = values["usesScalarValueType"] == "YES"
    func number(_ scalar: String) -> String { isScalar ? scalar : "NSNumber?" }
    switch values["attributeType"] {
    case "Integer 16": return number("Int16")
    case "Integer 32": return number("Int32")
    case "Integer 64": return number("Int64")
    case "Double": return number("Double")
    case "Float": return number("Float")
    case "Boolean": return number("Bool")
    case "Decimal": return "NSDecimalNumber?"
    case "String": return "String?"
    case "Date": return values["usesScalarValueType"] == "YES" ? "TimeInterval" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    default:
      guard let type = values["customClassName"], !type.isEmpty else { return "NSObject?" }
      return "\(type)?"
    }
  }
}
