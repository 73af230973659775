import Foundation

extension ModelContext {
  /// The models that a description is of.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try quietly {
      var models = try all(T.self)
      if let predicate = descriptor.predicate { models = try models.filter { try predicate.evaluate($0) } }
      if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
      if let offset = descriptor.fetchOffset, offset > 0 { models = Array(models.dropFirst(offset)) }
      if let limit = descriptor.fetchLimit, limit > 0 { models = Array(models.prefix(limit)) }
      return models
    }
  }

  /// The models that a description is of, as a collection.
  /// - Partly: all are there at once, whatever `batchSize` says.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(models: try fetch(descriptor))
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// The identifiers of the models that a description is of.
  /// - Partly: all are there at once, whatever `batchSize` says.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [PersistentIdentifier] {
    try fetchIdentifiers(descriptor)
  }

  /// Does something with each model that a description is of.
  /// - Partly: all are fetched at once; they may be changed meanwhile, whatever `allowEscapingMutations` says.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// Reads without being observed.
  func quietly<Result>(_ work: () throws -> Result) rethrows -> Result {
    let before = isQuiet
    isQuiet = true
    defer { isQuiet = before }
    return try work()
  }

  /// All models of a kind, the oldest first.
  func all<T: PersistentModel>(_ type: T.Type) throws -> [T] {
    try load(Schema.Entity.of(type)).compactMap { $0 as? T }
  }

  @discardableResult
  func load(_ entity: Schema.Entity) throws -> [any PersistentModel] {
    takeForeignChanges()
    if let known = loaded[entity.name] { return known }
    guard schema.entities.contains(where: { $0 === entity }) else {
      throw SwiftDataError(.unknownSchema, "The container's schema has no model \(entity.name).")
    }
    var models: [any PersistentModel] = []
    for row in try store.objects.rows(of: entity.name) {
      let id = PersistentIdentifier(row.key)
      if changes.deleted[id] != nil { continue }
      models.append(registered[id] ?? register(_ModelBacking(entity, row: row, context: self)))
    }
    models += changes.inserted.models.filter { $0._$backing.entity === entity }
    loaded[entity.name] = models
    return models
  }

  /// A model that is kept; nil where there is none, or it is deleted.
  func registered(_ id: PersistentIdentifier, as type: any PersistentModel.Type) -> (any PersistentModel)? {
    if let known = registered[id] { return known }
    guard changes.deleted[id] == nil, loaded[id.entityName] == nil, let row = try? store.objects.row(id.key) else {
      return nil
    }
    return register(_ModelBacking(Schema.Entity.of(type), row: row, context: self))
  }

  private func register(_ backing: _ModelBacking) -> any PersistentModel {
    let model = backing.entity.type.init(_backing: backing)
    registered[backing.identifier] = model
    return model
  }
}
