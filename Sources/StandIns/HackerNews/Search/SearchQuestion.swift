/// What is asked of the search.
struct SearchQuestion: Sendable {
  /// Thrown for a question that cannot be answered.
  struct Refusal: Error, Equatable {
    let message: String
  }

  /// Words that must be there; the last may go on.
  var words: [String] = []
  /// Groups of words that must be there as they stand.
  var phrases: [String] = []
  /// Words that must not be there.
  var excluded: [String] = []
  /// Each group needs one of its tags.
  var tags: [[String]] = []
  /// Bounds of the time in seconds: an operator and a number.
  var bounds: [(sign: String, seconds: Int)] = []
  /// The fields to search; all if empty.
  var fields: [String] = []
  var page = 0
  var pageSize = 20

  init(_ request: StandInRequest) throws(Refusal) {
    read(request.parameter("query") ?? "")
    tags = Self.groups(request.parameter("tags") ?? "")
    for filter in (request.parameter("numericFilters") ?? "").split(separator: ",") {
      bounds.append(try Self.bound(filter.filter { $0 != " " }))
    }
    fields = (request.parameter("restrictSearchableAttributes") ?? "").split(separator: ",").map(String.init)
    page = try Self.number("page", request) ?? 0
    pageSize = min(try Self.number("hitsPerPage", request) ?? 20, 1000)
  }

  /// Whether a time lies within the bounds.
  func isWithin(_ seconds: Int) -> Bool {
    bounds.allSatisfy { bound in
      switch bound.sign {
      case "<": seconds < bound.seconds
      case "<=": seconds <= bound.seconds
      case ">": seconds > bound.seconds
      case ">=": seconds >= bound.seconds
      default: seconds == bound.seconds
      }
    }
  }

  private mutating func read(_ query: String) {
    for (index, part) in query.lowercased().split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 {
        phrases.append(String(part))
        continue
      }
      for word in part.split(whereSeparator: \.isWhitespace) {
        if word.hasPrefix("-"), word.count > 1 {
          excluded.append(String(word.dropFirst()))
        } else {
          words += word.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        }
      }
    }
  }

  /// "a,(b,c)" is a and one of b and c.
  private static func groups(_ text: String) -> [[String]] {
    var groups: [[String]] = []
    var inside = false
    for part in text.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      let tag = part.trimmingCharacters(in: ["(", ")"])
      if inside, !groups.isEmpty { groups[groups.count - 1].append(tag) } else { groups.append([tag]) }
      if part.hasPrefix("(") { inside = true }
      if part.hasSuffix(")") { inside = false }
    }
    return groups
  }

  private static func bound(_ filter: String) throws(Refusal) -> (sign: String, seconds: Int) {
    guard let sign = ["<=", ">=", "<", ">", "="].first(where: { filter.contains($0) }),
      let range = filter.range(of: sign), let seconds = Int(filter[range.upperBound...])
    else { throw Refusal(message: "invalid syntax for numeric condition: \(filter)") }
    let name = filter[..<range.lowerBound]
    guard name == "created_at_i" else {
      throw Refusal(
        message: "invalid numeric attribute(\(name)), attribute not specified in numericAttributesForFiltering setting")
    }
    return (sign, seconds)
  }

  private static func number(_ name: String, _ request: StandInRequest) throws(Refusal) -> Int? {
    guard let text = request.parameter(name), !text.isEmpty else { return nil }
    guard let number = Int(text), (0...1_000_000).contains(number) else {
      throw Refusal(message: "\(name) must be a number from 0 to 1000000")
    }
    return number
  }
}
