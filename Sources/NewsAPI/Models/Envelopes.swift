/// The service's answer with articles.
struct NewsResponse: Decodable, Sendable {
  let status: String?
  let totalResults: Int?
  let articles: [Article]
}

/// The service's answer with sources.
struct SourcesResponse: Decodable, Sendable {
  let status: String?
  let sources: [Source]
}

/// The service's answer to a request it cannot serve, whatever its status code.
struct ErrorResponse: Decodable, Sendable {
  let status: String?
  let code: String?
  let message: String?
}
