import Combine
import Foundation
import TMDb

/// The collection that the reader has chosen.
@MainActor
final class MoviesModel: ObservableObject {
  @Published var collection = MovieCollection.nowPlaying
  private(set) lazy var list = MovieList(context, isChoice: true, $collection.map { .ask($0.endpoint) })

  private let context: MovieContext

  init(context: MovieContext) {
    self.context = context
  }
}

/// The movies that fit what the reader types.
@MainActor
final class MovieSearchModel: ObservableObject {
  /// How many characters a search may have: fewer find everything, more find nothing.
  nonisolated static let lengths = 2...30

  @Published var words = ""
  private(set) lazy var list = MovieList(context, $words.settled().map(Self.question))

  private let context: MovieContext

  init(context: MovieContext) {
    self.context = context
  }

  private nonisolated static func question(_ words: String) -> Question<MovieEndpoint> {
    let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
    if words.isEmpty { return .wait("Type at least two letters of a title.") }
    if words.count < lengths.lowerBound { return .wait("Keep typing: a search needs two letters.") }
    if words.count > lengths.upperBound { return .wait("A search may have thirty letters at most.") }
    return .ask(.search(searchString: words))
  }
}
