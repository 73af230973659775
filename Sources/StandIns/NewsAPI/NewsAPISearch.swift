import Foundation

/// What an endpoint says to its parameters: checks them in the service's order, then searches, sorts and pages.
struct NewsAPISearch {
  let archive: NewsArchive
  let configuration: NewsAPIConfiguration
  let plan: NewsAPIConfiguration.Plan
  let now: Date
  let origin: String

  func answer(_ endpoint: NewsAPIEndpoint, _ parameters: NewsAPIParameters) throws(NewsAPIError) -> JSONValue {
    switch endpoint {
    case .everything: try everything(parameters)
    case .topHeadlines: try topHeadlines(parameters)
    case .sources: sources(parameters)
    }
  }

  private func everything(_ parameters: NewsAPIParameters) throws(NewsAPIError) -> JSONValue {
    let page = try PageRequest(parameters, size: 100)
    let query = try ArticleQuery(parameters)
    guard query.isGiven || !parameters.sources.isEmpty || !parameters.domains.isEmpty else {
      throw .everythingParametersMissing
    }
    try checkSearchFields(parameters)
    try checkSources(parameters)
    try checkWindow(parameters)
    try page.check(plan)
    let scope = ArticleScope(everything: parameters, plan: plan, now: now)
    let found = archive.articles(at: now).filter { scope.contains($0) && query.matches($0) }
    return list(ArticleOrder(parameters.sortBy).sorted(found, query), page) { $0.json(origin: origin) }
  }

  private func topHeadlines(_ parameters: NewsAPIParameters) throws(NewsAPIError) -> JSONValue {
    let page = try PageRequest(parameters, size: 20)
    let query = try ArticleQuery(parameters)
    let narrowing = [parameters.language, parameters.country, parameters.category].compactMap { $0 }
    guard query.isGiven || !parameters.sources.isEmpty || !narrowing.isEmpty else {
      throw .headlinesParametersMissing
    }
    if !parameters.sources.isEmpty, parameters.country != nil || parameters.category != nil {
      throw .parametersIncompatible
    }
    try checkSources(parameters)
    try page.check(plan)
    let scope = ArticleScope(headlines: parameters, era: configuration.era, now: now)
    let found = archive.articles(at: now).filter { scope.contains($0) && query.matches($0) }
    return list(found, page) { $0.json(origin: origin, asHeadline: true) }
  }

  private func sources(_ parameters: NewsAPIParameters) -> JSONValue {
    let found = Publisher.indexed.filter { publisher in
      (parameters.category.map { $0 == publisher.category.rawValue } ?? true)
        && (parameters.language.map { $0 == publisher.language.rawValue } ?? true)
        && (parameters.country.map { $0 == publisher.country.rawValue } ?? true)
    }
    return .ordered(["status": "ok", "sources": .array(found.map { $0.json(origin: origin) })])
  }

  private func list(
    _ articles: [Article], _ page: PageRequest, write: (Article) -> JSONValue
  ) -> JSONValue {
    let shown = page.slice(of: articles, drifts: configuration.drifts)
    return .ordered([
      "status": "ok",
      "totalResults": .int(page.total(of: articles.count, drifts: configuration.drifts)),
      "articles": .array(shown.map(write)),
    ])
  }
}

// MARK: - Checks

extension NewsAPISearch {
  private func checkSearchFields(_ parameters: NewsAPIParameters) throws(NewsAPIError) {
    for name in parameters.searchIn where ArticleQuery.Field(rawValue: name.lowercased()) == nil {
      throw .unknownSearchField(name)
    }
  }

  private func checkSources(_ parameters: NewsAPIParameters) throws(NewsAPIError) {
    guard parameters.sources.count <= 20 else { throw .tooManySources }
    for id in parameters.sources where Publisher.indexed(id: id) == nil { throw .noSuchSource(id) }
  }

  /// A day of grace, since days are compared and not hours.
  private func checkWindow(_ parameters: NewsAPIParameters) throws(NewsAPIError) {
    guard plan == .developer, let from = parameters.from else { return }
    let permitted = now - 31 * 86400
    guard from < permitted else { return }
    throw .tooFarBack(permitted: String(Timestamp.plain(permitted).prefix(10)), requested: parameters.fromText)
  }
}
