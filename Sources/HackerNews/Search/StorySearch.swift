import Fetch
import Foundation

/// What to look for, and in which order the results come.
public struct StorySearch: Sendable, Hashable {
  /// The order of results.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    /// What fits best first.
    case relevance
    /// The newest first.
    case date
  }

  /// The words: the last one may be unfinished.
  public var words: String
  /// What the results must be: all of these.
  public var tags: [SearchTag]
  /// The order; what fits best first by default.
  public var order: Order
  /// The earliest date of results; nil for any.
  public var after: Date?
  /// The date that results must be older than; nil for any. With `order` by date it leads beyond the 1,000 results that
  /// one search can reach.
  public var before: Date?
  /// The only fields that are searched, such as "url"; all by default.
  public var fields: [String]
  /// Results per page, 1 to 1,000; 20 by default.
  public var pageSize: Int

  /// The most results that one search can reach; the service calls everything beyond "no results".
  public static let resultLimit = 1000

  /// Creates a search, for stories by default.
  public init(
    _ words: String, tags: [SearchTag] = [.story], order: Order = .relevance, after: Date? = nil, before: Date? = nil,
    fields: [String] = [], pageSize: Int = 20
  ) {
    self.words = words
    self.tags = tags
    self.order = order
    self.after = after
    self.before = before
    self.fields = fields
    self.pageSize = min(max(pageSize, 1), Self.resultLimit)
  }

  /// The last page that can be asked for.
  public var lastPage: Int { Self.resultLimit / pageSize }

  /// The parameters for a page, which the service counts from 0. Dates are the only numbers that it still filters by.
  func items(page: Int) -> QueryItems {
    var items = QueryItems()
    items.add("query", words)
    items.add("tags", tags.map(\.description))
    let filters = [
      after.map { "created_at_i>=\(Self.seconds($0))" }, before.map { "created_at_i<\(Self.seconds($0))" },
    ]
    items.add("numericFilters", filters.compactMap { $0 })
    items.add("restrictSearchableAttributes", fields)
    items.add("hitsPerPage", pageSize)
    items.add("page", max(0, page - 1))
    return items
  }

  private static func seconds(_ date: Date) -> Int {
    Int(min(max(date.timeIntervalSince1970.rounded(.down), -1e15), 1e15))
  }
}

/// What a result must be.
public indirect enum SearchTag: Sendable, Hashable, CustomStringConvertible {
  case story, comment, poll, job, askHN, showHN, frontPage
  /// A poll's option.
  case pollOption
  /// Written by a user.
  case author(User.ID)
  /// On a story, or the story itself.
  case on(Item.ID)
  /// One of several.
  case any([SearchTag])

  /// The tag as the service writes it.
  public var description: String {
    switch self {
    case .story: "story"
    case .comment: "comment"
    case .poll: "poll"
    case .job: "job"
    case .askHN: "ask_hn"
    case .showHN: "show_hn"
    case .frontPage: "front_page"
    case .pollOption: "pollopt"
    case .author(let name): "author_\(name)"
    case .on(let story): "story_\(story)"
    case .any(let tags): "(\(tags.map(\.description).joined(separator: ",")))"
    }
  }
}
