/// Tells whether words could stand for a value of some type.
struct WordReader: Equatable, Sendable {
  private let type: ObjectIdentifier
  private let read: @Sendable ([String]) -> Bool

  init<Value>(_ type: Value.Type) {
    self.type = ObjectIdentifier(type)
    read = { LocationWords.value(Value.self, from: $0) != nil }
  }

  /// True where the first of the words, or several, stand for a value.
  func reads(_ words: [String]) -> Bool { read(words) }

  static func == (left: WordReader, right: WordReader) -> Bool { left.type == right.type }
}

/// Values as words of a path: what a reader sees in the address bar.
///
/// Texts, numbers, raw values of those, and all that is made from its description (`LosslessStringConvertible`) have
/// words. A text is one word; a description may be several, with slashes between them (`item/123`).
enum LocationWords {
  /// Bytes of one word beyond which a value has none.
  private static let maxLength = 200
  /// Words that the description of one value may have.
  private static let maxCount = 8

  /// The words of a value; nil where it has none that lead back to it.
  static func of(_ value: Any) -> [String]? {
    switch value {
    case let text as String: return checked([text])
    case let value as any LosslessStringConvertible:
      return checked(value.description.split(separator: "/", omittingEmptySubsequences: false).map(String.init))
    case let value as any RawRepresentable: return of(value.rawValue)
    default: return nil
    }
  }

  /// The value of a type that the first words stand for, and how many they are.
  static func value<Value>(_ type: Value.Type, from words: [String]) -> (value: Value, count: Int)? {
    if type == String.self {
      guard let word = words.first, of(word) != nil, let value = word as? Value else { return nil }
      return (value, 1)
    }
    if let type = type as? any LosslessStringConvertible.Type { return described(type, words) }
    if let type = type as? any RawRepresentable.Type { return raw(type, words) }
    return nil
  }

  /// True for values that are one word by nature, such as the names of tabs; numbers are not.
  static func isText(_ value: Any) -> Bool {
    if let value = value as? any RawRepresentable { return isText(value.rawValue) }
    return !(value is any Numeric) && !(value is Bool) && of(value) != nil
  }

  /// A title as a word: letters and digits in lower case, with dashes between them; nil for a title without any.
  static func slug(_ title: String) -> String? {
    var result = ""
    for character in title.lowercased() {
      if character.isLetter || character.isNumber {
        result.append(character)
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result.append("-")
      }
      if result.utf8.count >= 60 { break }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result.isEmpty ? nil : result
  }

  /// Words as one text, for places that have no path.
  static func joined(_ words: [String]) -> String {
    words.map { $0.replacing("%", with: "%25").replacing("/", with: "%2F") }.joined(separator: "/")
  }

  /// The words of a text that `joined` has made.
  static func split(_ text: String) -> [String] {
    text.split(separator: "/").map { String($0).replacing("%2F", with: "/").replacing("%25", with: "%") }
  }

  /// Words that browsers keep as they are: they drop `.` and go up at `..`.
  private static func checked(_ words: [String]) -> [String]? {
    let isGood =
      words.count <= maxCount
      && words.allSatisfy { word in
        !word.isEmpty && word != "." && word != ".." && word.utf8.count <= maxLength
          && !word.unicodeScalars.contains { $0.value < 32 || $0.value == 127 }
      }
    return isGood ? words : nil
  }

  /// The most words first: `item/123` is not the `item` of something.
  private static func described<Value>(
    _ type: any LosslessStringConvertible.Type, _ words: [String]
  ) -> (value: Value, count: Int)? {
    for count in stride(from: min(words.count, maxCount), to: 0, by: -1) {
      let text = words.prefix(count).joined(separator: "/")
      if let value = type.init(text) as? Value, of(value) == Array(words.prefix(count)) { return (value, count) }
    }
    return nil
  }

  private static func raw<Raw: RawRepresentable, Value>(
    _ type: Raw.Type, _ words: [String]
  ) -> (value: Value, count: Int)? {
    guard let found = value(Raw.RawValue.self, from: words), let made = Raw(rawValue: found.value) as? Value else {
      return nil
    }
    return (made, found.count)
  }
}
