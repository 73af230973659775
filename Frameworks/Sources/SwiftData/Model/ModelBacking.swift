import Foundation
import ObjectStore

/// What a model says, behind the variables that it is written with. Used on the thread of its context alone.
public final class _ModelBacking {
  let entity: Schema.Entity
  let identifier: PersistentIdentifier
  /// The context that knows the model.
  weak var context: ModelContext?
  var isDeleted = false
  /// What was read or written, by name, each of the variable's own type.
  private var values: [String: Any] = [:]
  /// What is kept, as far as it is known.
  private var kept: Data?
  private var row: ModelRow?

  /// Of a new model.
  public convenience init(of type: any PersistentModel.Type) {
    self.init(Schema.Entity.of(type))
  }

  init(_ entity: Schema.Entity) {
    self.entity = entity
    identifier = PersistentIdentifier(entityName: entity.name, number: ObjectStore.makeIdentifier())
  }

  /// Of a model that is kept.
  init(_ entity: Schema.Entity, row: StoredRow, context: ModelContext) {
    self.entity = entity
    identifier = PersistentIdentifier(row.key)
    kept = row.data
    self.context = context
  }

  /// A value as the model is made.
  public func begin<Value>(_ name: String, with value: Value) {
    values[name] = value
  }

  public func get<Model: PersistentModel, Value>(
    _ name: String, of model: Model, _ keyPath: KeyPath<Model, Value>
  ) -> Value {
    if context?.isQuiet != true { model._$observationRegistrar.access(model, keyPath: keyPath) }
    return value(name)
  }

  public func set<Model: PersistentModel, Value>(
    _ name: String, of model: Model, _ keyPath: KeyPath<Model, Value>, to value: Value
  ) {
    let property = entity.property(name)
    context?.registerUndo(of: model, keyPath, in: self, from: { self.value(name) as Value })
    model._$observationRegistrar.withMutation(of: model, keyPath: keyPath) {
      guard let property, property.destination != nil else {
        values[name] = value
        return
      }
      let before = (self.value(name) as Value as? any _RelationshipValue)?._models ?? []
      values[name] = value
      Relationships.changed(
        property, of: model, from: before, to: (value as? any _RelationshipValue)?._models ?? [])
    }
    context?.didChange(model)
  }

  /// What a variable says; what was kept of it is read once.
  func value<Value>(_ name: String) -> Value {
    if let known = values[name] {
      guard let value = known as? Value else {
        fatalError("\(entity.name).\(name) is \(type(of: known)) and was asked for as \(Value.self).")
      }
      return value
    }
    let value: Value = read(name)
    values[name] = value
    return value
  }

  private func read<Value>(_ name: String) -> Value {
    guard let property = entity.property(name) else { fatalError("\(entity.name) has no variable \(name) in its schema.") }
    if let relation = Value.self as? any _RelationshipValue.Type {
      let models = related(property)
      if let value = relation._make(of: models) as? Value { return value }
      fatalError("\(entity.name).\(name) leads to a model that is no more. Make it optional, or delete with .cascade.")
    }
    if let value = contents?.value(property, as: Value.self) { return value }
    if let value = property.defaultValue as? Value { return value }
    fatalError("\(entity.name).\(name) has no value: it was not kept, and there is no default.")
  }

  /// The models that a relationship leads to, whatever it is written as.
  func related(_ property: Schema.Property) -> [any PersistentModel] {
    if let known = values[property.name] { return (known as? any _RelationshipValue)?._models ?? [] }
    guard let context, let destination = property.destination else { return [] }
    let name = Schema.Entity.of(destination).name
    return (contents?.numbers(property) ?? []).compactMap { number in
      context.registered(PersistentIdentifier(entityName: name, number: number), as: destination)
    }
  }

  /// Puts other models into a relationship, with no further consequences.
  func setRelated(_ property: Schema.Property, to models: [any PersistentModel]) {
    guard let relation = property.valueType as? any _RelationshipValue.Type else { return }
    if let value = relation._make(of: models) { values[property.name] = value }
  }

  /// What is kept, opened.
  private var contents: ModelRow? {
    if row == nil, let kept { row = ModelRow(kept) }
    return row
  }

  /// All values as bytes.
  func encoded() throws -> Data {
    try ModelRow.encode(
      entity.properties.map { property in
        if property.destination != nil {
          return (property.name, related(property).map { $0.persistentModelID.number })
        }
        func open<Value>(_ type: Value.Type) -> Any { self.value(property.name) as Value }
        let value = _openExistential(property.valueType, do: open)
        guard let value = value as? any Encodable else {
          throw SwiftDataError(.unknownSchema, "\(entity.name).\(property.name) is no Codable value and no model.")
        }
        return (property.name, value)
      })
  }

  /// What is kept from now on is what the model says.
  func didSave(_ data: Data) {
    kept = data
    row = nil
  }

  /// Forgets what was written since; another `data` is what somebody else has kept.
  func forget(_ data: Data? = nil) {
    if let data { kept = data }
    row = nil
    // What was never kept has nothing to go back to.
    if kept != nil { values = [:] }
  }

  /// Sets a value as it was before, for undoing.
  func restore<Value>(_ name: String, to value: Value) { values[name] = value }
}
