import Foundation

/// How two values of a condition are compared.
struct PredicateComparison: Sendable {
  private let word: String
  private let options: String.CompareOptions

  /// - Parameters:
  ///   - word: In capitals: `CONTAINS`, `<=`; nil for others.
  ///   - options: c is without regard to capitals, d without regard to marks.
  init?(_ word: String, options: String) {
    let words = [
      "=": "==", "==": "==", "!=": "!=", "<>": "!=", "<": "<", "<=": "<=", "=<": "<=", ">": ">", ">=": ">=", "=>": ">=",
      "CONTAINS": "CONTAINS", "BEGINSWITH": "BEGINSWITH", "ENDSWITH": "ENDSWITH", "LIKE": "LIKE", "MATCHES": "MATCHES",
      "IN": "IN", "BETWEEN": "BETWEEN",
    ]
    guard let word = words[word] else { return nil }
    self.word = word
    var known: String.CompareOptions = []
    if options.contains("c") { known.insert(.caseInsensitive) }
    if options.contains("d") { known.insert(.diacriticInsensitive) }
    self.options = known
  }

  func holds(_ one: Any?, _ other: Any?) -> Bool {
    switch word {
    case "==": isEqual(one, other)
    case "!=": !isEqual(one, other)
    case "<": order(one, other) == .orderedAscending
    case "<=": order(one, other).map { $0 != .orderedDescending } ?? false
    case ">": order(one, other) == .orderedDescending
    case ">=": order(one, other).map { $0 != .orderedAscending } ?? false
    case "IN": contains(other, one)
    case "CONTAINS": contains(one, other)
    case "BETWEEN":
      {
        let limits = Self.items(other)
        guard limits.count == 2, let low = order(one, limits[0]), let high = order(one, limits[1]) else { return false }
        return low != .orderedAscending && high != .orderedDescending
      }()
    default: text(one, other)
    }
  }

  /// Comparisons of two texts.
  private func text(_ one: Any?, _ other: Any?) -> Bool {
    guard let one = Self.text(one), let other = Self.text(other) else { return false }
    switch word {
    case "BEGINSWITH": return one.range(of: other, options: options.union(.anchored)) != nil
    case "ENDSWITH": return one.range(of: other, options: options.union([.anchored, .backwards])) != nil
    case "MATCHES": return matches(one, "^(?:\(other))$")
    case "LIKE":
      let pattern = NSRegularExpression.escapedPattern(for: other)
        .replacingOccurrences(of: "\\*", with: "[\\s\\S]*").replacingOccurrences(of: "\\?", with: "[\\s\\S]")
      return matches(one, "^\(pattern)$")
    default: return false
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let isFolded = options.contains(.diacriticInsensitive)
    let text = isFolded ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    let kind: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: pattern, options: kind) else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  private func contains(_ all: Any?, _ part: Any?) -> Bool {
    if let all = Self.text(all) { return Self.text(part).map { all.range(of: $0, options: options) != nil } ?? false }
    return Self.items(all).contains { isEqual($0, part) }
  }

  private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    let (one, other) = (Self.identity(one), Self.identity(other))
    guard let one, let other else { return one == nil && other == nil }
    if let order = order(one, other) { return order == .orderedSame }
    return (one as? AnyHashable).map { $0 == (other as? AnyHashable) } ?? false
  }

  private func order(_ one: Any?, _ other: Any?) -> ComparisonResult? { Self.order(one, other, options) }

  /// The order of two values of a kind; nil where they are of none that has an order.
  static func order(_ one: Any?, _ other: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
    if let one = Self.text(one), let other = Self.text(other) { return one.compare(other, options: options) }
    if let one = Self.plain(one) as? Date, let other = Self.plain(other) as? Date { return one.compare(other) }
    guard let one = Self.number(one), let other = Self.number(other) else { return nil }
    return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
  }

  /// The items of a list; none of anything else.
  static func items(_ value: Any?) -> [Any?] {
    guard let value = plain(value) else { return [] }
    if let list = value as? [Any] { return list.map(Optional.some) }
    if let set = value as? NSSet { return set.allObjects }
    if let set = value as? NSOrderedSet { return set.array }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set: return mirror.children.map(\.value)
    default: return (value as? NSArray)?.map(Optional.some) ?? (value as? NSSet)?.map(Optional.some) ?? []
    }
  }

  private static func text(_ value: Any?) -> String? {
    let value = plain(value)
    return value as? String ?? (value as? NSString).map { String(describing: $0) } ?? (value as? Substring).map(
      String.init)
      ?? (value as? URL)?.absoluteString ?? (value as? UUID)?.uuidString
  }

  static func number(_ value: Any?) -> Double? {
    switch plain(value) {
    case let truth as Bool: truth ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// What tells one value from another: of objects of a store it is their name there.
  private static func identity(_ value: Any?) -> Any? {
    let value = plain(value)
    return (value as? any _KeyedValues)?._identity.base ?? value
  }

  /// What is in an optional; nil where there is nothing.
  static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { plain($0.value) }
  }
}
