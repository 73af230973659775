import Foundation

/// Which articles a request is about, apart from its query.
struct ArticleScope {
  private var oldest: Date
  private var newest: Date
  private var sources: Set<String>
  private var domains: [String] = []
  private var excludedDomains: [String] = []
  private var language: String?
  private var country: String?
  private var category: String?
  private var isEmpty = false

  /// Developers see articles a day late.
  init(everything parameters: NewsAPIParameters, plan: NewsAPIConfiguration.Plan, now: Date) {
    let limit = plan == .developer ? now - 86400 : now
    oldest = parameters.from ?? .distantPast
    newest = min(parameters.to ?? limit, limit)
    sources = Set(parameters.sources)
    domains = parameters.domains.map { $0.lowercased() }
    excludedDomains = parameters.excludedDomains.map { $0.lowercased() }
    language = parameters.language?.lowercased()
  }

  /// Headlines are the news of the last two weeks.
  init(headlines parameters: NewsAPIParameters, era: NewsAPIConfiguration.Era, now: Date) {
    oldest = now - 14 * 86400
    newest = now
    sources = Set(parameters.sources)
    country = parameters.country
    category = parameters.category
    language = parameters.language?.lowercased()
    guard era == .current else { return }
    isEmpty = country.map { $0 != "us" } ?? false || language.map { !$0.contains("-") } ?? false
    language = nil
  }

  func contains(_ article: Article) -> Bool {
    let publisher = article.publisher
    guard !isEmpty, article.date >= oldest, article.date <= newest else { return false }
    guard sources.isEmpty || (publisher.isIndexed && sources.contains(publisher.id)) else { return false }
    guard domains.isEmpty || domains.contains(where: publisher.belongs) else { return false }
    guard !excludedDomains.contains(where: publisher.belongs) else { return false }
    return matches(language, publisher.language.rawValue) && matches(country, publisher.country.rawValue)
      && matches(category, publisher.category.rawValue)
  }

  private func matches(_ wanted: String?, _ actual: String) -> Bool {
    wanted.map { $0 == actual } ?? true
  }
}

extension Publisher {
  /// Whether the publisher's site is this domain or below it.
  fileprivate func belongs(to wanted: String) -> Bool {
    domain == wanted || domain.hasSuffix("." + wanted) || "www." + domain == wanted
  }
}
