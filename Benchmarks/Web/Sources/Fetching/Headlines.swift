/// A page of headlines, as a service of news sends it.
struct Headlines: Decodable, Sendable {
  struct Article: Decodable, Sendable {
    struct Source: Decodable, Sendable {
      let id: String?
      let name: String
    }

    let source: Source
    let author: String?
    let title: String
    let description: String?
    let url: String
    let urlToImage: String?
    let publishedAt: String
    let content: String?
  }

  let status: String
  let totalResults: Int
  let articles: [Article]
}
