import Fetch

/// What has changed lately.
public struct Updates: Sendable, Hashable {
  /// The items, in no order that is promised.
  public var items: [Item.ID]
  /// The names of the users.
  public var profiles: [User.ID]
  /// Whether there may have been changes before these of which nothing is told: so it is when a stream begins, and
  /// when its connection was lost.
  public var hasGap = false

  /// Creates a note of changes; of none by default.
  public init(items: [Item.ID] = [], profiles: [User.ID] = []) {
    self.items = items
    self.profiles = profiles
  }

  /// Both together, nothing twice.
  public func merged(with later: Updates) -> Updates {
    let (known, names) = (Set(items), Set(profiles))
    var both = Updates(
      items: items + later.items.filter { !known.contains($0) },
      profiles: profiles + later.profiles.filter { !names.contains($0) })
    both.hasGap = hasGap || later.hasGap
    return both
  }
}

extension Updates: Decodable {
  private enum CodingKeys: String, CodingKey {
    case items, profiles
  }

  /// Reads a note of changes. The service leaves out what is empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      items: try container.list(.items),
      profiles: try container.list(.profiles))
  }
}
