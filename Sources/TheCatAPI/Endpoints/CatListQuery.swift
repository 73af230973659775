import Fetch

/// Which favourites or votes to list, newest first.
public struct CatListQuery: Sendable, Hashable {
  /// Whose; those of everyone who uses the key by default.
  public var user: String?
  /// Entries per page, 1 to 100; 100 by default.
  public var limit: Int
  /// The page, from 1.
  public var page: Int

  /// Creates a question.
  public init(user: String? = nil, limit: Int = 100, page: Int = 1) {
    self.user = user
    self.limit = limit
    self.page = page
  }

  /// The parameters; the service counts pages from 0.
  var items: QueryItems {
    var items = QueryItems()
    items.add("sub_id", user)
    items.add("limit", min(max(limit, 1), 100))
    items.add("page", max(page, 1) - 1)
    items.add("order", "DESC")
    return items
  }
}
