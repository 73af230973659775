import Fetch
import Foundation

/// A story, comment, job, poll or an option of a poll. Only `id` is certain; what the service leaves out is nil or empty.
public struct Item: Sendable, Hashable, Identifiable {
  /// The kind of an item. New ones may appear.
  public struct Kind: OpenValue {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let story: Kind = "story"
    public static let comment: Kind = "comment"
    public static let job: Kind = "job"
    public static let poll: Kind = "poll"
    public static let pollOption: Kind = "pollopt"
  }

  /// The number of the item: there is one sequence for all kinds.
  public var id: Int
  /// What it is.
  public var kind: Kind?
  /// Who wrote it; nil of what was deleted.
  public var author: String?
  /// When it was written.
  public var date: Date?
  /// The title of a story, job or poll: HTML.
  public var title: String?
  /// The text: HTML of a few elements.
  public var text: String?
  /// Where a story or job leads; nil of those that are text.
  public var url: URL?
  /// The points; comments have none.
  public var score: Int?
  /// How many comments there are below a story or poll, on all levels.
  public var commentCount: Int?
  /// The comments right below, best first.
  public var children: [Item.ID]
  /// What a comment is on.
  public var parent: Item.ID?
  /// The poll of an option.
  public var poll: Item.ID?
  /// The options of a poll, in order.
  public var options: [Item.ID]
  /// Whether its author took it back.
  public var isDeleted: Bool
  /// Whether others made it disappear.
  public var isDead: Bool

  /// Creates an item.
  public init(
    id: Int, kind: Kind? = nil, author: String? = nil, date: Date? = nil, title: String? = nil, text: String? = nil,
    url: URL? = nil, score: Int? = nil, commentCount: Int? = nil, children: [Int] = [], parent: Int? = nil,
    poll: Int? = nil, options: [Int] = [], isDeleted: Bool = false, isDead: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.author = author
    self.date = date
    self.title = title
    self.text = text
    self.url = url
    self.score = score
    self.commentCount = commentCount
    self.children = children
    self.parent = parent
    self.poll = poll
    self.options = options
    self.isDeleted = isDeleted
    self.isDead = isDead
  }

  /// Whether there is something to read: neither deleted nor dead.
  public var isReadable: Bool { !isDeleted && !isDead }

  /// Whether it can stand in a list of stories: readable and with a title.
  public var isListed: Bool { isReadable && title?.isEmpty == false }

  /// The name of the site that it leads to, without "www.".
  public var site: String? {
    guard let host = url?.host?.lowercased() else { return nil }
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }
}

extension Item: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, type, by, time, title, text, url, score, descendants, kids, parent, poll, parts, deleted, dead
  }

  /// Reads an item. What is missing, null or empty is nil; a field of another type is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Int? { try container.decodeIfPresent(Int.self, forKey: key) }
    func flag(_ key: CodingKeys) throws -> Bool { try container.decodeIfPresent(Bool.self, forKey: key) ?? false }
    self.init(
      id: try container.decode(Int.self, forKey: .id),
      kind: try container.decodeIfPresent(Kind.self, forKey: .type),
      author: try container.text(.by),
      date: try container.decodeIfPresent(UnixTime.self, forKey: .time)?.date,
      title: try container.text(.title),
      text: try container.text(.text),
      url: try container.address(.url),
      score: try number(.score),
      commentCount: try number(.descendants),
      children: try container.list(.kids),
      parent: try number(.parent),
      poll: try number(.poll),
      options: try container.list(.parts),
      isDeleted: try flag(.deleted),
      isDead: try flag(.dead))
  }
}

/// Seconds since 1970.
struct UnixTime: Decodable {
  let date: Date

  init(from decoder: any Decoder) throws {
    date = Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self))
  }
}
