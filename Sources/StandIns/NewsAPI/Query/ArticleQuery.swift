/// `q` in the wanted fields and `qInTitle` in the title, ready to be asked.
struct ArticleQuery: Sendable {
  /// Where to look.
  enum Field: String, Sendable, CaseIterable {
    case title, description, content
  }

  private var everywhere: QueryExpression?
  private var title: QueryExpression?
  private var fields: Set<Field>

  /// Throws when a query is too long or malformed.
  init(_ parameters: NewsAPIParameters) throws(NewsAPIError) {
    everywhere = try Self.parse(parameters.query)
    title = try Self.parse(parameters.titleQuery)
    let named = parameters.searchIn.compactMap { Field(rawValue: $0.lowercased()) }
    fields = Set(named.isEmpty ? Field.allCases : named)
  }

  /// Whether there is anything to look for.
  var isGiven: Bool { everywhere != nil || title != nil }

  func matches(_ article: Article) -> Bool {
    guard isGiven else { return true }
    let words = article.words
    if let title, !title.matches([words.title]) { return false }
    return everywhere?.matches(fields.map { words[$0] }) ?? true
  }

  /// Occurrences in the title count four times, in the description twice.
  func score(_ article: Article) -> Int {
    let words = article.words
    let weights: [Field: Int] = [.title: 4, .description: 2, .content: 1]
    let general = fields.reduce(0) { $0 + (weights[$1] ?? 0) * (everywhere?.score(words[$1]) ?? 0) }
    return general + 4 * (title?.score(words.title) ?? 0)
  }

  private static func parse(_ text: String?) throws(NewsAPIError) -> QueryExpression? {
    guard let text else { return nil }
    guard text.count <= 500 else { throw .queryTooLong }
    do {
      return try QueryParser.parse(text)
    } catch {
      throw .queryMalformed
    }
  }
}
