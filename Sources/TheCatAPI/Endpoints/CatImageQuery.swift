import Fetch

/// Which cats to show.
public struct CatImageQuery: Sendable, Hashable {
  /// In which order cats come.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    /// By chance: pages mean nothing, and cats come again.
    case random = "RANDOM"
    /// Oldest first. Needs a key.
    case oldestFirst = "ASC"
    /// Newest first. Needs a key.
    case newestFirst = "DESC"
  }

  /// How large the pictures are.
  public enum Size: String, Sendable, Hashable, CaseIterable {
    case thumbnail = "thumb"
    /// About 250 pixels wide.
    case small
    /// About 500 pixels wide.
    case medium = "med"
    case full
  }

  /// The files that pictures come in.
  public enum FileKind: String, Sendable, Hashable, CaseIterable {
    case jpg, png, gif
  }

  /// Cats per page: 1 to 100. Without a key the service gives ten for any number but one.
  public var limit: Int
  /// The order; by chance by default.
  public var order: Order
  /// The size; the service's own by default.
  public var size: Size?
  /// The files; all by default.
  public var kinds: [FileKind]
  /// Cats of these breeds only; all by default. Needs a key.
  public var breeds: [Breed.ID]
  /// Pictures of this kind only; all by default. The service finds nothing for several at once.
  public var category: CatCategory.ID?
  /// Cats whose breed is known only; false by default.
  public var needsBreed: Bool
  /// Whose cats they are, for the service's statistics; nobody's by default.
  public var user: String?

  /// Creates a question: one cat by chance, unless said otherwise.
  public init(
    limit: Int = 1, order: Order = .random, size: Size? = nil, kinds: [FileKind] = [], breeds: [Breed.ID] = [],
    category: CatCategory.ID? = nil, needsBreed: Bool = false, user: String? = nil
  ) {
    self.limit = limit
    self.order = order
    self.size = size
    self.kinds = kinds
    self.breeds = breeds
    self.category = category
    self.needsBreed = needsBreed
    self.user = user
  }

  /// The parameters; the service counts pages from 0.
  func items(page: Int) -> QueryItems {
    var items = QueryItems()
    items.add("limit", min(max(limit, 1), 100))
    if order != .random {
      items.add("order", order.rawValue)
      items.add("page", max(page, 1) - 1)
    }
    items.add("size", size?.rawValue)
    items.add("mime_types", kinds.map(\.rawValue))
    items.add("breed_ids", breeds)
    items.add("category_ids", category)
    items.add("has_breeds", needsBreed ? "1" : nil)
    items.add("sub_id", user)
    return items
  }
}
