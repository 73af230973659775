/// Somebody who publishes articles: either one of the service's sources or one that it knows by name only.
struct Publisher: Sendable, Equatable {
  var id: String
  var name: String
  var description: String
  var domain: String
  var category: NewsCategory
  var language: NewsLanguage
  var country: NewsCountry
  /// Whether it is in the index of sources; articles of the others have a source without an id.
  var isIndexed: Bool

  /// All sources, by country and then as listed.
  static let indexed = NewsCountry.allCases.flatMap { PublisherList.indexed(in: $0) }
  /// Publishers without an entry in the index.
  static let others = NewsCountry.allCases.flatMap { PublisherList.others(in: $0) }

  private static let byID = Dictionary(uniqueKeysWithValues: (indexed + others).map { ($0.id, $0) })
  private static let byCountry = Dictionary(grouping: indexed + others, by: \.country)

  /// A source of the index; nil for anybody else.
  static func indexed(id: String) -> Publisher? {
    byID[id].flatMap { $0.isIndexed ? $0 : nil }
  }

  /// Anybody known.
  static func known(id: String) -> Publisher? { byID[id] }

  /// Everybody who publishes in a country.
  static func all(in country: NewsCountry) -> [Publisher] { byCountry[country] ?? [] }

  /// The source object on the wire.
  func json(origin: String) -> JSONValue {
    .ordered([
      "id": .string(id),
      "name": .string(name),
      "description": .string(description),
      "url": .string("\(origin)/publishers/\(id)"),
      "category": .string(category.rawValue),
      "language": .string(language.rawValue),
      "country": .string(country.rawValue),
    ])
  }
}
