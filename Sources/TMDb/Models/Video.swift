import Fetch
import Foundation

/// A trailer or another video about a movie, at a site for videos.
public struct Video: Sendable, Hashable, Identifiable {
  /// The service's word for it.
  public var id: String
  /// Its title.
  public var name: String
  /// The site, such as "YouTube".
  public var site: String?
  /// The site's word for it.
  public var key: String?
  /// What it is, such as "Trailer" or "Featurette".
  public var type: String?
  /// Whether those who made the movie published it.
  public var isOfficial: Bool
  /// Its language, by its two letters.
  public var language: String?
  /// When it was published.
  public var publishedAt: Date?

  /// Where it can be seen; nil for sites that are not known.
  public var url: URL? {
    guard let key, !key.isEmpty, key.utf8.allSatisfy({ Self.keyBytes.contains($0) }) else { return nil }
    return switch site {
    case "YouTube": URL(string: "https://www.youtube.com/watch?v=\(key)")
    case "Vimeo": URL(string: "https://vimeo.com/\(key)")
    default: nil
    }
  }

  private static let keyBytes = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}

extension Video: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, name, site, key, type, official
    case language = "iso_639_1"
    case publishedAt = "published_at"
  }

  /// Reads a video. Its time has been written in several ways; one that cannot be read is nil.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      name: try container.text(.name) ?? "",
      site: try container.text(.site),
      key: try container.text(.key),
      type: try container.text(.type),
      isOfficial: try container.decodeIfPresent(Bool.self, forKey: .official) ?? false,
      language: try container.text(.language),
      publishedAt: try container.text(.publishedAt).flatMap(Timestamp.parse))
  }
}
