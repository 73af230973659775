import Foundation

/// JSON that can be changed anywhere; written without a check, so that it may become wrong.
indirect enum JSONTree {
  case null
  case bool(Bool)
  /// Written as it is.
  case number(String)
  case text(String)
  case array([JSONTree])
  case object([Member])

  struct Member {
    var key: String
    var value: JSONTree
  }

  /// Reads JSON; nil where it is none. Keys are sorted, so that a seed always meets the same tree.
  init?(_ data: Data) {
    guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else { return nil }
    self.init(value)
  }

  private init(_ value: Any) {
    switch value {
    case let object as [String: Any]:
      self = .object(object.sorted { $0.key < $1.key }.map { Member(key: $0.key, value: JSONTree($0.value)) })
    case let array as [Any]: self = .array(array.map { JSONTree($0) })
    case let text as String: self = .text(text)
    case let flag as Bool: self = .bool(flag)
    case let number as NSNumber: self = .number(number.stringValue)
    default: self = .null
    }
  }

  /// How many values there are, this one included.
  var count: Int {
    switch self {
    case .array(let elements): elements.reduce(1) { $0 + $1.count }
    case .object(let members): members.reduce(1) { $0 + $1.value.count }
    default: 1
    }
  }

  /// Puts another value in the place of the one with this number; 0 is the whole.
  func replacing(_ number: Int, by change: (JSONTree) -> JSONTree) -> JSONTree {
    var counter = 0
    return replacing(number, &counter, change)
  }

  private func replacing(_ number: Int, _ counter: inout Int, _ change: (JSONTree) -> JSONTree) -> JSONTree {
    let own = counter
    counter += 1
    if own == number { return change(self) }
    switch self {
    case .array(let elements):
      var changed: [JSONTree] = []
      for element in elements { changed.append(element.replacing(number, &counter, change)) }
      return .array(changed)
    case .object(let members):
      var changed: [Member] = []
      for member in members {
        changed.append(Member(key: member.key, value: member.value.replacing(number, &counter, change)))
      }
      return .object(changed)
    default: return self
    }
  }

  /// The JSON as bytes.
  var data: Data {
    var text = ""
    write(to: &text)
    return Data(text.utf8)
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += number
    case .text(let string): text += Self.quoted(string)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        text += Self.quoted(member.key) + ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..<" ": result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
