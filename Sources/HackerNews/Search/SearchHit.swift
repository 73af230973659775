import Fetch
import Foundation

/// A result of a search: a story or a comment as it was when the index last saw it.
public struct SearchHit: Sendable, Hashable, Identifiable {
  /// The number of the item.
  public var id: Item.ID
  /// Who wrote it.
  public var author: String?
  /// When it was written.
  public var date: Date?
  /// The title of the story, also of one that is commented on: HTML.
  public var title: String?
  /// The text: HTML.
  public var text: String?
  /// Where the story leads.
  public var url: URL?
  /// The points; comments have none.
  public var score: Int?
  /// How many comments there were.
  public var commentCount: Int?
  /// The story that a comment is on; the story itself.
  public var story: Item.ID?
  /// What a comment is on; nil of stories.
  public var parent: Item.ID?

  /// Whether it is a comment.
  public var isComment: Bool { parent != nil }

  /// The same as an item, as far as the index knows it.
  public var item: Item {
    Item(
      id: id, kind: isComment ? .comment : .story, author: author, date: date, title: isComment ? nil : title,
      text: text, url: url, score: score, commentCount: commentCount, parent: parent)
  }
}

extension SearchHit: Decodable {
  private enum CodingKeys: String, CodingKey {
    case objectID, author, title, url, points
    case seconds = "created_at_i"
    case commentCount = "num_comments"
    case story = "story_id"
    case parent = "parent_id"
    case storyText = "story_text"
    case storyTitle = "story_title"
    case storyURL = "story_url"
    case commentText = "comment_text"
  }

  /// Reads a result; what is missing or null is nil. Its number comes as text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Int? { try container.decodeIfPresent(Int.self, forKey: key) }
    guard let id = Int(try container.decode(String.self, forKey: .objectID)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .objectID, in: container, debugDescription: "not the number of an item")
    }
    self.init(
      id: id,
      author: try container.text(.author),
      date: try container.decodeIfPresent(UnixTime.self, forKey: .seconds)?.date,
      title: try container.text(.title) ?? container.text(.storyTitle),
      text: try container.text(.storyText) ?? container.text(.commentText),
      url: try container.address(.url) ?? container.address(.storyURL),
      score: try number(.points),
      commentCount: try number(.commentCount),
      story: try number(.story),
      parent: try number(.parent))
  }
}

/// One page of the results of a search.
public struct SearchPage: ResultPage, Hashable {
  /// The page, from 1.
  public var number: Int
  /// The results.
  public var items: [SearchHit]
  /// How many results there are in all, says the service.
  public var totalResults: Int
  public var isLast: Bool
}

/// The service's answer to a search.
struct SearchAnswer: Decodable, Sendable {
  let hits: [SearchHit]
  let nbHits: Int?
  let nbPages: Int?
}
