extension JSONValue {
  /// A number as the service writes it: without a point where it is whole.
  static func number(_ number: Double) -> JSONValue {
    Int(exactly: number).map(JSONValue.int) ?? .double(number)
  }

  /// A text, or null where it is empty.
  static func filled(_ text: String) -> JSONValue {
    text.isEmpty ? .null : .string(text)
  }

  static func numbers(_ numbers: [Int]) -> JSONValue { .array(numbers.map(JSONValue.int)) }

  /// The object without one of its members.
  func without(_ key: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != key })
  }

  /// The object with more members at its end.
  func adding(_ more: [Member]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + more)
  }
}
