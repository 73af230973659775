import Fetch
import Foundation

/// Someone who has written or voted in public. Names are told apart by case.
public struct User: Sendable, Hashable, Identifiable {
  /// The name.
  public var id: String
  /// When they came.
  public var created: Date?
  /// The points that their stories and comments were given.
  public var karma: Int?
  /// What they say of themselves: HTML.
  public var about: String?
  /// Everything they have written, newest first: stories, comments, polls, and what has been deleted since.
  public var submitted: [Item.ID]

  /// Creates a user.
  public init(
    id: String, created: Date? = nil, karma: Int? = nil, about: String? = nil, submitted: [Item.ID] = []
  ) {
    self.id = id
    self.created = created
    self.karma = karma
    self.about = about
    self.submitted = submitted
  }
}

extension User: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, created, karma, about, submitted
  }

  /// Reads a user; what is missing or null is nil or empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      created: try container.decodeIfPresent(UnixTime.self, forKey: .created)?.date,
      karma: try container.decodeIfPresent(Int.self, forKey: .karma),
      about: try container.text(.about),
      submitted: try container.list(.submitted))
  }
}
