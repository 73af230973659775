import Fetch
import Foundation

extension Article: Codable {
  private enum CodingKeys: String, CodingKey {
    case source, author, title, description, url, urlToImage, publishedAt, content
  }

  /// Reads an article. Missing and null fields are nil, and so are empty texts, dates and addresses that cannot be
  /// read; a field of another type is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String? {
      let text = try container.decodeIfPresent(String.self, forKey: key)
      return text?.allSatisfy(\.isWhitespace) ?? true ? nil : text
    }
    let content = try text(.content).map(Truncation.init)
    self.init(
      source: try container.decodeIfPresent(Source.self, forKey: .source) ?? Source(),
      author: try text(.author),
      title: try text(.title),
      description: try text(.description),
      url: try text(.url).flatMap(WebAddress.parse),
      urlToImage: try text(.urlToImage).flatMap(WebAddress.parse),
      publishedAt: try text(.publishedAt).flatMap(Timestamp.parse),
      content: content?.text,
      charactersLeftOut: content?.leftOut)
  }

  /// Writes an article as the service does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source, forKey: .source)
    try container.encode(author, forKey: .author)
    try container.encode(title, forKey: .title)
    try container.encode(description, forKey: .description)
    try container.encode(url?.absoluteString, forKey: .url)
    try container.encode(urlToImage?.absoluteString, forKey: .urlToImage)
    try container.encode(publishedAt.map { Timestamp.format($0) + "Z" }, forKey: .publishedAt)
    let suffix = charactersLeftOut.map { "… [+\($0) chars]" } ?? ""
    try container.encode(content.map { $0 + suffix }, forKey: .content)
  }
}

/// The end of a text that was cut off: "… [+2829 chars]".
struct Truncation: Hashable {
  let text: String
  let leftOut: Int?

  init(_ full: String) {
    guard full.hasSuffix(" chars]"), let open = full.range(of: "[+", options: .backwards),
      let count = Int(full[open.upperBound...].dropLast(7))
    else {
      (text, leftOut) = (full, nil)
      return
    }
    let kept = full[..<open.lowerBound].reversed().drop { $0.isWhitespace || $0 == "…" }.reversed()
    (text, leftOut) = (String(kept), count)
  }
}
