import Foundation
import Synchronization

/// NewsAPI.org, version 2: decides on each request in a fixed order and answers from the archive.
struct NewsAPIHandler: ServiceHandler {
  let configuration: NewsAPIConfiguration
  let now: @Sendable () -> Date
  let archive: NewsArchive
  private let books = Books()

  /// What is remembered between requests.
  private final class Books: Sendable {
    let ledger = Mutex(QuotaLedger())
    let cache = Mutex(AnswerCache())
  }

  init(_ configuration: StandInConfiguration) {
    self.configuration = configuration.newsAPI
    now = configuration.now
    archive = NewsArchive(seed: configuration.seed, configuration: configuration.newsAPI)
  }

  func respond(to request: StandInRequest) async -> StandInResponse? {
    if let page = ArticlePages(archive: archive, now: now()).respond(to: request) { return page }
    guard request.path.hasPrefix("/v2/") else { return nil }
    guard let endpoint = NewsAPIEndpoint(path: request.path) else {
      return NewsAPIError(status: 404, code: "notFound", message: "There is no such endpoint.").response
    }
    guard request.method == "GET" else {
      return NewsAPIError(status: 405, code: "methodNotAllowed", message: "Only GET is understood.").response
    }
    do {
      return try answer(to: request, endpoint)
    } catch {
      return error.response
    }
  }

  func errorResponse(for request: StandInRequest, status: Int, code: String?) -> StandInResponse? {
    guard request.path.hasPrefix("/v2/") else { return nil }
    let known: NewsAPIError? =
      switch (status, code) {
      case (429, nil), (_, "rateLimited"): .rateLimited
      case (_, "apiKeyExhausted"): .keyExhausted
      case (401, nil), (_, "apiKeyInvalid"): .keyInvalid
      case (_, "apiKeyDisabled"): .keyDisabled
      default: nil
      }
    var error =
      known
      ?? NewsAPIError(status: status, code: code ?? "unexpectedError", message: "Something went wrong on our side.")
    error.status = status
    return error.response
  }

  /// Identity, key, cache, quota and origin; what the endpoint says comes after them.
  private func answer(
    to request: StandInRequest, _ endpoint: NewsAPIEndpoint
  ) throws(NewsAPIError) -> StandInResponse {
    guard request.header("User-Agent")?.isEmpty == false else { throw .userAgentMissing }
    let parameters = NewsAPIParameters(request)
    guard let key = parameters.key else { throw .keyMissing }
    let plan = configuration.plan(of: key)
    if plan == .invalid { throw .keyInvalid }
    if plan == .disabled { throw .keyDisabled }
    let time = now()
    let cacheKey = configuration.caches ? cacheKey(of: request, plan) : nil
    if let cacheKey, let hit = books.cache.withLock({ $0.take(cacheKey, at: time) }) {
      return .json(hit.answer, headers: NewsAPIHeaders.cached(until: hit.expiry, remaining: hit.remaining))
    }
    try charge(key, plan, at: time)
    if plan == .developer, !isLocal(origin: request.header("Origin")) { throw .corsNotAllowed }
    let search = NewsAPISearch(
      archive: archive, configuration: configuration, plan: plan, now: time, origin: request.origin)
    let result = try search.answer(endpoint, parameters)
    if let cacheKey { books.cache.withLock { $0.store(result, for: cacheKey, at: time) } }
    return .json(result, headers: NewsAPIHeaders.fresh)
  }

  private func charge(_ key: String, _ plan: NewsAPIConfiguration.Plan, at time: Date) throws(NewsAPIError) {
    let refusal = books.ledger.withLock { $0.refusal(of: key, plan: plan, at: time) }
    if let refusal { throw refusal }
  }

  /// Path and parameters without the key; nil when the request asks for a fresh answer.
  private func cacheKey(of request: StandInRequest, _ plan: NewsAPIConfiguration.Plan) -> String? {
    if request.header("X-No-Cache")?.lowercased() == "true" { return nil }
    let rest = request.query.filter { $0.name.lowercased() != "apikey" }
    return "\(plan) \(request.origin)\(request.path)?" + rest.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  }

  private func isLocal(origin: String?) -> Bool {
    guard let origin, let host = URL(string: origin)?.host() else { return origin == nil }
    return host == "localhost" || host == "127.0.0.1"
  }
}
