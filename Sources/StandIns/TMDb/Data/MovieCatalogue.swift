import Foundation
import Synchronization

/// Every movie there is on a day: a year and more of weekly releases, what is to come, and old ones. As days go by new
/// ones appear, old ones collect votes, and the oldest weeks leave.
final class MovieCatalogue: Sendable {
  /// The catalogue of one day.
  struct Edition: Sendable {
    let day: Int
    let movies: [MovieRecord]
    private let places: [Int: Int]
    private let parts: [Int: [Int]]

    init(day: Int, movies: [MovieRecord]) {
      self.day = day
      self.movies = movies
      places = Dictionary(movies.enumerated().map { ($1.id, $0) }) { first, _ in first }
      var parts: [Int: [Int]] = [:]
      for (place, movie) in movies.enumerated() {
        for person in Set(movie.cast.map(\.person) + movie.crew.map(\.person)) {
          parts[person, default: []].append(place)
        }
      }
      self.parts = parts
    }

    func movie(_ id: Int) -> MovieRecord? { places[id].map { movies[$0] } }

    /// Those in which a person has a part or a job.
    func movies(with person: Int) -> [MovieRecord] { (parts[person] ?? []).map { movies[$0] } }
  }

  let writer: MovieWriter
  let people: PeopleWriter
  /// The editions of the days asked for lately: four at most.
  private let shelf = Mutex<[Int: Edition]>([:])

  /// The catalogue of a seed, which all servers of a process share: it is the same for each of them.
  static func shared(seed: UInt64) -> MovieCatalogue {
    catalogues.withLock { known in
      if let catalogue = known[seed] { return catalogue }
      if known.count >= 4 { known.removeAll() }
      let catalogue = MovieCatalogue(seed: seed)
      known[seed] = catalogue
      return catalogue
    }
  }

  private static let catalogues = Mutex<[UInt64: MovieCatalogue]>([:])

  /// Weeks that have passed, and weeks to come.
  static let weeks = -60...10

  init(seed: UInt64) {
    writer = MovieWriter(seed: seed)
    people = PeopleWriter(seed: seed)
  }

  func edition(at now: Date) -> Edition {
    let day = Int((now.timeIntervalSince1970 / 86_400).rounded(.down))
    return shelf.withLock { shelf in
      if let edition = shelf[day] { return edition }
      if shelf.count >= 4 { shelf.removeAll() }
      let week = day / 7
      let numbers =
        Array(MovieWriter.classics) + Array(MovieWriter.announced)
        + Self.weeks.flatMap { MovieWriter.numbers(ofWeek: week + $0) }
      let edition = Edition(day: day, movies: numbers.map { writer.movie($0, on: day) })
      shelf[day] = edition
      return edition
    }
  }
}
