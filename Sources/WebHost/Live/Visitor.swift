/// What a browser tells about its reader and its screen.
package struct Visitor: Equatable, Sendable {
  /// True where the reader prefers dark colours, nil while unknown.
  package var isDark: Bool?
  /// Points; nil while unknown.
  package var width, height: Double?
  /// The reader's languages, best first, as BCP 47 tags.
  package var languages: [String]
  /// An IANA time zone name, nil while unknown.
  package var timeZone: String?
  /// True where the reader prefers less movement.
  package var reducesMotion: Bool

  /// Makes a visitor of whom nothing is known but the languages of the first request.
  package init(languages: [String] = []) {
    self.languages = languages
    reducesMotion = false
  }

  /// Takes over what a script tells; what it leaves out stays.
  package mutating func update(from value: JSONValue) {
    if let scheme = value["scheme"]?.string { isDark = scheme == "dark" }
    if let number = value["width"]?.number, (0...100_000).contains(number) { width = number }
    if let number = value["height"]?.number, (0...100_000).contains(number) { height = number }
    if let list = value["languages"]?.array {
      languages = list.prefix(8).compactMap(\.string).filter { $0.utf8.count <= 64 }
    }
    if let name = value["zone"]?.string, name.utf8.count <= 64 { timeZone = name }
    if let flag = value["calm"]?.bool { reducesMotion = flag }
  }

  /// The languages of an Accept-Language header, best first.
  package static func languages(from header: String?) -> [String] {
    let ranges = (header ?? "").split(separator: ",").prefix(16).compactMap { part -> (tag: String, weight: Double)? in
      let pieces = part.split(separator: ";").map { $0.trimmingPrefix { $0 == " " } }
      guard let tag = pieces.first.map(String.init), tag != "*", tag.utf8.count <= 64 else { return nil }
      let weight = pieces.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return weight > 0 ? (tag, weight) : nil
    }
    return ranges.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.tag)
  }
}
