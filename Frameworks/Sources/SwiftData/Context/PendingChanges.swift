/// What a context has not saved.
struct PendingChanges {
  /// Models in the order in which they came, each once.
  struct Models {
    private var places: [PersistentIdentifier: Int] = [:]
    private var list: [(any PersistentModel)?] = []

    var models: [any PersistentModel] { list.compactMap(\.self) }
    var isEmpty: Bool { places.isEmpty }

    subscript(id: PersistentIdentifier) -> (any PersistentModel)? { places[id].flatMap { list[$0] } }

    mutating func insert(_ model: any PersistentModel) {
      let id = model.persistentModelID
      if places[id] != nil { return }
      places[id] = list.count
      list.append(model)
    }

    /// True where it was there.
    @discardableResult
    mutating func remove(_ id: PersistentIdentifier) -> Bool {
      guard let place = places.removeValue(forKey: id) else { return false }
      list[place] = nil
      return true
    }
  }

  var inserted = Models()
  var changed = Models()
  var deleted = Models()
  /// Relationships whose rule denies a deletion.
  var denied: [String] = []

  var isEmpty: Bool { inserted.isEmpty && changed.isEmpty && deleted.isEmpty }
}
