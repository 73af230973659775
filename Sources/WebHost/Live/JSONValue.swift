import Foundation

/// A JSON value as a browser sends it.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a text; nil where it is not JSON.
  package init?(_ text: some Sequence<UInt8>) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text)) else { return nil }
    self = value
  }

  /// The string, nil for anything else.
  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The number, nil for anything else.
  package var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The number as a whole one that fits, nil for anything else.
  package var integer: Int? {
    number.flatMap(Int.init(exactly:))
  }

  /// The truth value, nil for anything else.
  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The elements, nil for anything but an array.
  package var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The member of an object, nil where there is none.
  package subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }
}

extension JSONValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}
