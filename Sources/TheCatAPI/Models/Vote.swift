import Fetch
import Foundation

/// What somebody thinks of a cat.
public struct Vote: Sendable, Hashable, Identifiable {
  /// The service's number.
  public var id: Int
  /// The cat.
  public var imageID: CatImage.ID
  /// Above zero for cats one likes; the service takes any number.
  public var value: Int
  /// Whose vote it is; nil for that of all who use the key.
  public var user: String?
  /// When it was cast.
  public var createdAt: Date?
  /// Where it was cast from: a country's code of two letters.
  public var countryCode: String?
  /// Where the picture is; nil if it is gone.
  public var url: URL?

  /// Creates a vote.
  public init(
    id: Int, imageID: CatImage.ID, value: Int, user: String? = nil, createdAt: Date? = nil, countryCode: String? = nil,
    url: URL? = nil
  ) {
    self.id = id
    self.imageID = imageID
    self.value = value
    self.user = user
    self.createdAt = createdAt
    self.countryCode = countryCode
    self.url = url
  }
}

extension Vote: Decodable {
  private enum CodingKeys: String, CodingKey {
    case value
    case countryCode = "country_code"
  }

  /// Reads a vote.
  public init(from decoder: any Decoder) throws {
    let entry = try ListEntry(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: entry.id, imageID: entry.imageID, value: try container.decode(Int.self, forKey: .value), user: entry.user,
      createdAt: entry.createdAt, countryCode: try container.text(.countryCode), url: entry.url)
  }
}
