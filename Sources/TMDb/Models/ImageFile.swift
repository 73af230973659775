/// The pictures of a movie.
public struct MovieImages: Sendable, Hashable, Decodable {
  /// Stills.
  public var backdrops: [ImageFile]
  /// Posters.
  public var posters: [ImageFile]
  /// The title as it is written on posters.
  public var logos: [ImageFile]

  private enum CodingKeys: String, CodingKey { case backdrops, posters, logos }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    backdrops = try container.list(.backdrops)
    posters = try container.list(.posters)
    logos = try container.list(.logos)
  }
}

/// The service's answer with a person's pictures.
struct Portraits: Decodable, Sendable {
  let profiles: [ImageFile]
}

/// A picture that was uploaded.
public struct ImageFile: Sendable, Hashable, Identifiable, Decodable {
  /// The service's name for it.
  public var path: ImagePath
  /// Its width in pixels.
  public var width: Int
  /// Its height in pixels.
  public var height: Int
  /// The language of its words by two letters; nil for a picture without words.
  public var language: String?

  /// The name is unique.
  public var id: ImagePath { path }

  private enum CodingKeys: String, CodingKey {
    case width, height
    case path = "file_path"
    case language = "iso_639_1"
  }
}
