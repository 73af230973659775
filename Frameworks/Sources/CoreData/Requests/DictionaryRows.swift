import Foundation

/// Values by their names, of objects or of groups of them.
struct DictionaryRows {
  private let values: [(name: String, value: ([NSManagedObject]) -> Any?)]
  private let groups: [String]
  /// Whether some value is of all objects.
  private let isTotal: Bool

  init(_ properties: [Any]?, _ groups: [Any]?, _ entity: NSEntityDescription) {
    let all = properties ?? entity.attributesByName.keys.sorted()
    var isTotal = false
    values = all.compactMap { property in
      if let description = property as? NSExpressionDescription {
        guard let expression = ExpressionValue.expression(description) else { return nil }
        isTotal = isTotal || expression.isTotal
        return (description.name, expression.value)
      }
      let name = Self.name(property)
      return (name, { $0.first?.value(forKeyPath: name) })
    }
    self.groups = (groups ?? []).map(Self.name)
    self.isTotal = isTotal
  }

  func rows(of objects: [NSManagedObject], isDistinct: Bool) -> [NSDictionary] {
    var rows = grouped(objects).map { group in
      let pairs = values.compactMap { name, value in value(group).map { (name, $0) } }
      return NSDictionary(dictionary: Dictionary(pairs) { one, _ in one })
    }
    guard isDistinct else { return rows }
    var seen: Set<NSDictionary> = []
    rows = rows.filter { seen.insert($0).inserted }
    return rows
  }

  private func grouped(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
    if groups.isEmpty { return isTotal ? [objects] : objects.map { [$0] } }
    var order: [[AnyHashable?]] = []
    var members: [[AnyHashable?]: [NSManagedObject]] = [:]
    for object in objects {
      let key = groups.map { object.value(forKeyPath: $0) as? AnyHashable }
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(object)
    }
    return order.compactMap { members[$0] }
  }

  private static func name(_ property: Any) -> String {
    (property as? NSPropertyDescription)?.name ?? property as? String ?? ""
  }
}
