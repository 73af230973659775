import Combine
import Foundation
import NewsAPI

/// The sources of a country, of which the reader sees those whose name holds what they type.
@MainActor
final class SourcesModel: ObservableObject {
  /// Whose sources.
  @Published var country: Country
  @Published var words = ""
  @Published private(set) var sources: [Source] = []
  @Published private(set) var state = LoadState.loading

  private typealias Answer = Result<[Source], NewsError>

  private let retries = PassthroughSubject<Void, Never>()
  @Published private var all: [Source] = []
  private var subscriptions: Set<AnyCancellable> = []

  init(news: NewsAPI, country: Country) {
    self.country = country
    Publishers.CombineLatest($country.removeDuplicates(), retries.prepend(()))
      .map(\.0)
      .handleEvents(receiveOutput: { [weak self] _ in self?.state = .loading })
      .map { country in news.fetchSourcesErr(for: country.rawValue).asResult().receive(on: RunLoop.main) }
      .switchToLatest()
      .sink { [weak self] answer in self?.take(answer) }
      .store(in: &subscriptions)
    Publishers.CombineLatest($all, $words.removeDuplicates())
      .map { sources, words in
        let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !words.isEmpty else { return sources }
        return sources.filter { $0.name?.localizedCaseInsensitiveContains(words) ?? false }
      }
      .sink { [weak self] sources in self?.sources = sources }
      .store(in: &subscriptions)
  }

  /// Asks again after an error.
  func retry() {
    retries.send()
  }

  private func take(_ answer: Answer) {
    switch answer {
    case .success(let sources):
      all = sources
      state = .loaded
    case .failure(let error):
      all = []
      state = .failed(error.fetchError)
    }
  }
}
