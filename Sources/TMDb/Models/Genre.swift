/// A kind of movie.
public struct Genre: Sendable, Hashable, Identifiable, Decodable {
  /// The service's number for it.
  public var id: Int
  /// Its name in the language of the request; nil or empty where it has none.
  public var name: String?

  /// Creates a genre.
  public init(id: Int, name: String?) {
    self.id = id
    self.name = name
  }
}

/// The service's answer with genres.
struct GenreList: Decodable, Sendable {
  let genres: [Genre]

  /// Those with a name.
  var named: [Genre] { genres.filter { $0.name?.isEmpty == false } }
}
