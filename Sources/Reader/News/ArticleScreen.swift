import Combine
import Fetch
import NewsAPI
import SwiftUI

/// An article as far as the service has it, and the way to all of it.
struct ArticleScreen: View {
  @StateObject private var article: Resource<Article?>
  @EnvironmentObject private var library: Library
  @Environment(\.articleOrder) private var order
  private let address: String
  private let services: ReaderServices

  init(address: String, title: String, services: ReaderServices) {
    self.address = address
    self.services = services
    let (news, book) = (services.news, services.articles)
    _article = StateObject(
      wrappedValue: Resource {
        if let known = book.article(at: address) {
          return Just(known).setFailureType(to: NewsError.self).eraseToAnyPublisher()
        }
        // The service has no way to ask for one article: the one that is meant is among those that are called so.
        return news.fetchArticlesErr(from: .search(searchFilter: title))
          .map { articles in articles.first { $0.url?.absoluteString == address } }
          .eraseToAnyPublisher()
      })
  }

  var body: some View {
    Group {
      if let shown {
        page(shown)
      } else {
        PageNotice(state: article.state, words: words, retry: article.retry)
      }
    }
    .navigationTitle("Article")
    .navigationBarTitleDisplayMode(.inline)
    .pageMetadata(
      title: shown.map { Text(verbatim: $0.readableTitle) },
      description: shown?.description.map { Text(verbatim: $0.plainText) }, image: shown?.urlToImage)
  }

  /// What the service has, otherwise what was kept when the article was put aside.
  private var shown: Article? { (article.value ?? nil) ?? kept }

  /// Whether the service was asked and does not have it.
  private var isLost: Bool { article.state == .loaded && (article.value ?? nil) == nil }

  private var kept: Article? {
    library.bookmarks.first { $0.kind == .article && $0.address == address }.flatMap(Article.init(kept:))
  }

  private func page(_ article: Article) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        Text(article.readableTitle)
          .font(.title.bold())
          .accessibilityHeading(.h2)
        ArticleByline(article: article, style: .time)
        if let author = article.author, !author.isEmpty {
          Text(verbatim: author)
            .font(.caption)
            .foregroundColor(.secondary)
        }
        if let picture = article.urlToImage {
          PictureView(picture, label: "", frame: .articlePage, cache: services.pictures)
        }
        ForEach(article.readableTexts, id: \.self) { text in Text(verbatim: text) }
        if isLost {
          Text("The service does not have this article any more. This is what was kept of it.")
            .font(.footnote)
            .foregroundColor(.secondary)
        }
        if let url = article.url {
          if article.charactersLeftOut ?? 0 > 0 {
            Text("The rest is where the article was published.")
              .font(.footnote)
              .foregroundColor(.secondary)
          }
          Link("Read the article at \(article.source.name ?? url.host() ?? "")", destination: url)
            .buttonStyle(.borderedProminent)
        }
        if let order {
          NextUnreadLink(after: article.readMark, in: order, title: \.readableTitle, route: NewsRoute.init)
            .padding(.top, 6)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
      .readableWidth()
    }
    .bookmarkButton(article.bookmark)
    .shareButton(article.url, title: article.readableTitle)
    .onAppear { library.markRead(article.readMark) }
  }

  private var words: ListWords {
    ListWords(
      failure: "The article did not arrive", loading: "Loading the article",
      nothingFound: "The service does not have this article any more.", symbol: "newspaper")
  }
}

extension PictureFrame {
  /// As wide as the page.
  static let articlePage = PictureFrame(shape: 16 / 9, width: 736, isFixed: false, cornerRadius: 12)
}

/// The articles that lists have shown lately, by address, so that a page of one needs no question. They are public.
///
/// Keeps 2,000 at most, for all readers. On any thread.
final class ArticleBook: Sendable {
  private final class Entry: Sendable {
    let article: Article

    init(_ article: Article) {
      self.article = article
    }
  }

  nonisolated(unsafe) private let entries = NSCache<NSString, Entry>()

  init() {
    entries.countLimit = 2_000
  }

  func note(_ articles: [Article]) {
    for article in articles {
      guard let url = article.url else { continue }
      entries.setObject(Entry(article), forKey: url.absoluteString as NSString)
    }
  }

  func article(at address: String) -> Article? {
    entries.object(forKey: address as NSString)?.article
  }
}
