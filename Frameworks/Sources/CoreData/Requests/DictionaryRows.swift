import Foundation

/// Values by their names, of objects or of groups of them.
struct DictionaryRows {
  private let values: [(name: String, value: ([NSManagedObject]) -> Any?)]
  private let groups: [String]

  init(_ properties: [Any]?, _ groups: [Any]?, _ entity: NSEntityDescription) {
    let all = properties ?? entity.attributesByName.keys.sorted()
    values = all.map { property in
      let name = Self.name(property)
      return (name, { $0.first?.value(forKeyPath: name) })
    }
    self.groups = (groups ?? []).map(Self.name)
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
    if groups.isEmpty { return objects.map { [$0] } }
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
