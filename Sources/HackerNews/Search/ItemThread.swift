import Fetch
import Foundation

/// An item with everything below it, as the search knows it: one answer in place of hundreds, but a little behind, and
/// not in the order of Hacker News.
public struct ItemThread: Sendable, Hashable, Identifiable {
  /// The number of the item.
  public var id: Item.ID
  /// What it is.
  public var kind: Item.Kind?
  /// Who wrote it; nil of what was deleted.
  public var author: String?
  /// When it was written.
  public var date: Date?
  /// The title of a story: HTML.
  public var title: String?
  /// The text: HTML.
  public var text: String?
  /// Where a story leads.
  public var url: URL?
  /// The points; comments have none.
  public var score: Int?
  /// What is right below it.
  public var children: [ItemThread]

  /// How many comments there are below, on all levels; the service has no such field.
  public var commentCount: Int {
    children.reduce(children.count) { $0 + $1.commentCount }
  }
}

extension ItemThread: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, type, author, title, text, url, points, children
    case seconds = "created_at_i"
  }

  /// Reads an item and what is below it; what is missing or null is nil or empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(Int.self, forKey: .id),
      kind: try container.decodeIfPresent(Item.Kind.self, forKey: .type),
      author: try container.text(.author),
      date: try container.decodeIfPresent(UnixTime.self, forKey: .seconds)?.date,
      title: try container.text(.title),
      text: try container.text(.text),
      url: try container.address(.url),
      score: try container.decodeIfPresent(Int.self, forKey: .points),
      children: try container.list(.children))
  }
}

/// A user as the search knows them.
public struct SearchUser: Sendable, Hashable, Decodable {
  /// The name.
  public var username: String
  /// What they say of themselves: HTML.
  public var about: String?
  /// The points that their stories and comments were given.
  public var karma: Int?
}
