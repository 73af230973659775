import Foundation

/// Objects that tell their values by names, as `value(forKey:)` does.
public protocol _KeyedValues {
  /// The value of a name.
  func _value(of name: String) -> Any?
  /// What objects are told apart by, whichever object stands for it.
  var _identity: AnyHashable { get }
}

/// What objects have under a name.
enum PredicateKey {
  static func value(_ name: String, of object: Any?) -> Any? {
    guard let object = PredicateComparison.plain(object) else { return nil }
    if name.lowercased() == "self" { return object }
    if let keyed = object as? any _KeyedValues { return keyed._value(of: name) }
    if name == "length", let text = object as? String { return text.utf16.count }
    if let dictionary = object as? [String: Any] { return dictionary[name] }
    if let dictionary = object as? NSDictionary { return dictionary[name] }
    if isList(object) {
      let items = PredicateComparison.items(object)
      if ["@count", "count"].contains(name.lowercased()) { return items.count }
      return items.map { value(name, of: $0) as Any }
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let now = mirror {
      // What is observed is stored under a name with a line before it.
      for child in now.children where child.label == name || child.label == "_\(name)" { return child.value }
      mirror = now.superclassMirror
    }
    return nil
  }

  /// What a path of names leads to. `@sum.price` and its like are of all items of a list.
  static func value(path names: ArraySlice<String>, of object: Any?) -> Any? {
    guard let name = names.first else { return object }
    let rest = names.dropFirst()
    if let total = Total(rawValue: name.lowercased()) {
      return total.value(PredicateComparison.items(object).map { value(path: rest, of: $0) })
    }
    let next = value(name, of: object)
    // Each item of a list has the rest of the path, but for what is of the list as a whole.
    guard let following = rest.first, !following.hasPrefix("@"), let list = PredicateComparison.plain(next),
      isList(list)
    else { return value(path: rest, of: next) }
    return PredicateComparison.items(list).flatMap { item -> [Any] in
      let found = value(path: rest, of: item)
      guard let plain = PredicateComparison.plain(found), isList(plain) else { return [found as Any] }
      return PredicateComparison.items(plain).map { $0 as Any }
    }
  }

  /// Whether a value is a list of others.
  static func isList(_ value: Any) -> Bool {
    if value is [Any] || value is NSSet || value is NSOrderedSet || value is NSArray { return true }
    let style = Mirror(reflecting: value).displayStyle
    return style == .collection || style == .set
  }

  /// What is told of all items of a list.
  private enum Total: String {
    case sum = "@sum"
    case average = "@avg"
    case least = "@min"
    case greatest = "@max"

    func value(_ values: [Any?]) -> Any? {
      let numbers = values.compactMap(PredicateComparison.number)
      switch self {
      case .sum: return numbers.reduce(0, +)
      case .average: return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
      case .least, .greatest:
        let dates = values.compactMap { PredicateComparison.plain($0) as? Date }
        if !dates.isEmpty { return self == .least ? dates.min() : dates.max() }
        return self == .least ? numbers.min() : numbers.max()
      }
    }
  }
}
