/// What is known of the one who looks at a page, and of their screen.
public struct Visitor: Equatable, Sendable {
  /// Names the visitor: the same for all pages of a browser, and the next time it comes.
  public let id: VisitorID
  /// True where the reader prefers dark colours, nil while unknown.
  public package(set) var isDark: Bool?
  /// Points; nil while unknown.
  public package(set) var width, height: Double?
  /// The reader's languages, best first, as BCP 47 tags.
  public package(set) var languages: [String]
  /// An IANA time zone name, nil while unknown.
  public package(set) var timeZone: String?
  /// True where the reader prefers less movement.
  public package(set) var reducesMotion = false

  /// False where the browser is known to run no scripts.
  package var runsScripts = true

  /// True where the reader has another page before them.
  public package(set) var isAway = false

  /// Makes a visitor of whom nothing is known but what the first request says.
  public init(id: VisitorID = VisitorID(), languages: [String] = [], timeZone: String? = nil, width: Double? = nil) {
    self.width = width
    self.id = id
    self.languages = languages
    self.timeZone = timeZone
  }

  /// Takes over what a script tells; what it leaves out stays.
  package mutating func update(from value: JSONValue) {
    if let scheme = value["scheme"]?.string { isDark = scheme == "dark" }
    if let number = value["width"]?.number, (0...100_000).contains(number) { width = number }
    if let number = value["height"]?.number, (0...100_000).contains(number) { height = number }
    if let list = value["languages"]?.array {
      languages = list.prefix(8).compactMap(\.string).filter(AcceptLanguage.isTag)
    }
    if let name = value["zone"]?.string, name.utf8.count <= 64 { timeZone = name }
    if let flag = value["away"]?.bool { isAway = flag }
    if let flag = value["calm"]?.bool { reducesMotion = flag }
  }
}
