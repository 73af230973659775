import Fetch

/// A part of an article that is searched.
public struct SearchField: OpenValue {
  /// The text the service uses.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let title = SearchField("title")
  public static let description = SearchField("description")
  public static let content = SearchField("content")

  /// All the service has.
  public static let all: [SearchField] = [title, description, content]
}
