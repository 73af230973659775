import Foundation

/// What a context has changed in a relationship to many: another may have changed it too since.
struct RelationChange {
  private let added: [ObjectReference]
  private let removed: Set<ObjectReference>
  private let order: [ObjectReference]

  init(from before: Any?, to after: [ObjectReference]) {
    let before = before as? [ObjectReference] ?? []
    let (old, new) = (Set(before), Set(after))
    added = after.filter { !old.contains($0) }
    removed = old.subtracting(new)
    order = after
  }

  /// The relationship with the change in it.
  func applied(to now: [ObjectReference]) -> [ObjectReference] {
    let rest = now.filter { !removed.contains($0) }
    let known = Set(rest)
    let all = rest + added.filter { !known.contains($0) }
    // Where nobody else has changed it, the order is the one that was made.
    return Set(all) == Set(order) ? order : all
  }
}
