import Foundation

extension NSSortDescriptor {
  /// Sorts by the value of a key path, which may be nil: that comes first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { KeyedOrder.compare($0, $1) }
  }

  /// Sorts by the value at the end of a path of names; nil sorts objects themselves.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, by: KeyedOrder.compare)
  }

  /// Sorts by the value at the end of a path of names, as one of the methods for comparing texts does.
  /// - Partly: `compare(_:)`, `caseInsensitiveCompare(_:)`, `localizedCompare(_:)`, `localizedCaseInsensitiveCompare(_:)` and
  ///   `localizedStandardCompare(_:)`; others compare as the first does.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.description ?? ""
    self.init(key: key, ascending: ascending) { one, other in
      guard let text = PredicateComparison.plain(one) as? String,
        let second = PredicateComparison.plain(other) as? String
      else { return KeyedOrder.compare(one, other) }
      switch name {
      case "caseInsensitiveCompare:": return text.caseInsensitiveCompare(second)
      case "localizedCompare:": return text.localizedCompare(second)
      case "localizedCaseInsensitiveCompare:": return text.localizedCaseInsensitiveCompare(second)
      case "localizedStandardCompare:": return text.localizedStandardCompare(second)
      default: return KeyedOrder.compare(one, other)
      }
    }
  }

  /// Sorts as a newer descriptor does.
  public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
    let isForward = sortDescriptor.order == .forward
    self.init(keyPath: \NSObject.self, ascending: isForward) { one, other in
      guard let one = one as? Compared, let other = other as? Compared else { return .orderedSame }
      let result = sortDescriptor.compare(one, other)
      // The order is said twice.
      return isForward ? result : KeyedOrder.reversed(result)
    }
  }

  private convenience init(key: String?, ascending: Bool, by order: @escaping (Any?, Any?) -> ComparisonResult) {
    let names = (key ?? "self").split(separator: ".").map(String.init)
    self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
      order(PredicateKey.value(path: names[...], of: one), PredicateKey.value(path: names[...], of: other))
    }
  }
}

/// The order of values of which one may be nil.
enum KeyedOrder {
  static func compare(_ one: Any?, _ other: Any?) -> ComparisonResult {
    let (one, other) = (PredicateComparison.plain(one), PredicateComparison.plain(other))
    guard let one, let other else {
      return one == nil ? (other == nil ? .orderedSame : .orderedAscending) : .orderedDescending
    }
    if let one = one as? String, let other = other as? String {
      return one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
    }
    if let result = PredicateComparison.order(one, other, []) { return result }
    guard let one = one as? any Comparable else { return .orderedSame }
    return compare(one, other)
  }

  private static func compare<Value: Comparable>(_ one: Value, _ other: Any) -> ComparisonResult {
    guard let other = other as? Value else { return .orderedSame }
    return one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
  }

  static func reversed(_ result: ComparisonResult) -> ComparisonResult {
    switch result {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}
