/// Which programs are to sleep where more are awake than there is room for, as a pure value: those that were not used for
/// longest. So the memory of a process follows from how many of its readers do something at a time, and not from how many
/// have a page open.
package struct Crowd: Sendable {
  /// A program that is awake, and when it was last used.
  package struct Member<Name> {
    let name: Name
    let usedAt: Double

    package init(_ name: Name, usedAt: Double) {
      self.name = name
      self.usedAt = usedAt
    }
  }

  /// So many may be awake, but for those in use.
  package let limit: Int
  /// Seconds without use before which no program has to make room: waking costs more than a key.
  package static let patience = 2.0

  /// Room for so many.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Those that have to make room.
  package func resting<Name>(of awake: [Member<Name>], at now: Double) -> [Name] {
    guard awake.count > limit else { return [] }
    return awake.sorted { $0.usedAt < $1.usedAt }.prefix(awake.count - limit)
      .prefix { now - $0.usedAt >= Self.patience }.map(\.name)
  }
}
