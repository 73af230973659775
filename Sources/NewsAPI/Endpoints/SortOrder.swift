import Fetch

/// The order of a search, best or newest first.
public struct SortOrder: OpenValue {
  /// The text the service uses.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let relevancy = SortOrder("relevancy")
  public static let popularity = SortOrder("popularity")
  public static let publishedAt = SortOrder("publishedAt")

  /// All the service has.
  public static let all: [SortOrder] = [relevancy, popularity, publishedAt]
}
