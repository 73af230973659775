import Fetch

/// The parameters of the list of sources; all may be left out.
public struct SourcesQuery: Sendable, Hashable {
  /// The section.
  public var category: Category?
  /// The language.
  public var language: Language?
  /// The country.
  public var country: Country?

  /// Creates a question for all sources, or for some.
  public init(category: Category? = nil, language: Language? = nil, country: Country? = nil) {
    self.category = category
    self.language = language
    self.country = country
  }

  var items: QueryItems {
    var items = QueryItems()
    items.add("category", category?.rawValue)
    items.add("language", language?.rawValue)
    items.add("country", country?.rawValue)
    return items
  }
}
