import Foundation

/// A news article as the service lists it. Everything that the service may leave empty is optional.
public struct Article: Sendable, Hashable, Identifiable {
  /// Who published it.
  public var source: Source
  /// Who wrote it.
  public var author: String?
  /// The title, which often ends with the publisher's name in the headlines.
  public var title: String?
  /// One or two sentences about it.
  public var description: String?
  /// Where it can be read.
  public var url: URL?
  /// Its picture.
  public var urlToImage: URL?
  /// When it was published.
  public var publishedAt: Date?
  /// The beginning of the text, without the note on how much is missing.
  public var content: String?
  /// How many characters of the text the service keeps back; nil if it says nothing of that.
  public var charactersLeftOut: Int?

  /// Creates an article.
  public init(
    source: Source = Source(), author: String? = nil, title: String? = nil, description: String? = nil,
    url: URL? = nil, urlToImage: URL? = nil, publishedAt: Date? = nil, content: String? = nil,
    charactersLeftOut: Int? = nil
  ) {
    self.source = source
    self.author = author
    self.title = title
    self.description = description
    self.url = url
    self.urlToImage = urlToImage
    self.publishedAt = publishedAt
    self.content = content
    self.charactersLeftOut = charactersLeftOut
  }

  /// The same for the same article in every answer: its address and time, or its title where it has no address.
  public var id: String {
    let time = publishedAt.map { String(Int64($0.timeIntervalSince1970.rounded(.down).clamped)) } ?? ""
    if let url { return "\(url.absoluteString) \(time)" }
    return "\(source.id ?? source.name ?? "") \(title ?? "") \(time)"
  }

  /// The title without the publisher's name at its end.
  public var headline: String? {
    guard let title, let name = source.name, !name.isEmpty, title.hasSuffix(" - \(name)") else { return title }
    return String(title.dropLast(name.count + 3))
  }

  /// Whether the service has withdrawn the article and left an empty entry in its place.
  public var isRemoved: Bool {
    title == Self.removed || (source.name == Self.removed && source.id == nil)
      || url?.host?.lowercased() == "removed.com"
  }

  private static let removed = "[Removed]"
}

extension Double {
  /// Within what an integer can hold.
  fileprivate var clamped: Double { Swift.min(Swift.max(self, -1e15), 1e15) }
}
