import ObjectStore

extension ModelContext {
  /// Looks at what others have written. What was changed here and is not saved stays as it is.
  func takeForeignChanges() {
    let version = store.objects.foreignVersion
    if version != foreignVersion {
      foreignVersion = version
      return readAgain()
    }
    for changes in foreign.take() {
      for row in changes.rows { take(row) }
      for key in changes.deleted { remove(PersistentIdentifier(key)) }
    }
  }

  private func take(_ row: StoredRow) {
    let id = PersistentIdentifier(row.key)
    if changes.deleted[id] != nil || changes.changed[id] != nil { return }
    guard let entity = schema.entitiesByName[row.entity] else { return }
    if let model = registered[id] {
      forget(model, keeping: row)
      listeners.changed(entity, isListed: false)
    } else if loaded[row.entity] != nil {
      let model = entity.type.init(_backing: _ModelBacking(entity, row: row, context: self))
      registered[id] = model
      loaded[row.entity]?.append(model)
      listeners.changed(entity, isListed: true)
    }
  }

  private func remove(_ id: PersistentIdentifier) {
    guard let model = registered.removeValue(forKey: id) else { return }
    model._$backing.isDeleted = true
    changes.changed.remove(id)
    loaded[id.entityName]?.removeAll { $0.persistentModelID == id }
    listeners.changed(model._$backing.entity, isListed: true)
  }

  /// Another process has written: all that is known is compared with what is there.
  private func readAgain() {
    _ = foreign.take()
    for entity in schema.entities where loaded[entity.name] != nil {
      let rows = (try? store.objects.rows(of: entity.name)) ?? []
      let there = Set(rows.map { PersistentIdentifier($0.key) })
      for row in rows { take(row) }
      for model in loaded[entity.name] ?? [] {
        let id = model.persistentModelID
        if !there.contains(id), changes.inserted[id] == nil { remove(id) }
      }
    }
  }

  /// A model says again what is kept.
  func forget(_ model: any PersistentModel, keeping row: StoredRow? = nil) {
    let backing = model._$backing
    let properties = backing.entity.properties
    // All who read any of it must read again.
    func mutate(_ index: Int) {
      guard index < properties.count else { return backing.forget(row?.data) }
      properties[index].mutate(model) { mutate(index + 1) }
    }
    mutate(0)
  }
}
