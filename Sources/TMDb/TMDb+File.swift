import Combine
import Fetch
import Foundation

extension TMDb {
  /// The movies in a file that holds an answer of the service, such as one that comes with a program.
  ///
  /// Reads the whole file where it is called. A file that is not there, or holds something else, is an error that says so.
  public static func movies(inFile file: URL) throws(TMDbError) -> [Movie] {
    guard let data = try? Data(contentsOf: file) else { throw .url(file.lastPathComponent) }
    do {
      return try Fetcher.decode(MoviePage.self, from: data, with: JSONDecoder()).movies
    } catch {
      throw TMDbError(error)
    }
  }

  /// Publishes the movies in a file, read off the main thread.
  public static func fetchMovies(inFile file: URL) -> AnyPublisher<[Movie], TMDbError> {
    FetchPublisher { () async throws(TMDbError) -> [Movie] in try movies(inFile: file) }.eraseToAnyPublisher()
  }
}
