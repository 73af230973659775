/// A picture of a movie or a person by the name that paths have: `/po904417v0.jpg`.
struct TMDbPicture: Sendable {
  enum Kind: String, Sendable, CaseIterable {
    case poster = "po"
    case backdrop = "ba"
    case portrait = "pr"

    /// Height by width.
    var shape: Double {
      switch self {
      case .poster, .portrait: 1.5
      case .backdrop: 9 / 16
      }
    }

    /// The sizes that the service has, by name, with their widths.
    var sizes: [String: Int] {
      switch self {
      case .poster: ["w92": 92, "w154": 154, "w185": 185, "w342": 342, "w500": 500, "w780": 780, "original": 1000]
      case .backdrop: ["w300": 300, "w780": 780, "w1280": 1280, "original": 1280]
      case .portrait: ["w45": 45, "w185": 185, "h632": 421, "original": 600]
      }
    }
  }

  let kind: Kind
  let id: Int
  /// There are several pictures of one thing, from 0.
  let variant: Int

  init(_ kind: Kind, _ id: Int, _ variant: Int = 0) {
    self.kind = kind
    self.id = id
    self.variant = variant
  }

  /// Reads a name such as `po904417v0.jpg`; nil for anything else.
  init?(name: String) {
    let parts = name.dropFirst(2).split(separator: "v", omittingEmptySubsequences: false)
    guard let kind = Kind(rawValue: String(name.prefix(2))), parts.count == 2, let id = Int(parts[0]),
      parts[1].hasSuffix(".jpg"), let variant = Int(parts[1].dropLast(4)), (0..<10).contains(variant)
    else { return nil }
    self.init(kind, id, variant)
  }

  var path: String { "/\(kind.rawValue)\(id)v\(variant).jpg" }

  /// The height of a picture of so many points across.
  func height(ofWidth width: Int) -> Int { Int((Double(width) * kind.shape).rounded()) }

  func json(language: String?) -> JSONValue {
    let width = kind.sizes["original"] ?? 0
    let height = height(ofWidth: width)
    return .ordered([
      "aspect_ratio": .number((Double(width) / Double(height) * 1000).rounded() / 1000), "height": .int(height),
      "iso_639_1": .optional(language), "file_path": .string(path),
      "vote_average": .number(5 + Double((id + variant) % 40) / 10), "vote_count": .int((id + variant) % 30),
      "width": .int(width),
    ])
  }
}
