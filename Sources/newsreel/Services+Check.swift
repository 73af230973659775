import NewsAPI

extension Services {
  /// What became of a question to a service.
  struct Report {
    /// Where the service is, and what it says or what is wrong.
    var sentence: String
    var isWell: Bool
  }

  /// Asks a service something small: its address, its key, and whether its answer can be read.
  func check(_ place: Place) async -> Report {
    let address = places[place] ?? ""
    do {
      return Report(sentence: "\(address) It answers: \(try await ask(place)).", isWell: true)
    } catch {
      return Report(
        sentence: "\(address) It does not answer as it should: \(error.localizedDescription)", isWell: false)
    }
  }

  private func ask(_ place: Place) async throws -> String {
    switch place {
    case .news: "\(try await news.sources(for: .us).count) sources in the United States"
    case .movies: "\(try await tmdb.genres(in: nil).count) genres"
    case .stories: "\(try await stories.storyIDs(of: .top).count) stories at the top"
    case .cats: "\(try await cats.breeds().count) breeds"
    }
  }
}
