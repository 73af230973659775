/// What a person had a part in.
public struct PersonCredits: Sendable, Hashable, Decodable {
  /// Before the camera.
  public var cast: [PersonCredit]
  /// Behind it. One movie may be there several times.
  public var crew: [PersonCredit]
}

/// A person's part in one movie.
public struct PersonCredit: Sendable, Hashable, Identifiable {
  /// The service's word for this part.
  public var id: String
  /// The movie, or the series.
  public var movie: Movie
  /// Who was played, for those before the camera.
  public var character: String?
  /// What was done, for those behind it.
  public var job: String?
  /// Whether it is a series, of which this service's movie endpoints know nothing.
  public var isSeries: Bool
}

extension PersonCredit: Decodable {
  private enum CodingKeys: String, CodingKey {
    case character, job
    case creditID = "credit_id"
    case mediaType = "media_type"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let movie = try Movie(from: decoder)
    let character = try container.text(.character)
    let job = try container.text(.job)
    self.init(
      id: try container.text(.creditID) ?? "\(movie.id) \(character ?? job ?? "")",
      movie: movie,
      character: character,
      job: job,
      isSeries: try container.text(.mediaType) == "tv")
  }
}
