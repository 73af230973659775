import Foundation

extension Article {
  /// The article object on the wire; withdrawn articles are tombstones.
  func json(origin: String, asHeadline: Bool = false) -> JSONValue {
    if parts.isRemoved { return tombstone }
    let suffix = asHeadline && parts.namesPublisher ? " - \(publisher.name)" : ""
    return .ordered([
      "source": .ordered([
        "id": publisher.isIndexed ? .string(publisher.id) : .null, "name": .string(publisher.name),
      ]),
      "author": .optional(parts.author),
      "title": .string(parts.title + suffix),
      "description": .optional(parts.description),
      "url": .string(origin + path),
      "urlToImage": .optional(parts.picture.map { origin + $0 }),
      "publishedAt": .string(dateText),
      "content": .optional(content),
    ])
  }

  private var tombstone: JSONValue {
    .ordered([
      "source": .ordered(["id": .null, "name": "[Removed]"]),
      "author": .null,
      "title": "[Removed]",
      "description": "[Removed]",
      "url": "https://removed.com",
      "urlToImage": .null,
      "publishedAt": .string(dateText),
      "content": "[Removed]",
    ])
  }

  private var dateText: String {
    switch parts.dateStyle {
    case .plain: Timestamp.plain(date)
    case .withOffset: Timestamp.withOffset(date)
    case .epoch: "1970-01-01T00:00:00Z"
    }
  }

  /// Some 200 characters, then how many are missing.
  private var content: String? {
    guard let opening = parts.opening, opening.count + parts.withheld > 214 else { return parts.opening }
    let missing = opening.count + parts.withheld - min(200, opening.count)
    return "\(opening.prefix(200))… [+\(missing) chars]"
  }
}
