/// What has been asked for and how often it is still to happen: a pure value.
struct MisbehaviourPlan: Sendable, Equatable {
  private(set) var entries: [Misbehaviour] = []

  mutating func add(_ misbehaviour: Misbehaviour) {
    guard misbehaviour.count ?? 1 > 0 else { return }
    entries.append(misbehaviour)
  }

  mutating func reset() {
    entries.removeAll()
  }

  /// Takes the oldest misbehaviour meant for a path, once; nil means the answer is to be as it should.
  mutating func next(for path: String) -> Misbehaviour? {
    guard let index = entries.firstIndex(where: { $0.path.map(path.hasPrefix) ?? true }) else { return nil }
    let entry = entries[index]
    if let count = entry.count {
      if count > 1 { entries[index].count = count - 1 } else { entries.remove(at: index) }
    }
    return entry
  }
}
