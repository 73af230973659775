import Foundation

/// Values at the end of paths of names.
enum PathValue {
  static func value(_ names: ArraySlice<String>, of value: Any?) -> Any? {
    guard let name = names.first, let value else { return value }
    let rest = names.dropFirst()
    switch value {
    case let object as NSManagedObject: return Self.value(rest, of: object._value(of: name))
    case let set as NSSet: return list(set.allObjects, name, rest).map { ($0 as? [Any]).map(NSSet.init(array:)) ?? $0 }
    case let set as NSOrderedSet: return list(set.array, name, rest)
    case let all as [Any]: return list(all, name, rest)
    case let dictionary as [String: Any]: return Self.value(rest, of: dictionary[name])
    default: return nil
    }
  }

  private static func list(_ all: [Any], _ name: String, _ rest: ArraySlice<String>) -> Any? {
    if name == "@count" { return all.count }
    let values = all.map { item in
      name.hasPrefix("@") ? value(rest, of: item) : value([name] + rest, of: item)
    }
    let numbers = values.compactMap { $0.flatMap(AttributeValue.double) }
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return (values.compactMap { $0 as? Date }).min() ?? numbers.min()
    case "@max": return (values.compactMap { $0 as? Date }).max() ?? numbers.max()
    default: return values.compactMap { $0 }
    }
  }
}
