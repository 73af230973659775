import Fetch

/// A section of the news.
public struct Category: OpenValue {
  /// The text the service uses.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let business = Category("business")
  public static let entertainment = Category("entertainment")
  public static let general = Category("general")
  public static let health = Category("health")
  public static let science = Category("science")
  public static let sports = Category("sports")
  public static let technology = Category("technology")

  /// All the service has, in its order.
  public static let all: [Category] = [business, entertainment, general, health, science, sports, technology]
}
