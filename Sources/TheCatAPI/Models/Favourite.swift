import Fetch
import Foundation

/// A cat that somebody likes best.
public struct Favourite: Sendable, Hashable, Identifiable {
  /// The service's number.
  public var id: Int
  /// The cat.
  public var imageID: CatImage.ID
  /// Whose favourite it is; nil for that of all who use the key.
  public var user: String?
  /// Since when.
  public var createdAt: Date?
  /// Where the picture is; nil if it is gone.
  public var url: URL?

  /// Creates a favourite.
  public init(id: Int, imageID: CatImage.ID, user: String? = nil, createdAt: Date? = nil, url: URL? = nil) {
    self.id = id
    self.imageID = imageID
    self.user = user
    self.createdAt = createdAt
    self.url = url
  }
}

extension Favourite: Decodable {
  /// Reads a favourite.
  public init(from decoder: any Decoder) throws {
    let entry = try ListEntry(from: decoder)
    self.init(id: entry.id, imageID: entry.imageID, user: entry.user, createdAt: entry.createdAt, url: entry.url)
  }
}
