/// What the parameters of a request do to a value, as in Firebase's REST interface.
struct TreeQuery {
  /// Thrown for parameters that make no sense.
  struct Refusal: Error {
    let message: String
  }

  private let request: StandInRequest

  init(_ request: StandInRequest) {
    self.request = request
  }

  var isPretty: Bool { request.parameter("print") == "pretty" }
  var isSilent: Bool { request.parameter("print") == "silent" }

  /// The value that is left.
  func applied(to value: JSONValue) throws(Refusal) -> JSONValue {
    let value = try sliced(value)
    guard let shallow = request.parameter("shallow") else { return value }
    guard shallow == "true" || shallow == "false" else {
      throw Refusal(message: "shallow must be true or false")
    }
    guard shallow == "true", let members = value.members else { return value }
    return .object(members.map { .init(key: $0.key, value: .bool(true)) })
  }

  /// The part of a list or object that is asked for; one that does not begin at 0 is an object.
  private func sliced(_ value: JSONValue) throws(Refusal) -> JSONValue {
    let limits = ["limitToFirst", "limitToLast", "startAt", "endAt"].filter { request.parameter($0) != nil }
    guard let order = request.parameter("orderBy") else {
      guard limits.isEmpty else {
        throw Refusal(message: "orderBy must be defined when other query parameters are defined")
      }
      return value
    }
    guard order == "\"$key\"" else { throw Refusal(message: "orderBy must be a valid JSON encoded path") }
    guard var members = value.members else { return value }
    members.sort { $0.key < $1.key }
    if let start = request.parameter("startAt")?.unquoted { members.removeAll { $0.key < start } }
    if let end = request.parameter("endAt")?.unquoted { members.removeAll { $0.key > end } }
    if let count = try count("limitToFirst") { members = Array(members.prefix(count)) }
    if let count = try count("limitToLast") { members = Array(members.suffix(count)) }
    guard !members.isEmpty else { return .null }
    guard case .array = value else { return .object(members) }
    let places = members.compactMap { Int($0.key) }.sorted()
    guard places == Array(0..<places.count) else { return .object(members) }
    return .array(members.sorted { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map(\.value))
  }

  private func count(_ name: String) throws(Refusal) -> Int? {
    guard let text = request.parameter(name) else { return nil }
    guard let count = Int(text), count > 0 else { throw Refusal(message: "\(name) must be a positive integer") }
    return count
  }
}

extension JSONValue {
  /// The members of an object, or the elements of a list by their places; nil for anything else.
  var members: [Member]? {
    switch self {
    case .object(let members): members
    case .array(let elements): elements.enumerated().map { Member(key: String($0.offset), value: $0.element) }
    default: nil
    }
  }

  /// As Firebase prints for people: two spaces to a level, a space on both sides of colons, lists on one line.
  func pretty(indent: Int = 0) -> String {
    let space = String(repeating: "  ", count: indent + 1)
    switch self {
    case .object(let members) where !members.isEmpty:
      let lines = members.map { member in
        "\(space)\(JSONValue.string(member.key).compact) : \(member.value.pretty(indent: indent + 1))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(space.dropLast(2))}"
    case .array(let elements) where !elements.isEmpty:
      return "[ \(elements.map { $0.pretty(indent: indent + 1) }.joined(separator: ", ")) ]"
    default: return compact
    }
  }

  /// On one line without spaces.
  var compact: String { String(decoding: JSONWriter.bytes(of: self), as: UTF8.self) }
}

extension String {
  /// Without the quotation marks of a JSON string.
  fileprivate var unquoted: String {
    count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}
